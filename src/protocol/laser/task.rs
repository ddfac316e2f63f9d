//! The laser game's tasks: a search, a count, a review or a proof that runs while input goes on being
//! read.

use super::{reply, solve as proof};
use crate::analysis::{self, Budget, PlyReview, Review};
use crate::laser::rules::{Move, Perft, Position, Record};
use crate::laser::search::{Control, Handler, Info, Limits, Outcome, SearchThread, Wdl};
use crate::laser::solver::Solver;
use crate::protocol::dialect::Dialect;
use crate::protocol::event::Event;
use crate::protocol::reply::Reply;
use crate::protocol::task::{self, Task};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::SyncSender;

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
        let Outcome { best, ponder, .. } = answer.outcome;
        let best_move = reporter.dialect.best_move(best, ponder);
        let reply = task::answered(best_move, answer.panicked);
        task::finish(&reporter.events, "search", Some(reply));
    });
    Task::new(control)
}

/// Starts a count of the positions after `depth` plies.
///
/// # Errors
/// When the system has too few threads to spare, as an error message.
pub(super) fn perft(
    searches: &SearchThread,
    position: Position,
    depth: u32,
    threads: usize,
    events: SyncSender<Event>,
) -> Result<Task, String> {
    task::perft(searches, threads, events, move |stop| {
        let perft = Perft {
            stop: Some(stop),
            ..Perft::default()
        };
        let counts = perft.divide(&position, depth);
        let total = Perft::total(depth, &counts);
        (counts, total)
    })
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
            task::report(&reports, reply::reviewed(dialect, ply, plies));
        };
        analysis::review(searcher, &game, budget, &shared, &mut report)
    };
    searches.run_searches(work, move |review| {
        task::finish(&events, "review", Some(sums(review)));
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
    let shared = Arc::clone(&stop);
    let prove = move || proof::answer(&position, moves, &mut Solver::new(shared));
    searches.run(prove, move |line| {
        let reply = line.map(|line| Reply::from(vec![line]));
        task::finish(&events, "proof", reply);
    });
    Task::new(stop)
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
        task::report(&self.events, reply::info(self.dialect, info, wdl));
    }

    fn root_move(&mut self, depth: u32, mv: Move, number: usize) {
        task::report(&self.events, reply::root_move(depth, mv, number));
    }
}
