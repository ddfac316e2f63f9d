//! The games of a PGN text with all that it says of them, each faulty one named and skipped.

use super::read::{PgnError, ReadGame, Reader};
use crate::arena::records::game_record::GameRecord;
use crate::arena::records::outcome::Reason;
use crate::laser::rules::Record;
use std::io::{self, BufRead};

/// A legal game of a PGN text.
#[derive(Clone, Debug)]
pub struct PgnGame {
    /// The number of the game in the text, from 1.
    pub number: u64,
    /// The tag pairs as they stand there, in their order.
    pub tags: Vec<(String, String)>,
    /// The comments that are more than a score and a time, each with the number of plies before it.
    pub comments: Vec<(usize, String)>,
    /// The players, rules, moves with their figures, and the result.
    pub game: GameRecord,
    /// The game replayed. A draw by repetition is claimed.
    pub record: Record,
}

/// Why there is no game where one should be.
#[derive(Debug, thiserror::Error)]
pub enum GameFault {
    /// The text cannot be read on; nothing follows.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A game is malformed or illegal.
    #[error("game {number}: {what}")]
    Game {
        /// The number of the game in the text, from 1.
        number: u64,
        /// What is wrong, and in which line or ply.
        what: String,
    },
}

/// An iterator over the games of a PGN text of any program. After a faulty game it goes on with the
/// next one that has tags; it ends where the text does or cannot be read.
///
/// ```
/// use akhet::arena::records::pgn::Games;
///
/// let text = "[White \"Ada\"]\n\n1. c5R *\n\n[White \"Bob\"]\n\n1. e1e1 *\n\n[White \"Eve\"]\n\n*\n";
/// let games: Vec<_> = Games::new(text.as_bytes()).collect();
/// assert_eq!(games.len(), 3);
/// assert_eq!(games[0].as_ref().unwrap().record.plies().len(), 1);
/// assert!(games[1].as_ref().unwrap_err().to_string().starts_with("game 2: line 7: "));
/// assert_eq!(games[2].as_ref().unwrap().game.blue, "Eve");
/// ```
pub struct Games<R> {
    reader: Reader<R>,
    number: u64,
    ended: bool,
}

impl<R: BufRead> Games<R> {
    /// The games of this text.
    pub fn new(input: R) -> Games<R> {
        Games {
            reader: Reader::new(input),
            number: 0,
            ended: false,
        }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<PgnGame, GameFault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let number = self.number + 1;
        let game = match self.reader.game() {
            Ok(Some(read)) => replay(read, number),
            Ok(None) => {
                self.ended = true;
                return None;
            }
            Err(PgnError::Io(error)) => {
                self.ended = true;
                return Some(Err(error.into()));
            }
            Err(error) => Err(error.to_string()),
        };
        self.number = number;
        Some(game.map_err(|what| GameFault::Game { number, what }))
    }
}

/// The game of a text, if it is legal.
fn replay(read: ReadGame, number: u64) -> Result<PgnGame, String> {
    let game = read.record;
    let mut record = game
        .replay()
        .map_err(|error| format!("line {}: {error}", read.line))?;
    if game.reason == Reason::Repetition {
        record
            .claim_draw()
            .map_err(|error| format!("line {}: {error}", read.line))?;
    }
    let comments = read.movetext.comments.into_iter();
    Ok(PgnGame {
        number,
        tags: read.tags.into_pairs(),
        comments: comments.filter(|(_, text)| !text.is_empty()).collect(),
        game,
        record,
    })
}
