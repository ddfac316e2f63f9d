//! Akhet, an engine for Laser Chess (Khet 2.0) and for a second game, Labyrinth.
//!
//! This crate needs no files, signals or terminal; the crates of the folder `crates` add those, and the program. A
//! module uses only those below it: the front end for programs ([`protocol`]), then the seam ([`game`]), through
//! which front ends see any game, then the games ([`laser`], [`labyrinth`]), which know nothing of each other.
//! `CONTRIBUTING.md` has the map.
//!
//! These are stable throughout 1.x: [`laser::rules`], [`laser::search`], [`laser::render`], [`laser::solver`];
//! [`labyrinth::rules`], [`labyrinth::search`], [`labyrinth::render`]; [`protocol::Conversation`] and
//! [`protocol::Permissions`]. Everything else may change at any time; `docs/promises.md` says more.
#![deny(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented,
    clippy::unwrap_used
)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod game;
pub mod grid;
pub mod labyrinth;
pub mod laser;
pub mod lines;
pub mod protocol;
pub mod search;
