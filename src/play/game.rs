//! The game at the prompt: a record, and what a record does not know, that a player has resigned.

use crate::laser::rules::{Color, Move, Position, Record, Undo};

/// A game from its first position to its end.
#[derive(Clone, Debug)]
pub(super) struct Game {
    record: Record,
    resigned: Option<Color>,
}

/// Why something can not be done, in words.
pub(super) type Refusal = String;

impl Game {
    /// A game that begins here.
    pub(super) fn new(start: Position) -> Game {
        Game {
            record: Record::new(start),
            resigned: None,
        }
    }

    /// The plies played so far, and what came of them.
    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &Position {
        self.record.position()
    }

    /// Who is to move.
    pub(super) fn side(&self) -> Color {
        self.position().side()
    }

    /// Has the game ended?
    pub(super) fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    /// How the game has ended, in words.
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

    /// Refuses what can not be done when the game is over.
    pub(super) fn check_goes_on(&self) -> Result<(), Refusal> {
        match self.ending() {
            Some(ending) => Err(format!("the game is over: {ending}")),
            None => Ok(()),
        }
    }

    /// Plays a move.
    pub(super) fn play(&mut self, mv: Move) -> Result<Undo, Refusal> {
        self.check_goes_on()?;
        match self.record.play(mv) {
            Ok(ply) => Ok(ply.clone()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// The player to move gives up.
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

    /// May the player to move claim a draw?
    pub(super) fn can_claim(&self) -> bool {
        self.resigned.is_none() && self.record.can_claim_draw()
    }

    /// Takes back a resignation, if there was one.
    pub(super) fn undo_resignation(&mut self) -> Option<Color> {
        self.resigned.take()
    }

    /// Takes back plies, a claim with them, until a player whom `stop` accepts is to move; one
    /// ply at least. Where no such player was ever to move, nothing is taken back and there are no
    /// plies in the answer.
    pub(super) fn undo_until(&mut self, stop: impl Fn(Color) -> bool) -> Vec<Undo> {
        let mut record = self.record.clone();
        let mut undone = Vec::new();
        while let Some(ply) = record.undo() {
            undone.push(ply);
            if stop(record.position().side()) {
                self.record = record;
                return undone;
            }
        }
        Vec::new()
    }
}
