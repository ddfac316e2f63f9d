//! Static evaluation: how good a position is for the side to move, without a search.
//!
//! **Unit.** Scores are in *points*: 170 points are odds of e to 1, an expected result of 73 %. The
//! margins of the search are in the same unit.
//!
//! **Features and weights.** A position has a number of features for each player, such as "a
//! Deflector facing north on e4" or "three crossing squares". The score is the sum of the weights of
//! Blue's features less that of Red's, negated where Red is to move, and a bonus for having the move
//! (tempo). `layout` declares the features, and the file `laser.weights` holds their [`Weights`],
//! which `examples/fit.rs` fits to the results of games.
//!
//! **Tapered evaluation.** Each weight is a pair, for the midgame and for the endgame. The phase,
//! the number of Deflectors and Defenders still on the board, interpolates between the two.
//!
//! **Incremental update.** An [`Evaluator`] keeps what it has computed for the last position that it
//! scored, and compares the next one with that square by square. An accumulator holds the sums of
//! all features that depend on pieces and squares alone, and adds and subtracts those of the squares
//! that differ. Features that depend on beams are counted afresh for each score, from beams that are
//! traced again only where a square of theirs has changed. An [`EvalCache`] remembers whole scores.
//!
//! [`breakdown`] explains a score to a person, [`features`] to a fit of the weights.

mod accumulator;
mod beam_cache;
mod beam_features;
mod cache;
mod changes;
mod header;
mod layout;
pub mod network;
mod piece_features;
mod tapered;
mod weights;

use crate::laser::rules::{Board, Color, Position, Square};
use accumulator::Accumulator;
use beam_cache::BeamCache;
pub use cache::EvalCache;
use changes::Snapshot;
pub use header::Source;
use layout::FeatureSink;
pub use layout::{Feature, Term};
use network::{Network, NetworkState};
use std::sync::Arc;
use tapered::{PackedWeights, TaperedScore, WeightedSum};
pub use weights::{WEIGHT_SCALE, Weights, WeightsError};

/// The greatest score either side can have, in points; far below the scores of decided games.
pub const MAX_SCORE: i32 = 20_000;

/// Evaluates the positions of a search, incrementally: it keeps the sums and the beams of the last
/// position that it scored, and updates what differs in the next one instead of looking at the whole
/// board again. Positions that are not scored cost nothing.
#[derive(Clone, Debug)]
pub struct Evaluator {
    network: Arc<Network>,
    /// The board that was last scored.
    snapshot: Snapshot,
    accumulator: Accumulator,
    beams: BeamCache,
    network_state: NetworkState,
}

/// Makes the tables that all evaluators share, which takes some milliseconds. Without this call the
/// first evaluator makes them.
pub fn prepare() {
    accumulator::prepare();
}

impl Evaluator {
    /// An evaluator with this network.
    pub fn new(network: Arc<Network>) -> Evaluator {
        Evaluator {
            snapshot: Snapshot::EMPTY,
            accumulator: Accumulator::of(&Board::EMPTY),
            beams: BeamCache::new(),
            network_state: NetworkState::new(&network),
            network,
        }
    }

    /// The score of a position, from the cache if it is there.
    #[inline]
    pub fn cached_score(&mut self, position: &Position, cache: &mut EvalCache) -> i32 {
        cache.get_or_insert_with(position.key(), || self.score(position))
    }

    /// The score of a position for the side to move: in points, from -[`MAX_SCORE`] to
    /// [`MAX_SCORE`].
    pub fn score(&mut self, position: &Position) -> i32 {
        self.update(position);
        let network = self.network_score(position);
        let linear = linear(position, &self.accumulator, &self.beams);
        (linear + network).clamp(-MAX_SCORE, MAX_SCORE)
    }

    /// Brings the sums of the linear part and the beams to this position.
    fn update(&mut self, position: &Position) {
        let changes = self.snapshot.advance(position.board());
        self.accumulator.update(&changes, position.board());
        self.beams.update(position, changes::squares(&changes));
    }

    /// The network's part of the score of the position, to which the evaluator has been brought.
    fn network_score(&mut self, position: &Position) -> i32 {
        let phase = self.accumulator.phase;
        self.network_state
            .score(&self.network, position, &self.beams, phase)
    }
}

/// The score of the linear evaluation alone, to which the network adds: for the side to move, in
/// points.
pub fn linear_score(position: &Position) -> i32 {
    linear(
        position,
        &Accumulator::of(position.board()),
        &BeamCache::of(position),
    )
}

