//! `akhet perft`: counts the leaves of the game tree, to test the move generator.

use super::PositionArgs;
use crate::laser::rules::{Perft, PerftTable};
use crate::laser::search::per_second;
use clap::Args;
use std::error::Error;
use std::io::Write;
use std::time::Instant;

/// The arguments of `akhet perft`.
#[derive(Args, Clone, Debug)]
pub struct PerftArgs {
    /// Depth in plies
    #[arg(value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: u32,
    #[command(flatten)]
    position: PositionArgs,
    /// Also print the count below each move
    #[arg(long)]
    divide: bool,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Size of the hash table of counts [default: none]
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..))]
    hash: Option<u32>,
}

/// Writes the number of leaves and leaves per second; with `--divide` first the count below each move.
///
/// # Errors
/// When the position is not valid, there is no memory for the table, no thread can be started, or
/// the output cannot be written.
pub fn perft(args: &PerftArgs, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let position = args.position.position()?;
    let table = match args.hash {
        Some(mebibytes) => Some(PerftTable::new(mebibytes as usize)?),
        None => None,
    };
    let perft = Perft {
        table: table.as_ref(),
        ..Perft::default()
    };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(usize::from(args.threads))
        .build()?;
    let start = Instant::now();
    let counts = pool.install(|| perft.divide(&position, args.depth));
    let time = start.elapsed();
    if args.divide {
        for (mv, count) in &counts {
            writeln!(out, "{mv}: {count}")?;
        }
    }
    let nodes = Perft::total(args.depth, &counts);
    writeln!(out, "{nodes} nodes {} nps", per_second(nodes, time))?;
    Ok(())
}
