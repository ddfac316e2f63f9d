//! The frontier of a search by several threads: the deepest iteration that any of them has completed.

use super::iterate::RootMove;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The deepest iteration that any thread has completed. A thread that is still busy with that depth or a
/// lower one gives it up and goes on from here, so that few iterations are completed twice.
#[derive(Debug, Default)]
pub(super) struct Frontier {
    /// The depth of the iteration, 0 before the first, for a look at every node.
    depth: AtomicU32,
    iteration: Mutex<Iteration>,
}

/// The result of an iteration.
#[derive(Clone, Debug, Default)]
pub(super) struct Iteration {
    /// Its depth; 0 if there was none.
    pub(super) depth: u32,
    /// The greatest ply reached in it.
    pub(super) seldepth: usize,
    /// The root moves after it, best first.
    pub(super) root_moves: Vec<RootMove>,
}

impl Frontier {
    /// The depth of the deepest iteration that was completed; 0 before the first.
    #[inline]
    pub(super) fn depth(&self) -> u32 {
        self.depth.load(Ordering::Relaxed)
    }

    /// Advances the frontier to this iteration, unless it is there already.
    pub(super) fn advance(&self, completed: Iteration) {
        let mut iteration = self.lock();
        if iteration.depth < completed.depth {
            self.depth.store(completed.depth, Ordering::Relaxed);
            *iteration = completed;
        }
    }

    /// The deepest iteration that was completed.
    pub(super) fn iteration(&self) -> Iteration {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Iteration> {
        // A panic of a thread that held the lock leaves a whole iteration: it is written at once.
        self.iteration
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frontier_never_falls_back() {
        let frontier = Frontier::default();
        assert_eq!(frontier.depth(), 0);
        for (depth, reached) in [(1, 1), (3, 3), (2, 3), (3, 3), (4, 4)] {
            frontier.advance(Iteration {
                depth,
                ..Iteration::default()
            });
            assert_eq!(frontier.depth(), reached);
            assert_eq!(frontier.iteration().depth, reached);
        }
    }
}
