//! Time management: how long a search may think.

use super::limits::{Limits, PlayerClock};
use super::params;
use super::score::Value;
use crate::laser::rules::Color;
use crate::running::Control;
use std::time::{Duration, Instant};

/// The upper bound on the moves to the next time control: games seldom last longer.
const MAX_MOVES_TO_GO: u32 = 60;
/// The time that a move takes however short its search: pipes, the scheduler, and the nodes before
/// the first look at the clock. An increment pays for this first.
const FIXED_COST: Duration = Duration::from_millis(1);

/// The time limits of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    /// The soft limit: after it no new iteration begins, unless [`Trend`] scales it. `None` for a
    /// fixed time per move, which is to be used up.
    soft: Option<Duration>,
    /// The hard limit: at this time the search stops wherever it is.
    hard: Duration,
}

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
    /// The factor of the soft limit in percent, 31 to 288. It is greater if the best move has just
    /// changed, if the score has dropped, and if other moves took many nodes to refute.
    fn percent(self) -> u32 {
        let stability = match self.stability {
            0 => params::clock_stability_0(),
            1 => params::clock_stability_1(),
            2 => params::clock_stability_2(),
            3 => params::clock_stability_3(),
            4 => params::clock_stability_4(),
            _ => params::clock_stability_5(),
        };
        let drop = self.score_drop.saturating_mul(params::clock_drop()) / 100;
        let drop = 100 + drop.clamp(-10, params::clock_drop_most());
        // A best move usually takes half of the nodes.
        let effort = params::clock_effort() - self.effort.min(100) as i32;
        let effort = effort.min(params::clock_effort_most());
        (stability * drop / 100 * effort / 100).unsigned_abs()
    }
}

impl Budget {
    /// The time limits for the side to move; `None` if the limits set no time.
    ///
    /// On a clock, the hard limit leaves the overhead of this move and of the next one, the fixed
    /// cost of later moves and, if more moves follow, most of the remaining time. With less than
    /// these overheads on the clock it is zero, and the search ends at its first look at the clock.
    /// The soft limit aims to keep a larger reserve, which grows with the increment: the cost of this
    /// move and four more if each of them goes wrong.
    pub(super) fn new(limits: &Limits, side: Color) -> Option<Budget> {
        let overhead = limits.move_overhead;
        if let Some(time) = limits.move_time {
            // If the overhead takes nearly all of the time, use half of the time.
            let hard = time
                .saturating_sub(overhead)
                .max(time.min(overhead.saturating_mul(2)) / 2)
                .max(Duration::from_millis(1));
            // A clock with less time than that ends the search first.
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

    /// Whether the hard limit has passed.
    fn hard_limit_reached(&self, elapsed: Duration) -> bool {
        elapsed >= self.hard
    }

    /// Whether the soft limit, scaled by the trend, has passed.
    fn soft_limit_reached(&self, elapsed: Duration, trend: Trend) -> bool {
        let soft = self
            .soft
            .map_or(self.hard, |soft| soft.saturating_mul(trend.percent()) / 100);
        elapsed >= soft.min(self.hard)
    }
}

/// This percentage of a time.
fn percentage(percent: i32, time: Duration) -> Duration {
    time.saturating_mul(percent.unsigned_abs()) / 100
}

/// The clock of one running search: its time limits, when it started, and its [`Control`].
#[derive(Debug)]
pub(super) struct Clock<'a> {
    /// The time source. Tests replace it.
    now: fn() -> Instant,
    start: Instant,
    budget: Option<Budget>,
    /// Whether the search waits for `stop` even if it is done.
    infinite: bool,
    control: &'a Control,
}

impl<'a> Clock<'a> {
    /// A clock that starts now.
    pub(super) fn start(limits: &Limits, side: Color, control: &'a Control) -> Clock<'a> {
        Clock::with_source(Instant::now, limits, side, control)
    }

    /// A clock that starts now by this time source.
    fn with_source(
        now: fn() -> Instant,
        limits: &Limits,
        side: Color,
        control: &'a Control,
    ) -> Clock<'a> {
        Clock {
            now,
            start: now(),
            budget: Budget::new(limits, side),
            infinite: limits.infinite,
            control,
        }
    }

    /// The time since the search began.
    pub(super) fn elapsed(&self) -> Duration {
        (self.now)().duration_since(self.start)
    }

    /// Whether the search must stop now: it was told to stop, or the hard limit has passed.
    pub(super) fn must_stop(&self) -> bool {
        self.control.stopped()
            || self
                .own_time()
                .is_some_and(|(budget, elapsed)| budget.hard_limit_reached(elapsed))
    }

    /// Whether no new iteration should begin: the soft limit, scaled by the trend, has passed.
    pub(super) fn soft_limit_reached(&self, trend: Trend) -> bool {
        self.own_time()
            .is_some_and(|(budget, elapsed)| budget.soft_limit_reached(elapsed, trend))
    }

    /// Whether the search runs on the engine's own time and has a time limit.
    pub(super) fn is_limited(&self) -> bool {
        self.budget.is_some() && !self.control.is_pondering()
    }

    /// Whether a search that is done must wait with its answer: it is infinite or pondering, and was
    /// not told to stop.
    pub(super) fn must_wait(&self) -> bool {
        (self.infinite || self.control.is_pondering()) && !self.control.stopped()
    }

    /// The budget, and how much of it is used, counted from the ponder hit if there was one;
    /// `None` if there is no time limit or the search is pondering.
    fn own_time(&self) -> Option<(&Budget, Duration)> {
        if self.control.is_pondering() {
            return None;
        }
        let budget = self.budget.as_ref()?;
        let start = self.control.ponder_hit_time().unwrap_or(self.start);
        Some((budget, (self.now)().duration_since(start)))
    }
}

#[cfg(test)]
mod tests;
