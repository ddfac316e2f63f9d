//! Static evaluation: how good a position is for the side to move, without a search.
//!
//! **Unit.** Scores are in *points*: 170 points correspond to an expected result of 73 %, odds of e to 1. The
//! margins of the search have the same unit.
//!
//! **The network.** A [`Network`] is a sum of two parts. Its neurons see the pieces, the *lines* between
//! them, and the *beam squares*, which the standing beams visit or could go to next ([`network`]). *Beam features*
//! are weighted counts that say how near the beams come to a King, such as "three crossing
//! squares"; `layout` declares them. All weights are trained together, by `akhet train`.
//!
//! **Tapered evaluation.** A feature has a midgame weight and an endgame weight. The phase, the number
//! of Deflectors and Defenders left, interpolates between the two.
//!
//! **Incremental update.** An [`Evaluator`] keeps the neurons' sums of the last positions that it
//! scored, compares the next one with the nearest of them, and adds and subtracts the differences. Beam
//! features are recounted for each score, from the beams and King rays that the position keeps. An
//! [`EvalCache`] remembers whole scores.
//!
//! [`breakdown`] explains a score to a person, [`features`] to the trainer.

mod beam_features;
mod cache;
mod layout;
pub mod network;
mod simd;
mod snapshot;
mod tapered;

use crate::laser::rules::{Color, Position, Square};
pub use cache::EvalCache;
use layout::FeatureSink;
pub use layout::{Feature, Term};
pub use network::Source;
use network::{Network, NetworkState};
use pulp::{Arch, NullaryFnOnce};
#[cfg(target_arch = "x86_64")]
use simd::Avx2;
use simd::{Coverage, CoverageInput, Portable, Scalar, SetOps};
use std::sync::Arc;
pub use tapered::{BeamWeights, WEIGHT_SCALE};
use tapered::{TaperedScore, WeightedSum};

/// The maximum score of either side, in points; far below the scores of decided games.
pub const MAX_SCORE: i32 = 20_000;

/// Evaluates positions incrementally: it keeps the network's sums for the last positions that it scored, and
/// updates what differs in the next one. Positions that are not scored cost nothing.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// The vector instructions that scoring uses: AVX2, or none.
    arch: Arch,
    network: Arc<Network>,
    network_state: NetworkState,
}

impl Evaluator {
    /// An evaluator with this network.
    pub fn new(network: Arc<Network>) -> Evaluator {
        Evaluator {
            arch: Arch::new(),
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
        self.parts(position).score()
    }

    fn parts(&mut self, position: &Position) -> Parts {
        match self.arch {
            #[cfg(target_arch = "x86_64")]
            Arch::V3(v3) => v3.vectorize(Evaluation {
                ops: Avx2(v3),
                evaluator: self,
                position,
            }),
            _ => Evaluation {
                ops: Portable,
                evaluator: self,
                position,
            }
            .call(),
        }
    }
}

/// The parts of a [`Network`]'s score, for the side to move, in points.
struct Parts {
    features: i32,
    /// The output of the neurons.
    neurons: i32,
}

impl Parts {
    fn score(&self) -> i32 {
        (self.features + self.neurons).clamp(-MAX_SCORE, MAX_SCORE)
    }
}

/// The computation of a score, all of it compiled for the vector instructions of `ops`. A type
/// rather than a closure, whose body would not be inlined where the instructions are chosen.
struct Evaluation<'a, S> {
    ops: S,
    evaluator: &'a mut Evaluator,
    position: &'a Position,
}

impl<S: SetOps> NullaryFnOnce for Evaluation<'_, S> {
    type Output = Parts;

    #[inline(always)]
    fn call(self) -> Parts {
        let Evaluation {
            ops,
            evaluator,
            position,
        } = self;
        let Evaluator {
            network,
            network_state,
            ..
        } = evaluator;
        let coverage_input = ops.coverage_input(position);
        let coverage = ops.coverage(coverage_input);
        let phase = tapered::phase(position.board());
        let beams = network::beam_squares(ops, position, &coverage_input, &coverage);
        Parts {
            features: beam_score(ops, network, position, &coverage_input, &coverage, phase),
            neurons: network_state.score(ops, network, position, &beams),
        }
    }
}

/// The beam features, for the side to move, in points.
#[inline(always)]
fn beam_score<S: SetOps>(
    ops: S,
    network: &Network,
    position: &Position,
    coverage_input: &CoverageInput<S::Pair>,
    coverage: &Coverage<S::Pair>,
    phase: i32,
) -> i32 {
    let mut sum = WeightedSum::new(network.beam_weights());
    beam_features::add_beams(ops, &mut sum, position, coverage_input, coverage);
    // Negated before the rounding, so that a position and its flipped counterpart have the same
    // score.
    let score = match position.side() {
        Color::Blue => sum.sum,
        Color::Red => -sum.sum,
    };
    score.taper(phase)
}

/// A score and its parts: the beam features and the neurons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// Every term of the beam features, with Blue's and Red's points. Each value is rounded, so
    /// that with [`network`](Breakdown::network) they may add up to a few points more or less than
    /// the score.
    pub terms: Vec<(Term, i32, i32)>,
    /// The neurons' part of the score, for the side to move, in points.
    pub network: i32,
    /// What each piece is worth to its owner: the score less the score without the piece, in points.
    /// Kings and Lasers, which every position needs, are left out.
    pub pieces: Vec<(Square, i32)>,
    /// The score for the side to move, in points.
    pub score: i32,
}

impl Breakdown {
    /// The worth of the pieces of a rank (0 is rank 1) to their owners, file by file; `None` where no
    /// piece has one.
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
    let phase = tapered::phase(position.board());
    let mut evaluator = Evaluator::new(Arc::clone(network));
    let parts = evaluator.parts(position);
    let features = features(position);
    let points = |term: Term, color: Color| {
        let of_term = features
            .iter()
            .filter(|&&(owner, feature, _)| owner == color && feature.term() == term);
        let mut sum = TaperedScore::default();
        of_term
            .for_each(|&(_, feature, count)| sum += network.beam_weights().score(feature, count));
        sum.taper(phase)
    };
    Breakdown {
        terms: Term::ALL
            .into_iter()
            .map(|term| (term, points(term, Color::Blue), points(term, Color::Red)))
            .collect(),
        network: parts.neurons,
        pieces: piece_values(position, &mut evaluator),
        score: parts.score(),
    }
}

/// For each piece but Kings and Lasers, the owner's score less the score without it.
fn piece_values(position: &Position, evaluator: &mut Evaluator) -> Vec<(Square, i32)> {
    let board = position.board();
    let mut values = Vec::new();
    for square in board.occupied() {
        if let (Some(piece), Some(rest)) = (board.piece_on(square), position.without(square)) {
            let value = evaluator.score(position) - evaluator.score(&rest);
            let is_movers = piece.color() == position.side();
            values.push((square, if is_movers { value } else { -value }));
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
    let coverage_input = Scalar.coverage_input(position);
    let coverage = Scalar.coverage(coverage_input);
    beam_features::add_beams(Scalar, &mut list, position, &coverage_input, &coverage);
    list.0
}

/// The share of the midgame weights in the score of a position, from 0 to 1; the endgame weights
/// have the rest.
pub fn midgame_share(position: &Position) -> f64 {
    let phase = tapered::phase(position.board()).min(tapered::MAX_PHASE);
    f64::from(phase) / f64::from(tapered::MAX_PHASE)
}
