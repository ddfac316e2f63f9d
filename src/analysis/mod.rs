//! The analysis of games: [`review()`] goes through a game, scores every move and marks the faults. The
//! protocol and the command `analyse` call it alike. It prints nothing and knows only the laser game;
//! the command reads and writes PGN by the records of [`arena`](crate::arena).

mod accuracy;
mod command;
mod report;
mod review;
mod text;

pub use command::{AnalyseArgs, run_analyse};
pub use review::{Budget, DEFAULT_NODES, Mark, PlyReview, Review, Side, review};
