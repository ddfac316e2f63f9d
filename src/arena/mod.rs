//! The match runner: plays engines against each other, which it knows only through their pipes, by
//! the rules of the [laser game](crate::laser::rules) or of [Labyrinth](crate::labyrinth::rules), and
//! computes what the results say of their strength.
//!
//! The folders follow the course of a match: [`config`] (what is asked), [`records`] (what is written),
//! [`run`] (what runs), [`report`] (what is concluded), and the commands `match` and `pgn` on top. They
//! are generic over the trait [`Contest`], which has one implementation a game, in the file of its name.

mod commands;
pub mod config;
mod contest;
pub mod exit_code;
mod labyrinth;
pub(crate) mod laser;
pub mod records;
pub mod report;
pub mod run;

pub use commands::{MatchArgs, PgnArgs, run_match, run_pgn};
pub use config::{GameError, SettingsError, with_long_dashes};
pub use contest::{BookOpening, Contest, Finished, MoveOf};
