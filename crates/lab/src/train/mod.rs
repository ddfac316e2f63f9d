//! `akhet train`: trains the network of the evaluation on games.
//!
//! Files of games become samples (`data`, `sample`). The network in floating point (`model`, `layers`) learns from
//! them by AdamW (`optimizer`), epoch by epoch (`run`), and is rounded to the integers of its file at the end
//! (`integers`). The engine's own code computes the inputs of positions.

mod checkpoint;
mod data;
mod integers;
mod layers;
mod model;
mod optimizer;
mod plot;
mod run;
mod sample;
#[cfg(test)]
mod tests;

use akhet::laser::eval::Source;
use akhet::laser::eval::network::Network;
use akhet_console::arguments::{check_outputs, whole};
use akhet_console::files::{DeferErrors, FileError, InFile, can_write, read_at_most, write_whole};
use akhet_console::terminal::print_note;
use checkpoint::Plan;
use clap::Args;
use data::Data;
use indicatif::{ProgressBar, ProgressStyle};
use integers::rounded;
use layers::Row;
use model::{Target, mean_error};
use rayon::ThreadPool;
use run::{Schedule, Start, Training};
pub use sample::{BeamCount, Input, View, is_quiet};
use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The arguments of `akhet train`.
#[derive(Args, Clone, Debug)]
pub struct TrainArgs {
    /// The network file to write
    #[arg(long, value_name = "FILE")]
    output: PathBuf,
    /// Save the training to this file after every epoch
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Continue from the checkpoint, or begin if there is none
    #[arg(long, requires = "checkpoint")]
    resume: bool,
    /// Begin with the weights of this network instead of random ones
    #[arg(long, value_name = "NETWORK")]
    from: Option<PathBuf>,
    #[command(flatten)]
    schedule: Schedule,
    /// Hold out one game in N
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<u64>(2..))]
    hold_out: u64,
    /// The number of threads, 1 to 1024; it does not affect the network [default: one per core]
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
    /// Draw the errors by epoch
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// Games with scores: PGN as `akhet match` writes it, or self-play files
    #[arg(required = true, value_name = "DATA")]
    data: Vec<PathBuf>,
}

impl TrainArgs {
    /// How the network was made, for its file; `from` is the network that training started from.
    fn note(&self, from: Option<&Network>) -> String {
        let Schedule {
            epochs,
            batch,
            rate,
            decay,
            rare,
            target,
            seed,
        } = &self.schedule;
        let (hold_out, later_share) = (self.hold_out, target.later_share);
        let names = self.data.iter().filter_map(|path| path.file_name());
        let names: Vec<_> = names.map(|name| name.to_string_lossy()).collect();
        let from = from.map_or(String::new(), |from| format!("--from {} ", from.name()));
        format!(
            "akhet train {from}--epochs {epochs} --batch {batch} --rate {rate} --decay {decay} --rare {rare} \
             --later-share {later_share} --hold-out {hold_out} --seed {seed} {}",
            names.join(" ")
        )
    }
}

/// Trains a network and writes its file. The errors of each epoch go to `out`.
pub fn run(args: &TrainArgs, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let outputs = [
        ("output", Some(args.output.as_path())),
        ("checkpoint", args.checkpoint.as_deref()),
        ("plot", args.plot.as_deref()),
    ];
    check_outputs(&outputs, &args.data)?;
    for file in outputs.into_iter().filter_map(|(_, file)| file) {
        cannot_write(file, can_write(file))?;
    }
    let mut out = DeferErrors::new(out, true);
    let old = old_checkpoint(args)?;
    let from = args.from.as_deref().map(read_network).transpose()?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build()?;
    let data = pool.install(|| Data::read(&args.data, args.hold_out))?;
    for note in &data.notes {
        print_note(&format!("note: {note}"));
    }
    let name = from.as_ref().map(|from| from.name().to_owned());
    let plan = Plan::new(args.schedule.clone(), args.hold_out, &data, name);
    let start = match (&old, &from) {
        (Some((file, bytes)), _) => {
            Start::Progress(checkpoint::from_bytes(bytes, &plan).in_file(file)?)
        }
        (None, Some(from)) => Start::Network(integers::rows(from)),
        (None, None) => Start::Random,
    };
    let mut training = pool.install(|| Training::new(&data, args.schedule.clone(), start));
    writeln!(
        out,
        "{} games, {} positions to learn from, {} held out",
        data.games,
        data.training.len(),
        data.held_out.len()
    )?;
    print_even(args.schedule.target, &data, &pool, &mut out)?;
    if let Some(from) = &from {
        let [error, held_out] = pool.install(|| errors(from, args.schedule.target, &data));
        let name = from.name();
        writeln!(out, "from {name}: error {error:.6}, held out {held_out:.6}")?;
    }
    while !training.is_over() {
        run_epoch(&mut training, &data, &pool, &mut out)?;
        if let Some(file) = &args.checkpoint {
            let bytes = checkpoint::to_bytes(&plan, &training.progress())?;
            cannot_write(file, write_whole(file, bytes))?;
        }
        if let Some(file) = &args.plot {
            cannot_write(file, write_whole(file, plot::svg(training.history())))?;
        }
    }
    let network = pool.install(|| network(args, from.as_ref(), &data, training.best()));
    let source = network.source();
    writeln!(
        out,
        "epoch {} in integers: error {:.6}, held out {:.6}; {}",
        training.best_epoch(),
        source.error,
        source.held_out_error,
        network.name()
    )?;
    cannot_write(&args.output, write_whole(&args.output, network.to_bytes()))?;
    Ok(out.end()?)
}

