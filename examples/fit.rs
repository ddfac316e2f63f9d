//! Fits the weights of the evaluation to games: `cargo run --release --example fit -- GAMES.pgn... > src/eval/weights.rs`
//!
//! Each quiet position of each game is a sample. What the evaluation should say of it is how the game
//! ended and what the engine that moved thought of it, mixed. A score `s` stands for the
//! expected result `1 / (1 + exp(-s / SCALE))` (a draw is one half), and the weights are moved down the gradient of
//! the squared error over all samples, by Adam (Kingma and Ba, "Adam: A Method for Stochastic Optimization",
//! 2015). One game of ten is held back to tell how well the weights do on games they have not seen.

use akhet::arena::records::pgn::Reader;
use akhet::arena::records::{GameOutcome, GameRecord, Score};
use akhet::laser::eval::{Feature, Term, WEIGHT_SCALE, features, fullness};
use akhet::laser::rules::{Color, Position};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use std::error::Error;
use std::fs::File;
use std::io::BufReader;

/// Points that stand for the odds of e to 1. By it the scores keep the unit that the search's margins
/// are in.
const SCALE: f64 = 170.0;
/// How much the result of the game counts beside the score of the engine.
const RESULT_SHARE: f64 = 0.3;
/// Pull of every weight but material's towards 0, so that what is seldom seen stays small.
const DECAY: f64 = 1.5e-6;
const STEPS: u32 = 300;
/// Adam's step at the beginning, in points. It falls to 0 at the end.
const RATE: f64 = 2.0;
/// Positions taken from a game, at random, so that long games do not count for more than others.
const PER_GAME: usize = 100;

/// A position as the fit sees it.
struct Sample {
    /// Features with what the side to move has more of them than its opponent.
    counts: Vec<(u16, i8)>,
    hashfull: f64,
    target: f64,
    held_back: bool,
}

fn expected(score: f64) -> f64 {
    1.0 / (1.0 + (-score / SCALE).exp())
}

fn sample(position: &Position, target: f64, held_back: bool) -> Sample {
    let mut sums = std::collections::BTreeMap::new();
    for (color, feature, times) in features(position) {
        let sign = if color == position.side() { 1 } else { -1 };
        *sums.entry(feature.index() as u16).or_insert(0) += sign * times;
    }
    Sample {
        counts: sums
            .into_iter()
            .filter(|&(_, count)| count != 0)
            .map(|(feature, count)| (feature, count as i8))
            .collect(),
        hashfull: fullness(position),
        target,
        held_back,
    }
}

/// Takes the quiet positions of a game.
fn take(
    game: &GameRecord,
    held_back: bool,
    samples: &mut Vec<Sample>,
) -> Result<(), Box<dyn Error>> {
    let blue = match game.result {
        GameOutcome::Won(Color::Blue) => 1.0,
        GameOutcome::Won(Color::Red) => 0.0,
        GameOutcome::Drawn => 0.5,
        GameOutcome::Unfinished => return Ok(()),
    };
    let record = game.replay()?;
    let mut random = StdRng::seed_from_u64(game.game);
    let share = PER_GAME as f64 / game.moves.len().max(PER_GAME) as f64;
    let mut position = record.start().clone();
    for turn in &game.moves {
        let side = position.side();
        let threatened = position.beam(!side).target() == position.king(side);
        let loud = position.find_hit(turn.mv).is_some();
        if let Some(Score::Cp(points)) = turn.score
            && !threatened
            && !loud
            && random.random_bool(share)
        {
            let result = if side == Color::Blue {
                blue
            } else {
                1.0 - blue
            };
            let target = RESULT_SHARE * result + (1.0 - RESULT_SHARE) * expected(f64::from(points));
            samples.push(sample(&position, target, held_back));
        }
        position.play(turn.mv)?;
    }
    Ok(())
}

/// The weights, and the bonus of the side to move as the last.
type Weights = Vec<[f64; 2]>;

fn score(sample: &Sample, weights: &Weights) -> f64 {
    let mut sum = weights[Feature::COUNT][0];
    for &(feature, count) in &sample.counts {
        let [full, bare] = weights[usize::from(feature)];
        sum += f64::from(count) * (full * sample.hashfull + bare * (1.0 - sample.hashfull));
    }
    sum
}

/// The mean squared error of the samples in use and of those held back.
fn errors(samples: &[Sample], weights: &Weights) -> [f64; 2] {
    let mut sums = [(0.0, 0.0); 2];
    for sample in samples {
        let error = expected(score(sample, weights)) - sample.target;
        let sum = &mut sums[usize::from(sample.held_back)];
        *sum = (sum.0 + error * error, sum.1 + 1.0);
    }
    sums.map(|(sum, count)| sum / f64::max(count, 1.0))
}

