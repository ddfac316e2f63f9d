//! FEN, the text of a position: `<ranks 8 to 1> <b|r> <full-move number>`.

use super::board::Board;
use super::errors::InvalidPosition;
use super::piece::{Color, Kind, Piece};
use super::position::{Position, Rules};
use super::squares::Square;
use crate::grid::Direction;
use crate::grid::fen::{Part, Place};
use std::fmt;
use std::str::FromStr;

/// Why a text is not the FEN of a valid position. Columns count bytes from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum FenError {
    #[error("the position is empty")]
    Empty,
    #[error("the number of ranks is {0}, not 8")]
    Ranks(usize),
    #[error("rank {rank} has {squares} squares, there must be 10")]
    Width {
        rank: u8,
        /// The number of squares in its text; reading stops once there are more than ten.
        squares: u32,
    },
    #[error("a run of empty squares is a number 1 to 10 ({0})")]
    Run(Place),
    #[error("unknown piece '{letter}', expected K, S, D, P or L ({1})", letter = .0.escape_debug())]
    Piece(char, Place),
    #[error("{piece} must be followed by its orientation, {allowed} ({place})")]
    Orientation {
        piece: char,
        allowed: &'static str,
        place: Place,
    },
    #[error("the side to move, b or r, is missing after the board")]
    NoSide,
    #[error("the side to move must be b or r (column {0})")]
    Side(usize),
    #[error("the full-move number is a number from 1 to 1000000000 (column {0})")]
    MoveNumber(usize),
    #[error("nothing may follow the full-move number (column {0})")]
    Trailing(usize),
    #[error(
        "'-' must be followed by another '-', then a half-move clock and the full-move number, or operations of EPD (column {0})"
    )]
    ChessFields(usize),
    /// The text is well formed, but the position is not valid.
    #[error(transparent)]
    Invalid(#[from] InvalidPosition),
}

/// The largest full-move number in FEN. Games that start with it cannot overflow the counter.
const MAX_MOVE_NUMBER: u32 = 1_000_000_000;

impl Position {
    /// Reads a FEN as a position under these rules. The full-move number defaults to 1. As chess programs write
    /// it, `- -` and a half-move clock may precede that number; or `- -` and EPD operations may replace it, of
    /// which only `fmvn`, the full-move number, is used.
    ///
    /// # Errors
    /// What is wrong with the text, and in which column, or why the position is not valid.
    pub fn from_fen(text: &str, rules: Rules) -> Result<Position, FenError> {
        let mut fields = fields(text);
        let board = read_board(fields.next().ok_or(FenError::Empty)?)?;
        let side = fields.next().ok_or(FenError::NoSide)?;
        let side = match side.text {
            "b" => Color::Blue,
            "r" => Color::Red,
            _ => return Err(FenError::Side(side.column)),
        };
        let read_number = |number: Part<'_>| {
            let value = number.number(MAX_MOVE_NUMBER);
            value.ok_or(FenError::MoveNumber(number.column))
        };
        let mut number = fields.next();
        if let Some(castling) = number.filter(|field| field.text == "-") {
            number = number_after_dashes(castling, &mut fields)?;
        }
        let move_number = number.map_or(Ok(1), read_number)?;
        if let Some(rest) = fields.next() {
            return Err(FenError::Trailing(rest.column));
        }
        Ok(Position::new(board, side, move_number, rules)?)
    }
}

/// The full-move number after the first of the fields `- -`, if there is one.
fn number_after_dashes<'a>(
    first: Part<'_>,
    fields: &mut impl Iterator<Item = Part<'a>>,
) -> Result<Option<Part<'a>>, FenError> {
    let error = FenError::ChessFields(first.column);
    let second = fields.next().filter(|field| field.text == "-");
    second.ok_or(error)?;
    let Some(next) = fields.next() else {
        return Ok(None);
    };
    if next.text.bytes().all(|byte| byte.is_ascii_digit()) {
        return fields.next().map(Some).ok_or(error);
    }
    let mut operations = std::iter::once(next).chain(fields);
    let is_number = |field: Part<'_>| field.text == "fmvn";
    if !operations.any(is_number) {
        return Ok(None);
    }
    let mut number = operations.next().ok_or(error)?;
    number.text = number.text.trim_end_matches(';');
    operations.for_each(drop);
    Ok(Some(number))
}

