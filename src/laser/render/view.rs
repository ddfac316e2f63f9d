//! From which side a board is looked at, and which light is drawn on it.

use crate::laser::rules::optics::{self, BeamStep};
use crate::laser::rules::{Color, Direction, Piece, Position, Square, Undo};

/// How a board is looked at.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The player who sits below. Seen from Red's side the board is turned by half a turn.
    pub below: Color,
    /// The light.
    pub beams: Beams<'a>,
}

/// Which light is drawn on a board.
#[derive(Clone, Copy, Debug)]
pub enum Beams<'a> {
    /// Both standing beams.
    Standing,
    /// The shot of this ply, which must be the one that led to the position: the light as it ran
    /// before it removed anything.
    Shot(&'a Undo),
}

impl Default for View<'_> {
    /// Both standing beams, seen from Blue's side.
    fn default() -> Self {
        View {
            below: Color::Blue,
            beams: Beams::Standing,
        }
    }
}

impl View<'_> {
    /// The place in the picture, named as if Blue sat below, of a square of the board; and the
    /// square of the board at a place in the picture.
    pub(super) fn square(self, square: Square) -> Square {
        match self.below {
            Color::Blue => square,
            Color::Red => square.flipped(),
        }
    }

    /// The way in the picture of a direction on the board.
    pub(super) fn direction(self, direction: Direction) -> Direction {
        match self.below {
            Color::Blue => direction,
            Color::Red => direction.opposite(),
        }
    }

    /// A piece the way it faces in the picture.
    pub(super) fn piece(self, piece: Piece) -> Piece {
        let facing = self.direction(piece.direction());
        Piece::new(piece.color(), piece.kind(), facing)
    }
}

impl Beams<'_> {
    /// The beams to draw, each with its owner, square by square.
    pub(super) fn walks(self, position: &Position) -> Vec<(Color, Vec<BeamStep>)> {
        match self {
            Beams::Standing => {
                let walk = |color| optics::beam_steps(position.board(), color).collect();
                Color::ALL.map(|color| (color, walk(color))).into()
            }
            Beams::Shot(ply) => {
                let color = ply.piece.color();
                let board = ply.board_at_shot(position.board());
                vec![(color, optics::beam_steps(&board, color).collect())]
            }
        }
    }
}
