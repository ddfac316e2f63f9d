//! Bitboards: sets of squares.

use super::Square;
use derive_more::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign};
use std::fmt::{self, Debug};
use std::hint::select_unpredictable;
use std::ops;

/// An integer that holds a set of squares, one bit each.
pub trait Bits:
    Copy
    + Eq
    + ops::BitAnd<Output = Self>
    + ops::BitOr<Output = Self>
    + ops::BitXor<Output = Self>
    + ops::Not<Output = Self>
{
    /// No bit.
    const ZERO: Self;
    /// Bit `index` alone.
    fn single(index: usize) -> Self;
    /// Bits 0 to `count` - 1.
    fn below(count: usize) -> Self;
    /// The index of the lowest bit; there must be one.
    fn lowest(self) -> u32;
    /// The lower and the upper 64 bits.
    fn words(self) -> [u64; 2];
}

impl Bits for u64 {
    const ZERO: u64 = 0;

    #[inline(always)]
    fn single(index: usize) -> u64 {
        1 << index
    }

    #[inline(always)]
    fn below(count: usize) -> u64 {
        (1 << count) - 1
    }

    #[inline(always)]
    fn lowest(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline(always)]
    fn words(self) -> [u64; 2] {
        [self, 0]
    }
}

impl Bits for u128 {
    const ZERO: u128 = 0;

    #[inline(always)]
    fn single(index: usize) -> u128 {
        SINGLES[index]
    }

    #[inline(always)]
    fn below(count: usize) -> u128 {
        (1 << count) - 1
    }

    #[inline(always)]
    fn lowest(self) -> u32 {
        let [low, high] = self.words();
        // A bit beyond all squares saves the test for 0.
        let in_high = 64 + (high | 1 << 63).trailing_zeros();
        select_unpredictable(low != 0, low.trailing_zeros(), in_high)
    }

    #[inline(always)]
    fn words(self) -> [u64; 2] {
        [self as u64, (self >> 64) as u64]
    }
}

/// The bits of a `u128` as a table: faster than a 128-bit shift.
static SINGLES: [u128; 128] = {
    let mut table = [0; 128];
    let mut index = 0;
    while index < table.len() {
        table[index] = 1 << index;
        index += 1;
    }
    table
};

/// A set of squares: bit `n` stands for the square with index `n`, and bits without a square are always 0.
///
/// The operators `&`, `|`, `^` and `!` are intersection, union, symmetric difference and
/// complement. Iteration over a bitboard gives its squares in ascending order.
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
#[derive(
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    Hash,
    BitAnd,
    BitAndAssign,
    BitOr,
    BitOrAssign,
    BitXor,
    BitXorAssign,
)]
pub struct Bitboard<B, const FILES: u8, const RANKS: u8>(B);

impl<B: Bits, const FILES: u8, const RANKS: u8> Bitboard<B, FILES, RANKS> {
    /// The empty set.
    pub const EMPTY: Self = Bitboard(B::ZERO);

    /// The set of one square.
    pub fn of(square: Square<FILES, RANKS>) -> Self {
        Bitboard(B::single(square.index()))
    }

    /// The set with these bits; those without a square are ignored.
    pub fn from_bits(bits: B) -> Self {
        Bitboard(bits & B::below(Square::<FILES, RANKS>::COUNT))
    }

    /// The set with these bits, all of which have a square.
    pub(crate) const fn from_bits_unchecked(bits: B) -> Self {
        Bitboard(bits)
    }

    /// The bits of the set.
    pub const fn bits(self) -> B {
        self.0
    }

    /// Whether the square is in the set.
    pub fn contains(self, square: Square<FILES, RANKS>) -> bool {
        self.intersects(Bitboard::of(square))
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == B::ZERO
    }

    /// Whether the two sets share a square.
    pub fn intersects(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The number of squares in the set.
    pub fn count(self) -> u32 {
        let [low, high] = self.0.words();
        low.count_ones() + high.count_ones()
    }

    /// The square with the lowest index; `None` for the empty set.
    pub fn first(self) -> Option<Square<FILES, RANKS>> {
        (!self.is_empty()).then(|| self.lowest())
    }

    /// The square with the lowest index. The set must not be empty.
    pub(crate) fn lowest(self) -> Square<FILES, RANKS> {
        Square::at(self.0.lowest())
    }
}

impl<B: Bits, const FILES: u8, const RANKS: u8> ops::Not for Bitboard<B, FILES, RANKS> {
    type Output = Self;
    /// The complement: the squares of the board that are not in the set.
    fn not(self) -> Self {
        Bitboard::from_bits(!self.0)
    }
}

impl<B: Bits, const FILES: u8, const RANKS: u8> FromIterator<Square<FILES, RANKS>>
    for Bitboard<B, FILES, RANKS>
{
    fn from_iter<I: IntoIterator<Item = Square<FILES, RANKS>>>(squares: I) -> Self {
        let sets = squares.into_iter().map(Bitboard::of);
        sets.fold(Bitboard::EMPTY, |union, set| union | set)
    }
}

/// An iterator over the squares of a [`Bitboard`] in ascending order.
#[derive(Clone, Debug)]
pub struct Squares<B: Bits, const FILES: u8, const RANKS: u8>(Bitboard<B, FILES, RANKS>);

impl<B: Bits, const FILES: u8, const RANKS: u8> Iterator for Squares<B, FILES, RANKS> {
    type Item = Square<FILES, RANKS>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let square = self.0.first()?;
        self.0 = self.0 ^ Bitboard::of(square);
        Some(square)
    }

    // `for_each` runs through this: two loops over 64-bit words take half the time of `next`.
    #[inline(always)]
    fn fold<T, F: FnMut(T, Self::Item) -> T>(self, init: T, mut f: F) -> T {
        let mut folded = init;
        let [mut low, mut high] = self.0.0.words();
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

impl<B: Bits, const FILES: u8, const RANKS: u8> ExactSizeIterator for Squares<B, FILES, RANKS> {}

impl<B: Bits, const FILES: u8, const RANKS: u8> IntoIterator for Bitboard<B, FILES, RANKS> {
    type Item = Square<FILES, RANKS>;
    type IntoIter = Squares<B, FILES, RANKS>;

    fn into_iter(self) -> Self::IntoIter {
        Squares(self)
    }
}

impl<B: Bits, const FILES: u8, const RANKS: u8> Debug for Bitboard<B, FILES, RANKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
