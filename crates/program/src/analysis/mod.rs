//! `akhet analyse`: [reviews](mod@akhet::laser::review) of games as text, as PGN and as a page.

mod command;
mod report;
mod text;

pub use command::{AnalyseArgs, run_analyse};
