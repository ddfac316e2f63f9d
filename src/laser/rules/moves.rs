//! A move: what a player does in a turn, before the laser fires.

use super::piece::Piece;
use super::square::Square;
use arrayvec::ArrayVec;
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

/// One step, one swap or one turn, in 16 bits: bits 0 to 6 the square moved from, bits 7 to 13 the
/// square moved to, bits 14 and 15 the [`Action`]. Never 0, so that an `Option<Move>` is as small.
///
/// A move knows nothing of the position; whether it is legal is for
/// [`Position::check`](super::Position::check) to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(NonZeroU16);

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// To another square, which may mean to swap with what stands there.
    Step,
    /// A quarter turn clockwise, `R`. Also the one way to write a Switch's turn.
    TurnRight,
    /// A quarter turn counter-clockwise, `L`.
    TurnLeft,
}

impl Action {
    /// The piece as it stands afterwards.
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
    /// The most legal moves that a position can have. A pair of neighbouring squares (there are
    /// 72 side by side, 70 one above the other, 126 diagonally) allows one step or swap at the
    /// most to one player; of the 80 squares at least 4 hold Kings and lasers, the other 76 allow
    /// two turns each; the laser and, by the rule option, the King turn one way.
    pub const MAX: usize = 72 + 70 + 126 + 2 * 76 + 2;

    /// A step or swap from one square to another one.
    #[inline]
    pub const fn step(from: Square, to: Square) -> Move {
        debug_assert!(from.index() != to.index());
        Move::pack(from, to, 0)
    }

    /// A quarter turn clockwise.
    #[inline]
    pub const fn turn_right(square: Square) -> Move {
        Move::pack(square, square, 1)
    }

    /// A quarter turn counter-clockwise.
    #[inline]
    pub const fn turn_left(square: Square) -> Move {
        Move::pack(square, square, 2)
    }

    #[inline]
    const fn pack(from: Square, to: Square, action: u16) -> Move {
        let bits = action << 14 | (to.index() as u16) << 7 | from.index() as u16;
        match NonZeroU16::new(bits) {
            Some(bits) => Move(bits),
            // Only a step from a1 to a1 is 0, and a step goes elsewhere.
            None => unreachable!(),
        }
    }

    /// The move with these 16 bits, or `None` where no move has them.
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
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0.get()
    }

    /// The square of the piece that acts.
    #[inline]
    pub const fn from(self) -> Square {
        Square::at((self.0.get() & 127) as u32)
    }

    /// The square that the piece goes to; its own for a turn.
    #[inline]
    pub const fn to(self) -> Square {
        Square::at((self.0.get() >> 7 & 127) as u32)
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

    /// The same move on the board turned by half a turn.
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

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseMoveError {
    /// It does not begin with a square.
    #[error("it does not begin with a square a1 to j8")]
    From,
    /// What follows the first square is neither a square nor a turn.
    #[error("after the first square comes a square a1 to j8, or R or L for a turn")]
    To,
    /// Both squares are the same.
    #[error("both squares are the same")]
    Same,
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads `e4e5`, `e4R`, `e4L`; the letter of a turn in either case.
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

/// Room for all moves of any position.
pub type MoveList = ArrayVec<Move, { Move::MAX }>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_of_bits_is_a_move_that_prints_and_parses_or_none() {
        let mut count = 0;
        for bits in 0..=u16::MAX {
            if let Some(mv) = Move::from_bits(bits) {
                count += 1;
                assert_eq!(mv.bits(), bits);
                assert_eq!(mv.to_string().parse(), Ok(mv));
                assert_eq!(mv.flipped().flipped(), mv);
            }
        }
        assert_eq!(count, 80 * 79 + 80 + 80);
    }

    #[test]
    fn bad_text_is_named() {
        for (text, error) in [
            ("", ParseMoveError::From),
            ("e", ParseMoveError::From),
            ("z9e5", ParseMoveError::From),
            ("é4e5", ParseMoveError::From),
            ("e4", ParseMoveError::To),
            ("e4e", ParseMoveError::To),
            ("e4e55", ParseMoveError::To),
            ("e4x", ParseMoveError::To),
            ("e4é", ParseMoveError::To),
            ("e4e4", ParseMoveError::Same),
        ] {
            assert_eq!(text.parse::<Move>(), Err(error), "{text:?}");
        }
        assert_eq!("e4l".parse::<Move>().unwrap().to_string(), "e4L");
    }
}
