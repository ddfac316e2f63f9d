//! The light that the evaluation looks at. A ply changes two or three squares of 80, so most light of a
//! position is that of one looked at shortly before.

use crate::laser::rules::optics::{self, BeamAxes};
use crate::laser::rules::{Bitboard, Color, Direction, Position, Square};

/// Light on a board whose squares change.
#[derive(Clone, Debug)]
pub(super) struct BeamCache {
    /// The light that would leave each King, in each direction. It can be travelled backwards: what
    /// comes onto it from aside goes to the King.
    kings: [[Bitboard; 4]; 2],
    /// Where the Kings stood.
    squares: [Option<Square>; 2],
    /// The beams of both players.
    beams: [BeamAxes; 2],
    /// The squares that have changed since all of this was true.
    changed: Bitboard,
}

impl BeamCache {
    /// The light of this position.
    pub(super) fn of(position: &Position) -> BeamCache {
        let mut beams = BeamCache {
            kings: [[Bitboard::EMPTY; 4]; 2],
            squares: [None; 2],
            beams: [BeamAxes::default(); 2],
            changed: Bitboard::ALL,
        };
        beams.follow(position);
        beams
    }

    /// Something else may stand on these squares from now on.
    #[inline]
    pub(super) fn change(&mut self, squares: Bitboard) {
        self.changed |= squares;
    }

    /// Traces again what is not true of this position any more.
    pub(super) fn follow(&mut self, position: &Position) {
        let board = position.board();
        for color in Color::ALL {
            let beam = &mut self.beams[color.index()];
            if self
                .changed
                .intersects(beam.path() | Bitboard::of(color.laser_square()))
            {
                *beam = BeamAxes::of(board, color);
            }
            let king = position.king(color);
            let moved = king != self.squares[color.index()];
            self.squares[color.index()] = king;
            for direction in Direction::ALL {
                let light = &mut self.kings[color.index()][direction as usize];
                if moved || self.changed.intersects(*light) {
                    *light = king.map_or(Bitboard::EMPTY, |king| {
                        optics::king_ray(board, king, direction)
                    });
                }
            }
        }
        self.changed = Bitboard::EMPTY;
    }

    /// The squares of the light that would leave a player's King: a beam that is turned onto it hits
    /// the King.
    #[inline]
    pub(super) fn to_king(&self, color: Color) -> Bitboard {
        let [north, east, south, west] = self.kings[color.index()];
        north | east | south | west
    }

    /// The beam of a player.
    #[inline]
    pub(super) fn beam(&self, color: Color) -> &BeamAxes {
        &self.beams[color.index()]
    }
}
