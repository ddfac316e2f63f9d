//! Time management, and everything else that ends a search.

use super::limits::{Limits, PlayerClock};
use crate::labyrinth::rules::Seat;
use crate::running::Control;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The number of turns that the remaining time is spread over if the time control sets none.
const EXPECTED_TURNS: u32 = 25;

/// The time limits of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Budget {
    /// After it no new iteration begins.
    soft: Duration,
    /// At this time the search stops wherever it is.
    hard: Duration,
}

impl Budget {
    /// The time limits for this player; `None` if the limits set no time.
    fn new(limits: &Limits, seat: Seat) -> Option<Budget> {
        let overhead = limits.move_overhead;
        let on_clock = limits.clocks[seat.index()].map(|clock| share(limits, clock));
        let fixed = limits.move_time.map(|time| {
            let hard = time.saturating_sub(overhead).max(time / 2);
            Budget { soft: hard, hard }
        });
        match (fixed, on_clock) {
            (Some(fixed), Some(clock)) => Some(Budget {
                soft: fixed.soft.min(clock.hard),
                hard: fixed.hard.min(clock.hard),
            }),
            (fixed, on_clock) => fixed.or(on_clock),
        }
    }
}

/// The part of a clock for one turn.
fn share(limits: &Limits, PlayerClock { left, increment }: PlayerClock) -> Budget {
    let overhead = limits.move_overhead;
    let turns = limits.moves_to_go.unwrap_or(EXPECTED_TURNS).clamp(1, 60);
    let left = left.saturating_sub(overhead.saturating_mul(turns.min(2)));
    let earned = increment.saturating_sub(overhead);
    let share = (left / turns).saturating_add(earned.saturating_mul(3) / 4);
    let hard = share.saturating_mul(2).min(left / turns.min(3));
    let soft = share.min(hard);
    Budget { soft, hard }
}

/// The end of one running search, for all its threads: time, nodes and [`Control`].
#[derive(Debug)]
pub(super) struct Clock<'a> {
    start: Instant,
    budget: Option<Budget>,
    most_nodes: u64,
    infinite: bool,
    control: &'a Control,
    nodes: AtomicU64,
    finished: AtomicBool,
}

impl<'a> Clock<'a> {
    /// A clock that starts now.
    pub(super) fn start(limits: &Limits, seat: Seat, control: &'a Control) -> Clock<'a> {
        Clock {
            start: Instant::now(),
            budget: Budget::new(limits, seat),
            most_nodes: limits.effective_nodes().unwrap_or(u64::MAX),
            infinite: limits.infinite,
            control,
            nodes: AtomicU64::new(0),
            finished: AtomicBool::new(false),
        }
    }

    /// The time since the search began.
    pub(super) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// The nodes searched by all threads.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Counts nodes and says whether the search must stop now.
    pub(super) fn count(&self, nodes: u64) -> bool {
        let before = self.nodes.fetch_add(nodes, Ordering::Relaxed);
        if before + nodes >= self.most_nodes || self.is_over() {
            self.finish();
        }
        self.is_finished()
    }

    /// Ends the search for all threads.
    pub(super) fn finish(&self) {
        self.finished.store(true, Ordering::Relaxed);
    }

    /// Whether the search is over for all threads.
    pub(super) fn is_finished(&self) -> bool {
        self.finished.load(Ordering::Relaxed)
    }

    fn is_over(&self) -> bool {
        self.control.stopped() || self.has_used(|budget| budget.hard)
    }

    /// Whether this part of the budget is used up. On the opponent's time nothing is.
    fn has_used(&self, part: impl Fn(Budget) -> Duration) -> bool {
        let Some(budget) = self.budget.filter(|_| !self.control.is_pondering()) else {
            return false;
        };
        let start = self.control.ponder_hit_time().unwrap_or(self.start);
        start.elapsed() >= part(budget)
    }

    /// Whether no new iteration should begin.
    pub(super) fn soft_limit_reached(&self) -> bool {
        self.has_used(|budget| budget.soft)
    }

    /// Whether a search that is done must wait with its answer.
    pub(super) fn must_wait(&self) -> bool {
        (self.infinite || self.control.is_pondering()) && !self.control.stopped()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(Budget::new(&limits, Seat::Blue), None);
        Budget::new(&limits, Seat::Yellow).unwrap()
    }

    #[test]
    fn a_clock_is_never_overdrawn() {
        for left in [0, 1, 10, 11, 50, 1_000, 600_000] {
            for increment in [0, 5, 1_000] {
                for to_go in [None, Some(0), Some(1), Some(2), Some(1_000)] {
                    let budget = budget(left, increment, to_go);
                    assert!(budget.soft <= budget.hard);
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
        assert_eq!(Budget::new(&both, Seat::Blue).unwrap().hard, Duration::ZERO);
    }

    #[test]
    fn nodes_and_stop_end_the_search() {
        let control = Control::default();
        let limits = Limits {
            nodes: Some(10),
            ..Limits::default()
        };
        let clock = Clock::start(&limits, Seat::Blue, &control);
        assert!(!clock.count(9));
        assert!(clock.count(1) && clock.is_finished());
        let endless = Limits {
            infinite: true,
            ..Limits::default()
        };
        let clock = Clock::start(&endless, Seat::Blue, &control);
        assert!(!clock.count(1_000_000) && clock.must_wait());
        control.stop();
        assert!(clock.count(1) && !clock.must_wait());
    }

    #[test]
    fn the_time_counts_from_the_ponder_hit() {
        let control = Control::new(true);
        let limits = Limits {
            move_time: Some(Duration::ZERO),
            ..Limits::default()
        };
        let clock = Clock::start(&limits, Seat::Blue, &control);
        assert!(!clock.count(1) && !clock.soft_limit_reached() && clock.must_wait());
        control.ponder_hit();
        assert!(clock.soft_limit_reached() && clock.count(1) && !clock.must_wait());
    }
}
