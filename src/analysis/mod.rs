//! The analysis of games: [`review()`] scores every move of a game and marks the faults, for the
//! protocol and the command `analyse`. It prints nothing and knows only the laser game; the command
//! reads and writes PGN through the records of [`arena`](crate::arena).

mod accuracy;
#[cfg(feature = "program")]
mod command;
#[cfg(feature = "program")]
mod report;
mod review;
#[cfg(feature = "program")]
mod text;

#[cfg(feature = "program")]
pub use command::{AnalyseArgs, run_analyse};
pub use review::{Budget, DEFAULT_NODES, Mark, PlyReview, Review, Side, review};
