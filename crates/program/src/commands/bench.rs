//! `akhet bench`: the signature of a search and its speed.

use akhet::game::{Game, Variant, bench};
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
    let mut report = |fen: &str, nodes: u64| {
        if written.is_ok() {
            written = writeln!(out, "{}", Total::line(fen, nodes));
        }
    };
    let total = match args.variant {
        Variant::LaserChess => run::<laser::rules::Record>(args.depth, &mut report)?,
        Variant::Labyrinth => run::<labyrinth::rules::Record>(args.depth, &mut report)?,
    };
    written?;
    writeln!(out, "{total}")?;
    Ok(())
}

fn run<G: Game>(
    depth: Option<u32>,
    report: &mut dyn FnMut(&str, u64),
) -> Result<Total, bench::BenchError<G::FenError>> {
    bench::run::<G>(depth.unwrap_or(G::BENCH_DEPTH), &Control::default(), report)
}
