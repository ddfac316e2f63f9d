//! The line that follows a search at a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Display;

/// A line on standard error that says who is thinking, and of what. It goes when this is dropped.
pub(super) struct ThinkingLine {
    bar: ProgressBar,
    /// What the line begins with.
    who: String,
}

impl ThinkingLine {
    /// The line for this player's search; none is seen if it is not `watched`.
    pub(super) fn new(watched: bool, player: impl Display) -> ThinkingLine {
        let bar = if watched {
            ProgressBar::new_spinner()
        } else {
            ProgressBar::hidden()
        };
        // `wide_msg` cuts the line to the width of the terminal.
        if let Ok(style) = ProgressStyle::with_template("{wide_msg}") {
            bar.set_style(style);
        }
        let who = format!("{player} is thinking (Ctrl-C: move now)");
        bar.set_message(who.clone());
        ThinkingLine { bar, who }
    }

    /// Shows a report.
    pub(super) fn tell(&self, report: &str) {
        self.bar.set_message(format!("{}  {report}", self.who));
        self.bar.tick();
    }
}

impl Drop for ThinkingLine {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
