//! Suites: many positions in one text, to begin the games of a match with.

use super::notation::FenError;
use super::position::Position;
use super::ruleset::Rules;
use fxhash::FxHashMap;
use std::collections::hash_map::Entry;

/// Where in the text of a suite something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct SuiteError {
    /// The line, from 1; the last one where something is missing.
    pub line: usize,
    /// What is wrong.
    pub fault: SuiteFault,
}

/// What is wrong with a line of a suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SuiteFault {
    /// It holds no position.
    #[error(transparent)]
    Position(#[from] FenError),
    /// An earlier line holds the same pieces on the same squares with the same side to move; the
    /// full-move number makes no difference.
    #[error("the same position stands on line {0}")]
    Repeated(usize),
    /// The text has ended without a position.
    #[error("the suite has no position")]
    Empty,
}

/// Reads the text of a suite, to be played by these rules: one position a line, in the order of
/// the lines, at least one and none of them twice. What follows a `#` is a comment; lines with
/// nothing else are left out. Lines end with `\n` or `\r\n`.
///
/// Somebody can move in every position of a suite, as the text of a position has both Kings.
///
/// # Errors
/// Names the first line that is no position or repeats one, or says that there is none.
pub fn read_suite(text: &str, rules: Rules) -> Result<Vec<Position>, SuiteError> {
    let mut positions = Vec::new();
    let mut lines_by_key = FxHashMap::default();
    let mut last = 1;
    for (line, words) in (1..).zip(text.lines()) {
        last = line;
        let fen = words.split_once('#').map_or(words, |(fen, _)| fen);
        if fen.trim_ascii().is_empty() {
            continue;
        }
        let fault = |fault| SuiteError { line, fault };
        // With the blanks before it, so that an error's column is that of the line.
        let position = Position::from_fen(fen, rules).map_err(|error| fault(error.into()))?;
        match lines_by_key.entry(position.key()) {
            Entry::Occupied(first) => return Err(fault(SuiteFault::Repeated(*first.get()))),
            Entry::Vacant(entry) => entry.insert(line),
        };
        positions.push(position);
    }
    if positions.is_empty() {
        return Err(SuiteError {
            line: last,
            fault: SuiteFault::Empty,
        });
    }
    Ok(positions)
}
