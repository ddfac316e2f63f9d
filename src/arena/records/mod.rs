//! The files of a match: the record of a game, as JSON and as PGN, and the journals.

mod game_record;
pub mod journal;
mod labyrinth;
mod labyrinth_record;
mod laser;
mod match_files;
mod move_record;
mod outcome;
pub mod pgn;
mod played;
mod points;
mod recognise;
mod score;

pub use game_record::{GameRecord, ReplayError};
pub use labyrinth_record::{LabyrinthError, LabyrinthRecord, Seated};
pub use match_files::MatchFiles;
pub use move_record::MoveRecord;
pub use outcome::{GameOutcome, Reason};
pub use played::{Place, Played, Summary};
pub use points::Points;
pub use recognise::variant_of;
pub use score::Score;
