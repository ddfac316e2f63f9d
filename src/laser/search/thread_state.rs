//! What a search thread keeps from one search to the next.

use super::history::Histories;
use crate::laser::eval::EvalCache;

/// A thread's histories and evaluation cache, some 6 MB.
#[derive(Debug)]
pub(super) struct ThreadState {
    pub(super) histories: Histories,
    pub(super) eval_cache: EvalCache,
}

impl ThreadState {
    /// Empty histories and an empty cache.
    pub(super) fn new() -> ThreadState {
        ThreadState {
            histories: Histories::new(),
            eval_cache: EvalCache::new(),
        }
    }

    /// Empties the histories and the cache. It writes to all of their memory, so that no page is
    /// first touched by a search, whose clock runs.
    pub(super) fn clear(&mut self) {
        self.histories.clear();
        self.eval_cache.clear();
    }
}
