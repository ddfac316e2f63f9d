//! The searcher: the front of the search.

use super::clock::Clock;
use super::limits::Limits;
use super::report::{Handler, Outcome};
use super::shared_histories::SharedHistories;
use super::table::{TableTooLarge, TranspositionTable};
use super::threads::{NoThreads, Workers};
use crate::laser::eval::network::Network;
use crate::laser::rules::Record;
use crate::running::Control;
use std::sync::Arc;

/// The search with everything that it keeps from one search to the next: the transposition table,
/// the histories, the threads, and the network.
#[derive(Debug)]
pub struct Searcher {
    table: TranspositionTable,
    histories: SharedHistories,
    workers: Workers,
    network: Arc<Network>,
}

impl Searcher {
    /// A searcher with a transposition table of this many mebibytes. It searches on one thread, the
    /// caller's.
    ///
    /// # Errors
    /// If the system has no memory for the table or for the histories.
    pub fn new(mebibytes: usize) -> Result<Searcher, TableTooLarge> {
        // Now rather than in the first search, while its clock runs.
        let network = Arc::clone(Network::embedded());
        Ok(Searcher {
            table: TranspositionTable::new(mebibytes)?,
            histories: SharedHistories::new().map_err(|_| TableTooLarge(mebibytes))?,
            workers: Workers::new(1, &network).map_err(|_| TableTooLarge(mebibytes))?,
            network,
        })
    }

    /// Replaces the transposition table by an empty one of this many mebibytes.
    ///
    /// # Errors
    /// If the system has no memory for the table. The old table then remains.
    pub fn set_hash(&mut self, mebibytes: usize) -> Result<(), TableTooLarge> {
        self.table = TranspositionTable::new(mebibytes)?;
        Ok(())
    }

    /// Sets the number of threads that later searches use, the caller's included; 0 means 1.
    ///
    /// # Errors
    /// If the system cannot start the threads. The old threads then remain.
    pub fn set_threads(&mut self, threads: usize) -> Result<(), NoThreads> {
        if threads.max(1) != self.workers.len() {
            self.workers = Workers::new(threads, &self.network)?;
        }
        Ok(())
    }

    /// Evaluates with this network from now on. Scores of the old one stay in the transposition table
    /// until it is cleared.
    pub fn set_network(&mut self, network: Arc<Network>) {
        self.workers.set_network(&network);
        // They corrected the old network's scores.
        self.histories.corrections.clear();
        self.network = network;
    }

    /// The network that later searches evaluate with.
    pub fn network(&self) -> &Arc<Network> {
        &self.network
    }

    /// Clears the transposition table and all histories. This also touches their memory, so that the
    /// next search does not wait for pages from the system.
    pub fn clear(&mut self) {
        self.table.clear();
        self.histories.clear();
        self.workers.clear();
    }

    /// Searches the position at the end of the record, on the caller's thread and its helpers. Past
    /// positions of the record count for repetitions. Returns when a limit is reached or the control
    /// says stop; an infinite or pondering search does not return before that.
    pub fn go(
        &mut self,
        record: &Record,
        limits: &Limits,
        control: &Control,
        handler: &mut dyn Handler,
    ) -> Outcome {
        let clock = Clock::start(limits, record.position().side(), control);
        let table = self.table.new_search();
        let limits = limits.effective();
        self.workers
            .search(record, &limits, table, &self.histories, clock, handler)
    }
}
