//! The course of training.

use super::data::Data;
use super::layers::Row;
use super::model::{self, ROWS, Target};
use super::optimizer::{Optimizer, State, ZONED};
use super::sample::Sample;
use akhet::laser::eval::network::{HIDDEN, INPUTS};
use akhet_console::arguments::{number, whole};
use clap::Args;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::f32::consts::PI;

/// The number of parts of a batch, each with its own gradient. It is fixed, so that the sums do not depend on the
/// number of threads.
const PARTS: usize = 8;
/// Training stops after this many epochs without a new best error on the samples held out.
const PATIENCE: usize = 4;

/// The settings on which training depends, besides the data.
#[derive(Args, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Schedule {
    /// How many times each position is used. Training ends early if the error on held-out games
    /// has not fallen for four epochs
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<u32>(1..=10_000))]
    pub epochs: u32,
    /// Positions per batch
    #[arg(long, value_name = "N", default_value_t = 8192, value_parser = whole::<u32>(1..=1_000_000))]
    pub batch: u32,
    /// The initial learning rate, above 0 and at most 1. It falls to 0 along a cosine
    #[arg(long, value_name = "X", default_value_t = 0.001,
        value_parser = number("a number above 0 and at most 1", |&rate: &f32| rate > 0.0 && rate <= 1.0))]
    pub rate: f32,
    /// The weight decay, 0 to 100: each step takes this share, times the learning rate, from each
    /// weight
    #[arg(long, value_name = "X", default_value_t = 1.0,
        value_parser = number("a number from 0 to 100", |decay: &f32| (0.0..=100.0).contains(decay)))]
    pub decay: f32,
    /// Beam-square and line inputs that occur less often than this, counting both views, get no weights.
    /// The file compresses better
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u32>(0..))]
    #[serde(default)]
    pub rare: u32,
    #[command(flatten)]
    #[serde(flatten)]
    pub target: Target,
    /// The random seed
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(0..))]
    pub seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Epoch {
    /// The mean squared error of the samples learned from, each measured just before it was used.
    pub training_error: f64,
    /// The mean squared error of the samples held out, after the epoch.
    pub held_out_error: f64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    pub history: Vec<Epoch>,
    pub state: State,
    /// The rows of the network after the best epoch, which has the smallest error on the samples held out.
    pub best: Vec<Row>,
}

/// The starting point of training.
#[derive(Clone, Debug)]
pub enum Start {
    Random,
    Network(Vec<Row>),
    /// Where an earlier run with the same schedule and data left off.
    Progress(Progress),
}

#[derive(Clone, Debug)]
pub struct Training<'a> {
    data: &'a Data,
    schedule: Schedule,
    optimizer: Optimizer,
    history: Vec<Epoch>,
    best: Vec<Row>,
    gradients: Vec<Vec<Row>>,
}

/// The inputs other than pieces that occur fewer than `least` times in the samples, counting both perspectives.
fn rare_inputs(samples: &[Sample], least: u32) -> Vec<usize> {
    if least == 0 {
        return Vec::new();
    }
    let none = || vec![0_u32; INPUTS];
    let count = |mut counts: Vec<u32>, sample: &Sample| {
        for &input in sample.view().inputs.iter().flatten() {
            counts[usize::from(input)] += 1;
        }
        counts
    };
    let add = |mut counts: Vec<u32>, others: Vec<u32>| {
        for (sum, count) in counts.iter_mut().zip(others) {
            *sum += count;
        }
        counts
    };
    let counts = samples.par_iter().fold(none, count).reduce(none, add);
    (ZONED..INPUTS)
        .filter(|&input| counts[input] < least)
        .collect()
}

impl<'a> Training<'a> {
    pub fn new(data: &'a Data, schedule: Schedule, start: Start) -> Training<'a> {
        let first = |optimizer: Optimizer| {
            let best = optimizer.rows().to_vec();
            (optimizer, Vec::new(), best)
        };
        let rare = rare_inputs(&data.training, schedule.rare);
        let (optimizer, history, best) = match start {
            Start::Random => first(Optimizer::new(schedule.seed).without(rare)),
            Start::Network(rows) => first(Optimizer::of_network(&rows).without(rare)),
            Start::Progress(progress) => (
                Optimizer::resume(progress.state).without(rare),
                progress.history,
                progress.best,
            ),
        };
        Training {
            data,
            schedule,
            optimizer,
            history,
            best,
            gradients: vec![vec![[0.0; HIDDEN]; ROWS]; PARTS],
        }
    }

    pub fn history(&self) -> &[Epoch] {
        &self.history
    }

    /// The number of the best epoch, from 1; 0 before the first.
    pub fn best_epoch(&self) -> usize {
        let errors = self.history.iter().map(|epoch| epoch.held_out_error);
        let best = errors.zip(1..).min_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or(0, |(_, number)| number)
    }

    pub fn best(&self) -> &[Row] {
        &self.best
    }

    pub fn progress(&self) -> Progress {
        Progress {
            history: self.history.clone(),
            state: self.optimizer.state().clone(),
            best: self.best.clone(),
        }
    }

    /// Whether all epochs have been run or the error no longer falls.
    pub fn is_over(&self) -> bool {
        let epochs = self.history.len();
        epochs >= self.schedule.epochs as usize || epochs >= self.best_epoch() + PATIENCE
    }

    /// Runs an epoch, and calls `report` with the number of samples used so far.
    pub fn run_epoch(&mut self, report: impl Fn(u64)) -> Epoch {
        let samples = &self.data.training;
        let size = self.schedule.batch as usize;
        let epoch = self.history.len();
        let seed = self.schedule.seed ^ ((1 + epoch as u64) << 32);
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let batches = order.len().div_ceil(size);
        let mut sum = 0.0;
        for (index, batch) in order.chunks(size).enumerate() {
            let done = (epoch * batches + index) as f32;
            let done = done / (batches * self.schedule.epochs as usize) as f32;
            let rate = self.schedule.rate * (1.0 + (PI * done).cos()) / 2.0;
            sum += self.run_batch(batch, rate);
            report((index * size + batch.len()) as u64);
        }
        let (rows, held_out) = (self.optimizer.rows(), &self.data.held_out);
        let target = self.schedule.target;
        let epoch = Epoch {
            training_error: sum / samples.len().max(1) as f64,
            held_out_error: model::mean_error(
                held_out,
                #[inline(always)]
                |sample| target.error(sample, model::output(rows, &sample.view())),
            ),
        };
        self.history.push(epoch);
        if self.best_epoch() == self.history.len() {
            self.best.copy_from_slice(self.optimizer.rows());
        }
        epoch
    }

    /// Learns from a batch. Returns the sum of its squared errors.
    fn run_batch(&mut self, batch: &[u32], rate: f32) -> f64 {
        let rows = self.optimizer.rows();
        let (samples, target) = (&self.data.training, self.schedule.target);
        let scale = 1.0 / batch.len() as f32;
        let size = batch.len().div_ceil(PARTS);
        let parts = self.gradients.par_iter_mut().zip(batch.par_chunks(size));
        let errors: Vec<f64> = parts
            .map(|(gradient, part)| model::gradient(rows, gradient, samples, part, target, scale))
            .collect();
        // A small batch may have fewer parts.
        let gradients = &self.gradients[..errors.len()];
        self.optimizer.step(gradients, rate, self.schedule.decay);
        errors.iter().sum()
    }
}
