//! A game at a real table that is followed here: everybody's turns are typed, and one player is advised.

use super::{Handled, Session};
use crate::play::lang::{self, text};
use crate::play::prompt_game::PromptGame;
use akhet::game::{Game, Seat};
use akhet::search::Limits;
use std::error::Error;
use std::io;

/// The number of turns that are advised.
const ADVISED: usize = 3;

impl<T: PromptGame> Session<T> {
    /// The player who is advised, if the game is only followed here.
    ///
    /// # Errors
    /// If not exactly one player is to be advised.
    pub(super) fn advised(game: &T::Game, humans: &[Seat]) -> Result<Option<Seat>, &'static str> {
        match humans {
            _ if !T::is_followed(game) => Ok(None),
            [me] => Ok(Some(*me)),
            _ => Err(
                "the position has unknown cards, so the game is followed as at a real table, for one player: \
                 --color takes one, and --watch is not possible",
            ),
        }
    }

    /// Says how a followed game is played here.
    pub(super) fn followed_words(&self, me: Seat) -> String {
        let seats = self.game.seats();
        let names: Vec<String> = seats.iter().map(|(_, name)| lang::player(name)).collect();
        let me = lang::player(self.game.record.seat_name(me));
        text!("who-followed", player = me, all = names.join(", "))
    }

    /// Carries out a command about what was seen at the table; `None` if it is another command.
    pub(super) fn tell(&mut self, command: &str, words: &[&str]) -> Option<Handled> {
        let told = T::tell((command, words), &self.game.record, self.advised)?;
        Some(self.take_in(told))
    }

    fn take_in(&mut self, told: Result<(T::Game, String), Box<dyn Error>>) -> Handled {
        let (game, words) = told?;
        self.game.record = game;
        self.is_shown = false;
        self.say(&words)?;
        Ok(self.tell_ending()?)
    }

    /// Asks the advised player for what is missing, and says what the engine would play in that player's turn.
    pub(super) fn advise(&mut self, me: Seat) -> io::Result<()> {
        if self.game.is_over() {
            return Ok(());
        }
        if let Some(remark) = T::remark(&self.game.record) {
            self.say(&remark)?;
        }
        if let Some(question) = T::question(&self.game.record, me) {
            self.say(&question)?;
        } else if self.game.record.turn() == me {
            let limits = Limits {
                nodes: Some(T::HINT_NODES),
                multi_pv: ADVISED,
                ..Limits::default()
            };
            let thought = self.engine.think(&self.game.record, limits, true).thought;
            for (score, depth, line) in thought.lines {
                let Some(mv) = line.first() else { continue };
                let hint = T::hint(&self.game.record, score, depth, &line);
                self.say(&text!("advice", move = format!("{mv}{hint}")))?;
            }
        }
        Ok(())
    }
}
