//! A search, a count or other work that runs while input goes on being read.

use std::sync::Arc;

/// How a conversation controls a task, from another thread.
pub(super) trait Control {
    /// Ends the task as soon as possible.
    fn stop(&self);

    /// Whether [`Control::stop`] was called.
    fn stopped(&self) -> bool;

    /// Reports that the opponent played the expected move.
    fn ponder_hit(&self);
}

/// A running task. It sends its reports and, at its end, a reply to the conversation.
pub(super) struct Task {
    control: Arc<dyn Control>,
}

impl Task {
    /// The task that this control stops.
    pub(super) fn new(control: Arc<dyn Control>) -> Task {
        Task { control }
    }

    /// The control by which the task is stopped.
    pub(super) fn control(&self) -> &dyn Control {
        &*self.control
    }
}
