//! The match runner: plays engines, which it knows only through their pipes, against each other by the
//! rules of the [laser game](crate::laser::rules) or of [Labyrinth](crate::labyrinth::rules), and
//! estimates their strength.
//!
//! The folders follow the course of a match: [`config`] (settings), [`records`] (files), [`run`]
//! (processes and games), [`report`] (results), and the commands `match` and `pgn` on top. They are
//! generic over the trait [`Contest`], which each game implements in the file named after it.

#[cfg(feature = "program")]
mod commands;
#[cfg(feature = "program")]
pub mod config;
#[cfg(feature = "program")]
mod contest;
#[cfg(feature = "program")]
pub mod exit_code;
#[cfg(feature = "program")]
mod labyrinth;
#[cfg(feature = "program")]
pub(crate) mod laser;
pub mod records;
#[cfg(feature = "program")]
pub mod report;
#[cfg(feature = "program")]
pub mod run;

#[cfg(feature = "program")]
pub use commands::{MatchArgs, PgnArgs, fastchess, run_match, run_pgn};
#[cfg(feature = "program")]
pub use config::{SettingsError, with_long_dashes};
#[cfg(feature = "program")]
pub(crate) use contest::End;
#[cfg(feature = "program")]
pub use contest::{BookOpening, Contest, Finished};
#[cfg(feature = "program")]
pub use labyrinth::{LabyrinthRecord, Seated};
pub use records::{GameError, GameRecord, MoveOf, Place, Recorded, ReplayError, Summary};
