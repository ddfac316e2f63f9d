//! The sequential probability ratio test (SPRT) of two engines.

use super::statistics::{
    NORMALIZED, Pentanomial, Wdl, dot, expected_score, games, moments, scores,
};
use crate::config::{Model, SprtSettings};
use serde::Serialize;
use std::array;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Hypothesis {
    /// The first engine is stronger by at most `elo0`.
    H0,
    /// The first engine is stronger by at least `elo1`.
    H1,
}

/// Why the parameters of an SPRT are invalid.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum SprtError {
    #[error("elo0 ({0}) must be less than elo1 ({1})")]
    Order(f64, f64),
    #[error("{0} is not an Elo from -{max} to {max}", max = Sprt::MAX_ELO)]
    Elo(f64),
    #[error("alpha ({0}) and beta ({1}) must be more than 0 and together less than 1")]
    Errors(f64, f64),
}

/// A sequential probability ratio test of two hypotheses about the difference in strength.
///
/// It is the generalised test (GSPRT) of fishtest: the likelihood of a hypothesis is that of the
/// maximum-likelihood distribution of the outcomes among those with its Elo (M. Van den Bergh,
/// "A practical introduction to the GSPRT").
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt(SprtSettings);

impl Sprt {
    /// The maximum Elo of a hypothesis. Beyond some 230 normalised Elo the iteration for the maximum-likelihood
    /// distribution cannot take its first step, from the uniform distribution.
    pub const MAX_ELO: f64 = 200.0;

    /// A test of `elo0` (H0) against `elo1` (H1).
    ///
    /// # Errors
    /// Unless `elo0 < elo1`, both are within ±[`Sprt::MAX_ELO`], and `alpha` and `beta` are positive
    /// and together below 1.
    pub fn new(settings: SprtSettings) -> Result<Sprt, SprtError> {
        let SprtSettings {
            elo0,
            elo1,
            alpha,
            beta,
            ..
        } = settings;
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
        Ok(Sprt(settings))
    }

    /// The LLR bounds: the test accepts H0 at or below the lower one, ln(β / (1 - α)), and H1 at or
    /// above the upper one, ln((1 - β) / α) (A. Wald, "Sequential Tests of Statistical Hypotheses").
    pub fn bounds(&self) -> (f64, f64) {
        (
            (self.0.beta / (1.0 - self.0.alpha)).ln(),
            ((1.0 - self.0.beta) / self.0.alpha).ln(),
        )
    }

    /// The log-likelihood ratio (LLR) of these pairs, H1 over H0; 0 without a pair.
    pub fn llr(&self, pairs: &Pentanomial) -> f64 {
        self.ratio(pairs.0)
    }

    /// The log-likelihood ratio of games that are not paired; 0 without a game.
    pub fn llr_of_games(&self, games: &Wdl) -> f64 {
        self.ratio(games.counts())
    }

    /// The hypothesis to accept at this LLR; `None` while the test continues.
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
        // An outcome that was not observed is still possible: like fishtest, count it as 0.001.
        let counts = counts.map(|count| if count == 0 { 1e-3 } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let [under0, under1] = [self.0.elo0, self.0.elo1].map(|elo| match self.0.model {
            Model::Logistic => most_likely_with_mean(&seen, expected_score(elo)),
            Model::Normalized => {
                most_likely_with_lead(&seen, elo / NORMALIZED * games::<N>().sqrt())
            }
        });
        dot(&counts, &array::from_fn(|i| (under1[i] / under0[i]).ln()))
    }
}

impl fmt::Display for Sprt {
    /// The hypotheses and the bounds, such as `[0.00, 5.00] normalized, bounds (-2.94, 2.94)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lower, upper) = self.bounds();
        write!(
            f,
            "[{:.2}, {:.2}] {}, bounds ({lower:.2}, {upper:.2})",
            self.0.elo0, self.0.elo1, self.0.model
        )
    }
}

/// The maximum-likelihood distribution of the observed frequencies `seen` among those under which
/// the mean of `excess` is 0.
///
/// By Lagrange multipliers it is seen / (1 + θ excess), with the θ that satisfies the condition
/// (M. Van den Bergh, `support_MLE_multinomial.pdf` on cantate.be/Fishtest, proposition 1.1).
/// `excess` must have both signs; θ then lies between the poles of its greatest and its least value,
/// where the mean decreases monotonically.
fn most_likely<const N: usize>(seen: &[f64; N], excess: &[f64; N]) -> [f64; N] {
    // `max` keeps a probability from rounding to more than 1 next to a pole.
    let at = |theta: f64| array::from_fn(|i| seen[i] / (1.0 + theta * excess[i]).max(seen[i]));
    let mut low = -1.0 / excess.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut high = -1.0 / excess.iter().copied().fold(f64::INFINITY, f64::min);
    // Bisection: more steps than an f64 has bits of precision.
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

/// The maximum-likelihood distribution among those with this mean score, between 0 and 1.
fn most_likely_with_mean<const N: usize>(seen: &[f64; N], mean: f64) -> [f64; N] {
    most_likely(seen, &scores().map(|score| score - mean))
}

/// The maximum-likelihood distribution among those whose mean score exceeds 1/2 by `lead` standard
/// deviations.
///
/// The condition μ - 1/2 = lead · σ is not linear in the probabilities, but its tangent at a
/// distribution is: the mean of a - 1/2 - lead · σ (1 + ((a - μ) / σ)²) / 2 over the scores a is 0.
/// The iteration starts from the uniform distribution, and takes the maximum-likelihood distribution
/// on the tangent as the next point (M. Van den Bergh, "Comments on normalized Elo", section 4.1). As
/// σ is concave, the lead of each keeps its sign and does not shrink, so that the tangent's values
/// keep both signs.
fn most_likely_with_lead<const N: usize>(seen: &[f64; N], lead: f64) -> [f64; N] {
    let mut found = [1.0 / N as f64; N];
    // Ten steps usually suffice. Rounding may keep the last digits from converging.
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
