//! The progress of long work, on standard error: a bar at a terminal, otherwise plain lines.

use crate::arguments::resume_command;
use crate::terminal::{on_one_line, print_note};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// The time between two plain lines.
const INTERVAL: Duration = Duration::from_secs(10);

/// A progress bar with this `indicatif` template, starting at `before`; `None` if standard error is not a terminal.
pub fn progress_bar(template: &str, before: u64, total: u64) -> Option<ProgressBar> {
    stderr().is_terminal().then(|| {
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template(template);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_position(before);
        bar.reset_eta();
        bar.enable_steady_tick(Duration::from_secs(1));
        bar
    })
}

/// The progress of countable work, such as the games of a match.
pub struct Progress {
    /// The progress bar; `None` if standard error is not a terminal.
    bar: Option<ProgressBar>,
    unit: &'static str,
    start: Instant,
    last: Instant,
    before: u64,
    total: u64,
}

impl Progress {
    /// The progress towards a total of units, such as games, `before` of which an earlier run has done.
    pub fn new(unit: &'static str, before: u64, total: u64) -> Progress {
        let template =
            format!("{{pos}}/{{len}} {unit} {{wide_msg}} {{elapsed}} elapsed, {{eta}} left");
        Progress {
            bar: progress_bar(&template, before, total),
            unit,
            start: Instant::now(),
            last: Instant::now(),
            before,
            total,
        }
    }

    /// Updates the number done and the status line.
    pub fn show(&mut self, done: u64, line: impl FnOnce() -> String) {
        if let Some(bar) = &self.bar {
            bar.set_position(done);
            bar.set_message(on_one_line(&line()));
        } else if self.last.elapsed() >= INTERVAL {
            self.last = Instant::now();
            let new = done.saturating_sub(self.before).max(1);
            let each = self.start.elapsed().as_secs_f64() / new as f64;
            let left = each * self.total.saturating_sub(done) as f64;
            let (total, unit, line) = (self.total, self.unit, line());
            let done = format!("{done}/{total} {unit} {line}");
            print_note(&format!("{}, {left:.0} s left", done.trim_end()));
        }
    }

    /// Writes a line above the progress bar.
    pub fn note(&self, line: &str) {
        self.pause(|| print_note(line));
    }

    /// Hides the progress bar while `write` runs.
    pub fn pause<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Says on standard error how to continue this interrupted run.
pub fn print_continuation() {
    if let Some(command) = resume_command() {
        print_note(&format!("To continue: {command}"));
    }
}

/// Writes a command's report. A closed pipe is not an error: the exit code still gives the result.
pub fn print_result(out: &mut dyn Write, text: &str) -> io::Result<()> {
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}
