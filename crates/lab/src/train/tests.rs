//! The gradients against finite differences of an independent computation, the optimiser against the
//! formulas of its paper, and which positions become samples.

use super::data::Data;
use super::integers::{self, rounded};
use super::layers::Row;
use super::model::{self, BEAMS, BIASES, LAYERS, ROWS, Target};
use super::optimizer::{MAX_WEIGHT, Optimizer};
use super::run::{Epoch, Progress, Schedule, Start, Training};
use super::sample::{GameSamples, Sample, View, expected, samples_of};
use crate::selfplay::data::{Ending, Game, Outcome, Ply};
use akhet::laser::eval::network::layers::{SECOND, SEEN, THIRD, bucket};
use akhet::laser::eval::network::{HIDDEN, Network, PIECE_INPUTS, ZONES, for_each_input};
use akhet::laser::eval::{Feature, features};
use akhet::laser::rules::{Kind, Position, Rules, Setup};
use fxhash::{FxHashSet, FxHasher};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

const TARGET: Target = Target { later_share: 0.3 };

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Rules::default()).unwrap()
}

/// Positions with both players to move, many pieces and few.
fn positions() -> Vec<Position> {
    let mut after = Setup::Ace.position().clone();
    after.play("c5R".parse().unwrap()).unwrap();
    let few = "ls9/3Pe6/10/2k5Ps1/10/7dn2/10/4K4Ln r 9";
    let setups = Setup::OFFICIAL.map(|setup| setup.position().clone());
    [setups.to_vec(), vec![after, position(few)]].concat()
}

/// Rows of a network with open, closed and clipped neurons.
fn random_rows() -> Vec<Row> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut rows = vec![[0.0; HIDDEN]; ROWS];
    for weight in rows.iter_mut().flatten() {
        *weight = random.random_range(-0.2..0.2);
    }
    rows
}

/// The output of the network by its definition, in independent code and double precision.
fn output(rows: &[Vec<f64>], position: &Position) -> f64 {
    let side = position.side();
    let [deflectors, defenders] =
        [Kind::Deflector, Kind::Defender].map(|kind| position.board().kind(kind).count() as i32);
    let pieces = deflectors + defenders;
    let mut sum = 0.0;
    let beams = rows[BEAMS..].concat();
    for (owner, feature, count) in features(position) {
        let [midgame, endgame] = [0, 1].map(|phase| beams[2 * feature.index() + phase]);
        let weight = (midgame * f64::from(pieces) + endgame * f64::from(18 - pieces)) / 18.0;
        let sign = if owner == side { 1.0 } else { -1.0 };
        sum += sign * f64::from(count) * weight;
    }
    let mut pairs = Vec::new();
    for perspective in [side, !side] {
        let mut neurons = rows[BIASES].clone();
        for_each_input(position, |inputs| {
            let row = &rows[inputs[perspective.index()]];
            for (neuron, weight) in neurons.iter_mut().zip(row) {
                *neuron += weight;
            }
        });
        let clipped: Vec<f64> = neurons
            .iter()
            .map(|neuron| neuron.clamp(0.0, 1.0))
            .collect();
        let (left, right) = clipped.split_at(HIDDEN / 2);
        pairs.extend(left.iter().zip(right).map(|(left, right)| left * right));
    }
    sum + output_of_layers(&rows[model::bucket_rows(bucket(position.board()))], &pairs)
}

