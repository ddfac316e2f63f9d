//! How long to think.

use super::{Control, Limits};
use crate::game::Color;
use std::time::{Duration, Instant};

/// Moves that a game is expected to last on, where nobody says how many are to go.
const EXPECTED_MOVES: u32 = 30;

/// How much time a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    /// After this no new iteration is begun.
    pub(super) soft: Duration,
    /// At this the search stops wherever it is.
    pub(super) hard: Duration,
}

impl Budget {
    /// The time that the limits leave to the player who moves; `None` where they name no time.
    ///
    /// The hard limit never exceeds the time on the clock less the overhead, so that however the
    /// search goes the answer is out in time. With less than twice the overhead left it is half of
    /// what is left, and at least a millisecond, to find a move at all.
    pub(super) fn new(limits: &Limits, side: Color) -> Option<Budget> {
        let least = Duration::from_millis(1);
        let usable = |time: Duration| {
            // With hardly any time left half of it is a better guess than none.
            time.saturating_sub(limits.move_overhead)
                .max(time.min(limits.move_overhead * 2) / 2)
                .max(least)
        };
        if let Some(time) = limits.move_time {
            let time = usable(time);
            return Some(Budget {
                soft: time,
                hard: time,
            });
        }
        let clock = limits.clocks[side.index()]?;
        let left = usable(clock.left);
        let moves = limits.moves_to_go.unwrap_or(EXPECTED_MOVES).clamp(1, 60);
        let share = left / moves + clock.increment * 3 / 4;
        let most = match moves {
            1 => left,
            _ => left * 3 / 5,
        };
        let hard = (share * 4).min(most).max(least).min(left);
        Some(Budget {
            soft: (share * 3 / 5).min(hard),
            hard,
        })
    }
}

/// A budget as it runs out.
#[derive(Debug)]
pub(super) struct Clock<'a> {
    start: Instant,
    budget: Option<Budget>,
    control: &'a Control,
}

impl<'a> Clock<'a> {
    /// A clock that starts now.
    pub(super) fn start(limits: &Limits, side: Color, control: &'a Control) -> Clock<'a> {
        Clock {
            start: Instant::now(),
            budget: Budget::new(limits, side),
            control,
        }
    }

    /// The time since the search began.
    pub(super) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Is it time to stop, whatever the search is at?
    pub(super) fn must_stop(&self) -> bool {
        self.control.stopped() || self.spent(|budget| budget.hard)
    }

    /// Is there no time for another iteration?
    pub(super) fn no_time_to_go_on(&self) -> bool {
        self.spent(|budget| budget.soft)
    }

    /// Does time matter to this search? It does not as long as the opponent's time is used.
    pub(super) fn is_running(&self) -> bool {
        self.budget.is_some() && !self.control.pondering()
    }

    /// Must the answer of a search that is done be kept until it is asked for?
    pub(super) fn holds_back(&self, limits: &Limits) -> bool {
        (limits.infinite || self.control.pondering()) && !self.control.stopped()
    }

    fn spent(&self, limit: impl Fn(&Budget) -> Duration) -> bool {
        match &self.budget {
            Some(budget) if !self.control.pondering() => {
                let start = self.control.ponder_hit_at().unwrap_or(self.start);
                start.elapsed() >= limit(budget)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::PlayerClock;

    fn limits(left: u64, increment: u64, moves_to_go: Option<u32>) -> Limits {
        let clock = PlayerClock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
        };
        Limits {
            clocks: [Some(clock), None],
            moves_to_go,
            move_overhead: Duration::from_millis(10),
            ..Limits::default()
        }
    }

    #[test]
    fn the_hard_limit_leaves_the_overhead() {
        for left in [0, 1, 5, 10, 11, 15, 20, 50, 100, 1000, 60_000, 10_000_000] {
            for increment in [0, 1, 10, 1000, 100_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let limits = limits(left, increment, moves_to_go);
                    let budget = Budget::new(&limits, Color::Blue).unwrap();
                    let most = match left {
                        0..=2 => 1000,
                        3..=20 => left * 1000 / 2,
                        _ => (left - 10) * 1000,
                    };
                    assert!(
                        budget.hard <= Duration::from_micros(most),
                        "{limits:?} {budget:?}"
                    );
                    assert!(budget.hard >= Duration::from_millis(1));
                    assert!(budget.soft <= budget.hard);
                }
            }
        }
    }

    #[test]
    fn more_time_is_more_thought() {
        let soft = |left| {
            Budget::new(&limits(left, 0, None), Color::Blue)
                .unwrap()
                .soft
        };
        assert!(soft(100) < soft(1000) && soft(1000) < soft(10_000));
    }

    #[test]
    fn without_a_time_there_is_no_budget() {
        assert_eq!(Budget::new(&limits(1000, 0, None), Color::Red), None);
        assert_eq!(Budget::new(&Limits::default(), Color::Blue), None);
    }

    #[test]
    fn pondering_costs_nothing_until_the_hit() {
        let control = Control::new(true);
        let limits = Limits {
            move_time: Some(Duration::ZERO),
            ..Limits::default()
        };
        let clock = Clock::start(&limits, Color::Blue, &control);
        std::thread::sleep(Duration::from_millis(5));
        assert!(!clock.must_stop() && !clock.no_time_to_go_on());
        control.ponder_hit();
        std::thread::sleep(Duration::from_millis(5));
        assert!(clock.must_stop());
    }
}
