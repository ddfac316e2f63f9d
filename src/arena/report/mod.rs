//! The results of a match: statistics, the SPRT, the standings, and the progress of a running match.

mod progress;
mod scoreboard;
mod sprt;
mod statistics;

pub use crate::arena::config::Model;
pub(crate) use progress::progress_bar;
pub(crate) use progress::{Progress, print_continuation, print_result};
pub(crate) use scoreboard::Scoreboard;
pub use sprt::{Hypothesis, Sprt, SprtError};
pub use statistics::{
    Estimate, Interval, Outcome, Pairing, Pentanomial, Tally, Wdl, elo, expected_score, ranking,
};
