//! Bitboards: sets of squares.

use super::square::{Direction, Square};
use std::fmt;
use std::hint::select_unpredictable;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares: bit `n` stands for the square with index `n`, bits 80 to 127 are always 0.
///
/// The operators `&`, `|`, `^` and `!` are intersection, union, symmetric difference and
/// complement. A bitboard is also an iterator source: its squares come in rising order.
///
/// ```
/// use akhet::laser::rules::{Bitboard, Square};
///
/// let (a1, b1) = (Square::new(0, 0).unwrap(), Square::new(1, 0).unwrap());
/// let both = Bitboard::of(a1) | Bitboard::of(b1);
/// assert_eq!(both.count(), 2);
/// assert_eq!((both & !Bitboard::of(a1)).first(), Some(b1));
/// assert_eq!(both.into_iter().collect::<Vec<_>>(), [a1, b1]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Bitboard(u128);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 80 squares.
    pub const ALL: Bitboard = Bitboard((1 << Square::COUNT) - 1);

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        SINGLES[square.index()]
    }

    /// The set with these bits; bits 80 to 127 are ignored.
    #[inline]
    pub const fn from_bits(bits: u128) -> Bitboard {
        Bitboard(bits & Self::ALL.0)
    }

    /// The set with these bits, none of which is beyond bit 79.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    pub(crate) const fn from_bits_unchecked(bits: u128) -> Bitboard {
        debug_assert!(bits & !Self::ALL.0 == 0);
        Bitboard(bits)
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The union of two sets, usable in constants.
    pub const fn with(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Bitboard::of(square).0 != 0
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
    pub fn first(self) -> Option<Square> {
        (!self.is_empty()).then(|| self.lowest())
    }

    /// The squares of the set and all their neighbours.
    #[inline]
    pub fn with_neighbours(self) -> Bitboard {
        let wide = self.0 | (self.0 & !FILE_J) << 1 | (self.0 & !FILE_A) >> 1;
        Bitboard::from_bits(wide | wide << Square::FILES | wide >> Square::FILES)
    }

    /// The occluded fill: the squares that rays from all squares of the set visit in one direction, up
    /// to and including the first square that is not `free`. The starting squares are not included
    /// unless another ray reaches them. Computed for all rays at once.
    #[inline]
    pub fn occluded_fill(self, direction: Direction, free: Bitboard) -> Bitboard {
        const NORTH: usize = Square::FILES as usize;
        let bits = match direction {
            Direction::North => sweep::<NORTH>(self.0, free.0, !0, |bits, by| bits << by),
            Direction::South => sweep::<NORTH>(self.0, free.0, !0, |bits, by| bits >> by),
            Direction::East => carry(self.0, free.0),
            Direction::West => sweep::<1>(self.0, free.0, !FILE_J, |bits, by| bits >> by),
        };
        Bitboard::from_bits(bits)
    }

    /// The square with the lowest index. The set must not be empty.
    #[inline]
    pub(super) fn lowest(self) -> Square {
        // The upper word has 16 squares.
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u32);
        Square::at(select_unpredictable(
            low != 0,
            low.trailing_zeros(),
            64 + (high | 1 << 16).trailing_zeros(),
        ))
    }

    /// The square with the highest index. The set must not be empty.
    #[inline]
    pub(super) fn highest(self) -> Square {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u32);
        Square::at(select_unpredictable(
            high != 0,
            95 - (high | 1).leading_zeros(),
            63 - (low | 1).leading_zeros(),
        ))
    }
}

/// The squares of the leftmost file.
const FILE_A: u128 = {
    let mut bits = 0;
    let mut rank = 0;
    while rank < Square::RANKS {
        bits |= 1 << (rank * Square::FILES);
        rank += 1;
    }
    bits
};
/// The squares of the rightmost file.
const FILE_J: u128 = FILE_A << (Square::FILES - 1);

/// Kogge-Stone occluded fill: spreads `rays` by shifts of `STEP` bits through the `free` squares, then
/// shifts once more to include the blockers. `inside` masks the squares that a shift reaches only by
/// wrapping around the edge of the board.
#[inline(always)]
fn sweep<const STEP: usize>(
    mut rays: u128,
    free: u128,
    inside: u128,
    shift: impl Fn(u128, usize) -> u128,
) -> u128 {
    let mut open = free & inside;
    // The reach doubles with each round, to 8 or 16 steps: a file has 8 squares, a rank 10.
    let doublings = if STEP == 1 { 4 } else { 3 };
    for doubling in 0..doublings {
        rays |= open & shift(rays, STEP << doubling);
        open &= shift(open, STEP << doubling);
    }
    shift(rays, STEP) & inside
}

/// The occluded fill to the east in one addition: the carry of each ray runs through the free squares,
/// which it clears, and sets the first one that is not free.
#[inline(always)]
fn carry(rays: u128, free: u128) -> u128 {
    const INSIDE: u128 = Bitboard::ALL.0 & !FILE_A;
    let (first, free) = (rays << 1, free & INSIDE);
    // Where a second ray begins the sum keeps the bit, and a first square that is not free takes no
    // part in it: hence `first`.
    ((free + (first & free)) ^ free | first) & INSIDE
}

/// [`Bitboard::of`] as a table: faster than a 128-bit shift.
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

    // `for_each` runs through this: two loops over 64-bit words take half the time of `next`.
    #[inline(always)]
    fn fold<B, F: FnMut(B, Square) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        let (mut low, mut high) = (self.0.0 as u64, (self.0.0 >> 64) as u64);
        while low != 0 {
            folded = f(folded, Square::at(low.trailing_zeros()));
            low &= low - 1;
        }
        while high != 0 {
            folded = f(folded, Square::at(64 + high.trailing_zeros()));
            high &= high - 1;
        }
        folded
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
    use proptest::prelude::*;

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

    proptest! {
        #[test]
        fn an_occluded_fill_is_the_union_of_all_rays(rays: u128, free: u128, more: u128) {
            let rays = Bitboard::from_bits(rays & more) & Bitboard::ALL;
            let free = Bitboard::from_bits(free | more) & Bitboard::ALL;
            for direction in Direction::ALL {
                let (files, ranks) = direction.step();
                let mut expected = Bitboard::EMPTY;
                for start in rays {
                    let steps = std::iter::successors(Some(start), |square| square.offset(files, ranks));
                    for square in steps.skip(1) {
                        expected |= Bitboard::of(square);
                        if !free.contains(square) {
                            break;
                        }
                    }
                }
                prop_assert_eq!(rays.occluded_fill(direction, free), expected, "{:?}", direction);
            }
        }
    }
}
