//! What searches of either game report and find.

use pyo3::prelude::*;

/// A score for the player to move.
#[pyclass(frozen, get_all, module = "akhet")]
#[derive(Clone, Copy)]
pub struct Score {
    /// The points; None if the game is won or lost by force. Laser Chess: 170 points are odds of e to 1.
    /// Labyrinth: the logarithm of the odds of winning, in hundredths.
    points: Option<i32>,
    /// The plies until the game is won by force, negative if it is lost; None if it is neither.
    plies: Option<i32>,
    /// The expected result, from 0 (lost) to 1 (won); a draw is half a win.
    expected: f64,
}

impl Score {
    pub fn new(score: engine::laser::search::Score, expected: f64) -> Score {
        use engine::laser::search::Score::{Loses, Points, Wins};
        let (points, plies) = match score {
            Points(points) => (Some(points), None),
            Wins(plies) => (None, Some(plies as i32)),
            Loses(plies) => (None, Some(-(plies as i32))),
        };
        Score {
            points,
            plies,
            expected,
        }
    }
}

#[pymethods]
impl Score {
    fn __repr__(&self) -> String {
        match (self.points, self.plies) {
            (Some(points), _) => format!("<Score points {points} expected {}>", self.expected),
            (_, plies) => format!("<Score plies {}>", plies.unwrap_or_default()),
        }
    }
}

/// A report of a running search: what an iteration has found.
#[pyclass(frozen, get_all, module = "akhet")]
#[derive(Clone)]
pub struct Info {
    /// The depth of the iteration in plies.
    pub depth: u32,
    /// The rank of the line among the best, from 1.
    pub line: usize,
    /// The score of the line.
    pub score: Score,
    /// What the score is: "exact", or the "lower" or "upper" bound of the true score.
    pub bound: &'static str,
    /// The nodes searched so far.
    pub nodes: u64,
    /// The seconds since the search began.
    pub time: f64,
    /// The best moves of both players (principal variation).
    pub pv: Vec<String>,
}

#[pymethods]
impl Info {
    fn __repr__(&self) -> String {
        format!(
            "<Info depth {} line {} {} nodes {} pv {}>",
            self.depth,
            self.line,
            self.score.__repr__(),
            self.nodes,
            self.pv.join(" ")
        )
    }
}

/// The result of a search.
#[pyclass(frozen, get_all, module = "akhet")]
#[derive(Default)]
pub struct Found {
    /// The move to play; None if the game is over.
    pub best: Option<String>,
    /// The expected reply.
    pub ponder: Option<String>,
    /// The score of the move.
    pub score: Option<Score>,
    /// The nodes searched.
    pub nodes: u64,
    /// The last report about each line, the best line first.
    pub lines: Vec<Info>,
}

#[pymethods]
impl Found {
    fn __repr__(&self) -> String {
        let best = self.best.as_deref().unwrap_or("None");
        format!("<Found best {best} nodes {}>", self.nodes)
    }
}
