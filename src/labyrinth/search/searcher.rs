//! The searcher: the entry point of the search.

use super::deals;
use super::limiter::Limiter;
use super::open;
use super::root::{Reports, Root, RootMove};
use super::samples;
use super::score::reported;
use super::strength;
use super::table::TranspositionTable;
use super::{Limits, Outcome};
use crate::labyrinth::eval;
use crate::labyrinth::rules::{Move, Record};
use crate::search::{Configure, Control, Handler, NoThreads, Pool, TableTooLarge};

/// The search with what it keeps from one search to the next: the transposition table and the threads.
#[derive(Debug)]
pub struct Searcher {
    table: TranspositionTable,
    /// The threads of the search, if there are several.
    pool: Option<Pool>,
}

impl Searcher {
    /// A searcher with a transposition table of this many mebibytes. It searches on one thread, the
    /// caller's.
    ///
    /// # Errors
    /// If the system has no memory for the table.
    pub fn new(mebibytes: usize) -> Result<Searcher, TableTooLarge> {
        eval::prepare();
        Ok(Searcher {
            table: TranspositionTable::new(mebibytes)?,
            pool: None,
        })
    }

    /// Searches the position at the end of the record, whose moves tell about the hidden cards. Returns when
    /// a limit is reached or the control says stop; an infinite search returns only when it says stop.
    pub fn go(
        &mut self,
        record: &Record,
        limits: &Limits,
        control: &Control,
        handler: &mut dyn Handler<Move>,
    ) -> Outcome {
        let position = record.position();
        let limits = &limits.effective(|strength, allowed| {
            let considered = strength::considered(strength, position, allowed);
            (strength::max_nodes(strength), considered)
        });
        let limiter = Limiter::start(limits, position.place(position.mover()), control);
        let mut root = Root::new(record, limits);
        let mut report = Reports::new(handler, &limiter);
        root.estimate(&mut report);
        let several = root.position.seats().len() > 2;
        // At reduced strength one thread searches.
        let pool = self.pool.as_deref().filter(|_| limits.strength.is_none());
        match (root.is_open(), several) {
            (true, false) => open::two_players(&mut root, &self.table, pool, &mut report),
            (true, true) => open::several_players(&mut root, &mut report),
            (false, true) => samples::search(&mut root, pool, &mut report),
            (false, false) => deals::search(&mut root, pool, &mut report),
        }
        report.finish(&root.moves);
        limiter.clock().wait();
        let best = root.moves.first();
        Outcome {
            best: best.map(RootMove::mv),
            ponder: best.and_then(|best| best.line.get(1).copied()),
            score: best.map(|best| reported(best.value)),
            nodes: limiter.nodes(),
        }
    }
}

impl Configure for Searcher {
    fn set_hash(&mut self, mebibytes: usize) -> Result<(), TableTooLarge> {
        self.table = TranspositionTable::new(mebibytes)?;
        Ok(())
    }

    fn set_threads(&mut self, threads: usize) -> Result<(), NoThreads> {
        let threads = threads.max(1);
        let now = self
            .pool
            .as_ref()
            .map_or(1, |pool| pool.current_num_threads());
        if threads != now {
            self.pool = match threads {
                1 => None,
                _ => Some(Pool::new(threads)?),
            };
        }
        Ok(())
    }

    fn clear(&mut self) {
        self.table.clear();
    }
}
