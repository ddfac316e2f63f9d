//! The moves at the root.

use crate::laser::rules::Move;
use crate::search::{INFINITE, Value};

/// A move at the root, with its results so far.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RootMove {
    /// Its score in the current iteration; `-INFINITE` if it has not been searched yet or failed
    /// low, unless it was the first move searched.
    pub(super) value: Value,
    /// Its last score above `-INFINITE`; a bound if that search failed high or low.
    pub(super) previous_value: Value,
    /// The nodes spent on it in the current iteration.
    pub(super) nodes: u64,
    /// The principal variation, which begins with the move.
    pub(super) line: Vec<Move>,
}

impl RootMove {
    /// A move that has not been searched yet.
    pub(super) fn new(mv: Move) -> RootMove {
        RootMove {
            value: -INFINITE,
            previous_value: -INFINITE,
            nodes: 0,
            line: vec![mv],
        }
    }

    pub(super) fn mv(&self) -> Move {
        self.line[0]
    }

    pub(super) fn set_value(&mut self, value: Value) {
        (self.value, self.previous_value) = (value, value);
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Iteration {
    /// Its depth; 0 if there was none.
    pub(super) depth: u32,
    /// The maximum ply reached in it.
    pub(super) seldepth: usize,
    /// The root moves after it, best first.
    pub(super) root_moves: Vec<RootMove>,
}
