//! Adjudication: ends a game early when the engines' scores decide it.

use crate::arena::config::{DrawSettings, ResignSettings, Settings};
use crate::arena::records::{Reason, Score};
use crate::game::{Ending, MAX_SEATS, Seat};
use std::num::NonZeroU32;
use std::time::Duration;

/// What ends a game besides its rules: the ply limit, the time margin and adjudication.
#[derive(Clone, Copy, Debug)]
pub struct Referee {
    pub(super) max_plies: NonZeroU32,
    pub(super) margin: Duration,
    draw: Option<DrawSettings>,
    resign: Option<ResignSettings>,
}

impl Referee {
    /// A referee for a match with these settings.
    pub fn new(settings: &Settings) -> Referee {
        Referee {
            max_plies: settings.maxplies,
            margin: Duration::from_millis(settings.timemargin.into()),
            draw: settings.draw,
            resign: settings.resign,
        }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// How it ended for the players.
    pub ending: Ending,
    /// Why the game ended.
    pub reason: Reason,
    /// The reason in more words, with the place of a fault.
    pub detail: String,
}

impl End {
    /// The end of a game for this reason.
    pub fn new(ending: Ending, reason: Reason, detail: impl Into<String>) -> End {
        End {
            ending,
            reason,
            detail: detail.into(),
        }
    }
}

/// Counts the moves in a row whose scores allow adjudication.
#[derive(Clone, Copy, Debug)]
pub(super) struct Adjudicator {
    /// The number of players.
    players: usize,
    /// Plies in a row with a score near zero.
    even: u32,
    /// Moves in a row with a losing score, by seat.
    losing: [u32; MAX_SEATS],
    /// Moves in a row with a winning score, by seat.
    winning: [u32; MAX_SEATS],
}

impl Adjudicator {
    /// An adjudicator of a game of this many players that has not begun.
    pub(super) fn new(players: usize) -> Adjudicator {
        Adjudicator {
            players,
            even: 0,
            losing: [0; MAX_SEATS],
            winning: [0; MAX_SEATS],
        }
    }

    /// Counts the score that a player reported with its move. A missing score breaks every row.
    pub(super) fn add_score(&mut self, referee: &Referee, seat: Seat, score: Option<Score>) {
        let points = score.map(Score::points);
        let count = |counter: &mut u32, counts: bool| {
            *counter = if counts { *counter + 1 } else { 0 };
        };
        if let Some(draw) = referee.draw {
            let even = points.is_some_and(|points| points.unsigned_abs() <= draw.score);
            count(&mut self.even, even);
        }
        if let Some(resign) = referee.resign {
            let (points, least) = (points.map(i64::from), i64::from(resign.score));
            let side = seat.index();
            count(
                &mut self.losing[side],
                points.is_some_and(|points| points <= -least),
            );
            count(
                &mut self.winning[side],
                points.is_some_and(|points| points >= least),
            );
        }
    }

    /// The end by adjudication after this number of plies, if the scores decide the game. Details call
    /// the players what `name` does.
    pub(super) fn adjudicate(
        &self,
        referee: &Referee,
        plies: usize,
        name: impl Fn(Seat) -> &'static str,
    ) -> Option<End> {
        if let Some(draw) = referee.draw
            && plies / self.players >= draw.movenumber as usize
            && self.even >= draw.movecount.get().saturating_mul(self.players as u32)
        {
            let detail = format!(
                "both scores within {} for {} moves",
                draw.score, draw.movecount
            );
            return Some(End::new(Ending::Drawn, Reason::DrawAdjudication, detail));
        }
        let resign = referee.resign?;
        let enough = |moves: u32| moves >= resign.movecount.get();
        let seats = Seat::all(self.players);
        let lost = seats.clone().find(|&seat| {
            let mut others = seats.clone().filter(|&other| other != seat);
            let agreed =
                !resign.twosided || others.any(|other| enough(self.winning[other.index()]));
            enough(self.losing[seat.index()]) && agreed
        });
        let (loser, moves) = (lost?, resign.movecount);
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

    fn referee(draw: Option<DrawSettings>, resign: Option<ResignSettings>) -> Referee {
        Referee {
            max_plies: NonZeroU32::MAX,
            margin: Duration::ZERO,
            draw,
            resign,
        }
    }

    /// The ply after which a game with these scores is adjudicated, and how.
    fn decided(referee: &Referee, scores: &[Option<i32>]) -> Option<(usize, Ending)> {
        let mut adjudicator = Adjudicator::new(2);
        let seats = Seat::all(2).cycle();
        for (index, (score, seat)) in scores.iter().zip(seats).enumerate() {
            adjudicator.add_score(referee, seat, score.map(Score::Cp));
            if let Some(end) = adjudicator.adjudicate(referee, index + 1, |_| "Player") {
                return Some((index + 1, end.ending));
            }
        }
        None
    }

    #[test]
    fn both_scores_near_zero_for_long_enough_are_a_draw() {
        let draw = |movenumber| DrawSettings {
            movenumber,
            movecount: NonZeroU32::new(2).unwrap(),
            score: 10,
        };
        let even = [Some(10), Some(-10), Some(0), Some(3), Some(5)];
        let at = |number, scores: &[_]| decided(&referee(Some(draw(number)), None), scores);
        assert_eq!(at(0, &even), Some((4, Ending::Drawn)));
        assert_eq!(at(2, &even), Some((4, Ending::Drawn)));
        assert_eq!(at(3, &even), None);
        for breaks in [Some(11), Some(-11), None] {
            assert_eq!(at(0, &[even[0], even[1], breaks, even[3], even[4]]), None);
        }
    }

    #[test]
    fn a_losing_score_for_long_enough_resigns_and_two_sided_the_winner_must_agree() {
        let resign = |twosided| ResignSettings {
            movecount: NonZeroU32::new(2).unwrap(),
            score: 500,
            twosided,
        };
        let at = |twosided, scores: &[_]| decided(&referee(None, Some(resign(twosided))), scores);
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
