//! The difference between a position scored before and the next one. A search scores positions that are
//! a few plies apart, so few of the 80 squares differ.

use super::sets::SetOps;
use crate::laser::rules::{Bitboard, Board, Square};
use arrayvec::ArrayVec;

/// A square whose content differs. Contents are piece codes, 0 for an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SquareChange {
    pub(super) square: Square,
    pub(super) before: u8,
    pub(super) after: u8,
}

/// All squares that differ, in ascending order.
pub(super) type SquareChanges = ArrayVec<SquareChange, { Square::COUNT }>;

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

    /// The squares that differ on another board.
    #[inline(always)]
    pub(super) fn differences(&self, ops: impl SetOps, other: &Snapshot) -> Bitboard {
        ops.differences(&self.codes, &other.codes)
    }

    /// The changes to another board, which differs on these squares.
    #[inline(always)]
    pub(super) fn changes_to(&self, other: &Snapshot, squares: Bitboard) -> SquareChanges {
        let mut changes = SquareChanges::new();
        squares.into_iter().for_each(|square| {
            changes.push(SquareChange {
                square,
                before: self.codes[square.index()],
                after: other.codes[square.index()],
            });
        });
        changes
    }
}
