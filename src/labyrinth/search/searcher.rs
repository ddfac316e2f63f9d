//! The searcher: the front of the search.

use super::clock::Clock;
use super::deals;
use super::limits::Limits;
use super::open;
use super::report::{Handler, Outcome};
use super::root::{Reports, Root};
use super::samples;
use super::score::{Score, chance_of};
use super::table::{TableTooLarge, TranspositionTable};
use crate::labyrinth::eval;
use crate::labyrinth::rules::Record;
pub use crate::running::NoThreads;
use crate::running::{Control, Pool};
use std::thread;
use std::time::Duration;

/// The search with what it keeps from one search to the next: the transposition table and the threads.
#[derive(Debug)]
pub struct Searcher {
    table: TranspositionTable,
    /// The threads of the search if they are several.
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

    /// Replaces the transposition table by an empty one of this many mebibytes.
    ///
    /// # Errors
    /// If the system has no memory for the table. The old table then remains.
    pub fn set_hash(&mut self, mebibytes: usize) -> Result<(), TableTooLarge> {
        self.table = TranspositionTable::new(mebibytes)?;
        Ok(())
    }

    /// Sets the number of threads that later searches use; 0 means 1.
    ///
    /// # Errors
    /// If the system cannot start the threads. The old threads then remain.
    pub fn set_threads(&mut self, threads: usize) -> Result<(), NoThreads> {
        self.pool = match threads {
            0 | 1 => None,
            _ => Some(Pool::new(threads)?),
        };
        Ok(())
    }

    /// Clears the transposition table.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches the position at the end of the record, whose past tells of the hidden cards. Returns when
    /// a limit is reached or the control says stop; an infinite search does not return before that.
    pub fn go(
        &mut self,
        record: &Record,
        limits: &Limits,
        control: &Control,
        handler: &mut dyn Handler,
    ) -> Outcome {
        let clock = Clock::start(limits, record.position().mover(), control);
        let mut root = Root::new(record, limits);
        let mut report = Reports::to(handler);
        root.estimate(limits, &clock, &mut report);
        let several = root.position.seats().len() > 2;
        let strength = limits.effective_strength();
        // At reduced strength one thread searches.
        let pool = self.pool.as_deref().filter(|_| strength.is_none());
        match (root.is_open(), several) {
            (true, false) => {
                open::two_players(&mut root, limits, &clock, &self.table, pool, &mut report);
            }
            (true, true) => open::several_players(&mut root, limits, &clock, &mut report),
            (false, true) => samples::search(&mut root, limits, &clock, pool, &mut report),
            (false, false) => {
                deals::search(&mut root, limits, &clock, pool, &mut report);
            }
        }
        while clock.must_wait() {
            thread::sleep(Duration::from_millis(1));
        }
        if let Some(strength) = strength {
            let chances: Vec<f32> = root.moves.iter().map(|one| chance_of(one.value)).collect();
            if let Some(chosen) = strength.choose(&chances) {
                root.moves.swap(0, chosen);
                report.report_chosen(root.moves.first(), &clock);
            }
        }
        Outcome {
            best: root.moves.first().map(|best| best.mv()),
            ponder: root
                .moves
                .first()
                .and_then(|best| best.line.get(1).copied()),
            score: root.moves.first().map(|best| Score::new(best.value)),
            nodes: clock.nodes(),
        }
    }
}
