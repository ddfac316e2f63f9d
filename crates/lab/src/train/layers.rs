//! The layers after the first in floating point: output, and gradient by backpropagation.
//! [`layers`](akhet::laser::eval::network::layers) defines them.

use akhet::laser::eval::network::HIDDEN;
use akhet::laser::eval::network::layers::{PAIRS, SECOND, SEEN, THIRD};
use std::ops::Range;

/// The weights of one input or output to all neurons, or their gradient.
pub type Row = [f32; HIDDEN];

/// The number of partial sums for vector instructions. It is fixed, so that the order of additions is the same on
/// every machine.
const LANES: usize = 16;

const _: () = assert!(HIDDEN.is_multiple_of(LANES), "whole vectors");
const _: () = assert!(THIRD.is_multiple_of(LANES), "whole vectors");

/// The rows of a bucket that are the second layer: one for each neuron, and one for the output. The numbers of the
/// tail follow.
pub const SECOND_ROWS: usize = SECOND + 1;
pub const BUCKET_ROWS: usize = SECOND_ROWS + OUTPUT.end.div_ceil(HIDDEN);

// The numbers of the tail.
pub const SECOND_BIASES: Range<usize> = 0..SECOND_ROWS;
/// [`THIRD`] weights for each value that the third layer sees.
pub const THIRD_WEIGHTS: Range<usize> = SECOND_BIASES.end..SECOND_BIASES.end + SEEN * THIRD;
pub const THIRD_BIASES: Range<usize> = THIRD_WEIGHTS.end..THIRD_WEIGHTS.end + THIRD;
pub const OUTPUT: Range<usize> = THIRD_BIASES.end..THIRD_BIASES.end + THIRD;

/// The rows of the second layer of a bucket, and its tail.
#[inline(always)]
pub fn parts(bucket: &[Row]) -> (&[Row], &[f32]) {
    let (second, tail) = bucket.split_at(SECOND_ROWS);
    (second, tail.as_flattened())
}

/// [`parts`] to change.
#[inline(always)]
pub fn parts_mut(bucket: &mut [Row]) -> (&mut [Row], &mut [f32]) {
    let (second, tail) = bucket.split_at_mut(SECOND_ROWS);
    (second, tail.as_flattened_mut())
}

/// Fills the rows of a bucket with random numbers, such that few neurons are clipped at first. `random(x)` is between
/// -x and x.
pub fn fill(bucket: &mut [Row], mut random: impl FnMut(f32) -> f32) {
    let (second, tail) = parts_mut(bucket);
    let mut fill = |numbers: &mut [f32], mean: f32, most: f32| {
        numbers.fill_with(|| mean + random(most));
    };
    fill(second.as_flattened_mut(), 0.0, 0.25);
    fill(&mut tail[SECOND_BIASES], 0.2, 0.2);
    fill(&mut tail[THIRD_WEIGHTS], 0.0, 0.3);
    fill(&mut tail[THIRD_BIASES], 0.1, 0.1);
    fill(&mut tail[OUTPUT], 0.0, 0.3);
}

/// The values of all neurons after the first layer.
pub struct Values {
    pairs: Row,
    /// Before clipping.
    second: [f32; SECOND],
    seen: [f32; SEEN],
    /// Before clipping.
    third: [f32; THIRD],
    /// A logit.
    pub output: f32,
}

#[inline(always)]
fn clip(value: f32) -> f32 {
    value.clamp(0.0, 1.0)
}

/// The derivative of [`clip`].
#[inline(always)]
fn slope_of_clip(value: f32) -> f32 {
    f32::from(u8::from(value > 0.0 && value < 1.0))
}

/// The sum of the products, in [`LANES`] parts.
#[inline(always)]
fn dot(values: &[f32], weights: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for (values, weights) in values.chunks_exact(LANES).zip(weights.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sums[lane] += values[lane] * weights[lane];
        }
    }
    sums.iter().sum()
}

