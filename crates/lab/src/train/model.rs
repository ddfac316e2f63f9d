//! The network in floating point: output, and gradient of the error by backpropagation.

use super::layers::{self, BUCKET_ROWS, Row};
use super::sample::{BeamCount, Input, Sample, View, expected};
use akhet::laser::eval::Feature;
use akhet::laser::eval::network::layers::BUCKETS;
use akhet::laser::eval::network::{HIDDEN, INPUTS};
use akhet_console::arguments::number;
use clap::Args;
use pulp::Arch;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The number of samples whose errors are added up at a time.
const ERROR_PART: usize = 4096;

/// The row of the biases, after those of the inputs.
pub const BIASES: usize = INPUTS;
/// The first row of the layers after the first, bucket by bucket.
pub const LAYERS: usize = BIASES + 1;
/// The first row of the beam features' weights: the midgame and the endgame weight of each in turn.
pub const BEAMS: usize = LAYERS + BUCKETS * BUCKET_ROWS;
pub const ROWS: usize = BEAMS + (2 * Feature::COUNT).div_ceil(HIDDEN);

#[derive(Args, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Target {
    /// The share of the target taken from the scores of later plies, 0 to 1; the rest is the position's own score
    #[arg(long, value_name = "X", default_value_t = 0.35,
        value_parser = number("a number from 0 to 1", |share: &f32| (0.0..=1.0).contains(share)))]
    pub later_share: f32,
}

impl Target {
    #[inline(always)]
    pub fn of(self, sample: &Sample) -> f32 {
        sample.expected + self.later_share * (sample.later - sample.expected)
    }

    /// The error of this output of the network: its expected result less the target.
    #[inline(always)]
    pub fn error(self, sample: &Sample, output: f32) -> f32 {
        expected(output) - self.of(sample)
    }
}

/// The sums of the first layer for both perspectives.
#[inline(always)]
fn accumulate(rows: &[Row], view: &View) -> [Row; 2] {
    view.inputs.each_ref().map(
        #[inline(always)]
        |inputs| {
            let mut sum = rows[BIASES];
            for &input in inputs {
                let row = &rows[usize::from(input)];
                for neuron in 0..HIDDEN {
                    sum[neuron] += row[neuron];
                }
            }
            sum
        },
    )
}

#[inline(always)]
pub fn beam_weights(rows: &[Row]) -> &[f32] {
    rows[BEAMS..ROWS].as_flattened()
}

/// The beam features' part of the output, a logit.
#[inline(always)]
pub fn beam_part(weights: &[f32], view: &View) -> f32 {
    let midgame = view.midgame;
    let scores = view.beams.iter().map(|&BeamCount { feature, count }| {
        let first = 2 * feature;
        let weight = midgame * weights[first] + (1.0 - midgame) * weights[first + 1];
        weight * f32::from(count)
    });
    scores.sum()
}

/// The rows of a bucket of the layers after the first.
pub fn bucket_rows(bucket: usize) -> Range<usize> {
    let first = LAYERS + bucket * BUCKET_ROWS;
    first..first + BUCKET_ROWS
}

/// The output of the network of these [`ROWS`] rows, a logit.
#[inline(always)]
pub fn output(rows: &[Row], view: &View) -> f32 {
    let sums = accumulate(rows, view);
    let values = layers::forward(&rows[bucket_rows(view.bucket)], &sums);
    values.output + beam_part(beam_weights(rows), view)
}

/// Adds the gradient of a sample's squared error, times `scale`. Returns the squared error.
#[inline(always)]
fn add_gradient(
    rows: &[Row],
    gradient: &mut [Row],
    sample: &Sample,
    target: Target,
    scale: f32,
) -> f32 {
    let view = sample.view();
    let sums = accumulate(rows, &view);
    let range = bucket_rows(view.bucket);
    let bucket = &rows[range.clone()];
    let values = layers::forward(bucket, &sums);
    let output = values.output + beam_part(beam_weights(rows), &view);
    let error = target.error(sample, output);
    let value = expected(output);
    let slope = 2.0 * scale * error * value * (1.0 - value);
    let beams = gradient[BEAMS..ROWS].as_flattened_mut();
    for &BeamCount { feature, count } in &view.beams {
        let first = 2 * feature;
        let slope = slope * f32::from(count);
        beams[first] += slope * view.midgame;
        beams[first + 1] += slope * (1.0 - view.midgame);
    }
    let slopes = layers::backward(bucket, &mut gradient[range], &sums, &values, slope);
    for (inputs, slopes) in view.inputs.iter().zip(slopes) {
        for &input in inputs.iter().chain([&(BIASES as Input)]) {
            let row = &mut gradient[usize::from(input)];
            for neuron in 0..HIDDEN {
                row[neuron] += slopes[neuron];
            }
        }
    }
    error * error
}

/// The sum of the squared errors of the samples with these indices. `gradient` is overwritten with the sum of their
/// gradients, times `scale`.
pub fn gradient(
    rows: &[Row],
    gradient: &mut [Row],
    samples: &[Sample],
    indices: &[u32],
    target: Target,
    scale: f32,
) -> f64 {
    gradient.fill([0.0; HIDDEN]);
    // What is inlined here is compiled for the machine's vector instructions.
    Arch::new().dispatch(
        #[inline(always)]
        || {
            let mut sum = 0.0;
            for &index in indices {
                let sample = &samples[index as usize];
                sum += f64::from(add_gradient(rows, gradient, sample, target, scale));
            }
            sum
        },
    )
}

/// The mean square of `error` over all samples. `error` must be inlined.
pub fn mean_error(samples: &[Sample], error: impl Fn(&Sample) -> f32 + Sync) -> f64 {
    let sums = samples.par_chunks(ERROR_PART).map(|samples| {
        Arch::new().dispatch(
            #[inline(always)]
            || {
                let mut sum = 0.0;
                for sample in samples {
                    sum += f64::from(error(sample).powi(2));
                }
                sum
            },
        )
    });
    // Added up in order, so that the sum does not depend on the number of threads.
    let sums: Vec<f64> = sums.collect();
    sums.iter().sum::<f64>() / samples.len().max(1) as f64
}
