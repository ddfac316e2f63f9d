//! The state that all threads of one search share (Lazy SMP).

use super::Limits;
use super::correction::CorrectionHistory;
use super::history::Histories;
use super::progress::Progress;
use super::table::SearchTable;
use crate::search::Clock;
use std::collections::TryReserveError;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The histories, kept between searches and updated by all threads.
#[derive(Debug)]
pub(super) struct SharedHistories {
    /// The histories that order moves.
    pub(super) moves: Histories,
    /// The history that corrects the static evaluation.
    pub(super) corrections: CorrectionHistory,
}

impl SharedHistories {
    pub(super) fn new() -> Result<SharedHistories, TryReserveError> {
        Ok(SharedHistories {
            moves: Histories::new()?,
            corrections: CorrectionHistory::new(),
        })
    }

    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.corrections.clear();
    }
}

#[derive(Debug)]
pub(super) struct SharedState<'a> {
    pub(super) limits: &'a Limits,
    pub(super) table: SearchTable<'a>,
    pub(super) histories: &'a SharedHistories,
    pub(super) clock: Clock<'a>,
    /// Whether there are more threads than cores.
    pub(super) oversubscribed: bool,
    /// Whether the search is over for all threads.
    pub(super) finished: AtomicBool,
    pub(super) progress: Progress,
    /// The nodes searched by each worker, as last published.
    pub(super) nodes: Vec<NodeCounter>,
}

/// A counter that one thread writes often. It has two cache lines to itself, as processors prefetch
/// lines in pairs, so that writing it causes no false sharing.
#[derive(Debug, Default)]
#[repr(align(128))]
pub(super) struct NodeCounter(AtomicU64);

impl SharedState<'_> {
    pub(super) fn threads(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn publish_nodes(&self, worker: usize, nodes: u64) {
        self.nodes[worker].0.store(nodes, Ordering::Relaxed);
    }

    /// The number of nodes that all workers have searched, as last published.
    pub(super) fn nodes(&self) -> u64 {
        let counters = self.nodes.iter();
        counters
            .map(|counter| counter.0.load(Ordering::Relaxed))
            .sum()
    }

    /// The number of nodes that all workers but this one have searched, as last published.
    pub(super) fn nodes_of_others(&self, worker: usize) -> u64 {
        self.nodes() - self.nodes[worker].0.load(Ordering::Relaxed)
    }

    /// Ends the search for all threads.
    pub(super) fn finish(&self) {
        self.finished.store(true, Ordering::Relaxed);
    }

    #[inline]
    pub(super) fn is_finished(&self) -> bool {
        self.finished.load(Ordering::Relaxed)
    }
}
