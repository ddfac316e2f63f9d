//! Work that takes its time, on a thread of its own, so that input goes on being read.

use super::Event;
use super::reply::Dialect;
use crate::laser::rules::{Move, Perft, Position, Record};
use crate::laser::search::{Control, Handler, Info, Limits, Outcome, STACK, Searcher, Wdl};
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
    /// Nothing: the search has panicked.
    Panicked,
}

impl Task {
    /// The way to stop it.
    pub(super) fn control(&self) -> &Control {
        &self.control
    }

    /// Starts a search, which keeps the searcher locked while it runs. With `show_wdl` its reports
    /// tell what the scores promise.
    pub(super) fn search(
        searcher: Arc<Mutex<Searcher>>,
        record: Record,
        limits: Limits,
        ponder: bool,
        dialect: Dialect,
        show_wdl: bool,
        events: SyncSender<Event>,
    ) -> io::Result<Task> {
        let control = Control::new(ponder);
        Task::spawn(
            control,
            events,
            Finished::Panicked,
            move |control, events| {
                let pieces = record.position().board().occupied().count();
                let mut reporter = Reporter {
                    dialect,
                    pieces: show_wdl.then_some(pieces),
                    events,
                };
                // A panic in an earlier search leaves nothing half done: the table's entries are
                // whole, each by itself.
                let mut searcher = searcher.lock().unwrap_or_else(PoisonError::into_inner);
                Finished::Search(searcher.go(&record, &limits, control, &mut reporter))
            },
        )
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
        let failed = vec!["info string error internal: the count has failed".to_owned()];
        Task::spawn(
            Control::new(false),
            events,
            Finished::Perft(failed),
            move |control, _| {
                let perft = Perft {
                    stop: Some(control.stop_flag()),
                    ..Perft::default()
                };
                let counts = pool.install(|| perft.divide(&position, depth));
                if control.stopped() {
                    return Finished::Perft(vec!["info string perft stopped".to_owned()]);
                }
                let total = Perft::total(depth, &counts);
                let lines = counts.iter().map(|(mv, count)| format!("{mv}: {count}"));
                Finished::Perft(lines.chain([format!("Nodes searched: {total}")]).collect())
            },
        )
    }

    /// Starts a thread that sends what the work comes to, or `panicked` if it panics.
    fn spawn(
        control: Control,
        events: SyncSender<Event>,
        panicked: Finished,
        work: impl FnOnce(&Control, &SyncSender<Event>) -> Finished + Send + 'static,
    ) -> io::Result<Task> {
        let control = Arc::new(control);
        let shared = Arc::clone(&control);
        thread::Builder::new()
            .name("search".to_owned())
            .stack_size(STACK)
            .spawn(move || {
                let finished = catch_unwind(AssertUnwindSafe(|| work(&shared, &events)));
                let finished = finished.unwrap_or(panicked);
                // A session that is no longer there does not wait for this.
                let _ = events.send(Event::Finished(finished));
            })?;
        Ok(Task { control })
    }
}

struct Reporter<'a> {
    dialect: Dialect,
    /// The pieces on the board, where the chances are to be told.
    pieces: Option<u32>,
    events: &'a SyncSender<Event>,
}

impl Handler for Reporter<'_> {
    fn info(&mut self, info: &Info<'_>) {
        // A session that is no longer there needs no reports.
        let chances = self.pieces.map(|pieces| Wdl::of(info.score, pieces));
        let line = self.dialect.info(info, chances);
        let _ = self.events.send(Event::Report(line));
    }

    fn root_move(&mut self, depth: u32, mv: Move, number: usize) {
        // As above.
        let line = self.dialect.root_move(depth, mv, number);
        let _ = self.events.send(Event::Report(line));
    }
}
