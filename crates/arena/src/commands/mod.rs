//! The command `match`.

pub mod fastchess;
mod match_command;
mod play_match;

pub use match_command::{MatchArgs, run_match};
