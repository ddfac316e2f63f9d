//! The sequential test: when enough games are played to choose between two hypotheses.

use super::statistics::{
    NORMALIZED, Pentanomial, Wdl, dot, expected_score, games, moments, scores,
};
use crate::arena::config::Model;
use serde::Serialize;
use std::array;
use std::fmt;

/// One of the two hypotheses of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Hypothesis {
    /// The first engine is better by no more than the lower Elo.
    H0,
    /// It is better by at least the higher Elo.
    H1,
}

/// Why there is no such test.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum SprtError {
    /// The Elo of the second hypothesis is not above that of the first.
    #[error("elo0 ({0}) must be less than elo1 ({1})")]
    Order(f64, f64),
    /// An Elo is farther from 0 than a test can have it, or is no number.
    #[error("{0} is not an Elo from -{max} to {max}", max = Sprt::MAX_ELO)]
    Elo(f64),
    /// The probabilities of error are not above 0 or too high.
    #[error("alpha ({0}) and beta ({1}) must be more than 0 and together less than 1")]
    Errors(f64, f64),
}

/// A sequential probability ratio test: after every pair it says whether the games played are
/// enough to choose between two hypotheses about the difference in strength.
///
/// It is the generalised test (GSPRT) of fishtest. The likelihood of a hypothesis is that of the
/// most likely distribution of the outcomes among those with the Elo it states (M. Van den Bergh,
/// "A practical introduction to the GSPRT").
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    model: Model,
}

impl Sprt {
    /// The greatest Elo that a hypothesis can state. More can be seen without a test; and from about
    /// 230 normalised Elo on, the search for the most likely distribution, which sets out from the
    /// uniform one, has no first step.
    pub const MAX_ELO: f64 = 200.0;

    /// A test of a difference of `elo0` against one of `elo1`, which takes H1 with the probability
    /// `alpha` if H0 is true, and H0 with the probability `beta` if H1 is true.
    ///
    /// # Errors
    ///
    /// Unless `elo0 < elo1`, neither is farther from 0 than [`Sprt::MAX_ELO`], and `alpha` and
    /// `beta` are above 0 and together below 1.
    pub fn new(
        elo0: f64,
        elo1: f64,
        alpha: f64,
        beta: f64,
        model: Model,
    ) -> Result<Sprt, SprtError> {
        for elo in [elo0, elo1] {
            if !(-Sprt::MAX_ELO..=Sprt::MAX_ELO).contains(&elo) {
                return Err(SprtError::Elo(elo));
            }
        }
        if elo0 >= elo1 {
            return Err(SprtError::Order(elo0, elo1));
        }
        if !(alpha > 0.0 && beta > 0.0 && alpha + beta < 1.0) {
            return Err(SprtError::Errors(alpha, beta));
        }
        Ok(Sprt {
            elo0,
            elo1,
            alpha,
            beta,
            model,
        })
    }

    /// The log-likelihood ratios at which the test ends, with H0 at or below the lower one, which
    /// is negative, and with H1 at or above the upper one, which is positive: ln(β / (1 - α)) and
    /// ln((1 - β) / α), by A. Wald, "Sequential Tests of Statistical Hypotheses".
    pub fn bounds(&self) -> (f64, f64) {
        (
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        )
    }

    /// The logarithm of how much more likely these pairs are under H1 than under H0; 0 without a
    /// pair.
    pub fn llr(&self, pairs: &Pentanomial) -> f64 {
        self.ratio(pairs.0)
    }

    /// The same for games that are not paired.
    pub fn llr_of_games(&self, games: &Wdl) -> f64 {
        self.ratio(games.counts())
    }

    /// The hypothesis to take at this log-likelihood ratio; none as long as the test goes on.
    pub fn decision(&self, llr: f64) -> Option<Hypothesis> {
        let (lower, upper) = self.bounds();
        if llr <= lower {
            Some(Hypothesis::H0)
        } else if llr >= upper {
            Some(Hypothesis::H1)
        } else {
            None
        }
    }