/// The output of the layers after the first, whose numbers are in these rows.
fn output_of_layers(rows: &[Vec<f64>], pairs: &[f64]) -> f64 {
    let dot = |values: &[f64], weights: &[f64]| -> f64 {
        values
            .iter()
            .zip(weights)
            .map(|(value, weight)| value * weight)
            .sum()
    };
    let mut numbers = rows[SECOND + 1..].iter().flatten().copied();
    let mut take = |count| -> Vec<f64> { numbers.by_ref().take(count).collect() };
    let second = take(SECOND + 1);
    let second = second
        .iter()
        .zip(rows)
        .map(|(bias, row)| bias + dot(pairs, row));
    let second: Vec<f64> = second.collect();
    let clipped = second[..SECOND].iter().map(|value| value.clamp(0.0, 1.0));
    let seen: Vec<f64> = clipped
        .clone()
        .chain(clipped.map(|value| value * value))
        .collect();
    let weights = take(SEEN * THIRD);
    let third = take(THIRD).into_iter().enumerate().map(|(neuron, bias)| {
        let weights: Vec<f64> = (0..SEEN)
            .map(|seen| weights[seen * THIRD + neuron])
            .collect();
        (bias + dot(&seen, &weights)).clamp(0.0, 1.0).powi(2)
    });
    let third: Vec<f64> = third.collect();
    second[SECOND] + dot(&third, &take(THIRD))
}

/// The squared error of a position of this score whose later scores were wins.
fn squared_error(rows: &[Vec<f64>], position: &Position, score: i32) -> f64 {
    let expected = |points: f64| 1.0 / (1.0 + (-points).exp());
    let share = f64::from(TARGET.later_share);
    let target = share + (1.0 - share) * expected(f64::from(score) / 340.0);
    (expected(output(rows, position)) - target).powi(2)
}

fn in_doubles(rows: &[Row]) -> Vec<Vec<f64>> {
    rows.iter().map(|row| row.map(f64::from).to_vec()).collect()
}

#[test]
fn outputs_and_errors_are_those_of_an_independent_computation() {
    let rows = random_rows();
    let doubles = in_doubles(&rows);
    for position in positions() {
        let sample = Sample::new(&position, expected(77.0 / 340.0), 1.0);
        let found = model::output(&rows, &sample.view());
        let [ours, theirs] = [f64::from(found), output(&doubles, &position)];
        assert!((ours - theirs).abs() < 1e-4, "{position}: {ours} {theirs}");
        let error = f64::from(TARGET.error(&sample, found));
        let expected = squared_error(&doubles, &position, 77);
        assert!((error.powi(2) - expected).abs() < 1e-5, "{position}");
    }
}

#[test]
fn gradients_are_those_of_finite_differences() {
    const STEP: f64 = 1e-6;
    let rows = random_rows();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(6);
    for position in positions() {
        let samples = [Sample::new(&position, expected(-140.0 / 340.0), 1.0)];
        // Overwritten, whatever was there.
        let mut gradient = vec![[9.0; HIDDEN]; ROWS];
        model::gradient(&rows, &mut gradient, &samples, &[0], TARGET, 1.0);
        let mut doubles = in_doubles(&rows);
        let mut compared = 0;
        let mut compare = |row: usize, neuron: usize| {
            let mut error = |change: f64| {
                doubles[row][neuron] += change;
                let error = squared_error(&doubles, &position, -140);
                doubles[row][neuron] -= change;
                error
            };
            let difference = (error(STEP) - error(-STEP)) / (2.0 * STEP);
            let slope = f64::from(gradient[row][neuron]);
            let tolerance = 1e-6 + 1e-3 * difference.abs();
            assert!(
                (slope - difference).abs() < tolerance,
                "{position}: row {row}, neuron {neuron}: {slope}, by differences {difference}"
            );
            compared += u32::from(difference.abs() > 1e-4);
        };
        for row in 0..LAYERS {
            compare(row, random.random_range(0..HIDDEN));
        }
        for neuron in 0..HIDDEN {
            (BIASES..BEAMS).for_each(|row| compare(row, neuron));
        }
        (0..2 * Feature::COUNT).for_each(|n| compare(BEAMS + n / HIDDEN, n % HIDDEN));
        assert!(compared > 50, "{position}: {compared} gradients above 0");
    }
}

