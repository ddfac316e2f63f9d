//! The files of a match: the record of a game, as JSON and as PGN, and the journals.

mod game_record;
pub mod journal;
mod match_files;
mod outcome;
pub mod pgn;
mod score;

pub use game_record::{GameRecord, MoveRecord, ReplayError};
pub use match_files::MatchFiles;
pub use outcome::{GameOutcome, Reason};
pub use score::Score;
