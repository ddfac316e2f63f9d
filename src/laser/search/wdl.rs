//! What a score promises: the chances that the game ends in a win, a draw or a loss.
//!
//! A player whose score is x wins with probability 1 / (1 + exp((a - x) / b)) and loses with that of
//! the score -x; the rest are draws. Both a and b grow as pieces leave the board. The four constants
//! are the most likely ones for 4,265 games of the engine against itself at about 4,000 nodes a move,
//! by the score and the pieces left at each of their first 120 plies (300,187 in all), found with the
//! simplex of Nelder and Mead. Whoever changes the scale of the evaluation fits them again.

use super::Score;

/// The score, in points, at which half of the games are won, with the most pieces.
const EVEN: f64 = 92.0;
/// What each missing piece adds to it.
const EVEN_STEP: f64 = 16.5;
/// How many points change the odds e-fold, with the most pieces.
const SPREAD: f64 = 176.0;
/// What each missing piece adds to it.
const SPREAD_STEP: f64 = 14.4;

/// The counts of pieces within which the model was fitted; beyond them it is as at their ends.
const PIECES: std::ops::RangeInclusive<u32> = 12..=26;

/// The chances of the side to move, in thousandths, 1000 in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wdl {
    /// Of a win.
    pub win: u32,
    /// Of a draw.
    pub draw: u32,
    /// Of a loss.
    pub loss: u32,
}

impl Wdl {
    /// What a score promises in a game with so many pieces on the board, both players' counted.
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
}

/// How many of a thousand games are won with this score, rounded down, so that wins and losses are
/// a thousand at the most.
fn wins(points: i32, pieces: u32) -> u32 {
    let missing = PIECES.end() - pieces.clamp(*PIECES.start(), *PIECES.end());
    let even = EVEN + EVEN_STEP * f64::from(missing);
    let spread = SPREAD + SPREAD_STEP * f64::from(missing);
    (1000.0 / (1.0 + ((even - f64::from(points)) / spread).exp())) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_are_a_thousand_in_all_and_rise_with_the_score() {
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
            let least = Wdl::of(Score::Points(i32::MIN), pieces);
            assert_eq!((least.win, least.loss), (0, 1000));
        }
    }

    #[test]
    fn what_is_decided_is_certain() {
        let chances = Wdl::of(Score::Wins(3), 20);
        assert_eq!((chances.win, chances.draw, chances.loss), (1000, 0, 0));
        let chances = Wdl::of(Score::Loses(2), 20);
        assert_eq!((chances.win, chances.draw, chances.loss), (0, 0, 1000));
    }

    #[test]
    fn the_model_is_near_the_games_it_was_fitted_to() {
        // Points, pieces, and what share of the positions with about so many was won and lost.
        for (points, pieces, won, lost) in [
            (0, 26, 357, 360),
            (100, 26, 484, 255),
            (200, 25, 620, 163),
            (0, 22, 310, 319),
            (200, 22, 527, 207),
            (345, 22, 641, 91),
            (100, 18, 436, 246),
        ] {
            let chances = Wdl::of(Score::Points(points), pieces);
            println!("{points} points, {pieces} pieces: {chances:?}");
            assert!(chances.win.abs_diff(won) < 60, "{points}, {pieces}");
            assert!(chances.loss.abs_diff(lost) < 60, "{points}, {pieces}");
        }
    }
}
