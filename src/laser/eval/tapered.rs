//! Tapered evaluation: every weight and sum is a pair, one value for the midgame and one for the
//! endgame, and the phase of the game interpolates between them.

use super::layout::{Feature, FeatureSink};
use super::weights::{WEIGHT_SCALE, Weights};
use crate::laser::rules::{Board, Color, Kind};
use once_cell::sync::Lazy;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// The phase of the setups, with seven Deflectors and two Defenders a player: the midgame values
/// count in full. Phase 0 is the pure endgame.
pub(super) const MAX_PHASE: i32 = 18;

/// The phase of the game: the number of Deflectors and Defenders on the board, the pieces that a
/// beam can remove without ending the game.
pub(super) fn phase(board: &Board) -> i32 {
    (board.kind(Kind::Deflector) | board.kind(Kind::Defender)).count() as i32
}

/// A midgame and an endgame value in [`WEIGHT_SCALE`]ths of a point. Both are packed into one
/// number, the endgame value 32 bits higher, so that one addition adds both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TaperedScore(i64);

impl TaperedScore {
    const fn new(midgame: i32, endgame: i32) -> TaperedScore {
        TaperedScore(((endgame as i64) << 32) + midgame as i64)
    }

    /// The value at this phase, in points, rounded towards 0. A phase above [`MAX_PHASE`], which
    /// only a made-up position has, counts as that.
    #[inline]
    pub(super) fn taper(self, phase: i32) -> i32 {
        // A negative midgame value has borrowed one from the endgame value.
        let (midgame, endgame) = (self.0 as i32, ((self.0 + (1 << 31)) >> 32) as i32);
        let phase = phase.min(MAX_PHASE);
        (midgame * phase + endgame * (MAX_PHASE - phase)) / (MAX_PHASE * WEIGHT_SCALE)
    }
}

impl Add for TaperedScore {
    type Output = TaperedScore;

    #[inline]
    fn add(self, other: TaperedScore) -> TaperedScore {
        TaperedScore(self.0 + other.0)
    }
}

impl Sub for TaperedScore {
    type Output = TaperedScore;

    #[inline]
    fn sub(self, other: TaperedScore) -> TaperedScore {
        TaperedScore(self.0 - other.0)
    }
}

impl Neg for TaperedScore {
    type Output = TaperedScore;

    #[inline]
    fn neg(self) -> TaperedScore {
        TaperedScore(-self.0)
    }
}

impl AddAssign for TaperedScore {
    #[inline]
    fn add_assign(&mut self, other: TaperedScore) {
        *self = *self + other;
    }
}

impl SubAssign for TaperedScore {
    #[inline]
    fn sub_assign(&mut self, other: TaperedScore) {
        *self = *self - other;
    }
}

/// The weights in the form that the evaluation adds up.
pub(super) struct PackedWeights {
    rows: Box<[TaperedScore; Feature::COUNT]>,
    /// The bonus of the side to move, in points.
    pub(super) tempo: i32,
}

impl PackedWeights {
    /// The embedded weights.
    #[inline]
    pub(super) fn embedded() -> &'static PackedWeights {
        static EMBEDDED: Lazy<PackedWeights> = Lazy::new(|| {
            let weights = Weights::embedded();
            let mut rows = Box::new([TaperedScore::default(); Feature::COUNT]);
            for (row, [midgame, endgame]) in rows.iter_mut().zip(weights.rows()) {
                *row = TaperedScore::new((*midgame).into(), (*endgame).into());
            }
            PackedWeights {
                rows,
                tempo: weights.tempo().into(),
            }
        });
        &EMBEDDED
    }

    /// The score of a feature that a player has `count` times.
    #[inline]
    pub(super) fn score(&self, feature: Feature, count: i32) -> TaperedScore {
        TaperedScore(self.rows[feature.index()].0 * i64::from(count))
    }
}

/// Adds up the scores of features: Blue's less Red's.
pub(super) struct WeightedSum {
    weights: &'static PackedWeights,
    /// The sum so far.
    pub(super) sum: TaperedScore,
}

impl WeightedSum {
    /// Begins with this sum.
    #[inline]
    pub(super) fn new(weights: &'static PackedWeights, sum: TaperedScore) -> WeightedSum {
        WeightedSum { weights, sum }
    }
}

impl FeatureSink for WeightedSum {
    #[inline(always)]
    fn add(&mut self, color: Color, feature: Feature, count: i32) {
        let score = self.weights.score(feature, count);
        match color {
            Color::Blue => self.sum += score,
            Color::Red => self.sum -= score,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_phase_interpolates_between_the_packed_values() {
        const POINT: i32 = WEIGHT_SCALE;
        for (midgame, endgame) in [(30, 12), (-30, 12), (30, -12), (-30, -12), (0, -1), (-1, 0)] {
            let one = TaperedScore::new(midgame * POINT, endgame * POINT);
            for (sum, sign) in [(one, 1), (-one, -1), (one + one - one, 1)] {
                assert_eq!(sum.taper(MAX_PHASE), sign * midgame);
                assert_eq!(sum.taper(MAX_PHASE + 3), sign * midgame);
                assert_eq!(sum.taper(0), sign * endgame);
                assert_eq!(sum.taper(MAX_PHASE / 2), sign * (midgame + endgame) / 2);
            }
        }
    }
}
