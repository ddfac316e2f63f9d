//! What a picture of a board shows: whose side is below, and which beams.

use crate::laser::rules::optics::{self, BeamStep};
use crate::laser::rules::{Color, Direction, Piece, Position, Square, Undo};

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
