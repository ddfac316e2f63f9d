//! Why a command was refused.

use super::words::CommandError;
use std::error::Error;
use std::fmt::Display;

pub type Cause = Box<dyn Error + Send + Sync>;

/// Why a command was refused; nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    #[error(transparent)]
    Line(#[from] CommandError),
    #[error("{0}: refused while a search runs, send stop first")]
    Busy(String),
    /// There is nothing to search; the end of the game in words.
    #[error("game over: {0}")]
    GameOver(String),
    #[error("go: {clock} is missing, {player} is to move")]
    NoClock {
        clock: &'static str,
        player: &'static str,
    },
    #[error("{list} {number} '{mv}': {cause}")]
    Illegal {
        /// The name of an item of the list, such as `play: move`.
        list: &'static str,
        /// The number of the item, from 1.
        number: usize,
        mv: String,
        cause: Cause,
    },
    #[error("{command}: {count} {items}, no position has more than {max}")]
    TooMany {
        command: &'static str,
        count: usize,
        /// What there are too many of, such as `moves`.
        items: &'static str,
        max: usize,
    },
    #[error("a game has at most {0} moves for this connection")]
    TooLong(usize),
    #[error("setoption: this game would be illegal: {0}")]
    Rules(Cause),
    #[error("{command}: no files are {access} for this connection")]
    File {
        command: &'static str,
        /// `read` or `written`.
        access: &'static str,
    },
    #[error("{command}: there is no search and no evaluation for this connection")]
    Search { command: &'static str },
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

    pub fn failed(command: &'static str, cause: impl Into<Cause>) -> Refusal {
        let cause = cause.into();
        Refusal::Failed { command, cause }
    }

    /// [`Refusal::failed`], to map errors.
    pub fn of<E: Into<Cause>>(command: &'static str) -> impl FnOnce(E) -> Refusal {
        move |cause| Refusal::failed(command, cause)
    }
}

/// Refuses a list longer than that of all `items` that a position can have.
pub fn check_count(
    command: &'static str,
    items: &'static str,
    count: usize,
    max: usize,
) -> Result<(), Refusal> {
    if count <= max {
        return Ok(());
    }
    Err(Refusal::TooMany {
        command,
        count,
        items,
        max,
    })
}
