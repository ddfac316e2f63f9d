//! How good a position is for the side to move, in points: 170 of them stand for odds of e to 1, an
//! expected result of 73 %. A Deflector is worth some 60.
//!
//! The rest of the engine sees only [`Evaluator`], which follows the plies of a search, and
//! [`breakdown`] and [`features`], which explain a score to a person and to a fit of the weights. What
//! is counted stands in `terms`, what it is worth in `weights`.

mod beams;
mod cache;
mod pieces;
mod tapered;
mod terms;
mod weights;

use crate::laser::rules::{Bitboard, Color, Position, Undo};
use beams::BeamCache;
pub use cache::EvalCache;
use pieces::Pieces;
use tapered::{Balance, TaperedScore};
use terms::FeatureSink;
pub use terms::{Feature, Term};
use weights::TEMPO;

/// The largest score, either way, far below what the search uses for won games.
pub const LIMIT: i32 = 20_000;

/// Weights are counted in this part of a point, as many are small and their features many.
pub const WEIGHT_SCALE: i32 = 16;

/// Evaluates the positions of a search as it plays and takes back plies.
///
/// What only pieces and squares decide is kept up to date ply by ply; light is traced again where a
/// change fell on it, and only when a score is asked for.
#[derive(Clone, Debug)]
pub struct Evaluator {
    pieces: Pieces,
    /// How it stood before each ply since the first position, and the squares that the ply changed.
    earlier: Vec<(Pieces, Bitboard)>,
    beams: BeamCache,
}

/// Makes the tables that every [`Evaluator`] shares. It takes some milliseconds, which otherwise the
/// first one does.
pub fn prepare() {
    pieces::prepare();
}

impl Evaluator {
    /// An evaluator that stands at this position.
    pub fn new(position: &Position) -> Evaluator {
        Evaluator {
            pieces: Pieces::of(position.board()),
            earlier: Vec::new(),
            beams: BeamCache::of(position),
        }
    }

    /// Follows a ply, after which the position is this one.
    #[inline]
    pub fn play(&mut self, ply: &Undo, position: &Position) {
        let before = self.pieces;
        let changes = ply.changes();
        let squares = changes.iter().fold(Bitboard::EMPTY, |squares, change| {
            squares | Bitboard::of(change.square)
        });
        self.pieces.follow(ply, &changes, position.board());
        self.beams.change(squares);
        self.earlier.push((before, squares));
    }

    /// Follows the taking back of the last ply.
    #[inline]
    pub fn undo(&mut self) {
        if let Some((pieces, squares)) = self.earlier.pop() {
            self.pieces = pieces;
            self.beams.change(squares);
        }
    }

    /// The score of the position, from the cache if it is there; `position` must be the one that
    /// the evaluator has been brought to.
    #[inline]
    pub fn cached_score(&mut self, position: &Position, cache: &mut EvalCache) -> i32 {
        cache.get_or_insert_with(position.key(), || self.score(position))
    }

    /// The score of the position for the side to move, in points within [`LIMIT`] of 0; `position`
    /// must be the one that the evaluator has been brought to.
    pub fn score(&mut self, position: &Position) -> i32 {
        self.beams.follow(position);
        let mut balance = Balance(self.pieces.balance());
        terms::count_beams(&mut balance, position, &self.beams);
        // Negated before it is taper, which rounds, so that the flipped twin scores the same.
        let points = match position.side() {
            Color::Blue => balance.0,
            Color::Red => -balance.0,
        };
        (points.taper(self.pieces.phase) + TEMPO).clamp(-LIMIT, LIMIT)
    }
}

/// A score with the parts that it is the sum of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// Every term by name, with Blue's and Red's points. Each is rounded by itself, so the sum can
    /// be off by a few points.
    pub terms: Vec<(Term, i32, i32)>,
    /// The bonus of the side to move.
    pub tempo: i32,
    /// The score of the side to move.
    pub score: i32,
}

/// The score of a position, term by term.
pub fn breakdown(position: &Position) -> Breakdown {
    let phase = terms::phase(position.board());
    let features = features(position);
    let points = |term: Term, color: Color| {
        let of_term = features
            .iter()
            .filter(|&&(owner, feature, _)| owner == color && feature.term() == term);
        let sum = of_term.fold(TaperedScore::default(), |sum, &(_, feature, times)| {
            sum + TaperedScore::of(feature, times)
        });
        sum.taper(phase)
    };
    Breakdown {
        terms: Term::ALL
            .into_iter()
            .map(|term| (term, points(term, Color::Blue), points(term, Color::Red)))
            .collect(),
        tempo: TEMPO,
        score: Evaluator::new(position).score(position),
    }
}

/// All features of a position, by player, with how many times each is there.
pub fn features(position: &Position) -> Vec<(Color, Feature, i32)> {
    struct List(Vec<(Color, Feature, i32)>);
    impl FeatureSink for List {
        fn add(&mut self, color: Color, feature: Feature, times: i32) {
            self.0.push((color, feature, times));
        }
    }
    let mut list = List(Vec::new());
    terms::count(&mut list, position);
    list.0
}

/// How much of the weights for a full board counts, in a position, from 0 to 1; the rest is that for
/// a bare one.
pub fn fullness(position: &Position) -> f64 {
    let phase = terms::phase(position.board()).min(terms::MAX_PHASE);
    f64::from(phase) / f64::from(terms::MAX_PHASE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;

    #[test]
    fn the_parts_add_up_and_the_flipped_twin_scores_the_same_for_its_side() {
        for setup in Setup::ALL {
            let mut position = setup.position().clone();
            let mut evaluator = Evaluator::new(&position);
            let mut cache = EvalCache::new();
            for turn in 0..60 {
                let moves = position.legal_moves();
                let here = evaluator.score(&position);
                let ply = position.play_unchecked(moves[turn * 41 % moves.len()]);
                evaluator.play(&ply, &position);
                if ply.winner().is_none() {
                    assert_eq!(evaluator.score(&position), breakdown(&position).score);
                }
                position.undo(&ply);
                evaluator.undo();
                assert_eq!(evaluator.score(&position), here, "{position} again");

                let ply = position.play_unchecked(moves[turn * 37 % moves.len()]);
                evaluator.play(&ply, &position);
                if ply.winner().is_some() {
                    break;
                }
                let parts = breakdown(&position);
                let sum: i32 = parts.terms.iter().map(|(_, blue, red)| blue - red).sum();
                let sum = match position.side() {
                    Color::Blue => sum,
                    Color::Red => -sum,
                };
                let rounded = parts.terms.len() as i32 * 2;
                let off = (parts.score - sum - parts.tempo).abs();
                assert!(off <= rounded, "{position}: off by {off}");
                assert_eq!(parts.score, evaluator.score(&position), "{position}");
                assert_eq!(parts.score, evaluator.cached_score(&position, &mut cache));
                assert_eq!(parts.score, breakdown(&position.flipped()).score);
            }
        }
    }

    #[test]
    fn the_terms_share_out_the_features() {
        let mut end = 0;
        for term in Term::ALL {
            assert_eq!(term.rows().start, end, "{term}");
            end = term.rows().end;
        }
        assert_eq!(end, Feature::COUNT);
        for setup in Setup::ALL {
            for (_, feature, times) in features(setup.position()) {
                assert!(feature.index() < Feature::COUNT && times >= 0);
            }
        }
    }
}
