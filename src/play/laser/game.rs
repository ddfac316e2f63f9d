//! The game at the prompt: a [`Record`] plus resignation.

use crate::laser::rules::{Color, Move, Position, Record, Undo, Undone};

/// A game: the moves played from its start, and who has resigned.
#[derive(Clone, Debug)]
pub struct Game {
    record: Record,
    resigned: Option<Color>,
}

/// Why the game refuses something, as a message without a full stop.
pub type Refusal = String;

impl Game {
    /// A game that begins at this position.
    pub(super) fn new(start: Position) -> Game {
        Game {
            record: Record::new(start),
            resigned: None,
        }
    }

    /// The start, the plies played and the repetitions.
    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &Position {
        self.record.position()
    }

    /// The side to move.
    pub(super) fn side(&self) -> Color {
        self.position().side()
    }

    /// Whether the game has ended.
    pub(super) fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    /// How the game has ended, as a message; `None` while it goes on.
    pub(super) fn ending(&self) -> Option<String> {
        if let Some(loser) = self.resigned {
            return Some(format!("{} has won, {loser} has resigned", !loser));
        }
        let result = self.record.result();
        result.is_over().then(|| result.to_string())
    }

    /// The result as game records write it, as [`GameResult::score`](crate::laser::rules::GameResult::score).
    pub(super) fn score(&self) -> &'static str {
        match self.resigned {
            Some(Color::Blue) => "0-1",
            Some(Color::Red) => "1-0",
            None => self.record.result().score(),
        }
    }

    /// Returns an error that names the result if the game is over.
    pub(super) fn check_goes_on(&self) -> Result<(), Refusal> {
        match self.ending() {
            Some(ending) => Err(format!("the game is over: {ending}")),
            None => Ok(()),
        }
    }

    /// Plays a move; an illegal one is refused and changes nothing.
    pub(super) fn play(&mut self, mv: Move) -> Result<Undo, Refusal> {
        self.check_goes_on()?;
        match self.record.play(mv) {
            Ok(ply) => Ok(ply.clone()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// The side to move resigns.
    pub(super) fn resign(&mut self) -> Result<(), Refusal> {
        self.check_goes_on()?;
        self.resigned = Some(self.side());
        Ok(())
    }

    /// Ends the game as a draw by repetition.
    pub(super) fn claim(&mut self) -> Result<(), Refusal> {
        self.check_goes_on()?;
        self.record.claim_draw().map_err(|error| error.to_string())
    }

    /// Whether the side to move may claim a draw by repetition.
    pub(super) fn can_claim(&self) -> bool {
        self.resigned.is_none() && self.record.can_claim_draw()
    }

    /// Takes back the resignation and returns who had resigned; `None` if nobody had.
    pub(super) fn undo_resignation(&mut self) -> Option<Color> {
        self.resigned.take()
    }

    /// Takes back the claim of a draw or the last move, and more until `stop` accepts the side to
    /// move. Returns what was taken back, the last first. If `stop` accepts no earlier position, the
    /// game is unchanged and the list is empty.
    pub(super) fn undo_until(&mut self, stop: impl Fn(Color) -> bool) -> Vec<Undone> {
        let mut record = self.record.clone();
        let mut undone = Vec::new();
        while let Some(step) = record.undo() {
            undone.push(step);
            if stop(record.position().side()) {
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

    #[test]
    fn undo_takes_back_a_claim_first() {
        let start: Position = "ls9/10/10/4k5/4K5/10/10/9Ln b".parse().unwrap();
        let mut game = Game::new(start);
        for text in ["j1L", "a8L", "j1R", "a8R"].repeat(2) {
            game.play(text.parse().unwrap()).unwrap();
        }
        game.claim().unwrap();
        let mut own = game.clone();
        assert_eq!(own.undo_until(|side| side == Color::Blue), [Undone::Claim]);
        assert!(own.can_claim());
        // Blue, whose claim it was, is the engine: back to the turn of Red, a person.
        let undone = game.undo_until(|side| side == Color::Red);
        assert_eq!(undone.len(), 2);
        assert_eq!(undone[0], Undone::Claim);
        assert!(matches!(&undone[1], Undone::Move(ply) if ply.mv.to_string() == "a8R"));
        assert!(!game.is_over());
        assert_eq!(game.record().plies().len(), 7);
    }
}
