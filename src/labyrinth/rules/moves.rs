//! Moves, a slide and the pawn's destination; and their marks, which tell what happens to unknown
//! cards.

use super::arrow::{Arrow, ParseSlideError, Slide};
use super::cards::Treasure;
use super::squares::Square;
use crate::grid::Direction;
use derive_more::{Debug, Display};
use std::num::NonZeroU16;
use std::str::FromStr;

/// A turn of a player, in 16 bits: bits 0 to 5 are the destination, bits 6 and 7 the orientation of the
/// inserted tile, bits 8 to 11 the index of the arrow plus 1. Never 0, so an `Option<Move>` has 16
/// bits too.
///
/// A move does not refer to a position; [`Position::check`](super::Position::check) decides whether it
/// is legal in one.
///
/// ```
/// use akhet::labyrinth::rules::{Direction, Move};
///
/// let mv: Move = "b7ec4".parse()?;
/// assert_eq!((mv.arrow(), mv.to()), ("b7".parse().unwrap(), "c4".parse().unwrap()));
/// assert_eq!(mv.orientation(), Direction::East);
/// assert_eq!(mv.to_string(), "b7ec4");
/// # Ok::<(), akhet::labyrinth::rules::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[debug("{self}")]
#[display("{}{}", self.slide(), self.to())]
pub struct Move(NonZeroU16);

impl Move {
    /// More than the number of moves in any position: all slides to all squares.
    pub const MAX: usize = Slide::MAX * Square::COUNT;

    /// A move with this slide and destination.
    #[inline]
    pub const fn new(slide: Slide, to: Square) -> Move {
        let arrow = slide.arrow.index() as u16 + 1;
        let bits = arrow << 8 | (slide.orientation as u16) << 6 | to.index() as u16;
        match NonZeroU16::new(bits) {
            Some(bits) => Move(bits),
            // The arrow's bits are at least 1.
            None => unreachable!(),
        }
    }

    /// The move with these 16 bits; `None` if no move has them.
    pub const fn from_bits(bits: u16) -> Option<Move> {
        let arrow = match (bits >> 8).checked_sub(1) {
            Some(index) => Arrow::from_index(index as usize),
            None => None,
        };
        match (arrow, Square::from_index((bits & 63) as usize)) {
            (Some(arrow), Some(to)) => {
                let orientation = Direction::from_bits((bits >> 6) as u8);
                Some(Move::new(Slide { arrow, orientation }, to))
            }
            _ => None,
        }
    }

    /// The 16 bits of the move, never 0.
    pub const fn bits(self) -> u16 {
        self.0.get()
    }

    /// The slide: arrow and orientation.
    #[inline]
    pub const fn slide(self) -> Slide {
        Slide {
            arrow: self.arrow(),
            orientation: self.orientation(),
        }
    }

    /// The arrow where the spare goes in.
    #[inline]
    pub const fn arrow(self) -> Arrow {
        match Arrow::from_index((self.0.get() >> 8) as usize - 1) {
            Some(arrow) => arrow,
            None => unreachable!(),
        }
    }

    /// The orientation of the inserted tile.
    pub const fn orientation(self) -> Direction {
        Direction::from_bits((self.0.get() >> 6) as u8)
    }

    /// The destination: the square of the mover's pawn after the turn.
    pub const fn to(self) -> Square {
        Square::at((self.0.get() & 63) as u32)
    }
}

/// The effect of a move on a card that may be unknown.
#[derive(Clone, Copy, Debug, Default, Display, PartialEq, Eq, Hash)]
pub enum Mark {
    /// No mark: a card is uncovered only if it is known to be the target.
    #[default]
    #[display("")]
    None,
    /// `!`: the turn uncovers a card.
    #[display("!")]
    Uncovers,
    /// `!` and a letter: the turn uncovers a card, and this is the next one.
    #[display("!{_0}")]
    UncoversThen(Treasure),
}

impl Mark {
    /// Whether the mark says that the turn uncovers a card.
    pub const fn uncovers(self) -> bool {
        !matches!(self, Mark::None)
    }

    /// The next card, if the mark names it.
    pub const fn next(self) -> Option<Treasure> {
        match self {
            Mark::UncoversThen(treasure) => Some(treasure),
            _ => None,
        }
    }
}

/// A move with its mark, as written where cards are unknown.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, Hash)]
#[display("{mv}{mark}")]
pub struct MarkedMove {
    /// The move.
    pub mv: Move,
    /// Its mark.
    pub mark: Mark,
}

impl From<Move> for MarkedMove {
    /// The move without a mark.
    fn from(mv: Move) -> MarkedMove {
        let mark = Mark::None;
        MarkedMove { mv, mark }
    }
}

impl From<MarkedMove> for Move {
    fn from(marked: MarkedMove) -> Move {
        marked.mv
    }
}

/// Why a text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum ParseMoveError {
    #[error(transparent)]
    Slide(#[from] ParseSlideError),
    #[error("the orientation must be followed by the pawn's square, a1 to g7")]
    To,
    #[error("only ! for an uncovered card may follow the square")]
    Mark,
    #[error("only the letter A to X of the next card may follow !")]
    Next,
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads five characters: `b7ec4`.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let marked: MarkedMove = text.parse()?;
        match marked.mark {
            Mark::None => Ok(marked.mv),
            _ => Err(ParseMoveError::Mark),
        }
    }
}

impl FromStr for MarkedMove {
    type Err = ParseMoveError;

    /// Reads a move, optionally followed by `!` or `!` and a letter: `g2ec1!U`.
    fn from_str(text: &str) -> Result<MarkedMove, ParseMoveError> {
        let (slide, rest) = Slide::split_from(text)?;
        let (to, rest) = rest.split_at_checked(2).ok_or(ParseMoveError::To)?;
        let to = to.parse().map_err(|_| ParseMoveError::To)?;
        let mark = match rest.strip_prefix('!') {
            None if rest.is_empty() => Mark::None,
            None => return Err(ParseMoveError::Mark),
            Some("") => Mark::Uncovers,
            Some(next) => {
                let letter = next.parse().map_err(|_| ParseMoveError::Next)?;
                let treasure = Treasure::from_letter(letter).ok_or(ParseMoveError::Next)?;
                Mark::UncoversThen(treasure)
            }
        };
        let mv = Move::new(slide, to);
        Ok(MarkedMove { mv, mark })
    }
}
