//! The record of a move that was played.

use super::board::Board;
use super::moves::Move;
use super::optics::Beam;
use super::piece::{Color, Kind, Piece};
use super::squares::Bitboard;
use super::squares::Square;

/// The record of a move that was played: what it changed, and what is needed to undo it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The move.
    pub mv: Move,
    /// The piece that moved or turned, as it was before.
    pub piece: Piece,
    /// The piece that a Switch swapped places with.
    pub swapped: Option<Piece>,
    /// The beam that was fired, traced before the hit piece was removed.
    pub shot: Beam,
    /// The hit: the piece that the shot removed from the square where it ends.
    pub removed: Option<Piece>,
    pub(super) beams_before: [Beam; 2],
    pub(super) king_rays_before: [Bitboard; 2],
    pub(super) key_before: u64,
}

impl Undo {
    /// The hit with its square.
    #[inline]
    pub fn hit(&self) -> Option<(Square, Piece)> {
        Some((self.shot.target()?, self.removed?))
    }

    /// The winner if the shot removed a King: the owner of the other King.
    #[inline]
    pub fn winner(&self) -> Option<Color> {
        match self.removed {
            Some(piece) if piece.kind() == Kind::King => Some(!piece.color()),
            _ => None,
        }
    }

    /// The board at the moment of the shot, from the board `after` the move: the hit piece is put
    /// back. The mover's beam on it is the shot.
    pub fn board_at_shot(&self, after: &Board) -> Board {
        let mut board = after.clone();
        if let Some((square, piece)) = self.hit() {
            board.place(square, piece);
        }
        board
    }
}
