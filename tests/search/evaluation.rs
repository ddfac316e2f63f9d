//! Tests of the evaluation as a whole: incremental against fresh, symmetry, and the breakdown.

use akhet::laser::eval::network::layers::{Layers, bucket};
use akhet::laser::eval::network::{self, INPUTS, Network};
use akhet::laser::eval::{
    BeamWeights, EvalCache, Evaluator, Feature, MAX_SCORE, WEIGHT_SCALE, breakdown, features,
};
use akhet::laser::rules::{Action, Color, Kind, Move, Position, Rules, Setup, Undo};
use akhet::laser::scale::NETWORK_UNIT;
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// A network of random weights, as large as those of a trained one.
fn random_network(seed: u64) -> Arc<Network> {
    let mut random = StdRng::seed_from_u64(seed);
    let mut weight = |most: i16| random.random_range(-most..=most);
    let inputs = (0..INPUTS).map(|_| std::array::from_fn(|_| weight(60)));
    let inputs = inputs.collect();
    let biases = std::array::from_fn(|_| weight(100));
    let layers = std::array::from_fn(|_| Layers {
        second: std::array::from_fn(|_| std::array::from_fn(|_| weight(508))),
        direct: std::array::from_fn(|_| weight(508)),
        second_biases: std::array::from_fn(|_| i32::from(weight(100)) * 4000),
        direct_bias: i32::from(weight(100)) * 4000,
        third: std::array::from_fn(|_| std::array::from_fn(|_| weight(1600))),
        third_biases: std::array::from_fn(|_| i32::from(weight(100)) * 40_000),
        output: std::array::from_fn(|_| weight(1600)),
    });
    let mut weights = || weight(400);
    let weights = BeamWeights::new(std::array::from_fn(|_| [weights(), weights()]));
    Arc::new(Network::new(inputs, biases, layers, weights))
}

/// The neurons' part of the score, computed from scratch and without vectors, step by step as defined.
fn score_of_inputs(position: &Position, network: &Network) -> i32 {
    let mut pairs = Vec::new();
    for perspective in [position.side(), !position.side()] {
        let mut sums = network.biases().map(i64::from);
        network::for_each_input(position, |inputs| {
            let row = network.row(inputs[perspective.index()]);
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += i64::from(*weight);
            }
        });
        let (left, right) = sums.split_at(sums.len() / 2);
        let clipped = |sum: i64| sum.clamp(0, 510);
        let both = left.iter().zip(right);
        pairs.extend(both.map(|(&left, &right)| clipped(left) * clipped(right) / 512));
    }
    let layers = &network.layers()[bucket(position.board())];
    let sum = |values: &[i64], weights: &[i16], bias: i32| {
        let products = values.iter().zip(weights);
        let products = products.map(|(value, &weight)| value * i64::from(weight));
        i64::from(bias) + products.sum::<i64>()
    };
    let second = layers.second.iter().zip(layers.second_biases);
    let second = second.map(|(weights, bias)| sum(&pairs, weights, bias).clamp(0, 520_200) / 128);
    let mut seen: Vec<i64> = second.collect();
    seen.extend(seen.clone().iter().map(|value| value * value / 4096));
    let third = layers.third.iter().zip(layers.third_biases);
    let third = third.map(|(weights, bias)| sum(&seen, weights, bias).clamp(0, 8_323_200) / 2048);
    let squares: Vec<i64> = third.map(|value| value * value / 4096).collect();
    let direct = sum(&pairs, &layers.direct, layers.direct_bias);
    let output = 16 * direct + sum(&squares, &layers.output, 0);
    (output * i64::from(NETWORK_UNIT) / 8_323_200) as i32
}

/// The score, computed from scratch.
fn score_afresh(position: &Position, network: &Network) -> i32 {
    let score = score_of_features(position, network) + score_of_inputs(position, network);
    score.clamp(-MAX_SCORE, MAX_SCORE)
}

/// The beam features' part of the score, computed from scratch.
fn score_of_features(position: &Position, network: &Network) -> i32 {
    let mut sums = [0, 0];
    for (color, feature, count) in features(position) {
        let sign = if color == position.side() { 1 } else { -1 };
        let weights = network.beam_weights().values()[feature.index()];
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += sign * count * i32::from(weight);
        }
    }
    // The phase is the number of Deflectors and Defenders; a setup has 18.
    let of_kind = |kind| position.board().kind(kind).count() as i32;
    let phase = (of_kind(Kind::Deflector) + of_kind(Kind::Defender)).min(18);
    (sums[0] * phase + sums[1] * (18 - phase)) / (18 * WEIGHT_SCALE)
}

/// How often a random walk met each case of the incremental update.
#[derive(Debug, Default)]
struct Seen {
    plies: usize,
    king_steps: usize,
    king_turns: usize,
    swaps: usize,
    hits: usize,
    king_hits: usize,
    deepest: usize,
    longest_undo: usize,
}

/// A position with its evaluator, and the plies that can be undone.
struct Walk {
    position: Position,
    network: Arc<Network>,
    evaluator: Evaluator,
    plies: Vec<Undo>,
    seen: Seen,
}

impl Walk {
    fn new(position: Position, seed: u64) -> Walk {
        let network = random_network(seed);
        Walk {
            evaluator: Evaluator::new(Arc::clone(&network)),
            network,
            position,
            plies: Vec::new(),
            seen: Seen::default(),
        }
    }

