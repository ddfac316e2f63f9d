//! How the engine plays below its strength: it looks at fewer positions, and at the lower levels it
//! takes a line for better than it is, now and then.

use super::Limits;
use super::score::{Value, is_decided};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// How much stronger a win is taken to be than the best line without one, and how much worse a loss
/// than the worst, in points. Where errors can be as large, wins are overlooked.
const DECIDED: Value = 300;

/// Levels in hundredths and their ratings, both rising: 500 for the lowest, and then the Elo by which
/// each beat the one before it, in games that `docs/experiments.md` lists.
const RATINGS: [(u32, u32); 10] = [
    (0, 500),
    (200, 690),
    (400, 970),
    (600, 1180),
    (800, 1460),
    (1000, 1920),
    (1200, 2300),
    (1400, 2710),
    (1600, 2910),
    (1800, 3040),
];

/// A strength below the full one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Hundredths of a level, less than [`Strength::FULL`].
    level: u32,
    /// What the errors are drawn from.
    seed: u64,
}

impl Strength {
    /// The level, in hundredths, at which nothing is held back.
    pub const FULL: u32 = 2000;

    /// The rating of the lowest level.
    pub const LEAST_ELO: u32 = RATINGS[0].1;
    /// The rating of the highest level that has one.
    pub const MOST_ELO: u32 = RATINGS[RATINGS.len() - 1].1;

    /// The strength that has this rating, within the least and the most there are.
    pub fn of_elo(elo: u32, seed: u64) -> Option<Strength> {
        let elo = elo.clamp(Strength::LEAST_ELO, Strength::MOST_ELO);
        let level = RATINGS.windows(2).find_map(|pair| match *pair {
            [(low, least), (high, most)] if elo <= most => {
                Some(low + (high - low) * (elo - least) / (most - least))
            }
            _ => None,
        });
        Strength::of_level(level?, seed)
    }

    /// The strength of a level, given in hundredths; `None` where it is the full strength. The same
    /// search with the same seed makes the same errors.
    pub fn of_level(level: u32, seed: u64) -> Option<Strength> {
        (level < Strength::FULL).then_some(Strength { level, seed })
    }

    /// Nodes of a search: 1,000 at level 0, 30 % more with every level.
    fn nodes(self) -> u64 {
        (1_000.0 * 1.3_f64.powf(f64::from(self.level) / 100.0)) as u64
    }

    /// How many of the best lines it chooses from: 12 at level 0, 1 from level 14 on.
    fn lines(self) -> usize {
        (1600_u32.saturating_sub(self.level) as usize * 3 / 400).max(1)
    }

    /// The largest error about a line, in points: 600 at level 0, a fifth less with every level.
    fn error(self) -> Value {
        (600.0 * 0.8_f64.powf(f64::from(self.level) / 100.0)) as Value
    }

    /// The limits of a search of this strength under these limits.
    pub(super) fn limits(self, limits: &Limits) -> Limits {
        let nodes = limits
            .nodes
            .map_or(self.nodes(), |nodes| nodes.min(self.nodes()));
        Limits {
            nodes: Some(nodes),
            multi_pv: self.lines(),
            ..limits.clone()
        }
    }

