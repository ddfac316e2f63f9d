//! `akhet selfplay`: plays games against itself, in this process, and stores them in compact files. It imports match
//! games and exports games as PGN.

mod command;
pub(crate) mod convert;
pub mod data;
mod output;
mod player;
mod run;
mod stats;

pub(crate) use command::{SIGNATURE_DEPTH, read_games, visit_games};
pub use command::{SelfplayArgs, run_selfplay};
pub(crate) use stats::Stats;
