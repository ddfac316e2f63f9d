//! What things are worth, for a full board and for a bare one at once.

use super::WEIGHT_SCALE;
use super::terms::{self, Feature, FeatureSink};
use super::weights::WEIGHTS;
use crate::laser::rules::Color;
use std::ops::{Add, AddAssign, Neg, SubAssign};

/// Worth in parts of a point while all pieces are on the board and when none is left that could be
/// lost; in between they are taper by the number of those. Both in one number, the latter 32 bits
/// higher, so that they are added and multiplied together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TaperedScore(i64);

impl TaperedScore {
    const fn new(full: i32, bare: i32) -> TaperedScore {
        TaperedScore(((bare as i64) << 32) + full as i64)
    }

    /// What a feature brings when it is there so many times.
    #[inline]
    pub(super) fn of(feature: Feature, times: i32) -> TaperedScore {
        TaperedScore(POINTS[feature.index()].0 * i64::from(times))
    }

    /// The points while so many pieces are left that can be lost.
    #[inline]
    pub(super) fn taper(self, phase: i32) -> i32 {
        // A negative lower number has borrowed one from the upper.
        let (full, bare) = (self.0 as i32, ((self.0 + (1 << 31)) >> 32) as i32);
        let left = phase.min(terms::MAX_PHASE);
        (full * left + bare * (terms::MAX_PHASE - left)) / (terms::MAX_PHASE * WEIGHT_SCALE)
    }
}

/// [`WEIGHTS`] in pairs.
static POINTS: [TaperedScore; Feature::COUNT] = {
    let mut table = [TaperedScore(0); Feature::COUNT];
    let mut i = 0;
    while i < Feature::COUNT {
        table[i] = TaperedScore::new(WEIGHTS[i][0] as i32, WEIGHTS[i][1] as i32);
        i += 1;
    }
    table
};

impl Add for TaperedScore {
    type Output = TaperedScore;

    #[inline]
    fn add(self, other: TaperedScore) -> TaperedScore {
        TaperedScore(self.0 + other.0)
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
        self.0 += other.0;
    }
}

impl SubAssign for TaperedScore {
    #[inline]
    fn sub_assign(&mut self, other: TaperedScore) {
        self.0 -= other.0;
    }
}

/// What Blue has, less what Red has.
#[derive(Default)]
pub(super) struct Balance(pub(super) TaperedScore);

impl FeatureSink for Balance {
    #[inline(always)]
    fn add(&mut self, color: Color, feature: Feature, times: i32) {
        match color {
            Color::Blue => self.0 += TaperedScore::of(feature, times),
            Color::Red => self.0 -= TaperedScore::of(feature, times),
        }
    }
}
