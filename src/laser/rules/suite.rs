//! Openings and suites: the starts of games, and texts that list many of them.

use super::moves::{Move, ParseMoveError};
use super::notation::{FenError, fields};
use super::position::{Position, Rules};
use super::record::{GameResult, Record, RecordError};
use super::setups::{Setup, UnknownSetup};
use crate::lines::Quoted;
use fxhash::FxHashMap;
use std::collections::hash_map::Entry;
use std::fmt;

/// The start of a game: an official setup and the moves played from it, or any other position.
///
/// An opening does not end the game: no King is hit, and no arrangement has occurred often enough to
/// claim a draw.
#[derive(Clone, Debug)]
pub struct Opening {
    setup: Option<Setup>,
    record: Record,
}

impl Opening {
    /// A setup, with these moves played from it.
    ///
    /// # Errors
    /// When a move is illegal or ends the game.
    pub fn new(setup: Setup, moves: &[Move], rules: Rules) -> Result<Opening, OpeningError> {
        let mut opening = Opening::of_setup(setup, rules)?;
        for (index, &mv) in moves.iter().enumerate() {
            opening
                .play(mv)
                .map_err(|fault| fault.at(index + 1, &mv.to_string(), None))?;
        }
        Ok(opening)
    }

    fn of_setup(setup: Setup, rules: Rules) -> Result<Opening, FenError> {
        let position = Position::from_fen(setup.fen(), rules)?;
        Ok(Opening {
            setup: Some(setup),
            record: Record::new(position),
        })
    }

    /// Reads a line of a suite without its comment: a FEN, or `SETUP [moves M...]`. A FEN that
    /// describes a setup is read as that setup.
    ///
    /// # Errors
    /// Says what is wrong, and in which column of the text.
    pub fn parse(text: &str, rules: Rules) -> Result<Opening, OpeningError> {
        let mut words = fields(text);
        let first = words.next().ok_or(FenError::Empty)?;
        // Only a FEN has ranks.
        if first.text.contains('/') {
            return Ok(Opening::from(Position::from_fen(text, rules)?));
        }
        let setup = first
            .text
            .parse()
            .map_err(|error| OpeningError::Start(Quoted::new(first.text), error, first.column))?;
        let mut opening = Opening::of_setup(setup, rules)?;
        if let Some(word) = words.next().filter(|word| word.text != "moves") {
            let text = Quoted::new(word.text);
            return Err(OpeningError::Unexpected(text, word.column));
        }
        for (word, number) in words.zip(1..) {
            let mv = word.text.parse().map_err(MoveFault::Text);
            let played = mv.and_then(|mv| opening.play(mv));
            played.map_err(|fault| fault.at(number, word.text, Some(word.column)))?;
        }
        Ok(opening)
    }

    fn play(&mut self, mv: Move) -> Result<(), MoveFault> {
        self.record.play(mv)?;
        let result = self.record.result();
        if result.is_over() {
            return Err(MoveFault::Ends(result));
        }
        if self.record.can_claim_draw() {
            return Err(MoveFault::Repeats);
        }
        Ok(())
    }

    /// The setup that the game begins from; `None` if it begins from another position.
    pub fn setup(&self) -> Option<Setup> {
        self.setup
    }

    /// The game so far: its start and the moves of the opening.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The moves from the setup; none if the game begins from another position.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> {
        self.record.plies().iter().map(|ply| ply.mv)
    }

    /// The position after the moves.
    pub fn position(&self) -> &Position {
        self.record.position()
    }
}

impl From<Position> for Opening {
    /// An opening without moves. If the position is that of a setup, the opening names the setup.
    fn from(position: Position) -> Opening {
        Opening {
            setup: Setup::of(&position),
            record: Record::new(position),
        }
    }
}

