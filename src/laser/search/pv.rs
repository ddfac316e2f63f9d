//! The principal variations: the best line below each node of the path.

use super::MAX_PLY;
use crate::laser::rules::Move;

/// The best lines below the nodes from the root to the current one.
pub(super) struct PvTable {
    lines: Vec<Vec<Move>>,
}

impl PvTable {
    pub(super) fn new() -> PvTable {
        PvTable {
            lines: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// Nothing is known yet from this ply on.
    #[inline]
    pub(super) fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// The best line at this ply is this move, and then the best line of the next ply.
    pub(super) fn update(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(mv);
        upper[ply].extend_from_slice(&lower[0]);
    }

    pub(super) fn line(&self) -> &[Move] {
        &self.lines[0]
    }
}
