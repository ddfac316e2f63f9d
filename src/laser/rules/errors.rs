//! The errors of a position: why a move is not legal, and why a board is not a valid position.

use super::piece::{Color, Piece};
use super::squares::Square;
use crate::grid::Direction;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The origin is empty.
    #[error("{0} is empty")]
    Empty(Square),
    /// The piece belongs to the player who is not to move.
    #[error("the {kind} on {square} is not {side}'s, whose turn it is", kind = .1.kind(), square = .0, side = !.1.color())]
    NotYours(Square, Piece),
    /// A Laser never moves.
    #[error("the Laser on {0} never moves, it only turns")]
    LaserMoves(Square),
    /// A Laser turns only to its other permitted direction.
    #[error("the Laser on {0} can only turn to {letter}", letter = .1.letter())]
    LaserTurn(Square, Direction),
    /// A King turns only under [`Rules::king_turns`](super::Rules::king_turns).
    #[error("a King does not turn (option KingTurns is off)")]
    KingTurns,
    /// The destination is not a neighbour of the origin.
    #[error("{0} and {1} are not neighbours, a piece moves one square")]
    TooFar(Square, Square),
    /// The destination is closed to the piece that moves.
    #[error("{0} is closed to {1}")]
    Closed(Square, Color),
    /// The destination is occupied, and only a Switch swaps places.
    #[error("{0} is occupied, only a Switch swaps places")]
    Occupied(Square),
    /// A Switch swaps only with Deflectors and Defenders.
    #[error("a Switch does not swap with the {kind} on {square}", kind = .1.kind(), square = .0)]
    SwapKind(Square, Piece),
    /// The swap would put the other piece on a square closed to it.
    #[error("the swap would put {color}'s {kind} on {square}, which is closed to {color} (option SwapOntoClosed is off)", color = .1.color(), kind = .1.kind(), square = .0)]
    SwapOntoClosed(Square, Piece),
    /// A King has been hit: the game is over.
    #[error("the game is over, {0} has won")]
    GameOver(Color),
}

/// Why a board is not a valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPosition {
    /// A player does not have exactly one King.
    #[error("{0} has {1} Kings, there must be one")]
    Kings(Color, u32),
    /// A player does not have exactly one Laser.
    #[error("{0} has {1} Lasers, there must be one")]
    Lasers(Color, u32),
    /// A Laser is not on its corner.
    #[error("{0}'s Laser stands on {1}, it must stand on {corner}", corner = .0.laser_square())]
    LaserCorner(Color, Square),
    /// A Laser faces a direction that is not permitted.
    #[error("{color}'s Laser faces {facing}, it may face {first} or {second}", color = .0, facing = .1.letter(), first = .0.laser_directions()[0].letter(), second = .0.laser_directions()[1].letter())]
    LaserDirection(Color, Direction),
    /// A piece stands on a square closed to its colour.
    #[error("a piece of {1} stands on {0}, which is closed to {1}")]
    Closed(Square, Color),
}
