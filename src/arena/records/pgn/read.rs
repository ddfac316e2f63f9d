//! Reading PGN: text -> games.

use super::movetext::Movetext;
use super::tags::{PgnFault, Tags};
use crate::arena::records::{GameRecord, MoveOf, Recorded};
use crate::lines::{Line, read_measured};
use std::io::{self, BufRead};
use std::marker::PhantomData;

/// Why a PGN file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum PgnError {
    /// Reading from the file failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// This line, counted from 1, or the game that begins there, is malformed.
    #[error("line {0}: {1}")]
    Line(u64, PgnFault),
    /// The last game, which begins at this line, has no result at its end.
    #[error("line {0}: the game that begins here has no end")]
    Torn(u64),
}

/// An iterator over the games of a PGN file. It ends after the first error.
///
/// It reads the games of [`write`](super::write::write), and those of other programs that follow
/// the PGN standard: any tag may be missing, and variations, move suffixes, numeric annotation
/// glyphs (NAGs) and escaped lines are skipped, as are most comments: of those without a score only
/// the last is kept. See `docs/matches.md` for the defaults.
pub type Reader<R> = GameReader<R, GameRecord>;

/// An iterator over the records of a PGN file of any game; [`Reader`] reads the laser game.
pub struct GameReader<R, G> {
    input: R,
    line: u64,
    offset: u64,
    begin: u64,
    /// The first line of the next game, if it has been read.
    pending: Option<String>,
    /// Whether the rest of the last game must be skipped, because it is faulty.
    has_rest: bool,
    has_failed: bool,
    records: PhantomData<G>,
}

/// A game with everything in its text.
pub(super) struct ReadGame<G: Recorded> {
    /// The line where it begins, from 1.
    pub(super) line: u64,
    pub(super) tags: Tags,
    pub(super) movetext: Movetext<MoveOf<G>>,
    pub(super) record: G,
}

impl<R: BufRead, G: Recorded> GameReader<R, G> {
    /// A reader of the games in `input`.
    pub fn new(input: R) -> GameReader<R, G> {
        GameReader {
            input,
            line: 0,
            offset: 0,
            begin: 0,
            pending: None,
            has_rest: false,
            has_failed: false,
            records: PhantomData,
        }
    }

    /// The number, from 1, of the line read last: the last line of the last game.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// The byte offset at which the last game begins.
    pub fn begin(&self) -> u64 {
        self.begin
    }

    /// Returns true if all of the input has been read.
    pub fn is_at_end(&mut self) -> io::Result<bool> {
        self.input.fill_buf().map(<[u8]>::is_empty)
    }

