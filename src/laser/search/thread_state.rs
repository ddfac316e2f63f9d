//! The memory of one search thread between searches.

use super::refutations::Refutations;
use crate::laser::eval::network::Network;
use crate::laser::eval::{EvalCache, Evaluator};
use std::collections::TryReserveError;
use std::sync::Arc;

/// A thread's refutations, evaluator and evaluation cache, about 1 MB.
#[derive(Debug)]
pub(super) struct ThreadState {
    pub(super) refutations: Refutations,
    pub(super) evaluator: Evaluator,
    pub(super) eval_cache: EvalCache,
}

impl ThreadState {
    /// No refutations, an empty cache, and an evaluator with this network.
    ///
    /// # Errors
    /// If the system has no memory for the cache.
    pub(super) fn new(network: &Arc<Network>) -> Result<ThreadState, TryReserveError> {
        Ok(ThreadState {
            refutations: Refutations::new(),
            evaluator: Evaluator::new(Arc::clone(network)),
            eval_cache: EvalCache::new()?,
        })
    }

    /// Forgets the refutations and empties the cache.
    pub(super) fn clear(&mut self) {
        self.refutations.clear();
        self.eval_cache.clear();
    }

    /// Replaces the network, and forgets the scores of the old one.
    pub(super) fn set_network(&mut self, network: &Arc<Network>) {
        self.evaluator = Evaluator::new(Arc::clone(network));
        self.eval_cache.clear();
    }
}
