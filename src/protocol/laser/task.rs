//! The laser game's tasks: a search, a count, a review or a proof that runs while input goes on being
//! read.

use super::{reply, solve as proof};
use crate::analysis::{self, Budget, PlyReview, Review};
use crate::laser::rules::{Move, Perft, Position, Record};
use crate::laser::search::{Answer, Control, Handler, Info, Limits, SearchThread, Wdl};
use crate::laser::solver::Solver;
use crate::protocol::dialect::Dialect;
use crate::protocol::event::Event;
use crate::protocol::reply::Reply;
use crate::protocol::task::{self, Task};
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::SyncSender;

impl task::Control for Control {
    fn stop(&self) {
        Control::stop(self);
    }

    fn stopped(&self) -> bool {
        Control::stopped(self)
    }

    fn ponder_hit(&self) {
        Control::ponder_hit(self);
    }
}

/// Starts a search, whose reports go to `events` as lines of the dialect. With `show_wdl` they
/// give the expected results too.
pub(super) fn search(
    searches: &SearchThread,
    record: Record,
    limits: Limits,
    ponder: bool,
    dialect: Dialect,
    show_wdl: bool,
    events: SyncSender<Event>,
) -> Task {
    let control = Arc::new(Control::new(ponder));
    let pieces = record.position().board().occupied().count();
    let reporter = Reporter {
        dialect,
        pieces: show_wdl.then_some(pieces),
        events,
    };
    let shared = Arc::clone(&control);
    searches.search(record, limits, shared, reporter, |answer, reporter| {
        // A session that has ended does not wait for this.
        let _ = reporter
            .events
            .send(Event::Finished(best_move(&answer, reporter.dialect)));
    });
    Task::new(control)
}

/// Starts a count of the positions after `depth` plies.
///
/// # Errors
/// When the system has too few threads to spare.
pub(super) fn perft(
    searches: &SearchThread,
    position: Position,
    depth: u32,
    threads: usize,
    events: SyncSender<Event>,
) -> io::Result<Task> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(io::Error::other)?;
    let control = Arc::new(Control::new(false));
    let shared = Arc::clone(&control);
    let count = move || {
        let perft = Perft {
            stop: Some(shared.stop_flag()),
            ..Perft::default()
        };
        let counts = pool.install(|| perft.divide(&position, depth));
        if shared.stopped() {
            return vec!["info string perft stopped".to_owned()];
        }
        let total = Perft::total(depth, &counts);
        let lines = counts.iter().map(|(mv, count)| format!("{mv}: {count}"));
        lines.chain([format!("Nodes searched: {total}")]).collect()
    };
    searches.run(count, move |lines| {
        // As above.
        let reply = lines.map(Reply::from);
        let reply = reply.unwrap_or_else(|| Reply::error("internal: the count has failed"));
        let _ = events.send(Event::Finished(reply));
    });
    Ok(Task::new(control))
}

/// Starts a review of the game, whose plies go to `events` as lines of the dialect.
pub(super) fn review(
    searches: &SearchThread,
    game: Record,
    budget: Budget,
    dialect: Dialect,
    events: SyncSender<Event>,
) -> Task {
    let control = Arc::new(Control::new(false));
    let shared = Arc::clone(&control);
    let plies = game.plies().len();
    let reports = events.clone();
    let work = move |searcher: &mut _| {
        let mut report = |ply: &PlyReview| {
            // As above.
            let _ = reports.send(Event::Report(dialect.reviewed(ply, plies)));
        };
        analysis::review(searcher, &game, budget, &shared, &mut report)
    };
    searches.run_searches(work, move |review| {
        // As above.
        let _ = events.send(Event::Finished(sums(review)));
    });
    Task::new(control)
}

/// Starts a proof that the side to move wins or loses within `moves` of the winner's moves.
pub(super) fn solve(
    searches: &SearchThread,
    position: Position,
    moves: u32,
    events: SyncSender<Event>,
) -> Task {
    let stop = Arc::new(AtomicBool::new(false));
    let control = Arc::new(Control::with_stop(Arc::clone(&stop)));
    let prove = move || proof::answer(&position, moves, &mut Solver::new(stop));
    searches.run(prove, move |line| {
        // As above.
        let reply = line.map(|line| Reply::from(vec![line]));
        let reply = reply.unwrap_or_else(|| Reply::error("internal: the proof has failed"));
        let _ = events.send(Event::Finished(reply));
    });
    Task::new(control)
}

/// The reply that ends a search.
fn best_move(answer: &Answer, dialect: Dialect) -> Reply {
    let failed = "internal: the search has failed, any legal move is played instead";
    Reply {
        error: answer.panicked.then(|| failed.to_owned()),
        lines: vec![dialect.best_move(&answer.outcome)],
    }
}

/// The reply that ends a review: its sums, unless it has failed, and the line that ends it.
fn sums(review: Option<Review>) -> Reply {
    let mut reply = match review {
        Some(review) => Reply::from(reply::review_sums(&review).to_vec()),
        None => Reply::error("internal: the review has failed"),
    };
    reply.lines.push("reviewok".to_owned());
    reply
}

/// Sends the reports of a search to the session.
struct Reporter {
    dialect: Dialect,
    /// The number of pieces on the board, if reports give the expected results.
    pieces: Option<u32>,
    events: SyncSender<Event>,
}

impl Handler for Reporter {
    fn info(&mut self, info: &Info<'_>) {
        let wdl = self.pieces.map(|pieces| Wdl::of(info.score, pieces));
        // A session that has ended needs no reports.
        let _ = self
            .events
            .send(Event::Report(self.dialect.info(info, wdl)));
    }

    fn root_move(&mut self, depth: u32, mv: Move, number: usize) {
        let line = self.dialect.root_move(depth, mv, number);
        // As above.
        let _ = self.events.send(Event::Report(line));
    }
}
