//! `akhet analyse`: [reviews](mod@akhet::laser::review) of games as text, PGN or a web page.

mod command;
mod report;
mod text;

pub use command::{AnalyseArgs, run_analyse};
pub(crate) use command::{all_games, review_games};
