//! Work that takes its time, on a thread of its own, so that input goes on being read.

use super::Event;
use super::reply::Dialect;
use crate::game::{Perft, Position, Record};
use crate::search::{Control, Handler, Info, Limits, Outcome, Searcher};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// A search or a count that runs.
pub(super) struct Task {
    control: Arc<Control>,
}

/// What has come of a task.
pub(super) enum Finished {
    /// The answer of a search.
    Search(Outcome),
    /// The lines of a count.
    Perft(Vec<String>),
    /// Nothing: the task has panicked.
    Panicked,
}

impl Task {
    /// The way to stop it.
    pub(super) fn control(&self) -> &Control {
        &self.control
    }

    /// Starts a search, which keeps the searcher locked while it runs.
    pub(super) fn search(
        searcher: Arc<Mutex<Searcher>>,
        record: Record,
        limits: Limits,
        dialect: Dialect,
        events: SyncSender<Event>,
    ) -> io::Result<Task> {
        let control = Control::new(limits.ponder);
        Task::spawn(control, events, move |control, events| {
            let mut reporter = Reporter { dialect, events };
            // A panic in an earlier search leaves nothing half done: the table's entries are
            // whole, each by itself.
            let mut searcher = searcher.lock().unwrap_or_else(PoisonError::into_inner);
            Finished::Search(searcher.go(&record, &limits, control, &mut reporter))
        })
    }

    /// Starts a count.
    pub(super) fn perft(
        position: Position,
        depth: u32,
        threads: usize,
        events: SyncSender<Event>,
    ) -> io::Result<Task> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .map_err(io::Error::other)?;
        Task::spawn(Control::new(false), events, move |control, _| {
            let perft = Perft {
                stop: Some(control.stop_flag()),
                ..Perft::default()
            };
            let counts = pool.install(|| perft.divide(&position, depth));
            if control.stopped() {
                return Finished::Perft(vec!["info string perft stopped".to_owned()]);
            }
            let total: u64 = match depth {
                0 => 1,
                _ => counts.iter().map(|(_, count)| count).sum(),
            };
            let lines = counts.iter().map(|(mv, count)| format!("{mv}: {count}"));
            Finished::Perft(lines.chain([format!("Nodes searched: {total}")]).collect())
        })
    }

    fn spawn(
        control: Control,
        events: SyncSender<Event>,
        work: impl FnOnce(&Control, &SyncSender<Event>) -> Finished + Send + 'static,
    ) -> io::Result<Task> {
        let control = Arc::new(control);
        let shared = Arc::clone(&control);
        thread::Builder::new()
            .name("search".to_owned())
            .spawn(move || {
                let finished = catch_unwind(AssertUnwindSafe(|| work(&shared, &events)));
                let finished = finished.unwrap_or(Finished::Panicked);
                // A session that is no longer there does not wait for this.
                let _ = events.send(Event::Finished(finished));
            })?;
        Ok(Task { control })
    }
}

struct Reporter<'a> {
    dialect: Dialect,
    events: &'a SyncSender<Event>,
}

impl Handler for Reporter<'_> {
    fn info(&mut self, info: &Info<'_>) {
        // As above.
        let _ = self.events.send(Event::Report(self.dialect.info(info)));
    }
}
