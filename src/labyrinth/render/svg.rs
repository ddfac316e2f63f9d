//! A position as an SVG document.

use super::caption::Caption;
use crate::grid::Direction;
use crate::grid::svg::{self, CELL, outline};
use crate::labyrinth::rules::{Arrow, Position, Seat, Square, Tile, Treasure};

/// The margin around the board, for the arrows and the coordinates.
const MARGIN: i32 = 46;
const SIDE: i32 = CELL * Square::SIDE as i32;
/// The height of the strip below the board, for the spare and the players.
const STRIP: i32 = 154;
/// The height of a player's two lines in the strip.
const PLAYER: i32 = 36;
/// Where the captions of the players begin.
const CAPTION: i32 = MARGIN + CELL + 42;
/// The size of their letters.
const CAPTION_SIZE: i32 = 13;

/// The passages of the three shapes, in a square around its middle, turned north.
const DEFINITIONS: &str = r#"<defs><path id="passage-i" d="M0-30V30"/><path id="passage-c" d="M0-30V0H30"/><path id="passage-t" d="M-30 0H30M0 0V-30"/></defs>"#;

/// The board as a complete SVG document on one line, without a newline and without references to
/// anything outside it: tiles, treasures, pawns, the arrows, of which the closed one is crossed out,
/// and below them the spare and two lines about each player. Blue's home is at the lower left. The
/// mover's target has a ring and the mover's lines a bar. Equal positions give equal text.
pub fn svg(position: &Position) -> String {
    let (width, height) = (SIDE + 2 * MARGIN, SIDE + 2 * MARGIN + STRIP);
    let title = format!("<title>{position}</title>");
    let mut svg = svg::head((0, 0, width, height), &title, DEFINITIONS);
    svg.push_str(&labels());
    Arrow::all().for_each(|arrow| svg.push_str(&self::arrow(arrow, position)));
    svg.push_str(&tiles(position));
    svg.push_str(&homes());
    svg.push_str(&treasures(position));
    svg.push_str(&targets(position));
    for &seat in position.seats() {
        let (x, y) = middle(position.pawn(seat));
        let (files, ranks) = towards_home(seat);
        svg.push_str(&pawn(seat, (x + 16 * files, y - 16 * ranks)));
    }
    svg.push_str(&players(position));
    svg.push_str("</svg>");
    svg
}

fn middle(square: Square) -> (i32, i32) {
    svg::middle(square, MARGIN)
}

/// The files and ranks from the middle of the board towards a player's home: 1 or -1. Four pawns on a
/// square stand each in its player's corner.
fn towards_home(seat: Seat) -> (i32, i32) {
    let home = seat.home();
    let sign = |coordinate: u8| if coordinate == 0 { -1 } else { 1 };
    (sign(home.file()), sign(home.rank()))
}

fn color(seat: Seat) -> &'static str {
    match seat {
        Seat::Blue => "#5b9bff",
        Seat::Yellow => "#f7d21e",
        Seat::Orange => "#f2711c",
        Seat::Green => "#35b35a",
    }
}

/// The letters of the files below the board, and the digits of the ranks to its left.
fn labels() -> String {
    let diagonal = (0..Square::SIDE).map(|place| Square::on(place, place));
    let files = diagonal.clone().map(|s| (s.file(), middle(s).0));
    let ranks = diagonal.map(|s| (s.rank(), middle(s).1));
    svg::labels(files, MARGIN + SIDE + 38, ranks, 14)
}

/// The triangle of an arrow beside the board; a cross where it is closed.
fn arrow(arrow: Arrow, position: &Position) -> String {
    let (x, y) = middle(arrow.entry());
    let (files, ranks) = arrow.direction().step();
    let out = CELL / 2 + 12;
    let (x, y) = (x - out * i32::from(files), y + out * i32::from(ranks));
    if position.closed() == Some(arrow) {
        return format!(
            r##"<path d="M{} {}l14 14m0-14l-14 14" stroke="#e5484d" stroke-width="4" stroke-linecap="round"/>"##,
            x - 7,
            y - 7,
        );
    }
    let angle = 90 * arrow.direction().index();
    format!(
        r##"<path transform="translate({x} {y}) rotate({angle})" d="M0-8L9 6H-9Z" fill="#e8c547"/>"##
    )
}

