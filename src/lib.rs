//! Akhet, an engine for Laser Chess (Khet 2.0) and for a second game, Labyrinth.
//!
//! A module uses only those below it: front ends and tools, then the seam ([`game`]), through which front ends
//! see any game, then the games ([`laser`], [`labyrinth`]), which know nothing of each other. `CONTRIBUTING.md`
//! has the map.
//!
//! These are stable throughout 1.x: [`laser::rules`], [`laser::search`], [`laser::render`], [`laser::solver`];
//! [`labyrinth::rules`], [`labyrinth::search`], [`labyrinth::render`]; [`protocol::Conversation`] and
//! [`protocol::Permissions`]; with the feature `program` also `cli::run` and `selfplay::data`. Everything else may
//! change at any time; `docs/promises.md` says more.
#![deny(
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented,
    clippy::unwrap_used
)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod analysis;
#[cfg(feature = "pgn")]
pub mod arena;
#[cfg(feature = "program")]
mod arguments;
#[cfg(feature = "program")]
pub mod book;
#[cfg(feature = "program")]
pub mod cli;
#[cfg(feature = "program")]
pub mod commands;
#[cfg(feature = "program")]
mod files;
pub mod game;
pub mod grid;
#[cfg(feature = "gui")]
pub mod gui;
#[cfg(feature = "program")]
mod interrupt;
pub mod labyrinth;
pub mod laser;
mod lines;
#[cfg(feature = "program")]
pub mod play;
pub mod protocol;
#[cfg(feature = "program")]
pub mod puzzles;
mod running;
#[cfg(feature = "program")]
pub mod selfplay;
#[cfg(feature = "program")]
mod spelling;
#[cfg(feature = "program")]
mod terminal;
#[cfg(feature = "program")]
pub mod train;
#[cfg(feature = "program")]
pub mod tune;

#[cfg(target_os = "unknown")]
pub use running::{Host, set_host};
