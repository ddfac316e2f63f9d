//! The program `akhet`: the command line, the prompt, reviews of games, and small commands.
#![deny(clippy::expect_used, clippy::panic, clippy::unwrap_used)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

mod analysis;
pub mod cli;
mod commands;
mod play;
mod spelling;

pub use commands::VERSION;
