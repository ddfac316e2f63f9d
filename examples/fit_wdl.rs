//! Fits the win/draw/loss model to self-play games and prints its constants, for
//! `src/laser/scale.rs`:
//!
//! ```text
//! cargo run -p akhet-lab --release --features fit --example fit_wdl -- GAMES...
//! ```
//!
//! Each position with a score is a sample: the points, the pieces on the board and the result of the
//! game. The constants maximise the likelihood of the results (Nelder and Mead, "A Simplex Method for
//! Function Minimization", 1965).

use akhet::laser::scale::wdl::{EVEN, EVEN_STEP, PIECES, SPREAD, SPREAD_STEP};
use akhet::laser::search::{Score, wdl_model};
use akhet_lab::selfplay::data::{Game, Reader, unpack_score};
use argmin::core::{CostFunction, Error, Executor, State};
use argmin::solver::neldermead::NelderMead;
use clap::Parser;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

/// The width of a bucket of scores, in points.
const STEP: i32 = 10;
/// Larger scores are left out: such games are decided, as the model says too.
const MAX_POINTS: i32 = 600;
/// The width of a bucket printed for comparison, in points.
const WIDE: i32 = 100;
/// The minimum number of positions in a printed bucket.
const MIN_SHOWN: f64 = 2_500.0;

#[derive(Parser)]
#[command(about = "Fits the win/draw/loss model to self-play games")]
struct Arguments {
    /// Files of games, as `akhet selfplay` writes them
    #[arg(required = true, value_name = "GAMES")]
    games: Vec<PathBuf>,
}

/// Wins, draws and losses of the side to move.
type Counts = [f64; 3];

/// The results of all samples, by number of pieces and bucket of scores.
#[derive(Clone, Default)]
struct Results(BTreeMap<(u32, i32), Counts>);

impl Results {
    fn add_game(&mut self, game: &Game) -> Result<(), Box<dyn std::error::Error>> {
        let mut position = game.start.clone();
        for ply in &game.plies {
            if let Some(Score::Points(points)) = ply.score.map(unpack_score)
                && points.abs() <= MAX_POINTS
            {
                let result = 2 - (2.0 * game.outcome.points(position.side())) as usize;
                let pieces = position.board().occupied().count();
                let key = (
                    pieces.clamp(*PIECES.start(), *PIECES.end()),
                    (points + STEP / 2).div_euclid(STEP),
                );
                self.0.entry(key).or_default()[result] += 1.0;
            }
            position.play(ply.mv)?;
        }
        Ok(())
    }
}

impl CostFunction for Results {
    /// The four constants, in the order of `src/laser/scale.rs`.
    type Param = Vec<f64>;
    type Output = f64;

    /// The negative log-likelihood per sample.
    fn cost(&self, constants: &Vec<f64>) -> Result<f64, Error> {
        let (mut sum, mut samples) = (0.0, 0.0);
        for (&(pieces, step), counts) in &self.0 {
            let points = f64::from(STEP * step);
            let constants = [constants[0], constants[1], constants[2], constants[3]];
            let wins = |points| wdl_model(constants, points, pieces);
            let (win, loss) = (wins(points), wins(-points));
            for (probability, count) in [win, 1.0 - win - loss, loss].into_iter().zip(counts) {
                sum -= count * probability.max(1e-9).ln();
                samples += count;
            }
        }
        Ok(sum / samples)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut results = Results::default();
    for path in Arguments::parse().games {
        for game in Reader::new(BufReader::new(File::open(path)?))? {
            results.add_game(&game?)?;
        }
    }
    let samples: f64 = results.0.values().flatten().sum();
    let start = vec![EVEN, EVEN_STEP, SPREAD, SPREAD_STEP];
    println!(
        "{samples} positions, cost of the model as it is: {:.6}",
        results.cost(&start)?
    );
    let simplex = [start.clone()]
        .into_iter()
        .chain((0..start.len()).map(|index| {
            let mut corner = start.clone();
            corner[index] += 20.0;
            corner
        }));
    let solver = NelderMead::new(simplex.collect()).with_sd_tolerance(1e-9)?;
    let run = Executor::new(results.clone(), solver)
        .configure(|state| state.max_iters(2_000))
        .run()?;
    let best = run
        .state()
        .get_best_param()
        .ok_or("no constants were found")?;
    println!("cost {:.6}", run.state().get_best_cost());
    for (name, value) in ["EVEN", "EVEN_STEP", "SPREAD", "SPREAD_STEP"]
        .iter()
        .zip(best)
    {
        println!("{name}: {value:.1}");
    }
    println!("points pieces won lost, in thousandths");
    let mut wide: BTreeMap<(u32, i32), Counts> = BTreeMap::new();
    for (&(pieces, step), counts) in &results.0 {
        let middle = WIDE * (STEP * step + WIDE / 2).div_euclid(WIDE);
        let cell = wide.entry((pieces, middle)).or_default();
        for (sum, count) in cell.iter_mut().zip(counts) {
            *sum += count;
        }
    }
    for ((pieces, middle), counts) in &wide {
        let all: f64 = counts.iter().sum();
        if all >= MIN_SHOWN {
            let [won, _, lost] = counts.map(|count| (1_000.0 * count / all).round());
            println!("{middle} {pieces} {won} {lost}");
        }
    }
    Ok(())
}
