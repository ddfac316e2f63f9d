//! Puzzle files: one puzzle per line, its fields separated by tabs.

use super::{GRADES, LENGTHS, Puzzle, Theme};
use akhet::laser::rules::{Color, FenError, IllegalMove, Move, ParseMoveError, Position, Setup};
use akhet::lines::Quoted;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The names of the fields, as in the first line of a file.
pub const FIELDS: [&str; 8] = [
    "fen", "wins", "grade", "quiet", "nodes", "solution", "setup", "themes",
];

/// The setup field of a game that began from another position.
const NO_SETUP: &str = "-";
#[derive(Debug, thiserror::Error)]
pub enum ParsePuzzleError {
    #[error("a puzzle has 7 or 8 fields with tabs between them, not {0}")]
    Fields(usize),
    #[error("fen: {0}")]
    Fen(#[from] FenError),
    #[error("fen: Red is to move, but in a puzzle it is Blue")]
    Red,
    #[error(transparent)]
    Number(#[from] WrongNumber),
    #[error("solution: move {0} '{1}' is not a move: {2}")]
    NoMove(usize, Quoted, ParseMoveError),
    #[error("solution: move {0} '{1}': {2}")]
    Illegal(usize, Move, IllegalMove),
    #[error("solution: it does not end with a move of Blue that wins")]
    NoWin,
    #[error("solution: Blue makes {found} moves, but the field wins says {wins}")]
    Length { found: u32, wins: u32 },
    #[error("quiet: {found} of Blue's moves remove nothing, not {quiet}")]
    Quiet { found: u32, quiet: u32 },
    #[error("setup: '{0}' is neither a setup nor '-'")]
    Setup(Quoted),
    #[error("themes: the solution shows '{0}', not '{1}'")]
    Themes(String, Quoted),
}

/// A field is not a number, or out of its range.
#[derive(Debug, thiserror::Error)]
#[error("{field}: '{text}': expected a whole number from {min} to {max}")]
pub struct WrongNumber {
    field: &'static str,
    text: Quoted,
    min: u32,
    max: u32,
}

/// The first line, counted from 1, that is not a puzzle, and why.
#[derive(Debug, thiserror::Error)]
#[error("line {0}: {1}")]
pub struct PuzzleFileError<E = ParsePuzzleError>(usize, E);

/// Reads puzzles, one per line. Empty lines and those that begin with `#` are skipped. Solutions are checked for
/// legality, not proved.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleFileError> {
    lines_of(text)
}

/// Reads the puzzles of either game.
pub(super) fn lines_of<P: FromStr>(text: &str) -> Result<Vec<P>, PuzzleFileError<P::Err>> {
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#'));
    let puzzle =
        |(line, text): (usize, &str)| text.parse().map_err(|error| PuzzleFileError(line, error));
    lines.map(puzzle).collect()
}

impl fmt::Display for Puzzle {
    /// Writes the puzzle as a line, without the line end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (position, wins, grade) = (&self.position, self.wins, self.grade);
        write!(
            f,
            "{position}\t{wins}\t{grade}\t{}\t{}",
            self.quiet, self.nodes
        )?;
        for (index, mv) in self.solution.iter().enumerate() {
            write!(f, "{}{mv}", if index == 0 { '\t' } else { ' ' })?;
        }
        let setup = self.setup.map_or(NO_SETUP, Setup::name);
        write!(f, "\t{setup}\t{}", words(&self.themes()))
    }
}

impl FromStr for Puzzle {
    type Err = ParsePuzzleError;
    fn from_str(line: &str) -> Result<Puzzle, ParsePuzzleError> {
        let fields: Vec<&str> = line.split('\t').collect();
        // Files from before the themes have one field less.
        let (fields, themes) = match fields.split_last_chunk::<1>() {
            Some((others, [themes])) if fields.len() == FIELDS.len() => (others, Some(*themes)),
            _ => (&fields[..], None),
        };
        let [fen, wins, grade, quiet, nodes, solution, setup] = *fields else {
            return Err(ParsePuzzleError::Fields(fields.len()));
        };
        let position: Position = fen.parse()?;
        if position.side() != Color::Blue {
            return Err(ParsePuzzleError::Red);
        }
        let puzzle = Puzzle {
            solution: moves(&position, solution)?,
            position,
            wins: number("wins", wins, LENGTHS)?,
            grade: number("grade", grade, GRADES)?,
            quiet: number("quiet", quiet, 0..=LENGTHS.end() - 1)?,
            nodes: number("nodes", nodes, 1..=u32::MAX)?.into(),
            setup: match setup {
                NO_SETUP => None,
                name => {
                    let parsed = name.parse();
                    Some(parsed.map_err(|_| ParsePuzzleError::Setup(Quoted::new(name)))?)
                }
            },
        };
        puzzle.check()?;
        let shown = words(&puzzle.themes());
        match themes.filter(|&themes| themes != shown) {
            Some(themes) => Err(ParsePuzzleError::Themes(shown, Quoted::new(themes))),
            None => Ok(puzzle),
        }
    }
}

/// The themes as a field.
fn words(themes: &[Theme]) -> String {
    let words: Vec<&str> = themes.iter().map(|theme| theme.word()).collect();
    words.join(" ")
}

impl Puzzle {
    fn check(&self) -> Result<(), ParsePuzzleError> {
        let (wins, quiet) = (self.wins, self.quiet);
        let quiet_moves = quiet_moves(&self.position, &self.solution);
        let quiet_moves = quiet_moves.ok_or(ParsePuzzleError::NoWin)?;
        let length = self.solution.len().div_ceil(2) as u32;
        if length != wins {
            let found = length;
            return Err(ParsePuzzleError::Length { found, wins });
        }
        if quiet_moves != quiet {
            let found = quiet_moves;
            return Err(ParsePuzzleError::Quiet { found, quiet });
        }
        Ok(())
    }
}

/// The number of Blue's moves in a line whose shot removes nothing, from a position with Blue to move;
/// `None` if the line does not end with a move of Blue that wins.
pub fn quiet_moves(position: &Position, line: &[Move]) -> Option<u32> {
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

/// Reads the moves of a solution, each of which must be legal after those before it.
fn moves(position: &Position, text: &str) -> Result<Vec<Move>, ParsePuzzleError> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for (number, word) in (1..).zip(text.split(' ')) {
        let mv: Move = word
            .parse()
            .map_err(|error| ParsePuzzleError::NoMove(number, Quoted::new(word), error))?;
        let ply = position.play(mv);
        let ply = ply.map_err(|error| ParsePuzzleError::Illegal(number, mv, error))?;
        moves.push(ply.mv);
    }
    Ok(moves)
}

pub(super) fn number(
    field: &'static str,
    text: &str,
    range: RangeInclusive<u32>,
) -> Result<u32, WrongNumber> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| WrongNumber {
        field,
        text: Quoted::new(text),
        min: *range.start(),
        max: *range.end(),
    })
}
