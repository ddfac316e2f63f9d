//! The analysis of games: [`review()`] goes through a game, scores every move and marks the faults. The
//! protocol and the command `analyse` call it alike; it prints nothing.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented
)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod accuracy;
mod review;

pub use review::{Budget, DEFAULT_NODES, Mark, Observer, PlyReview, Review, Side, review};
