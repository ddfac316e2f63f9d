//! How long to think.

use super::score::Value;
use super::{Control, Limits, PlayerClock};
use crate::laser::rules::Color;
use std::time::{Duration, Instant};

/// Moves that a game is expected to last on, where nobody says how many are to go.
const EXPECTED_MOVES: u32 = 30;
/// More moves to go than this are as this many: games seldom last so long.
const MOST_MOVES: u32 = 60;
/// What a move takes however short its search: the way through pipes and scheduler and back, and
/// the nodes before the first look at the clock. An increment pays for this first.
const FIXED_COST: Duration = Duration::from_millis(1);

/// How much time a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    /// After this no new iteration is begun, if the search goes on as most do; `None` where all of
    /// the time is meant for this move.
    soft: Option<Duration>,
    /// At this the search stops wherever it is.
    hard: Duration,
}

/// What the iterations so far say about how much there is still to find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Progress {
    /// How many iterations in a row have had the same best move as the one before.
    pub(super) stability: u32,
    /// By how many points the last iteration's score is below that of the one before; negative
    /// where it is above.
    pub(super) score_drop: Value,
    /// How many percent of the last iteration's nodes the best move took.
    pub(super) effort: u32,
}

impl Progress {
    /// How many percent of its usual time the search should have, 31 to 288: more where the best
    /// move has just changed, where the score has fallen and where other moves took work to
    /// update_refutations; less where all stays as it was.
    fn percent(self) -> u32 {
        let stability = match self.stability {
            0 => 160,
            1 => 120,
            2 => 100,
            3 => 90,
            4 => 80,
            _ => 70,
        };
        // Beyond 50 points it makes no difference by how many.
        let drop = (100 + self.score_drop.clamp(-10, 50)).unsigned_abs();
        // Half of the nodes is what a best move usually takes.
        let effort = (150 - self.effort.min(100)).min(120);
        stability * drop / 100 * effort / 100
    }
}

impl Budget {
    /// The time that the limits leave to the player who moves; `None` where they name no time.
    ///
    /// On a clock the hard limit leaves the overhead of this move and of the next one, the fixed
    /// cost of later moves, and most of the rest where more moves are to go. With less than these
    /// overheads on the clock it is zero, and the search ends at its first look at the clock. The
    /// plan is to keep more, which grows with the increment: what this and four more moves cost
    /// where each of them goes wrong.
    pub(super) fn new(limits: &Limits, side: Color) -> Option<Budget> {
        let overhead = limits.move_overhead;
        if let Some(time) = limits.move_time {
            // With hardly any time half of it is a better guess than none.
            let hard = time
                .saturating_sub(overhead)
                .max(time.min(overhead.saturating_mul(2)) / 2)
                .max(Duration::from_millis(1));
            // A clock that has less ends the search first.
            let hard = match limits.clocks[side.index()] {
                Some(clock) => hard.min(clock.left.saturating_sub(overhead)),
                None => hard,
            };
            return Some(Budget { soft: None, hard });
        }
        let PlayerClock { left, increment } = limits.clocks[side.index()]?;
        let moves = limits.moves_to_go.unwrap_or(EXPECTED_MOVES);
        let moves = moves.clamp(1, MOST_MOVES);
        // Of a clock that is short of what is to be kept a quarter is still to be used.
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
        let earned = increment.saturating_sub(FIXED_COST).saturating_mul(3) / 4;
        let share = (free / moves).saturating_add(earned);
        let hard = share.saturating_mul(4).min(most);
        Some(Budget {
            soft: Some((share.saturating_mul(3) / 5).min(hard)),
            hard,
        })
    }

    /// Is it time to stop, whatever the search is at?
    fn is_spent(&self, elapsed: Duration) -> bool {
        elapsed >= self.hard
    }

    /// Is there no time for another iteration?
    fn is_enough(&self, elapsed: Duration, progress: Progress) -> bool {
        let soft = self.soft.map_or(self.hard, |soft| {
            soft.saturating_mul(progress.percent()) / 100
        });
        elapsed >= soft.min(self.hard)
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
        self.control.stopped() || self.asks(Budget::is_spent)
    }

    /// Is there no time for another iteration, after iterations that made this progress?
    pub(super) fn no_time_to_go_on(&self, progress: Progress) -> bool {
        self.asks(|budget, elapsed| budget.is_enough(elapsed, progress))
    }

    /// Does time matter to this search? It does not as long as the opponent's time is used.
    pub(super) fn is_running(&self) -> bool {
        self.budget.is_some() && !self.control.pondering()
    }

    /// Must the answer of a search that is done be kept until it is asked for?
    pub(super) fn holds_back(&self, limits: &Limits) -> bool {
        (limits.infinite || self.control.pondering()) && !self.control.stopped()
    }

