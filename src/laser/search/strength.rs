//! Reduced playing strength: fewer nodes, and at the lower levels a random error in the score of
//! each line.

use crate::laser::scale::strength::{MATE_MARGIN, MAX_ERROR};
use crate::running::{Value, is_mate};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Levels, in hundredths, with their Elo ratings, both ascending. The lowest is set to 500; each of
/// the others adds the Elo by which it beat the one before, in games that `docs/experiments.md`
/// lists.
const RATINGS: [(u32, u32); 10] = [
    (0, 500),
    (200, 690),
    (400, 1050),
    (600, 1360),
    (800, 1710),
    (1000, 2100),
    (1200, 2520),
    (1400, 2960),
    (1600, 3120),
    (1800, 3310),
];

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

    /// The Elo rating of the lowest level.
    pub const MIN_ELO: u32 = RATINGS[0].1;
    /// The Elo rating of the highest level that has one.
    pub const MAX_ELO: u32 = RATINGS[RATINGS.len() - 1].1;

    /// The strength with this Elo rating, clamped to [`Strength::MIN_ELO`] and
    /// [`Strength::MAX_ELO`].
    pub fn of_elo(elo: u32, seed: u64) -> Option<Strength> {
        let elo = elo.clamp(Strength::MIN_ELO, Strength::MAX_ELO);
        let level = RATINGS.windows(2).find_map(|pair| match *pair {
            [(low, least), (high, most)] if elo <= most => {
                Some(low + (high - low) * (elo - least) / (most - least))
            }
            _ => None,
        });
        Strength::of_level(level?, seed)
    }

    /// The strength of `level`, in hundredths of a level; `None` from [`Strength::FULL`] on. The same
    /// search with the same seed makes the same errors.
    pub fn of_level(level: u32, seed: u64) -> Option<Strength> {
        (level < Strength::FULL).then_some(Strength { level, seed })
    }

    /// The node limit of a search: 1,000 at level 0, 30 % more with every level.
    pub(super) fn nodes(self) -> u64 {
        (1_000.0 * 1.3_f64.powf(f64::from(self.level) / 100.0)) as u64
    }

    /// The number of best lines to choose from: 12 at level 0, 1 from level 14 on.
    pub(super) fn lines(self) -> usize {
        (1600_u32.saturating_sub(self.level) as usize * 3 / 400).max(1)
    }

    /// The largest error in the score of a line, in points: a fifth less with every level.
    fn error(self) -> Value {
        (f64::from(MAX_ERROR) * 0.8_f64.powf(f64::from(self.level) / 100.0)) as Value
    }

    /// The index of the line to play among lines with these scores, best first: the best one after
    /// adding a random error to each score. Of several mates only the shortest is considered.
    pub(super) fn choose(self, values: &[Value]) -> usize {
        let mut undecided = values.iter().copied().filter(|&value| !is_mate(value));
        let Some(best) = undecided.next() else {
            return 0;
        };
        let worst = undecided.next_back().unwrap_or(best);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut with_error = |value: Value| {
            let value = if !is_mate(value) {
                value
            } else if value > 0 {
                best + MATE_MARGIN
            } else {
                worst - MATE_MARGIN
            };
            value + random.random_range(0..=self.error())
        };
        let chosen = values
            .iter()
            .enumerate()
            .filter(|&(index, &value)| index == 0 || value <= best)
            .map(|(index, &value)| (with_error(value), index))
            // Of equal lines the first.
            .max_by_key(|&(value, index)| (value, std::cmp::Reverse(index)));
        chosen.map_or(0, |(_, index)| index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::running::{mate_at, mated_at};

    fn strength(level: u32, seed: u64) -> Strength {
        Strength::of_level(level * 100, seed).unwrap()
    }

    /// How often each line is chosen with 2,000 seeds.
    fn counts<const N: usize>(level: u32, values: [Value; N]) -> [u32; N] {
        let mut counts = [0; N];
        for seed in 0..2_000 {
            counts[strength(level, seed).choose(&values)] += 1;
        }
        counts
    }

    #[test]
    fn every_level_has_more_nodes_and_smaller_errors_than_the_one_below() {
        assert_eq!(Strength::of_level(Strength::FULL, 1), None);
        for level in 1..20 {
            let (below, this) = (strength(level - 1, 1), strength(level, 1));
            assert!(this.nodes() > below.nodes());
            assert!(this.lines() <= below.lines() && this.lines() >= 1);
            assert!(this.error() < below.error());
        }
        assert!((900..=1_100).contains(&strength(0, 1).nodes()));
        assert!((120_000..=180_000).contains(&strength(19, 1).nodes()));
        assert_eq!(strength(16, 1).lines(), 1);
    }

    #[test]
    fn better_lines_are_chosen_more_often_and_more_so_at_higher_levels() {
        let mut last = 0;
        for level in [0, 4, 8, 12] {
            let [best, good, bad] = counts(level, [80, 40, -240]);
            println!("level {level}: {best} {good} {bad}");
            assert!(best > good && good > bad && best > last);
            last = best;
        }
        let [_, _, bad] = counts(8, [80, 40, -240]);
        assert_eq!(bad, 0, "level 8 makes no error of 320 points");
    }

    #[test]
    fn only_the_lowest_levels_overlook_a_win() {
        let values = [mate_at(1), mate_at(3), 50, 40, 30, 20, 10, 0];
        let missed = |level| {
            let [won, slow, ..] = counts(level, values);
            assert_eq!(slow, 0, "a longer mate is not considered");
            2_000 - won
        };
        assert!((100..900).contains(&missed(0)), "{}", missed(0));
        assert!(missed(2) < missed(0));
        assert_eq!(missed(4), 0);
        // Nor does level 4 choose a line that it knows to lose by force.
        let [_, lost] = counts(4, [50, mated_at(2)]);
        assert_eq!(lost, 0);
        let [_, lost] = counts(0, [50, mated_at(2)]);
        assert!(lost > 0);
        // If all lines are decided, the best is played.
        assert_eq!(counts(0, [mate_at(1), mate_at(3)]), [2_000, 0]);
        assert_eq!(counts(0, [mated_at(4), mated_at(2)]), [2_000, 0]);
        assert_eq!(strength(0, 1).choose(&[]), 0);
    }

    #[test]
    fn ratings_rise_with_the_levels() {
        assert!(RATINGS.is_sorted_by(|(a, b), (c, d)| a < c && b < d));
        for &(level, elo) in &RATINGS {
            assert_eq!(Strength::of_elo(elo, 1), Strength::of_level(level, 1));
        }
        let levels = |elo| Strength::of_elo(elo, 1).unwrap().level;
        for elo in Strength::MIN_ELO..Strength::MAX_ELO {
            assert!(levels(elo) <= levels(elo + 1));
        }
        assert_eq!(levels(0), levels(Strength::MIN_ELO));
        assert_eq!(levels(u32::MAX), levels(Strength::MAX_ELO));
        assert!(levels(Strength::MAX_ELO) < Strength::FULL);
    }
}
