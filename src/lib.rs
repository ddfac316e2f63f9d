//! Akhet, an engine for Laser Chess (Khet 2.0) and for a second game, Labyrinth.
//!
//! A module uses only those below it: front ends and tools, then the seam ([`game`]), by which front ends see
//! any game, then the games ([`laser`], [`labyrinth`]), which know nothing of each other. `CONTRIBUTING.md` has
//! the map.
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
pub mod cli;
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
mod spelling;
pub mod train;
pub mod tune;
