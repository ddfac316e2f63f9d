//! Perft: counts the leaves of the game tree, to test the move generator and measure its speed.

use super::moves::Move;
use super::position::Position;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};

/// The settings of a perft count.
#[derive(Clone, Copy, Default)]
pub struct Perft<'a> {
    /// Once this is true, counting ends early with a meaningless number.
    pub stop: Option<&'a AtomicBool>,
}

/// A root move with the number of leaves below it.
pub type Division = (Move, u64);

impl Perft<'_> {
    /// The number of sequences of exactly `depth` turns. A turn that wins is counted if it is the last
    /// one and has no successors. The last turns are counted in bulk, as the sizes of the sets of
    /// destinations. Turns carry no marks, so the number has a meaning only where all cards are known.
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

    /// The number of leaves below each legal move, in the generator's order, counted by all threads of
    /// the current rayon pool. Empty for depth 0.
    pub fn divide(&self, position: &Position, depth: u32) -> Vec<Division> {
        let Some(rest) = depth.checked_sub(1) else {
            return Vec::new();
        };
        if self.stopped() {
            return Vec::new();
        }
        let moves: Vec<_> = position.moves().collect();
        moves
            .into_par_iter()
            .map(|mv| {
                let mut child = position.clone();
                child.play_unchecked(mv);
                (mv, self.count(&mut child, rest))
            })
            .collect()
    }

    /// The total number of leaves of a division to this depth.
    pub fn total(depth: u32, counts: &[Division]) -> u64 {
        match depth {
            0 => 1,
            _ => counts.iter().map(|(_, count)| count).sum(),
        }
    }

    fn stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}
