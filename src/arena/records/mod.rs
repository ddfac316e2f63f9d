//! The files of a match: records of games as JSON and as PGN, and the journals.

mod files;
pub mod journal;
mod moves;
mod outcome;
pub mod pgn;

pub use files::{MatchFiles, variant_of};
pub use moves::{MoveRecord, Score};
pub use outcome::{GameOutcome, Points, Reason};