/// The values of a bucket's neurons for the sums of both perspectives.
#[inline(always)]
pub fn forward(bucket: &[Row], sums: &[Row; 2]) -> Values {
    let (rows, tail) = parts(bucket);
    let mut pairs = [0.0; HIDDEN];
    for (player, sums) in sums.iter().enumerate() {
        for pair in 0..PAIRS {
            pairs[player * PAIRS + pair] = clip(sums[pair]) * clip(sums[PAIRS + pair]);
        }
    }
    let mut second = [0.0; SECOND];
    let mut seen = [0.0; SEEN];
    for neuron in 0..SECOND {
        second[neuron] = tail[neuron] + dot(&pairs, &rows[neuron]);
        seen[neuron] = clip(second[neuron]);
        seen[SECOND + neuron] = seen[neuron] * seen[neuron];
    }
    let mut third = [0.0; THIRD];
    third.copy_from_slice(&tail[THIRD_BIASES]);
    for (value, weights) in seen.iter().zip(tail[THIRD_WEIGHTS].chunks_exact(THIRD)) {
        for neuron in 0..THIRD {
            third[neuron] += value * weights[neuron];
        }
    }
    let mut output = tail[SECOND] + dot(&pairs, &rows[SECOND]);
    for (&value, weight) in third.iter().zip(&tail[OUTPUT]) {
        output += clip(value).powi(2) * weight;
    }
    Values {
        pairs,
        second,
        seen,
        third,
        output,
    }
}

/// Adds the gradient of a bucket's rows to `gradient`, where `slope` is the derivative of the error with respect to
/// the output. Returns the derivatives with respect to the sums.
#[inline(always)]
pub fn backward(
    bucket: &[Row],
    gradient: &mut [Row],
    sums: &[Row; 2],
    values: &Values,
    slope: f32,
) -> [Row; 2] {
    let (rows, tail) = parts(bucket);
    let (row_slopes, tail_slopes) = parts_mut(gradient);
    let mut third_slopes = [0.0; THIRD];
    for (neuron, third_slope) in third_slopes.iter_mut().enumerate() {
        let value = clip(values.third[neuron]);
        tail_slopes[OUTPUT.start + neuron] += slope * value * value;
        let inner = 2.0 * value * slope_of_clip(values.third[neuron]);
        *third_slope = slope * tail[OUTPUT.start + neuron] * inner;
        tail_slopes[THIRD_BIASES.start + neuron] += *third_slope;
    }
    let mut seen_slopes = [0.0; SEEN];
    for (index, value) in values.seen.iter().enumerate() {
        let first = THIRD_WEIGHTS.start + index * THIRD;
        let range = first..first + THIRD;
        seen_slopes[index] = dot(&third_slopes, &tail[range.clone()]);
        for (sum, slope) in tail_slopes[range].iter_mut().zip(&third_slopes) {
            *sum += slope * value;
        }
    }
    let mut pair_slopes = [0.0; HIDDEN];
    for neuron in 0..=SECOND {
        let slope = match values.second.get(neuron) {
            Some(&value) => {
                let squared = 2.0 * value * seen_slopes[SECOND + neuron];
                slope_of_clip(value) * (seen_slopes[neuron] + squared)
            }
            None => slope,
        };
        tail_slopes[neuron] += slope;
        let (sums, weights) = (&mut row_slopes[neuron], &rows[neuron]);
        for pair in 0..HIDDEN {
            sums[pair] += slope * values.pairs[pair];
            pair_slopes[pair] += slope * weights[pair];
        }
    }
    let mut slopes = [[0.0; HIDDEN]; 2];
    for (player, (slopes, sums)) in slopes.iter_mut().zip(sums).enumerate() {
        for left in 0..PAIRS {
            let (right, slope) = (PAIRS + left, pair_slopes[player * PAIRS + left]);
            slopes[left] = slope * clip(sums[right]) * slope_of_clip(sums[left]);
            slopes[right] = slope * clip(sums[left]) * slope_of_clip(sums[right]);
        }
    }
    slopes
}
