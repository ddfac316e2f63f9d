//! The search: a position and limits in, the best line out. It prints nothing; whoever calls it
//! hears of its progress through a [`Handler`].

mod alphabeta;
mod clock;
mod history;
mod params;
mod picker;
mod pv;
mod quiescence;
mod repetition;
mod score;
mod search_thread;
mod strength;
mod table;
mod thread_state;
mod threads;
mod wdl;
mod worker;

use crate::laser::eval;
use crate::laser::rules::{Move, Record};
use clock::Clock;
pub use score::{Bound, Score};
pub use search_thread::{Answer, NoSearchThread, SearchThread};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
pub use strength::Strength;
use table::TableMemory;
pub use table::TableTooLarge;
pub use threads::NoThreads;
use threads::Workers;
pub use wdl::Wdl;

/// The greatest depth of an iteration, in plies.
pub const MAX_DEPTH: u32 = 128;

/// The stack that a thread which searches should have, in bytes: several times what the deepest
/// search takes.
pub const STACK: usize = 8 << 20;

/// The greatest distance from the root, in plies: quiescence goes beyond the depth.
const MAX_PLY: usize = 240;

/// What a search may use, and what it is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Iterations end at this depth, in plies.
    pub depth: Option<u32>,
    /// The search ends after this many nodes.
    pub nodes: Option<u64>,
    /// The answer is due after this time.
    pub move_time: Option<Duration>,
    /// The players' clocks, Blue's first.
    pub clocks: [Option<PlayerClock>; 2],
    /// Moves until the clocks get new time; until the end of the game where `None`.
    pub moves_to_go: Option<u32>,
    /// The search ends when it has found a win in this many of the mover's moves.
    pub mate: Option<u32>,
    /// The answer is held back until the search is told to stop.
    pub infinite: bool,
    /// Only these moves are considered; all of them where empty.
    pub search_moves: Vec<Move>,
    /// How many best lines are wanted; 0 is as 1.
    pub multi_pv: usize,
    /// Time between the search's answer and the moment when the clock is stopped.
    pub move_overhead: Duration,
    /// How weakly to play; at full strength where `None`. What is no play is never weakened: a
    /// search without an end, for a mate, or for several lines.
    pub strength: Option<Strength>,
}

impl Limits {
    /// The limits that a search keeps: where it is to be weakened those of its strength as well,
    /// and where not it has none.
    fn in_force(&self) -> Limits {
        let play = !self.infinite && self.mate.is_none() && self.multi_pv <= 1;
        match self.strength {
            Some(strength) if play => strength.limits(self),
            _ => Limits {
                strength: None,
                ..self.clone()
            },
        }
    }
}

/// A player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerClock {
    /// The time left.
    pub left: Duration,
    /// What every move adds to it.
    pub increment: Duration,
}

/// How a running search is told what happens outside of it. Shared by both sides.
#[derive(Debug, Default)]
pub struct Control {
    stop: Arc<AtomicBool>,
    pondering: AtomicBool,
    ponder_hit: OnceLock<Instant>,
}

impl Control {
    /// A control. With `ponder` the search uses the opponent's time: the answer is held back
    /// until the expected move is played, and the time limits count from then on.
    pub fn new(ponder: bool) -> Control {
        Control {
            pondering: AtomicBool::new(ponder),
            ..Control::default()
        }
    }

    /// A control whose stop is this flag, for whom only a flag can be reached, such as signals.
    pub fn with_stop(stop: Arc<AtomicBool>) -> Control {
        Control {
            stop,
            ..Control::default()
        }
    }

    /// Ends the search as soon as it can.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The opponent has played the expected move: from now on it is the engine's own time.
    pub fn ponder_hit(&self) {
        if !self.pondering() {
            return;
        }
        // The first hit counts, so a second one finding the cell full is no error.
        let _ = self.ponder_hit.set(Instant::now());
        self.pondering.store(false, Ordering::Release);
    }

