//! The progress of a running match, on standard error: a progress bar at a terminal, plain lines
//! otherwise.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// The time between two plain lines.
const INTERVAL: Duration = Duration::from_secs(10);

/// A bar of this template (of the crate `indicatif`) for `total` games, of which `before` are there;
/// `None` if standard error is not a terminal.
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

/// The progress of a match.
pub struct Progress {
    /// The progress bar; `None` if standard error is not a terminal.
    bar: Option<ProgressBar>,
    start: Instant,
    last: Instant,
    /// The number of games that an earlier run has played.
    before: u64,
    total: u64,
}

impl Progress {
    /// The progress of a match of `total` games, of which an earlier run has played `before`.
    pub fn new(before: u64, total: u64) -> Progress {
        let bar = progress_bar(
            "{pos}/{len} games {wide_msg} {elapsed} gone, {eta} left",
            before,
            total,
        );
        Progress {
            bar,
            start: Instant::now(),
            last: Instant::now(),
            before,
            total,
        }
    }

    /// Shows the number of games and a line on them, after a game.
    pub fn game(&mut self, games: u64, line: impl FnOnce() -> String) {
        if let Some(bar) = &self.bar {
            bar.set_position(games);
            bar.set_message(line());
        } else if self.last.elapsed() >= INTERVAL {
            self.last = Instant::now();
            let played = games.saturating_sub(self.before).max(1);
            let each = self.start.elapsed().as_secs_f64() / played as f64;
            let left = each * self.total.saturating_sub(games) as f64;
            let (total, line) = (self.total, line());
            print_note(&format!("{games}/{total} games {line}, {left:.0} s left"));
        }
    }

    /// Writes a line above the progress bar.
    pub fn note(&self, line: &str) {
        match &self.bar {
            Some(bar) => bar.println(line),
            None => print_note(line),
        }
    }
}

/// Writes a line to standard error, and ignores errors: they must not stop a match.
pub fn print_note(line: &str) {
    let _ = writeln!(stderr(), "{line}");
}

/// Writes the report to the output. A closed pipe is not an error: the exit code still gives the
/// result.
///
/// # Errors
/// When the output cannot be written for another reason.
pub fn print_result(out: &mut dyn Write, text: &str) -> io::Result<()> {
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
