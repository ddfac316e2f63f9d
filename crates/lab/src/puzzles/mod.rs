//! `akhet puzzles`: finds puzzles in self-play games and proves them.

mod command;
mod labyrinth;
mod mine;
mod proof;
mod selection;

pub use command::{PuzzlesArgs, run};
pub use proof::{Fault, prove};
