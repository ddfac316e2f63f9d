//! Labyrinth's tasks: a search or a count that runs while input goes on being read.

use super::reply;
use crate::labyrinth::rules::{Perft, Position, Record};
use crate::labyrinth::search::{Control, Handler, Info, Limits, Searcher};
use crate::protocol::dialect::Dialect;
use crate::protocol::event::Event;
use crate::protocol::task::{self, Task};
use crate::running::SearchThread;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

/// Starts a search, whose reports go to the reporter. With `ponder` it begins on an opponent's time.
pub(super) fn search(
    searches: &SearchThread<Searcher>,
    record: Record,
    limits: Limits,
    ponder: bool,
    mut reporter: Reporter,
) -> Task {
    let control = Arc::new(Control::new(ponder));
    let shared = Arc::clone(&control);
    let (dialect, events) = (reporter.dialect, reporter.events.clone());
    let any_move = record.position().moves().next();
    let work = move |searcher: &mut Searcher| searcher.go(&record, &limits, &shared, &mut reporter);
    searches.run_searches(work, move |outcome| {
        let (best, ponder) = outcome.map_or((any_move, None), |found| (found.best, found.ponder));
        let best_move = dialect.best_move(best, ponder);
        let reply = task::answered(best_move, outcome.is_none());
        task::finish(&events, "search", Some(reply));
    });
    Task::new(control)
}

/// Starts a count of the sequences of `depth` turns.
///
/// # Errors
/// When the system has too few threads to spare, as an error message.
pub(super) fn perft(
    searches: &SearchThread<Searcher>,
    position: Position,
    depth: u32,
    threads: usize,
    events: SyncSender<Event>,
) -> Result<Task, String> {
    task::perft(searches, threads, events, move |stop| {
        let counts = Perft { stop: Some(stop) }.divide(&position, depth);
        let total = Perft::total(depth, &counts);
        (counts, total)
    })
}

/// Sends the reports of a search to the session.
pub(super) struct Reporter {
    pub(super) dialect: Dialect,
    /// The number of players.
    pub(super) players: u32,
    /// Whether reports give the expected results.
    pub(super) show_wdl: bool,
    pub(super) events: SyncSender<Event>,
}

impl Handler for Reporter {
    fn info(&mut self, info: &Info<'_>) {
        let line = reply::info(self.dialect, self.players, self.show_wdl, info);
        task::report(&self.events, line);
    }
}
