//! AdamW (Loshchilov and Hutter, "Decoupled Weight Decay Regularization", 2019), and the factoriser.
//!
//! **Factoriser.** With more than one King zone the row of a piece is the sum of a row of its zone
//! and a row that all zones share, so that what holds in every zone is learned once. The shared rows
//! exist only here: [`Optimizer::rows`] are the sums.

use super::model::{BIASES, OUTPUT_BIASES, OUTPUTS, ROWS, Row};
use crate::laser::eval::network::{BUCKETS, HIDDEN, PIECE_INPUTS, ZONES};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;

/// The greatest weight: in the integers of a network file it fits a byte.
pub const MAX_WEIGHT: f32 = 1.98;

/// The rows that zones share: none where there is one zone.
const SHARED: usize = if ZONES > 1 { PIECE_INPUTS } else { 0 };
const MOMENTUM: f32 = 0.9;
const SQUARES: f32 = 0.999;
const EPSILON: f32 = 1e-8;

/// The rows under training with what AdamW remembers of their gradients.
#[derive(Clone, Debug, PartialEq)]
pub struct Optimizer {
    /// The sums of own and shared rows, which are the network's.
    rows: Vec<Row>,
    /// The rows of the network less what they share, then the shared rows.
    parts: Vec<Row>,
    /// The running means of the gradients and of their squares.
    means: Vec<[Row; 2]>,
    steps: u32,
}

/// A row with what AdamW remembers of it.
type Part<'a> = (&'a mut Row, &'a mut [Row; 2]);

impl Optimizer {
    /// Random rows, small enough that no neuron starts clipped.
    pub fn new(seed: u64) -> Optimizer {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut parts = vec![[0.0; HIDDEN]; ROWS + SHARED];
        let mut fill = |rows: &mut [Row], mean: f32, most: f32| {
            for weight in rows.iter_mut().flatten() {
                *weight = mean + random.random_range(-most..=most);
            }
        };
        // About 50 inputs are there at a time.
        fill(&mut parts[..BIASES], 0.0, 0.07);
        fill(&mut parts[BIASES..OUTPUTS], 0.3, 0.1);
        fill(&mut parts[OUTPUTS..OUTPUT_BIASES], 0.0, 0.1);
        let mut optimizer = Optimizer {
            rows: vec![[0.0; HIDDEN]; ROWS],
            means: vec![[[0.0; HIDDEN]; 2]; parts.len()],
            parts,
            steps: 0,
        };
        optimizer.add_up();
        optimizer
    }

    /// The rows of the network: see [`model`](super::model).
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Moves all weights by the sum of these gradients.
    pub fn step(&mut self, gradients: &[Vec<Row>], rate: f32, decay: f32) {
        self.steps += 1;
        let power = |base: f32| 1.0 - base.powi(self.steps.min(100_000) as i32);
        let (first, second) = (power(MOMENTUM), power(SQUARES));
        let update = |(row, [means, squares]): Part<'_>, slopes: &Row| {
            for neuron in 0..HIDDEN {
                let slope = slopes[neuron];
                let mean = &mut means[neuron];
                *mean += (1.0 - MOMENTUM) * (slope - *mean);
                let square = &mut squares[neuron];
                *square += (1.0 - SQUARES) * (slope * slope - *square);
                let step = (*mean / first) / ((*square / second).sqrt() + EPSILON);
                row[neuron] -= rate * (step + decay * row[neuron]);
            }
        };
        let sum_of = |sum: &mut Row, row: usize| {
            for gradient in gradients {
                for neuron in 0..HIDDEN {
                    sum[neuron] += gradient[row][neuron];
                }
            }
        };
        let parts = self.parts.par_iter_mut().zip(&mut self.means);
        parts.enumerate().for_each(|(row, part)| {
            let mut slopes = [0.0; HIDDEN];
            if row < ROWS {
                sum_of(&mut slopes, row);
            } else {
                for zone in 0..ZONES {
                    sum_of(&mut slopes, zone * PIECE_INPUTS + row - ROWS);
                }
            }
            update(part, &slopes);
        });
        self.add_up();
    }

    /// Clips the rows and computes their sums.
    fn add_up(&mut self) {
        let (own, shared) = self.parts.split_at_mut(ROWS);
        for (index, (sum, own)) in self.rows.iter_mut().zip(own).enumerate() {
            let is_shared = ZONES > 1 && index < ZONES * PIECE_INPUTS;
            let zero = [0.0; HIDDEN];
            let shared = match is_shared {
                true => &shared[index % PIECE_INPUTS],
                false => &zero,
            };
            for neuron in 0..HIDDEN {
                let weight = own[neuron] + shared[neuron];
                sum[neuron] = weight.clamp(-MAX_WEIGHT, MAX_WEIGHT);
                own[neuron] += sum[neuron] - weight;
            }
        }
    }
}

const _: () = assert!(OUTPUT_BIASES + 1 == ROWS && BUCKETS > 0);
