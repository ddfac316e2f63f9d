//! The layers after the first: from the sums of both perspectives to the output.
//!
//! **Pairs.** Pairwise multiplication: each sum is clipped to the range 0 to 1 and multiplied by
//! the one half a row further on. So the [`HIDDEN`] sums of a perspective give half as many
//! *pairs*, which can express "this and that".
//!
//! **Layers.** The second layer has [`SECOND`] neurons, and one more that goes straight to the output,
//! unclipped. The third layer, of [`THIRD`] neurons, sees the clipped neurons of the second and their
//! squares; its own are clipped and squared.
//!
//! **Buckets.** There is a set of these layers for each range of the number of pieces, see [`bucket`].

use super::{HIDDEN, ONE};
use crate::laser::eval::simd::{SetOps, dot};
use crate::laser::eval::tapered;
use crate::laser::rules::Board;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// The number of pairs of a perspective.
pub const PAIRS: usize = HIDDEN / 2;
/// The number of neurons of the second layer, without the one that goes straight to the output.
pub const SECOND: usize = 16;
/// The number of inputs of the third layer: the neurons of the second, then their squares.
pub const SEEN: usize = 2 * SECOND;
/// The number of neurons of the third layer.
pub const THIRD: usize = 32;
/// The number of sets of layers.
pub const BUCKETS: usize = 6;

/// A weight of 1.0 to the second layer.
pub const SECOND_WEIGHT: i32 = 1024;
/// The value of a neuron of the second layer that is fully on.
pub const SECOND_ONE: i32 = (ONE * ONE * SECOND_WEIGHT) >> PAIR_SHIFT;
/// A weight of 1.0 from a neuron of the second layer.
pub const THIRD_WEIGHT: i32 = 2048;
/// The value of a neuron of the third layer that is fully on.
pub const THIRD_ONE: i32 = SECOND_ONE * (THIRD_WEIGHT >> SEEN_SHIFT);
/// A weight of 1.0 from a square. Not a whole number, as the shifts are not by powers of [`ONE`].
pub const SQUARE_WEIGHT: f64 = {
    let seen = SECOND_ONE as f64 / (1 << SEEN_SHIFT) as f64;
    THIRD_ONE as f64 / (seen * seen / (1 << SQUARE_SHIFT) as f64)
};
/// An output of 1.0.
pub const OUTPUT_ONE: i32 = THIRD_ONE;

// Shifts keep the factors of products within 16 bits, and sums of products within 32.
const PAIR_SHIFT: u32 = 9;
const SEEN_SHIFT: u32 = 7;
const SQUARE_SHIFT: u32 = 12;
const THIRD_SHIFT: u32 = THIRD_WEIGHT.ilog2();

/// A number for each neuron of a perspective, aligned to cache lines, so that vector loads are aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, Immutable, IntoBytes, KnownLayout)]
#[repr(C, align(64))]
pub struct Row(pub [i16; HIDDEN]);

/// A set of layers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Layers {
    /// The weights from the pairs, the side to move's first, to each neuron of the second layer, in units of
    /// 1/[`SECOND_WEIGHT`].
    pub second: [[i16; HIDDEN]; SECOND],
    /// The weights from the pairs to the output, in the same unit.
    pub direct: [i16; HIDDEN],
    /// The weights from what the third layer sees to each of its neurons, in units of
    /// 1/[`THIRD_WEIGHT`], or of 1/[`SQUARE_WEIGHT`] for those from squares.
    pub third: [[i16; SEEN]; THIRD],
    /// The weights from the third layer to the output, in units of 1/[`SQUARE_WEIGHT`].
    pub output: [i16; THIRD],
    /// In units of 1/[`SECOND_ONE`].
    pub second_biases: [i32; SECOND],
    /// In the same unit.
    pub direct_bias: i32,
    /// In units of 1/[`THIRD_ONE`].
    pub third_biases: [i32; THIRD],
}

/// The bucket of a board, by the number of its Deflectors and Defenders.
#[inline(always)]
pub fn bucket(board: &Board) -> usize {
    match tapered::phase(board) {
        17.. => 0,
        15..17 => 1,
        13..15 => 2,
        11..13 => 3,
        8..11 => 4,
        _ => 5,
    }
}

impl Layers {
    /// The output for the sums of both perspectives, the side to move's first, in units of
    /// 1/[`OUTPUT_ONE`]. Only an artificial network could overflow the sums; they wrap around, and its
    /// scores mean nothing.
    #[inline(always)]
    pub(super) fn output(&self, ops: impl SetOps, sums: &[Row; 2]) -> i32 {
        let Row(pairs) = &pairs(sums);
        let second: [i32; SECOND] = dense(ops, pairs, &self.second, &self.second_biases);
        #[repr(align(64))]
        struct Seen([i16; SEEN]);
        let Seen(seen) = &mut Seen([0; SEEN]);
        for neuron in 0..SECOND {
            let value = second[neuron].clamp(0, SECOND_ONE) >> SEEN_SHIFT;
            seen[neuron] = value as i16;
            seen[SECOND + neuron] = ((value * value) >> SQUARE_SHIFT) as i16;
        }
        let third: [i32; THIRD] = dense(ops, seen, &self.third, &self.third_biases);
        let direct = self.direct_bias.wrapping_add(dot(pairs, &self.direct));
        let mut output = direct.wrapping_mul(OUTPUT_ONE / SECOND_ONE);
        for (&sum, &weight) in third.iter().zip(&self.output) {
            let value = sum.clamp(0, THIRD_ONE) >> THIRD_SHIFT;
            let square = (value * value) >> SQUARE_SHIFT;
            output = output.wrapping_add(square * i32::from(weight));
        }
        output
    }
}

/// The biases and the weighted sums of these values.
#[inline(always)]
fn dense<const N: usize, const M: usize>(
    ops: impl SetOps,
    values: &[i16; N],
    weights: &[[i16; N]; M],
    biases: &[i32; M],
) -> [i32; M] {
    let mut sums = *biases;
    let (sum_parts, _) = sums.as_chunks_mut::<8>();
    let (rows, _) = weights.as_chunks::<8>();
    for (sums, rows) in sum_parts.iter_mut().zip(rows) {
        let dots = ops.dots(values, rows);
        for (sum, dot) in sums.iter_mut().zip(dots) {
            *sum = sum.wrapping_add(dot);
        }
    }
    sums
}

/// The products of the clipped halves of both rows.
#[inline(always)]
fn pairs(sums: &[Row; 2]) -> Row {
    let mut pairs = Row([0; HIDDEN]);
    for (pairs, Row(sums)) in pairs.0.chunks_exact_mut(PAIRS).zip(sums) {
        let (left, right) = sums.split_at(PAIRS);
        for ((pair, &left), &right) in pairs.iter_mut().zip(left).zip(right) {
            let (left, right) = (left.clamp(0, ONE as i16), right.clamp(0, ONE as i16));
            // The high half of a product of 16 bits is one vector instruction.
            let left = (left as u16) << (16 - PAIR_SHIFT);
            *pair = ((u32::from(left) * u32::from(right as u16)) >> 16) as i16;
        }
    }
    pairs
}
