//! The files of a match: records of games as JSON and as PGN, and the journals.

mod files;
pub mod journal;
mod laser;
mod moves;
mod outcome;
pub mod pgn;
mod recorded;
mod text;

pub use files::{MatchFiles, variant_of};
pub use laser::GameRecord;
pub use moves::{MoveRecord, Score};
pub use outcome::{GameOutcome, Points, Reason};
pub use recorded::{GameError, MoveOf, Place, Recorded, ReplayError, Summary};
pub(in crate::arena) use text::{as_text, from_text, read_as_text};
