//! Perft: counts the leaves of the game tree, to test the move generator and measure its speed.

use super::moves::Move;
use super::position::Position;
use crate::search::poll_input;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};

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
            _ if self.stopped() => return 0,
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
        let Some(rest) = depth.checked_sub(1) else {
            return (Vec::new(), 1);
        };
        if self.stopped() {
            return (Vec::new(), 0);
        }
        let count = |mv| {
            let mut child = position.clone();
            child.play_unchecked(mv);
            (mv, self.count(&mut child, rest))
        };
        let moves = position.moves().collect::<Vec<_>>();
        let counts: Vec<_> = moves.into_par_iter().map(count).collect();
        let total = counts.iter().map(|(_, count)| count).sum();
        (counts, total)
    }

    fn stopped(&self) -> bool {
        poll_input();
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}
