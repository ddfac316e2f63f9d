//! What the tests share: the built program and its files, engines that misbehave, random games.
#![allow(missing_docs, reason = "the names say it")]
#![allow(clippy::new_without_default, reason = "a new folder is no default")]

pub mod engine;
pub mod field;
pub mod labyrinth;
pub mod laser;
pub mod rogue;
pub mod server;
pub mod solver;
pub mod table;
