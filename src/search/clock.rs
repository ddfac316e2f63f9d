//! The clock of a running search: its time limits, and what its [`Control`] makes of them.

use super::{Control, Instant, pause, poll_input};
use std::time::Duration;

/// A player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerClock {
    /// The time left.
    pub left: Duration,
    /// The time added after every move.
    pub increment: Duration,
}

/// The time limits of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The soft limit: after it no new iteration begins. `None` for a fixed time per move, which is to be
    /// used up.
    pub soft: Option<Duration>,
    /// The hard limit: at this time the search stops wherever it is.
    pub hard: Duration,
}

impl Budget {
    /// Whether this percentage of the soft limit, but at most the hard limit, has passed.
    pub fn soft_limit_reached(&self, elapsed: Duration, percent: u32) -> bool {
        let soft = self.soft.map(|soft| soft.saturating_mul(percent) / 100);
        elapsed >= soft.map_or(self.hard, |soft| soft.min(self.hard))
    }
}

/// The clock of one running search: its time limits, when it started, and its [`Control`].
#[derive(Debug)]
pub struct Clock<'a> {
    /// The time source. Tests replace it.
    now: fn() -> Instant,
    start: Instant,
    budget: Option<Budget>,
    /// Whether the search waits for `stop` even if it is done.
    infinite: bool,
    control: &'a Control,
}

impl<'a> Clock<'a> {
    /// A clock that starts now. Without a budget the search has no time limit.
    pub fn start(budget: Option<Budget>, infinite: bool, control: &'a Control) -> Clock<'a> {
        Clock::with_source(Instant::now, budget, infinite, control)
    }

    fn with_source(
        now: fn() -> Instant,
        budget: Option<Budget>,
        infinite: bool,
        control: &'a Control,
    ) -> Clock<'a> {
        Clock {
            now,
            start: now(),
            budget,
            infinite,
            control,
        }
    }

    /// The time since the search began.
    pub fn elapsed(&self) -> Duration {
        (self.now)().duration_since(self.start)
    }

    /// Whether the search must stop now: it was told to stop, or the hard limit has passed.
    pub fn must_stop(&self) -> bool {
        poll_input();
        let is_late = |(budget, elapsed): (&Budget, Duration)| elapsed >= budget.hard;
        self.control.stopped() || self.own_time().is_some_and(is_late)
    }

    /// Whether no new iteration should begin: this percentage of the soft limit has passed.
    pub fn soft_limit_reached(&self, percent: u32) -> bool {
        self.own_time()
            .is_some_and(|(budget, elapsed)| budget.soft_limit_reached(elapsed, percent))
    }

    /// Whether the search runs on the engine's own time and has a time limit.
    pub fn is_limited(&self) -> bool {
        self.budget.is_some() && !self.control.is_pondering()
    }

    /// Blocks while a finished search must hold back its answer: it is infinite or pondering, and was not
    /// told to stop.
    pub fn wait(&self) {
        while self.must_wait() {
            pause();
        }
    }

    fn must_wait(&self) -> bool {
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
mod tests {
    use super::*;
    use std::cell::Cell;

    const SECOND: Option<Budget> = Some(Budget {
        soft: None,
        hard: millis(1_000),
    });

    const fn millis(time: u64) -> Duration {
        Duration::from_millis(time)
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

    fn fake_clock(budget: Option<Budget>, infinite: bool, control: &Control) -> Clock<'_> {
        Clock::with_source(fake_now, budget, infinite, control)
    }

    #[test]
    fn a_fixed_time_is_used_up_to_the_hard_limit_and_not_beyond() {
        let control = Control::default();
        let clock = fake_clock(SECOND, false, &control);
        assert!(clock.is_limited() && !clock.must_wait());
        advance(millis(999));
        assert_eq!(clock.elapsed(), millis(999));
        assert!(!clock.must_stop() && !clock.soft_limit_reached(31));
        advance(millis(1));
        assert!(clock.must_stop() && clock.soft_limit_reached(288));
    }

    #[test]
    fn the_soft_limit_is_scaled_but_never_beyond_the_hard_one() {
        let control = Control::default();
        let budget = Budget {
            soft: Some(millis(100)),
            hard: millis(250),
        };
        let clock = fake_clock(Some(budget), false, &control);
        let reached = || [50, 100, 200, 300].map(|percent| clock.soft_limit_reached(percent));
        assert_eq!(reached(), [false; 4]);
        advance(millis(100));
        assert_eq!(reached(), [true, true, false, false]);
        advance(millis(149));
        assert_eq!(
            (reached(), clock.must_stop()),
            ([true, true, true, false], false)
        );
        advance(millis(1));
        assert_eq!((reached(), clock.must_stop()), ([true; 4], true));
    }

    #[test]
    fn without_a_time_limit_only_stop_ends_the_search() {
        for infinite in [false, true] {
            let control = Control::default();
            let clock = fake_clock(None, infinite, &control);
            advance(Duration::from_secs(1_000_000));
            assert!(!clock.is_limited() && !clock.soft_limit_reached(100));
            assert!(!clock.must_stop());
            assert_eq!(clock.must_wait(), infinite);
            control.stop();
            assert!(clock.must_stop() && !clock.must_wait());
        }
    }

    #[test]
    fn the_time_limit_counts_from_the_ponder_hit() {
        let control = Control::new(true);
        let clock = fake_clock(SECOND, false, &control);
        advance(millis(5_000));
        assert!(!clock.is_limited() && clock.must_wait());
        assert!(!clock.must_stop() && !clock.soft_limit_reached(100));
        control.ponder_hit_at(fake_now());
        assert!(clock.is_limited() && !clock.must_wait());
        advance(millis(999));
        assert!(!clock.must_stop());
        // A second ponder hit does not restart the time.
        control.ponder_hit_at(fake_now());
        advance(millis(1));
        assert!(clock.must_stop() && clock.soft_limit_reached(100));
        assert_eq!(clock.elapsed(), millis(6_000), "from the start");
    }

    #[test]
    fn a_ponder_hit_without_pondering_does_not_restart_the_time() {
        let control = Control::default();
        let clock = fake_clock(SECOND, false, &control);
        advance(millis(999));
        control.ponder_hit_at(fake_now());
        advance(millis(1));
        assert!(clock.must_stop());
    }

    #[test]
    fn stop_ends_pondering() {
        let control = Control::new(true);
        let clock = fake_clock(SECOND, false, &control);
        assert!(clock.must_wait() && !clock.must_stop());
        control.stop();
        assert!(!clock.must_wait() && clock.must_stop());
    }
}
