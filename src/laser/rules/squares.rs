//! Squares and sets of squares of the board.

use crate::grid::{self, Direction};
use std::hint::select_unpredictable;

/// One of the 80 squares, `a1` to `j8`.
pub type Square = grid::Square<10, 8>;

impl Square {
    /// The square in the same place as seen by the other player: the board rotated by 180 degrees.
    pub const fn flipped(self) -> Square {
        Square::at((Self::COUNT - 1 - self.index()) as u32)
    }

    /// The distance in King moves (Chebyshev distance).
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }
}

/// A set of squares.
pub type Bitboard = grid::Bitboard<u128, 10, 8>;

impl Bitboard {
    /// All 80 squares.
    pub const ALL: Bitboard = Bitboard::from_bits_unchecked((1 << Square::COUNT) - 1);

    /// The set with this square added, for constants.
    pub(crate) const fn with(self, square: Square) -> Bitboard {
        Bitboard::from_bits_unchecked(self.bits() | 1 << square.index())
    }

    /// The bits folded into one word, for hashing.
    pub(crate) const fn folded(self) -> u64 {
        self.bits() as u64 ^ (self.bits() >> 64) as u64
    }

    /// The squares of the set and all their neighbours.
    #[inline]
    pub fn with_neighbours(self) -> Bitboard {
        let bits = self.bits();
        let wide = bits | (bits & !FILE_J) << 1 | (bits & !FILE_A) >> 1;
        Bitboard::from_bits(wide | wide << Square::FILES | wide >> Square::FILES)
    }

    /// The occluded fill: the squares that rays from all squares of the set visit in one direction, up
    /// to and including the first square that is not `free`. The starting squares are not included
    /// unless another ray reaches them. Computed for all rays at once.
    #[inline]
    pub fn occluded_fill(self, direction: Direction, free: Bitboard) -> Bitboard {
        const NORTH: usize = Square::FILES as usize;
        let (rays, free) = (self.bits(), free.bits());
        Bitboard::from_bits(match direction {
            Direction::North => sweep::<NORTH>(rays, free, !0, |bits, by| bits << by),
            Direction::South => sweep::<NORTH>(rays, free, !0, |bits, by| bits >> by),
            Direction::East => carry(rays, free),
            Direction::West => sweep::<1>(rays, free, !FILE_J, |bits, by| bits >> by),
        })
    }

    /// The square with the highest index. The set must not be empty.
    #[inline]
    pub(super) fn highest(self) -> Square {
        let (low, high) = (self.bits() as u64, (self.bits() >> 64) as u32);
        Square::at(select_unpredictable(
            high != 0,
            95 - (high | 1).leading_zeros(),
            63 - (low | 1).leading_zeros(),
        ))
    }
}

const FILE_A: u128 = Bitboard::ALL.bits() / ((1 << Square::FILES) - 1);
const FILE_J: u128 = FILE_A << (Square::FILES - 1);

/// Kogge-Stone occluded fill: spreads `rays` by shifts of `STEP` bits through the `free` squares,
/// then shifts once more to include the blockers. `inside` masks out the squares that a shift
/// reaches only by wrapping around the edge of the board.
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
    const INSIDE: u128 = Bitboard::ALL.bits() & !FILE_A;
    let (first, free) = (rays << 1, free & INSIDE);
    // Where a second ray begins the sum keeps the bit, and a first square that is not free takes no
    // part in it: hence `| first`.
    ((free + (first & free)) ^ free | first) & INSIDE
}
