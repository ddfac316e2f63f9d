//! A search, a count or other work that runs while input goes on being read.

use super::event::Event;
use super::game_session::Context;
use super::reply::Reply;
use crate::running::{self, Pool, SearchThread, Total};
use std::fmt::Display;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;

/// How a conversation controls a task, from another thread.
pub(super) trait Control {
    /// Ends the task as soon as possible.
    fn stop(&self);

    /// Whether [`Control::stop`] was called.
    fn stopped(&self) -> bool;

    /// Reports that the opponent played the expected move.
    fn ponder_hit(&self);
}

impl Control for running::Control {
    fn stop(&self) {
        running::Control::stop(self);
    }

    fn stopped(&self) -> bool {
        running::Control::stopped(self)
    }

    fn ponder_hit(&self) {
        running::Control::ponder_hit(self);
    }
}

/// Work that a flag stops does not ponder.
impl Control for AtomicBool {
    fn stop(&self) {
        self.store(true, Ordering::Relaxed);
    }

    fn stopped(&self) -> bool {
        self.load(Ordering::Relaxed)
    }

    fn ponder_hit(&self) {}
}

/// A running task. It sends its reports and, at its end, a reply to the conversation.
pub(super) struct Task {
    control: Arc<dyn Control>,
    /// Whether it ends by itself before the conversation ends.
    outlasts_input: bool,
}

impl Task {
    /// The task that this control stops.
    pub(super) fn new(control: Arc<dyn Control>) -> Task {
        Task {
            control,
            outlasts_input: false,
        }
    }

    /// Tells the task that nobody will send `stop`.
    pub(super) fn end_input(&self) {
        if !self.outlasts_input {
            self.control.stop();
        }
    }

    /// The control by which the task is stopped.
    pub(super) fn control(&self) -> &dyn Control {
        &*self.control
    }
}

/// Sends the conversation a line of a running task.
pub(super) fn report(events: &SyncSender<Event>, line: String) {
    // A session that has ended needs no reports.
    let _ = events.send(Event::Report(line));
}

/// Sends the conversation the reply of a task that has ended; `None` if the work has panicked, which is
/// named in the error.
pub(super) fn finish(events: &SyncSender<Event>, work: &str, reply: Option<Reply>) {
    let failed = || Reply::error(&format!("internal: the {work} has failed"));
    // A session that has ended does not wait for this.
    let _ = events.send(Event::Finished(reply.unwrap_or_else(failed)));
}

/// Starts a bench, which `run` does on a table of its own, and writes what `akhet bench` writes.
pub(super) fn bench<S: Send + 'static, E: Display>(
    searches: &SearchThread<S>,
    context: &Context,
    run: impl FnOnce(&running::Control, &mut dyn FnMut(&str, u64)) -> Result<Total, E> + Send + 'static,
) -> Task {
    let control = Arc::new(running::Control::new(false));
    let shared = Arc::clone(&control);
    let (reports, events) = (context.events.clone(), context.events.clone());
    let work = move || {
        let mut of_position = |fen: &str, nodes| report(&reports, Total::line(fen, nodes));
        match run(&shared, &mut of_position) {
            Err(error) => Reply::error(&format!("bench: {error}")),
            Ok(_) if shared.stopped() => vec!["info string bench stopped".to_owned()].into(),
            Ok(total) => vec![total.to_string()].into(),
        }
    };
    searches.run(work, move |reply| finish(&events, "bench", reply));
    Task {
        control,
        // Scripts send `bench` and close the input at once. A page that is gone needs no result.
        outlasts_input: context.permissions.files,
    }
}

/// The reply that ends a search. After a panic the move of the answer is any legal one.
pub(super) fn answered(best_move: String, panicked: bool) -> Reply {
    let failed = "internal: the search has failed, any legal move is played instead";
    Reply {
        error: panicked.then(|| failed.to_owned()),
        lines: vec![best_move],
    }
}

/// Starts a count of the positions after some plies on this many threads. `divide` counts them below each
/// move and in all, until the flag says stop.
///
/// # Errors
/// When the system has too few threads to spare, as an error message.
pub(super) fn perft<S: Send + 'static, M: Display + Send>(
    searches: &SearchThread<S>,
    threads: usize,
    events: SyncSender<Event>,
    divide: impl FnOnce(&AtomicBool) -> (Vec<(M, u64)>, u64) + Send + 'static,
) -> Result<Task, String> {
    let pool = Pool::new(threads).map_err(|error| format!("go perft: {error}"))?;
    let stop = Arc::new(AtomicBool::new(false));
    let shared = Arc::clone(&stop);
    let count = move || {
        let (counts, total) = pool.install(|| divide(&shared));
        if shared.stopped() {
            return vec!["info string perft stopped".to_owned()];
        }
        let lines = counts.iter().map(|(mv, count)| format!("{mv}: {count}"));
        lines.chain([format!("Nodes searched: {total}")]).collect()
    };
    searches.run(count, move |lines| {
        finish(&events, "count", lines.map(Reply::from));
    });
    Ok(Task::new(stop))
}
