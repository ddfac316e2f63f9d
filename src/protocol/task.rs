//! A search, a count or other work during which input is still read, and what it sends.

use super::dialect::Dialect;
use crate::lines::Line;
use crate::search::Control;
use std::sync::Arc;

/// What reaches a session from other threads.
pub enum Event {
    Input(Input),
    /// A line that a running task wants written.
    Report(String),
    /// A task has ended, with this reply.
    Finished(Reply),
}

/// Where tasks send their events.
pub type Events = Arc<dyn Fn(Event) + Send + Sync>;

/// What the input thread reads.
pub enum Input {
    Line(Line),
    End,
}

impl Input {
    /// Whether this is `isready`, which is answered even while the answer of a stopped search is
    /// still to come.
    pub(super) fn is_ready_check(&self) -> bool {
        matches!(self, Input::Line(Line::Text(line)) if line.trim_ascii() == "isready")
    }
}

/// What is written at the end of a task: an error, if there was one, and the lines after it.
pub struct Reply {
    pub(super) error: Option<String>,
    pub(super) lines: Vec<String>,
}

impl Reply {
    pub(super) fn lines(lines: Vec<String>) -> Reply {
        Reply { error: None, lines }
    }

    pub(super) fn error(message: String) -> Reply {
        Reply {
            error: Some(message),
            lines: Vec::new(),
        }
    }
}

/// A running task. It sends its reports and, at its end, a reply to the conversation.
pub struct Task {
    pub(super) control: Arc<Control>,
    /// Whether it runs to its own end after the input has ended.
    pub(super) outlasts_input: bool,
}

impl Task {
    /// Tells the task that nobody will send `stop`.
    pub(super) fn end_input(&self) {
        if !self.outlasts_input {
            self.control.stop();
        }
    }
}

/// Where a task sends its reports, and how they are worded.
#[derive(Clone)]
pub struct Reports {
    pub(super) dialect: Dialect,
    /// Whether reports give the win, draw and loss probabilities (`wdl`).
    pub(super) show_wdl: bool,
    pub(super) events: Events,
}

impl Reports {
    pub(super) fn send(&self, line: String) {
        (self.events)(Event::Report(line));
    }

    /// Sends the reply that ends the task.
    pub(super) fn finish(&self, reply: Reply) {
        (self.events)(Event::Finished(reply));
    }
}
