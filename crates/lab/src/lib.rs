//! Self-play, and what is made from it: networks, search parameters, opening books, puzzles, data sets.
//!
//! [`selfplay::data`] is stable throughout 1.x.
#![deny(clippy::expect_used, clippy::panic, clippy::unwrap_used)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod book;
pub mod dataset;
pub mod puzzles;
pub mod selfplay;
pub mod train;
pub mod tune;
