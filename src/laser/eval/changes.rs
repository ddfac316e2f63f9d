//! The difference between the last scored position and the next one. A search scores positions that are
//! a few plies apart, so few of the 80 squares differ.

use super::sets::SetOps;
use crate::laser::rules::{Board, Square};
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
pub(super) struct Snapshot([u8; Square::SLOTS]);

impl Snapshot {
    pub(super) const EMPTY: Snapshot = Snapshot([0; Square::SLOTS]);

    #[inline(always)]
    pub(super) fn of(board: &Board) -> Snapshot {
        Snapshot(*board.codes())
    }

    /// Appends the squares that differ on this board.
    #[inline(always)]
    pub(super) fn changes_to(&self, ops: impl SetOps, board: &Board, changes: &mut SquareChanges) {
        let (before, after) = (&self.0, board.codes());
        ops.differences(before, after)
            .into_iter()
            .for_each(|square| {
                changes.push(SquareChange {
                    square,
                    before: before[square.index()],
                    after: after[square.index()],
                });
            });
    }
}
