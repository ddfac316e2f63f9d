//! The subcommands that are not front ends: `perft`, `show`, `bench` and `openings`. Each takes its
//! arguments as parsed by clap, and the output to write to.

mod bench;
mod deals;
pub mod openings;
mod perft;
mod position;
mod show;
mod version;

pub use bench::{BenchArgs, bench};
pub use openings::OpeningsArgs;
pub use perft::{PerftArgs, perft};
pub use position::{AnyPosition, GameArgs, PositionArgs};
pub use show::{ShowArgs, show};
pub use version::VERSION;
