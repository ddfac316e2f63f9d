//! Games in Portable Game Notation (PGN): the seven tag roster and further tags, the moves, each
//! with its player's score, depth and time in a comment, and the result.

mod annotated;
mod games;
mod labyrinth;
mod laser;
mod move_numbers;
mod movetext;
mod pgn_record;
mod read;
mod tags;
#[cfg(test)]
mod tests;
mod write;

pub use annotated::{Note, write_annotated};
pub use games::{GameFault, Games, PgnGame};
pub use move_numbers::MoveNumbers;
pub use movetext::Movetext;
pub use pgn_record::PgnRecord;
pub use read::{GameReader, PgnError, Reader};
pub use tags::Tags;
pub use write::write;