#[test]
fn a_batch_has_the_sum_of_the_gradients_and_errors() {
    let rows = random_rows();
    let positions = positions();
    let samples = positions.iter();
    let samples: Vec<_> = samples
        .map(|position| Sample::new(position, 0.52, 0.5))
        .collect();
    let gradient = |batch: &[u32], scale| {
        let mut gradient = vec![[0.0; HIDDEN]; ROWS];
        let error = model::gradient(&rows, &mut gradient, &samples, batch, TARGET, scale);
        (gradient, error)
    };
    let (both, error) = gradient(&[1, 3], 2.0);
    let [(first, first_error), (second, second_error)] =
        [1, 3].map(|index| gradient(&[index], 1.0));
    assert!((error - first_error - second_error).abs() < 1e-9);
    let parts = first.iter().flatten().zip(second.iter().flatten());
    for (sum, (first, second)) in both.iter().flatten().zip(parts) {
        assert!((sum - 2.0 * (first + second)).abs() < 1e-6);
    }
}

/// Row 0 and neuron 0 after steps with these gradients, at a rate of 0.01 and a decay of 2.
fn steps(optimizer: &mut Optimizer, slopes: &[f32]) -> f32 {
    for &slope in slopes {
        let mut gradients = vec![vec![[0.0; HIDDEN]; ROWS]; 2];
        // The sum counts.
        gradients[0][BIASES][0] = slope - 1.0;
        gradients[1][BIASES][0] = 1.0;
        optimizer.step(&gradients, 0.01, 2.0);
    }
    optimizer.rows()[BIASES][0]
}

#[test]
fn steps_are_those_of_adamw() {
    let mut optimizer = Optimizer::new(3);
    let mut weight = f64::from(optimizer.rows()[BIASES][0]);
    let slopes = [0.5, -0.25, 0.125, 0.125];
    let (mut mean, mut square) = (0.0, 0.0);
    for (&slope, step) in slopes.iter().zip(1..) {
        let slope = f64::from(slope);
        mean = 0.9 * mean + 0.1 * slope;
        square = 0.999 * square + 0.001 * slope * slope;
        let (mean, square) = (
            mean / (1.0 - 0.9_f64.powi(step)),
            square / (1.0 - 0.999_f64.powi(step)),
        );
        weight -= 0.01 * (mean / (square.sqrt() + 1e-8) + 2.0 * weight);
    }
    let found = f64::from(steps(&mut optimizer, &slopes));
    assert!((found - weight).abs() < 1e-5, "{found} {weight}");
}

#[test]
fn weights_stay_within_what_a_file_holds() {
    let mut optimizer = Optimizer::new(3);
    let mut gradients = vec![vec![[1.0; HIDDEN]; ROWS]];
    gradients[0][LAYERS] = [-1.0; HIDDEN];
    (0..5).for_each(|_| optimizer.step(&gradients, 1.0, 0.0));
    assert!((optimizer.rows()[0][0] + MAX_WEIGHT).abs() < 1e-5);
    assert!((optimizer.rows()[LAYERS][0] - MAX_WEIGHT).abs() < 1e-5);
}

#[test]
fn what_zones_share_is_learned_by_all() {
    let mut optimizer = Optimizer::new(3);
    let before = optimizer.rows().to_vec();
    let mut gradients = vec![vec![[0.0; HIDDEN]; ROWS]];
    gradients[0][7] = [1.0; HIDDEN];
    optimizer.step(&gradients, 0.01, 0.0);
    let moved = |row: usize| before[row][0] - optimizer.rows()[row][0];
    // A step of Adam equals the rate, and the zone's own row and the shared one both take it.
    assert!((moved(7) - 2.0 * 0.01).abs() < 1e-4);
    for zone in 1..ZONES {
        assert!((moved(7 + zone * PIECE_INPUTS) - 0.01).abs() < 1e-4);
    }
    assert_eq!(moved(8), 0.0);
}

