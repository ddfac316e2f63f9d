//! Adjudication: ends a game early once the engines' scores decide it.

use crate::End;
use crate::config::{DrawSettings, ResignSettings};
use akhet::game::{Ending, MAX_SEATS, Seat};
use akhet_records::{Reason, Score};

/// Counts the consecutive moves whose scores allow adjudication.
#[derive(Clone, Copy, Debug)]
pub struct Adjudicator {
    players: usize,
    draw: Option<DrawSettings>,
    resign: Option<ResignSettings>,
    /// Consecutive plies with a score near zero.
    even: u32,
    /// Consecutive moves with a losing score, by seat.
    losing: [u32; MAX_SEATS],
    /// Consecutive moves with a winning score, by seat.
    winning: [u32; MAX_SEATS],
}

impl Adjudicator {
    pub fn new(
        players: usize,
        draw: Option<DrawSettings>,
        resign: Option<ResignSettings>,
    ) -> Adjudicator {
        Adjudicator {
            players,
            draw,
            resign,
            even: 0,
            losing: [0; MAX_SEATS],
            winning: [0; MAX_SEATS],
        }
    }

    /// Counts the score that a player reported with a move. A missing score ends every run.
    pub fn add_score(&mut self, seat: Seat, score: Option<Score>) {
        let points = score.map(|score| i64::from(score.points()));
        let count = |counter: &mut u32, counts: &dyn Fn(i64) -> bool| {
            *counter = if points.is_some_and(counts) {
                *counter + 1
            } else {
                0
            };
        };
        if let Some(draw) = self.draw {
            count(&mut self.even, &|points| points.abs() <= draw.score.into());
        }
        if let Some(resign) = self.resign {
            let (side, score) = (seat.index(), i64::from(resign.score));
            count(&mut self.losing[side], &|points| points <= -score);
            count(&mut self.winning[side], &|points| points >= score);
        }
    }

    /// The end by adjudication after this number of plies, if the scores decide the game. `name` gives the players'
    /// names for its detail.
    pub fn adjudicate(&self, plies: usize, name: impl Fn(Seat) -> &'static str) -> Option<End> {
        if let Some(draw) = self.draw
            && plies / self.players >= draw.move_number as usize
            && self.even >= draw.move_count.get().saturating_mul(self.players as u32)
        {
            let detail = format!(
                "both scores within {} for {} moves",
                draw.score, draw.move_count
            );
            return Some(End::new(Ending::Drawn, Reason::DrawAdjudication, detail));
        }
        let resign = self.resign?;
        let enough = |moves: u32| moves >= resign.move_count.get();
        let seats = Seat::all(self.players);
        let lost = seats.clone().find(|&seat| {
            let mut others = seats.clone().filter(|&other| other != seat);
            let agreed =
                !resign.two_sided || others.any(|other| enough(self.winning[other.index()]));
            enough(self.losing[seat.index()]) && agreed
        });
        let (loser, moves) = (lost?, resign.move_count);
        let detail = format!(
            "{} scored -{} or less for {moves} moves",
            name(loser),
            resign.score
        );
        let ending = Ending::Lost(loser);
        Some(End::new(ending, Reason::ResignAdjudication, detail))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU32;

    /// The ply after which a game with these scores is adjudicated, and how.
    fn decided(mut adjudicator: Adjudicator, scores: &[Option<i32>]) -> Option<(usize, Ending)> {
        let seats = Seat::all(2).cycle();
        for (index, (score, seat)) in scores.iter().zip(seats).enumerate() {
            adjudicator.add_score(seat, score.map(Score::Cp));
            if let Some(end) = adjudicator.adjudicate(index + 1, |_| "Player") {
                return Some((index + 1, end.ending));
            }
        }
        None
    }

    #[test]
    fn both_scores_near_zero_for_long_enough_are_a_draw() {
        let draw = |move_number| DrawSettings {
            move_number,
            move_count: NonZeroU32::new(2).unwrap(),
            score: 10,
        };
        let even = [Some(10), Some(-10), Some(0), Some(3), Some(5)];
        let at =
            |number, scores: &[_]| decided(Adjudicator::new(2, Some(draw(number)), None), scores);
        assert_eq!(at(0, &even), Some((4, Ending::Drawn)));
        assert_eq!(at(2, &even), Some((4, Ending::Drawn)));
        assert_eq!(at(3, &even), None);
        for breaks in [Some(11), Some(-11), None] {
            assert_eq!(at(0, &[even[0], even[1], breaks, even[3], even[4]]), None);
        }
    }

    #[test]
    fn a_losing_score_for_long_enough_resigns_and_two_sided_the_winner_must_agree() {
        let resign = |two_sided| ResignSettings {
            move_count: NonZeroU32::new(2).unwrap(),
            score: 500,
            two_sided,
        };
        let at = |two_sided, scores: &[_]| {
            decided(Adjudicator::new(2, None, Some(resign(two_sided))), scores)
        };
        let mut losses = Seat::all(2).map(Ending::Lost);
        let (first_loses, second_loses) = (losses.next().unwrap(), losses.next().unwrap());
        let doubted = [Some(499), Some(-500), Some(499), Some(-501)];
        assert_eq!(at(false, &doubted), Some((4, second_loses)));
        assert_eq!(at(true, &doubted), None);
        let agreed = [Some(500), Some(-500), Some(500), Some(-500)];
        assert_eq!(at(true, &agreed), Some((4, second_loses)));
        let first_alone = [Some(-900), None, Some(-900)];
        assert_eq!(at(false, &first_alone), Some((3, first_loses)));
        assert_eq!(
            at(false, &[Some(-900), None, Some(0), None, Some(-900)]),
            None
        );
    }
}
