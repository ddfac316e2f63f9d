//! Moves: what a player does in a turn before the Laser fires.

use super::piece::Piece;
use super::squares::Square;
use arrayvec::ArrayVec;
use derive_more::Debug;
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

/// A move to another square, a swap or a turn, in 16 bits: bits 0 to 6 are the origin, bits 7 to 13
/// the destination, bits 14 and 15 the [`Action`]. Never 0, so an `Option<Move>` has 16 bits too.
///
/// A move does not refer to a position; [`Position::check`](super::Position::check) decides
/// whether it is legal in one.
///
/// ```
/// use akhet::laser::rules::{Action, Move};
///
/// let mv: Move = "e4e5".parse()?;
/// assert_eq!((mv.from(), mv.to()), ("e4".parse().unwrap(), "e5".parse().unwrap()));
/// assert_eq!("e4R".parse::<Move>()?.action(), Action::TurnRight);
/// assert_eq!("e4l".parse::<Move>()?.to_string(), "e4L");
/// # Ok::<(), akhet::laser::rules::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[debug("{self}")]
pub struct Move(NonZeroU16);

/// What a move does with its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move to another square; a swap if that square is occupied.
    Step,
    /// A quarter turn clockwise, `R`; also the canonical turn of a Switch or King.
    TurnRight,
    /// A quarter turn counter-clockwise, `L`.
    TurnLeft,
}

impl Action {
    /// All actions, in the order of their numbers.
    pub const ALL: [Action; 3] = [Action::Step, Action::TurnRight, Action::TurnLeft];

    /// The piece after this action.
    #[inline]
    pub const fn turned(self, piece: Piece) -> Piece {
        match self {
            Action::Step => piece,
            Action::TurnRight => piece.turned_right(),
            Action::TurnLeft => piece.turned_left(),
        }
    }
}

impl Move {
    /// An upper bound on the number of legal moves in a position. Each pair of adjacent squares
    /// (72 horizontal, 70 vertical, 126 diagonal) allows a player at most one move or swap. At least
    /// 4 of the 80 squares hold Kings and Lasers; the pieces on the other 76 have at most two turns
    /// each. The Laser has one turn, and so has the King where the rules allow it.
    pub const MAX: usize = 72 + 70 + 126 + 2 * 76 + 2;

    /// A move or swap from one square to a different one.
    pub const fn step(from: Square, to: Square) -> Move {
        debug_assert!(from.index() != to.index());
        Move::pack(from, to, 0)
    }

    /// A quarter turn clockwise.
    pub const fn turn_right(square: Square) -> Move {
        Move::pack(square, square, 1)
    }

    /// A quarter turn counter-clockwise.
    pub const fn turn_left(square: Square) -> Move {
        Move::pack(square, square, 2)
    }

    #[inline]
    const fn pack(from: Square, to: Square, action: u16) -> Move {
        let bits = action << 14 | (to.index() as u16) << 7 | from.index() as u16;
        match NonZeroU16::new(bits) {
            Some(bits) => Move(bits),
            // Only a step from a1 to a1 would be 0, and no step stays on its square.
            None => unreachable!(),
        }
    }

    /// The move with these 16 bits; `None` if no move has them.
    pub const fn from_bits(bits: u16) -> Option<Move> {
        let from = Square::from_index((bits & 127) as usize);
        let to = Square::from_index((bits >> 7 & 127) as usize);
        match (from, to, bits >> 14) {
            (Some(from), Some(to), 0) if from.index() != to.index() => Some(Move::step(from, to)),
            (Some(from), Some(to), action @ (1 | 2)) if from.index() == to.index() => {
                Some(Move::pack(from, to, action))
            }
            _ => None,
        }
    }

    /// The 16 bits of the move, never 0.
    pub const fn bits(self) -> u16 {
        self.0.get()
    }

    /// The origin: the square of the piece that moves or turns.
    pub const fn from(self) -> Square {
        Square::at((self.0.get() & 127) as u32)
    }

    /// The destination; for a turn the same as the origin.
    pub const fn to(self) -> Square {
        Square::at((self.0.get() >> 7 & 127) as u32)
    }

    /// The length of tables indexed by action code.
    pub(crate) const ACTION_CODES: usize = 4;

    /// The index of the action in [`Action::ALL`].
    pub(crate) const fn action_code(self) -> usize {
        (self.0.get() >> 14) as usize
    }

    /// What the piece does.
    #[inline]
    pub const fn action(self) -> Action {
        match self.0.get() >> 14 {
            0 => Action::Step,
            1 => Action::TurnRight,
            _ => Action::TurnLeft,
        }
    }

    /// The same move on the board rotated by 180 degrees.
    pub const fn flipped(self) -> Move {
        Move::pack(
            self.from().flipped(),
            self.to().flipped(),
            self.0.get() >> 14,
        )
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action() {
            Action::Step => write!(f, "{}{}", self.from(), self.to()),
            Action::TurnRight => write!(f, "{}R", self.from()),
            Action::TurnLeft => write!(f, "{}L", self.from()),
        }
    }
}

/// Why a text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum ParseMoveError {
    #[error("it does not begin with a square a1 to j8")]
    From,
    #[error("the first square must be followed by a square a1 to j8 or a turn, R or L")]
    To,
    #[error("both squares are the same")]
    Same,
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads `e4e5`, `e4R` or `e4L`. The letter of a turn may be lower case.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let (from, rest) = text.split_at_checked(2).ok_or(ParseMoveError::From)?;
        let from: Square = from.parse().map_err(|_| ParseMoveError::From)?;
        match rest {
            "R" | "r" => Ok(Move::turn_right(from)),
            "L" | "l" => Ok(Move::turn_left(from)),
            _ => match rest.parse() {
                Ok(to) if to == from => Err(ParseMoveError::Same),
                Ok(to) => Ok(Move::step(from, to)),
                Err(_) => Err(ParseMoveError::To),
            },
        }
    }
}

/// A list with room for all legal moves of any position, kept on the stack.
pub type MoveList = ArrayVec<Move, { Move::MAX }>;
