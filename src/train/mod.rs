//! `akhet train`: trains a network on games.

mod data;
mod integers;
mod model;
mod optimizer;
mod run;
mod sample;

use crate::files::{can_write, write_whole};
use crate::laser::eval::network::Source;
use clap::Args;
use data::Data;
use indicatif::{ProgressBar, ProgressStyle};
use integers::Integers;
use model::Target;
use rayon::ThreadPool;
use run::{Schedule, Training};
use std::error::Error;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The arguments of `akhet train`.
#[derive(Args, Clone, Debug)]
pub struct TrainArgs {
    /// The network file to write
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// How many times every position is used
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub epochs: u32,
    /// The positions of a batch
    #[arg(long, value_name = "N", default_value_t = 8192, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub batch: u32,
    /// The learning rate at the beginning, which falls to 0 by a cosine
    #[arg(long, value_name = "X", default_value_t = 0.001)]
    pub rate: f32,
    /// The weight decay: each step takes this share, times the learning rate, from each weight
    #[arg(long, value_name = "X", default_value_t = 1.0)]
    pub decay: f32,
    /// The share of the game's result in what the network learns, 0 to 1; the rest is the score
    #[arg(long, value_name = "X", default_value_t = 0.0)]
    pub result_share: f32,
    /// Hold out one game in N
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(2..))]
    pub hold_out: u64,
    /// The seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// The number of threads, 1 to 1024; it does not change the network [default: one a core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Games with scores: PGN as `akhet match` writes it
    #[arg(required = true, value_name = "DATA")]
    pub data: Vec<PathBuf>,
}

/// Trains a network and writes its file. What it achieves goes to `out`, epoch by epoch.
///
/// # Errors
/// When the games cannot be read or are too few, no thread can be started, or a file cannot be
/// written.
pub fn run(args: &TrainArgs, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let cannot_write = |file: &Path, error| format!("cannot write {}: {error}", file.display());
    can_write(&args.output).map_err(|error| cannot_write(&args.output, error))?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build()?;
    let bytes = train(args, &pool, out)?;
    write_whole(&args.output, &bytes).map_err(|error| cannot_write(&args.output, error))?;
    Ok(())
}

/// Trains, and returns the network file.
fn train(
    args: &TrainArgs,
    pool: &ThreadPool,
    out: &mut dyn Write,
) -> Result<Vec<u8>, Box<dyn Error>> {
    let data = pool.install(|| Data::read(&args.data, args.hold_out))?;
    let (training, held_out) = (&data.training, &data.held_out);
    writeln!(
        out,
        "{} games: {} positions to learn from, {} held out",
        data.games,
        training.len(),
        held_out.len()
    )?;
    let target = Target {
        result_share: args.result_share,
    };
    let mut training = Training::new(
        &data,
        Schedule {
            epochs: args.epochs,
            batch: args.batch as usize,
            rate: args.rate,
            decay: args.decay,
            target,
            seed: args.seed,
        },
    );
    while !training.is_over() {
        let start = Instant::now();
        let bar = ProgressBar::new(data.training.len() as u64).with_style(
            ProgressStyle::with_template("{wide_bar} {pos} of {len} positions, {eta} left")?,
        );
        let epoch = pool.install(|| training.run_epoch(|done| bar.set_position(done)));
        bar.finish_and_clear();
        let seconds = start.elapsed().as_secs_f64();
        writeln!(
            out,
            "epoch {}: error {:.6}, held out {:.6}; {:.0} positions/s",
            training.history().len(),
            epoch.training_error,
            epoch.held_out_error,
            data.training.len() as f64 / seconds,
        )?;
        out.flush()?;
    }
    let integers = Integers::of(training.best());
    let source = Source {
        note: format!("epochs {} batch {}", args.epochs, args.batch),
        games: data.games,
        positions: data.training.len() as u64,
        error: pool.install(|| integers.error(&data.training, target)),
        held_back_error: pool.install(|| integers.error(&data.held_out, target)),
    };
    writeln!(
        out,
        "in integers: error {:.6}, held out {:.6}",
        source.error, source.held_back_error
    )?;
    Ok(integers.network(source).to_bytes())
}
