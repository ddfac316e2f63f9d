//! The results of a match: statistics, the SPRT, and the standings.

mod scoreboard;
mod sprt;
mod statistics;

pub use crate::config::Model;
pub use scoreboard::Scoreboard;
pub use sprt::{Hypothesis, Sprt, SprtError};
pub use statistics::{
    Estimate, GameScore, Interval, Pairing, Pentanomial, Tally, Wdl, elo, expected_score, ranking,
};
