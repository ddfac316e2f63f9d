//! The traced beams that the evaluation needs. A ply changes two or three squares of 80, so most
//! beams of a position are those of a position seen shortly before.

use crate::laser::rules::optics::{self, BeamAxes};
use crate::laser::rules::{Bitboard, Color, Direction, Position, Square};

/// The King rays and the standing beams of a board, traced again only where a square of theirs has
/// changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BeamCache {
    /// The King rays by player and direction: the squares that a beam would visit if it left the
    /// King. The path of a beam can be reversed, so an enemy beam that is deflected onto a King ray
    /// towards the King hits it.
    king_rays: [[Bitboard; 4]; 2],
    /// The squares of the Kings, from which their rays were traced.
    kings: [Option<Square>; 2],
    /// The standing beams of both players.
    beams: [BeamAxes; 2],
    /// The squares that may have changed since the beams were traced.
    changed: Bitboard,
}

impl BeamCache {
    /// The beams of this position.
    pub(super) fn of(position: &Position) -> BeamCache {
        let mut beams = BeamCache {
            king_rays: [[Bitboard::EMPTY; 4]; 2],
            kings: [None; 2],
            beams: [BeamAxes::default(); 2],
            changed: Bitboard::ALL,
        };
        beams.update(position);
        beams
    }

    /// Notes that the content of these squares may have changed.
    #[inline]
    pub(super) fn invalidate(&mut self, squares: Bitboard) {
        self.changed |= squares;
    }

    /// Brings the beams to this position: traces those again that visit a changed square.
    pub(super) fn update(&mut self, position: &Position) {
        let board = position.board();
        for color in Color::ALL {
            let beam = &mut self.beams[color.index()];
            let squares = beam.path() | Bitboard::of(color.laser_square());
            if self.changed.intersects(squares) {
                *beam = BeamAxes::of(board, color);
            }
            let king = position.king(color);
            let moved = king != self.kings[color.index()];
            self.kings[color.index()] = king;
            for direction in Direction::ALL {
                let ray = &mut self.king_rays[color.index()][direction as usize];
                if moved || self.changed.intersects(*ray) {
                    *ray = king.map_or(Bitboard::EMPTY, |king| {
                        optics::king_ray(board, king, direction)
                    });
                }
            }
        }
        self.changed = Bitboard::EMPTY;
    }

    /// The squares on the rays of a player's King.
    #[inline]
    pub(super) fn king_rays(&self, color: Color) -> Bitboard {
        let [north, east, south, west] = self.king_rays[color.index()];
        north | east | south | west
    }

    /// The standing beam of a player.
    #[inline]
    pub(super) fn beam(&self, color: Color) -> &BeamAxes {
        &self.beams[color.index()]
    }
}
