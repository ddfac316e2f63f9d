//! Engines against engines: plays matches between programs that it knows only through their pipes,
//! by the rules of [`game`](crate::laser::rules), and says what came of it.
//!
//! How a match travels: flags or a file -> [`settings`] -> [`schedule`] and [`openings`] ->
//! [`runner`], which has [`engine`]s play each [`game`] -> [`record`] -> [`journal`] and
//! [`scoreboard`].

mod belonging;
mod command;
pub mod engine;
mod flags;
pub mod game;
pub mod journal;
pub mod openings;
pub mod pgn;
mod progress;
pub mod record;
mod run;
pub mod runner;
pub mod schedule;
pub mod scoreboard;
pub mod settings;
pub mod stats;
mod totals;
pub mod values;

pub use command::{MatchArgs, run_match};
pub use flags::with_long_dashes;
pub use settings::SettingsError;
pub use totals::{PgnArgs, run_pgn};
