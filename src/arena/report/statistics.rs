//! The statistics of matches: what the results of the games say about the strength of the engines.
//!
//! Games are best played in pairs, both from one start and with the colours exchanged: what the
//! start or the first move is worth then falls on both engines alike, and the pair's score varies
//! less than that of two games apart. A pair counts as one observation with five outcomes, a
//! [`Pentanomial`]; games that are not paired count each for itself with three outcomes, a
//! [`Wdl`]. All figures come from the scores of these observations, scaled to the range from 0 to
//! 1, and are those that fishtest and fastchess give.
//!
//! An infinite figure, as the Elo of an engine that has won every game, is an infinite `f64`;
//! JSON has none, and there it is `null`. No figure is ever not a number.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};
use std::array;
use std::f64::consts::LN_10;
use std::fmt;
use std::ops::{Add, AddAssign};

/// Half of the width, in standard deviations, of the middle 95 % of the normal distribution.
const Z_95: f64 = 1.959_963_984_540_054;

/// Points of normalised Elo for a lead of one standard deviation of a game's score. Between nearly
/// equal engines that never draw, this makes it the same as Elo.
pub(super) const NORMALIZED: f64 = 800.0 / LN_10;

/// The difference in rating, in Elo, of two players of whom the first scores this share of the
/// points, from 0 (minus infinity) to 1 (infinity): the logistic curve, -400 lg(1/score - 1).
pub fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The share of the points, from 0 to 1, that a player scores who is better by so much Elo: the
/// opposite of [`elo`].
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// How a game ended for the first of the two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// It lost.
    Loss,
    /// Nobody won.
    Draw,
    /// It won.
    Win,
}

impl Outcome {
    /// Its points, counted in halves.
    fn halves(self) -> usize {
        match self {
            Outcome::Loss => 0,
            Outcome::Draw => 1,
            Outcome::Win => 2,
        }
    }
}

/// How many games the first engine won, drew and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Wdl {
    /// Games it won.
    pub wins: u64,
    /// Games nobody won.
    pub draws: u64,
    /// Games it lost.
    pub losses: u64,
}

impl Wdl {
    /// Counts one more game.
    pub fn add_game(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Loss => self.losses += 1,
            Outcome::Draw => self.draws += 1,
            Outcome::Win => self.wins += 1,
        }
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The first engine's points: 1 for a win, 1/2 for a draw.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    /// The first engine's share of the points, from 0 to 1; none without a game.
    pub fn score(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / self.games() as f64)
    }

    /// The same games seen by the second engine.
    pub fn reversed(&self) -> Wdl {
        Wdl {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
        }
    }

    /// The counts in order of the score.
    pub(super) fn counts(&self) -> [u64; 3] {
        [self.losses, self.draws, self.wins]
    }
}

impl Add for Wdl {
    type Output = Wdl;

    fn add(self, other: Wdl) -> Wdl {
        Wdl {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }
}

impl AddAssign for Wdl {
    fn add_assign(&mut self, other: Wdl) {
        *self = *self + other;
    }
}

/// How many pairs of games, with the colours exchanged, gave the first engine 0, 1/2, 1, 3/2 and
/// 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    /// Counts one more pair.
    pub fn add_pair(&mut self, one: Outcome, other: Outcome) {
        self.0[one.halves() + other.halves()] += 1;
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The same pairs seen by the second engine.
    pub fn reversed(&self) -> Pentanomial {
        let [a, b, c, d, e] = self.0;
        Pentanomial([e, d, c, b, a])
    }
}

impl Add for Pentanomial {
    type Output = Pentanomial;

    fn add(self, other: Pentanomial) -> Pentanomial {
        Pentanomial(array::from_fn(|i| self.0[i] + other.0[i]))
    }
}

impl AddAssign for Pentanomial {
    fn add_assign(&mut self, other: Pentanomial) {
        *self = *self + other;
    }
}

/// The results of one engine against another, or against several: its games, and those of them
/// that were paired once more as pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// All games.
    pub wdl: Wdl,
    /// The pairs among them.
    pub pairs: Pentanomial,
}

impl Tally {
    /// Counts one more game that is in no pair.
    pub fn add_game(&mut self, outcome: Outcome) {
        self.wdl.add_game(outcome);
    }

    /// Counts one more pair, and its two games.
    pub fn add_pair(&mut self, one: Outcome, other: Outcome) {
        self.wdl.add_game(one);
        self.wdl.add_game(other);
        self.pairs.add_pair(one, other);
    }

    /// The same games seen by the second engine.
    pub fn reversed(&self) -> Tally {
        Tally {
            wdl: self.wdl.reversed(),
            pairs: self.pairs.reversed(),
        }
    }

    /// What the results say: from the pairs where there are any, since the games of a pair are not
    /// independent of each other, and a game that waits for its pair's other one is left out until
    /// then; otherwise from the games. None without a game.
    pub fn estimate(&self) -> Option<Estimate> {
        Estimate::from_pairs(&self.pairs).or_else(|| Estimate::from_games(&self.wdl))
    }
}

