//! What the searches of all threads learn, from one search to the next.

use super::correction::CorrectionHistory;
use super::history::Histories;
use std::collections::TryReserveError;

/// The histories that all threads share: each learns from what all have searched.
#[derive(Debug)]
pub(super) struct SharedHistories {
    /// The histories that order moves.
    pub(super) moves: Histories,
    /// The history that corrects the static evaluation.
    pub(super) corrections: CorrectionHistory,
}

impl SharedHistories {
    /// Empty histories.
    ///
    /// # Errors
    /// If the system has no memory for them.
    pub(super) fn new() -> Result<SharedHistories, TryReserveError> {
        Ok(SharedHistories {
            moves: Histories::new()?,
            corrections: CorrectionHistory::new(),
        })
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.corrections.clear();
    }
}
