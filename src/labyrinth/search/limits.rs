//! The limits of a search: what it may use and what it is asked for, and how they end it.

use super::strength::Strength;
use crate::labyrinth::rules::{Move, Position, Seat};
use crate::running::{Budget, Clock, Control, PlayerClock};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// The maximum depth of an iteration, in plies.
pub const MAX_DEPTH: u32 = 60;

/// The limits of one search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The depth of the last iteration, in plies.
    pub depth: Option<u32>,
    /// The number of nodes, over all threads, after which the search ends. A node is one maze
    /// on which the search computes what can be reached: the maze after a slide or, for three or four
    /// players with hidden cards, after a sampled slide of every opponent.
    pub nodes: Option<u64>,
    /// The time after which the answer is due.
    pub move_time: Option<Duration>,
    /// The players' clocks, by seat.
    pub clocks: [Option<PlayerClock>; 4],
    /// Turns of the player to move until the next time control; `None` if the clocks cover the rest of
    /// the game.
    pub moves_to_go: Option<u32>,
    /// The search ends when it finds a win in at most this many turns of the player to move.
    pub mate: Option<u32>,
    /// The search ends only when it is told to stop.
    pub infinite: bool,
    /// The moves to consider at the root; all legal moves if empty.
    pub search_moves: Vec<Move>,
    /// The number of best lines to report (MultiPV). 0 means 1.
    pub multi_pv: usize,
    /// Time lost between the search's answer and the moment when the clock stops.
    pub move_overhead: Duration,
    /// The strength to play at; `None` is full strength. Searches that are analysis rather than play
    /// (infinite, for a mate, or with several lines) ignore it.
    pub strength: Option<Strength>,
    /// Whether the search may use every card that the position names. Otherwise it uses only what the
    /// player to move knows.
    pub open_cards: bool,
}

impl Limits {
    /// The limits that the search obeys. Reduced strength adds limits of its own; if the search
    /// ignores the strength, it becomes `None`.
    pub(super) fn effective(&self, position: &Position) -> Limits {
        let is_play = !self.infinite && self.mate.is_none() && self.multi_pv <= 1;
        match self.strength {
            Some(strength) if is_play => Limits {
                nodes: self.nodes.into_iter().chain([strength.nodes()]).min(),
                search_moves: strength.considered(position, |mv| {
                    self.search_moves.is_empty() || self.search_moves.contains(&mv)
                }),
                ..self.clone()
            },
            _ => Limits {
                strength: None,
                ..self.clone()
            },
        }
    }
}

/// The number of turns over which the remaining time is spread if the time control sets none.
const EXPECTED_TURNS: u32 = 25;

/// The time limits for this player; `None` if the limits set no time.
fn budget(limits: &Limits, seat: Seat) -> Option<Budget> {
    let on_clock = limits.clocks[seat.index()].map(|clock| share(limits, clock));
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
    /// Starts the clock of this player.
    pub(super) fn start(limits: &'a Limits, seat: Seat, control: &'a Control) -> Limiter<'a> {
        Limiter {
            limits,
            clock: Clock::start(budget(limits, seat), limits.infinite, control),
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
        assert_eq!(super::budget(&limits, Seat::Blue), None);
        super::budget(&limits, Seat::Yellow).unwrap()
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
        assert_eq!(
            super::budget(&both, Seat::Blue).unwrap().hard,
            Duration::ZERO
        );
    }

    #[test]
    fn nodes_and_stop_end_the_search() {
        let control = Control::default();
        let limits = Limits {
            nodes: Some(10),
            ..Limits::default()
        };
        let limiter = Limiter::start(&limits, Seat::Blue, &control);
        assert!(!limiter.count(9));
        assert!(limiter.count(1) && limiter.is_finished());
        let endless = Limits {
            infinite: true,
            ..Limits::default()
        };
        let limiter = Limiter::start(&endless, Seat::Blue, &control);
        assert!(!limiter.count(1_000_000));
        control.stop();
        assert!(limiter.count(1));
    }
}
