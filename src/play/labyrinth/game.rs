//! The game at the prompt: a [`Record`] plus resignation.

use crate::labyrinth::rules::{Move, Position, Record, Seat, Undo};

/// A game: the moves played from its start, and who has resigned. All cards are known to it.
#[derive(Clone, Debug)]
pub(super) struct Game {
    record: Record,
    resigned: Option<Seat>,
}

/// Why the game refuses something, as a message without a full stop.
pub(super) type Refusal = String;

impl Game {
    /// A game that begins at this position.
    pub(super) fn new(start: Position) -> Game {
        Game {
            record: Record::new(start),
            resigned: None,
        }
    }

    /// The start and the moves played.
    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    /// The position on the board, with all cards.
    pub(super) fn position(&self) -> &Position {
        self.record.position()
    }

    /// The player to move.
    pub(super) fn mover(&self) -> Seat {
        self.position().mover()
    }

    /// The player who has won: who came home, or of two the one who did not resign.
    pub(super) fn winner(&self) -> Option<Seat> {
        let loser = match self.record.winner() {
            None => self.resigned?,
            winner => return winner,
        };
        match self.position().seats() {
            &[one, other] => Some(if one == loser { other } else { one }),
            _ => None,
        }
    }

    /// Whether the game has ended.
    pub(super) fn is_over(&self) -> bool {
        self.resigned.is_some() || self.record.winner().is_some()
    }

    /// How the game has ended, as a message; `None` while it goes on.
    pub(super) fn ending(&self) -> Option<String> {
        if let Some(winner) = self.record.winner() {
            return Some(format!("{winner} has won"));
        }
        let loser = self.resigned?;
        Some(match self.winner() {
            Some(winner) => format!("{winner} has won, {loser} has resigned"),
            None => format!("{loser} has resigned, nobody has won"),
        })
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
            Ok(undo) => Ok(undo.clone()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// The player to move resigns.
    pub(super) fn resign(&mut self) -> Result<(), Refusal> {
        self.check_goes_on()?;
        self.resigned = Some(self.mover());
        Ok(())
    }

    /// Takes back the resignation and returns who had resigned; `None` if nobody had.
    pub(super) fn undo_resignation(&mut self) -> Option<Seat> {
        self.resigned.take()
    }

    /// Takes back the last move, and more until `stop` accepts the player to move. Returns the moves, the
    /// last first. If `stop` accepts no earlier position, the game is unchanged and the list is empty.
    pub(super) fn undo_until(&mut self, stop: impl Fn(Seat) -> bool) -> Vec<Move> {
        let mut record = self.record.clone();
        let mut undone = Vec::new();
        while let Some(step) = record.undo() {
            undone.push(step.mv.mv);
            if stop(record.position().mover()) {
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
    use crate::labyrinth::rules::{Players, Rules};

    fn deal(players: Players, free_order: bool) -> Game {
        let rules = Rules {
            free_order,
            no_return: false,
        };
        Game::new(Position::deal(3, players, rules))
    }

    #[test]
    fn a_player_has_seen_the_game_without_hidden_cards() {
        for (players, free_order) in [(Players::TWO, false), (Players::FOUR, true)] {
            let mut game = deal(players, free_order);
            let mut uncovered = 0;
            for turn in 0..80 {
                let position = game.position();
                let targets = position.targets(position.mover());
                let mut moves = position.moves();
                let takes = position.moves().find(|mv| {
                    let board = position.board().slid(mv.slide());
                    let treasure = board.treasure_on(mv.to());
                    treasure
                        .is_some_and(|one| position.hand(position.mover()).top() == Some(Some(one)))
                        || targets.is_empty()
                });
                let mv = takes.or_else(|| moves.nth(turn % 20)).unwrap();
                uncovered += usize::from(game.play(mv).unwrap().uncovered.is_some());
            }
            assert!(uncovered > 4, "{uncovered}");
            for &seat in game.position().seats() {
                let seen = game.record().seen_by(seat);
                assert_eq!(seen.position(), &game.position().seen_by(seat));
                assert_eq!(seen.plies().len(), 80);
            }
        }
    }

    #[test]
    fn resigning_ends_the_game_until_it_is_taken_back() {
        for (players, ending) in [
            (Players::TWO, "Orange has won, Blue has resigned"),
            (Players::THREE, "Blue has resigned, nobody has won"),
        ] {
            let mut game = deal(players, false);
            game.resign().unwrap();
            assert_eq!(game.ending().unwrap(), ending);
            let mv = game.position().moves().next().unwrap();
            let over = format!("the game is over: {ending}");
            assert_eq!(game.play(mv).unwrap_err(), over);
            assert_eq!(game.resign().unwrap_err(), over);
            assert_eq!(game.undo_resignation(), Some(Seat::Blue));
            game.play(mv).unwrap();
            assert_eq!(game.undo_until(|seat| seat == Seat::Orange), []);
            assert_eq!(game.undo_until(|seat| seat == Seat::Blue), [mv]);
        }
    }
}
