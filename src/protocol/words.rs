//! The words of lines: numbers, lists of moves, one of several words, `setoption`; and what is wrong with
//! a line.

use super::options::OptionError;
use crate::lines::Quoted;
use std::fmt::Display;
use std::str::FromStr;

/// A command as `help` lists it: the first word, the arguments, and the effect.
pub type Usage = (&'static str, &'static str, &'static str);

/// The lines of `help` about these commands.
pub(super) fn help(commands: &[Usage]) -> Vec<String> {
    let line = |(name, arguments, meaning): &Usage| {
        let usage = format!("{name} {arguments}");
        format!("{:<44} {meaning}", usage.trim())
    };
    commands.iter().map(line).collect()
}

/// Why a line is not a valid command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// The first word is not a command.
    #[error("unknown command '{0}', 'help' lists the commands")]
    Unknown(Quoted),
    /// The command needs an argument.
    #[error("{command}: {what} is missing")]
    Missing {
        /// The command.
        command: &'static str,
        /// The argument that is missing.
        what: String,
    },
    /// A word of the command needs a number.
    #[error("{command} {name}: the number is missing")]
    NoNumber {
        /// The command.
        command: &'static str,
        /// The word that needs it.
        name: &'static str,
    },
    /// The command does not take this word here.
    #[error("{command}: unexpected '{word}'")]
    Unexpected {
        /// The command.
        command: &'static str,
        /// The word.
        word: Quoted,
    },
    /// A value is not a number in its range.
    #[error("{command} {name}: '{value}' is not a whole number from {least} to {most}")]
    Number {
        /// The command.
        command: &'static str,
        /// The word that the value belongs to.
        name: &'static str,
        /// The refused value.
        value: Quoted,
        /// The least valid number.
        least: i64,
        /// The greatest valid number.
        most: i64,
    },
    /// A word is not a move.
    #[error("{list} {number} '{text}' is not a move: {error}")]
    Move {
        /// The command and its word for an item of the list, such as `play: move`.
        list: &'static str,
        /// The number of the item, from 1.
        number: usize,
        /// The word.
        text: Quoted,
        /// What is wrong with it.
        error: String,
    },
    /// A word that only this game has is wrong: the whole message.
    #[error("{0}")]
    Own(String),
    /// The option or its value is not valid.
    #[error("setoption: {0}")]
    Option(#[from] OptionError),
}

/// The error that the command needs this argument.
pub(super) fn missing(command: &'static str, what: &str) -> CommandError {
    CommandError::Missing {
        command,
        what: what.to_owned(),
    }
}

/// The error that the first of these words does not belong to the command.
pub(super) fn unexpected(command: &'static str, rest: &[&str]) -> CommandError {
    CommandError::Unexpected {
        command,
        word: Quoted::new(rest.first().unwrap_or(&"")),
    }
}

/// Checks that the command has no more words.
///
/// # Errors
/// Names the first of them.
pub(super) fn nothing_after(command: &'static str, rest: &[&str]) -> Result<(), CommandError> {
    if rest.is_empty() {
        Ok(())
    } else {
        Err(unexpected(command, rest))
    }
}

/// Whether a line asks for a search. Such a line gets a `bestmove` even if it is refused, because its sender
/// waits for one.
pub fn is_search(line: &str) -> bool {
    let mut words = line.split_ascii_whitespace();
    words.next() == Some("go") && words.next() != Some("perft")
}

/// The answer to a search that is refused.
pub const NO_MOVE: &str = "bestmove none";

/// Reads the number that follows `name`; returns it and the words after it.
///
/// # Errors
/// When there is none, or it is out of range.
pub(super) fn number<'w, 'a>(
    command: &'static str,
    name: &'static str,
    words: &'w [&'a str],
    least: i64,
    most: i64,
) -> Result<(i64, &'w [&'a str]), CommandError> {
    let Some((word, rest)) = words.split_first() else {
        return Err(CommandError::NoNumber { command, name });
    };
    match word.parse() {
        Ok(value) if (least..=most).contains(&value) => Ok((value, rest)),
        _ => Err(CommandError::Number {
            command,
            name,
            value: Quoted::new(word),
            least,
            most,
        }),
    }
}

/// Reads a list of moves, whose items `list` names in errors.
///
/// # Errors
/// Names the first word that is not a move.
pub(super) fn moves<M: FromStr<Err: Display>>(
    list: &'static str,
    words: &[&str],
) -> Result<Vec<M>, CommandError> {
    words
        .iter()
        .enumerate()
        .map(|(index, text)| {
            text.parse().map_err(|error: M::Err| CommandError::Move {
                list,
                number: index + 1,
                text: Quoted::new(text),
                error: error.to_string(),
            })
        })
        .collect()
}

/// Reads the words after `setoption`: the name of the option, and its value if there is one.
///
/// # Errors
/// When the name is missing.
pub(super) fn set_option(words: &[&str]) -> Result<(String, Option<String>), CommandError> {
    let missing = |what| missing("setoption", what);
    let ["name", rest @ ..] = words else {
        return Err(match words {
            [] => missing("name"),
            _ => unexpected("setoption", words),
        });
    };
    let (name, value) = match rest.iter().position(|&word| word == "value") {
        Some(at) => (&rest[..at], Some(rest[at + 1..].join(" "))),
        None => (rest, None),
    };
    if name.is_empty() {
        return Err(missing("the option's name"));
    }
    Ok((name.join(" "), value))
}

/// Reads the word after a command, which must be one of these, and nothing after it.
///
/// # Errors
/// When there is no word, or another.
pub(super) fn one_of<T: Copy>(
    command: &'static str,
    values: &[(&str, T)],
    words: &[&str],
) -> Result<T, CommandError> {
    let Some((word, rest)) = words.split_first() else {
        let names: Vec<&str> = values.iter().map(|(name, _)| *name).collect();
        let what = match names.split_last() {
            Some((last, [])) => (*last).to_owned(),
            Some((last, names)) => format!("{} or {last}", names.join(", ")),
            None => String::new(),
        };
        return Err(CommandError::Missing { command, what });
    };
    let found = values.iter().find(|(name, _)| name == word);
    let &(_, value) = found.ok_or_else(|| unexpected(command, words))?;
    nothing_after(command, rest)?;
    Ok(value)
}
