//! The win/draw/loss model: the probabilities of a game's results, from a score.
//!
//! A player with score x wins with probability 1 / (1 + exp((a - x) / b)) and loses with the
//! probability for the score -x; the rest are draws. a and b grow as pieces leave the board. The four
//! constants are a maximum likelihood fit by `examples/fit_wdl.rs` to 806,106 positions of 5,000 games,
//! which the engine (bench 5 45184) played against itself: `akhet selfplay --games 5000 --nodes 4000 --seed 58`. With
//! more time, more games are drawn.

use crate::laser::scale::wdl::{EVEN, EVEN_STEP, PIECES, SPREAD, SPREAD_STEP};
use crate::search::Score;

/// The probabilities of the results for the side to move, in thousandths. They add up to 1000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wdl {
    /// The probability of a win.
    pub win: u32,
    /// The probability of a draw.
    pub draw: u32,
    /// The probability of a loss.
    pub loss: u32,
}

impl Wdl {
    /// The probabilities for this score with this number of pieces on the board, both players'
    /// together.
    pub fn of(score: Score, pieces: u32) -> Wdl {
        let (win, loss) = match score {
            Score::Wins(_) => (1000, 0),
            Score::Loses(_) => (0, 1000),
            Score::Points(points) => (wins(points, pieces), wins(points.saturating_neg(), pieces)),
        };
        Wdl {
            win,
            draw: 1000 - win - loss,
            loss,
        }
    }

    /// The expected result, 0 to 1: a draw is half a win.
    pub fn expected(self) -> f64 {
        f64::from(2 * self.win + self.draw) / 2000.0
    }
}

/// The probability of a win in thousandths, rounded down, so that wins and losses add up to at most
/// 1000.
fn wins(points: i32, pieces: u32) -> u32 {
    let constants = [EVEN, EVEN_STEP, SPREAD, SPREAD_STEP];
    (1000.0 * wdl_model(constants, points.into(), pieces)) as u32
}

/// The model: the probability, 0 to 1, that the side to move wins with this score in points and this
/// number of pieces on the board, by the constants of [`scale::wdl`](crate::laser::scale::wdl) in
/// their order there.
#[doc(hidden)]
pub fn wdl_model(constants: [f64; 4], points: f64, pieces: u32) -> f64 {
    let [even, even_step, spread, spread_step] = constants;
    let missing = f64::from(PIECES.end() - pieces.clamp(*PIECES.start(), *PIECES.end()));
    let even = even + even_step * missing;
    // A fit may try nonsensical constants.
    let spread = (spread + spread_step * missing).max(1.0);
    1.0 / (1.0 + ((even - points) / spread).exp())
}
