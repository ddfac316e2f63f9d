//! The speedup of several threads over one: nodes per second, time to depth and nodes to depth on the
//! positions of `akhet bench`. The two alternate, so that machine noise affects both alike. Nodes to
//! depth shows how much work the threads duplicate, even with more threads than cores.
//!
//! `cargo bench --bench threads [-- DEPTH [THREADS [ROUNDS]]]`

use akhet::game::bench::search;
use akhet::laser::bench::POSITIONS;
use akhet::laser::rules::Record;
use akhet::laser::search::{Configure, Control, Searcher};
use akhet::search::Total;

const HASH: usize = 64;

/// Nodes per second.
fn rate_of(total: Total) -> f64 {
    total.nodes as f64 / total.time.as_secs_f64()
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
        .expect("the threads can be started");
    let (mut faster, mut sooner, mut more) = (Vec::new(), Vec::new(), Vec::new());
    for fen in POSITIONS {
        let (mut rates, mut times, mut nodes) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..rounds {
            let [one, all] = [&mut alone, &mut together].map(|searcher| {
                search::<Record>(searcher, fen, depth, &Control::default())
                    .expect("it is a position")
            });
            rates.push(rate_of(all) / rate_of(one));
            times.push(one.time.as_secs_f64() / all.time.as_secs_f64());
            nodes.push(all.nodes as f64 / one.nodes as f64);
        }
        let (rate, time, nodes) = (median(rates), median(times), median(nodes));
        println!("{rate:5.2} nodes/s {time:5.2} time {nodes:5.2} nodes to depth {depth}  {fen}");
        faster.push(rate.ln());
        sooner.push(time.ln());
        more.push(nodes.ln());
    }
    let mean = |logs: &[f64]| (logs.iter().sum::<f64>() / logs.len() as f64).exp();
    println!(
        "{threads} threads against one, geometric means: {:.2} times the nodes/s, {:.2} times sooner at depth {depth}, with {:.2} times the nodes",
        mean(&faster),
        mean(&sooner),
        mean(&more)
    );
}