    fn fault(&self, what: PgnFault) -> PgnError {
        PgnError::Line(self.line, what)
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
            Line::Unreadable(why) => Err(self.fault(PgnFault::Unreadable(why))),
        }
    }

    /// Reads the next game; `None` at the end of the input. After a faulty game it resumes at the next tag
    /// after an empty line.
    pub(super) fn game(&mut self) -> Result<Option<ReadGame<G>>, PgnError> {
        if self.has_rest {
            self.skip_rest()?;
        }
        let mut tags = Tags::default();
        let mut movetext = Movetext::<MoveOf<G>>::default();
        let mut begin = None;
        let mut after_empty_line = false;
        loop {
            // Set before the line is read, because it may be unreadable.
            if begin.is_none() {
                self.begin = self.offset;
            }
            self.has_rest = true;
            let line = match self.pending.take() {
                None => self.next_line()?,
                line => line,
            };
            let Some(line) = line else {
                let Some(begin) = begin else {
                    return Ok(None);
                };
                self.has_rest = false;
                return if is_unfinished(&tags, &movetext, after_empty_line) {
                    read_game(begin, tags, movetext, UNFINISHED).map(Some)
                } else {
                    Err(PgnError::Torn(begin))
                };
            };
            // In the standard, a '%' in the first column escapes the line.
            if line.starts_with('%') {
                continue;
            }
            if line.trim().is_empty() {
                after_empty_line = true;
                continue;
            }
            if let Some(begin) = begin
                && begins_game(&line, &movetext, after_empty_line)
            {
                self.pending = Some(line);
                self.has_rest = false;
                if is_unfinished(&tags, &movetext, after_empty_line) {
                    return read_game(begin, tags, movetext, UNFINISHED).map(Some);
                }
                // It is not torn: the file continues.
                return Err(PgnError::Line(begin, PgnFault::NoEnd));
            }
            after_empty_line = false;
            let begin = *begin.get_or_insert(self.line);
            if begins_with_tag(&line) && !movetext.has_begun() {
                tags.read(&line).map_err(|what| self.fault(what))?;
                continue;
            }
            let read = movetext.read(&line, G::is_result);
            if let Some(result) = read.map_err(|what| self.fault(what))? {
                self.has_rest = false;
                return read_game(begin, tags, movetext, &result).map(Some);
            }
        }
    }

    /// The tags of the first game, up to a line that cannot be read.
    #[cfg(feature = "program")]
    pub(in crate::arena::records) fn first_tags(mut self) -> Tags {
        let mut tags = Tags::default();
        let (mut begun, mut after_empty_line) = (false, false);
        while let Ok(Some(line)) = self.next_line() {
            if line.starts_with('%') {
                continue;
            }
            if line.trim().is_empty() {
                after_empty_line = true;
                continue;
            }
            let is_next_game = begun && after_empty_line;
            if is_next_game || !begins_with_tag(&line) || tags.read(&line).is_err() {
                break;
            }
            (begun, after_empty_line) = (true, false);
        }
        tags
    }

    fn skip_rest(&mut self) -> Result<(), PgnError> {
        let mut after_empty_line = false;
        loop {
            match self.next_line() {
                Ok(Some(line)) if after_empty_line && begins_with_tag(&line) => {
                    self.pending = Some(line);
                    return Ok(());
                }
                Ok(Some(line)) => after_empty_line = line.trim().is_empty(),
                Ok(None) => return Ok(()),
                Err(PgnError::Io(error)) => return Err(error.into()),
                // Part of the same game.
                Err(_) => after_empty_line = false,
            }
        }
    }
}

/// The result of a game that was not played to its end.
const UNFINISHED: &str = "*";

/// The game of these tags and moves, which begins at a line.
fn read_game<G: Recorded>(
    line: u64,
    tags: Tags,
    movetext: Movetext<MoveOf<G>>,
    result: &str,
) -> Result<ReadGame<G>, PgnError> {
    let checked = tags.check(movetext.moves.len(), result);
    let record = checked.and_then(|()| G::from_pgn(&tags, &movetext, result));
    let record = record.map_err(|fault| PgnError::Line(line, fault))?;
    Ok(ReadGame {
        line,
        tags,
        movetext,
        record,
    })
}

/// Returns true if a game without a result at its end is an unfinished game as other programs write it: its
/// tags are complete and name no result either.
fn is_unfinished<M>(tags: &Tags, movetext: &Movetext<M>, after_empty_line: bool) -> bool {
    let named = tags
        .get("Result")
        .is_some_and(|result| result != UNFINISHED);
    let begun = movetext.has_begun() || after_empty_line;
    begun && !movetext.is_open() && !named
}

/// Returns true if a line begins the next game although the one with this movetext has not ended.
///
/// In the standard a comment may contain any line. But an unclosed comment, which would swallow the
/// following games, is more common than one in which a tag pair follows an empty line.
fn begins_game<M>(line: &str, movetext: &Movetext<M>, after_empty_line: bool) -> bool {
    begins_with_tag(line)
        && match (movetext.has_begun(), movetext.is_open()) {
            (false, _) => after_empty_line,
            // No move begins like this.
            (true, false) => true,
            (true, true) => after_empty_line && Tags::default().read(line).is_ok(),
        }
}

/// Returns true if a line begins with a tag, or seems to because a comment is open.
fn begins_with_tag(line: &str) -> bool {
    line.trim_start().starts_with('[')
}

/// The byte order mark, which some editors put before the first line of a text file.
const BYTE_ORDER_MARK: char = '\u{feff}';

impl<R: BufRead, G: Recorded> Iterator for GameReader<R, G> {
    type Item = Result<G, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.has_failed {
            return None;
        }
        let game = self.game();
        self.has_failed = game.is_err();
        Some(game.transpose()?.map(|game| game.record))
    }
}
