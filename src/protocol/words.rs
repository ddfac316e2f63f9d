//! The words of a line: numbers, lists of moves, one of several words; and the errors of a line.

use crate::lines::Quoted;
use crate::search::review::Budget;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    #[error("unknown command '{0}', 'help' lists the commands")]
    Unknown(Quoted),
    #[error("{command}: {what} is missing")]
    Missing { command: &'static str, what: String },
    #[error("{command} {name}: the number is missing")]
    NoNumber {
        command: &'static str,
        /// The word that needs it.
        name: &'static str,
    },
    #[error("{command}: unexpected '{word}'")]
    Unexpected { command: &'static str, word: Quoted },
    #[error("{command} {name}: '{value}': expected a whole number from {min} to {max}")]
    Number {
        command: &'static str,
        /// The word that the value belongs to.
        name: &'static str,
        value: Quoted,
        min: i64,
        max: i64,
    },
    #[error("{list} {number} '{text}' is not a {kind}: {error}")]
    Item {
        /// The command and its word for an item of the list, such as `play: move`.
        list: &'static str,
        /// The number of the item, from 1.
        number: usize,
        /// What an item is: `move` or `slide`.
        kind: &'static str,
        text: Quoted,
        error: String,
    },
    #[error("position: unknown setup '{name}', {known}")]
    Setup {
        name: Quoted,
        /// The known names, in words.
        known: String,
    },
    #[error("setoption: {0}")]
    Option(#[from] OptionError),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    #[error("there is no option '{0}'")]
    Unknown(Quoted),
    #[error("option {0} needs a value")]
    NoValue(&'static str),
    /// The option is a button, which takes no value.
    #[error("option {0} takes no value")]
    Value(&'static str),
    #[error("option {name}: '{value}': expected {takes}")]
    BadValue {
        name: &'static str,
        /// The values that it takes, in words.
        takes: String,
        value: Quoted,
    },
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
pub(super) fn nothing_after(command: &'static str, rest: &[&str]) -> Result<(), CommandError> {
    if rest.is_empty() {
        Ok(())
    } else {
        Err(unexpected(command, rest))
    }
}

/// Takes the number that follows `name` from the words.
pub(super) fn number<N: TryFrom<i64>>(
    command: &'static str,
    name: &'static str,
    words: &mut &[&str],
    range: RangeInclusive<i64>,
) -> Result<N, CommandError> {
    let Some((word, rest)) = words.split_first() else {
        return Err(CommandError::NoNumber { command, name });
    };
    *words = rest;
    let value = word.parse().ok().filter(|value| range.contains(value));
    let value = value.and_then(|value| N::try_from(value).ok());
    let (&min, &max) = (range.start(), range.end());
    value.ok_or_else(|| CommandError::Number {
        command,
        name,
        value: Quoted::new(word),
        min,
        max,
    })
}

/// As [`number`], for the last word of a command.
pub(super) fn last_number<N: TryFrom<i64>>(
    command: &'static str,
    name: &'static str,
    mut words: &[&str],
    range: RangeInclusive<i64>,
) -> Result<N, CommandError> {
    let number = number(command, name, &mut words, range)?;
    nothing_after(command, words)?;
    Ok(number)
}

/// Reads a list of moves, whose items `list` names in errors.
pub(super) fn moves<M: FromStr<Err: Display>>(
    list: &'static str,
    words: &[&str],
) -> Result<Vec<M>, CommandError> {
    items(list, "move", words)
}

/// Reads a single move, which `list` names in errors as the first of a list.
pub(super) fn one_move<M: FromStr<Err: Display>>(
    list: &'static str,
    word: &str,
) -> Result<M, CommandError> {
    item(list, "move", 0, word)
}

/// Reads a list of items of this `kind`.
pub(super) fn items<T: FromStr<Err: Display>>(
    list: &'static str,
    kind: &'static str,
    words: &[&str],
) -> Result<Vec<T>, CommandError> {
    words
        .iter()
        .enumerate()
        .map(|(index, text)| item(list, kind, index, text))
        .collect()
}

/// Reads the item of this index in a list.
fn item<T: FromStr<Err: Display>>(
    list: &'static str,
    kind: &'static str,
    index: usize,
    text: &str,
) -> Result<T, CommandError> {
    text.parse().map_err(|error: T::Err| CommandError::Item {
        list,
        number: index + 1,
        kind,
        text: Quoted::new(text),
        error: error.to_string(),
    })
}

/// Reads the words after `setoption`: the name of the option, and its value if there is one.
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

/// Reads the words after `review`, or after the move of `judge`: the budget of a search.
pub(super) fn budget(
    command: &'static str,
    words: &[&str],
    default_nodes: u64,
) -> Result<Budget, CommandError> {
    match words {
        [] => Ok(Budget::Nodes(default_nodes)),
        ["nodes", rest @ ..] => {
            let nodes = last_number(command, "nodes", rest, 1..=i64::MAX)?;
            Ok(Budget::Nodes(nodes))
        }
        ["movetime", rest @ ..] => {
            let ms = last_number(command, "movetime", rest, 1..=i64::MAX)?;
            Ok(Budget::Time(Duration::from_millis(ms)))
        }
        rest => Err(unexpected(command, rest)),
    }
}
