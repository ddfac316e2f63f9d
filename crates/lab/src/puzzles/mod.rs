//! `akhet puzzles`: finds puzzles in games of self-play and proves them.

mod command;
mod mine;
mod proof;
mod selection;

pub use command::{PuzzlesArgs, run};
pub use proof::{Fault, prove};
