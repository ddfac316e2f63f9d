//! The course of a training.

use super::data::Data;
use super::model::{self, ROWS, Row, Target};
use super::optimizer::Optimizer;
use super::sample::Samples;
use crate::laser::eval::network::HIDDEN;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rayon::prelude::*;

/// The parts of a batch, each with its own gradient. Their number is fixed, so that the sums do not
/// depend on the number of threads.
const PARTS: usize = 8;
/// The samples whose errors a thread adds up at a time.
const ERROR_PART: usize = 4096;

/// What decides the course of a training, apart from the data.
#[derive(Clone, Debug, PartialEq)]
pub struct Schedule {
    /// The number of times that every sample is used.
    pub epochs: u32,
    /// The samples of a batch.
    pub batch: usize,
    /// The learning rate at the beginning. It falls by a cosine, to 0 at the end.
    pub rate: f32,
    /// The weight decay: each step takes the share rate * decay from each weight.
    pub decay: f32,
    /// What the network is to learn.
    pub target: Target,
    /// The seed of the random numbers.
    pub seed: u64,
}

/// What an epoch achieved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Epoch {
    /// The mean squared error of the samples learned from, each just before it was used.
    pub training_error: f64,
    /// The mean squared error of the samples held out, after the epoch.
    pub held_out_error: f64,
}

/// A training under way.
#[derive(Clone, Debug)]
pub struct Training<'a> {
    data: &'a Data,
    schedule: Schedule,
    optimizer: Optimizer,
    history: Vec<Epoch>,
    /// The rows after the best epoch.
    best: Vec<Row>,
    gradients: Vec<Vec<Row>>,
}

impl<'a> Training<'a> {
    /// A training that has not begun.
    pub fn new(data: &'a Data, schedule: Schedule) -> Training<'a> {
        let optimizer = Optimizer::new(schedule.seed);
        Training {
            data,
            best: optimizer.rows().to_vec(),
            optimizer,
            schedule,
            history: Vec::new(),
            gradients: vec![vec![[0.0; HIDDEN]; ROWS]; PARTS],
        }
    }

    /// The epochs so far.
    pub fn history(&self) -> &[Epoch] {
        &self.history
    }

    /// The rows of the network after the epoch with the least error of the samples held out.
    pub fn best(&self) -> &[Row] {
        &self.best
    }

    /// Whether all epochs have been run.
    pub fn is_over(&self) -> bool {
        self.history.len() >= self.schedule.epochs as usize
    }

    /// Runs an epoch, and calls `progress` with the number of samples used so far.
    pub fn run_epoch(&mut self, progress: impl Fn(u64)) -> Epoch {
        let samples = &self.data.training;
        let epoch = self.history.len();
        let seed = self.schedule.seed.wrapping_add(1 + epoch as u64);
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let batches = order.len().div_ceil(self.schedule.batch);
        let mut sum = 0.0;
        for (index, batch) in order.chunks(self.schedule.batch).enumerate() {
            let done = (epoch * batches + index) as f32;
            let done = done / (batches * self.schedule.epochs as usize) as f32;
            let rate = self.schedule.rate * (1.0 + (std::f32::consts::PI * done).cos()) / 2.0;
            sum += self.run_batch(batch, rate);
            progress((index * self.schedule.batch + batch.len()) as u64);
        }
        let epoch = Epoch {
            training_error: sum / samples.len().max(1) as f64,
            held_out_error: error(
                self.optimizer.rows(),
                &self.data.held_out,
                self.schedule.target,
            ),
        };
        let is_better = |old: &Epoch| epoch.held_out_error < old.held_out_error;
        if self.history.iter().all(is_better) {
            self.best.copy_from_slice(self.optimizer.rows());
        }
        self.history.push(epoch);
        epoch
    }

    /// Learns from a batch, and returns the sum of its squared errors.
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

/// The mean squared error of the expected result.
pub fn error(rows: &[Row], samples: &Samples, target: Target) -> f64 {
    let sums: Vec<f64> = (0..samples.len().div_ceil(ERROR_PART))
        .into_par_iter()
        .map(|part| {
            let begin = part * ERROR_PART;
            let end = samples.len().min(begin + ERROR_PART);
            model::squared_error(rows, samples, begin..end, target)
        })
        .collect();
    sums.iter().sum::<f64>() / samples.len().max(1) as f64
}
