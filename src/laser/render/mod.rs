//! Pictures of a position with its beams: [`text()`] for a terminal, [`svg()`] for a page.
//!
//! [`text_view`] and [`svg_view`] also draw the shot of a move; [`text_compact`] draws a board in a third
//! of the lines, [`text_narrow`] also in half of the columns. The functions return strings and print nothing.

mod glyphs;
mod svg;
mod text;
mod view;

pub use crate::grid::{Charset, TextStyle};
pub use svg::PIECES;
pub use svg::{svg, svg_board, svg_scene, svg_view};
pub use text::{Phrase, Size, text, text_compact, text_narrow, text_said, text_view};
pub use view::{Area, Beams, ParseAreaError, View};

#[cfg(test)]
pub(crate) mod tests {
    use crate::laser::rules::{BeamEnd, Color, Position, Setup};

    /// Every piece in every orientation, the Lasers in two positions.
    pub(crate) const ALL_PIECES: [&str; 2] = [
        "ls4k4/10/1SnSesnse5/1PnPePsPwpnpepspw1/1DnDeDsDwdndedsdw1/10/10/4K4Ln b 1",
        "le4k4/10/1SnSesnse5/1PnPePsPwpnpepspw1/1DnDeDsDwdndedsdw1/10/10/4K4Lw r 12",
    ];
    /// Each beam ends at the other Laser, along the same squares.
    pub(crate) const ONE_PATH: &str = "le8Ps/10/10/4k5/4K5/10/10/9Ln b 7";
    /// Red's beam hits Blue's King unless Red turns its Laser.
    const KING_HIT: &str = "le4K4/10/10/4k5/dn9/10/10/9Ln r 7";
    /// A shield stops Red's beam.
    const SHIELDED: &str = "ls4K4/10/10/4k5/dn9/10/10/9Ln r 7";

    pub(crate) fn read(fen: &str) -> Position {
        fen.parse().unwrap()
    }

    /// A position without Blue's King.
    pub(crate) fn finished() -> Position {
        let mut position = read(KING_HIT);
        position.play("e5e4".parse().unwrap()).unwrap();
        assert_eq!(position.king(Color::Blue), None);
        position
    }

    /// The five setups, the positions above, and some from games played by a fixed rule.
    pub(crate) fn positions() -> Vec<Position> {
        let mut positions: Vec<_> = [ONE_PATH, KING_HIT, SHIELDED]
            .into_iter()
            .chain(ALL_PIECES)
            .map(read)
            .collect();
        positions.push(finished());
        for setup in Setup::OFFICIAL {
            let mut position = setup.position().clone();
            let mut seed = 1 + setup as usize;
            for _ in 0..100 {
                positions.push(position.clone());
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7fff_ffff;
                position.play(moves[(seed >> 8) % moves.len()]).unwrap();
            }
        }
        positions
    }

    #[test]
    fn the_sample_has_every_kind_of_end() {
        let positions = positions();
        assert!(positions.iter().any(|p| p.winner().is_some()));
        let beams = positions
            .iter()
            .flat_map(|p| Color::ALL.map(|color| p.beam(color)));
        let ends: Vec<_> = beams.map(|beam| beam.end()).collect();
        assert!(ends.contains(&BeamEnd::Out));
        assert!(ends.iter().any(|end| matches!(end, BeamEnd::Shield(_))));
        assert!(ends.iter().any(|end| matches!(end, BeamEnd::Laser(_))));
        assert!(ends.iter().any(|end| matches!(end, BeamEnd::Hit(_))));
    }
}
