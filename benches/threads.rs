//! What a second thread brings: nodes per second of two threads against one, and the time to the
//! same depth, over the positions of `akhet bench`. Both are searched in turns, so that a noisy
//! machine disturbs both alike.
//!
//! `cargo bench --bench threads [-- DEPTH [THREADS [ROUNDS]]]`

use akhet::bench::POSITIONS;
use akhet::game::{Position, Record};
use akhet::search::{Control, Limits, Searcher};
use std::time::Instant;

const HASH: usize = 64;

/// Searches a position afresh; gives back the seconds and the nodes it took.
fn search(searcher: &mut Searcher, fen: &str, depth: u32) -> (f64, f64) {
    let position: Position = fen.parse().expect("a position of the bench is one");
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    searcher.clear();
    let start = Instant::now();
    let outcome = searcher.go(
        &Record::new(position),
        &limits,
        &Control::default(),
        &mut (),
    );
    (start.elapsed().as_secs_f64(), outcome.nodes as f64)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    // Cargo adds `--bench`.
    let numbers: Vec<usize> = std::env::args()
        .filter_map(|arg| arg.parse().ok())
        .collect();
    let number = |index: usize, default| numbers.get(index).copied().unwrap_or(default);
    let (depth, threads, rounds) = (number(0, 12) as u32, number(1, 2), number(2, 3));
    let mut alone = Searcher::new(HASH).expect("there is memory for the table");
    let mut together = Searcher::new(HASH).expect("there is memory for the table");
    together
        .set_threads(threads)
        .expect("there are threads to be had");
    let (mut faster, mut sooner) = (Vec::new(), Vec::new());
    for fen in POSITIONS {
        let (mut rates, mut times) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            let (time, nodes) = search(&mut alone, fen, depth);
            let (time_together, nodes_together) = search(&mut together, fen, depth);
            rates.push(nodes_together / time_together / (nodes / time));
            times.push(time / time_together);
        }
        let (rate, time) = (median(rates), median(times));
        println!("{rate:5.2} nodes/s {time:5.2} time to depth {depth}  {fen}");
        faster.push(rate.ln());
        sooner.push(time.ln());
    }
    let mean = |logs: &[f64]| (logs.iter().sum::<f64>() / logs.len() as f64).exp();
    println!(
        "{threads} threads against one, geometric means: {:.2} times the nodes/s, {:.2} times sooner at depth {depth}",
        mean(&faster),
        mean(&sooner)
    );
}