/// The fields of a text, separated by ASCII white space.
pub(super) fn fields(text: &str) -> impl Iterator<Item = Part<'_>> {
    Part::fields(text, " \t\n\x0C\r")
}

fn read_board(field: Part<'_>) -> Result<Board, FenError> {
    let ranks = field.split("/").count();
    if ranks != usize::from(Square::RANKS) {
        return Err(FenError::Ranks(ranks));
    }
    let mut board = Board::EMPTY;
    for (part, rank) in field.split("/").zip((0..Square::RANKS).rev()) {
        let squares = read_rank(part, rank, &mut board)?;
        if squares != u32::from(Square::FILES) {
            let rank = rank + 1;
            return Err(FenError::Width { rank, squares });
        }
    }
    Ok(board)
}

/// Puts the pieces of a rank on the board. Returns the number of squares in its text; reading stops
/// once there are too many.
fn read_rank(mut part: Part<'_>, rank: u8, board: &mut Board) -> Result<u32, FenError> {
    let mut squares: u32 = 0;
    while !part.text.is_empty() && squares <= u32::from(Square::FILES) {
        let place = |part: Part<'_>| Place {
            rank: rank + 1,
            column: part.column,
        };
        let begin = part;
        let digits = std::iter::from_fn(|| part.take(|c| c.is_ascii_digit().then_some(c)));
        let length = digits.count();
        squares += match &begin.text[..length] {
            "" => {
                let piece = read_piece(&mut part, place)?;
                if let Some(square) = Square::new(squares as u8, rank) {
                    board.place(square, piece);
                }
                1
            }
            "10" => 10,
            run => match run.parse() {
                Ok(run @ 1..=9) if length == 1 => run,
                _ => return Err(FenError::Run(place(begin))),
            },
        };
    }
    Ok(squares)
}

fn read_piece(part: &mut Part<'_>, place: impl Fn(Part<'_>) -> Place) -> Result<Piece, FenError> {
    let begin = *part;
    let letter = part.take(Some).unwrap_or_default();
    let color = if letter.is_ascii_uppercase() {
        Color::Blue
    } else {
        Color::Red
    };
    let kind = Kind::ALL
        .into_iter()
        .find(|kind| kind.letter() == letter.to_ascii_uppercase())
        .ok_or(FenError::Piece(letter, place(begin)))?;
    let (allowed, count) = match kind {
        Kind::King => return Ok(Piece::new(color, kind, Direction::North)),
        Kind::Switch => ("n or e", 2),
        _ => ("n, e, s or w", 4),
    };
    let orientation = |letter| Direction::from_letter(letter).filter(|d| d.index() < count);
    let direction = part.take(orientation).ok_or(FenError::Orientation {
        piece: letter,
        allowed,
        place: place(*part),
    })?;
    Ok(Piece::new(color, kind, direction))
}

impl Position {
    /// The FEN with the fields that chess programs expect: `BOARD b - - 0 4`.
    pub fn to_chess_fen(&self) -> String {
        format!("{}- - 0 {}", self.placed(), self.move_number())
    }

    /// The position as a line of EPD: `BOARD b - - hmvc 0; fmvn 4;`.
    pub fn to_epd(&self) -> String {
        let number = self.move_number();
        format!("{}- - hmvc 0; fmvn {number};", self.placed())
    }

    /// The FEN up to the full-move number.
    fn placed(&self) -> String {
        let mut fen = self.to_string();
        fen.truncate(fen.trim_end_matches(|c: char| c.is_ascii_digit()).len());
        fen
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
            let files = (0..Square::FILES).map(|file| Square::on(file, rank));
            let mut empty = 0;
            for square in files {
                let piece = self.board().piece_on(square);
                if empty > 0 && piece.is_some() {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                match piece {
                    Some(piece) => write!(f, "{piece}")?,
                    None => empty += 1,
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
