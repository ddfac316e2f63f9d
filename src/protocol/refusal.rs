//! Why a command is not carried out.

use super::words::CommandError;
use std::error::Error;
use std::fmt::Display;

/// What has gone wrong in a command.
pub type Cause = Box<dyn Error + Send + Sync>;

/// Why a command is not carried out; nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    #[error(transparent)]
    Line(#[from] CommandError),
    /// A task runs.
    #[error("{0}: refused while a search runs, send stop first")]
    Busy(String),
    /// There is nothing to search. The end of the game in words.
    #[error("game over: {0}")]
    GameOver(String),
    /// There are clocks, but none of the player to move.
    #[error("go: {clock} is missing, {player} is to move")]
    NoClock {
        clock: &'static str,
        player: &'static str,
    },
    /// A move of a list is illegal.
    #[error("{list} {number} '{mv}': {cause}")]
    Illegal {
        /// What an item of the list is called, such as `play: move`.
        list: &'static str,
        /// The number of the item, from 1.
        number: usize,
        mv: String,
        cause: Cause,
    },
    /// The game on the board breaks the rules that the option would set.
    #[error("setoption: this game would be illegal: {0}")]
    Rules(Cause),
    /// This conversation may not name files.
    #[error("{command}: no files are {access} for this connection")]
    File {
        command: &'static str,
        /// `read` or `written`.
        access: &'static str,
    },
    /// The command itself fails.
    #[error("{command}: {cause}")]
    Failed { command: &'static str, cause: Cause },
}

impl Refusal {
    /// The move of this index in a list is illegal.
    pub fn illegal(
        list: &'static str,
        index: usize,
        mv: impl Display,
        cause: impl Into<Cause>,
    ) -> Refusal {
        Refusal::Illegal {
            list,
            number: index + 1,
            mv: mv.to_string(),
            cause: cause.into(),
        }
    }

    /// For this cause the command fails.
    pub fn failed(command: &'static str, cause: impl Into<Cause>) -> Refusal {
        let cause = cause.into();
        Refusal::Failed { command, cause }
    }

    /// [`Refusal::failed`] as what becomes of an error.
    pub fn of<E: Into<Cause>>(command: &'static str) -> impl FnOnce(E) -> Refusal {
        move |cause| Refusal::failed(command, cause)
    }
}
