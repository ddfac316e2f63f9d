//! Zobrist hashing: a random number for each piece on each square.

use super::piece::Piece;
use super::squares::Square;
use once_cell::sync::Lazy;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The Zobrist numbers. A position's key is the exclusive or of those of its pieces and, with Red to
/// move, of `red_to_move`.
pub(super) struct Zobrist {
    /// A random number for each piece on each square: by square, then by piece code.
    pieces: [[u64; Piece::CODES]; Square::COUNT],
    /// Part of the key while Red is to move.
    pub(super) red_to_move: u64,
}

impl Zobrist {
    /// The number of a piece on a square.
    #[inline]
    pub(super) fn piece(&self, piece: Piece, square: Square) -> u64 {
        self.pieces[square.index()][piece.code()]
    }
}

/// The table. Generator and seed are fixed, so that keys and the node counts of the search are the
/// same on every machine and in every build.
pub(super) static ZOBRIST: Lazy<Zobrist> = Lazy::new(|| {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(0x416b_6865_7400_0001);
    let red_to_move = random.random();
    let mut pieces = [[0; Piece::CODES]; Square::COUNT];
    for number in pieces.as_flattened_mut() {
        *number = random.random();
    }
    Zobrist {
        pieces,
        red_to_move,
    }
});
