//! `akhet perft`: counts the leaves of the game tree, to test the move generator.

use super::position::{AnyPosition, GameArgs};
use akhet::labyrinth::rules as labyrinth;
use akhet::laser::rules::{Perft, PerftTable};
use akhet::search::per_second;
use akhet_console::arguments::whole;
use clap::Args;
use std::error::Error;
use std::fmt::Display;
use std::io::Write;
use std::time::Instant;

/// The arguments of `akhet perft`.
#[derive(Args, Clone, Debug)]
pub struct PerftArgs {
    /// Depth in plies
    #[arg(value_parser = whole::<u32>(0..=64))]
    depth: u32,
    #[command(flatten)]
    game: GameArgs,
    /// Also print the count below each move
    #[arg(long)]
    divide: bool,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// Laser Chess: size of a hash table of counts [default: none]
    #[arg(long, value_name = "MB", value_parser = whole::<u32>(1..))]
    hash: Option<u32>,
}

/// Writes the number of leaves and leaves per second; with `--divide` first the count below each move.
pub fn perft(args: &PerftArgs, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    match args.game.position()? {
        AnyPosition::Laser(position) => {
            let table = match args.hash {
                Some(mebibytes) => Some(PerftTable::new(mebibytes as usize)?),
                None => None,
            };
            let perft = Perft {
                table: table.as_ref(),
                ..Perft::default()
            };
            count(args, out, || perft.divide(&position, args.depth))
        }
        AnyPosition::Labyrinth(position) => {
            args.game.refuse(args.hash.map(|_| "--hash"))?;
            let perft = labyrinth::Perft::default();
            count(args, out, || perft.divide(&position, args.depth))
        }
    }
}

fn count<M: Display + Send>(
    args: &PerftArgs,
    out: &mut dyn Write,
    divide: impl FnOnce() -> (Vec<(M, u64)>, u64) + Send,
) -> Result<(), Box<dyn Error>> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(usize::from(args.threads))
        .build()?;
    let start = Instant::now();
    let (counts, nodes) = pool.install(divide);
    let time = start.elapsed();
    if args.divide {
        for (mv, count) in &counts {
            writeln!(out, "{mv}: {count}")?;
        }
    }
    writeln!(out, "{nodes} nodes {} nps", per_second(nodes, time))?;
    Ok(())
}
