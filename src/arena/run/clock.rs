//! The clock of a player.

use crate::arena::config::TimeControl;
use std::num::NonZeroU32;
use std::time::Duration;

/// The clock of a player during a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    pub(super) control: TimeControl,
    /// The time left for the moves of this time control.
    pub(super) left: Duration,
    /// Moves until the time control repeats; `None` if the time is for the whole game.
    pub(super) moves_to_go: Option<NonZeroU32>,
}

impl Clock {
    /// A clock before the first move.
    pub(super) fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            left: control.time,
            moves_to_go: control.moves,
        }
    }

    /// Takes the time of a move off the clock, and adds the increment. After the last move of the
    /// time control, its time is added once more.
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
        // An overrun within the time margin leaves an empty clock.
        clock.spend(seconds(1.2));
        assert_eq!((clock.left, clock.moves_to_go), (Duration::ZERO, None));
    }
}
