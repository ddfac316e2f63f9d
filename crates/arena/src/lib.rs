//! The match runner: plays engines, known only through their pipes, against each other at [Laser
//! Chess](akhet::laser::rules) or [Labyrinth](akhet::labyrinth::rules), and estimates their strength.
//!
//! The modules: [`config`] (settings), `files` and [`journal`], [`run`] (processes and games), [`report`] (results),
//! and the command `match` on top. They are generic over the trait [`Contest`], which each game implements in the
//! file named after it.
#![deny(clippy::expect_used, clippy::panic, clippy::unwrap_used)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

mod commands;
pub mod config;
mod contest;
pub mod exit_code;
mod files;
pub mod journal;
mod labyrinth;
pub mod laser;
pub mod report;
pub mod run;

pub use commands::{MatchArgs, fastchess, run_match};
pub use config::with_long_dashes;
pub use contest::{BookOpening, Contest, End, Finished};
pub use files::{MatchFiles, read_games, variant_of};