    /// Asks the budget, where time matters, with the own time that has been used.
    fn asks(&self, question: impl Fn(&Budget, Duration) -> bool) -> bool {
        match &self.budget {
            Some(budget) if !self.control.pondering() => {
                let start = self.control.ponder_hit_at().unwrap_or(self.start);
                question(budget, start.elapsed())
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVERHEAD: Duration = Duration::from_millis(10);
    /// Progress that leaves the soft limit as it is.
    const USUAL: Progress = Progress {
        stability: 2,
        score_drop: 0,
        effort: 50,
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
            clocks: [Some(clock), None],
            moves_to_go,
            move_overhead: OVERHEAD,
            ..Limits::default()
        }
    }

    fn budget(left: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        Budget::new(&limits(left, increment, moves_to_go), Color::Blue).unwrap()
    }

    /// A player's fake clock: so much time, so much more after each move, and again so much after
    /// a number of moves if there is one.
    struct Game {
        base: Duration,
        increment: Duration,
        period: Option<u32>,
    }

    impl Game {
        fn new(base: u64, increment: u64, period: Option<u32>) -> Game {
            Game {
                base: millis(base),
                increment: millis(increment),
                period,
            }
        }

        /// Plays so many moves, each of which takes `way` longer than `search` thinks on this
        /// budget: what was on the clock as each move was made, before it got new time. `None`
        /// when the time is over.
        fn play(
            &self,
            moves: u32,
            way: Duration,
            search: impl Fn(Budget) -> Duration,
        ) -> Option<Vec<Duration>> {
            let mut left = self.base;
            let mut seen = Vec::new();
            for number in 0..moves {
                let to_go = self.period.map(|period| period - number % period);
                // A protocol counts in milliseconds.
                let told = left.as_millis() as u64;
                let budget = budget(told, self.increment.as_millis() as u64, to_go);
                left = left.checked_sub(search(budget) + way)?;
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

    /// What a search usually takes: the last iteration begins before the soft limit and ends after
    /// it. Over the positions of the bench the median was 1.7 to 1.9 times the soft limit.
    fn usual(budget: Budget) -> Duration {
        (budget.soft.unwrap() * 9 / 5).min(budget.hard)
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
                    let told = format!("{left} {increment} {moves_to_go:?} {budget:?}");
                    assert!(budget.hard <= most, "{told}");
                    assert!(budget.soft.unwrap() <= budget.hard, "{told}");
                    assert!(most.is_zero() || !budget.hard.is_zero(), "{told}");
                }
            }
        }
    }

    #[test]
    fn no_limits_overflow() {
        for left in [Duration::ZERO, Duration::MAX] {
            for increment in [Duration::ZERO, Duration::MAX] {
                for move_overhead in [Duration::ZERO, Duration::MAX] {
                    for moves_to_go in [None, Some(0), Some(u32::MAX)] {
                        let limits = Limits {
                            clocks: [Some(PlayerClock { left, increment }); 2],
                            moves_to_go,
                            move_overhead,
                            ..Limits::default()
                        };
                        let budget = Budget::new(&limits, Color::Red).unwrap();
                        assert!(budget.hard <= left);
                        let by_move = Limits {
                            move_time: Some(left),
                            ..limits
                        };
                        assert!(Budget::new(&by_move, Color::Red).is_some());
                        assert!(budget.is_enough(Duration::MAX, USUAL));
                    }
                }
            }
        }
    }

    #[test]
    fn more_time_is_more_thought_and_more_moves_to_go_are_less() {
        let soft = |left, moves_to_go| budget(left, 0, moves_to_go).soft.unwrap();
        assert!(soft(100, None) < soft(1000, None) && soft(1000, None) < soft(10_000, None));
        assert!(soft(1000, Some(40)) < soft(1000, Some(2)));
        assert!(soft(1000, Some(2)) < soft(1000, Some(1)));
        assert!(soft(1000, Some(1)) > millis(500));
        assert!(budget(1000, 10, None).soft > budget(1000, 0, None).soft);
    }

    #[test]
    fn the_soft_limit_moves_with_the_progress_and_the_hard_one_does_not() {
        let budget = budget(60_000, 600, None);
        let limit = |progress| {
            // The first whole millisecond at which the search has had enough.
            let enough = |&time: &u64| budget.is_enough(millis(time), progress);
            (0..).find(enough).unwrap()
        };
        let usual = limit(USUAL);
        assert!(usual.abs_diff(budget.soft.unwrap().as_millis() as u64) <= 1);
        let with_stability = |stability| limit(Progress { stability, ..USUAL });
        let with_drop = |score_drop| {
            limit(Progress {
                score_drop,
                ..USUAL
            })
        };
        let with_effort = |effort| limit(Progress { effort, ..USUAL });
        assert!(with_stability(0) * 10 >= usual * 15, "a new best move");
        assert!(with_stability(6) * 10 <= usual * 8, "a stable one");
        assert_eq!(with_stability(6), with_stability(100));
        assert!(with_drop(40) * 10 >= usual * 13, "a fallen score");
        assert!(with_drop(-40) < usual, "a risen one");
        assert_eq!(with_drop(100), with_drop(60_000));
        assert!(with_effort(95) * 10 <= usual * 6, "nothing else to search");
        assert!(
            with_effort(20) > usual,
            "moves that are hard to update_refutations"
        );
        for stability in [0, 1, 2, 3, 4, 5, u32::MAX] {
            for score_drop in [Value::MIN, -1, 0, 1, Value::MAX] {
                for effort in [0, 1, 50, 99, 100, u32::MAX] {
                    let progress = Progress {
                        stability,
                        score_drop,
                        effort,
                    };
                    assert!((31..=288).contains(&progress.percent()), "{progress:?}");
                    assert!(budget.is_enough(budget.hard, progress));
                }
            }
        }
        assert!(!budget.is_spent(budget.hard - micros(1)) && budget.is_spent(budget.hard));
    }

    #[test]
    fn a_time_for_one_move_is_used_whatever_the_progress() {
        let limits = Limits {
            move_time: Some(millis(100)),
            move_overhead: OVERHEAD,
            ..Limits::default()
        };
        let budget = Budget::new(&limits, Color::Blue).unwrap();
        let stable = Progress {
            stability: 20,
            effort: 99,
            ..USUAL
        };
        assert!(!budget.is_enough(micros(89_999), stable) && !budget.is_spent(micros(89_999)));
        assert!(budget.is_enough(millis(90), USUAL) && budget.is_spent(millis(90)));
        for (time, hard) in [(0, 1000), (1, 1000), (4, 2000), (20, 10_000), (21, 11_000)] {
            let limits = Limits {
                move_time: Some(millis(time)),
                ..limits.clone()
            };
            let budget = Budget::new(&limits, Color::Blue).unwrap();
            assert_eq!(budget.hard, micros(hard), "{time}");
        }
    }

    #[test]
    fn no_game_is_lost_on_time_even_if_every_search_uses_its_hard_limit() {
        // The way of 1 ms is as much as the least of the increments. Where nothing is ever added
        // 50 ms allow 200 moves with a way of 100 us, and 60 with one of 400 us.
        for (game, moves, way, spare) in [
            (Game::new(100, 1, None), 1000, 1000, 15),
            (Game::new(1000, 10, None), 1000, 1000, 80),
            (Game::new(60_000, 600, None), 1000, 1000, 3000),
            (Game::new(50, 0, None), 200, 100, 4),
            (Game::new(50, 0, None), 60, 400, 4),
            // 10 ms a move in all.
            (Game::new(600, 0, None), 60, 1000, 9),
            (Game::new(60_000, 0, None), 100, 1000, 9),
            (Game::new(100, 0, Some(1)), 200, 5000, 4),
            (Game::new(100, 0, Some(2)), 200, 5000, 4),
            (Game::new(1000, 0, Some(40)), 400, 1000, 8),
            (Game::new(1000, 10, Some(40)), 400, 1000, 8),
        ] {
            let told = format!(
                "{} ms + {} ms",
                game.base.as_millis(),
                game.increment.as_millis()
            );
            let seen = game.play(moves, micros(way), |budget| budget.hard);
            let seen = seen.unwrap_or_else(|| panic!("{told}: lost on time"));
            let least = seen.into_iter().min().unwrap();
            println!("{told}, {:?} a period: {least:?} at the least", game.period);
            assert!(least >= millis(spare), "{told}: down to {least:?}");
        }
    }

    #[test]
    fn a_long_game_settles_with_a_reserve_that_grows_with_the_base() {
        for (base, increment, reserve) in [(100, 1, 20), (1000, 10, 90), (60_000, 600, 3000)] {
            let game = Game::new(base, increment, None);
            let seen = game.play(400, micros(800), usual).unwrap();
            let last = *seen.last().unwrap();
            println!("{base} ms + {increment} ms settle at {last:?}");
            assert!(last >= millis(reserve), "{base}+{increment}: {last:?}");
        }
    }

    #[test]
    fn most_of_the_time_is_used_by_move_60() {
        for (base, increment) in [(100, 1), (1000, 10), (60_000, 600), (60_000, 0)] {
            let game = Game::new(base, increment, None);
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
        let game = Game::new(1000, 0, Some(40));
        let seen = game.play(40, micros(800), usual).unwrap();
        let last = *seen.last().unwrap();
        println!("40 moves in 1 s: {last:?} not used");
        assert!(last < millis(100), "{last:?}");
    }

    #[test]
    fn without_a_time_there_is_no_budget() {
        let limits = limits(1000, 0, None);
        assert_eq!(Budget::new(&limits, Color::Red), None);
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
        std::thread::sleep(millis(5));
        assert!(!clock.must_stop() && !clock.no_time_to_go_on(USUAL));
        control.ponder_hit();
        std::thread::sleep(millis(5));
        assert!(clock.must_stop() && clock.no_time_to_go_on(USUAL));
    }
}
