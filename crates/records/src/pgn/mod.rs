//! Games in Portable Game Notation (PGN): the seven tag roster and further tags, the moves, each
//! with its player's score, depth and time in a comment, and the result.

mod games;
mod movetext;
mod read;
mod tags;
mod write;

pub use games::{AnyGames, GameFault, Games};
pub(crate) use movetext::figures;
pub use movetext::{MoveNumbers, Movetext};
pub use read::{GameReader, PgnError, PgnGame, Reader};
pub use tags::{GameError, PgnFault, PgnParts, Style, Tags};
pub use write::{Heading, Note, write, write_annotated, write_in};
