//! Tapered evaluation: every weight and sum is a pair, one value for the midgame and one for the
//! endgame, and the phase of the game interpolates between them.

use super::layout::{Feature, FeatureSink};
use crate::laser::rules::{Board, Color, Kind};
use derive_more::{AddAssign, Neg, SubAssign};

/// Weights are in units of 1/`WEIGHT_SCALE` point, since many are small.
pub const WEIGHT_SCALE: i32 = 8;

/// The phase of the setups, with seven Deflectors and two Defenders a player: pure midgame. Phase 0 is
/// the pure endgame.
pub(super) const MAX_PHASE: i32 = 18;

/// The phase of the game: the number of Deflectors and Defenders on the board, the pieces that a
/// beam can remove without ending the game.
pub(super) fn phase(board: &Board) -> i32 {
    (board.kind(Kind::Deflector) | board.kind(Kind::Defender)).count() as i32
}

/// A midgame and an endgame value in [`WEIGHT_SCALE`]ths of a point, packed into one number, the
/// endgame value in the upper 32 bits, so that one addition adds both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Neg, AddAssign, SubAssign)]
pub(super) struct TaperedScore(i64);

impl TaperedScore {
    const fn new(midgame: i32, endgame: i32) -> TaperedScore {
        TaperedScore(((endgame as i64) << 32) + midgame as i64)
    }

    /// The midgame and the endgame value.
    #[inline]
    fn parts(self) -> (i32, i32) {
        // A negative midgame value has borrowed one from the endgame value.
        (self.0 as i32, ((self.0 + (1 << 31)) >> 32) as i32)
    }

    /// The value at this phase, in points, rounded towards 0. Artificial positions may have a higher
    /// phase, which counts as [`MAX_PHASE`].
    #[inline]
    pub(super) fn taper(self, phase: i32) -> i32 {
        let (midgame, endgame) = self.parts();
        let phase = i64::from(phase.min(MAX_PHASE));
        let sum = i64::from(midgame) * phase + i64::from(endgame) * (i64::from(MAX_PHASE) - phase);
        (sum / i64::from(MAX_PHASE * WEIGHT_SCALE)) as i32
    }
}

/// The weights of the beam features, a midgame and an endgame value each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeamWeights([TaperedScore; Feature::COUNT]);

impl BeamWeights {
    /// Weights with these midgame and endgame values, in [`WEIGHT_SCALE`]ths of a point.
    pub fn new(values: [[i16; 2]; Feature::COUNT]) -> BeamWeights {
        let pack = |[midgame, endgame]: [i16; 2]| TaperedScore::new(midgame.into(), endgame.into());
        BeamWeights(values.map(pack))
    }

    /// The values, as [`new`](BeamWeights::new) takes them.
    pub fn values(&self) -> [[i16; 2]; Feature::COUNT] {
        self.0.map(|score| {
            let (midgame, endgame) = score.parts();
            [midgame as i16, endgame as i16]
        })
    }

    /// The score of a feature that a player has `count` times.
    #[inline]
    pub(super) fn score(&self, feature: Feature, count: i32) -> TaperedScore {
        TaperedScore(self.0[feature.index()].0 * i64::from(count))
    }
}

/// Adds up weighted features: Blue's less Red's.
pub(super) struct WeightedSum<'a> {
    weights: &'a BeamWeights,
    pub(super) sum: TaperedScore,
}

impl<'a> WeightedSum<'a> {
    #[inline]
    pub(super) fn new(weights: &'a BeamWeights) -> WeightedSum<'a> {
        let sum = TaperedScore::default();
        WeightedSum { weights, sum }
    }
}

impl FeatureSink for WeightedSum<'_> {
    #[inline(always)]
    fn add(&mut self, color: Color, feature: Feature, count: i32) {
        let score = self.weights.score(feature, count);
        match color {
            Color::Blue => self.sum += score,
            Color::Red => self.sum -= score,
        }
    }

    #[inline(always)]
    fn add_counts(&mut self, features: &[Feature; 8], [blue, red]: &[[u16; 8]; 2]) {
        for (index, &feature) in features.iter().enumerate() {
            let count = i32::from(blue[index]) - i32::from(red[index]);
            self.sum += self.weights.score(feature, count);
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
            let mut three = one;
            three += one;
            three += one;
            let mut two = three;
            two -= one;
            for (sum, sign) in [(one, 1), (-one, -1), (two, 2), (three, 3)] {
                assert_eq!(sum.taper(MAX_PHASE), sign * midgame);
                assert_eq!(sum.taper(MAX_PHASE + 3), sign * midgame);
                assert_eq!(sum.taper(0), sign * endgame);
                assert_eq!(sum.taper(MAX_PHASE / 2), sign * (midgame + endgame) / 2);
            }
        }
    }
}
