//! `akhet bench`: the signature of the search and its speed.

use crate::laser::bench;
use crate::laser::search::per_second;
use clap::Args;
use std::error::Error;
use std::io::Write;

/// The arguments of `akhet bench`.
#[derive(Args, Clone, Debug)]
pub struct BenchArgs {
    /// Depth in plies
    #[arg(default_value_t = bench::DEPTH, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
}

/// Runs the bench and writes the nodes of each position, then the total and the nodes per second.
///
/// # Errors
/// If there is no memory for the table or the output cannot be written.
pub fn bench(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut written = Ok(());
    let total = bench::run(args.depth, |fen, nodes| {
        if written.is_ok() {
            written = writeln!(out, "{nodes:>10} {fen}");
        }
    })?;
    written?;
    let nps = per_second(total.nodes, total.time);
    writeln!(out, "{} nodes {nps} nps", total.nodes)?;
    Ok(())
}
