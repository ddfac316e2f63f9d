//! Reading PGN: text -> games.

use super::movetext::Movetext;
use super::tags::{Tags, game_record};
use crate::arena::records::game_record::GameRecord;
use crate::lines::{Line, read_line};
use std::io::{self, BufRead};

/// Why a PGN file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum PgnError {
    /// Reading from the file failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line, or the game that begins there, is malformed.
    #[error("line {line}: {what}")]
    Line {
        /// The line, from 1.
        line: u64,
        /// What is wrong there.
        what: String,
    },
    /// The last game has no result at its end.
    #[error("line {line}: the game that begins here has no end")]
    Torn {
        /// The line where the game begins, from 1.
        line: u64,
    },
}

/// An iterator over the games of a PGN file. It ends after the first error.
///
/// It reads the games of [`write`](super::write::write), and those of other programs that follow the
/// PGN standard: any tag may be missing, and comments, variations, move suffixes, numeric
/// annotation glyphs (NAGs) and escaped lines are skipped. See `docs/matches.md` for the defaults.
pub struct Reader<R> {
    input: R,
    line: u64,
    offset: u64,
    begin: u64,
    /// What follows the last game, if it is faulty.
    after_fault: Option<AfterFault>,
}

/// What has been read when a fault is found.
enum AfterFault {
    /// A part of the faulty game.
    Part,
    /// The whole faulty game.
    Whole,
    /// The first line of the next game.
    Next(String),
}

/// A game with all that its text says.
pub(super) struct ReadGame {
    /// The line where it begins, from 1.
    pub(super) line: u64,
    pub(super) tags: Tags,
    pub(super) movetext: Movetext,
    pub(super) record: GameRecord,
}

impl<R: BufRead> Reader<R> {
    /// A reader of the games in `input`.
    pub fn new(input: R) -> Reader<R> {
        Reader {
            input,
            line: 0,
            offset: 0,
            begin: 0,
            after_fault: None,
        }
    }

    /// The number of the line read last, from 1: the last line of the last game.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// The offset in bytes at which the last game begins.
    pub fn begin(&self) -> u64 {
        self.begin
    }

    /// Returns true if all of the input has been read.
    ///
    /// # Errors
    /// When reading fails.
    pub fn is_at_end(&mut self) -> io::Result<bool> {
        self.input.fill_buf().map(<[u8]>::is_empty)
    }

    fn fault(&self, what: impl Into<String>) -> PgnError {
        let (line, what) = (self.line, what.into());
        PgnError::Line { line, what }
    }

    fn next_line(&mut self) -> Result<Option<String>, PgnError> {
        let Some((line, length)) = read_measured(&mut self.input)? else {
            return Ok(None);
        };
        self.line += 1;
        self.offset += length;
        match line {
            Line::Text(text) if self.line == 1 => {
                let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&text);
                Ok(Some(text.to_owned()))
            }
            Line::Text(text) => Ok(Some(text)),
            Line::Unreadable(why) => Err(self.fault(why)),
        }
    }

    /// Reads the next game; `None` at the end of the input. After a fault it begins at the next game
    /// that has tags and an empty line before them.
    pub(super) fn game(&mut self) -> Result<Option<ReadGame>, PgnError> {
        let mut pending = match self.after_fault.take() {
            Some(AfterFault::Part) => match self.first_tag()? {
                None => return Ok(None),
                line => line,
            },
            Some(AfterFault::Next(line)) => Some(line),
            Some(AfterFault::Whole) | None => None,
        };
        let mut tags = Tags::default();
        let mut movetext = Movetext::default();
        let mut begin = None;
        loop {
            // Set before the line is read, because it may be unreadable.
            if begin.is_none() {
                self.begin = self.offset;
            }
            let line = match pending.take() {
                None => {
                    self.after_fault = Some(AfterFault::Part);
                    self.next_line()?
                }
                line => line,
            };
            let Some(line) = line else {
                return match begin {
                    Some(line) => Err(PgnError::Torn { line }),
                    None => Ok(None),
                };
            };
            // By the standard, a '%' in the first column escapes the line.
            if line.trim().is_empty() || line.starts_with('%') {
                continue;
            }
            let begin = *begin.get_or_insert(self.line);
            if line.trim_start().starts_with('[') && !movetext.has_begun() {
                tags.read(&line).map_err(|what| self.fault(what))?;
                continue;
            }
            let result = movetext.read(&line).map_err(|what| {
                if line.starts_with("[Event ") {
                    self.after_fault = Some(AfterFault::Next(line));
                    return PgnError::Torn { line: begin };
                }
                self.fault(what)
            })?;
            if let Some(result) = result {
                self.after_fault = Some(AfterFault::Whole);
                let record = game_record(&tags, &movetext, &result)
                    .map_err(|what| PgnError::Line { line: begin, what })?;
                self.after_fault = None;
                return Ok(Some(ReadGame {
                    line: begin,
                    tags,
                    movetext,
                    record,
                }));
            }
        }
    }

    /// Skips what is left of a faulty game. Returns the first line of the next one.
    fn first_tag(&mut self) -> Result<Option<String>, PgnError> {
        let mut after_empty_line = false;
        loop {
            match self.next_line() {
                Ok(Some(line)) if after_empty_line && line.starts_with('[') => {
                    return Ok(Some(line));
                }
                Ok(Some(line)) => after_empty_line = line.trim().is_empty(),
                Ok(None) => return Ok(None),
                Err(PgnError::Io(error)) => return Err(error.into()),
                // A part of the same game.
                Err(_) => after_empty_line = false,
            }
        }
    }
}

/// The byte order mark, which some editors put before the first line of a text file.
const BYTE_ORDER_MARK: char = '\u{feff}';

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<GameRecord, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.after_fault.is_some() {
            return None;
        }
        let game = self.game().transpose()?;
        Some(game.map(|game| game.record))
    }
}

/// Reads a line, and counts its bytes including its end.
fn read_measured(input: &mut impl BufRead) -> io::Result<Option<(Line, u64)>> {
    struct Measured<'a, R> {
        input: &'a mut R,
        length: u64,
    }
    impl<R: BufRead> io::Read for Measured<'_, R> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let length = self.input.read(buffer)?;
            self.length += length as u64;
            Ok(length)
        }
    }
    impl<R: BufRead> BufRead for Measured<'_, R> {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            self.input.fill_buf()
        }

        fn consume(&mut self, amount: usize) {
            self.length += amount as u64;
            self.input.consume(amount);
        }
    }
    let mut measured = Measured { input, length: 0 };
    let line = read_line(&mut measured)?;
    Ok(line.map(|line| (line, measured.length)))
}
