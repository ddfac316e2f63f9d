//! Games in Portable Game Notation (PGN): the seven tag roster and further tags, the moves, each
//! with its player's score, depth and time in a comment, and the result.

mod games;
mod movetext;
mod read;
mod tags;
mod write;

pub use games::{GameFault, Games, PgnGame};
pub use movetext::Movetext;
pub use read::{GameReader, PgnError, Reader};
pub use tags::{PgnFault, Tags};
pub(in crate::arena) use write::figures;
pub use write::{MoveNumbers, Note, PgnParts, write, write_annotated};
