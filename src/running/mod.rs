//! What surrounds the searches of any game: the control by which other threads end them, the threads that
//! they run on, and the speed of counts. It knows no game.

mod control;
mod pool;
mod search_thread;

pub use control::Control;
pub use pool::{NoThreads, Pool, check_memory};
pub use search_thread::{NoSearchThread, STACK, SearchThread};
use std::fmt;
use std::time::Duration;

/// A count per second, rounded down. A time below a microsecond counts as one.
pub fn per_second(count: u64, time: Duration) -> u64 {
    let microseconds = time.as_micros().max(1);
    u64::try_from(u128::from(count) * 1_000_000 / microseconds).unwrap_or(u64::MAX)
}

/// The system has no memory for a transposition table of this many mebibytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no memory for a table of {0} MB")]
pub struct TableTooLarge(pub usize);

/// A player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerClock {
    /// The time left.
    pub left: Duration,
    /// The time added after every move.
    pub increment: Duration,
}

/// The result of a bench run. Its text is `N nodes R nps`, with R per second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Total {
    /// Nodes searched.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
}

impl Total {
    /// The line about the nodes of one position.
    pub fn line(fen: &str, nodes: u64) -> String {
        format!("{nodes:>10} {fen}")
    }
}

impl fmt::Display for Total {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nps = per_second(self.nodes, self.time);
        write!(f, "{} nodes {nps} nps", self.nodes)
    }
}
