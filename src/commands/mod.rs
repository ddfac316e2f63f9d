//! The commands of the command line that are not front ends: counting, drawing, measuring, making
//! suites of openings. Each takes its arguments as clap has parsed them and writes to standard
//! output.

mod bench;
pub mod openings;
mod perft;
mod position;
mod show;
mod version;

pub use bench::{BenchArgs, bench};
pub use openings::OpeningsArgs;
pub use perft::{PerftArgs, perft};
pub use position::PositionArgs;
pub use show::{ShowArgs, show};
pub use version::VERSION;
