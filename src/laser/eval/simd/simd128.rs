//! The operations of [`avx2`](super) with the vectors of WebAssembly: one for each player, where a
//! vector of AVX2 holds both.

use super::{Coverage, CoverageInput, SetOps};
use crate::laser::rules::{Bitboard, Square};
use std::arch::wasm32::{
    i8x16_bitmask, i8x16_eq, i8x16_shuffle, i8x16_swizzle, i16x8, i16x8_add, i16x8_mul, i32x4_add,
    i32x4_dot_i16x8, i32x4_extract_lane, i32x4_splat, i64x2_shuffle, u8x16, u16x8, u16x8_shl,
    u16x8_shr, u16x8_splat, u64x2, u64x2_extract_lane, u64x2_shr, u64x2_splat, v128, v128_and,
    v128_andnot, v128_not, v128_or, v128_xor,
};

/// The operations in `simd128` instructions, selected at build time: the module cannot detect them at run time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Simd128;

impl SetOps for Simd128 {
    type Pair = [v128; 2];

    #[inline(always)]
    fn pair(self, sets: [Bitboard; 2]) -> [v128; 2] {
        sets.map(|set| u64x2(set.bits() as u64, (set.bits() >> 64) as u64))
    }

    #[inline(always)]
    fn sets(self, pair: [v128; 2]) -> [Bitboard; 2] {
        pair.map(|set| {
            let [low, high] = words(set).map(u128::from);
            Bitboard::from_bits_unchecked(low | high << 64)
        })
    }

    #[inline(always)]
    fn exchanged(self, [blue, red]: [v128; 2]) -> [v128; 2] {
        [red, blue]
    }

    #[inline(always)]
    fn and(self, one: [v128; 2], other: [v128; 2]) -> [v128; 2] {
        [v128_and(one[0], other[0]), v128_and(one[1], other[1])]
    }

    #[inline(always)]
    fn or(self, one: [v128; 2], other: [v128; 2]) -> [v128; 2] {
        [v128_or(one[0], other[0]), v128_or(one[1], other[1])]
    }

    #[inline(always)]
    fn without(self, one: [v128; 2], other: [v128; 2]) -> [v128; 2] {
        [v128_andnot(one[0], other[0]), v128_andnot(one[1], other[1])]
    }

    #[inline(always)]
    fn coverage(self, input: CoverageInput<[v128; 2]>) -> Coverage<[v128; 2]> {
        let of = |player: usize| {
            let free = on_board(v128_not(pack(input.occupied[player])));
            let mirrors = pack(input.mirrors[player]);
            let turns = v128_or(mirrors, v128_and(with_neighbours(mirrors), free));
            let beam = [pack(input.vertical[player]), pack(input.horizontal[player])];
            let near = deflected(beam, turns, free);
            let [far_vertical, far_horizontal] = deflected(near, turns, free);
            let far = v128_or(far_vertical, far_horizontal);
            [turns, near[0], near[1], far].map(unpack)
        };
        let [blue, red] = [of(0), of(1)];
        let field = |index: usize| [blue[index], red[index]];
        Coverage {
            turns: field(0),
            vertical: field(1),
            horizontal: field(2),
            two_plies: field(3),
        }
    }

    #[inline(always)]
    fn differences(self, one: &[u8; Square::SLOTS], other: &[u8; Square::SLOTS]) -> Bitboard {
        let (one, _) = one.as_chunks::<8>();
        let (other, _) = other.as_chunks::<8>();
        let mut bits = 0;
        for part in 0..Square::COUNT / 16 {
            let vector = |words: &[[u8; 8]]| {
                let word = |index: usize| u64::from_le_bytes(words[2 * part + index]);
                u64x2(word(0), word(1))
            };
            let same = i8x16_bitmask(i8x16_eq(vector(one), vector(other)));
            bits |= u128::from(!same) << (16 * part);
        }
        Bitboard::from_bits(bits)
    }

    #[inline(always)]
    fn counts(self, pairs: [[v128; 2]; 8]) -> [[u16; 8]; 2] {
        let count = |set: v128| words(set).map(|word| word.count_ones() as u16);
        [0, 1].map(|player| {
            pairs.map(|pair| {
                let [low, high] = count(pair[player]);
                low + high
            })
        })
    }

    #[inline(always)]
    fn dots<const N: usize>(self, values: &[i16; N], rows: &[[i16; N]; 8]) -> [i32; 8] {
        let (values, rest) = values.as_chunks::<8>();
        assert!(rest.is_empty(), "whole vectors");
        let mut dots = [0; 8];
        for (dot, row) in dots.iter_mut().zip(rows) {
            let mut sums = i32x4_splat(0);
            for (values, weights) in values.iter().zip(row.as_chunks::<8>().0) {
                sums = i32x4_add(sums, i32x4_dot_i16x8(vector(values), vector(weights)));
            }
            let halves = i32x4_add(sums, i64x2_shuffle::<1, 0>(sums, sums));
            *dot = i32x4_extract_lane::<0>(halves).wrapping_add(i32x4_extract_lane::<1>(halves));
        }
        dots
    }
}

#[inline(always)]
fn vector(&[a, b, c, d, e, f, g, h]: &[i16; 8]) -> v128 {
    i16x8(a, b, c, d, e, f, g, h)
}

#[inline(always)]
fn words(set: v128) -> [u64; 2] {
    [u64x2_extract_lane::<0>(set), u64x2_extract_lane::<1>(set)]
}

