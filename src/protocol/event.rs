//! What reaches a session from other threads.

use super::reply::Reply;
use crate::lines::Line;

/// What reaches a session.
pub(super) enum Event {
    /// A line of input, or its end.
    Input(Input),
    /// A line that a running task wants written.
    Report(String),
    /// A task has ended, with this reply.
    Finished(Reply),
}

/// What the input thread reads.
pub(super) enum Input {
    /// A line.
    Line(Line),
    /// The end of the input.
    End,
}

impl Input {
    /// Whether this is `isready`, which is answered even while the answer of a stopped search is
    /// still to come.
    pub(super) fn is_ready_check(&self) -> bool {
        matches!(self, Input::Line(Line::Text(line)) if line.trim_ascii() == "isready")
    }
}
