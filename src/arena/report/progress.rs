//! What a match tells while it runs: a line that moves at a terminal, plain lines otherwise. All of
//! it goes to the standard error.

use super::scoreboard::Scoreboard;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// How often a plain line is written.
const INTERVAL: Duration = Duration::from_secs(10);

/// The progress of a match.
pub struct Progress {
    /// The line at a terminal.
    bar: Option<ProgressBar>,
    start: Instant,
    last: Instant,
    /// Games played before this run.
    before: u64,
    total: u64,
}

impl Progress {
    /// Begins to show a match of so many games, some of which have been played before.
    pub fn new(before: u64, total: u64) -> Progress {
        let bar = stderr().is_terminal().then(|| {
            let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
            let style = ProgressStyle::with_template(
                "{pos}/{len} games {wide_msg} {elapsed} gone, {eta} left",
            );
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
            bar.set_position(before);
            bar.reset_eta();
            bar.enable_steady_tick(Duration::from_secs(1));
            bar
        });
        Progress {
            bar,
            start: Instant::now(),
            last: Instant::now(),
            before,
            total,
        }
    }

    /// A game has been played.
    pub fn game(&mut self, board: &Scoreboard) {
        let games = board.games();
        if let Some(bar) = &self.bar {
            bar.set_position(games);
            bar.set_message(board.line());
        } else if self.last.elapsed() >= INTERVAL {
            self.last = Instant::now();
            let played = games.saturating_sub(self.before).max(1);
            let each = self.start.elapsed().as_secs_f64() / played as f64;
            let left = each * self.total.saturating_sub(games) as f64;
            let (total, line) = (self.total, board.line());
            tell(&format!("{games}/{total} games {line}, {left:.0} s left"));
        }
    }

    /// Something worth a line of its own.
    pub fn note(&self, line: &str) {
        match &self.bar {
            Some(bar) => bar.println(line),
            None => tell(line),
        }
    }
}

/// Writes a line to the standard error. A match goes on when nobody reads it.
pub fn tell(line: &str) {
    let _ = writeln!(stderr(), "{line}");
}

/// Writes the result. A reader that has gone changes nothing about how the match came out.
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
