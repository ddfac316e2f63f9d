//! The progress of a run, on standard error: a progress bar at a terminal, plain lines otherwise.

use crate::arena::report::{print_note, progress_bar};
use indicatif::{HumanDuration, ProgressBar};
use std::time::{Duration, Instant};

/// The time between two plain lines.
const INTERVAL: Duration = Duration::from_secs(10);

/// The progress of a run.
pub(super) struct Progress {
    /// The progress bar; `None` if standard error is not a terminal.
    bar: Option<ProgressBar>,
    start: Instant,
    last: Instant,
    /// The games of earlier runs.
    before: u64,
    games: u64,
    total: u64,
    positions: u64,
}

impl Progress {
    /// The progress of a run that ends with `total` games, `before` of which were there.
    pub(super) fn new(before: u64, total: u64) -> Progress {
        let bar = progress_bar(
            "{pos}/{len} games {wide_bar} {msg}, {elapsed} gone, {eta} left",
            before,
            total,
        );
        Progress {
            bar,
            start: Instant::now(),
            last: Instant::now(),
            before,
            games: before,
            total,
            positions: 0,
        }
    }

    /// Counts a game with this number of positions searched.
    pub(super) fn game(&mut self, positions: usize) {
        self.games += 1;
        self.positions += positions as u64;
        if let Some(bar) = &self.bar {
            bar.set_position(self.games);
            bar.set_message(self.speed());
        } else if self.last.elapsed() >= INTERVAL {
            self.last = Instant::now();
            let each = self.start.elapsed().as_secs_f64() / (self.games - self.before) as f64;
            let left = each * self.total.saturating_sub(self.games) as f64;
            print_note(&format!(
                "{}/{} games, {}, {} left",
                self.games,
                self.total,
                self.speed(),
                HumanDuration(Duration::from_secs_f64(left))
            ));
        }
    }

    fn speed(&self) -> String {
        let seconds = self.start.elapsed().as_secs_f64();
        format!("{:.0} positions/s", self.positions as f64 / seconds)
    }

    /// Ends the display with a line on the whole run. Returns whether all games are there.
    pub(super) fn finish(self) -> bool {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        let played = self.games - self.before;
        print_note(&format!(
            "{played} games and {} positions in {:.1} s, {}; {} of {} games are there",
            self.positions,
            self.start.elapsed().as_secs_f64(),
            self.speed(),
            self.games,
            self.total
        ));
        self.games >= self.total
    }
}
