//! The shared progress of a search by several threads: the deepest iteration that any of them has finished.
//! `docs/experiments.md` says what it gains.

use super::root_move::{Iteration, RootMove};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A milestone of iterative deepening. The thread that completes it first supersedes the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Milestone {
    /// The first move of the iteration of this depth, for its exact score.
    FirstMove(u32),
    /// All moves of the iteration of this depth.
    Iteration(u32),
}

impl Milestone {
    /// The number of the milestone in the order of completion, from 1.
    fn number(self) -> u32 {
        match self {
            Milestone::FirstMove(depth) => 2 * depth - 1,
            Milestone::Iteration(depth) => 2 * depth,
        }
    }
}

/// The deepest iteration that any thread has completed, and the first move of the next. A thread still
/// busy with either abandons it and continues from here. This way little is searched twice, and all threads
/// compare the other moves with the same score, so that each can use the others' entries in the
/// transposition table.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// The number of the last milestone completed, 0 before the first; checked at every node.
    reached: AtomicU32,
    results: Mutex<Results>,
}

#[derive(Debug, Default)]
struct Results {
    iteration: Iteration,
    /// The first move of the next iteration, if its score is known.
    first_move: Option<RootMove>,
}

impl Progress {
    /// Whether some thread has completed this milestone, or a later one.
    #[inline]
    pub(super) fn is_past(&self, milestone: Milestone) -> bool {
        self.reached.load(Ordering::Relaxed) >= milestone.number()
    }

    /// Advances to this iteration, unless it is there already.
    pub(super) fn complete(&self, iteration: Iteration) {
        let mut results = self.lock();
        if results.iteration.depth < iteration.depth {
            self.advance(Milestone::Iteration(iteration.depth));
            *results = Results {
                iteration,
                first_move: None,
            };
        }
    }

    /// Advances to the first move of the iteration of this depth, unless it is there already.
    pub(super) fn complete_first_move(&self, depth: u32, first_move: RootMove) {
        let mut results = self.lock();
        if results.iteration.depth + 1 == depth && results.first_move.is_none() {
            self.advance(Milestone::FirstMove(depth));
            results.first_move = Some(first_move);
        }
    }

    /// The deepest completed iteration.
    pub(super) fn iteration(&self) -> Iteration {
        self.lock().iteration.clone()
    }

    /// The first move of the iteration of this depth, if that is the next one and the move's score is known.
    pub(super) fn first_move(&self, depth: u32) -> Option<RootMove> {
        if !self.is_past(Milestone::FirstMove(depth)) {
            return None;
        }
        let results = self.lock();
        let is_next = results.iteration.depth + 1 == depth;
        results.first_move.clone().filter(|_| is_next)
    }

    fn advance(&self, milestone: Milestone) {
        self.reached.store(milestone.number(), Ordering::Relaxed);
    }

    fn lock(&self) -> MutexGuard<'_, Results> {
        // A panic under the lock leaves no half-written results: each is written in one assignment.
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;

    fn iteration(depth: u32) -> Iteration {
        Iteration {
            depth,
            ..Iteration::default()
        }
    }

    #[test]
    fn progress_is_never_lost() {
        let progress = Progress::default();
        assert!(!progress.is_past(Milestone::FirstMove(1)));
        for (depth, reached) in [(1, 1), (3, 3), (2, 3), (3, 3), (4, 4)] {
            progress.complete(iteration(depth));
            assert!(progress.is_past(Milestone::Iteration(reached)));
            assert!(!progress.is_past(Milestone::FirstMove(reached + 1)));
            assert_eq!(progress.iteration().depth, reached);
        }
    }

    #[test]
    fn a_first_move_is_known_until_its_iteration_is_complete() {
        let progress = Progress::default();
        progress.complete(iteration(2));
        let moves = Setup::Ace.position().legal_moves();
        for depth in [2, 4] {
            progress.complete_first_move(depth, RootMove::new(moves[0]));
            assert!(!progress.is_past(Milestone::FirstMove(3)));
        }
        for mv in [moves[0], moves[1]] {
            progress.complete_first_move(3, RootMove::new(mv));
            assert!(progress.is_past(Milestone::FirstMove(3)));
            assert!(!progress.is_past(Milestone::Iteration(3)));
            let known = [2, 3, 4].map(|depth| progress.first_move(depth));
            assert_eq!(known, [None, Some(RootMove::new(moves[0])), None]);
        }
        progress.complete(iteration(3));
        assert!(progress.first_move(3).is_none());
        assert!(progress.first_move(4).is_none());
    }
}
