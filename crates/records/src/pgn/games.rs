//! Reads the games of a text, PGN or JSON lines, with their tags and comments. Every command that reads games reads
//! them here. A faulty game is an error of its own; those after it are still read.

use super::read::{GameReader, PgnError, PgnGame};
use super::tags::{PgnFault, Style};
use super::write::{Heading, tag_pairs};
use crate::{GameRecord, MAX_ENTRY, Recorded, is_json};
use akhet::lines::{read_bytes, skip_byte_order_mark};
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use std::io::{self, BufRead};

/// Why a game could not be read.
#[derive(Debug, thiserror::Error)]
pub enum GameFault {
    /// The rest of the text cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// This game, counted from 1, is malformed or illegal.
    #[error("game {0}: {1}")]
    Game(u64, PgnError),
}

/// An iterator over the games of a text: PGN from any program, or the JSON lines of `akhet match --json-out`. It ends
/// with the text, or where the text cannot be read. [`Games`] is the one for Laser Chess.
pub struct AnyGames<R, G> {
    source: Source<R, G>,
    number: u64,
    ended: bool,
}

/// An iterator over the laser games of a text.
///
/// ```
/// use akhet_records::pgn::Games;
///
/// let text = "[White \"Ada\"]\n\n1. c5R *\n\n[White \"Bob\"]\n\n1. e1e1 *\n\n[White \"Eve\"]\n\n*\n";
/// let games: Vec<_> = Games::new(text.as_bytes()).collect();
/// assert_eq!(games.len(), 3);
/// assert_eq!(games[0].as_ref().unwrap().record.plies().len(), 1);
/// assert!(games[1].as_ref().unwrap_err().to_string().starts_with("game 2: line 7: "));
/// assert_eq!(games[2].as_ref().unwrap().game.blue, "Eve");
/// ```
pub type Games<R> = AnyGames<R, GameRecord>;

enum Source<R, G> {
    /// Nothing has been read.
    New(Option<R>),
    Pgn(GameReader<R, G>),
    Json(JsonLines<R>),
}

/// The JSON lines of a file, and how many have been read.
struct JsonLines<R> {
    input: R,
    line: u64,
}

/// A line of a `--json-out` file. Only the games matter here.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum JsonLine<G> {
    Match(IgnoredAny),
    Game(Box<G>),
    Result(IgnoredAny),
}

impl<R: BufRead, G: Recorded + DeserializeOwned> AnyGames<R, G> {
    /// The games of this text.
    pub fn new(input: R) -> AnyGames<R, G> {
        AnyGames {
            source: Source::New(Some(input)),
            number: 0,
            ended: false,
        }
    }

    fn read(&mut self) -> Result<Option<PgnGame<G>>, PgnError> {
        let number = self.number + 1;
        if let Source::New(input) = &mut self.source
            && let Some(mut input) = input.take()
        {
            skip_byte_order_mark(&mut input)?;
            self.source = if is_json(input.fill_buf()?) {
                Source::Json(JsonLines { input, line: 0 })
            } else {
                Source::Pgn(GameReader::new(input))
            };
        }
        match &mut self.source {
            Source::New(_) => Ok(None),
            Source::Pgn(reader) => {
                let Some(read) = reader.game()? else {
                    return Ok(None);
                };
                let record = replay(read.line, &read.record)?;
                let closing = read.movetext.closing_comment();
                let comments = read.movetext.comments.into_iter();
                Ok(Some(PgnGame {
                    number,
                    tags: read.tags.pairs,
                    comments: comments.filter(|(_, text)| !text.is_empty()).collect(),
                    closing,
                    game: read.record,
                    record,
                }))
            }
            Source::Json(lines) => {
                let Some((line, game)) = lines.next_game::<G>()? else {
                    return Ok(None);
                };
                let record = replay(line, &game)?;
                let (summary, parts) = (game.summary(), game.pgn_parts(Style::Akhet));
                let closing = summary.detail.to_owned();
                let comments = if closing.is_empty() {
                    Vec::new()
                } else {
                    vec![(parts.plies, closing.clone())]
                };
                Ok(Some(PgnGame {
                    number,
                    tags: tag_pairs(&summary, &parts, Style::Akhet, &Heading::default()),
                    comments,
                    closing,
                    game,
                    record,
                }))
            }
        }
    }
}

impl<R: BufRead, G: Recorded + DeserializeOwned> Iterator for AnyGames<R, G> {
    type Item = Result<PgnGame<G>, GameFault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let game = self.read();
        self.ended = matches!(game, Ok(None) | Err(PgnError::Io(_)));
        if let Err(PgnError::Io(error)) = game {
            return Some(Err(error.into()));
        }
        let game = game.transpose()?;
        self.number += 1;
        Some(game.map_err(|error| GameFault::Game(self.number, error)))
    }
}

impl<R: BufRead> JsonLines<R> {
    /// The next game, and its line.
    fn next_game<G: DeserializeOwned>(&mut self) -> Result<Option<(u64, G)>, PgnError> {
        loop {
            let Some((text, length, _)) = read_bytes(&mut self.input, MAX_ENTRY)? else {
                return Ok(None);
            };
            self.line += 1;
            let fault = |what: String| PgnError::Line(self.line, PgnFault::Unreadable(what));
            if length > text.len() {
                return Err(fault("the line is too long".to_owned()));
            }
            if text.trim_ascii().is_empty() {
                continue;
            }
            match serde_json::from_slice(&text) {
                Ok(JsonLine::Game(game)) => return Ok(Some((self.line, *game))),
                Ok(JsonLine::Match(_) | JsonLine::Result(_)) => {}
                Err(error) => return Err(fault(error.to_string())),
            }
        }
    }
}

/// Replays the game that begins at this line.
fn replay<G: Recorded>(line: u64, game: &G) -> Result<G::Game, PgnError> {
    let illegal = |error| PgnError::Line(line, PgnFault::Illegal(error));
    let mut record = game.replay().map_err(|error| illegal(error.into()))?;
    game.claim(&mut record).map_err(illegal)?;
    Ok(record)
}
