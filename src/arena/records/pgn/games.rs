//! The games of a PGN text with all that is written about them; faulty ones are reported and skipped.

use super::read::{PgnError, ReadGame, Reader};
use super::tags::PgnFault;
use crate::arena::records::{GameRecord, Reason, Recorded};
use crate::laser::rules::Record;
use std::io::{self, BufRead};

/// A legal game of a PGN text.
#[derive(Clone, Debug)]
pub struct PgnGame {
    /// The number of the game in the text, from 1.
    pub number: u64,
    /// The tag pairs in their order.
    pub tags: Vec<(String, String)>,
    /// The comments that are more than a score and a time, each with the number of plies before it.
    pub comments: Vec<(usize, String)>,
    /// The last of them if it is on the end of the game, not on the last move; else empty.
    pub closing: String,
    /// The players, rules, moves with their figures, and the result.
    pub game: GameRecord,
    /// The game replayed. A draw by repetition is claimed.
    pub record: Record,
}

/// Why a game could not be read.
#[derive(Debug, thiserror::Error)]
pub enum GameFault {
    /// The text cannot be read any further.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The game of this number, from 1, is malformed or illegal.
    #[error("game {0}: {1}")]
    Game(u64, PgnError),
}

/// An iterator over the games of a PGN text of any program. After a faulty game it resumes at the
/// next tag after an empty line; it ends at the end of the text or where the text cannot be read.
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
        let game = match self.reader.game() {
            Ok(Some(game)) => replay(game, self.number + 1),
            Ok(None) => {
                self.ended = true;
                return None;
            }
            Err(PgnError::Io(error)) => {
                self.ended = true;
                return Some(Err(error.into()));
            }
            Err(error) => Err(error),
        };
        self.number += 1;
        Some(game.map_err(|error| GameFault::Game(self.number, error)))
    }
}

/// The game of a text, if it is legal.
fn replay(read: ReadGame<GameRecord>, number: u64) -> Result<PgnGame, PgnError> {
    let illegal = |error| PgnError::Line(read.line, PgnFault::Illegal(error));
    let game = read.record;
    let mut record = game.replay().map_err(|error| illegal(error.into()))?;
    if game.reason == Reason::Repetition {
        record.claim_draw().map_err(|error| illegal(error.into()))?;
    }
    let closing = read.movetext.closing_comment();
    let comments = read.movetext.comments.into_iter();
    Ok(PgnGame {
        number,
        tags: read.tags.pairs,
        comments: comments.filter(|(_, text)| !text.is_empty()).collect(),
        closing,
        game,
        record,
    })
}
