//! FEN, the text of a position: `<ranks 8 to 1> <b|r> <full-move number>`.

use super::board::Board;
use super::errors::InvalidPosition;
use super::piece::{Color, Kind, Piece};
use super::position::Position;
use super::ruleset::Rules;
use super::squares::Square;
use crate::grid::Direction;
use std::fmt;
use std::iter::Peekable;
use std::str::{CharIndices, FromStr};

/// Why a text is not the FEN of a valid position. Columns count bytes from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// The text is empty.
    #[error("the position is empty")]
    Empty,
    /// The board does not have eight ranks.
    #[error("the number of ranks is {0}, not 8")]
    Ranks(usize),
    /// A rank does not have ten squares.
    #[error("rank {rank} has {squares} squares, there must be 10")]
    Width {
        /// The rank, 1 to 8.
        rank: u8,
        /// The number of squares in its text; reading stops once there are more than ten.
        squares: u32,
    },
    /// A run of empty squares is not a number from 1 to 10.
    #[error("a run of empty squares is a number 1 to 10 (rank {rank}, column {column})")]
    Run {
        /// The rank, 1 to 8.
        rank: u8,
        /// The column where the number begins.
        column: usize,
    },
    /// A letter is not that of a piece.
    #[error(
        "unknown piece '{}', expected K, S, D, P or L (rank {rank}, column {column})",
        letter.escape_debug()
    )]
    Piece {
        /// The letter.
        letter: char,
        /// The rank, 1 to 8.
        rank: u8,
        /// Its column.
        column: usize,
    },
    /// No orientation, or one that this piece does not have, follows its letter.
    #[error("after {piece} comes its orientation, {allowed} (rank {rank}, column {column})")]
    Orientation {
        /// The piece's letter.
        piece: char,
        /// The orientations it has.
        allowed: &'static str,
        /// The rank, 1 to 8.
        rank: u8,
        /// The column where it should be.
        column: usize,
    },
    /// The side to move is missing.
    #[error("the side to move is missing, b or r after the board")]
    NoSide,
    /// The side to move is neither `b` nor `r`.
    #[error("the side to move is b or r (column {column})")]
    Side {
        /// Its column.
        column: usize,
    },
    /// The full-move number is not a number from 1 to 1,000,000,000.
    #[error("the full-move number is a number from 1 to 1000000000 (column {column})")]
    MoveNumber {
        /// Its column.
        column: usize,
    },
    /// More text follows the full-move number.
    #[error("nothing may follow the full-move number (column {column})")]
    Trailing {
        /// Its column.
        column: usize,
    },
    /// The text is well formed, but the position is not valid.
    #[error(transparent)]
    Invalid(#[from] InvalidPosition),
}

/// The largest full-move number in FEN. Games that start here cannot overflow the counter.
const MAX_MOVE_NUMBER: u32 = 1_000_000_000;

impl Position {
    /// Reads the FEN of a position to be played by these rules. The full-move number may be missing
    /// and is then 1.
    ///
    /// ```
    /// use akhet::laser::rules::{FenError, Position, Rules};
    ///
    /// let position = Position::from_fen("ls3k5/10/10/10/10/10/10/4K4Ln b", Rules::default())?;
    /// assert_eq!(position.to_string(), "ls3k5/10/10/10/10/10/10/4K4Ln b 1");
    /// assert_eq!("ls3k5/10 b".parse::<Position>(), Err(FenError::Ranks(2)));
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong with the text, with its column, or why the position is not valid.
    pub fn from_fen(text: &str, rules: Rules) -> Result<Position, FenError> {
        let mut fields = Fields::new(text);
        let (board, _) = fields.next().ok_or(FenError::Empty)?;
        // Columns count from the start of the text, which may have blanks before the board.
        let board = read_board(board, fields.column - board.len())?;
        let side = match fields.next() {
            None => return Err(FenError::NoSide),
            Some(("b", _)) => Color::Blue,
            Some(("r", _)) => Color::Red,
            Some((_, column)) => return Err(FenError::Side { column }),
        };
        let move_number = match fields.next() {
            None => 1,
            Some((number, column)) => number
                .parse()
                .ok()
                .filter(|&value: &u32| {
                    (1..=MAX_MOVE_NUMBER).contains(&value) && !number.starts_with('+')
                })
                .ok_or(FenError::MoveNumber { column })?,
        };
        if let Some((_, column)) = fields.next() {
            return Err(FenError::Trailing { column });
        }
        Ok(Position::new(board, side, move_number, rules)?)
    }
}

/// Iterator over the fields of a text separated by blanks, each with its column.
pub(super) struct Fields<'a> {
    text: &'a str,
    /// The number of bytes read so far.
    column: usize,
}

