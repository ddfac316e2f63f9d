//! The commands of the command line that are no front end: counting, drawing, measuring, making
//! suites of openings. Each takes its arguments as clap has read them and writes to standard output.

mod bench;
pub mod openings;
mod perft;
mod position;
mod show;

pub use bench::{BenchArgs, bench};
pub use openings::OpeningsArgs;
pub use perft::{PerftArgs, perft};
pub use position::PositionArgs;
pub use show::{ShowArgs, show};
