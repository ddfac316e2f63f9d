//! Ends a game early: by a limit of plies, or by the scores that the engines report.

use crate::arena::config::{DrawSettings, ResignSettings, Settings};
use crate::arena::records::{GameOutcome, Reason, Score};
use crate::laser::rules::Color;
use std::num::NonZeroU32;
use std::time::Duration;

/// What decides about the end of a game besides its rules.
#[derive(Clone, Copy, Debug)]
pub struct Referee {
    pub(super) max_plies: NonZeroU32,
    pub(super) margin: Duration,
    draw: Option<DrawSettings>,
    resign: Option<ResignSettings>,
}

impl Referee {
    /// The referee that these settings ask for.
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
    /// How it came out.
    pub verdict: GameOutcome,
    /// What ended it.
    pub reason: Reason,
    /// The same in more words.
    pub detail: String,
}

impl End {
    pub(super) fn drawn(reason: Reason, detail: impl Into<String>) -> End {
        End {
            verdict: GameOutcome::Drawn,
            reason,
            detail: detail.into(),
        }
    }

    pub(super) fn lost(loser: Color, reason: Reason, detail: impl Into<String>) -> End {
        End {
            verdict: GameOutcome::Won(!loser),
            reason,
            detail: detail.into(),
        }
    }
}

/// Counts the moves after which a game may be taken as decided.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Judge {
    /// Plies with a score near zero, without a break.
    even: u32,
    /// Each player's moves with a low score, without a break, Blue's first.
    losing: [u32; 2],
    /// The same with a high score.
    winning: [u32; 2],
}

impl Judge {
    /// Hears a player's score of its own move; a player that says nothing agrees to nothing.
    pub(super) fn hear(&mut self, referee: &Referee, color: Color, score: Option<Score>) {
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
            let side = color as usize;
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

    /// Is the game, of so many plies, decided?
    pub(super) fn end(&self, referee: &Referee, plies: usize) -> Option<End> {
        if let Some(draw) = referee.draw
            && plies / 2 >= draw.movenumber as usize
            && self.even >= draw.movecount.get().saturating_mul(2)
        {
            let detail = format!("both within {} for {} moves", draw.score, draw.movecount);
            return Some(End::drawn(Reason::DrawAdjudication, detail));
        }
        let resign = referee.resign?;
        let enough = |moves: u32| moves >= resign.movecount.get();
        let lost = Color::ALL.into_iter().find(|&color| {
            let agreed = !resign.twosided.0 || enough(self.winning[!color as usize]);
            enough(self.losing[color as usize]) && agreed
        });
        let (loser, moves) = (lost?, resign.movecount);
        let detail = format!("{loser} at -{} or less for {moves} moves", resign.score);
        Some(End::lost(loser, Reason::ResignAdjudication, detail))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::config::OnOff;

    fn referee(draw: Option<DrawSettings>, resign: Option<ResignSettings>) -> Referee {
        Referee {
            max_plies: NonZeroU32::MAX,
            margin: Duration::ZERO,
            draw,
            resign,
        }
    }

    /// After which ply a game with these scores is decided, Blue's first, and how.
    fn decided(referee: &Referee, scores: &[Option<i32>]) -> Option<(usize, GameOutcome)> {
        let mut judge = Judge::default();
        let colors = Color::ALL.into_iter().cycle();
        for (index, (score, color)) in scores.iter().zip(colors).enumerate() {
            judge.hear(referee, color, score.map(Score::Cp));
            if let Some(end) = judge.end(referee, index + 1) {
                return Some((index + 1, end.verdict));
            }
        }
        None
    }

    #[test]
    fn a_game_is_drawn_when_both_see_it_even_for_long_enough() {
        let draw = |movenumber| DrawSettings {
            movenumber,
            movecount: NonZeroU32::new(2).unwrap(),
            score: 10,
        };
        let even = [Some(10), Some(-10), Some(0), Some(3), Some(5)];
        let at = |number, scores: &[_]| decided(&referee(Some(draw(number)), None), scores);
        assert_eq!(at(0, &even), Some((4, GameOutcome::Drawn)));
        assert_eq!(at(2, &even), Some((4, GameOutcome::Drawn)));
        assert_eq!(at(3, &even), None);
        for breaks in [Some(11), Some(-11), None] {
            assert_eq!(at(0, &[even[0], even[1], breaks, even[3], even[4]]), None);
        }
    }

    #[test]
    fn a_game_is_lost_when_its_loser_sees_it_and_if_asked_the_winner_too() {
        let resign = |twosided| ResignSettings {
            movecount: NonZeroU32::new(2).unwrap(),
            score: 500,
            twosided: OnOff(twosided),
        };
        let at = |twosided, scores: &[_]| decided(&referee(None, Some(resign(twosided))), scores);
        let blue_wins = Some(GameOutcome::Won(Color::Blue));
        let doubted = [Some(499), Some(-500), Some(499), Some(-501)];
        assert_eq!(at(false, &doubted), Some(4).zip(blue_wins));
        assert_eq!(at(true, &doubted), None);
        let agreed = [Some(500), Some(-500), Some(500), Some(-500)];
        assert_eq!(at(true, &agreed), Some(4).zip(blue_wins));
        let red_wins = [Some(-900), None, Some(-900)];
        assert_eq!(
            at(false, &red_wins),
            Some((3, GameOutcome::Won(Color::Red)))
        );
        assert_eq!(
            at(false, &[Some(-900), None, Some(0), None, Some(-900)]),
            None
        );
    }
}