// Sets of squares by rank: a 16-bit number for each of eight ranks, whose upper ten bits are the files.

/// The ranks of a set.
#[inline(always)]
fn pack(set: v128) -> v128 {
    // The bytes of a set in which each rank lies, and the factors that shift each to the top of its number.
    const BYTES: v128 = u8x16(0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9);
    const FACTORS: v128 = u16x8(64, 16, 4, 1, 64, 16, 4, 1);
    on_board(i16x8_mul(i8x16_swizzle(set, BYTES), FACTORS))
}

/// The set of these ranks.
#[inline(always)]
fn unpack(rows: v128) -> v128 {
    // Ranks are joined in twos, then in fours.
    const FACTORS: v128 = u16x8(1, 1 << 10, 1, 1 << 10, 1, 1 << 10, 1, 1 << 10);
    const NONE: u8 = 16;
    const BYTES: v128 = u8x16(
        0, 1, 2, 3, 4, 8, 9, 10, 11, 12, NONE, NONE, NONE, NONE, NONE, NONE,
    );
    let twos = i32x4_dot_i16x8(u16x8_shr(rows, 6), FACTORS);
    let low = v128_and(twos, u64x2_splat(0xf_ffff));
    let high = v128_and(u64x2_shr(twos, 12), u64x2_splat(0xf_ffff << 20));
    i8x16_swizzle(v128_or(low, high), BYTES)
}

/// Only the squares of the board.
#[inline(always)]
fn on_board(rows: v128) -> v128 {
    v128_and(rows, u16x8_splat(!0 << 6))
}

/// Shifts a set by ranks towards rank 8.
macro_rules! up {
    ($rows:expr, 1) => {
        i8x16_shuffle::<16, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13>($rows, NOTHING)
    };
    ($rows:expr, 2) => {
        i8x16_shuffle::<16, 16, 16, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>($rows, NOTHING)
    };
    ($rows:expr, 4) => {
        i8x16_shuffle::<16, 16, 16, 16, 16, 16, 16, 16, 0, 1, 2, 3, 4, 5, 6, 7>($rows, NOTHING)
    };
}

/// Shifts a set by ranks towards rank 1.
macro_rules! down {
    ($rows:expr, 1) => {
        i8x16_shuffle::<2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16>($rows, NOTHING)
    };
    ($rows:expr, 2) => {
        i8x16_shuffle::<4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 16, 16>($rows, NOTHING)
    };
    ($rows:expr, 4) => {
        i8x16_shuffle::<8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 16, 16, 16, 16, 16, 16>(
            $rows, NOTHING,
        )
    };
}

const NOTHING: v128 = u64x2(0, 0);

/// [`Bitboard::with_neighbours`], and squares off the board.
#[inline(always)]
fn with_neighbours(rows: v128) -> v128 {
    let wide = v128_or(rows, v128_or(u16x8_shl(rows, 1), u16x8_shr(rows, 1)));
    v128_or(wide, v128_or(up!(wide, 1), down!(wide, 1)))
}

/// [`BeamAxes::deflected`](crate::laser::rules::optics::BeamAxes::deflected): the vertical and the horizontal squares.
#[inline(always)]
fn deflected([vertical, horizontal]: [v128; 2], turns: v128, free: v128) -> [v128; 2] {
    let (vertical, horizontal) = (v128_and(vertical, turns), v128_and(horizontal, turns));
    [
        v128_or(north(horizontal, free), south(horizontal, free)),
        v128_or(east(vertical, free), west(vertical, free)),
    ]
}

// The occluded fills: see `Bitboard::occluded_fill`.

/// A step of a fill: the rays, and those shifted onto free squares.
#[inline(always)]
fn spread(rays: v128, free: v128, shifted: v128) -> v128 {
    v128_or(rays, v128_and(free, shifted))
}

#[inline(always)]
fn north(mut rays: v128, mut free: v128) -> v128 {
    rays = spread(rays, free, up!(rays, 1));
    free = v128_and(free, up!(free, 1));
    rays = spread(rays, free, up!(rays, 2));
    free = v128_and(free, up!(free, 2));
    rays = spread(rays, free, up!(rays, 4));
    up!(rays, 1)
}

#[inline(always)]
fn south(mut rays: v128, mut free: v128) -> v128 {
    rays = spread(rays, free, down!(rays, 1));
    free = v128_and(free, down!(free, 1));
    rays = spread(rays, free, down!(rays, 2));
    free = v128_and(free, down!(free, 2));
    rays = spread(rays, free, down!(rays, 4));
    down!(rays, 1)
}

#[inline(always)]
fn east(rays: v128, free: v128) -> v128 {
    let first = u16x8_shl(rays, 1);
    let carried = i16x8_add(free, v128_and(first, free));
    v128_or(v128_xor(carried, free), first)
}

#[inline(always)]
fn west(mut rays: v128, mut free: v128) -> v128 {
    rays = spread(rays, free, u16x8_shr(rays, 1));
    free = v128_and(free, u16x8_shr(free, 1));
    rays = spread(rays, free, u16x8_shr(rays, 2));
    free = v128_and(free, u16x8_shr(free, 2));
    rays = spread(rays, free, u16x8_shr(rays, 4));
    free = v128_and(free, u16x8_shr(free, 4));
    rays = spread(rays, free, u16x8_shr(rays, 8));
    on_board(u16x8_shr(rays, 1))
}
