//! The command `selfplay`: plays games against itself, in this process, and keeps them as data in
//! compact files. It imports the games of matches and exports games as PGN, by the records of
//! [`arena`](akhet_arena).

mod command;
pub(crate) mod convert;
pub mod data;
mod output;
mod player;
mod run;
mod stats;

pub(crate) use command::read_games;
pub use command::{SelfplayArgs, run_selfplay};
