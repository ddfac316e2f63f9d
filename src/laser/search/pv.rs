//! The triangular table of principal variations.

use super::score::MAX_PLY;
use crate::laser::rules::Move;

/// The principal variation of every node on the path from the root to the current node.
pub(super) struct PvTable {
    lines: Vec<Vec<Move>>,
}

impl PvTable {
    /// A table of empty lines.
    pub(super) fn new() -> PvTable {
        PvTable {
            lines: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// Empties the line of the node at this ply.
    #[inline]
    pub(super) fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// Sets the line of the node at this ply: the move, then the line of its child.
    pub(super) fn update(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(mv);
        upper[ply].extend_from_slice(&lower[0]);
    }

    /// The line of the root.
    pub(super) fn root_line(&self) -> &[Move] {
        &self.lines[0]
    }
}