    fn ratio<const N: usize>(&self, counts: [u64; N]) -> f64 {
        if counts == [0; N] {
            return 0.0;
        }
        // An outcome that was not seen is still possible: fishtest counts it as a thousandth.
        let counts = counts.map(|count| if count == 0 { 1e-3 } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let [under0, under1] = [self.elo0, self.elo1].map(|elo| match self.model {
            Model::Logistic => most_likely_with_mean(&seen, expected_score(elo)),
            Model::Normalized => {
                most_likely_with_lead(&seen, elo / NORMALIZED * games::<N>().sqrt())
            }
        });
        dot(&counts, &array::from_fn(|i| (under1[i] / under0[i]).ln()))
    }
}

impl fmt::Display for Sprt {
    /// The hypotheses and the bounds, as `[0.00, 5.00] normalized, bounds (-2.94, 2.94)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lower, upper) = self.bounds();
        write!(
            f,
            "[{:.2}, {:.2}] {}, bounds ({lower:.2}, {upper:.2})",
            self.elo0, self.elo1, self.model
        )
    }
}

/// The distribution under which what was seen is most likely, among those where the mean of
/// `excess` is 0.
///
/// By the method of Lagrange it is seen / (1 + θ excess), with the θ that satisfies the condition
/// (M. Van den Bergh, `support_MLE_multinomial.pdf` on cantate.be/Fishtest, proposition 1.1).
/// Some `excess` must be positive and some negative; θ then lies between the poles that belong to
/// the greatest and the least, where the mean falls steadily.
fn most_likely<const N: usize>(seen: &[f64; N], excess: &[f64; N]) -> [f64; N] {
    // No probability is above 1. Rounding could have it so next to a pole.
    let at = |theta: f64| array::from_fn(|i| seen[i] / (1.0 + theta * excess[i]).max(seen[i]));
    let mut low = -1.0 / excess.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut high = -1.0 / excess.iter().copied().fold(f64::INFINITY, f64::min);
    // More halvings than a number has digits.
    for _ in 0..100 {
        let middle = low.midpoint(high);
        if dot(&at(middle), excess) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    at(low.midpoint(high))
}

/// The distribution under which what was seen is most likely, among those with this mean score,
/// which is above 0 and below 1.
fn most_likely_with_mean<const N: usize>(seen: &[f64; N], mean: f64) -> [f64; N] {
    most_likely(seen, &scores().map(|score| score - mean))
}

/// The distribution under which what was seen is most likely, among those whose mean score is
/// above 1/2 by so many of its standard deviations.
///
/// The condition μ - 1/2 = lead · σ is not linear in the probabilities, but its tangent at a
/// distribution is: the mean of a - 1/2 - lead · σ (1 + ((a - μ) / σ)²) / 2 over the scores a is 0.
/// The most likely distribution on the tangent is the next one to take the tangent at, from the
/// uniform one on (M. Van den Bergh, "Comments on normalized Elo", section 4.1). As σ is concave,
/// each of them keeps a positive lead or has more, a negative one likewise, and that keeps the
/// tangent's values on both sides of 0.
fn most_likely_with_lead<const N: usize>(seen: &[f64; N], lead: f64) -> [f64; N] {
    let mut found = [1.0 / N as f64; N];
    // Ten steps are mostly enough. Rounding can stop the last digits from coming to rest.
    for _ in 0..100 {
        let (mean, variance) = moments(&found);
        let sigma = variance.sqrt();
        let tangent = scores().map(|score| {
            score - 0.5 - lead * sigma * (1.0 + ((score - mean) / sigma).powi(2)) / 2.0
        });
        let next = most_likely(seen, &tangent);
        let moved = (0..N).any(|i| (next[i] - found[i]).abs() > 1e-12);
        found = next;
        if !moved {
            break;
        }
    }
    found
}
