//! A game at the prompt: its record, and who has resigned.

use super::lang::{player, text};
use akhet::game::{Ending, Game, Seat, Undone};
use akhet_records::Reason;
use std::error::Error;

/// A game that the prompt can tell of.
pub(super) trait Narrated: Game {
    /// How the game has ended, as [`Game::ending_text`], in the language of the prompt.
    fn ending_words(&self) -> Option<String>;
}

/// A game at the prompt, with all cards known.
#[derive(Clone, Debug)]
pub(super) struct PlayedGame<G> {
    pub(super) record: G,
    /// Who has lost for a reason that the moves do not show, and why: a resignation or, in a loaded game, what the
    /// file says.
    pub(super) lost: Option<(Seat, Reason)>,
}

impl<G: Narrated> PlayedGame<G> {
    pub(super) fn new(record: G) -> PlayedGame<G> {
        let lost = None;
        PlayedGame { record, lost }
    }

    pub(super) fn mover(&self) -> &'static str {
        self.record.seat_name(self.record.turn())
    }

    /// The seats and their names, in the order of play.
    pub(super) fn seats(&self) -> Vec<(Seat, &'static str)> {
        let seats = Seat::all(self.record.players());
        seats
            .map(|seat| (seat, self.record.seat_name(seat)))
            .collect()
    }

    pub(super) fn seat_of(&self, name: &str) -> Option<Seat> {
        let mut seats = self.seats().into_iter();
        seats.find_map(|(seat, other)| (other == name).then_some(seat))
    }

    pub(super) fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        let lost = self.lost.map(|(seat, _)| Ending::Lost(seat));
        self.record.ending().or(lost)
    }

    /// How the game ended, as a message; `None` while it continues.
    pub(super) fn ending_text(&self) -> Option<String> {
        if let Some(text) = self.record.ending_words() {
            return Some(text);
        }
        let (lost, reason) = self.lost?;
        let loser = player(self.record.seat_name(lost));
        let loss = match reason {
            Reason::Resignation => text!("resigned", player = loser),
            _ => {
                let reason = text!("reason", reason = format!("{reason:?}"));
                text!("lost", player = loser, reason = reason)
            }
        };
        Some(match self.only_other(lost) {
            Some(winner) => text!("won-by-loss", player = player(winner), loss = loss),
            None => text!("won-by-nobody", loss = loss),
        })
    }

    /// The other player, if there are two.
    fn only_other(&self, lost: Seat) -> Option<&'static str> {
        let mut others = self.seats();
        others.retain(|&(seat, _)| seat != lost);
        match others[..] {
            [(_, other)] => Some(other),
            _ => None,
        }
    }

    /// Why the game ended, and a sentence about it in English, for its record. `by_rules` is the reason if the moves show the
    /// end.
    pub(super) fn end(&self, by_rules: Reason) -> (Reason, String) {
        match (self.record.ending_text(), self.lost) {
            (Some(text), _) => (by_rules, text),
            (None, Some((seat, Reason::Resignation))) => {
                let loser = self.record.seat_name(seat);
                (Reason::Resignation, format!("{loser} resigned"))
            }
            (None, Some((seat, reason))) => {
                let loss = format!("{} has lost ({reason})", self.record.seat_name(seat));
                let end = match self.only_other(seat) {
                    Some(winner) => format!("{winner} has won, {loss}"),
                    None => format!("{loss}, nobody has won"),
                };
                (reason, end)
            }
            (None, None) => (Reason::Unknown, String::new()),
        }
    }

    /// Returns an error that names the result if the game is over.
    pub(super) fn check_goes_on(&self) -> Result<(), Box<dyn Error>> {
        match self.ending_text() {
            Some(end) => Err(text!("already-over", end = end).into()),
            None => Ok(()),
        }
    }

    /// Plays a move. An illegal one is an error and changes nothing.
    pub(super) fn play(&mut self, mv: G::Move) -> Result<(), Box<dyn Error>> {
        self.check_goes_on()?;
        self.record.play(mv)?;
        Ok(())
    }

    /// The player to move resigns.
    pub(super) fn resign(&mut self) -> Result<(), Box<dyn Error>> {
        self.check_goes_on()?;
        self.lost = Some((self.record.turn(), Reason::Resignation));
        Ok(())
    }

    /// Takes back moves, and the claim of a draw, until `stop` accepts the player to move. Returns what was taken
    /// back, latest first. If `stop` accepts no earlier position, the game is unchanged and the list is empty.
    pub(super) fn undo_until(
        &mut self,
        mut stop: impl FnMut(Seat) -> bool,
    ) -> Vec<Undone<G::Move>> {
        let mut record = self.record.clone();
        let mut undone = Vec::new();
        while let Some(step) = record.undo() {
            undone.push(step);
            if stop(record.turn()) {
                self.record = record;
                return undone;
            }
        }
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use akhet::labyrinth::rules::{Players, Position, Record, Rules};
    use akhet::laser::rules as laser;

    #[test]
    fn undo_takes_back_a_claim_first() {
        let start: laser::Position = "ls9/10/10/4k5/4K5/10/10/9Ln b".parse().unwrap();
        let mut game = PlayedGame::new(laser::Record::new(start));
        for text in ["j1L", "a8L", "j1R", "a8R"].repeat(2) {
            game.play(text.parse().unwrap()).unwrap();
        }
        game.record.claim_draw().unwrap();
        let [blue, red] = laser::Color::ALL.map(Seat::from);
        let undone = game.clone().undo_until(|seat| seat == blue);
        assert_eq!(undone, [Undone::Claim]);
        // Blue, who claimed, is the engine: back to the turn of Red, a human.
        let undone = game.undo_until(|seat| seat == red);
        let last = Undone::Move("a8R".parse().unwrap());
        assert_eq!(undone, [Undone::Claim, last]);
        assert!(!game.is_over());
        assert_eq!(game.record.plies().len(), 7);
    }

    #[test]
    fn resigning_ends_the_game_until_it_is_taken_back() {
        for (players, ending) in [
            (Players::TWO, "Orange has won, Blue has resigned"),
            (Players::THREE, "Blue has resigned, nobody has won"),
        ] {
            let deal = Position::deal(3, players, Rules::default());
            let mut game = PlayedGame::new(Record::new(deal));
            let [blue, second] = [0, 1].map(|at| game.seats()[at].0);
            game.resign().unwrap();
            assert_eq!(game.ending_text().unwrap(), ending);
            let mv = game.record.legal_moves()[0];
            let over = format!("the game is over: {ending}");
            assert_eq!(game.play(mv).unwrap_err().to_string(), over);
            assert_eq!(game.resign().unwrap_err().to_string(), over);
            assert_eq!(game.lost.take(), Some((blue, Reason::Resignation)));
            game.play(mv).unwrap();
            assert_eq!(game.undo_until(|seat| seat == second), []);
            assert_eq!(game.undo_until(|seat| seat == blue), [Undone::Move(mv)]);
        }
    }
}
