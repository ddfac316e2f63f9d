//! The limits of a search: what it may use and what it is asked for.

use super::strength::Strength;
use crate::labyrinth::rules::Move;
pub use crate::running::PlayerClock;
use std::time::Duration;

/// The greatest depth of an iteration, in plies.
pub const MAX_DEPTH: u32 = 60;

/// The limits of one search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The depth of the last iteration, in plies.
    pub depth: Option<u32>,
    /// The number of nodes after which the search ends, all threads counted together. A node is a maze
    /// after a slide, of which the search finds out what can be reached; of several players with hidden
    /// cards a maze after the slides of all others.
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
    /// Time lost between the search's answer and the moment when the clock stops.
    pub move_overhead: Duration,
    /// The strength to play at; `None` is full strength. Searches that are analysis rather than play
    /// (infinite or for a mate) ignore it.
    pub strength: Option<Strength>,
    /// Whether the search may use every card that the position names. Otherwise it uses only what the
    /// player to move knows.
    pub open_cards: bool,
}

impl Limits {
    /// The strength that the search plays at, if it is below full strength.
    pub(super) fn effective_strength(&self) -> Option<Strength> {
        self.strength
            .filter(|_| !self.infinite && self.mate.is_none())
    }

    /// The node limit that the search obeys, which includes that of the strength.
    pub(super) fn effective_nodes(&self) -> Option<u64> {
        let weak = self.effective_strength().map(Strength::nodes);
        self.nodes.into_iter().chain(weak).min()
    }
}
