//! The memory of one search thread between searches.

use super::correction::CorrectionHistory;
use super::history::Histories;
use crate::laser::eval::network::Network;
use crate::laser::eval::{EvalCache, Evaluator};
use std::collections::TryReserveError;
use std::sync::Arc;

/// A thread's histories, corrections, evaluator and evaluation cache, about 4 MB.
#[derive(Debug)]
pub(super) struct ThreadState {
    pub(super) histories: Histories,
    pub(super) corrections: CorrectionHistory,
    pub(super) evaluator: Evaluator,
    pub(super) eval_cache: EvalCache,
}

impl ThreadState {
    /// Empty histories and an empty cache, and an evaluator with this network.
    ///
    /// # Errors
    /// If the system has no memory for them.
    pub(super) fn new(network: &Arc<Network>) -> Result<ThreadState, TryReserveError> {
        Ok(ThreadState {
            histories: Histories::new()?,
            corrections: CorrectionHistory::new(),
            evaluator: Evaluator::new(Arc::clone(network)),
            eval_cache: EvalCache::new(),
        })
    }

    /// Empties the histories and the cache. This also touches all of their memory, so that no search
    /// has to do it while its clock runs.
    pub(super) fn clear(&mut self) {
        self.histories.clear();
        self.corrections.clear();
        self.eval_cache.clear();
    }

    /// Replaces the network, and forgets the scores of the old one and what they were corrected by.
    pub(super) fn set_network(&mut self, network: &Arc<Network>) {
        self.evaluator = Evaluator::new(Arc::clone(network));
        self.eval_cache.clear();
        self.corrections.clear();
    }
}