    fn play(&mut self, mv: Move) {
        let ply = self.position.play(mv).unwrap();
        let is_step = mv.action() == Action::Step;
        let is_king = ply.piece.kind() == Kind::King;
        self.seen.plies += 1;
        self.seen.king_steps += usize::from(is_king && is_step);
        self.seen.king_turns += usize::from(is_king && !is_step);
        self.seen.swaps += usize::from(ply.swapped.is_some());
        self.seen.hits += usize::from(ply.removed.is_some());
        self.seen.king_hits += usize::from(ply.winner().is_some());
        self.plies.push(ply);
        self.seen.deepest = self.seen.deepest.max(self.plies.len());
    }

    fn undo(&mut self, count: usize) {
        for _ in 0..count {
            let ply = self.plies.pop().unwrap();
            self.position.undo(&ply);
        }
        self.seen.longest_undo = self.seen.longest_undo.max(count);
    }

    /// Compares the incremental state with that of a new evaluator.
    fn check(&mut self) {
        let position = &self.position;
        assert_eq!(
            self.evaluator.score(position),
            score_afresh(position, &self.network),
            "{position} after {} plies",
            self.plies.len()
        );
    }
}

/// Plays and undoes plies at random, more plays than undos. Not every position is scored, so that the
/// sums fall some plies behind, as in a search.
fn random_walk(setup: Setup, rules: Rules, seed: u64, steps: usize) -> Seen {
    let start = Position::from_fen(setup.fen(), rules).unwrap();
    let mut random = StdRng::seed_from_u64(seed);
    let mut walk = Walk::new(start, seed);
    for _ in 0..steps {
        let moves = walk.position.legal_moves();
        let back = moves.is_empty() || random.random_bool(0.1);
        if back && !walk.plies.is_empty() {
            // Mostly a few plies, at times all of them.
            let most = walk.plies.len();
            let most = if random.random_bool(0.02) {
                most
            } else {
                most.min(8)
            };
            walk.undo(random.random_range(1..=most));
        } else {
            let mut mv = moves[random.random_range(0..moves.len())];
            // Some hits are avoided, as otherwise most walks would soon reach a decided game.
            if walk.position.find_hit(mv).is_some() && random.random_bool(0.5) {
                mv = moves[random.random_range(0..moves.len())];
            }
            walk.play(mv);
        }
        if random.random_bool(0.6) || walk.position.winner().is_some() {
            walk.check();
        }
        if walk.position.winner().is_none() && random.random_bool(0.05) {
            // A null move changes no square, only the perspectives.
            walk.position.null_move();
            walk.check();
            walk.position.null_move();
        }
    }
    let count = walk.plies.len();
    walk.undo(count);
    walk.check();
    walk.seen
}

fn rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), any::<bool>()).prop_map(|(king_turns, swap_onto_closed)| Rules {
        king_turns,
        swap_onto_closed,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn incremental_is_fresh_after_any_play_and_undo(
        setup in prop::sample::select(Setup::OFFICIAL.to_vec()),
        rules in rules(),
        seed: u64,
    ) {
        random_walk(setup, rules, seed, 500);
    }
}

/// Thousands of plies from every setup under every rule option, checked to meet all cases.
#[test]
fn incremental_is_fresh_in_long_walks_with_every_kind_of_ply() {
    for (index, setup) in Setup::OFFICIAL.into_iter().enumerate() {
        for (bits, king_turns) in [(0, false), (1, true)] {
            for swap_onto_closed in [false, true] {
                let rules = Rules {
                    king_turns,
                    swap_onto_closed,
                };
                let seed = (index * 4 + bits * 2 + usize::from(swap_onto_closed)) as u64;
                let seen = random_walk(setup, rules, seed, 4_000);
                let name = format!("{setup} {rules:?} {seen:?}");
                assert!(seen.plies > 3_000 && seen.deepest > 50, "{name}");
                assert!(seen.longest_undo > 20, "{name}");
                assert!(seen.king_steps > 20 && seen.swaps > 20, "{name}");
                assert!(seen.hits > 20 && seen.king_hits > 5, "{name}");
                assert_eq!(seen.king_turns > 0, king_turns, "{name}");
            }
        }
    }
}

#[test]
fn the_breakdown_adds_up_and_exchanged_colours_score_the_same() {
    for setup in Setup::OFFICIAL {
        let mut position = setup.position().clone();
        let network = random_network(1);
        let mut evaluator = Evaluator::new(Arc::clone(&network));
        let mut cache = EvalCache::new().unwrap();
        for turn in 0..60 {
            let moves = position.legal_moves();
            let ply = position.play_unchecked(moves[turn * 37 % moves.len()]);
            if ply.winner().is_some() {
                break;
            }
            let parts = breakdown(&position, &network);
            let sum: i32 = parts.terms.iter().map(|(_, blue, red)| blue - red).sum();
            let sum = match position.side() {
                Color::Blue => sum,
                Color::Red => -sum,
            };
            let rounding = parts.terms.len() as i32 * 2;
            let difference = (parts.score - sum - parts.network).abs();
            assert!(difference <= rounding, "{position}: {difference}");
            assert_eq!(parts.score, breakdown(&position.flipped(), &network).score);
            for _ in 0..2 {
                let cached = evaluator.cached_score(&position, &mut cache);
                assert_eq!(cached, parts.score, "{position}");
            }
        }
    }
}

#[test]
fn the_features_of_a_position_lie_within_the_layout() {
    for setup in Setup::OFFICIAL {
        for (_, feature, count) in features(setup.position()) {
            assert!(feature.index() < Feature::COUNT && count >= 0);
        }
    }
}
