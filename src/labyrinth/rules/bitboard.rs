//! Bitboards: sets of squares.

use super::square::{Direction, Square};
use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// A set of squares: bit `n` stands for the square with index `n`, bits 49 to 63 are always 0.
///
/// The operators `&`, `|`, `^` and `!` are intersection, union, symmetric difference and
/// complement. A bitboard is also an iterator source: its squares come in rising order.
///
/// ```
/// use akhet::labyrinth::rules::{Bitboard, Square};
///
/// let (a1, b1) = (Square::new(0, 0).unwrap(), Square::new(1, 0).unwrap());
/// let both = Bitboard::of(a1) | Bitboard::of(b1);
/// assert_eq!(both.count(), 2);
/// assert_eq!((both & !Bitboard::of(a1)).first(), Some(b1));
/// assert_eq!(both.into_iter().collect::<Vec<_>>(), [a1, b1]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Bitboard(u64);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 49 squares.
    pub const ALL: Bitboard = Bitboard((1 << Square::COUNT) - 1);
    /// The squares of file a.
    pub(super) const FILE_A: Bitboard = Bitboard(0x0408_1020_4081);

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// The set with these bits; bits 49 to 63 are ignored.
    #[inline]
    pub const fn from_bits(bits: u64) -> Bitboard {
        Bitboard(bits & Self::ALL.0)
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The union of two sets, usable in constants.
    pub const fn with(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a square.
    #[inline]
    pub const fn intersects(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The square with the lowest index; `None` for the empty set.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::at(self.0.trailing_zeros()))
        }
    }

    /// All squares moved one step in a direction; those that would leave the board vanish.
    #[inline]
    #[must_use]
    pub const fn shifted(self, direction: Direction) -> Bitboard {
        const SIDE: u8 = Square::SIDE;
        const FILE_G: u64 = Bitboard::FILE_A.0 << (SIDE - 1);
        Bitboard::from_bits(match direction {
            Direction::North => self.0 << SIDE,
            Direction::East => (self.0 & !FILE_G) << 1,
            Direction::South => self.0 >> SIDE,
            Direction::West => (self.0 & !Self::FILE_A.0) >> 1,
        })
    }

    /// The set after a quarter turn of the board clockwise.
    #[must_use]
    pub fn turned(self) -> Bitboard {
        self.into_iter().map(Square::turned).collect()
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    /// The complement: the squares of the board that are not in the set.
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// Iterator over the squares of a [`Bitboard`] in rising order.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_is_a_step_of_every_square() {
        for direction in Direction::ALL {
            for square in Square::all() {
                let next: Bitboard = square.neighbour(direction).into_iter().collect();
                assert_eq!(Bitboard::of(square).shifted(direction), next);
            }
        }
        assert_eq!((!Bitboard::FILE_A).count(), 42);
    }
}
