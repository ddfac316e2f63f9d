//! Akhet, an engine for Laser Chess (Khet 2.0).
//!
//! A module uses only those below it. On top are the front ends (`gui` in the browser, with the feature
//! of this name, [`protocol`] for programs, [`play`] for people, [`arena`] for matches between engines)
//! and the other commands of the command line ([`commands`]), [`selfplay`] among them, which makes data
//! of games, [`train`], which makes networks of these, and [`puzzles`], which finds puzzles in them;
//! below them are [`analysis`], which reviews games for the front ends, and the laser game ([`laser`]:
//! rules, evaluation, search, solver, drawing).

pub mod analysis;
pub mod arena;
pub mod commands;
mod files;
#[cfg(feature = "gui")]
pub mod gui;
mod interrupt;
pub mod laser;
mod lines;
pub mod play;
pub mod protocol;
pub mod puzzles;
pub mod selfplay;
pub mod train;
