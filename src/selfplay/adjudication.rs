//! Adjudication: ends a game when its scores leave no doubt about the result. `docs/selfplay.md` has
//! the measurements behind the constants.

use super::data::Outcome;
use crate::laser::rules::Color;
use crate::laser::scale::selfplay::{DRAWN, WON};
use crate::laser::search::Score;

/// The plies in a row that both sides must agree on a win by points. A search that overlooks a reply
/// is corrected by the next one, from the other side.
const WON_PLIES: u32 = 4;

/// The plies in a row that must be drawn.
const DRAWN_PLIES: u32 = 10;

/// The plies before which no game is drawn by its scores.
const DRAWN_FROM: usize = 80;

/// The number of plies, those of the opening included, after which a game is a draw.
pub(super) const MAX_PLIES: usize = 400;

/// When games are adjudicated, in words.
pub(super) fn summary() -> String {
    format!(
        "forced wins; {WON} points for {WON_PLIES} plies; {DRAWN} points for {DRAWN_PLIES} plies from ply {DRAWN_FROM}"
    )
}

/// Counts the scores in a row that agree on the result.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Adjudicator {
    /// The player whom the last scores see winning, and how many of them do.
    winner: Option<(Color, u32)>,
    /// The last scores that see a draw.
    drawn: u32,
}

impl Adjudicator {
    /// Adds the score of the side to move, before the game's ply of this number from 1. Returns the
    /// result if there is no doubt about it.
    pub(super) fn add(&mut self, side: Color, score: Score, ply: usize) -> Option<Outcome> {
        let (winner, points) = match score {
            Score::Wins(_) => return Some(Outcome::Won(side)),
            Score::Loses(_) => return Some(Outcome::Won(!side)),
            Score::Points(points) if points >= 0 => (side, points),
            Score::Points(points) => (!side, -points),
        };
        self.winner = match self.winner {
            _ if points < WON => None,
            Some((before, plies)) if before == winner => Some((winner, plies + 1)),
            _ => Some((winner, 1)),
        };
        self.drawn = if points <= DRAWN { self.drawn + 1 } else { 0 };
        match self.winner {
            Some((winner, WON_PLIES)) => Some(Outcome::Won(winner)),
            _ if self.drawn >= DRAWN_PLIES && ply >= DRAWN_FROM => Some(Outcome::Drawn),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ply at which a game with these scores from ply `first` on ends, and its result.
    fn end(first: usize, scores: impl IntoIterator<Item = Score>) -> Option<(usize, Outcome)> {
        let mut adjudicator = Adjudicator::default();
        let sides = Color::ALL.into_iter().cycle();
        let mut plies = (first..).zip(sides).zip(scores);
        plies.find_map(|((ply, side), score)| {
            let outcome = adjudicator.add(side, score, ply)?;
            Some((ply, outcome))
        })
    }

    #[test]
    fn both_sides_must_agree_on_a_win() {
        let points = |all: &[i32]| all.iter().map(|&p| Score::Points(p)).collect::<Vec<_>>();
        let red_wins = Some((5, Outcome::Won(Color::Red)));
        assert_eq!(end(1, points(&[0, 1_500, -1_500, 1_600, -1_700])), red_wins);
        assert_eq!(end(1, points(&[1_500, 1_500, 1_500, 1_500, 1_500])), None);
        assert_eq!(end(1, points(&[1_500, -1_499, 1_500, -1_500, 9_000])), None);
        let doubted = points(&[1_500, -1_500, 1_500, 0, 1_500, -1_500, 1_500]);
        assert_eq!(end(1, doubted), None);
    }

    #[test]
    fn a_forced_win_ends_the_game_at_once() {
        let blue = Outcome::Won(Color::Blue);
        assert_eq!(end(1, [Score::Wins(5)]), Some((1, blue)));
        assert_eq!(end(1, [Score::Points(0), Score::Loses(8)]), Some((2, blue)));
    }

    #[test]
    fn drawn_scores_for_long_late_in_the_game_are_a_draw() {
        let drawn = |length: usize| (0..length).map(|ply| Score::Points(ply as i32 % 5 - 2));
        let draw = |ply| Some((ply, Outcome::Drawn));
        assert_eq!(end(101, drawn(10)), draw(110));
        assert_eq!(end(101, drawn(9)), None);
        assert_eq!(end(11, drawn(500)), draw(DRAWN_FROM));
        let doubted = drawn(9).chain([Score::Points(3)]).chain(drawn(9));
        assert_eq!(end(201, doubted), None);
    }
}
