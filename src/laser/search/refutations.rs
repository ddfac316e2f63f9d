//! Killer moves and countermoves: the quiet moves that caused the latest beta cutoffs.

use super::history::{ContinuationKey, ContinuationKeys};
use super::score::MAX_PLY;
use crate::laser::rules::Move;

/// The killers and countermoves of one thread.
#[derive(Debug)]
pub(super) struct Refutations {
    /// Countermoves: the quiet move that last refuted each ply.
    countermoves: [Option<Move>; ContinuationKey::COUNT],
    /// Killer moves: the two quiet moves that last caused a beta cutoff at each ply from the root.
    killers: [[Option<Move>; 2]; MAX_PLY + 1],
}

impl Refutations {
    /// No refutations.
    pub(super) fn new() -> Refutations {
        Refutations {
            countermoves: [None; ContinuationKey::COUNT],
            killers: [[None; 2]; MAX_PLY + 1],
        }
    }

    /// Forgets all of them.
    pub(super) fn clear(&mut self) {
        *self = Refutations::new();
    }

    /// Forgets the killers. They are indexed by ply from the root, so the next search cannot use
    /// them.
    pub(super) fn clear_killers(&mut self) {
        self.killers = [[None; 2]; MAX_PLY + 1];
    }

    /// The two killers of this ply, and the countermove to the opponent's last ply.
    #[inline]
    pub(super) fn at(&self, ply: usize, previous: ContinuationKeys) -> [Option<Move>; 3] {
        let [first, second] = self.killers[ply];
        [first, second, self.countermoves[previous[0].index()]]
    }

    /// Makes a quiet move that caused a beta cutoff at this ply a killer and the countermove to the
    /// opponent's last ply.
    pub(super) fn update(&mut self, ply: usize, previous: ContinuationKeys, mv: Move) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if previous[0] != ContinuationKey::NONE {
            self.countermoves[previous[0].index()] = Some(mv);
        }
    }
}
