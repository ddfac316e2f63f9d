//! Positions packed for lists of millions.

use super::board::Board;
use super::piece::{Color, Piece};
use super::position::{Position, Rules};
use super::squares::Square;

/// A position in 88 bytes. A [`Position`] is larger, as it also holds what would be slow to compute anew.
///
/// ```
/// use akhet::laser::rules::{Packed, Position, Setup};
///
/// let position: Position = Setup::Ace.fen().parse()?;
/// assert_eq!(Packed::from(&position).unpack(), position);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed {
    squares: [Option<Piece>; Square::COUNT],
    side: Color,
    move_number: u32,
    rules: Rules,
}

impl From<&Position> for Packed {
    fn from(position: &Position) -> Packed {
        let mut squares = [None; Square::COUNT];
        for square in Square::all() {
            squares[square.index()] = position.board().piece_on(square);
        }
        Packed {
            squares,
            side: position.side(),
            move_number: position.move_number(),
            rules: position.rules(),
        }
    }
}

impl Packed {
    /// The position that was packed.
    pub fn unpack(&self) -> Position {
        let mut board = Board::EMPTY;
        for (square, piece) in Square::all().zip(self.squares) {
            if let Some(piece) = piece {
                board.place(square, piece);
            }
        }
        Position::assemble(board, self.side, self.move_number, self.rules)
    }
}
