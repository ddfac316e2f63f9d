//! Reports of a search: progress while it runs, and its outcome.

use crate::labyrinth::rules::Move;
use crate::running::Score;
use std::time::Duration;

/// A report about one line of a running search.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Info<'a> {
    /// The depth of the iteration, in plies.
    pub depth: u32,
    /// The number of deals of the hidden cards that were searched; 0 if no card was hidden.
    pub deals: u64,
    /// The number of this line among the best lines (MultiPV), from 1.
    pub multi_pv: usize,
    /// The score, from the point of view of the player to move.
    pub score: Score,
    /// Nodes searched so far by all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
    /// The principal variation. Only its first move is certain where cards are hidden.
    pub pv: &'a [Move],
}

/// Receives the reports of a running search.
pub trait Handler {
    /// An iteration has found a score.
    fn info(&mut self, info: &Info<'_>);
}

/// Ignores all reports.
impl Handler for () {
    fn info(&mut self, _: &Info<'_>) {}
}

/// The result of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Outcome {
    /// The move to play; `None` if the game is over.
    pub best: Option<Move>,
    /// The expected reply; `None` if there is none, or cards are hidden.
    pub ponder: Option<Move>,
    /// Its score; `None` if the game is over.
    pub score: Option<Score>,
    /// Nodes searched by all threads.
    pub nodes: u64,
}
