//! The match runner: plays engines against each other, which it knows only through their pipes, by
//! the rules of the [laser game](crate::laser::rules) or of [Labyrinth](crate::labyrinth::rules), and
//! computes what the results say of their strength.
//!
//! The folders follow the course of a match, and each uses only those before it: [`config`] (what is
//! asked), [`records`] (what is written), [`run`] (what runs), [`report`] (what is concluded), and
//! the commands `match` and `pgn` on top.

mod commands;
pub mod config;
pub mod exit_code;
pub mod records;
pub mod report;
pub mod run;

pub use commands::{MatchArgs, PgnArgs, run_match, run_pgn};
pub use config::{SettingsError, with_long_dashes};