#[test]
fn a_network_in_floating_point_rounds_to_itself() {
    let network = rounded(&random_rows());
    let rows = integers::rows(&network);
    let optimizer = Optimizer::of_network(&rows);
    for rows in [&rows[..], optimizer.rows()] {
        assert!(rounded(rows).to_bytes() == network.to_bytes());
    }
    // The shared rows hold all that the zones have in common: what is left of these adds up to nothing.
    let parts = &optimizer.state().parts;
    for input in 0..PIECE_INPUTS {
        let zones = (0..ZONES).map(|zone| parts[zone * PIECE_INPUTS + input][0]);
        assert!(zones.sum::<f32>().abs() < 1e-4, "{input}");
    }
}

#[test]
fn integers_give_nearly_the_same_output() {
    let rows = random_rows();
    let network = rounded(&rows);
    let beams = integers::beam_weights_of(&network);
    for position in positions() {
        let view = View::of(&position);
        let in_integers = integers::output(&network, &beams, &view);
        let exact = model::output(&rows, &view);
        assert!((in_integers - exact).abs() < 0.15, "{in_integers} {exact}");
    }
    assert_eq!(Network::from_bytes(&network.to_bytes()), Ok(network));
}

/// A training whose epochs had these held-out errors.
fn training<'a>(data: &'a Data, held_out_errors: &[f64]) -> Training<'a> {
    let optimizer = Optimizer::new(1);
    let epoch = |&held_out_error: &f64| Epoch {
        training_error: 0.1,
        held_out_error,
    };
    let progress = Progress {
        history: held_out_errors.iter().map(epoch).collect(),
        state: optimizer.state().clone(),
        best: vec![[0.25; HIDDEN]; ROWS],
    };
    let schedule = Schedule {
        epochs: 10,
        batch: 4,
        rate: 0.01,
        decay: 1.0,
        rare: 0,
        target: TARGET,
        seed: 1,
    };
    Training::new(data, schedule, Start::Progress(progress))
}

#[test]
fn a_training_ends_when_it_is_done_or_nothing_gets_better() {
    let data = Data::default();
    let is_over = |errors: &[f64]| training(&data, errors).is_over();
    assert!(!is_over(&[]));
    assert!(!is_over(&[0.3, 0.2, 0.21, 0.22, 0.21]));
    assert!(is_over(&[0.3, 0.2, 0.21, 0.22, 0.21, 0.2]));
    assert!(!is_over(&[0.3, 0.2, 0.21, 0.22, 0.21, 0.19]));
    let falling: Vec<f64> = (0..10).map(|epoch| 1.0 - 0.01 * f64::from(epoch)).collect();
    assert!(is_over(&falling) && !is_over(&falling[..9]));
}

#[test]
fn the_best_weights_are_kept() {
    let mut data = Data::default();
    for position in positions() {
        data.training.push(Sample::new(&position, 0.54, 1.0));
        data.held_out.push(Sample::new(&position, 0.54, 1.0));
    }
    // No error can be less than 0, and every error is less than 2.
    let mut worse = training(&data, &[0.0]);
    worse.run_epoch(|_| ());
    assert_eq!((worse.best_epoch(), worse.best()[0][0]), (1, 0.25));
    let mut better = training(&data, &[2.0]);
    let epoch = better.run_epoch(|_| ());
    assert_eq!(better.best_epoch(), 2);
    assert_eq!(better.history()[1], epoch);
    let rows = better.best();
    let error = model::mean_error(&data.held_out, |sample| {
        TARGET.error(sample, model::output(rows, &sample.view()))
    });
    assert_eq!(error, epoch.held_out_error);
}

/// The samples of a game of these moves with their scores.
fn samples(start: &Position, moves: &[(&str, Option<i16>)]) -> GameSamples {
    let mut after = start.clone();
    let plies = moves.iter().map(|&(mv, score)| Ply {
        mv: after.play(mv.parse().unwrap()).unwrap().mv,
        score,
    });
    samples_of(&Game {
        plies: plies.collect(),
        start: start.clone(),
        outcome: Outcome::Drawn,
        ending: Ending::Other,
    })
}

