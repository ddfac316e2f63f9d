//! Scores as chances of winning.

use crate::search::{Score, Value, is_mate, is_mated};

/// The greatest score that is not a mate score.
const MAX_ODDS: f32 = 15_000.0;

/// The score for this chance of winning: the logarithm of the odds, in thousandths.
#[inline]
pub(super) fn value_of(chance: f32) -> Value {
    let odds = (chance / (1.0 - chance)).ln() * 1_000.0;
    odds.clamp(-MAX_ODDS, MAX_ODDS) as Value
}

/// The chance of winning that a score means.
#[inline]
pub(super) fn chance_of(value: Value) -> f32 {
    if is_mate(value) {
        f32::from(u8::from(!is_mated(value)))
    } else {
        1.0 / (1.0 + (-value as f32 / 1_000.0).exp())
    }
}

/// A value at the root lowered by this much, or raised if negative. Certain wins and losses stay what they are.
pub(super) fn lowered(value: Value, by: Value) -> Value {
    if is_mate(value) {
        return value;
    }
    const MAX: Value = MAX_ODDS as Value;
    value.saturating_sub(by).clamp(-MAX, MAX)
}

/// The reported form of a score at the root, in points: the logarithm of the odds, in hundredths.
pub(super) const fn reported(value: Value) -> Score {
    match Score::new(value) {
        Score::Points(thousandths) => Score::Points(thousandths / 10),
        mate => mate,
    }
}

/// The chance of winning that a reported score means.
pub fn win_chance(score: Score) -> f32 {
    match score {
        Score::Wins(_) => 1.0,
        Score::Loses(_) => 0.0,
        Score::Points(points) => chance_of(points * 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{mate_at, mated_at};

    #[test]
    fn scores_stand_for_chances() {
        for chance in [0.001, 0.2, 0.5, 0.93] {
            assert!((chance_of(value_of(chance)) - chance).abs() < 1e-3);
        }
        assert_eq!(value_of(0.0), -15_000);
        assert_eq!(value_of(1.0), 15_000);
        assert!(!is_mate(value_of(1.0)));
        assert_eq!(reported(value_of(0.75)), Score::Points(109));
        assert_eq!([mate_at(3), mated_at(3)].map(chance_of), [1.0, 0.0]);
        assert_eq!(reported(mated_at(2)), Score::Loses(2));
        assert_eq!(win_chance(Score::Wins(3)), 1.0);
    }
}