/// The linear part of the score, from the sums and the beams of this position.
fn linear(position: &Position, accumulator: &Accumulator, beams: &BeamCache) -> i32 {
    let weights = PackedWeights::embedded();
    let mut sum = WeightedSum::new(weights, accumulator.sum());
    beam_features::add_beams(&mut sum, position, beams);
    // Negated before the rounding, so that a position and the same with the colours exchanged score
    // the same.
    let score = match position.side() {
        Color::Blue => sum.sum,
        Color::Red => -sum.sum,
    };
    score.taper(accumulator.phase) + weights.tempo
}

/// A score and the terms that it is the sum of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// Every term with Blue's and Red's points. Each is rounded for itself, so that their sum can
    /// differ from the score by a few points.
    pub terms: Vec<(Term, i32, i32)>,
    /// The bonus of the side to move, in points.
    pub tempo: i32,
    /// The network's part of the score, for the side to move, in points.
    pub network: i32,
    /// What each piece is worth to its owner: the score less the score without the piece, in points. Kings and Lasers, without which there is no position, are left out.
    pub pieces: Vec<(Square, i32)>,
    /// The score for the side to move, in points.
    pub score: i32,
}

impl Breakdown {
    /// What the pieces of a rank (0 is rank 1) are worth to their sides, file by file; `None` where
    /// there is no piece that has a value.
    pub fn rank(&self, rank: u8) -> [Option<i32>; Square::FILES as usize] {
        let mut cells = [None; Square::FILES as usize];
        for &(square, points) in &self.pieces {
            if square.rank() == rank {
                cells[usize::from(square.file())] = Some(points);
            }
        }
        cells
    }
}

/// The score of a position with this network, term by term and piece by piece.
pub fn breakdown(position: &Position, network: &Arc<Network>) -> Breakdown {
    let weights = PackedWeights::embedded();
    let phase = tapered::phase(position.board());
    let mut evaluator = Evaluator::new(Arc::clone(network));
    let score = evaluator.score(position);
    let features = features(position);
    let points = |term: Term, color: Color| {
        let of_term = features
            .iter()
            .filter(|&&(owner, feature, _)| owner == color && feature.term() == term);
        let sum = of_term.fold(TaperedScore::default(), |sum, &(_, feature, count)| {
            sum + weights.score(feature, count)
        });
        sum.taper(phase)
    };
    Breakdown {
        terms: Term::ALL
            .into_iter()
            .map(|term| (term, points(term, Color::Blue), points(term, Color::Red)))
            .collect(),
        tempo: weights.tempo,
        network: evaluator.network_score(position),
        pieces: piece_values(position, &mut evaluator),
        score,
    }
}

/// For each piece that a position can do without, the owner's score less the score without it.
fn piece_values(position: &Position, evaluator: &mut Evaluator) -> Vec<(Square, i32)> {
    let board = position.board();
    let mut values = Vec::new();
    for square in board.occupied() {
        if let (Some(piece), Some(rest)) = (board.piece_on(square), position.without(square)) {
            let value = evaluator.score(position) - evaluator.score(&rest);
            let sign = if piece.color() == position.side() {
                1
            } else {
                -1
            };
            values.push((square, sign * value));
        }
    }
    values
}

/// All features of a position, each with the player who has it and a count. A feature can be in the
/// list more than once; its counts then add up.
pub fn features(position: &Position) -> Vec<(Color, Feature, i32)> {
    struct List(Vec<(Color, Feature, i32)>);
    impl FeatureSink for List {
        fn add(&mut self, color: Color, feature: Feature, count: i32) {
            self.0.push((color, feature, count));
        }
    }
    let mut list = List(Vec::new());
    let board = position.board();
    piece_features::add_pieces(&mut list, board);
    piece_features::add_all_king_relative(&mut list, board);
    piece_features::add_pairs(&mut list, board);
    beam_features::add_beams(&mut list, position, &BeamCache::of(position));
    list.0
}

/// The share of the midgame weights in the score of a position, from 0 to 1; the endgame weights
/// have the rest.
pub fn midgame_share(position: &Position) -> f64 {
    let phase = tapered::phase(position.board()).min(tapered::MAX_PHASE);
    f64::from(phase) / f64::from(tapered::MAX_PHASE)
}

#[cfg(test)]
mod tests;
