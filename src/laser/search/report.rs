//! Reports of a search: progress while it runs, and its outcome.

use crate::laser::rules::Move;
use crate::running::{Bound, Score};
use std::time::Duration;

/// The number of moves within which a player wins, for a win in this many plies: the loser's King
/// is off the board after the last of them at the latest. The number of plies is even if the
/// loser's own Laser removes it; the last move is then not made.
pub const fn win_moves(plies: u32) -> u32 {
    plies / 2 + 1
}

/// The number of the opponent's moves within which a player loses, for a loss in this many plies,
/// as in [`win_moves`].
pub const fn loss_moves(plies: u32) -> u32 {
    plies.div_ceil(2)
}

/// A report about one line of a running search.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Info<'a> {
    /// The depth of the iteration, in plies.
    pub depth: u32,
    /// The maximum distance from the root in this iteration (selective depth), in plies.
    pub seldepth: u32,
    /// The number of this line among the best lines (MultiPV), from 1.
    pub multi_pv: usize,
    /// The score, from the point of view of the side to move.
    pub score: Score,
    /// Whether the score is exact or a bound.
    pub bound: Bound,
    /// Nodes searched so far by all threads.
    pub nodes: u64,
    /// The share of the transposition table filled by this search, in thousandths.
    pub hashfull: u32,
    /// Time since the search began.
    pub time: Duration,
    /// The principal variation. That of an exact mate score ends with the hit of the loser's King.
    pub pv: &'a [Move],
}

/// Receives the reports of a running search.
pub trait Handler {
    /// An iteration has found a score, or a bound on it, for one line.
    fn info(&mut self, info: &Info<'_>);

    /// A search that has run for some seconds starts on a root move: number `number`, from 1, of the
    /// iteration of this depth.
    fn root_move(&mut self, depth: u32, mv: Move, number: usize) {
        let _ = (depth, mv, number);
    }
}

/// Ignores all reports.
impl Handler for () {
    fn info(&mut self, _: &Info<'_>) {}
}

/// The result of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Outcome {
    /// The move to play; `None` if a King has been hit.
    pub best: Option<Move>,
    /// The expected reply, to ponder on.
    pub ponder: Option<Move>,
    /// The score of the best line last reported, exact or a bound; `None` without a report.
    pub score: Option<Score>,
    /// Nodes searched by all threads.
    pub nodes: u64,
}
