//! `akhet bench`: the signature of a search and its speed.

use akhet::game::Variant;
use akhet::search::{Control, Total};
use akhet::{labyrinth, laser};
use akhet_console::arguments::whole;
use clap::Args;
use std::error::Error;
use std::io::{self, Write};

/// The arguments of `akhet bench`.
#[derive(Args, Clone, Debug)]
pub struct BenchArgs {
    /// Depth in plies [default: 11, Labyrinth: 6]
    #[arg(value_parser = whole::<u32>(1..))]
    depth: Option<u32>,
    /// The game: laserchess or labyrinth
    #[arg(long, value_name = "NAME", default_value_t)]
    variant: Variant,
}

/// Runs the bench and writes the nodes of each position, then the total and the nodes per second.
pub fn bench(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut written: io::Result<()> = Ok(());
    let control = Control::default();
    let mut report = |fen: &str, nodes: u64| {
        if written.is_ok() {
            written = writeln!(out, "{}", Total::line(fen, nodes));
        }
    };
    let depth = |usual| args.depth.unwrap_or(usual);
    let total = match args.variant {
        Variant::LaserChess => {
            laser::bench::run(depth(laser::bench::DEPTH), &control, &mut report)?
        }
        Variant::Labyrinth => {
            labyrinth::bench::run(depth(labyrinth::bench::DEPTH), &control, &mut report)?
        }
    };
    written?;
    writeln!(out, "{total}")?;
    Ok(())
}
