//! AdamW (Loshchilov and Hutter, "Decoupled Weight Decay Regularization", 2019), and the factoriser.
//!
//! **Factoriser.** The row of a piece is the sum of a row of its King's zone and a row that all zones share, so that
//! what is common to all zones is learned once. The shared rows exist only here; [`Optimizer::rows`] has the sums.

use super::layers::{self, Row};
use super::model::{BIASES, LAYERS, ROWS, bucket_rows};
use akhet::laser::eval::network::layers::BUCKETS;
use akhet::laser::eval::network::{FIRST_LINE, HIDDEN, PIECE_INPUTS, ZONES};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;

/// The maximum weight. It keeps the weights of a network file within 16 bits.
pub const MAX_WEIGHT: f32 = 1.98;

/// The number of rows of pieces, which come first, and are sums with shared rows.
pub(super) const ZONED: usize = ZONES * PIECE_INPUTS;
const MOMENTUM: f32 = 0.9;
const SQUARES: f32 = 0.999;
const EPSILON: f32 = 1e-8;

#[derive(Clone, Debug, PartialEq)]
pub struct Optimizer {
    /// The network's rows: the sums of zone rows and shared rows.
    rows: Vec<Row>,
    state: State,
    /// The rows kept at 0; none is a piece's.
    without: Vec<usize>,
}

/// The state to resume training from.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The network's rows, those of pieces less what zones share; then the shared rows.
    pub parts: Vec<Row>,
    /// The running means of the gradients and of their squares.
    pub means: Vec<Row>,
    pub squares: Vec<Row>,
    pub steps: u32,
}

impl State {
    /// The length of each list of rows.
    pub const ROWS: usize = ROWS + PIECE_INPUTS;

    /// Before the first step.
    fn new(parts: Vec<Row>) -> State {
        State {
            parts,
            means: vec![[0.0; HIDDEN]; State::ROWS],
            squares: vec![[0.0; HIDDEN]; State::ROWS],
            steps: 0,
        }
    }
}

impl Optimizer {
    /// Random rows, such that few neurons are clipped.
    pub fn new(seed: u64) -> Optimizer {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut parts = vec![[0.0; HIDDEN]; State::ROWS];
        let mut fill = |rows: &mut [Row], mean: f32, most: f32| {
            for weight in rows.iter_mut().flatten() {
                *weight = mean + random.random_range(-most..=most);
            }
        };
        // About 50 inputs are active at a time. The rows of zones and of lines start at 0: an input that never occurs
        // contributes nothing.
        fill(&mut parts[ROWS..], 0.0, 0.07);
        fill(&mut parts[ZONED..FIRST_LINE], 0.0, 0.07);
        fill(&mut parts[BIASES..LAYERS], 0.4, 0.2);
        // All buckets start equal.
        layers::fill(&mut parts[bucket_rows(0)], |most| {
            random.random_range(-most..=most)
        });
        for bucket in 1..BUCKETS {
            parts.copy_within(bucket_rows(0), bucket_rows(bucket).start);
        }
        Optimizer::resume(State::new(parts))
    }

    /// The rows of a network; the shared row is the mean of the zones' rows.
    pub fn of_network(rows: &[Row]) -> Optimizer {
        let mut parts = rows.to_vec();
        parts.resize(State::ROWS, [0.0; HIDDEN]);
        let (own, shared) = parts.split_at_mut(ROWS);
        for (index, own) in own[..ZONED].iter().enumerate() {
            for neuron in 0..HIDDEN {
                shared[index % PIECE_INPUTS][neuron] += own[neuron] / ZONES as f32;
            }
        }
        for (index, own) in own[..ZONED].iter_mut().enumerate() {
            for neuron in 0..HIDDEN {
                own[neuron] -= shared[index % PIECE_INPUTS][neuron];
            }
        }
        Optimizer::resume(State::new(parts))
    }

    /// Continues from another optimizer's state.
    pub fn resume(state: State) -> Optimizer {
        let mut optimizer = Optimizer {
            rows: vec![[0.0; HIDDEN]; ROWS],
            state,
            without: Vec::new(),
        };
        optimizer.add_up();
        optimizer
    }

    /// Keeps these rows, none of them a piece's, at 0.
    #[must_use]
    pub fn without(mut self, rows: Vec<usize>) -> Optimizer {
        self.without = rows;
        self.add_up();
        self
    }

    /// The rows of the network, in the order of [`model`](super::model).
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    /// Takes a step of AdamW along the sum of these gradients of the network's rows.
    pub fn step(&mut self, gradients: &[Vec<Row>], rate: f32, decay: f32) {
        let state = &mut self.state;
        state.steps += 1;
        let begun = |base: f32| 1.0 - base.powi(state.steps.min(1_000_000) as i32);
        let (first, second) = (begun(MOMENTUM), begun(SQUARES));
        let rows = state.parts.par_iter_mut();
        let rows = rows.zip(&mut state.means).zip(&mut state.squares);
        rows.enumerate()
            .for_each(|(index, ((row, means), squares))| {
                let slopes = slopes(gradients, index);
                for neuron in 0..HIDDEN {
                    let slope = slopes[neuron];
                    let mean = &mut means[neuron];
                    *mean += (1.0 - MOMENTUM) * (slope - *mean);
                    let square = &mut squares[neuron];
                    *square += (1.0 - SQUARES) * (slope * slope - *square);
                    let step = (*mean / first) / ((*square / second).sqrt() + EPSILON);
                    row[neuron] -= rate * (step + decay * row[neuron]);
                }
            });
        self.clip();
        self.add_up();
    }

    /// Keeps the sums of zone rows and shared rows within [`MAX_WEIGHT`].
    fn clip(&mut self) {
        let (own, shared) = self.state.parts.split_at_mut(ROWS);
        own.par_iter_mut().enumerate().for_each(|(index, own)| {
            let shared = shared_row(shared, index);
            for neuron in 0..HIDDEN {
                let weight = own[neuron] + shared[neuron];
                own[neuron] += weight.clamp(-MAX_WEIGHT, MAX_WEIGHT) - weight;
            }
        });
    }

    fn add_up(&mut self) {
        for &row in &self.without {
            self.state.parts[row] = [0.0; HIDDEN];
        }
        let (own, shared) = self.state.parts.split_at(ROWS);
        let rows = self.rows.par_iter_mut().zip(own).enumerate();
        rows.for_each(|(index, (row, own))| {
            let shared = shared_row(shared, index);
            for neuron in 0..HIDDEN {
                row[neuron] = own[neuron] + shared[neuron];
            }
        });
    }
}

/// The shared row of a row of the network.
fn shared_row(shared: &[Row], index: usize) -> Row {
    if index < ZONED {
        shared[index % PIECE_INPUTS]
    } else {
        [0.0; HIDDEN]
    }
}

/// The gradient of a row of [`State::parts`]. That of a shared row is the sum over its zones.
fn slopes(gradients: &[Vec<Row>], index: usize) -> Row {
    let mut sum = [0.0; HIDDEN];
    let mut add = |index: usize| {
        for gradient in gradients {
            for neuron in 0..HIDDEN {
                sum[neuron] += gradient[index][neuron];
            }
        }
    };
    if index < ROWS {
        add(index)
    } else {
        (0..ZONES).for_each(|zone| add(zone * PIECE_INPUTS + index - ROWS))
    }
    sum
}
