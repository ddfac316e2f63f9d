//! Time management: how long a search may think.

use super::Limits;
use super::params;
use crate::laser::rules::Color;
use crate::search::{Budget, PlayerClock, Value};
use std::time::Duration;

/// The upper bound on the moves to the next time control: games seldom last longer.
const MAX_MOVES_TO_GO: u32 = 60;
/// The time that a move takes however short its search: pipes, the scheduler, and the nodes before the
/// first check of the clock. An increment pays for this first.
const FIXED_COST: Duration = Duration::from_millis(1);

/// How the last iterations went. It scales the soft limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Trend {
    /// Best move stability: the number of iterations in a row that kept the best move.
    pub(super) stability: u32,
    /// The points by which the score of the last iteration is below that of the one before; negative
    /// if it is above.
    pub(super) score_drop: Value,
    /// The share of the last iteration's nodes spent on the best move, in percent.
    pub(super) effort: u32,
}

impl Trend {
    /// The scaling of the soft limit in percent, 37 to 423 with the default parameters: larger if the best move
    /// has just changed, if the score has dropped, and if other moves took many nodes to refute.
    pub(super) fn percent(self) -> u32 {
        let stability = match self.stability {
            0 => params::clock_stability_0(),
            1 => params::clock_stability_1(),
            2 => params::clock_stability_2(),
            3 => params::clock_stability_3(),
            4 => params::clock_stability_4(),
            _ => params::clock_stability_5(),
        };
        let drop = self.score_drop.saturating_mul(params::clock_drop()) / 100;
        let drop = 100 + drop.clamp(-10, params::clock_drop_max());
        let effort = params::clock_effort() - self.effort.min(100) as i32;
        let effort = effort.min(params::clock_effort_max());
        (stability * drop / 100 * effort / 100).unsigned_abs()
    }
}

/// The time limits for the side to move; `None` if the limits set no time.
///
/// On a clock, the hard limit leaves the overhead of this move and of the next one, the fixed cost
/// of later moves and, if more moves follow, most of the remaining time. With less than these
/// overheads on the clock it is zero, and the search ends at its first check of the clock. The soft
/// limit aims to keep a larger reserve, which grows with the increment: besides the fixed costs,
/// the overhead of this move, and an overhead and an increment for each of up to four more.
pub(super) fn budget(limits: &Limits, side: Color) -> Option<Budget> {
    let overhead = limits.move_overhead;
    if let Some(time) = limits.move_time {
        // If the overhead takes up nearly all the time, use half the time.
        let hard = time
            .saturating_sub(overhead)
            .max(time.min(overhead.saturating_mul(2)) / 2)
            .max(Duration::from_millis(1));
        // Less time than that on the clock ends the search earlier.
        let hard = match limits.clocks[side.index()] {
            Some(clock) => hard.min(clock.left.saturating_sub(overhead)),
            None => hard,
        };
        return Some(Budget { soft: None, hard });
    }
    let PlayerClock { left, increment } = limits.clocks[side.index()]?;
    let moves = limits
        .moves_to_go
        .unwrap_or(params::clock_moves().unsigned_abs());
    let moves = moves.clamp(1, MAX_MOVES_TO_GO);
    // A quarter of the clock may be used even if that cuts into the reserve.
    let most_kept = left / 4 * 3;
    let unpaid = FIXED_COST.saturating_sub(increment) * (moves - 1);
    let overheads = overhead.saturating_mul(moves.min(2));
    let kept = overheads.saturating_add(unpaid).min(most_kept);
    let most = left.saturating_sub(kept.max(overheads)) / moves.min(12);
    let later = overhead.saturating_add(increment);
    let reserve = overhead
        .saturating_add(later.saturating_mul((moves - 1).min(4)))
        .saturating_add(unpaid);
    let free = left.saturating_sub(reserve.min(most_kept));
    let earned = percentage(
        params::clock_increment(),
        increment.saturating_sub(FIXED_COST),
    );
    let share = (free / moves).saturating_add(earned);
    let hard = percentage(params::clock_hard(), share).min(most);
    Some(Budget {
        soft: Some(percentage(params::clock_soft(), share).min(hard)),
        hard,
    })
}

