//! The difference between a previously scored position and the next one. A search scores positions that are
//! a few plies apart, so few of the 80 squares differ.

use super::simd::SetOps;
use crate::laser::rules::{Bitboard, Board, Square};

/// The contents of all squares of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Snapshot {
    /// By square, as piece codes.
    pub(super) codes: [u8; Square::SLOTS],
    pub(super) occupied: Bitboard,
}

impl Snapshot {
    pub(super) const EMPTY: Snapshot = Snapshot {
        codes: [0; Square::SLOTS],
        occupied: Bitboard::EMPTY,
    };

    #[inline(always)]
    pub(super) fn of(board: &Board) -> Snapshot {
        Snapshot {
            codes: *board.codes(),
            occupied: board.occupied(),
        }
    }

    /// The squares whose contents differ from another board's.
    #[inline(always)]
    pub(super) fn differences(&self, ops: impl SetOps, other: &Snapshot) -> Bitboard {
        ops.differences(&self.codes, &other.codes)
    }
}
