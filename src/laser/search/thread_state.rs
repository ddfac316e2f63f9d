//! The memory of one search thread between searches.

use super::history::Histories;
use crate::laser::eval::EvalCache;
use std::collections::TryReserveError;

/// A thread's histories and evaluation cache, about 6 MB.
#[derive(Debug)]
pub(super) struct ThreadState {
    pub(super) histories: Histories,
    pub(super) eval_cache: EvalCache,
}

impl ThreadState {
    /// Empty histories and an empty cache.
    ///
    /// # Errors
    /// If the system has no memory for them.
    pub(super) fn new() -> Result<ThreadState, TryReserveError> {
        Ok(ThreadState {
            histories: Histories::new()?,
            eval_cache: EvalCache::new(),
        })
    }

    /// Empties the histories and the cache. This also touches all of their memory, so that no search
    /// has to do it while its clock runs.
    pub(super) fn clear(&mut self) {
        self.histories.clear();
        self.eval_cache.clear();
    }
}
