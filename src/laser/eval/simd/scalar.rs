//! The operations for any processor, one player at a time.

use super::{Coverage, CoverageInput, SetOps};
use crate::laser::rules::optics::BeamAxes;
use crate::laser::rules::{Bitboard, Square};

/// The operations without vector instructions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scalar;

/// The sum of the products, which wraps around.
#[inline(always)]
pub(crate) fn dot<const N: usize>(values: &[i16; N], weights: &[i16; N]) -> i32 {
    let mut sum = 0_i32;
    for (&value, &weight) in values.iter().zip(weights) {
        sum = sum.wrapping_add(i32::from(value) * i32::from(weight));
    }
    sum
}

impl SetOps for Scalar {
    type Pair = [Bitboard; 2];

    #[inline(always)]
    fn pair(self, sets: [Bitboard; 2]) -> [Bitboard; 2] {
        sets
    }

    #[inline(always)]
    fn sets(self, pair: [Bitboard; 2]) -> [Bitboard; 2] {
        pair
    }

    #[inline(always)]
    fn exchanged(self, [blue, red]: [Bitboard; 2]) -> [Bitboard; 2] {
        [red, blue]
    }

    #[inline(always)]
    fn and(self, one: [Bitboard; 2], other: [Bitboard; 2]) -> [Bitboard; 2] {
        [one[0] & other[0], one[1] & other[1]]
    }

    #[inline(always)]
    fn or(self, one: [Bitboard; 2], other: [Bitboard; 2]) -> [Bitboard; 2] {
        [one[0] | other[0], one[1] | other[1]]
    }

    #[inline(always)]
    fn without(self, one: [Bitboard; 2], other: [Bitboard; 2]) -> [Bitboard; 2] {
        [one[0] & !other[0], one[1] & !other[1]]
    }

    fn coverage(self, input: CoverageInput<[Bitboard; 2]>) -> Coverage<[Bitboard; 2]> {
        let mut coverage = Coverage::<[Bitboard; 2]>::default();
        for player in 0..2 {
            let (mirrors, occupied) = (input.mirrors[player], input.occupied[player]);
            let turns = mirrors | mirrors.with_neighbours() & !occupied;
            let beam = BeamAxes {
                vertical: input.vertical[player],
                horizontal: input.horizontal[player],
            };
            let one_ply = beam.deflected(turns, occupied);
            coverage.turns[player] = turns;
            coverage.vertical[player] = one_ply.vertical;
            coverage.horizontal[player] = one_ply.horizontal;
            coverage.two_plies[player] = one_ply.deflected(turns, occupied).path();
        }
        coverage
    }

    #[inline(always)]
    fn differences(self, one: &[u8; Square::SLOTS], other: &[u8; Square::SLOTS]) -> Bitboard {
        let (one, _) = one.as_chunks::<8>();
        let (other, _) = other.as_chunks::<8>();
        let mut squares = Bitboard::EMPTY;
        for word in 0..Square::COUNT / 8 {
            // Eight squares at a time: a byte of the difference is not 0 where a square differs.
            let mut difference = u64::from_le_bytes(one[word]) ^ u64::from_le_bytes(other[word]);
            while difference != 0 {
                let byte = difference.trailing_zeros() / 8;
                difference &= !(0xff << (8 * byte));
                squares |= Bitboard::of(Square::at(8 * word as u32 + byte));
            }
        }
        squares
    }

    #[inline(always)]
    fn counts(self, pairs: [[Bitboard; 2]; 8]) -> [[u16; 8]; 2] {
        [0, 1].map(|player| pairs.map(|pair| pair[player].count() as u16))
    }

    #[inline(always)]
    fn dots<const N: usize>(self, values: &[i16; N], rows: &[[i16; N]; 8]) -> [i32; 8] {
        let mut sums = [0; 8];
        for (sum, weights) in sums.iter_mut().zip(rows) {
            *sum = dot(values, weights);
        }
        sums
    }
}
