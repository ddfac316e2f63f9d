//! The record of a move, of any game.

use crate::text::{self, Text};
use akhet::laser::search::{self, loss_moves, win_moves};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A move of a game, with what its engine reported.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "M: Text", deserialize = "M: Text"))]
pub struct MoveRecord<M> {
    /// The move.
    #[serde(rename = "move", with = "text")]
    pub mv: M,
    /// The score that the engine reported last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// The depth that the engine reported last, in plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The selective depth that the engine reported last, in plies from the root.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seldepth: Option<u32>,
    /// The node count that the engine reported last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The time spent on it, in milliseconds.
    pub time: u64,
}

impl<M> From<M> for MoveRecord<M> {
    /// A move without figures.
    fn from(mv: M) -> MoveRecord<M> {
        MoveRecord {
            mv,
            score: None,
            depth: None,
            seldepth: None,
            nodes: None,
            time: 0,
        }
    }
}

/// A score as an engine reports it, positive if the side to move is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// `score cp`, in the engine's own unit: points for this engine.
    Cp(i32),
    /// `score mate`: moves (plies under `ugi`) until the side to move wins; negative if it loses.
    Mate(i32),
}

impl Score {
    /// The score in points. A forced win is above any `score cp`, a forced loss below.
    pub fn points(self) -> i32 {
        match self {
            Score::Cp(points) => points,
            Score::Mate(moves) if moves > 0 => i32::MAX,
            Score::Mate(_) => -i32::MAX,
        }
    }
}

impl fmt::Display for Score {
    /// In hundreds of points, such as `+0.31`, or `M` with the moves to the end of the game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Cp(points) => write!(f, "{:+.2}", f64::from(*points) / 100.0),
            Score::Mate(moves) if *moves > 0 => write!(f, "+M{moves}"),
            Score::Mate(moves) => write!(f, "-M{}", moves.unsigned_abs()),
        }
    }
}

impl From<search::Score> for Score {
    /// Mates count the winner's moves.
    fn from(score: search::Score) -> Score {
        match score {
            search::Score::Points(points) => Score::Cp(points),
            search::Score::Wins(plies) => Score::Mate(win_moves(plies) as i32),
            search::Score::Loses(plies) => Score::Mate(-(loss_moves(plies) as i32)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_wins_and_losses_are_beyond_all_other_scores() {
        assert!(Score::Mate(9).points() > Score::Cp(20_000).points());
        assert!(Score::Mate(-9).points() < Score::Cp(-20_000).points());
        assert!(Score::Mate(0).points() < 0);
    }
}
