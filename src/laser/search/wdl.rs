//! The win/draw/loss model: the probabilities of the results of a game, from a score.
//!
//! A player whose score is x wins with probability 1 / (1 + exp((a - x) / b)) and loses with that of
//! the score -x; the rest are draws. a grows as pieces leave the board, b hardly changes. The
//! four constants are a maximum likelihood fit by `examples/fit_wdl.rs` to 165,126 positions of 1,851
//! games at 4,000 nodes a move, between networks of nearly equal strength.

use crate::laser::scale::wdl::{EVEN, EVEN_STEP, PIECES, SPREAD, SPREAD_STEP};
use crate::running::Score;

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
pub fn wdl_model(constants: [f64; 4], points: f64, pieces: u32) -> f64 {
    let [even, even_step, spread, spread_step] = constants;
    let missing = f64::from(PIECES.end() - pieces.clamp(*PIECES.start(), *PIECES.end()));
    let even = even + even_step * missing;
    // A fit may try constants without sense.
    let spread = (spread + spread_step * missing).max(1.0);
    1.0 / (1.0 + ((even - points) / spread).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_add_up_to_a_thousand_and_rise_with_the_score() {
        for pieces in [0, 4, 12, 13, 18, 26, 80, u32::MAX] {
            let mut last: Option<Wdl> = None;
            for points in (-3_000..=3_000).chain([i32::MAX]) {
                let this = Wdl::of(Score::Points(points), pieces);
                assert_eq!(this.win + this.draw + this.loss, 1000);
                if let Some(last) = last {
                    assert!(this.win >= last.win && this.loss <= last.loss, "{points}");
                }
                last = Some(this);
            }
            let low = Wdl::of(Score::Points(-500), pieces);
            let high = Wdl::of(Score::Points(500), pieces);
            assert!(low.win + 200 < high.win && high.loss + 200 < low.loss);
            assert_eq!((low.win, low.draw), (high.loss, high.draw));
            assert_eq!(low.expected() + high.expected(), 1.0);
            assert_eq!(Wdl::of(Score::Points(0), pieces).expected(), 0.5);
            let least = Wdl::of(Score::Points(i32::MIN), pieces);
            assert_eq!((least.win, least.loss), (0, 1000));
        }
    }

    #[test]
    fn mate_scores_are_certain() {
        let chances = Wdl::of(Score::Wins(3), 20);
        assert_eq!((chances.win, chances.draw, chances.loss), (1000, 0, 0));
        assert_eq!(chances.expected(), 1.0);
        let chances = Wdl::of(Score::Loses(2), 20);
        assert_eq!((chances.win, chances.draw, chances.loss), (0, 0, 1000));
    }

    #[test]
    fn the_model_is_near_the_games_that_it_was_fitted_to() {
        // Points, pieces, and the observed wins and losses of such positions, in thousandths.
        let observed = [
            (100, 20, 433, 216),
            (-100, 24, 257, 533),
            (0, 26, 346, 374),
            (0, 24, 337, 357),
            (100, 24, 502, 266),
            (0, 22, 324, 340),
            (100, 21, 484, 245),
            (0, 20, 272, 292),
        ];
        let off = observed.map(|(points, pieces, won, lost)| {
            let chances = Wdl::of(Score::Points(points), pieces);
            chances.win.abs_diff(won) + chances.loss.abs_diff(lost)
        });
        let mean = off.iter().sum::<u32>() as usize / (2 * off.len());
        assert!(mean < 30, "{mean} thousandths off");
    }
}