fn percentage(percent: i32, time: Duration) -> Duration {
    time.saturating_mul(percent.unsigned_abs()) / 100
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVERHEAD: Duration = Duration::from_millis(10);
    /// The trend that leaves the soft limit unchanged.
    const USUAL: Trend = Trend {
        stability: 2,
        score_drop: 0,
        effort: 65,
    };

    fn micros(time: u64) -> Duration {
        Duration::from_micros(time)
    }

    fn millis(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    fn limits(left: u64, increment: u64, moves_to_go: Option<u32>) -> Limits {
        let clock = PlayerClock {
            left: millis(left),
            increment: millis(increment),
        };
        Limits {
            clocks: [Some(clock), None, None, None],
            moves_to_go,
            move_overhead: OVERHEAD,
            ..Limits::default()
        }
    }

    fn budget(left: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        super::budget(&limits(left, increment, moves_to_go), Color::Blue).unwrap()
    }

    /// A simulated time control: the base time, the increment after each move, and the number of
    /// moves after which the base time is added again.
    struct TimeControl {
        base: Duration,
        increment: Duration,
        period: Option<u32>,
    }

    impl TimeControl {
        fn new(base: u64, increment: u64, period: Option<u32>) -> TimeControl {
            TimeControl {
                base: millis(base),
                increment: millis(increment),
                period,
            }
        }

        /// Plays this many moves, each of which costs `lag` on top of what `search` uses of its
        /// budget. Returns the time left after each move, before the increment; `None` if a move
        /// oversteps the clock.
        fn play(
            &self,
            moves: u32,
            lag: Duration,
            search: impl Fn(Budget) -> Duration,
        ) -> Option<Vec<Duration>> {
            let mut left = self.base;
            let mut seen = Vec::new();
            for number in 0..moves {
                let to_go = self.period.map(|period| period - number % period);
                // A protocol counts milliseconds.
                let reported = left.as_millis() as u64;
                let budget = budget(reported, self.increment.as_millis() as u64, to_go);
                left = left.checked_sub(search(budget) + lag)?;
                if left.is_zero() {
                    return None;
                }
                seen.push(left);
                left += self.increment;
                if to_go == Some(1) {
                    left += self.base;
                }
            }
            Some(seen)
        }
    }

    /// The time that a search usually takes: the last iteration begins before the soft limit and may
    /// end after it. Over the bench positions the mean was 1.1 to 1.3 times the soft limit.
    fn usual(budget: Budget) -> Duration {
        (budget.soft.unwrap() * 6 / 5).min(budget.hard)
    }

    #[test]
    fn the_hard_limit_leaves_the_overheads_or_is_zero() {
        for left in [
            0, 1, 5, 10, 11, 15, 20, 21, 50, 100, 1000, 60_000, 10_000_000,
        ] {
            for increment in [0, 1, 10, 1000, 100_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let budget = budget(left, increment, moves_to_go);
                    let overheads = match moves_to_go {
                        Some(0 | 1) => OVERHEAD,
                        _ => 2 * OVERHEAD,
                    };
                    let most = millis(left).saturating_sub(overheads);
                    let case = format!("{left} {increment} {moves_to_go:?} {budget:?}");
                    assert!(budget.hard <= most, "{case}");
                    assert!(budget.soft.unwrap() <= budget.hard, "{case}");
                    assert!(most.is_zero() || !budget.hard.is_zero(), "{case}");
                }
            }
        }
    }

    #[test]
    fn extreme_limits_do_not_overflow() {
        for left in [Duration::ZERO, Duration::MAX] {
            for increment in [Duration::ZERO, Duration::MAX] {
                for move_overhead in [Duration::ZERO, Duration::MAX] {
                    for moves_to_go in [None, Some(0), Some(u32::MAX)] {
                        let limits = Limits {
                            clocks: [Some(PlayerClock { left, increment }); 4],
                            moves_to_go,
                            move_overhead,
                            ..Limits::default()
                        };
                        let budget = super::budget(&limits, Color::Red).unwrap();
                        assert!(budget.hard <= left);
                        let by_move = Limits {
                            move_time: Some(left),
                            ..limits
                        };
                        assert!(super::budget(&by_move, Color::Red).is_some());
                        assert!(budget.soft_limit_reached(Duration::MAX, 100));
                    }
                }
            }
        }
    }

    #[test]
    fn the_soft_limit_grows_with_the_time_and_shrinks_with_the_moves_to_go() {
        let soft = |left, moves_to_go| budget(left, 0, moves_to_go).soft.unwrap();
        assert!(soft(100, None) < soft(1000, None) && soft(1000, None) < soft(10_000, None));
        assert!(soft(1000, Some(40)) < soft(1000, Some(2)));
        assert!(soft(1000, Some(2)) < soft(1000, Some(1)));
        assert!(soft(1000, Some(1)) > millis(500));
        assert!(budget(1000, 10, None).soft > budget(1000, 0, None).soft);
    }

    #[test]
    fn the_trend_scales_the_soft_limit() {
        let with_stability = |stability| Trend { stability, ..USUAL }.percent();
        let with_drop = |score_drop| {
            Trend {
                score_drop,
                ..USUAL
            }
            .percent()
        };
        let with_effort = |effort| Trend { effort, ..USUAL }.percent();
        assert_eq!(USUAL.percent(), 100);
        assert!(with_stability(0) >= 150, "a new best move");
        assert!(with_stability(6) <= 80, "a stable one");
        assert_eq!(with_stability(6), with_stability(100));
        assert!(with_drop(80) >= 130, "a fallen score");
        assert!(with_drop(-80) < 100, "a risen one");
        assert_eq!(with_drop(200), with_drop(60_000));
        assert!(with_effort(95) <= 70, "nothing else to search");
        assert!(with_effort(20) > 100, "moves that are hard to refute");
        for stability in [0, 1, 2, 3, 4, 5, u32::MAX] {
            for score_drop in [Value::MIN, -1, 0, 1, Value::MAX] {
                for effort in [0, 1, 50, 99, 100, u32::MAX] {
                    let trend = Trend {
                        stability,
                        score_drop,
                        effort,
                    };
                    assert!((37..=423).contains(&trend.percent()), "{trend:?}");
                }
            }
        }
    }

    #[test]
    fn a_fixed_time_per_move_is_used_up_but_for_the_overhead() {
        for (time, hard) in [
            (0, 1000),
            (1, 1000),
            (4, 2000),
            (20, 10_000),
            (21, 11_000),
            (100, 90_000),
        ] {
            let limits = Limits {
                move_time: Some(millis(time)),
                move_overhead: OVERHEAD,
                ..Limits::default()
            };
            let hard = micros(hard);
            assert_eq!(
                super::budget(&limits, Color::Blue),
                Some(Budget { soft: None, hard })
            );
        }
    }

    #[test]
    fn no_game_is_lost_on_time_even_if_every_search_uses_its_hard_limit() {
        // The lag of 1 ms equals the smallest increment. Without an increment, 50 ms allow 200
        // moves with a lag of 100 us, or 60 moves with a lag of 400 us.
        for (game, moves, lag, spare) in [
            (TimeControl::new(100, 1, None), 1000, 1000, 15),
            (TimeControl::new(1000, 10, None), 1000, 1000, 80),
            (TimeControl::new(60_000, 600, None), 1000, 1000, 3000),
            (TimeControl::new(50, 0, None), 200, 100, 4),
            (TimeControl::new(50, 0, None), 60, 400, 4),
            // A total of 10 ms a move.
            (TimeControl::new(600, 0, None), 60, 1000, 9),
            (TimeControl::new(60_000, 0, None), 100, 1000, 9),
            (TimeControl::new(100, 0, Some(1)), 200, 5000, 4),
            (TimeControl::new(100, 0, Some(2)), 200, 5000, 4),
            (TimeControl::new(1000, 0, Some(40)), 400, 1000, 8),
            (TimeControl::new(1000, 10, Some(40)), 400, 1000, 8),
        ] {
            let case = format!(
                "{} ms + {} ms",
                game.base.as_millis(),
                game.increment.as_millis()
            );
            let seen = game.play(moves, micros(lag), |budget| budget.hard);
            let seen = seen.unwrap_or_else(|| panic!("{case}: lost on time"));
            let least = seen.into_iter().min().unwrap();
            println!("{case}, {:?} a period: {least:?} at the least", game.period);
            assert!(least >= millis(spare), "{case}: down to {least:?}");
        }
    }

    #[test]
    fn a_long_game_settles_with_a_reserve_that_grows_with_the_base() {
        for (base, increment, reserve) in [(100, 1, 25), (1000, 10, 160), (60_000, 600, 7000)] {
            let game = TimeControl::new(base, increment, None);
            let seen = game.play(400, micros(800), usual).unwrap();
            let last = *seen.last().unwrap();
            println!("{base} ms + {increment} ms settle at {last:?}");
            assert!(last >= millis(reserve), "{base}+{increment}: {last:?}");
        }
    }

    #[test]
    fn most_of_the_time_is_used_by_move_60() {
        for (base, increment) in [(100, 1), (1000, 10), (60_000, 600), (60_000, 0)] {
            let game = TimeControl::new(base, increment, None);
            let seen = game.play(60, micros(800), usual).unwrap();
            let had = game.base + 59 * game.increment;
            let used = had - *seen.last().unwrap();
            println!("{base} ms + {increment} ms: {used:?} of {had:?} used");
            assert!(
                used * 5 >= had * 3,
                "{base}+{increment}: {used:?} of {had:?}"
            );
        }
        // With a period it is all but the reserve of the last move.
        let game = TimeControl::new(1000, 0, Some(40));
        let seen = game.play(40, micros(800), usual).unwrap();
        let last = *seen.last().unwrap();
        println!("40 moves in 1 s: {last:?} not used");
        assert!(last < millis(100), "{last:?}");
    }

    #[test]
    fn without_a_time_there_is_no_budget() {
        let limits = limits(1000, 0, None);
        assert_eq!(super::budget(&limits, Color::Red), None);
        assert_eq!(super::budget(&Limits::default(), Color::Blue), None);
    }
}
