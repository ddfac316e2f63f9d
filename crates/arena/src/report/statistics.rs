//! Statistics of matches: estimates of strength from the results of games.
//!
//! Games are best played in pairs, both from one opening, with colours reversed: a biased opening then favours both
//! engines alike, and the variance is less than that of independent games. A pair is one observation with five
//! outcomes, a [`Pentanomial`]; an unpaired game is an observation with three outcomes, a [`Wdl`]. All figures come
//! from the scores of these observations, scaled to the range from 0 to 1, and agree with those of fishtest and
//! fastchess.
//!
//! An infinite figure, such as the Elo of an engine that has won every game, is an infinite `f64`. In JSON it is
//! `null`, like a figure that cannot be estimated yet. No figure is ever NaN.

use derive_more::{Add, Display};
use serde::Serialize;
use std::array;
use std::collections::BTreeMap;
use std::f64::consts::LN_10;
use std::f64::consts::SQRT_2;
use std::fmt;

/// The half-width of a 95 % confidence interval, in standard deviations of the normal distribution.
const Z_95: f64 = 1.959_963_984_540_054;

/// Normalised Elo per standard deviation of a game's score. With this factor it equals Elo between
/// nearly equal engines that never draw.
pub(super) const NORMALIZED: f64 = 800.0 / LN_10;

/// The difference in Elo for a score from 0 (minus infinity) to 1 (infinity), by the logistic curve:
/// -400 lg(1/score - 1).
pub fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The expected score, from 0 to 1, for this difference in Elo: the inverse of [`elo`].
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The outcome of a game for the first of two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GameScore {
    Loss,
    Draw,
    Win,
}

impl GameScore {
    /// The score in half points: 0, 1 or 2.
    fn halves(self) -> usize {
        match self {
            GameScore::Loss => 0,
            GameScore::Draw => 1,
            GameScore::Win => 2,
        }
    }
}

/// Wins, draws and losses of the first engine.
#[derive(Clone, Copy, Debug, Default, Display, PartialEq, Eq, Add, Serialize)]
#[display("+{wins} ={draws} -{losses}")]
pub struct Wdl {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
}

impl Wdl {
    pub fn add_game(&mut self, outcome: GameScore) {
        match outcome {
            GameScore::Loss => self.losses += 1,
            GameScore::Draw => self.draws += 1,
            GameScore::Win => self.wins += 1,
        }
    }

    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The first engine's points: 1 per win, 1/2 per draw.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    /// The first engine's score, its share of the points from 0 to 1; `None` without a game.
    pub fn score(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / self.games() as f64)
    }

    /// The results of the second engine.
    pub fn reversed(&self) -> Wdl {
        Wdl {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
        }
    }

    /// The share of games won, from 0 to 1, with its interval by the normal approximation, which is infinite
    /// while all games have the same result; `None` without a game.
    pub fn share_of_wins(&self) -> Option<Interval> {
        let games = self.games() as f64;
        let value = self.wins as f64 / games;
        let variance = value * (1.0 - value);
        let half = if variance > 0.0 {
            Z_95 * (variance / games).sqrt()
        } else {
            f64::INFINITY
        };
        (games > 0.0).then_some(Interval {
            low: value - half,
            value,
            high: value + half,
        })
    }

    /// The counts, ascending by score.
    pub(super) fn counts(&self) -> [u64; 3] {
        [self.losses, self.draws, self.wins]
    }
}

/// The number of game pairs in which the first engine scored 0, 1/2, 1, 3/2 and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    pub fn add_pair(&mut self, one: GameScore, other: GameScore) {
        self.0[one.halves() + other.halves()] += 1;
    }

    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The results of the second engine.
    pub fn reversed(&self) -> Pentanomial {
        let [a, b, c, d, e] = self.0;
        Pentanomial([e, d, c, b, a])
    }
}

impl std::ops::Add for Pentanomial {
    type Output = Pentanomial;

    fn add(self, other: Pentanomial) -> Pentanomial {
        Pentanomial(array::from_fn(|i| self.0[i] + other.0[i]))
    }
}

/// The results of an engine against one or more others: all its games, and the pairs among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Add, Serialize)]
pub struct Tally {
    pub wdl: Wdl,
    /// The pairs among them.
    pub pairs: Pentanomial,
}

impl Tally {
    /// The results of the second engine.
    pub fn reversed(&self) -> Tally {
        Tally {
            wdl: self.wdl.reversed(),
            pairs: self.pairs.reversed(),
        }
    }

    /// The estimate of strength; `None` without a game. It comes from the pairs if there are any, as
    /// the games of a pair are not independent; an unpaired game then does not count.
    pub fn estimate(&self) -> Option<Estimate> {
        Estimate::from_pairs(&self.pairs).or_else(|| Estimate::from_games(&self.wdl))
    }
}

/// An estimated figure, with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub low: f64,
    pub value: f64,
    pub high: f64,
}

impl Interval {
    /// The error margin, from 0 to infinity: half the width of the interval. It is infinite for an
    /// infinite figure. As an Elo interval is not symmetric, it is the mean of both errors.
    pub fn margin(&self) -> f64 {
        if self.value.is_infinite() {
            return f64::INFINITY;
        }
        (self.high - self.low) / 2.0
    }

