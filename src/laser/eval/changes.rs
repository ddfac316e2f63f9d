//! What differs between the position that was last scored and the next one. Positions that a search
//! scores one after the other lie a few plies apart, so a few of 80 squares differ.

use crate::laser::rules::{Board, Square};
use arrayvec::ArrayVec;

/// A square whose content differs. Contents are piece codes, 0 for an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SquareChange {
    pub(super) square: Square,
    pub(super) before: u8,
    pub(super) after: u8,
}

/// All squares that differ, in rising order.
pub(super) type SquareChanges = ArrayVec<SquareChange, { Square::COUNT }>;

/// The contents of all squares of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Snapshot([u8; Square::SLOTS]);

impl Snapshot {
    /// A board without pieces.
    pub(super) const EMPTY: Snapshot = Snapshot([0; Square::SLOTS]);

    /// The contents of the squares of this board.
    #[inline(always)]
    pub(super) fn of(board: &Board) -> Snapshot {
        Snapshot(*board.codes())
    }

    /// The squares that differ on this board.
    #[inline(always)]
    pub(super) fn changes_to(&self, board: &Board) -> SquareChanges {
        let mut changes = SquareChanges::new();
        let (before, _) = self.0.as_chunks::<8>();
        let (after, _) = board.codes().as_chunks::<8>();
        for word in 0..Square::COUNT / 8 {
            // Eight squares at a time: a byte of the difference is not 0 where a square differs.
            let mut difference = u64::from_le_bytes(before[word]) ^ u64::from_le_bytes(after[word]);
            while difference != 0 {
                let byte = difference.trailing_zeros() / 8;
                difference &= !(0xff << (8 * byte));
                let square = Square::at(8 * word as u32 + byte);
                changes.push(SquareChange {
                    square,
                    before: self.0[square.index()],
                    after: board.codes()[square.index()],
                });
            }
        }
        changes
    }
}
