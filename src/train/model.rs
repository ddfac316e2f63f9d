//! The network in floating point: its output, and the gradient of its error by backpropagation.

use super::sample::{BeamCount, Head, Input, Sample, Samples, expected};
use crate::arguments::number;
use crate::laser::eval::Feature;
use crate::laser::eval::network::{HIDDEN, INPUTS};
use clap::Args;
use pulp::Arch;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// The weights of one input or output to all neurons, or their gradient.
pub type Row = [f32; HIDDEN];

/// The number of partial sums for vector instructions; fixed, so that the order of additions is the
/// same on every machine.
const LANES: usize = 16;

/// The samples whose errors are added up at a time.
const ERROR_PART: usize = 4096;

const _: () = assert!(HIDDEN.is_multiple_of(LANES), "whole vectors");

/// The row of the biases, after those of the inputs.
pub const BIASES: usize = INPUTS;
/// The first of two rows of the output layer: the weights from the neurons of the side to move, then from
/// those of its opponent.
pub const OUTPUTS: usize = BIASES + 1;
/// The row that begins with the bias of the output layer.
pub const OUTPUT_BIAS: usize = OUTPUTS + 2;
/// The first of the rows with the midgame and the endgame weight of each beam feature, one after the
/// other.
pub const BEAMS: usize = OUTPUT_BIAS + 1;
pub const ROWS: usize = BEAMS + (2 * Feature::COUNT).div_ceil(HIDDEN);

/// How the target of a sample is mixed, and the error measured.
#[derive(Args, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Target {
    /// The share of the game's result in the target, 0 to 1; the rest is the score
    #[arg(long, value_name = "X", default_value_t = 0.0,
        value_parser = number("a number from 0 to 1", |share: &f32| (0.0..=1.0).contains(share)))]
    pub result_share: f32,
}

impl Target {
    #[inline(always)]
    pub fn of(self, head: &Head) -> f32 {
        head.expected + self.result_share * (head.result - head.expected)
    }

    /// The expected result of this output of the network, less the target.
    #[inline(always)]
    pub fn error(self, head: &Head, output: f32) -> f32 {
        expected(output) - self.of(head)
    }
}

#[inline(always)]
fn accumulate(rows: &[Row], inputs: &[Input]) -> Row {
    let mut sum = rows[BIASES];
    for &input in inputs {
        let row = &rows[usize::from(input)];
        for neuron in 0..HIDDEN {
            sum[neuron] += row[neuron];
        }
    }
    sum
}

/// The weighted sum of the clipped and squared neurons of one perspective.
#[inline(always)]
fn weighted_sum(accumulator: &Row, weights: &Row) -> f32 {
    let mut sums = [0.0; LANES];
    for (values, weights) in accumulator
        .chunks_exact(LANES)
        .zip(weights.chunks_exact(LANES))
    {
        for lane in 0..LANES {
            let value = values[lane].clamp(0.0, 1.0);
            sums[lane] += value * value * weights[lane];
        }
    }
    sums.iter().sum()
}

#[inline(always)]
pub fn beam_weights(rows: &[Row]) -> &[f32] {
    rows[BEAMS..ROWS].as_flattened()
}

/// The beam features' part of the output, a logit.
#[inline(always)]
pub fn beam_part(weights: &[f32], sample: Sample<'_>) -> f32 {
    let midgame = sample.head.midgame;
    let scores = sample.beams.iter().map(|&BeamCount { feature, count }| {
        let first = 2 * usize::from(feature);
        let weight = midgame * weights[first] + (1.0 - midgame) * weights[first + 1];
        weight * f32::from(count)
    });
    scores.sum()
}

/// The output of the network of these [`ROWS`] rows, a logit.
#[inline(always)]
pub fn output(rows: &[Row], sample: Sample<'_>) -> f32 {
    let mut sum = rows[OUTPUT_BIAS][0] + beam_part(beam_weights(rows), sample);
    for (player, inputs) in sample.inputs.into_iter().enumerate() {
        let accumulator = accumulate(rows, inputs);
        sum += weighted_sum(&accumulator, &rows[OUTPUTS + player]);
    }
    sum
}

