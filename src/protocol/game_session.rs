//! The part of a conversation that belongs to a game: its options, the game on the board, its engine.

use super::command::{Command, Vocabulary};
use super::dialect::Dialect;
use super::event::Event;
use super::permissions::Permissions;
use super::reply::Reply;
use super::shared_options::SharedOptions;
use super::task::Task;
use crate::game::Variant;
use std::sync::mpsc::SyncSender;

/// A game's part of a conversation. It reads its own lines, as a [`Command`] with its own words, and so
/// all commands but the few that act while a task runs are its own.
pub(super) trait GameSession {
    /// Carries out a line that has words, none of those commands. While a task runs (`busy`) it does
    /// nothing, but still says what is wrong with the line.
    ///
    /// # Errors
    /// Why the line cannot be carried out, as an error message; nothing has changed.
    fn handle(&mut self, line: &str, busy: bool) -> Result<CarriedOut, String>;

    /// What remains when another game's part takes over.
    fn context(&self) -> &Context;
}

/// State that survives a change of game.
#[derive(Clone)]
pub(super) struct Context {
    pub(super) permissions: Permissions,
    /// Where tasks send their reports and replies.
    pub(super) events: SyncSender<Event>,
    pub(super) dialect: Dialect,
    /// The options that all games have.
    pub(super) options: SharedOptions,
}

/// The outcome of a command.
pub(super) enum CarriedOut {
    /// It is carried out, with this reply.
    Done(Reply),
    /// A task runs, which ends with a reply.
    Started(Task),
    /// This game's part is to take over. It begins as a new conversation, but for the context.
    Variant(Variant),
}

impl From<Vec<String>> for CarriedOut {
    /// Carried out, with these lines.
    fn from(lines: Vec<String>) -> CarriedOut {
        CarriedOut::Done(Reply::from(lines))
    }
}

/// Reads a line by the words of a game; `None` if there is nothing to carry out.
///
/// # Errors
/// What is wrong with the line, or that it has to wait for the task that runs.
pub(super) fn understood<G: Vocabulary>(
    line: &str,
    busy: bool,
) -> Result<Option<Command<G>>, String> {
    match Command::parse(line) {
        Err(error) => Err(error.to_string()),
        Ok(None | Some(Command::Ignored)) => Ok(None),
        Ok(Some(_)) if busy => {
            let word = line.split_ascii_whitespace().next().unwrap_or("");
            Err(format!(
                "{word}: refused while a search runs, send stop first"
            ))
        }
        Ok(command) => Ok(command),
    }
}
