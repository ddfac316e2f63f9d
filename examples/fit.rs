//! Fits the weights of the evaluation to games and writes them to a file:
//!
//! ```text
//! cargo run --release --example fit -- --output src/laser/eval/laser.weights GAMES.pgn...
//! cargo run --release --example weights src/laser/eval/laser.weights
//! ```
//!
//! The second command prints them. The engine uses them once it is built again.
//!
//! Each quiet position of each game is a sample. Its target is a mean of the game's result and of the
//! expected result by the score of the engine that moved. A score `s` is an expected result of
//! `1 / (1 + exp(-s / SCALE))`, where a draw is one half. Adam (Kingma and Ba, "Adam: A Method for
//! Stochastic Optimization", 2015) moves the weights down the gradient of the squared error over all
//! samples. One game of ten is held back to show how well the weights do on games they have not seen.

use akhet::arena::records::pgn::Reader;
use akhet::arena::records::{GameOutcome, GameRecord, Score};
use akhet::laser::eval::{Feature, Source, Term, WEIGHT_SCALE, Weights, features, midgame_share};
use akhet::laser::rules::{Color, Position};
use akhet::laser::scale::NETWORK_UNIT;
use atomic_write_file::AtomicWriteFile;
use clap::Parser;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use std::error::Error;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;

/// The points that count as odds of e to 1, as in the training of the network that adds to this.
const SCALE: f64 = NETWORK_UNIT as f64;
/// The share of the game's result in the target; the rest is the engine's score.
const RESULT_SHARE: f64 = 0.3;
/// Weight decay, for all but material and tempo: features that are seldom seen stay small.
const DECAY: f64 = 3.75e-7;
const STEPS: u32 = 300;
/// The learning rate at the first step, in points. It falls to 0 at the last.
const RATE: f64 = 4.0;
/// The most positions taken from a game, at random, so that long games do not count for more.
const PER_GAME: usize = 100;

#[derive(Parser)]
#[command(about = "Fits the weights of the evaluation to games")]
struct Arguments {
    /// The weights file to write; what was in it stays until the new weights are complete
    #[arg(long, value_name = "FILE")]
    output: PathBuf,
    /// Where the games came from, for the header of the file
    #[arg(long, value_name = "TEXT", default_value = "")]
    note: String,
    /// Games with the engine's scores, as `akhet match` writes them
    #[arg(required = true, value_name = "GAMES.pgn")]
    games: Vec<PathBuf>,
}

/// A position as the fit sees it.
struct Sample {
    /// The rows of features, with how many more of each the side to move has than its opponent.
    counts: Vec<(u16, i8)>,
    /// The share of the midgame weights, from 0 to 1.
    midgame: f64,
    /// The expected result for the side to move, from 0 to 1.
    target: f64,
    held_back: bool,
}

/// The expected result for who has this score.
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
        midgame: midgame_share(position),
        target,
        held_back,
    }
}

