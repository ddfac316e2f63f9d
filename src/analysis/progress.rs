//! The progress of an analysis, on standard error: a progress bar at a terminal, plain lines otherwise.

use crate::arena::report::{print_note, progress_bar};
use indicatif::ProgressBar;
use std::time::{Duration, Instant};

/// The time between two plain lines.
const INTERVAL: Duration = Duration::from_secs(10);

/// The progress of an analysis, in plies.
pub(super) struct Progress {
    /// The progress bar; `None` if standard error is not a terminal.
    bar: Option<ProgressBar>,
    last: Instant,
    done: usize,
    total: usize,
}

impl Progress {
    /// The progress of an analysis of this many plies.
    pub(super) fn new(total: usize) -> Progress {
        Progress {
            bar: progress_bar(
                "{msg} {wide_bar} {pos}/{len} plies, {elapsed} gone, {eta} left",
                0,
                total as u64,
            ),
            last: Instant::now(),
            done: 0,
            total,
        }
    }

    /// Names the game that comes next, the `number`th of all files.
    pub(super) fn game(&mut self, number: u64) {
        if let Some(bar) = &self.bar {
            bar.set_message(format!("game {number}"));
        }
    }

    /// Counts a ply.
    pub(super) fn ply(&mut self) {
        self.done += 1;
        if let Some(bar) = &self.bar {
            bar.set_position(self.done as u64);
        } else if self.last.elapsed() >= INTERVAL {
            self.last = Instant::now();
            print_note(&format!("{}/{} plies", self.done, self.total));
        }
    }

    /// Writes something while the bar is away.
    pub(super) fn pause<T>(&self, write: impl FnOnce() -> T) -> T {
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
