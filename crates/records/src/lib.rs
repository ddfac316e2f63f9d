//! Game records as PGN and JSON lines, and puzzles. It turns text into values and back; no files, no threads.
#![deny(missing_docs)]
#![deny(clippy::expect_used, clippy::panic, clippy::unwrap_used)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

mod labyrinth;
mod laser;
mod loaded;
mod moves;
mod outcome;
pub mod pgn;
pub mod puzzles;
mod recorded;
pub mod saved;
pub mod text;

pub use labyrinth::{LabyrinthRecord, Seated};
pub use laser::GameRecord;
pub use loaded::{LoadedGames, games_as_json, load_games, variant_in};
pub use moves::{MoveRecord, Score};
pub use outcome::{GameOutcome, Points, Reason};
pub use pgn::GameError;
pub use recorded::{MoveOf, Place, Recorded, ReplayError, Summary};

/// Whether a text of games is JSON lines. A brace alone does not tell: PGN may begin with a comment.
pub fn is_json(text: &[u8]) -> bool {
    let object = text.strip_prefix(b"{");
    object.is_some_and(|inner| inner.trim_ascii_start().starts_with(b"\""))
}

/// The maximum length of a line of JSON, in bytes: a game of some 200,000 moves.
pub const MAX_ENTRY: usize = 16 << 20;