impl fmt::Display for Opening {
    /// Writes the opening as a line of a suite: `SETUP`, `SETUP moves M...` or a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.setup {
            None => write!(f, "{}", self.position()),
            Some(setup) => {
                write!(f, "{setup}")?;
                for (index, mv) in self.moves().enumerate() {
                    write!(f, "{}{mv}", if index == 0 { " moves " } else { " " })?;
                }
                Ok(())
            }
        }
    }
}

/// Why a text is not an opening. A column counts bytes from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpeningError {
    /// The text begins like a FEN but is not one, or the setup is not valid under these rules.
    #[error(transparent)]
    Position(#[from] FenError),
    /// The text begins with a word, in this column, that is neither a FEN nor the name of a setup.
    #[error("'{0}' is neither a position nor a setup, {1} (column {2})")]
    Start(Quoted, UnknownSetup, usize),
    /// A word, in this column, that is not `moves` follows the setup.
    #[error("only moves may follow a setup, not '{0}' (column {1})")]
    Unexpected(Quoted, usize),
    /// A move cannot be part of an opening.
    #[error("move {number} ('{text}'): {fault}{}", in_column(.column))]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The move as it was written.
        text: Quoted,
        /// What is wrong with it.
        fault: MoveFault,
        /// The column of the move; `None` where the moves were not read from a text.
        column: Option<usize>,
    },
}

fn in_column(column: &Option<usize>) -> String {
    column.map_or_else(String::new, |column| format!(" (column {column})"))
}

/// Why a move cannot be part of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum MoveFault {
    #[error(transparent)]
    Text(#[from] ParseMoveError),
    #[error(transparent)]
    Illegal(#[from] RecordError),
    #[error("it ends the game: {0}")]
    Ends(GameResult),
    #[error("it allows the claim of a draw by repetition")]
    Repeats,
}

impl MoveFault {
    fn at(self, number: usize, text: &str, column: Option<usize>) -> OpeningError {
        OpeningError::Move {
            number,
            text: Quoted::new(text),
            fault: self,
            column,
        }
    }
}

/// Why a text is not a suite.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct SuiteError {
    /// The line of the fault, from 1; the last line if the suite is empty.
    pub line: usize,
    /// What is wrong there.
    pub fault: SuiteFault,
}

/// What is wrong with a line of a suite.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum SuiteFault {
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// The opening leads to the same position as an earlier line, ignoring the full-move number.
    #[error("the same position is on line {0}")]
    Repeated(usize),
    #[error("the suite has no opening")]
    Empty,
}

/// Reads the text of a suite under these rules: one opening a line, at least one, and no two that lead
/// to the same position, except that EPD lines, which programs write, may repeat. A `#` begins a comment;
/// lines without an opening are skipped. Lines end with `\n` or `\r\n`. The openings are in line order.
///
/// # Errors
/// Names the first line that is not an opening or repeats one, or says that there is none.
pub fn read_suite(text: &str, rules: Rules) -> Result<Vec<Opening>, SuiteError> {
    let mut openings = Vec::new();
    let mut lines_by_key = FxHashMap::default();
    let mut last = 1;
    for (line, content) in (1..).zip(text.lines()) {
        last = line;
        let text = content.split('#').next().unwrap_or_default();
        if text.trim_ascii().is_empty() {
            continue;
        }
        let fault = |fault| SuiteError { line, fault };
        // Including the blanks before it, so that the column of an error is that of the line.
        let opening = Opening::parse(text, rules).map_err(|error| fault(error.into()))?;
        match lines_by_key.entry(opening.position().key()) {
            Entry::Occupied(_) if is_epd(text) => {}
            Entry::Occupied(first) => return Err(fault(SuiteFault::Repeated(*first.get()))),
            Entry::Vacant(entry) => drop(entry.insert(line)),
        }
        openings.push(opening);
    }
    if openings.is_empty() {
        return Err(SuiteError {
            line: last,
            fault: SuiteFault::Empty,
        });
    }
    Ok(openings)
}

/// Whether a position is written with the fields of chess, as in EPD.
fn is_epd(text: &str) -> bool {
    text.split_ascii_whitespace().nth(2) == Some("-")
}
