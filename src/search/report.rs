//! Reports of a search: progress while it runs, and its outcome.

use super::{Bound, Score};
use std::time::Duration;

/// A report about one line of a running search of a game with moves `M`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Info<'a, M> {
    /// The depth of the iteration, in plies.
    pub depth: u32,
    /// The maximum distance from the root in this iteration (selective depth), in plies; `None` in Labyrinth.
    pub seldepth: Option<u32>,
    /// The number of this line among the best lines (MultiPV), from 1.
    pub multi_pv: usize,
    /// The score, from the point of view of the player to move.
    pub score: Score,
    /// Whether the score is exact or a bound.
    pub bound: Bound,
    /// Nodes searched so far by all threads.
    pub nodes: u64,
    /// The share of the transposition table filled by this search, in thousandths; `None` in Labyrinth.
    pub hashfull: Option<u32>,
    /// The number of deals of the hidden cards that were searched; 0 if no card was hidden.
    pub deals: u64,
    /// Time since the search began.
    pub time: Duration,
    /// The principal variation. In the laser game that of an exact mate score ends with the hit of the loser's
    /// King. In Labyrinth only its first move is certain where cards are hidden.
    pub pv: &'a [M],
}

impl<M> Info<'_, M> {
    /// The same report of the same line in another form.
    pub(crate) fn with_pv<'a, N>(&self, pv: &'a [N]) -> Info<'a, N> {
        Info {
            depth: self.depth,
            seldepth: self.seldepth,
            multi_pv: self.multi_pv,
            score: self.score,
            bound: self.bound,
            nodes: self.nodes,
            hashfull: self.hashfull,
            deals: self.deals,
            time: self.time,
            pv,
        }
    }
}

/// Receives the reports of a running search.
pub trait Handler<M> {
    /// An iteration has found a score, or a bound on it, for one line.
    fn info(&mut self, info: &Info<'_, M>);

    /// A search that has run for some seconds starts on a root move: number `number`, from 1, of the
    /// iteration of this depth.
    fn root_move(&mut self, depth: u32, mv: M, number: usize) {
        let _ = (depth, mv, number);
    }
}

/// Ignores all reports.
impl<M> Handler<M> for () {
    fn info(&mut self, _: &Info<'_, M>) {}
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Outcome<M> {
    /// The move to play; `None` if the game is over.
    pub best: Option<M>,
    /// The expected reply, to ponder on; `None` if there is none, or cards are hidden.
    pub ponder: Option<M>,
    /// The score of the best line last reported, exact or a bound; `None` without a report.
    pub score: Option<Score>,
    /// Nodes searched by all threads.
    pub nodes: u64,
}

impl<M> Default for Outcome<M> {
    fn default() -> Outcome<M> {
        Outcome {
            best: None,
            ponder: None,
            score: None,
            nodes: 0,
        }
    }
}
