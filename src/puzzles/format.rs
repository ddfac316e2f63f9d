//! The text of puzzles: one on each line, with tabs between its fields.

use super::{GRADES, LENGTHS, Puzzle, grade};
use crate::laser::rules::{Color, FenError, IllegalMove, Move, ParseMoveError, Position, Setup};
use crate::lines::Quoted;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The names of the fields, in their order.
pub(super) const FIELDS: [&str; 7] = [
    "fen", "wins", "grade", "quiet", "nodes", "solution", "setup",
];

/// What stands for the setup of a game that began at another position.
const NO_SETUP: &str = "-";

/// Why a line is not a puzzle.
#[derive(Debug, thiserror::Error)]
pub enum ParsePuzzleError {
    /// The line has another number of fields.
    #[error("a puzzle has 7 fields with tabs between them, not {0}")]
    Fields(usize),
    /// The position is not valid.
    #[error("fen: {0}")]
    Fen(#[from] FenError),
    /// Red is to move.
    #[error("fen: Red is to move, and in a puzzle it is Blue")]
    Red,
    /// A field is not a number in its range.
    #[error("{field}: '{text}' is not a whole number from {least} to {most}")]
    Number {
        /// The name of the field.
        field: &'static str,
        /// What stands there.
        text: Quoted,
        /// The least number.
        least: u64,
        /// The greatest number.
        most: u64,
    },
    /// A word of the solution is not a move.
    #[error("solution: move {number} '{text}' is not a move: {error}")]
    NoMove {
        /// The number of the move, from 1.
        number: usize,
        /// The word.
        text: Quoted,
        /// What is wrong with it.
        error: ParseMoveError,
    },
    /// A move of the solution is not legal.
    #[error("solution: move {number} '{mv}': {error}")]
    Illegal {
        /// The number of the move, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// The rule that it breaks.
        error: IllegalMove,
    },
    /// The solution does not end with Red's King hit.
    #[error("solution: it does not end with a move of Blue that wins")]
    NoWin,
    /// The solution is longer or shorter than the puzzle says.
    #[error("solution: Blue makes {found} moves, and the field wins says {wins}")]
    Length {
        /// Blue's moves in the solution.
        found: u32,
        /// What the field says.
        wins: u32,
    },
    /// The number of quiet moves is another.
    #[error("quiet: {found} of Blue's moves remove nothing, not {quiet}")]
    Quiet {
        /// Blue's quiet moves in the solution.
        found: u32,
        /// What the field says.
        quiet: u32,
    },
    /// The grade does not follow from the other fields.
    #[error("grade: it is {found} by the length, the quiet moves and the nodes, not {grade}")]
    Grade {
        /// The grade by the formula.
        found: u32,
        /// What the field says.
        grade: u32,
    },
    /// The setup is unknown.
    #[error("setup: '{0}' is neither a setup nor '-'")]
    Setup(Quoted),
}

/// Why a text is not a list of puzzles.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct PuzzleFileError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub error: ParsePuzzleError,
}

/// Reads puzzles, one on each line. Empty lines and those that begin with `#` are skipped. The solutions
/// are played, and not proved.
///
/// # Errors
/// The first line that is not a puzzle.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleFileError> {
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#'));
    let puzzle = |(line, text): (usize, &str)| {
        text.parse()
            .map_err(|error| PuzzleFileError { line, error })
    };
    lines.map(puzzle).collect()
}

impl fmt::Display for Puzzle {
    /// Writes the line of a puzzle, without a line end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let solution: Vec<String> = self.solution.iter().map(Move::to_string).collect();
        write!(
            f,
            "{}\t{}\t{}\t{}\t{}\t{}\t{}",
            self.position,
            self.wins,
            self.grade,
            self.quiet,
            self.nodes,
            solution.join(" "),
            self.setup.map_or(NO_SETUP, Setup::name)
        )
    }
}

impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    /// Reads the line of a puzzle.
    fn from_str(line: &str) -> Result<Puzzle, ParsePuzzleError> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, wins, rank, quiet, nodes, solution, setup] = fields[..] else {
            return Err(ParsePuzzleError::Fields(fields.len()));
        };
        let position: Position = fen.parse()?;
        if position.side() != Color::Blue {
            return Err(ParsePuzzleError::Red);
        }
        let puzzle = Puzzle {
            solution: moves(&position, solution)?,
            position,
            wins: small_number("wins", wins, LENGTHS)?,
            grade: small_number("grade", rank, GRADES)?,
            quiet: small_number("quiet", quiet, 0..=LENGTHS.end() - 1)?,
            nodes: number("nodes", nodes, 1..=u64::from(u32::MAX))?,
            setup: match setup {
                NO_SETUP => None,
                name => match name.parse() {
                    Ok(setup) => Some(setup),
                    Err(_) => return Err(ParsePuzzleError::Setup(Quoted::new(name))),
                },
            },
        };
        puzzle.check()?;
        Ok(puzzle)
    }
}

impl Puzzle {
    /// Checks that the fields agree with each other.
    fn check(&self) -> Result<(), ParsePuzzleError> {
        let (wins, quiet) = (self.wins, self.quiet);
        let quiet_found = quiet_moves(&self.position, &self.solution);
        let quiet_found = quiet_found.ok_or(ParsePuzzleError::NoWin)?;
        let found = self.solution.len().div_ceil(2) as u32;
        if found != wins {
            return Err(ParsePuzzleError::Length { found, wins });
        }
        if quiet_found != quiet {
            let found = quiet_found;
            return Err(ParsePuzzleError::Quiet { found, quiet });
        }
        let found = grade(wins, quiet, self.nodes);
        if found == self.grade {
            Ok(())
        } else {
            Err(ParsePuzzleError::Grade {
                found,
                grade: self.grade,
            })
        }
    }
}

/// The number of Blue's moves of a line, from a position with Blue to move, whose shot removes nothing;
/// `None` if the line does not end with a move of Blue that wins.
pub(super) fn quiet_moves(position: &Position, line: &[Move]) -> Option<u32> {
    let mut position = position.clone();
    let mut quiet = 0;
    for &mv in line {
        let side = position.side();
        let ply = position.play(mv).ok()?;
        quiet += u32::from(side == Color::Blue && ply.removed.is_none());
    }
    let is_won = position.winner() == Some(Color::Blue) && position.side() == Color::Red;
    is_won.then_some(quiet)
}

/// Reads the moves of a solution, which are legal one after the other.
fn moves(position: &Position, text: &str) -> Result<Vec<Move>, ParsePuzzleError> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for (number, word) in (1..).zip(text.split(' ')) {
        let mv = word
            .parse::<Move>()
            .map_err(|error| ParsePuzzleError::NoMove {
                number,
                text: Quoted::new(word),
                error,
            })?;
        let ply = position
            .play(mv)
            .map_err(|error| ParsePuzzleError::Illegal { number, mv, error })?;
        moves.push(ply.mv);
    }
    Ok(moves)
}

fn number(
    field: &'static str,
    text: &str,
    range: RangeInclusive<u64>,
) -> Result<u64, ParsePuzzleError> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| ParsePuzzleError::Number {
        field,
        text: Quoted::new(text),
        least: *range.start(),
        most: *range.end(),
    })
}

fn small_number(
    field: &'static str,
    text: &str,
    range: RangeInclusive<u32>,
) -> Result<u32, ParsePuzzleError> {
    let range = u64::from(*range.start())..=u64::from(*range.end());
    number(field, text, range).map(|number| number as u32)
}
