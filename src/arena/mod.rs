//! The match runner: plays engines against each other, which it knows only through their pipes, by the
//! rules of the [laser game](crate::laser::rules) or of [Labyrinth](crate::labyrinth::rules), and
//! estimates their strength.
//!
//! The folders follow the course of a match: [`config`] (settings), [`records`] (files), [`run`]
//! (processes and games), [`report`] (results), and the commands `match` and `pgn` on top. They are
//! generic over the trait [`Contest`], which has one implementation a game, in the file of its name.

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
pub use config::{SettingsError, with_long_dashes};
pub(crate) use contest::End;
pub use contest::{BookOpening, Contest, Finished};
pub use labyrinth::{LabyrinthRecord, Seated};
pub use records::{GameError, GameRecord, MoveOf, Place, Recorded, ReplayError, Summary};