    /// The flag that `stop` sets, for whatever else can be stopped.
    pub fn stop_flag(&self) -> &AtomicBool {
        &self.stop
    }

    /// Has it been told to stop?
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn pondering(&self) -> bool {
        self.pondering.load(Ordering::Acquire)
    }

    fn ponder_hit_at(&self) -> Option<Instant> {
        self.ponder_hit.get().copied()
    }
}

/// What a search tells while it runs.
#[derive(Clone, Copy, Debug)]
pub struct Info<'a> {
    /// The depth of the iteration, in plies.
    pub depth: u32,
    /// The greatest distance from the root that was looked at, in plies.
    pub seldepth: u32,
    /// Which of the best lines this is, from 1.
    pub multi_pv: usize,
    /// The score of the side to move.
    pub score: Score,
    /// What is known about the score.
    pub bound: Bound,
    /// Nodes searched so far.
    pub nodes: u64,
    /// How full the table is, in thousandths.
    pub hashfull: u32,
    /// Time since the search began.
    pub time: Duration,
    /// The best line.
    pub pv: &'a [Move],
}

/// Hears of a search's progress.
pub trait Handler {
    /// An iteration has come to a result, or to a bound of it.
    fn info(&mut self, info: &Info<'_>);

    /// The search has taken long, and turns to this move of the root: the `number`th, from 1, of
    /// the iteration of this depth.
    fn root_move(&mut self, depth: u32, mv: Move, number: usize) {
        let _ = (depth, mv, number);
    }
}

/// For searches of which only the outcome matters.
impl Handler for () {
    fn info(&mut self, _: &Info<'_>) {}
}

/// What a search came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The move to play; `None` when there is none, as the game is over.
    pub best: Option<Move>,
    /// The answer that is expected to it.
    pub ponder: Option<Move>,
    /// How many nodes were searched.
    pub nodes: u64,
}

/// The engine's memory between searches, its threads, and the way to start a search.
#[derive(Debug)]
pub struct Searcher {
    memory: TableMemory,
    workers: Workers,
}

impl Searcher {
    /// A searcher with a transposition table of this many mebibytes that searches on one thread,
    /// the caller's own.
    ///
    /// # Errors
    /// When the memory is not to be had.
    pub fn new(mebibytes: usize) -> Result<Searcher, TableTooLarge> {
        // Here rather than in the first search, whose clock runs.
        eval::prepare();
        Ok(Searcher {
            memory: TableMemory::new(mebibytes)?,
            workers: Workers::alone(),
        })
    }

    /// Replaces the transposition table by an empty one of this many mebibytes.
    ///
    /// # Errors
    /// When the memory is not to be had; the table is then as it was.
    pub fn set_hash(&mut self, mebibytes: usize) -> Result<(), TableTooLarge> {
        self.memory = TableMemory::new(mebibytes)?;
        Ok(())
    }

    /// Searches on this many threads from now on, the caller's own among them; 0 is as 1.
    ///
    /// # Errors
    /// When the system has no threads to spare; it is then as it was.
    pub fn set_threads(&mut self, threads: usize) -> Result<(), NoThreads> {
        if threads.max(1) != self.workers.len() {
            self.workers = Workers::new(threads)?;
        }
        Ok(())
    }

    /// Forgets all that earlier searches have found. It touches all memory, so that the first search
    /// after it need not wait for the system's pages.
    pub fn clear(&mut self) {
        self.memory.clear(self.workers.helpers());
        self.workers.clear();
    }

    /// Searches the position at the end of the record. Repetitions are judged by the whole
    /// record. Comes back when the limits are reached or the control says stop; never earlier
    /// than that when the search is infinite or pondering.
    pub fn go(
        &mut self,
        record: &Record,
        limits: &Limits,
        control: &Control,
        handler: &mut dyn Handler,
    ) -> Outcome {
        let clock = Clock::start(limits, record.position().side(), control);
        let table = self.memory.open();
        self.workers
            .go(record, &limits.in_force(), table, clock, handler)
    }
}
