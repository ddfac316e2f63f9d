//! Tests of the clock.

use super::*;
use std::cell::Cell;

const OVERHEAD: Duration = Duration::from_millis(10);
/// The trend that leaves the soft limit as it is.
const USUAL: Trend = Trend {
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

/// A simulated time control: the base time, the increment after each move, and the number of
/// moves after which the base time is added again.
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

    /// Plays this many moves, each of which costs `lag` beside what `search` uses of its
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
            // A protocol counts in milliseconds.
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

/// The time that a search usually takes: the last iteration begins before the soft limit and
/// ends after it. Over the bench positions the median was 1.7 to 1.9 times the soft limit.
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
                    assert!(budget.soft_limit_reached(Duration::MAX, USUAL));
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
fn the_trend_scales_the_soft_limit_but_not_the_hard_one() {
    let budget = budget(60_000, 600, None);
    let limit = |trend| {
        // The first whole millisecond past the soft limit.
        let reached = |&time: &u64| budget.soft_limit_reached(millis(time), trend);
        (0..).find(reached).unwrap()
    };
    let usual = limit(USUAL);
    assert!(usual.abs_diff(budget.soft.unwrap().as_millis() as u64) <= 1);
    let with_stability = |stability| limit(Trend { stability, ..USUAL });
    let with_drop = |score_drop| {
        limit(Trend {
            score_drop,
            ..USUAL
        })
    };
    let with_effort = |effort| limit(Trend { effort, ..USUAL });
    assert!(with_stability(0) * 10 >= usual * 15, "a new best move");
    assert!(with_stability(6) * 10 <= usual * 8, "a stable one");
    assert_eq!(with_stability(6), with_stability(100));
    assert!(with_drop(80) * 10 >= usual * 13, "a fallen score");
    assert!(with_drop(-80) < usual, "a risen one");
    assert_eq!(with_drop(200), with_drop(60_000));
    assert!(with_effort(95) * 10 <= usual * 6, "nothing else to search");
    assert!(with_effort(20) > usual, "moves that are hard to refute");
    for stability in [0, 1, 2, 3, 4, 5, u32::MAX] {
        for score_drop in [Value::MIN, -1, 0, 1, Value::MAX] {
            for effort in [0, 1, 50, 99, 100, u32::MAX] {
                let trend = Trend {
                    stability,
                    score_drop,
                    effort,
                };
                assert!((31..=288).contains(&trend.percent()), "{trend:?}");
                assert!(budget.soft_limit_reached(budget.hard, trend));
            }
        }
    }
    assert!(
        !budget.hard_limit_reached(budget.hard - micros(1))
            && budget.hard_limit_reached(budget.hard)
    );
}

#[test]
fn a_fixed_time_per_move_is_used_up_whatever_the_trend() {
    let limits = Limits {
        move_time: Some(millis(100)),
        move_overhead: OVERHEAD,
        ..Limits::default()
    };
    let budget = Budget::new(&limits, Color::Blue).unwrap();
    let stable = Trend {
        stability: 20,
        effort: 99,
        ..USUAL
    };
    assert!(
        !budget.soft_limit_reached(micros(89_999), stable)
            && !budget.hard_limit_reached(micros(89_999))
    );
    assert!(budget.soft_limit_reached(millis(90), USUAL) && budget.hard_limit_reached(millis(90)));
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
    // The lag of 1 ms equals the least of the increments. Without an increment, 50 ms allow 200
    // moves with a lag of 100 us, or 60 moves with a lag of 400 us.
    for (game, moves, lag, spare) in [
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

thread_local! {
    /// The fake time: a fixed start, and how far it has advanced.
    static START: Instant = Instant::now();
    static ADVANCED: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// A time source that stands still until [`advance`].
fn fake_now() -> Instant {
    START.with(|&start| start + ADVANCED.get())
}

fn advance(time: Duration) {
    ADVANCED.set(ADVANCED.get() + time);
}

fn fake_clock<'a>(limits: &Limits, control: &'a Control) -> Clock<'a> {
    Clock::with_source(fake_now, limits, Color::Blue, control)
}

#[test]
fn the_clock_stops_at_the_hard_limit_and_not_before() {
    let limits = Limits {
        move_time: Some(millis(100)),
        ..Limits::default()
    };
    let control = Control::default();
    let clock = fake_clock(&limits, &control);
    assert!(clock.is_limited() && !clock.must_wait());
    advance(micros(99_999));
    assert_eq!(clock.elapsed(), micros(99_999));
    assert!(!clock.must_stop() && !clock.soft_limit_reached(USUAL));
    advance(micros(1));
    assert!(clock.must_stop() && clock.soft_limit_reached(USUAL));
}

#[test]
fn the_soft_limit_comes_before_the_hard_one_and_follows_the_trend() {
    let control = Control::default();
    let clock = fake_clock(&limits(60_000, 0, None), &control);
    let budget = budget(60_000, 0, None);
    let soft = budget.soft.unwrap();
    let unstable = Trend {
        stability: 0,
        ..USUAL
    };
    advance(soft);
    assert!(clock.soft_limit_reached(USUAL) && !clock.soft_limit_reached(unstable));
    advance(soft);
    assert!(clock.soft_limit_reached(unstable) && !clock.must_stop());
    advance(budget.hard - 2 * soft);
    assert!(clock.must_stop());
}

#[test]
fn without_a_time_limit_only_stop_ends_the_search() {
    let infinite = Limits {
        infinite: true,
        ..Limits::default()
    };
    for (limits, waits) in [(Limits::default(), false), (infinite, true)] {
        let control = Control::default();
        let clock = fake_clock(&limits, &control);
        advance(Duration::from_secs(1_000_000));
        assert!(!clock.is_limited() && !clock.soft_limit_reached(USUAL));
        assert!(!clock.must_stop());
        assert_eq!(clock.must_wait(), waits);
        control.stop();
        assert!(clock.must_stop() && !clock.must_wait());
    }
}

#[test]
fn the_time_limit_counts_from_the_ponder_hit() {
    let limits = Limits {
        move_time: Some(millis(100)),
        ..Limits::default()
    };
    let control = Control::new(true);
    let clock = fake_clock(&limits, &control);
    advance(millis(5_000));
    assert!(!clock.is_limited() && clock.must_wait());
    assert!(!clock.must_stop() && !clock.soft_limit_reached(USUAL));
    control.ponder_hit_at(fake_now());
    assert!(clock.is_limited() && !clock.must_wait());
    advance(millis(99));
    assert!(!clock.must_stop());
    // A second ponder hit does not restart the time.
    control.ponder_hit_at(fake_now());
    advance(millis(1));
    assert!(clock.must_stop() && clock.soft_limit_reached(USUAL));
    assert_eq!(
        clock.elapsed(),
        millis(5_100),
        "reports count from the start"
    );
}

#[test]
fn stop_ends_pondering() {
    let control = Control::new(true);
    let clock = fake_clock(&limits(1000, 0, None), &control);
    assert!(clock.must_wait() && !clock.must_stop());
    control.stop();
    assert!(!clock.must_wait() && clock.must_stop());
}
