//! Games in Portable Game Notation (PGN): the seven tag roster and further tags, the moves, each
//! with its player's score, depth and time in a comment, and the result.

mod read;
mod write;

pub use read::{PgnError, Reader};
pub use write::write;
