//! A player's clock.

use crate::arena::config::TimeControl;
use std::num::NonZeroU32;
use std::time::Duration;

/// A player's clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    pub(super) control: TimeControl,
    pub(super) left: Duration,
    pub(super) moves_to_go: Option<NonZeroU32>,
}

impl Clock {
    pub(super) fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            left: control.time,
            moves_to_go: control.moves,
        }
    }

    /// A move has taken so long.
    pub(super) fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time) + self.control.increment;
        if let Some(moves) = self.moves_to_go {
            self.moves_to_go = NonZeroU32::new(moves.get() - 1).or_else(|| {
                self.left += self.control.time;
                self.control.moves
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    #[test]
    fn a_clock_runs_gets_its_increment_and_new_time_after_its_moves() {
        let mut clock = Clock::new("3/10+0.5".parse().unwrap());
        let mut seen = Vec::new();
        for _ in 0..4 {
            clock.spend(seconds(2.0));
            seen.push((clock.left, clock.moves_to_go.map(NonZeroU32::get)));
        }
        let expected = [(8.5, 2), (7.0, 1), (15.5, 3), (14.0, 2)];
        assert_eq!(
            seen,
            expected.map(|(left, moves)| (seconds(left), Some(moves)))
        );
        let mut clock = Clock::new("1".parse().unwrap());
        // What went beyond the time was within the margin.
        clock.spend(seconds(1.2));
        assert_eq!((clock.left, clock.moves_to_go), (Duration::ZERO, None));
    }
}