impl<'a> Fields<'a> {
    /// The fields of this text.
    pub(super) fn new(text: &'a str) -> Fields<'a> {
        Fields { text, column: 0 }
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (&'a str, usize);

    fn next(&mut self) -> Option<(&'a str, usize)> {
        let rest = &self.text[self.column..];
        let trimmed = rest.trim_ascii_start();
        let field = trimmed.split_ascii_whitespace().next()?;
        let start = self.column + rest.len() - trimmed.len();
        self.column = start + field.len();
        Some((field, start + 1))
    }
}

/// Reads the board field, which begins `offset` bytes into the text.
fn read_board(text: &str, offset: usize) -> Result<Board, FenError> {
    let ranks = text.split('/').count();
    if ranks != usize::from(Square::RANKS) {
        return Err(FenError::Ranks(ranks));
    }
    let mut board = Board::EMPTY;
    let mut offset = offset;
    for (row, rank) in text.split('/').zip((0..Square::RANKS).rev()) {
        let mut reader = RankReader {
            chars: row.char_indices().peekable(),
            rank: rank + 1,
            offset,
            length: row.len(),
        };
        let mut file: u32 = 0;
        while let Some(content) = reader.next()? {
            match content {
                Content::Run(length) => file += length,
                Content::Piece(piece) => {
                    let on_board = u8::try_from(file).ok();
                    if let Some(square) = on_board.and_then(|file| Square::new(file, rank)) {
                        board.place(square, piece);
                    }
                    file += 1;
                }
            }
            if file > u32::from(Square::FILES) {
                break;
            }
        }
        if file != u32::from(Square::FILES) {
            return Err(FenError::Width {
                rank: rank + 1,
                squares: file,
            });
        }
        offset += row.len() + 1;
    }
    Ok(board)
}

/// One item of a rank's text: a run of empty squares or a piece.
enum Content {
    Run(u32),
    Piece(Piece),
}

/// Reads one rank of the board's text.
struct RankReader<'a> {
    chars: Peekable<CharIndices<'a>>,
    /// The rank, 1 to 8, for errors.
    rank: u8,
    /// The number of bytes in the text before this rank.
    offset: usize,
    /// The length of the rank's text in bytes.
    length: usize,
}

impl RankReader<'_> {
    fn next(&mut self) -> Result<Option<Content>, FenError> {
        let Some((at, letter)) = self.chars.next() else {
            return Ok(None);
        };
        if let Some(digit) = letter.to_digit(10) {
            return self.run(at, digit).map(|length| Some(Content::Run(length)));
        }
        let color = if letter.is_ascii_uppercase() {
            Color::Blue
        } else {
            Color::Red
        };
        let kind = Kind::ALL
            .into_iter()
            .find(|kind| kind.letter() == letter.to_ascii_uppercase())
            .ok_or(FenError::Piece {
                letter,
                rank: self.rank,
                column: self.offset + at + 1,
            })?;
        let direction = self.orientation(letter, kind)?;
        Ok(Some(Content::Piece(Piece::new(color, kind, direction))))
    }

    fn run(&mut self, at: usize, first: u32) -> Result<u32, FenError> {
        let mut length = first;
        let mut digits = 1;
        while let Some(digit) = self.chars.peek().and_then(|(_, c)| c.to_digit(10)) {
            self.chars.next();
            digits += 1;
            length = (length * 10 + digit).min(100);
        }
        // Leading zeros are not allowed: `10` is the only number of two digits.
        if (1..=9).contains(&length) && digits == 1 || length == 10 && digits == 2 {
            Ok(length)
        } else {
            Err(FenError::Run {
                rank: self.rank,
                column: self.offset + at + 1,
            })
        }
    }

    fn orientation(&mut self, piece: char, kind: Kind) -> Result<Direction, FenError> {
        let allowed = match kind {
            Kind::King => return Ok(Direction::North),
            Kind::Switch => "n or e",
            _ => "n, e, s or w",
        };
        let next = self.chars.next();
        next.and_then(|(_, letter)| Direction::from_letter(letter))
            .filter(|&direction| kind != Kind::Switch || (direction as u8) < 2)
            .ok_or(FenError::Orientation {
                piece,
                allowed,
                rank: self.rank,
                column: self.offset + next.map_or(self.length, |(at, _)| at) + 1,
            })
    }
}

impl FromStr for Position {
    type Err = FenError;

    /// [`Position::from_fen`] with the publisher's rules.
    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text, Rules::default())
    }
}

impl fmt::Display for Position {
    /// Writes the position as FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..Square::RANKS).rev() {
            let mut empty = 0;
            for file in 0..Square::FILES {
                match Square::new(file, rank).and_then(|square| self.board().piece_on(square)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                            empty = 0;
                        }
                        write!(f, "{piece}")?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                write!(f, "/")?;
            }
        }
        write!(f, " {} {}", self.side().letter(), self.move_number())
    }
}
