//! Games in Portable Game Notation (PGN): the seven tag roster and further tags, the moves, each
//! with its player's score, depth and time in a comment, and the result.

mod annotated;
mod games;
mod move_numbers;
mod movetext;
mod read;
mod tags;
#[cfg(test)]
mod tests;
mod write;

pub use annotated::{Note, write_annotated};
pub use games::{GameFault, Games, PgnGame};
pub use move_numbers::MoveNumbers;
pub use read::{PgnError, Reader};
pub use write::write;