fn cannot_write(file: &Path, written: io::Result<()>) -> Result<(), FileError> {
    written
        .map_err(|error| format!("cannot write: {error}"))
        .in_file(file)
}

fn read_network(file: &Path) -> Result<Network, FileError> {
    let bytes = read_at_most(file, Network::MAX_BYTES).in_file(file)?;
    Network::from_bytes(&bytes).in_file(file)
}

/// The checkpoint to resume, if there is one.
fn old_checkpoint(args: &TrainArgs) -> Result<Option<(&Path, Vec<u8>)>, FileError> {
    let Some(file) = args.checkpoint.as_deref() else {
        return Ok(None);
    };
    match read_at_most(file, checkpoint::MAX_BYTES) {
        Ok(bytes) if bytes.is_empty() => Ok(None),
        Ok(bytes) if args.resume => Ok(Some((file, bytes))),
        Ok(_) => Err("the file already holds a training run; --resume continues it").in_file(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).in_file(file),
    }
}

/// Prints the errors of scoring every position 0, for comparison.
fn print_even(
    target: Target,
    data: &Data,
    pool: &ThreadPool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let error = |samples| pool.install(|| mean_error(samples, |sample| target.error(sample, 0.0)));
    writeln!(
        out,
        "without a network: error {:.6}, held out {:.6}",
        error(&data.training),
        error(&data.held_out)
    )
}

/// Runs an epoch with a progress bar, and prints its errors.
fn run_epoch(
    training: &mut Training<'_>,
    data: &Data,
    pool: &ThreadPool,
    out: &mut dyn Write,
) -> Result<(), Box<dyn Error>> {
    let style = "{wide_bar} {pos} of {len} positions, {eta} left";
    let bar = ProgressBar::new(data.training.len() as u64)
        .with_style(ProgressStyle::with_template(style)?);
    let start = Instant::now();
    let epoch = pool.install(|| training.run_epoch(|done| bar.set_position(done)));
    bar.finish_and_clear();
    writeln!(
        out,
        "epoch {}: error {:.6}, held out {:.6}; {:.0} positions/s",
        training.history().len(),
        epoch.training_error,
        epoch.held_out_error,
        data.training.len() as f64 / start.elapsed().as_secs_f64(),
    )?;
    out.flush()?;
    Ok(())
}

/// The errors of a network in integers, on the positions to learn from and on those held out.
fn errors(network: &Network, target: Target, data: &Data) -> [f64; 2] {
    let beams = integers::beam_weights_of(network);
    [&data.training, &data.held_out].map(|samples| {
        mean_error(
            samples,
            #[inline(always)]
            |sample| target.error(sample, integers::output(network, &beams, &sample.view())),
        )
    })
}

/// The network of these rows; training started from the network `from`.
fn network(args: &TrainArgs, from: Option<&Network>, data: &Data, rows: &[Row]) -> Network {
    let network = rounded(rows);
    let [error, held_out_error] = errors(&network, args.schedule.target, data);
    let source = Source {
        note: args.note(from),
        games: data.games,
        positions: data.training.len() as u64,
        error,
        held_out_error,
    };
    network.with_source(source)
}
