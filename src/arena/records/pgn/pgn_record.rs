//! What PGN asks of the record of a game, whichever game it is of.

use super::movetext::Movetext;
use super::tags::Tags;
use crate::arena::records::played::Played;

/// A record that is written as PGN and read from it.
pub trait PgnRecord: Played {
    /// The game as PGN, with an empty line after it.
    fn to_pgn(&self) -> String;

    /// Whether a word of movetext is the result, which ends it.
    fn is_result(word: &str) -> bool;

    /// The record that tag pairs, movetext and the result at its end form.
    ///
    /// # Errors
    /// Says which tag contradicts the movetext or has an invalid value.
    fn from_pgn(tags: &Tags, movetext: &Movetext<Self::Move>, result: &str)
    -> Result<Self, String>;
}