/// All tiles: the backgrounds first, then the passages.
fn tiles(position: &Position) -> String {
    let mut grounds = [String::new(), String::new()];
    let mut passages = String::new();
    for square in Square::all() {
        let at = middle(square);
        grounds[usize::from(square.is_fixed())].push_str(&ground(at));
        passages.push_str(&passage(position.board().tile(square), at));
    }
    let [loose, fixed] = grounds;
    format!(
        "{}{}{}",
        colored(&loose, LOOSE),
        colored(&fixed, FIXED),
        paved(&passages)
    )
}

/// The colour of the tiles that slide.
const LOOSE: &str = "#5b4a34";
/// The colour of the fixed tiles.
const FIXED: &str = "#7a4b2a";

/// The outline of a tile's background, as part of a path.
fn ground(middle: (i32, i32)) -> String {
    outline(middle, CELL - 2)
}

fn colored(outlines: &str, color: &str) -> String {
    format!(r#"<path d="{outlines}" fill="{color}"/>"#)
}

/// The passage of a tile around a point.
fn passage(tile: Tile, (x, y): (i32, i32)) -> String {
    let shape = tile.shape().letter();
    let angle = 90 * tile.orientation().index();
    format!(r##"<use href="#passage-{shape}" transform="translate({x} {y}) rotate({angle})"/>"##)
}

fn paved(passages: &str) -> String {
    format!(
        r##"<g fill="none" stroke="#ecdfc2" stroke-width="26" stroke-linejoin="round">{passages}</g>"##
    )
}

/// A ring in the player's colour on each home.
fn homes() -> String {
    let ring = |seat: Seat| {
        let ((x, y), color) = (middle(seat.home()), color(seat));
        format!(r#"<circle cx="{x}" cy="{y}" r="9" stroke="{color}"/>"#)
    };
    let rings: String = Seat::ALL.into_iter().map(ring).collect();
    format!(r#"<g fill="none" stroke-width="4">{rings}</g>"#)
}

fn treasures(position: &Position) -> String {
    let letters: String = Square::all()
        .filter_map(|square| {
            Some(letter(
                position.board().treasure_on(square)?,
                middle(square),
            ))
        })
        .collect();
    lettered(&letters)
}

fn letter(treasure: Treasure, (x, y): (i32, i32)) -> String {
    format!(r#"<text x="{x}" y="{}">{treasure}</text>"#, y + 6)
}

fn lettered(letters: &str) -> String {
    format!(
        r##"<g fill="#4a1f0e" font-size="18" font-weight="bold" text-anchor="middle">{letters}</g>"##
    )
}

/// A ring around the mover's target; none once the game is over.
fn targets(position: &Position) -> String {
    if position.winner().is_some() {
        return String::new();
    }
    let mover = position.mover();
    let rings: String = position
        .targets(mover)
        .into_iter()
        .map(|square| {
            let (x, y) = middle(square);
            format!(r#"<circle cx="{x}" cy="{y}" r="24"/>"#)
        })
        .collect();
    let color = color(mover);
    format!(
        r#"<g fill="none" stroke="{color}" stroke-width="4" stroke-dasharray="6 4">{rings}</g>"#
    )
}

/// A pawn around a point, with the player's letter for readers who cannot tell the colours apart.
fn pawn(seat: Seat, (x, y): (i32, i32)) -> String {
    let (color, letter) = (color(seat), seat.letter());
    format!(
        r##"<circle cx="{x}" cy="{y}" r="10" fill="{color}" stroke="#10141d" stroke-width="2"/><text x="{x}" y="{}" font-size="13" font-weight="bold" text-anchor="middle" fill="#10141d">{letter}</text>"##,
        y + 4,
    )
}

/// The strip below the board: the spare, turned north, and two lines about each player.
fn players(position: &Position) -> String {
    let top = 2 * MARGIN + SIDE;
    let at = (MARGIN + CELL / 2, top + STRIP / 2 - 8);
    let spare = position.board().spare().turned(Direction::North);
    let mut strip = colored(&ground(at), LOOSE) + &paved(&passage(spare, at));
    if let Some(treasure) = spare.treasure() {
        strip.push_str(&lettered(&letter(treasure, at)));
    }
    let seats = position.seats();
    let first = at.1 - PLAYER * (seats.len() as i32 - 1) / 2;
    for (&seat, y) in seats.iter().zip((first..).step_by(PLAYER as usize)) {
        let x = CAPTION - 18;
        strip.push_str(&pawn(seat, (x, y)));
        if seat == position.mover() && position.winner().is_none() {
            let color = color(seat);
            strip.push_str(&format!(
                r#"<path d="M{} {}v16" stroke="{color}" stroke-width="4" stroke-linecap="round"/>"#,
                x - 17,
                y - 8,
            ));
        }
        let [upper, lower] = caption(position, seat);
        strip.push_str(&format!(
            r##"<g fill="#dfe6f3" font-size="{CAPTION_SIZE}"><text x="{CAPTION}" y="{}">{upper}</text><text x="{CAPTION}" y="{}">{lower}</text></g>"##,
            y - 3,
            y + 13,
        ));
    }
    strip
}

/// The two lines about a player. The first names no card and the second none twice, so both fit
/// whatever the cards are.
fn caption(position: &Position, seat: Seat) -> [String; 2] {
    let Caption {
        player,
        aim,
        left,
        found,
    } = Caption::of(position, seat);
    [player + &left, aim + &found]
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CROWD, SEEN, WON, positions, read};
    use super::*;
    use crate::grid::svg::assert_well_formed;
    use crate::labyrinth::rules::Rules;

    #[test]
    fn a_document_is_one_well_formed_line() {
        for position in positions() {
            let svg = svg(&position);
            assert_well_formed(&svg);
            assert!(svg.contains(&format!("<title>{position}</title>")));
            assert!(svg.len() < 12_000, "{}", svg.len());
        }
    }

    #[test]
    fn tiles_treasures_and_pawns_are_drawn_where_they_are() {
        for position in positions() {
            let svg = svg(&position);
            assert_eq!(svg.matches("<use ").count(), Square::COUNT + 1);
            for square in Square::all() {
                let tile = position.board().tile(square);
                assert!(svg.contains(&passage(tile, middle(square))), "{tile}");
                let treasure = tile.treasure();
                assert!(treasure.is_none_or(|one| svg.contains(&letter(one, middle(square)))));
            }
            for seat in Seat::ALL {
                let pawns = svg.matches(&format!(">{}</text>", seat.letter())).count();
                // One letter is also that of a file.
                let letters = usize::from("bg".contains(seat.letter()));
                let sits = position.seats().contains(&seat);
                assert_eq!(pawns, letters + 2 * usize::from(sits), "{seat}");
            }
        }
    }

    /// Estimated by the widths of common sans-serif letters: capitals have 0.7 em on average over the
    /// alphabet, other characters less than 0.6 em.
    #[test]
    fn captions_of_full_hands_fit() {
        let free_order = Rules {
            free_order: true,
            ..Rules::default()
        };
        let fits = |players: &str, rules| {
            let text = SEEN.replace("c5:I:KU/-/f6:??:N/-", players);
            let position = Position::from_fen(&text, rules).unwrap();
            let svg = svg(&position);
            for &seat in position.seats() {
                for line in caption(&position, seat) {
                    assert!(svg.contains(&format!(">{line}</text>")), "{line}");
                    let capitals = line.bytes().filter(u8::is_ascii_uppercase).count();
                    let em = 0.7 * capitals as f32 + 0.6 * (line.len() - capitals) as f32;
                    let end = CAPTION as f32 + em * CAPTION_SIZE as f32;
                    assert!(end < (SIDE + 2 * MARGIN) as f32, "{line}: {end}");
                }
            }
        };
        let all: String = Treasure::all().map(Treasure::letter).collect();
        fits("g7:L:ABCDEFGHIJK/-/g7:X:MNOPQRSTUVW/-", Rules::default());
        fits(&format!("b2::/-/g7:{all}:/-"), free_order);
        let (left, found) = all.split_at(12);
        fits(&format!("b2::/-/g7:{left}:{found}/-"), free_order);
        fits(&format!("c5:?:/-/g7::{}/-", &all[1..]), Rules::default());
        let four = "a1:ABCDEF:/a7:GHIJKL:/g7:MNOPQR:/g1:STUVWX:";
        fits(four, free_order);
        let last = STRIP / 2 - 8 + PLAYER * 3 / 2 + 13;
        assert!(
            last + CAPTION_SIZE / 2 < STRIP,
            "the last line of four players"
        );
    }

    #[test]
    fn the_closed_arrow_and_the_target_are_marked() {
        let cross = "stroke=\"#e5484d\"";
        let triangle = "d=\"M0-8L9 6H-9Z\"";
        let ring = "r=\"24\"";
        let count = |text: &str, what: &str| svg(&read(text)).matches(what).count();
        assert_eq!((count(SEEN, cross), count(SEEN, triangle)), (1, 11));
        let open = SEEN.replace(" g6 ", " - ");
        assert_eq!((count(&open, cross), count(&open, triangle)), (0, 12));
        assert_eq!(
            (count(SEEN, ring), count(CROWD, ring), count(WON, ring)),
            (1, 1, 0)
        );
    }
}
