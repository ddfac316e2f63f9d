//! What a picture of a board shows: whose side is below, which beams, and which part of the board.

use crate::grid::Direction;
use crate::laser::rules::optics::{self, BeamStep};
use crate::laser::rules::{Color, Piece, Position, Square, Undo};
use derive_more::Display;
use std::str::FromStr;

/// The point of view of a picture.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The player whose side is below. With Red below the board is rotated by 180 degrees.
    pub below: Color,
    /// The beams to draw.
    pub beams: Beams<'a>,
}

/// Which beams a picture shows.
#[derive(Clone, Copy, Debug)]
pub enum Beams<'a> {
    /// Both standing beams.
    Standing,
    /// The shot of the move that led to the position, before it removed the hit piece.
    Shot(&'a Undo),
}

impl Default for View<'_> {
    /// Both standing beams, with Blue below.
    fn default() -> Self {
        View {
            below: Color::Blue,
            beams: Beams::Standing,
        }
    }
}

impl View<'_> {
    /// Converts a square of the board to the square of the picture, and back. Squares of the picture
    /// are named as if Blue were below.
    pub(super) fn square(self, square: Square) -> Square {
        match self.below {
            Color::Blue => square,
            Color::Red => square.flipped(),
        }
    }

    /// The direction in the picture of a direction on the board.
    pub(super) fn direction(self, direction: Direction) -> Direction {
        match self.below {
            Color::Blue => direction,
            Color::Red => direction.opposite(),
        }
    }

    /// A piece in its orientation in the picture.
    pub(super) fn piece(self, piece: Piece) -> Piece {
        let facing = self.direction(piece.direction());
        Piece::new(piece.color(), piece.kind(), facing)
    }
}

impl Beams<'_> {
    /// The beams to draw square by square, each with its owner.
    pub(super) fn steps(self, position: &Position) -> Vec<(Color, Vec<BeamStep>)> {
        match self {
            Beams::Standing => {
                let steps = |color| optics::beam_steps(position.board(), color).collect();
                Color::ALL.map(|color| (color, steps(color))).into()
            }
            Beams::Shot(undo) => {
                let color = undo.piece.color();
                let board = undo.board_at_shot(position.board());
                vec![(color, optics::beam_steps(&board, color).collect())]
            }
        }
    }
}

/// A rectangle of squares.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
#[display("{lower_left}-{upper_right}")]
pub struct Area {
    lower_left: Square,
    upper_right: Square,
}

impl Area {
    /// The whole board.
    pub const BOARD: Area = Area {
        lower_left: Square::at(0),
        upper_right: Square::at(Square::COUNT as u32 - 1),
    };

    /// The smallest area with these two squares.
    pub fn between(a: Square, b: Square) -> Area {
        let (lower, upper) = (a.rank().min(b.rank()), a.rank().max(b.rank()));
        Area {
            lower_left: Square::on(a.file().min(b.file()), lower),
            upper_right: Square::on(a.file().max(b.file()), upper),
        }
    }

    pub(super) fn upper_left(self) -> Square {
        Square::on(self.lower_left.file(), self.upper_right.rank())
    }

    pub(super) fn lower_right(self) -> Square {
        Square::on(self.upper_right.file(), self.lower_left.rank())
    }

    /// The squares of the lowest rank from left to right.
    pub(super) fn lowest_rank(self) -> impl Iterator<Item = Square> {
        let files = self.lower_left.file()..=self.upper_right.file();
        files.map(move |file| Square::on(file, self.lower_left.rank()))
    }

    /// The squares of the leftmost file from below.
    pub(super) fn leftmost_file(self) -> impl Iterator<Item = Square> {
        let ranks = self.lower_left.rank()..=self.upper_right.rank();
        ranks.map(move |rank| Square::on(self.lower_left.file(), rank))
    }
}

/// Why a text is not an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an area is two of its corners, such as c3-h7")]
pub struct ParseAreaError;

impl FromStr for Area {
    type Err = ParseAreaError;

    /// Reads two opposite corners, in any order: `c3-h7`.
    fn from_str(text: &str) -> Result<Area, ParseAreaError> {
        let (a, b) = text.split_once('-').ok_or(ParseAreaError)?;
        let corner = |text: &str| text.parse().map_err(|_| ParseAreaError);
        Ok(Area::between(corner(a)?, corner(b)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_in_any_order_name_an_area() {
        for text in ["c3-h7", "h7-c3", "c7-h3", "h3-c7"] {
            assert_eq!(text.parse::<Area>().unwrap().to_string(), "c3-h7");
        }
        assert_eq!("a1-j8".parse(), Ok(Area::BOARD));
        let one: Area = "e4-e4".parse().unwrap();
        assert_eq!(one.upper_left().to_string(), "e4");
        for bad in ["", "c3", "c3h7", "c3-", "c3-k7", "c3-h7-a1", "c3 - h7"] {
            assert_eq!(bad.parse::<Area>(), Err(ParseAreaError), "{bad}");
        }
    }
}
