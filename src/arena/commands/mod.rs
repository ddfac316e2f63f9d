//! The commands `match` and `pgn`, on top of everything else in the arena.

pub mod fastchess;
mod match_command;
mod pgn_command;
mod play_match;

pub use match_command::{MatchArgs, run_match};
pub use pgn_command::{PgnArgs, run_pgn};
