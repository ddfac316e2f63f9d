//! The part of a conversation that belongs to a game: its options, the game on the board, its engine.

use super::reply::Reply;
use super::task::Task;

/// A game's part of a conversation. It reads its own lines, with the help of [`words`](super::words) and
/// [`options`](super::options), and so all commands but the few that act while a task runs are its own.
pub(super) trait GameSession {
    /// Carries out a line that has words, none of those commands. While a task runs (`busy`) it does
    /// nothing, but still says what is wrong with the line.
    ///
    /// # Errors
    /// Why the line cannot be carried out, as an error message; nothing has changed.
    fn handle(&mut self, line: &str, busy: bool) -> Result<CarriedOut, String>;
}

/// What has come of a line.
pub(super) enum CarriedOut {
    /// It is carried out, with this reply.
    Done(Reply),
    /// A task runs, which ends with a reply.
    Started(Task),
}

impl From<Vec<String>> for CarriedOut {
    /// Carried out, with these lines.
    fn from(lines: Vec<String>) -> CarriedOut {
        CarriedOut::Done(Reply::from(lines))
    }
}

/// The error of a command that has to wait for the task that runs.
pub(super) fn refused_while_busy(line: &str) -> String {
    let word = line.split_ascii_whitespace().next().unwrap_or("");
    format!("{word}: refused while a search runs, send stop first")
}
