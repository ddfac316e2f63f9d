//! Akhet, an engine for Laser Chess (Khet 2.0).
//!
//! A module knows only those below it: the commands of the command line ([`commands`]) and the
//! front ends ([`protocol`] for programs, [`play`] for people, [`arena`] for matches between
//! engines) stand above the laser game's wing ([`laser`]: rules, evaluation, search, drawing).

pub mod arena;
pub mod commands;
mod files;
pub mod laser;
mod lines;
pub mod play;
pub mod protocol;