/// Adds the quiet positions of a game to the samples: those where the King is not threatened and
/// the move played removes nothing.
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
    game.replay()?;
    let mut random = StdRng::seed_from_u64(game.game);
    let share = PER_GAME as f64 / game.moves.len().max(PER_GAME) as f64;
    let mut position = Position::from_fen(&game.fen, game.rules())?;
    for turn in &game.moves {
        let side = position.side();
        let threatened = position.beam(!side).target() == position.king(side);
        let noisy = position.find_hit(turn.mv).is_some();
        if let Some(Score::Cp(points)) = turn.score
            && !threatened
            && !noisy
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

/// A midgame and an endgame number for each feature: weights in points, or their gradient. One more
/// row at the end holds the tempo.
type Rows = Vec<[f64; 2]>;

/// The score of a sample, in points.
fn score(sample: &Sample, weights: &Rows) -> f64 {
    let mut sum = weights[Feature::COUNT][0];
    for &(feature, count) in &sample.counts {
        let [midgame, endgame] = weights[usize::from(feature)];
        sum += f64::from(count) * (midgame * sample.midgame + endgame * (1.0 - sample.midgame));
    }
    sum
}

/// The mean squared error of the samples in use and of those held back.
fn errors(samples: &[Sample], weights: &Rows) -> [f64; 2] {
    let mut sums = [(0.0, 0.0); 2];
    for sample in samples {
        let error = expected(score(sample, weights)) - sample.target;
        let sum = &mut sums[usize::from(sample.held_back)];
        *sum = (sum.0 + error * error, sum.1 + 1.0);
    }
    sums.map(|(sum, count)| sum / f64::max(count, 1.0))
}

/// The gradient of half the summed squared error.
fn gradient(samples: &[Sample], weights: &Rows) -> Rows {
    // A fixed number of parts, added up in order: the sum does not depend on the threads.
    let parts: Vec<Rows> = samples
        .par_chunks(samples.len().div_ceil(8).max(1))
        .map(|samples| {
            let mut slopes: Rows = vec![[0.0; 2]; Feature::COUNT + 1];
            for sample in samples.iter().filter(|sample| !sample.held_back) {
                let value = expected(score(sample, weights));
                let slope = (value - sample.target) * value * (1.0 - value);
                slopes[Feature::COUNT][0] += slope;
                for &(feature, count) in &sample.counts {
                    let slope = slope * f64::from(count);
                    slopes[usize::from(feature)][0] += slope * sample.midgame;
                    slopes[usize::from(feature)][1] += slope * (1.0 - sample.midgame);
                }
            }
            slopes
        })
        .collect();
    let mut sum: Rows = vec![[0.0; 2]; Feature::COUNT + 1];
    for part in parts {
        for (sum, slope) in sum.iter_mut().flatten().zip(part.iter().flatten()) {
            *sum += slope;
        }
    }
    sum
}

/// The weights with the least error that [`STEPS`] steps of Adam find.
fn fit(samples: &[Sample]) -> Rows {
    let mut weights: Rows = vec![[0.0; 2]; Feature::COUNT + 1];
    let decays = Feature::all().map(|feature| feature.term() != Term::Material);
    // The last row is the tempo's.
    let decays: Vec<bool> = decays.chain([false]).collect();
    let mut means = vec![[(0.0, 0.0); 2]; Feature::COUNT + 1];
    for step in 1..=STEPS {
        let gradient = gradient(samples, &weights);
        let rate = RATE * (1.0 - f64::from(step) / f64::from(STEPS + 1));
        let (first, second) = (
            1.0 - 0.9_f64.powi(step as i32),
            1.0 - 0.999_f64.powi(step as i32),
        );
        for (feature, ((weights, slopes), means)) in weights
            .iter_mut()
            .zip(&gradient)
            .zip(&mut means)
            .enumerate()
        {
            let decay = if decays[feature] { DECAY } else { 0.0 };
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
    let arguments = Arguments::parse();
    // Opened before the long work, so that a file that cannot be written is known at once.
    let mut output = AtomicWriteFile::open(&arguments.output)
        .map_err(|error| format!("{}: {error}", arguments.output.display()))?;
    let mut samples = Vec::new();
    let mut games = 0;
    for path in &arguments.games {
        let file = File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
        for game in Reader::new(BufReader::new(file)) {
            games += 1;
            take(&game?, games % 10 == 0, &mut samples)?;
        }
    }
    eprintln!("{games} games, {} positions", samples.len());
    let rows = fit(&samples);
    let [error, held_back_error] = errors(&samples, &rows);
    let source = Source {
        note: arguments.note,
        games,
        positions: samples.len() as u64,
        error,
        held_back_error,
    };
    output.write_all(&rounded(&rows, source).to_bytes())?;
    output.commit()?;
    Ok(())
}

/// The weights in whole parts of a point.
fn rounded(rows: &Rows, source: Source) -> Weights {
    let scaled = |weight: f64| (weight * f64::from(WEIGHT_SCALE)).round() as i16;
    let weights = rows[..Feature::COUNT].iter().map(|row| row.map(scaled));
    let tempo = rows[Feature::COUNT][0].round() as i16;
    Weights::new(weights.collect(), tempo, source)
}
