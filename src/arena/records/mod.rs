//! The files of a match: records of games as JSON and as PGN, and the journals.

#[cfg(feature = "program")]
mod files;
#[cfg(feature = "program")]
pub mod journal;
mod laser;
mod loaded;
mod moves;
mod outcome;
pub mod pgn;
mod recorded;
mod text;

#[cfg(feature = "program")]
pub use files::{MatchFiles, read_games, variant_of};
pub use laser::GameRecord;
pub use loaded::{LoadedGames, games_as_json, load_games};
pub use moves::{MoveRecord, Score};
pub use outcome::{GameOutcome, Points, Reason};
pub use recorded::{GameError, MoveOf, Place, Recorded, ReplayError, Summary};
/// Whether a text of games begins like JSON lines. PGN may begin with a comment, in braces too.
fn is_json(text: &[u8]) -> bool {
    let object = text.strip_prefix(b"{");
    object.is_some_and(|inner| inner.trim_ascii_start().starts_with(b"\""))
}

/// The maximum length of a line of JSON, in bytes: a game of some 200,000 moves.
const MAX_ENTRY: usize = 16 << 20;

pub(in crate::arena) use text::{as_text, from_text, read_as_text};
