//! What the searches of any game have in common: the control by which other threads end them, the
//! threads that they run on, limits, reports, clocks, memory, mate scores and windows, and node rates. Nothing here
//! depends on a game.

mod clock;
mod control;
mod limits;
mod machine;
mod memory;
mod perft;
mod poll;
mod pool;
mod report;
pub mod review;
mod score;
mod search_thread;

pub use clock::{Budget, Clock, PlayerClock};
pub use control::Control;
use derive_more::Display;
pub(crate) use limits::rounded_at_random;
pub use limits::{Limits, MAX_SEATS, Strength};
#[cfg(target_os = "unknown")]
pub use machine::{Host, can_spawn, set_host};
pub use machine::{Instant, STACK_SIZE, Thread, spawn};
pub use memory::{Memory, prefetch};
pub(crate) use perft::{divide, is_stopped};
pub use poll::{pause, poll_input, with_poll};
pub use pool::{NoThreads, Pool, has_memory};
pub use report::{Handler, Info, Outcome};
pub use score::{
    Bound, INFINITE, MAX_PLY, Score, Value, Window, is_mate, is_mated, mate_at, mated_at,
    value_from_tt, value_to_tt,
};
pub use search_thread::{Job, NoSearchThread, SearchThread};
use std::time::Duration;

/// The system has no memory for a transposition table of this many mebibytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not enough memory for a table of {0} MB")]
pub struct TableTooLarge(pub usize);

/// The settings that front ends change on the searcher of any game.
pub trait Configure {
    /// Replaces the transposition table with an empty one of this many mebibytes.
    ///
    /// # Errors
    /// If the system has no memory for the table. The old table then remains.
    fn set_hash(&mut self, mebibytes: usize) -> Result<(), TableTooLarge>;

    /// Sets the number of threads that later searches use, the caller's included; 0 means 1.
    ///
    /// # Errors
    /// If the system cannot start the threads. The old threads then remain.
    fn set_threads(&mut self, threads: usize) -> Result<(), NoThreads>;

    /// Forgets all earlier searches. This also touches the memory of their tables, so that the next
    /// search does not wait for pages from the system.
    fn clear(&mut self);
}

/// A multiplicative hash of a number. Use its high bits: they depend on every bit of the number.
#[inline(always)]
pub const fn mix(number: u64) -> u64 {
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A count per second, rounded down. A time below a microsecond counts as one.
pub fn per_second(count: u64, time: Duration) -> u64 {
    let microseconds = time.as_micros().max(1);
    u64::try_from(u128::from(count) * 1_000_000 / microseconds).unwrap_or(u64::MAX)
}

/// The result of a bench run. Its text is `N nodes R nps`, with R per second.
#[derive(Clone, Copy, Debug, Default, Display, PartialEq, Eq)]
#[display("{nodes} nodes {} nps", per_second(*nodes, *time))]
pub struct Total {
    /// Nodes searched.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
}

impl Total {
    /// The line of a bench for one position: its node count and FEN.
    pub fn line(fen: &str, nodes: u64) -> String {
        format!("{nodes:>10} {fen}")
    }
}