/// The number of samples from a game of one move.
fn taken(fen: &str, mv: &str, score: Option<i16>) -> usize {
    samples(&position(fen), &[(mv, score)]).len()
}

#[test]
fn quiet_positions_with_moderate_scores_are_taken() {
    const QUIET: &str = "ls9/10/10/4k5/4K5/7Ps2/10/9Ln b";
    assert_eq!(taken(QUIET, "e4d4", Some(3)), 1);
    assert_eq!(taken(QUIET, "e4d4", Some(-1500)), 1);
    assert_eq!(taken(QUIET, "e4d4", Some(-1501)), 0);
    assert_eq!(taken(QUIET, "e4d4", None), 0);
}

#[test]
fn positions_where_a_beam_decides_are_not_taken() {
    // Red's beam hits Blue's King on e8.
    let threatened = "le3K5/10/10/4k5/10/10/10/9Ln b";
    assert_eq!(taken(threatened, "e8e7", Some(3)), 0);
    // Blue's beam stands on Red's Defender on e1, whatever the King does. The Deflector would turn it to
    // the Defender on h5.
    let hitting = "ls9/10/10/4k2dn2/10/10/4K2Pn2/4dn4Lw b";
    assert_eq!(taken(hitting, "e2d2", Some(3)), 1);
    assert_eq!(taken(hitting, "h2h1", Some(3)), 0);
    // The shot after this move hits Red's King on c5.
    let winning = "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b";
    assert_eq!(taken(winning, "i5j5", Some(3)), 0);
    assert_eq!(taken(winning, "e1d1", Some(3)), 1);
}

#[test]
fn a_position_and_its_mirror_image_are_taken_once() {
    let start = position("ls9/10/10/4k5/4K5/10/10/9Ln b");
    // Back and forth: the last position is the first.
    let moves = ["e4d4", "e5d5", "d4e4", "d5e5", "e4f4"].map(|mv| (mv, Some(5)));
    let mut seen = FxHashSet::default();
    let mut data = Data::default();
    let mut add = |game, hold_out| {
        data.add_game(game, hold_out, &mut seen, &mut FxHasher::default());
        (data.training.len(), data.held_out.len())
    };
    assert_eq!(add(samples(&start, &moves), 2), (4, 0));
    let flipped = samples(&start.flipped(), &[("f5g5", Some(5))]);
    assert_eq!(flipped.len(), 1);
    assert_eq!(add(flipped, 2), (4, 0));
}

#[test]
fn targets_are_for_the_side_to_move() {
    let start = position("ls9/10/10/4k5/4K5/10/10/9Ln b");
    let won = Some(31_990);
    let moves = [
        ("e4d4", Some(340)),
        ("e5f5", Some(340)),
        ("d4d3", None),
        ("f5g5", Some(-340)),
        ("d3d2", won),
        ("g5g6", None),
    ];
    let taken = samples(&start, &moves);
    let taken = [0, 1, 2].map(|index: usize| taken[index].1);
    let (plus, minus) = (0.731, 0.269);
    let close = |value: f32, right: f32| assert!((value - right).abs() < 1e-3, "{value} {right}");
    // The last position with a score, not itself a sample, is won for the side that moves first.
    close(taken[2].expected, minus);
    close(taken[2].later, 0.0);
    // The move without a score counts as none.
    let after = 1.0 - (0.2 * minus + 0.8 * 0.0);
    close(taken[1].expected, plus);
    close(taken[1].later, 1.0 - after);
    close(taken[0].expected, plus);
    close(taken[0].later, 1.0 - (0.2 * plus + 0.8 * (1.0 - after)));
    for sample in &taken {
        assert_eq!(Target { later_share: 1.0 }.of(sample), sample.later);
        assert_eq!(Target { later_share: 0.0 }.of(sample), sample.expected);
    }
    // The last score of a game is all that is known of it.
    let (_, only) = samples(&start, &[("e4d4", Some(340))])[0];
    assert_eq!(only.later, only.expected);
}
