//! The errors of a position: why a move is not legal, and why a board is not a valid position.

use super::piece::{Color, Piece};
use super::squares::Square;
use crate::grid::Direction;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum IllegalMove {
    #[error("{0} is empty")]
    Empty(Square),
    #[error("the {kind} on {square} is not {side}'s, whose turn it is", kind = .1.kind(), square = .0, side = !.1.color())]
    NotYours(Square, Piece),
    #[error("the Laser on {0} never moves, it only turns")]
    LaserMoves(Square),
    #[error("the Laser on {0} can only face {name} ({letter})", name = .1.name(), letter = .1.letter())]
    LaserTurn(Square, Direction),
    /// A King turns only under [`Rules::king_turns`](super::Rules::king_turns).
    #[error("a King does not turn (option KingTurns is off)")]
    KingTurns,
    #[error("{0} and {1} are not neighbours, a piece moves one square")]
    TooFar(Square, Square),
    #[error("{0} is closed to {1}")]
    Closed(Square, Color),
    #[error("{0} is occupied, only a Switch swaps places")]
    Occupied(Square),
    #[error("a Switch does not swap with the {kind} on {square}", kind = .1.kind(), square = .0)]
    SwapKind(Square, Piece),
    #[error("the swap would put {color}'s {kind} on {square}, which is closed to {color} (option SwapOntoClosed is off)", color = .1.color(), kind = .1.kind(), square = .0)]
    SwapOntoClosed(Square, Piece),
    #[error("the game is over, {0} has won")]
    GameOver(Color),
}

/// Why a board is not a valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum InvalidPosition {
    #[error("{0} has {1} Kings, there must be one")]
    Kings(Color, u32),
    #[error("{0} has {1} Lasers, there must be one")]
    Lasers(Color, u32),
    #[error("{0}'s Laser stands on {1}, it must stand on {corner}", corner = .0.laser_square())]
    LaserCorner(Color, Square),
    #[error("{color}'s Laser faces {facing}, it may face {first} or {second}", color = .0, facing = .1.letter(), first = .0.laser_directions()[0].letter(), second = .0.laser_directions()[1].letter())]
    LaserDirection(Color, Direction),
    #[error("a piece of {1} stands on {0}, which is closed to {1}")]
    Closed(Square, Color),
}
