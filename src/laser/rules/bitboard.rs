//! Sets of squares.

use super::square::{Direction, Square};
use std::fmt;
use std::hint::select_unpredictable;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares: bit `n` stands for the square with number `n`, bits 80 to 127 are always 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Bitboard(u128);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 80 squares.
    pub const ALL: Bitboard = Bitboard((1 << Square::COUNT) - 1);

    /// The set of this one square.
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        SINGLES[square.index()]
    }

    /// The set with these bits, of which those from 80 on are dropped.
    #[inline]
    pub const fn from_bits(bits: u128) -> Bitboard {
        Bitboard(bits & Self::ALL.0)
    }

    /// The set as bits.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The union of two sets, for constants.
    pub const fn with(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }

    /// Is the square in the set?
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Bitboard::of(square).0 != 0
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Do the two sets share a square?
    #[inline]
    pub const fn intersects(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// How many squares are in the set.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The square with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Square> {
        (!self.is_empty()).then(|| self.lowest())
    }

    /// These squares and all within a king's step of them.
    #[inline]
    pub fn with_neighbours(self) -> Bitboard {
        let wide = self.0 | (self.0 & !FILE_J) << 1 | (self.0 & !FILE_A) >> 1;
        Bitboard::from_bits(wide | wide << Square::FILES | wide >> Square::FILES)
    }

    /// The squares that light from any of these squares visits in one direction, as far as the first
    /// square that is not `free`, that one included. All light moves at once, twice as far with each
    /// step: the parallel fill of Kogge and Stone.
    #[inline]
    pub fn occluded_fill(self, direction: Direction, free: Bitboard) -> Bitboard {
        const NORTH: usize = Square::FILES as usize;
        let bits = match direction {
            Direction::North => sweep::<NORTH>(self.0, free.0, !0, |bits, by| bits << by),
            Direction::South => sweep::<NORTH>(self.0, free.0, !0, |bits, by| bits >> by),
            Direction::East => sweep::<1>(self.0, free.0, !FILE_A, |bits, by| bits << by),
            Direction::West => sweep::<1>(self.0, free.0, !FILE_J, |bits, by| bits >> by),
        };
        Bitboard::from_bits(bits)
    }

    /// The square with the lowest number of a set that is not empty.
    #[inline]
    pub(super) fn lowest(self) -> Square {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        Square::at(select_unpredictable(
            low != 0,
            low.trailing_zeros(),
            64 + (high | 1 << 63).trailing_zeros(),
        ))
    }

    /// The square with the highest number of a set that is not empty.
    #[inline]
    pub(super) fn highest(self) -> Square {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        Square::at(select_unpredictable(
            high != 0,
            127 - (high | 1).leading_zeros(),
            63 - (low | 1).leading_zeros(),
        ))
    }
}

/// The squares at the left and at the right edge.
const FILE_A: u128 = {
    let mut bits = 0;
    let mut rank = 0;
    while rank < Square::RANKS {
        bits |= 1 << (rank * Square::FILES);
        rank += 1;
    }
    bits
};
const FILE_J: u128 = FILE_A << (Square::FILES - 1);

/// Moves light by steps of `STEP` squares through what is free, and then one step on. `inside` are the
/// squares that a step does not reach by leaving the board on the other side.
#[inline(always)]
fn sweep<const STEP: usize>(
    mut light: u128,
    free: u128,
    inside: u128,
    shift: impl Fn(u128, usize) -> u128,
) -> u128 {
    let mut open = free & inside;
    // Light is 1, 2, 4 and 8 steps further at most; a file has 8 squares, a rank 10.
    let doublings = if STEP == 1 { 4 } else { 3 };
    for doubling in 0..doublings {
        light |= open & shift(light, STEP << doubling);
        open &= shift(open, STEP << doubling);
    }
    shift(light, STEP) & inside
}

/// The sets of one square, looked up because a shift of 128 bits takes longer.
static SINGLES: [Bitboard; Square::SLOTS] = {
    let mut table = [Bitboard::EMPTY; Square::SLOTS];
    let mut i = 0;
    while i < Square::COUNT {
        table[i] = Bitboard(1 << i);
        i += 1;
    }
    table
};

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

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Bitboard) {
        self.0 ^= other.0;
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    /// The squares of the board that are not in the set.
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

/// The squares of a set in rising order.
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

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_algebra() {
        let corners: Bitboard = [0, 9, 70, 79].into_iter().map(Square::at).collect();
        assert_eq!(corners.count(), 4);
        assert_eq!((!corners).count(), 76);
        assert_eq!(!!corners, corners);
        assert_eq!(corners.first(), Some(Square::at(0)));
        assert_eq!(Bitboard::EMPTY.first(), None);
        assert_eq!(corners.into_iter().collect::<Bitboard>(), corners);
        assert_eq!(Bitboard::ALL.into_iter().count(), Square::COUNT);
    }
}