    /// The error margin; `None` if it is infinite, which is to say unknown.
    pub(super) fn known_margin(&self) -> Option<f64> {
        Some(self.margin()).filter(|margin| margin.is_finite())
    }

    /// The figure times a factor, such as 100 for per cent.
    pub(super) fn times(self, factor: f64) -> Interval {
        Interval {
            low: factor * self.low,
            value: factor * self.value,
            high: factor * self.high,
        }
    }
}

impl fmt::Display for Interval {
    /// The figure and its margin, as in `18.04 +/- 8.23`; `?` for an infinite margin.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.known_margin() {
            Some(margin) => write!(f, "{:.2} +/- {margin:.2}", self.value),
            None => write!(f, "{:.2} +/- ?", self.value),
        }
    }
}

/// An estimate of how much stronger the first engine is.
///
/// With the mean m and the variance v of N observed scores, the true mean has the confidence interval
/// m ± 1.96 √(v/N), by the normal approximation. If all scores are equal, v is 0 and says nothing
/// about the spread: the interval of the Elo is then infinite at both ends, and what is measured in
/// standard deviations is unknown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The score, from 0 to 1.
    pub score: f64,
    /// The share of even observations, from 0 to 1: pairs with one point each, or drawn games.
    pub even: f64,
    /// The difference in logistic [`elo`]; infinite for a score of 0 or 1, as are the ends of the
    /// interval beyond that range.
    pub elo: Interval,
    /// The difference in normalised Elo, (m - 1/2) / σ · 800 / ln 10, where σ is the standard deviation of one game,
    /// √(2v) for pairs and √v for games (M. Van den Bergh, "Normalized Elo"). It determines how many games it takes
    /// to prove the difference, and depends less on openings and time control than Elo. `None` if v is 0.
    pub nelo: Option<Interval>,
    /// The likelihood of superiority (LOS), from 0 to 1: the probability that the first engine is the
    /// stronger one, Φ((m - 1/2) / √(v/N)). `None` if v is 0.
    pub los: Option<f64>,
}

impl Estimate {
    /// The estimate from pairs; `None` without a pair.
    pub fn from_pairs(pairs: &Pentanomial) -> Option<Estimate> {
        Estimate::new(pairs.0)
    }

    /// The estimate from games that are not paired; `None` without a game.
    pub fn from_games(games: &Wdl) -> Option<Estimate> {
        Estimate::new(games.counts())
    }

    /// The estimate from the counts of N evenly spaced scores from 0 to 1.
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
        let spread = (variance / total).sqrt();
        let is_known = variance > 0.0;
        let half = if is_known {
            Z_95 * spread
        } else {
            f64::INFINITY
        };
        let in_deviations = |of: f64| NORMALIZED * of / deviation;
        Some(Estimate {
            score: mean,
            even: seen[N / 2],
            elo: Interval {
                low: elo((mean - half).max(0.0)),
                value: elo(mean),
                high: elo((mean + half).min(1.0)),
            },
            nelo: is_known.then(|| Interval {
                low: in_deviations(lead - half),
                value: in_deviations(lead),
                high: in_deviations(lead + half),
            }),
            los: is_known.then(|| libm::erfc(-lead / spread / SQRT_2) / 2.0),
        })
    }
}

/// The results of two engines of a tournament against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// The number of the engine whose results `tally` has.
    pub first: usize,
    /// The number of its opponent.
    pub second: usize,
    /// The results of the first engine.
    pub tally: Tally,
}

/// One engine's row in the [`ranking`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Standing {
    pub engine: usize,
    /// Its results against all opponents.
    pub tally: Tally,
    /// The estimate of its strength; `None` without a game.
    pub estimate: Option<Estimate>,
}

/// The rating table: a row for every engine of a pairing, by descending score, ties by number, engines without a game
/// last. A pairing may be given from either side; several pairings of the same engines add up.
///
/// As in cutechess's tables, the Elo of a row compares the engine with its field: it is the difference from a single
/// opponent against whom the engine would have its mean score over all its games. So rows are not ratings on one
/// scale: the difference of two rows is not the result of the games between the two, and rows of engines that met
/// different opponents are not comparable.
pub fn ranking(pairings: &[Pairing]) -> Vec<Standing> {
    let mut tallies: BTreeMap<usize, Tally> = BTreeMap::new();
    for pairing in pairings {
        let reversed = pairing.tally.reversed();
        for (engine, tally) in [(pairing.first, pairing.tally), (pairing.second, reversed)] {
            let sum = tallies.entry(engine).or_default();
            *sum = *sum + tally;
        }
    }
    let rows = tallies.into_iter().map(|(engine, tally)| Standing {
        engine,
        tally,
        estimate: tally.estimate(),
    });
    let mut rows: Vec<Standing> = rows.collect();
    let key = |row: &Standing| row.tally.wdl.score().unwrap_or(-1.0);
    rows.sort_by(|a, b| key(b).total_cmp(&key(a)));
    rows
}

/// Games per observation with N outcomes: 1 for three outcomes, 2 for five.
pub(super) fn games<const N: usize>() -> f64 {
    (N - 1) as f64 / 2.0
}

/// The scores of N outcomes, from 0 to 1.
pub(super) fn scores<const N: usize>() -> [f64; N] {
    array::from_fn(|i| i as f64 / (N - 1) as f64)
}

/// The mean and the variance of the score for these weights of the outcomes.
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