/// The gradient of half the summed squared error.
fn slopes(samples: &[Sample], weights: &Weights) -> Weights {
    // In fixed parts, added up in their order, so that the sum does not depend on the threads.
    let parts: Vec<Weights> = samples
        .par_chunks(samples.len().div_ceil(8).max(1))
        .map(|samples| {
            let mut slopes: Weights = vec![[0.0; 2]; Feature::COUNT + 1];
            for sample in samples.iter().filter(|sample| !sample.held_back) {
                let value = expected(score(sample, weights));
                let slope = (value - sample.target) * value * (1.0 - value);
                slopes[Feature::COUNT][0] += slope;
                for &(feature, count) in &sample.counts {
                    let slope = slope * f64::from(count);
                    slopes[usize::from(feature)][0] += slope * sample.hashfull;
                    slopes[usize::from(feature)][1] += slope * (1.0 - sample.hashfull);
                }
            }
            slopes
        })
        .collect();
    let mut sum: Weights = vec![[0.0; 2]; Feature::COUNT + 1];
    for part in parts {
        for (sum, slope) in sum.iter_mut().flatten().zip(part.iter().flatten()) {
            *sum += slope;
        }
    }
    sum
}

fn fit(samples: &[Sample]) -> Weights {
    let mut weights: Weights = vec![[0.0; 2]; Feature::COUNT + 1];
    let held = Feature::all().map(|feature| feature.term() != Term::Material);
    // The bonus of the side to move, the last, is not pulled either.
    let held: Vec<bool> = held.chain([false]).collect();
    let mut means = vec![[(0.0, 0.0); 2]; Feature::COUNT + 1];
    for step in 1..=STEPS {
        let slopes = slopes(samples, &weights);
        let rate = RATE * (1.0 - f64::from(step) / f64::from(STEPS + 1));
        let (first, second) = (
            1.0 - 0.9_f64.powi(step as i32),
            1.0 - 0.999_f64.powi(step as i32),
        );
        for (feature, ((weights, slopes), means)) in
            weights.iter_mut().zip(&slopes).zip(&mut means).enumerate()
        {
            let decay = if held[feature] { DECAY } else { 0.0 };
            for ((weight, slope), mean) in weights.iter_mut().zip(slopes).zip(means) {
                let slope = slope / samples.len() as f64 + decay * *weight;
                mean.0 = 0.9 * mean.0 + 0.1 * slope;
                mean.1 = 0.999 * mean.1 + 0.001 * slope * slope;
                *weight -= rate * (mean.0 / first) / ((mean.1 / second).sqrt() + 1e-12);
            }
        }
        if step % 100 == 0 {
            let [used, held_back] = errors(samples, &weights);
            eprintln!("step {step}: error {used:.6}, held back {held_back:.6}");
        }
    }
    weights
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut samples = Vec::new();
    let mut games = 0;
    for path in std::env::args().skip(1) {
        for game in Reader::new(BufReader::new(File::open(path)?)) {
            games += 1;
            take(&game?, games % 10 == 0, &mut samples)?;
        }
    }
    eprintln!("{games} games, {} positions", samples.len());
    let weights = fit(&samples);
    let [used, held_back] = errors(&samples, &weights);
    print!(
        "{}",
        written(&weights, games, samples.len(), used, held_back)
    );
    Ok(())
}

/// The weights as a source file.
fn written(weights: &Weights, games: usize, samples: usize, used: f64, held_back: f64) -> String {
    let mut text = format!(
        "//! What each feature is worth, in sixteenths of a point. Made by `examples/fit.rs` from {games} games\n\
         //! with {samples} positions; mean squared error {used:.5}, of games held back {held_back:.5}.\n\n\
         use super::terms::Feature;\n\n\
         /// For having the move, in points.\npub(super) const TEMPO: i32 = {:.0};\n\n\
         /// With all pieces on the board, and with none left that can be lost.\n\
         #[rustfmt::skip]\n\
         pub(super) static WEIGHTS: [[i16; 2]; Feature::COUNT] = [\n",
        weights[Feature::COUNT][0]
    );
    let (mut term, mut column) = (None, 0);
    for (feature, [full, bare]) in Feature::all().zip(weights) {
        if term != Some(feature.term()) {
            term = Some(feature.term());
            text += &format!("    // {}\n", feature.term());
            column = 0;
        }
        if column == 0 {
            text += "    ";
        }
        let [full, bare] =
            [full, bare].map(|weight| (weight * f64::from(WEIGHT_SCALE)).round() as i16);
        text += &format!("[{full}, {bare}],");
        column = (column + 1) % columns(feature.term());
        text += if column == 0 { "\n" } else { " " };
    }
    text + "];\n"
}

/// How many weights of a term stand in a line.
fn columns(term: Term) -> usize {
    match term {
        Term::Placement | Term::Formation => 10,
        Term::Pairs => 8,
        _ => 1,
    }
}