    /// Which line it plays, of lines with these scores, best first: the one that seems best when
    /// each is taken for better than it is by an error of its own. Of several wins only the shortest
    /// is thought of.
    pub(super) fn choose(self, values: &[Value]) -> usize {
        let mut open = values.iter().copied().filter(|&value| !is_decided(value));
        let Some(best) = open.next() else {
            return 0;
        };
        let worst = open.next_back().unwrap_or(best);
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut seems = |value: Value| {
            let value = match is_decided(value) {
                true if value > 0 => best + DECIDED,
                true => worst - DECIDED,
                false => value,
            };
            value + dice.random_range(0..=self.error())
        };
        let chosen = values
            .iter()
            .enumerate()
            .filter(|&(index, &value)| index == 0 || value <= best)
            .map(|(index, &value)| (seems(value), index))
            // Of equals the first.
            .max_by_key(|&(value, index)| (value, std::cmp::Reverse(index)));
        chosen.map_or(0, |(_, index)| index)
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::{mate_at, mated_at};
    use super::super::{Control, Outcome, Searcher};
    use super::*;
    use crate::laser::bench::POSITIONS;
    use crate::laser::rules::{Move, Position, Record, Rules};

    fn strength(level: u32, seed: u64) -> Strength {
        Strength::of_level(level * 100, seed).unwrap()
    }

    /// How often in 2,000 draws each of the lines is chosen.
    fn counts<const N: usize>(level: u32, values: [Value; N]) -> [u32; N] {
        let mut counts = [0; N];
        for seed in 0..2_000 {
            counts[strength(level, seed).choose(&values)] += 1;
        }
        counts
    }

    #[test]
    fn every_level_sees_more_and_errs_less_than_the_one_below() {
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
    fn the_better_line_is_chosen_more_often_and_the_more_so_the_higher_the_level() {
        let mut last = 0;
        for level in [0, 4, 8, 12] {
            let [best, good, bad] = counts(level, [40, 20, -120]);
            println!("level {level}: {best} {good} {bad}");
            assert!(best > good && good > bad && best > last);
            last = best;
        }
        let [_, _, bad] = counts(8, [40, 20, -120]);
        assert_eq!(bad, 0, "an error of 160 points is beyond level 8");
    }

    #[test]
    fn only_the_lowest_levels_overlook_a_win() {
        let values = [mate_at(1), mate_at(3), 50, 40, 30, 20, 10, 0];
        let missed = |level| {
            let [won, slow, ..] = counts(level, values);
            assert_eq!(slow, 0, "the longer win is not thought of");
            2_000 - won
        };
        assert!((100..900).contains(&missed(0)), "{}", missed(0));
        assert!(missed(2) < missed(0));
        assert_eq!(missed(4), 0);
        // Nor does a player of these levels walk into a loss that it has seen.
        let [_, lost] = counts(4, [50, mated_at(2)]);
        assert_eq!(lost, 0);
        let [_, lost] = counts(0, [50, mated_at(2)]);
        assert!(lost > 0);
        // Where all is decided the best is played.
        assert_eq!(counts(0, [mate_at(1), mate_at(3)]), [2_000, 0]);
        assert_eq!(counts(0, [mated_at(4), mated_at(2)]), [2_000, 0]);
        assert_eq!(strength(0, 1).choose(&[]), 0);
    }

    /// The answers to the positions of the bench, each of a search of its own.
    fn answers(limits: &Limits, threads: usize) -> Vec<Outcome> {
        let mut searcher = Searcher::new(1).unwrap();
        searcher.set_threads(threads).unwrap();
        let answer = |fen: &&str| {
            let position = Position::from_fen(fen, Rules::default()).unwrap();
            searcher.clear();
            let control = Control::default();
            searcher.go(&Record::new(position), limits, &control, &mut ())
        };
        POSITIONS.iter().map(answer).collect()
    }

    fn of_strength(strength: Option<Strength>) -> Limits {
        Limits {
            depth: Some(3),
            strength,
            ..Limits::default()
        }
    }

    #[test]
    fn the_same_seed_makes_the_same_errors_and_another_one_others() {
        let weak = |seed| of_strength(Strength::of_level(0, seed));
        let once = answers(&weak(7), 1);
        assert_eq!(once, answers(&weak(7), 1));
        assert_eq!(once, answers(&weak(7), 2), "one thread plays");
        assert_ne!(once, answers(&weak(8), 1));
        let best = |outcomes: &[Outcome]| -> Vec<Option<Move>> {
            outcomes.iter().map(|outcome| outcome.best).collect()
        };
        let full = answers(&of_strength(Strength::of_level(Strength::FULL, 7)), 1);
        assert_eq!(full, answers(&of_strength(None), 1));
        let pairs = best(&once).into_iter().zip(best(&full));
        let same = pairs.filter(|(weak, full)| weak == full).count();
        assert!(same < POSITIONS.len() / 2, "{same} alike");
        for (fen, mv) in POSITIONS.iter().zip(best(&once)) {
            let position = Position::from_fen(fen, Rules::default()).unwrap();
            assert!(position.legal_moves().contains(&mv.unwrap()), "{fen}");
        }
    }

    #[test]
    fn what_is_no_play_is_not_weakened() {
        let weak = of_strength(Strength::of_level(0, 7));
        let lines = |limits: &Limits| Limits {
            multi_pv: 2,
            ..limits.clone()
        };
        let mate = |limits: &Limits| Limits {
            mate: Some(2),
            ..limits.clone()
        };
        let full = of_strength(None);
        assert_eq!(answers(&lines(&weak), 1), answers(&lines(&full), 1));
        assert_eq!(answers(&mate(&weak), 1), answers(&mate(&full), 1));
        assert_ne!(answers(&weak, 1), answers(&full, 1));
        let endless = Limits {
            infinite: true,
            ..weak
        };
        assert_eq!(endless.in_force().strength, None);
    }

    #[test]
    fn an_answer_demanded_at_once_is_one_of_the_moves_allowed() {
        let position = Position::from_fen(POSITIONS[0], Rules::default()).unwrap();
        let allowed = position.legal_moves()[3];
        for nodes in [1, 3, 50] {
            let limits = Limits {
                nodes: Some(nodes),
                search_moves: vec![allowed],
                ..of_strength(Strength::of_level(0, 7))
            };
            let outcomes = answers(&of_strength(limits.strength), 1);
            assert!(outcomes.iter().all(|outcome| outcome.best.is_some()));
            let mut searcher = Searcher::new(1).unwrap();
            let record = Record::new(position.clone());
            let outcome = searcher.go(&record, &limits, &Control::default(), &mut ());
            assert_eq!(outcome.best, Some(allowed));
        }
    }

    #[test]
    fn ratings_and_levels_rise_together() {
        assert!(RATINGS.is_sorted_by(|(a, b), (c, d)| a < c && b < d));
        for &(level, elo) in &RATINGS {
            assert_eq!(Strength::of_elo(elo, 1), Strength::of_level(level, 1));
        }
        let levels = |elo| Strength::of_elo(elo, 1).unwrap().level;
        for elo in Strength::LEAST_ELO..Strength::MOST_ELO {
            assert!(levels(elo) <= levels(elo + 1));
        }
        assert_eq!(levels(0), levels(Strength::LEAST_ELO));
        assert_eq!(levels(u32::MAX), levels(Strength::MOST_ELO));
        assert!(levels(Strength::MOST_ELO) < Strength::FULL);
    }

    #[test]
    fn the_limits_are_the_tighter_of_both() {
        let few = Limits {
            nodes: Some(10),
            depth: Some(3),
            ..Limits::default()
        };
        let limits = strength(5, 1).limits(&few);
        assert_eq!((limits.nodes, limits.depth), (Some(10), Some(3)));
        let limits = strength(0, 1).limits(&Limits::default());
        assert_eq!((limits.nodes, limits.multi_pv), (Some(1_000), 12));
    }
}
