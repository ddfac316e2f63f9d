//! Reads PGN.

use super::movetext::Movetext;
use super::tags::{PgnFault, Tags};
use crate::{GameRecord, MoveOf, Recorded};
use akhet::lines::{Line, read_measured, skip_byte_order_mark};
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
    has_failed: bool,
    records: PhantomData<G>,
}

/// A legal game of a text.
#[derive(Clone, Debug)]
pub struct PgnGame<G: Recorded = GameRecord> {
    /// The number of the game in the text, from 1.
    pub number: u64,
    /// The tag pairs in their order; of a game in JSON, those that its PGN would have.
    pub tags: Vec<(String, String)>,
    /// The comments that are more than a score and a time, each with the number of plies before it.
    pub comments: Vec<(usize, String)>,
    /// The last of them if it is about the end of the game, not the last move; else empty.
    pub closing: String,
    /// The players, rules, moves with their figures, and the result.
    pub game: G,
    /// The game replayed. A draw by repetition is claimed.
    pub record: G::Game,
}

/// A game with everything that its text says.
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
            has_failed: false,
            records: PhantomData,
        }
    }

    /// The number, from 1, of the last line read, which is the last line of the last game.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// The byte offset at which the last game begins.
    pub fn begin(&self) -> u64 {
        self.begin
    }

    /// Whether all of the input has been read.
    pub fn is_at_end(&mut self) -> io::Result<bool> {
        self.input.fill_buf().map(<[u8]>::is_empty)
    }

    fn fault(&self, what: PgnFault) -> PgnError {
        PgnError::Line(self.line, what)
    }

    fn next_line(&mut self) -> Result<Option<String>, PgnError> {
        if self.line == 0 {
            self.offset += skip_byte_order_mark(&mut self.input)?;
        }
        let Some((line, length)) = read_measured(&mut self.input)? else {
            return Ok(None);
        };
        self.line += 1;
        self.offset += length;
        match line {
            Line::Text(text) => Ok(Some(text)),
            Line::Unreadable(why) => Err(self.fault(PgnFault::Unreadable(why))),
        }
    }

    /// Reads the next game; `None` at the end of the input. A fault does not change where the game ends:
    /// with its result, or before the tags of the next game.
    pub(super) fn game(&mut self) -> Result<Option<ReadGame<G>>, PgnError> {
        let mut tags = Tags::default();
        let mut movetext = Movetext::<MoveOf<G>>::default();
        let (mut begin, mut fault) = (None, None);
        let mut after_empty_line = false;
        let result = loop {
            // Set before the line is read, because it may be unreadable.
            if begin.is_none() {
                self.begin = self.offset;
            }
            let line = match self.pending.take() {
                None => self.next_line(),
                line => Ok(line),
            };
            let line = match line {
                Ok(Some(line)) => line,
                Ok(None) => break None,
                Err(PgnError::Io(error)) => return Err(error.into()),
                Err(unreadable) => {
                    begin.get_or_insert(self.line);
                    fault.get_or_insert(unreadable);
                    after_empty_line = false;
                    continue;
                }
            };
            // In the standard, a '%' in the first column escapes the line.
            if line.starts_with('%') {
                continue;
            }
            if line.trim().is_empty() {
                after_empty_line = true;
                if movetext.ends_in_variation() {
                    fault
                        .get_or_insert(PgnError::Line(begin.unwrap_or(self.line), PgnFault::NoEnd));
                    break None;
                }
                continue;
            }
            if let Some(begin) = begin
                && begins_game(&line, &movetext, after_empty_line)
            {
                self.pending = Some(line);
                if !is_unfinished(&tags, &movetext, after_empty_line) {
                    // It is not torn: the file continues.
                    fault.get_or_insert(PgnError::Line(begin, PgnFault::NoEnd));
                }
                break None;
            }
            after_empty_line = false;
            begin.get_or_insert(self.line);
            if begins_with_tag(&line) && !movetext.has_begun() {
                if let Err(what) = tags.read(&line) {
                    fault.get_or_insert(self.fault(what));
                }
                continue;
            }
            let result = movetext.read(&line, G::is_result);
            if let Some(what) = movetext.take_fault() {
                fault.get_or_insert(self.fault(what));
            }
            if result.is_some() {
                break result;
            }
        };
        let Some(begin) = begin else {
            return Ok(None);
        };
        match (fault, result) {
            (Some(fault), _) => Err(fault),
            (None, Some(result)) => read_game(begin, tags, movetext, &result).map(Some),
            (None, None) if is_unfinished(&tags, &movetext, after_empty_line) => {
                read_game(begin, tags, movetext, UNFINISHED).map(Some)
            }
            (None, None) => Err(PgnError::Torn(begin)),
        }
    }

    /// The tags of the first game, up to a line that cannot be read.
    pub fn first_tags(mut self) -> Tags {
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
}

/// The result of a game that was not played to its end.
const UNFINISHED: &str = "*";

/// The game with these tags and moves, which begins at this line.
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

/// Whether a game without a result at its end is unfinished, as other programs write it, rather than torn: its tags
/// are complete and give no result either.
fn is_unfinished<M>(tags: &Tags, movetext: &Movetext<M>, after_empty_line: bool) -> bool {
    let named = tags
        .get("Result")
        .is_some_and(|result| result != UNFINISHED);
    let begun = movetext.has_begun() || after_empty_line;
    begun && !movetext.is_open() && !named
}

/// Whether a line begins the next game although the one with this movetext has not ended.
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

/// Whether a line begins with a tag, or looks like it because a comment is open.
fn begins_with_tag(line: &str) -> bool {
    line.trim_start().starts_with('[')
}

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
