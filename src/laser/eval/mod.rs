//! Static evaluation: how good a position is for the side to move, without a search.
//!
//! **Unit.** Scores are in *points*: 170 points are odds of e to 1, an expected result of 73 %. A
//! Deflector is worth about 60. The margins of the search are in the same unit.
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
//! **Incremental update.** The search tells an [`Evaluator`] each ply that it plays and takes back.
//! An accumulator holds the sums of all features that depend on pieces and squares alone, and adds
//! and subtracts what a ply changes. Features that depend on beams are counted afresh for each score,
//! from beams that are traced again only where a square of theirs has changed. An [`EvalCache`]
//! remembers whole scores.
//!
//! [`breakdown`] explains a score to a person, [`features`] to a fit of the weights.

mod accumulator;
mod beam_cache;
mod beam_features;
mod cache;
mod layout;
pub mod network;
mod piece_features;
mod tapered;
mod weights;

use crate::laser::rules::{Bitboard, Color, Position, Undo};
use accumulator::Accumulator;
use beam_cache::BeamCache;
pub use cache::EvalCache;
use layout::FeatureSink;
pub use layout::{Feature, Term};
use tapered::{PackedWeights, TaperedScore, WeightedSum};
pub use weights::{Source, WEIGHT_SCALE, Weights, WeightsError};

/// The greatest score either side can have, in points; far below the scores of decided games.
pub const MAX_SCORE: i32 = 20_000;

/// Evaluates the positions of a search, incrementally: it is told each ply that is played and taken
/// back, and updates what the ply changes instead of looking at the whole board again.
#[derive(Clone, Debug)]
pub struct Evaluator {
    accumulator: Accumulator,
    /// The accumulators before each ply since the first position, with the squares that the ply
    /// changed.
    undo_stack: Vec<(Accumulator, Bitboard)>,
    beams: BeamCache,
}

/// Makes the tables that all evaluators share, which takes some milliseconds. Without this call the
/// first evaluator makes them.
pub fn prepare() {
    accumulator::prepare();
}

impl Evaluator {
    /// An evaluator for this position.
    pub fn new(position: &Position) -> Evaluator {
        Evaluator {
            accumulator: Accumulator::of(position.board()),
            undo_stack: Vec::new(),
            beams: BeamCache::of(position),
        }
    }

    /// Updates the evaluator after a ply that has led to `position`.
    #[inline]
    pub fn play(&mut self, ply: &Undo, position: &Position) {
        let before = self.accumulator;
        let changes = ply.changes();
        let squares = changes.iter().fold(Bitboard::EMPTY, |squares, change| {
            squares | Bitboard::of(change.square)
        });
        self.accumulator.update(ply, &changes, position.board());
        self.beams.invalidate(squares);
        self.undo_stack.push((before, squares));
    }

    /// Takes back the last ply; nothing happens where there is none.
    #[inline]
    pub fn undo(&mut self) {
        if let Some((accumulator, squares)) = self.undo_stack.pop() {
            self.accumulator = accumulator;
            self.beams.invalidate(squares);
        }
    }

    /// The score of the evaluator's position, which `position` must be, from the cache if it is
    /// there.
    #[inline]
    pub fn cached_score(&mut self, position: &Position, cache: &mut EvalCache) -> i32 {
        cache.get_or_insert_with(position.key(), || self.score(position))
    }

    /// The score of the evaluator's position, which `position` must be, for the side to move: in
    /// points, from -[`MAX_SCORE`] to [`MAX_SCORE`].
    pub fn score(&mut self, position: &Position) -> i32 {
        self.beams.update(position);
        let weights = PackedWeights::embedded();
        let mut sum = WeightedSum::new(weights, self.accumulator.sum());
        beam_features::add_beams(&mut sum, position, &self.beams);
        // Negated before the rounding, so that a position and the same with the colours exchanged
        // score the same.
        let score = match position.side() {
            Color::Blue => sum.sum,
            Color::Red => -sum.sum,
        };
        let points = score.taper(self.accumulator.phase) + weights.tempo;
        points.clamp(-MAX_SCORE, MAX_SCORE)
    }
}

/// The score of the linear evaluation alone, to which the network adds: for the side to move, in
/// points, from -[`MAX_SCORE`] to [`MAX_SCORE`].
pub fn linear_score(position: &Position) -> i32 {
    Evaluator::new(position).score(position)
}

/// A score and the terms that it is the sum of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// Every term with Blue's and Red's points. Each is rounded for itself, so that their sum can
    /// differ from the score by a few points.
    pub terms: Vec<(Term, i32, i32)>,
    /// The bonus of the side to move, in points.
    pub tempo: i32,
    /// The score for the side to move, in points.
    pub score: i32,
}

/// The score of a position, term by term.
pub fn breakdown(position: &Position) -> Breakdown {
    let weights = PackedWeights::embedded();
    let phase = tapered::phase(position.board());
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
        score: Evaluator::new(position).score(position),
    }
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
