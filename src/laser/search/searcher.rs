//! The searcher, the search's public interface, and the thread that it searches on.

use super::shared::SharedHistories;
use super::strength;
use super::table::TranspositionTable;
use super::threads::{NoThreads, Workers};
use super::time_management;
use super::{Limits, Outcome};
use crate::laser::eval::network::Network;
use crate::laser::rules::{Move, Record};
use crate::search::{self, Clock, Configure, Control, Handler, TableTooLarge};
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
        // Loaded now rather than on the clock of the first search.
        let network = Arc::clone(Network::embedded());
        Ok(Searcher {
            table: TranspositionTable::new(mebibytes)?,
            histories: SharedHistories::new().map_err(|_| TableTooLarge(mebibytes))?,
            workers: Workers::new(1, &network).map_err(|_| TableTooLarge(mebibytes))?,
            network,
        })
    }

    /// Evaluates with this network from now on. The old one's scores stay in the transposition table
    /// until it is cleared.
    pub fn set_network(&mut self, network: Arc<Network>) {
        self.workers.set_network(&network);
        // The corrections belong to the old network's scores.
        self.histories.corrections.clear();
        self.network = network;
    }

    /// The network that later searches evaluate with.
    pub fn network(&self) -> &Arc<Network> {
        &self.network
    }

    /// Searches the position at the end of the record, on the caller's thread and its helpers. Past
    /// positions of the record count for repetitions. Returns when a limit is reached or the control
    /// says stop; an infinite search returns only on stop, a pondering one not before stop or a ponder hit.
    pub fn go(
        &mut self,
        record: &Record,
        limits: &Limits,
        control: &Control,
        handler: &mut dyn Handler<Move>,
    ) -> Outcome {
        let budget = time_management::budget(limits, record.position().side());
        let clock = Clock::start(budget, limits.infinite, control);
        let table = self.table.new_search();
        let limits = limits.effective(|strength, allowed| {
            let considered = strength::considered(strength, record.position(), allowed);
            (strength::max_nodes(strength), considered)
        });
        self.workers
            .search(record, &limits, table, &self.histories, clock, handler)
    }
}

impl Configure for Searcher {
    fn set_hash(&mut self, mebibytes: usize) -> Result<(), TableTooLarge> {
        self.table = TranspositionTable::new(mebibytes)?;
        Ok(())
    }

    fn set_threads(&mut self, threads: usize) -> Result<(), NoThreads> {
        if threads.max(1) != self.workers.len() {
            self.workers = Workers::new(threads, &self.network)?;
        }
        Ok(())
    }

    fn clear(&mut self) {
        self.table.clear();
        self.histories.clear();
        self.workers.clear();
    }
}

/// A [`Searcher`] and the thread that it searches on.
pub type SearchThread = search::SearchThread<Searcher>;
