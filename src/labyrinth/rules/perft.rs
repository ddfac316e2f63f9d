//! Perft: counts the leaves of the game tree, to test the move generator and measure its speed.

use super::moves::Move;
use super::position::Position;
use crate::search::{divide, is_stopped};
use std::sync::atomic::AtomicBool;

/// The settings of a perft count.
#[derive(Clone, Copy, Default)]
pub struct Perft<'a> {
    /// Once this is true, counting ends early with a meaningless number.
    pub stop: Option<&'a AtomicBool>,
}

impl Perft<'_> {
    /// The number of sequences of exactly `depth` turns. A turn that wins is counted if it is the last
    /// one and has no successors. The last turns are counted in bulk, as the sizes of the sets of
    /// destinations. Turns carry no marks, so the number is meaningful only if all cards are known.
    pub fn count(&self, position: &mut Position, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return position.count_moves(),
            _ if is_stopped(self.stop) => return 0,
            _ => {}
        }
        let mut count = 0;
        for reach in position.reaches() {
            for mv in reach.moves() {
                let undo = position.play_unchecked(mv);
                count += self.count(position, depth - 1);
                position.undo(&undo);
            }
        }
        count
    }

    /// The number of leaves below each legal move, in the generator's order, and in total, counted by all threads
    /// of the current rayon pool. At depth 0 the position itself is the one leaf.
    pub fn divide(&self, position: &Position, depth: u32) -> (Vec<(Move, u64)>, u64) {
        divide(depth, self.stop, position.moves(), |mv, rest| {
            let mut child = position.clone();
            child.play_unchecked(mv);
            self.count(&mut child, rest)
        })
    }
}
