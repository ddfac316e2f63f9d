//! The network in the integers of its file.

use super::model::{BIASES, OUTPUT_BIASES, OUTPUTS, Row};
use super::sample::Sample;
use crate::laser::eval::network::{BUCKETS, HIDDEN, INPUTS, Network, ONE, OUTPUT_ONE, Source};

/// A network whose weights are rounded to the units of a network file.
#[derive(Clone, Debug, PartialEq)]
pub struct Integers {
    rows: Vec<[i16; HIDDEN]>,
    biases: [i16; HIDDEN],
    outputs: [[[i16; HIDDEN]; 2]; BUCKETS],
    output_biases: [i32; BUCKETS],
}

/// A value in units of 1/`one`.
fn rounded(value: f32, one: i32) -> i32 {
    (value * one as f32).round() as i32
}

fn rounded_row(row: &Row, one: i32) -> [i16; HIDDEN] {
    row.map(|weight| rounded(weight, one) as i16)
}

impl Integers {
    /// Rounds these rows, which are in the order of [`model`](super::model).
    pub fn of(rows: &[Row]) -> Integers {
        let inputs = rows[..INPUTS].iter();
        Integers {
            rows: inputs.map(|row| rounded_row(row, ONE)).collect(),
            biases: rounded_row(&rows[BIASES], ONE),
            outputs: std::array::from_fn(|bucket| {
                [0, 1].map(|player| rounded_row(&rows[OUTPUTS + 2 * bucket + player], OUTPUT_ONE))
            }),
            output_biases: std::array::from_fn(|bucket| {
                rounded(rows[OUTPUT_BIASES][bucket], ONE * OUTPUT_ONE)
            }),
        }
    }

    /// The output, a logit.
    #[inline(always)]
    pub fn output(&self, sample: Sample<'_>) -> f32 {
        let bucket = usize::from(sample.head.bucket);
        let mut sum = 0;
        for (inputs, weights) in sample.inputs.into_iter().zip(&self.outputs[bucket]) {
            let mut accumulator = self.biases;
            for &input in inputs {
                for (sum, weight) in accumulator.iter_mut().zip(&self.rows[usize::from(input)]) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
            for (&value, &weight) in accumulator.iter().zip(weights) {
                let value = i64::from(value).clamp(0, i64::from(ONE));
                sum += value * value * i64::from(weight);
            }
        }
        let sum = sum / i64::from(ONE) + i64::from(self.output_biases[bucket]);
        sum as f32 / (ONE * OUTPUT_ONE) as f32
    }

    /// The network.
    pub fn network(self, source: Source) -> Network {
        Network::new(
            self.rows,
            self.biases,
            self.outputs,
            self.output_biases,
            source,
        )
    }
}
