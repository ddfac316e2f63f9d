//! How its limits end a search.

use super::Limits;
use crate::search::{Budget, Clock, Control, PlayerClock};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The maximum depth of an iteration, in plies.
pub const MAX_DEPTH: u32 = 60;

/// The number of turns over which the remaining time is spread if the time control sets none.
const EXPECTED_TURNS: u32 = 25;

/// The time limits for the player at this place in the order of play; `None` if the limits set no time.
fn budget(limits: &Limits, place: usize) -> Option<Budget> {
    let on_clock = limits.clocks[place].map(|clock| share(limits, clock));
    let Some(time) = limits.move_time else {
        return on_clock;
    };
    let fixed = time.saturating_sub(limits.move_overhead).max(time / 2);
    let hard = on_clock.map_or(fixed, |clock| fixed.min(clock.hard));
    Some(Budget { soft: None, hard })
}

/// The part of a clock for one turn.
fn share(limits: &Limits, PlayerClock { left, increment }: PlayerClock) -> Budget {
    let overhead = limits.move_overhead;
    let turns = limits.moves_to_go.unwrap_or(EXPECTED_TURNS).clamp(1, 60);
    let left = left.saturating_sub(overhead.saturating_mul(turns.min(2)));
    let earned = increment.saturating_sub(overhead);
    let share = (left / turns).saturating_add(earned.saturating_mul(3) / 4);
    let hard = share.saturating_mul(2).min(left / turns.min(3));
    let soft = Some(share.min(hard));
    Budget { soft, hard }
}

/// Ends one running search, for all its threads: by time, nodes and [`Control`].
#[derive(Debug)]
pub(super) struct Limiter<'a> {
    pub(super) limits: &'a Limits,
    clock: Clock<'a>,
    max_nodes: u64,
    nodes: AtomicU64,
    finished: AtomicBool,
}

impl<'a> Limiter<'a> {
    /// Starts the clock of the player at this place in the order of play.
    pub(super) fn start(limits: &'a Limits, place: usize, control: &'a Control) -> Limiter<'a> {
        Limiter {
            limits,
            clock: Clock::start(budget(limits, place), limits.infinite, control),
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
            nodes: AtomicU64::new(0),
            finished: AtomicBool::new(false),
        }
    }

    pub(super) fn clock(&self) -> &Clock<'a> {
        &self.clock
    }

    /// The nodes searched by all threads.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Counts nodes and says whether the search must stop now.
    pub(super) fn count(&self, nodes: u64) -> bool {
        let before = self.nodes.fetch_add(nodes, Ordering::Relaxed);
        if before + nodes >= self.max_nodes || self.clock.must_stop() {
            self.finish();
        }
        self.is_finished()
    }

    /// Ends the search for all threads.
    pub(super) fn finish(&self) {
        self.finished.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_finished(&self) -> bool {
        self.finished.load(Ordering::Relaxed)
    }

    /// The depth of the last iteration.
    pub(super) fn max_depth(&self) -> u32 {
        self.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH)
    }

    /// The number of best lines to report, at least 1.
    pub(super) fn lines(&self) -> usize {
        self.limits.multi_pv.max(1)
    }

    /// Whether no new iteration should begin.
    pub(super) fn soft_limit_reached(&self) -> bool {
        self.clock.soft_limit_reached(100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn budget(left: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        let clock = PlayerClock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
        };
        let limits = Limits {
            clocks: [None, Some(clock), None, None],
            moves_to_go,
            move_overhead: Duration::from_millis(10),
            ..Limits::default()
        };
        assert_eq!(super::budget(&limits, 0), None);
        super::budget(&limits, 1).unwrap()
    }

    #[test]
    fn a_clock_is_never_overdrawn() {
        for left in [0, 1, 10, 11, 50, 1_000, 600_000] {
            for increment in [0, 5, 1_000] {
                for to_go in [None, Some(0), Some(1), Some(2), Some(1_000)] {
                    let budget = budget(left, increment, to_go);
                    assert!(budget.soft <= Some(budget.hard));
                    let most = Duration::from_millis(left.saturating_sub(10));
                    assert!(budget.hard <= most, "{left} {increment} {to_go:?}");
                }
            }
        }
        assert!(budget(60_000, 0, Some(1)).hard > Duration::from_secs(50));
        assert!(budget(60_000, 1_000, None).soft > budget(60_000, 0, None).soft);
        let both = Limits {
            clocks: [Some(PlayerClock::default()); 4],
            move_time: Some(Duration::MAX),
            move_overhead: Duration::MAX,
            ..Limits::default()
        };
        assert_eq!(super::budget(&both, 0).unwrap().hard, Duration::ZERO);
    }

    #[test]
    fn nodes_and_stop_end_the_search() {
        let control = Control::default();
        let limits = Limits {
            nodes: Some(10),
            ..Limits::default()
        };
        let limiter = Limiter::start(&limits, 0, &control);
        assert!(!limiter.count(9));
        assert!(limiter.count(1) && limiter.is_finished());
        let endless = Limits {
            infinite: true,
            ..Limits::default()
        };
        let limiter = Limiter::start(&endless, 0, &control);
        assert!(!limiter.count(1_000_000));
        control.stop();
        assert!(limiter.count(1));
    }
}