impl Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally {
            wdl: self.wdl + other.wdl,
            pairs: self.pairs + other.pairs,
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        *self = *self + other;
    }
}

/// An estimated figure, in Elo, with the interval that covers the true one 95 times in 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The figure.
    pub value: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Half of the width, what is printed behind the figure as its error, from 0 to infinity; that
    /// of an infinite figure is infinite. The interval of an Elo is not symmetric, and so this is
    /// the mean of two errors.
    pub fn margin(&self) -> f64 {
        if self.value.is_infinite() {
            return f64::INFINITY;
        }
        (self.high - self.low) / 2.0
    }
}

impl fmt::Display for Interval {
    /// The figure and its margin, as `18.04 +/- 8.23`, or `inf +/- ?` where nothing is known about
    /// the margin.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.margin() {
            margin if margin.is_finite() => write!(f, "{:.2} +/- {margin:.2}", self.value),
            _ => write!(f, "{:.2} +/- ?", self.value),
        }
    }
}

/// What results say about how much stronger the first engine is.
///
/// With the mean m and the variance v of N observed scores, m is taken to be spread normally with
/// the variance v/N about the true one, which makes the interval m ± 1.96 √(v/N). If all scores
/// are alike, v is 0 and nothing is known about that spread: the intervals are then infinite at
/// both ends.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// Its share of the points, from 0 to 1.
    pub score: f64,
    /// The share of the observations that favour nobody, from 0 to 1: of pairs that gave each
    /// engine one point, or of drawn games.
    pub even: f64,
    /// The difference in rating by the logistic curve, [`elo`]; infinite for a score of 0 or 1,
    /// and so are the ends of the interval where they fall out of that range.
    pub elo: Interval,
    /// The difference in normalised Elo, (m - 1/2) / σ · 800 / ln 10, where σ is the standard
    /// deviation of one game, √(2v) for pairs and √v for games (M. Van den Bergh, "Normalized
    /// Elo"). It says how many games it takes to show the difference, and depends less than the
    /// Elo on the starts and the time. If v is 0 it is 0 for a score of 1/2 and infinite for any
    /// other.
    pub nelo: Interval,
    /// The likelihood of superiority, from 0 to 1: the probability that the first engine is the
    /// better one, Φ((m - 1/2) / √(v/N)). If v is 0 it is 0, 1/2 or 1, by the side of 1/2 on
    /// which the score lies.
    pub los: f64,
}

impl Estimate {
    /// What pairs say; none without a pair.
    pub fn from_pairs(pairs: &Pentanomial) -> Option<Estimate> {
        Estimate::new(pairs.0)
    }

    /// What games say that are not paired; none without a game.
    pub fn from_games(games: &Wdl) -> Option<Estimate> {
        Estimate::new(games.counts())
    }

    /// From the counts of the scores from 0 to 1, in even steps.
    fn new<const N: usize>(counts: [u64; N]) -> Option<Estimate> {
        if counts == [0; N] {
            return None;
        }
        let counts = counts.map(|count| count as f64);
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let (mean, variance) = moments(&counts);
        let lead = mean - 0.5;
        let deviation = (variance * games::<N>()).sqrt();
        // Without variance any lead is infinitely many deviations, and no lead is none.
        let in_deviations = |of: f64, deviation: f64| match deviation {
            0.0 if of == 0.0 => 0.0,
            _ => of / deviation,
        };
        let spread = (variance / total).sqrt();
        let half = if variance > 0.0 {
            Z_95 * spread
        } else {
            f64::INFINITY
        };
        Some(Estimate {
            score: mean,
            even: seen[N / 2],
            elo: Interval {
                low: elo((mean - half).max(0.0)),
                value: elo(mean),
                high: elo((mean + half).min(1.0)),
            },
            nelo: Interval {
                low: NORMALIZED * in_deviations(lead - half, deviation),
                value: NORMALIZED * in_deviations(lead, deviation),
                high: NORMALIZED * in_deviations(lead + half, deviation),
            },
            los: Normal::standard().cdf(in_deviations(lead, spread)),
        })
    }
}

/// How many games make an observation of so many outcomes: 1 for three, 2 for five.
pub(super) fn games<const N: usize>() -> f64 {
    (N - 1) as f64 / 2.0
}

/// The scores of the outcomes, from 0 to 1.
pub(super) fn scores<const N: usize>() -> [f64; N] {
    array::from_fn(|i| i as f64 / (N - 1) as f64)
}

/// The mean and the variance of the score if the outcomes have these weights.
pub(super) fn moments<const N: usize>(weights: &[f64; N]) -> (f64, f64) {
    let total: f64 = weights.iter().sum();
    let scores = scores::<N>();
    let mean = dot(weights, &scores) / total;
    let variance = dot(weights, &scores.map(|score| (score - mean).powi(2))) / total;
    (mean, variance)
}

pub(super) fn dot<const N: usize>(a: &[f64; N], b: &[f64; N]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
