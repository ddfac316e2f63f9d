//! Akhet, an engine for Laser Chess (Khet 2.0) and for a second game, Labyrinth.
//!
//! A module uses only those below it. On top are the front ends for people and programs: `gui` in the
//! browser, with the feature of this name, above [`protocol`], and [`play`]. Below them are [`analysis`],
//! which reviews games; [`puzzles`], which finds puzzles in the games of [`selfplay`], and [`train`], which
//! makes networks of these, and [`tune`], which tunes the parameters of the search by matches; then
//! [`arena`], matches between engines, whose records of games and reports `gui` and these five use; the
//! seam ([`game`]), by which front ends see any game; and the laser game ([`laser`]: rules, evaluation,
//! search, solver, drawing). Beside the laser game and without knowledge of it stands [`labyrinth`]; these two
//! are all that the other commands of the command line ([`commands`]) need. What surrounds searches of
//! any game, such as the thread that they run on, is below both, in `running`.
#![deny(
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented,
    clippy::unwrap_used
)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod analysis;
pub mod arena;
mod arguments;
pub mod commands;
mod files;
pub mod game;
pub mod grid;
#[cfg(feature = "gui")]
pub mod gui;
mod interrupt;
pub mod labyrinth;
pub mod laser;
mod lines;
pub mod play;
pub mod protocol;
pub mod puzzles;
mod running;
pub mod selfplay;
pub mod train;
pub mod tune;
