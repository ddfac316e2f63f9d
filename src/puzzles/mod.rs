//! Puzzles: positions in which Blue, to move, wins by force, and by one first move alone. The command
//! `puzzles` finds them in games of self-play and proves them; five hundred are in the program.
//! `puzzles/README.md` has the format of the file.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented
)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod command;
mod format;
mod grade;
mod mine;
mod proof;
mod selection;

pub use command::{PuzzlesArgs, run};
pub use format::{ParsePuzzleError, PuzzleFileError, read_puzzles};
pub use grade::{GRADES, grade};
pub use proof::{Fault, prove};

use crate::laser::rules::{Move, Position, Setup};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The text of the puzzles in the program, as the file in the repository has it.
pub const SHIPPED: &str = include_str!("../../puzzles/akhet.puzzles");

/// The lengths of puzzles, in Blue's moves.
pub const LENGTHS: RangeInclusive<u32> = 2..=5;

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position, with Blue to move.
    pub position: Position,
    /// The number of Blue's moves that the win takes against the longest defence.
    pub wins: u32,
    /// How hard it is, 1 to 5: the [`grade`] of the length, the quiet moves and the nodes.
    pub grade: u32,
    /// The number of Blue's moves of the solution whose shot removes nothing.
    pub quiet: u32,
    /// The nodes that the engine's search took to find the solution's first move.
    pub nodes: u64,
    /// The moves of both players to the end, the longest defence among them. The first is the only one
    /// that wins in time; a later move of Blue may have others beside it.
    pub solution: Vec<Move>,
    /// The setup that the game began from in which the position was found; `None` for another start.
    pub setup: Option<Setup>,
}

/// The puzzles in the program, the easiest first.
pub fn shipped() -> &'static [Puzzle] {
    static PUZZLES: LazyLock<Vec<Puzzle>> =
        LazyLock::new(|| read_puzzles(SHIPPED).unwrap_or_default());
    &PUZZLES
}