/// Adds the gradient of a sample's squared error, times `scale`, and returns the squared error.
#[inline(always)]
fn add_gradient(
    rows: &[Row],
    gradient: &mut [Row],
    sample: Sample<'_>,
    target: Target,
    scale: f32,
) -> f32 {
    let [ours, theirs] = sample.inputs;
    let accumulators = [accumulate(rows, ours), accumulate(rows, theirs)];
    let output = rows[OUTPUT_BIAS][0]
        + beam_part(beam_weights(rows), sample)
        + weighted_sum(&accumulators[0], &rows[OUTPUTS])
        + weighted_sum(&accumulators[1], &rows[OUTPUTS + 1]);
    let error = target.error(sample.head, output);
    let value = expected(output);
    let slope = 2.0 * scale * error * value * (1.0 - value);
    gradient[OUTPUT_BIAS][0] += slope;
    let beams = gradient[BEAMS..ROWS].as_flattened_mut();
    let midgame = sample.head.midgame;
    for &BeamCount { feature, count } in sample.beams {
        let first = 2 * usize::from(feature);
        let slope = slope * f32::from(count);
        beams[first] += slope * midgame;
        beams[first + 1] += slope * (1.0 - midgame);
    }
    for player in 0..2 {
        let accumulator = &accumulators[player];
        let weights = &rows[OUTPUTS + player];
        let mut slopes = [0.0; HIDDEN];
        let weight_slopes = &mut gradient[OUTPUTS + player];
        for neuron in 0..HIDDEN {
            let sum = accumulator[neuron];
            let value = sum.clamp(0.0, 1.0);
            weight_slopes[neuron] += slope * value * value;
            // A clipped neuron has no gradient.
            let open = if sum < 1.0 { value } else { 0.0 };
            slopes[neuron] = 2.0 * slope * weights[neuron] * open;
        }
        for &input in sample.inputs[player].iter().chain([&(BIASES as Input)]) {
            let row = &mut gradient[usize::from(input)];
            for neuron in 0..HIDDEN {
                row[neuron] += slopes[neuron];
            }
        }
    }
    error * error
}

/// The sum of the squared errors of the samples of these indices. The sum of their gradients, times
/// `scale`, is written over `gradient`.
pub fn gradient(
    rows: &[Row],
    gradient: &mut [Row],
    samples: &Samples,
    indices: &[u32],
    target: Target,
    scale: f32,
) -> f64 {
    gradient.fill([0.0; HIDDEN]);
    // Code inlined here is compiled for the machine's vector instructions.
    Arch::new().dispatch(
        #[inline(always)]
        || {
            let mut sum = 0.0;
            for &index in indices {
                let sample = samples.get(index as usize);
                sum += f64::from(add_gradient(rows, gradient, sample, target, scale));
            }
            sum
        },
    )
}

/// The mean of the squares of `error`, which must be inlined, over all samples.
pub fn mean_error(samples: &Samples, error: impl Fn(Sample<'_>) -> f32 + Sync) -> f64 {
    let parts = (0..samples.len().div_ceil(ERROR_PART)).into_par_iter();
    let sums = parts.map(|part| {
        let begin = part * ERROR_PART;
        let end = samples.len().min(begin + ERROR_PART);
        Arch::new().dispatch(
            #[inline(always)]
            || {
                let mut sum = 0.0;
                for index in begin..end {
                    sum += f64::from(error(samples.get(index)).powi(2));
                }
                sum
            },
        )
    });
    // Added up in order, so that the sum does not depend on the threads.
    let sums: Vec<f64> = sums.collect();
    sums.iter().sum::<f64>() / samples.len().max(1) as f64
}
