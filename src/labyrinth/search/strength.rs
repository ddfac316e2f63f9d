//! Reduced playing strength: fewer nodes, and at the lower levels a random error in the value of each
//! move.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The largest error at level 0, in the logarithm of the odds.
const MAX_ERROR: f32 = 3.0;

/// A playing strength below full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The level in hundredths, less than [`Strength::FULL`].
    level: u32,
    /// The seed of the random errors.
    seed: u64,
}

impl Strength {
    /// The level of full strength, in hundredths.
    pub const FULL: u32 = 2000;

    /// The strength of `level`, in hundredths of a level; `None` from [`Strength::FULL`] on. The same
    /// search with the same seed makes the same errors.
    pub fn of_level(level: u32, seed: u64) -> Option<Strength> {
        (level < Strength::FULL).then_some(Strength { level, seed })
    }

    /// The node limit of a search: 100 at level 0, 40 % more with every level.
    pub(super) fn nodes(self) -> u64 {
        (100.0 * 1.4_f64.powf(f64::from(self.level) / 100.0)) as u64
    }

    /// The largest error of a move, in the logarithm of the odds: a fifth less with every level.
    fn error(self) -> f32 {
        MAX_ERROR * 0.8_f32.powf(self.level as f32 / 100.0)
    }

    /// The index of the move to play among moves with these chances of winning: the best one after
    /// adding a random error to the logarithm of each move's odds.
    pub(super) fn choose(self, chances: &[f32]) -> Option<usize> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let with_error = |&chance: &f32| {
            let chance = chance.clamp(1e-4, 1.0 - 1e-4);
            (chance / (1.0 - chance)).ln() + random.random_range(0.0..=1.0) * self.error()
        };
        let values: Vec<f32> = chances.iter().map(with_error).collect();
        (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn higher_levels_search_more_and_err_less() {
        assert_eq!(Strength::of_level(Strength::FULL, 1), None);
        let missed = |level: u32| {
            let wrong = (0..1_000).filter(|&seed| {
                let strength = Strength::of_level(level * 100, seed).unwrap();
                strength.choose(&[0.6, 0.4, 0.2]) != Some(0)
            });
            wrong.count()
        };
        for level in 1..20_u32 {
            let [below, this] = [level - 1, level].map(|l| Strength::of_level(l * 100, 1).unwrap());
            assert!(this.nodes() > below.nodes() && this.error() < below.error());
        }
        assert!(missed(0) > missed(3) && missed(3) > missed(5) && missed(12) == 0);
        assert_eq!(Strength::of_level(0, 1).unwrap().choose(&[]), None);
    }
}
