//! Typed words: commands with their arguments, moves, file names, and suggestions for typos.

use crate::lines::Quoted;
use crate::spelling::nearest_word;
use std::path::PathBuf;

/// The line width of lists, in columns.
const WIDTH: usize = 72;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refusal {
    #[error("'{word}' is neither a move nor a command; {}", suggestion(.near))]
    Unknown {
        word: Quoted,
        near: Option<&'static str>,
    },
    #[error("{command}: unexpected '{word}'")]
    Unexpected { command: &'static str, word: Quoted },
    #[error("{0}: the file name is missing")]
    NoFile(&'static str),
    #[error("the engine finds no move")]
    NoMove,
    #[error("there is no move to take back")]
    NothingToUndo,
    #[error("there is no move of yours to take back")]
    NothingOfYours,
    #[error("It is {0}'s turn: {0} has to press Enter first.")]
    NotCalled(&'static str),
    #[error("level: '{0}' is not a level: a level is a number from 0 to 20")]
    NoLevel(Quoted),
    #[error("load: nobody sits at {0} in this game")]
    Nobody(&'static str),
    #[error("there is no puzzle {number}: they are numbered 1 to {count}")]
    NoPuzzle { number: u32, count: usize },
    #[error("next: '{0}' is not the number of a puzzle")]
    NoNumber(Quoted),
}

fn suggestion(near: &Option<&'static str>) -> String {
    match near {
        Some(near) => format!("did you mean {near}?"),
        None => "type help for the commands".to_owned(),
    }
}

impl Refusal {
    /// The last of these words is one too many for the command.
    pub(super) fn unexpected(command: &'static str, words: &[&str]) -> Refusal {
        let word = Quoted::new(words.last().unwrap_or(&""));
        Refusal::Unexpected { command, word }
    }
}

/// A line, split into words.
pub(super) enum Typed<'a> {
    Blank,
    /// A move, in lower case and without blanks or hyphens; not yet checked.
    Move(String),
    /// A command and the words after it.
    Command(&'static str, Vec<&'a str>),
}

impl<'a> Typed<'a> {
    /// Reads a line in which the first word is one of the commands of this list or begins a move.
    pub(super) fn read(line: &'a str, commands: &'static str) -> Result<Typed<'a>, Refusal> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else {
            return Ok(Typed::Blank);
        };
        if let Some(name) = names(commands).find(|name| name.eq_ignore_ascii_case(first)) {
            return Ok(Typed::Command(name, words.collect()));
        }
        // Every move has a digit, and no command does.
        if first.contains(|letter: char| letter.is_ascii_digit()) {
            return Ok(Typed::Move(written_as_one(line.split_whitespace())));
        }
        Err(Refusal::Unknown {
            word: Quoted::new(first),
            near: nearest_word(first, names(commands)),
        })
    }
}

/// The names of the commands of a list.
pub(super) fn names(commands: &'static str) -> impl Iterator<Item = &'static str> {
    let words = commands.lines().map(str::split_ascii_whitespace);
    words.filter_map(|mut words| words.next())
}

/// Joins the words of a move that people write as `e4 e5` or `E4-E5` to the form `e4e5`.
pub(super) fn written_as_one<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let letters = words.flat_map(str::chars).filter(|&letter| letter != '-');
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// The file name after a command: the rest of the line. A name that begins with a quote, or has
/// backslashes outside Windows, is read as a shell reads it; a leading `~/` is the home folder.
pub(super) fn file(command: &'static str, line: &str) -> Result<PathBuf, Refusal> {
    let rest = line.trim().get(command.len()..).unwrap_or("").trim();
    let is_quoted = rest.starts_with(['\'', '"']);
    let name = if is_quoted {
        shlex::split(rest)
    } else if rest.contains('\\') && !cfg!(windows) {
        // `shlex` takes an unquoted # for the start of a comment.
        shlex::split(&rest.replace('#', "\\#"))
    } else {
        None
    };
    let name = name.map_or(rest.to_owned(), |words| words.join(" "));
    match (name.strip_prefix("~/"), std::env::home_dir()) {
        _ if name.is_empty() => Err(Refusal::NoFile(command)),
        (Some(name), Some(home)) => Ok(home.join(name)),
        _ => Ok(PathBuf::from(name)),
    }
}

/// Joins words into lines no wider than [`WIDTH`].
pub(super) fn wrapped(words: impl Iterator<Item = String>) -> String {
    wrapped_at(WIDTH, words)
}

/// Joins words into lines no wider than this many columns, or than a word.
pub(super) fn wrapped_at<W: AsRef<str>>(width: usize, words: impl Iterator<Item = W>) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let word = word.as_ref();
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        column += length;
        text.push_str(word);
    }
    text + "\n"
}

/// Whether a terminal has fewer columns or rows than needed.
pub(super) fn is_cramped(size: (u16, u16), needed: (u16, u16)) -> bool {
    size.0 < needed.0 || size.1 < needed.1
}

/// A note that the picture is small because the large one needs a terminal of this size.
pub(super) fn small_note(picture: &str, (columns, rows): (u16, u16)) -> String {
    format!(
        "The terminal is small, and so is the {picture}: the large one takes {columns} by {rows}.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_written_in_one_word() {
        for (line, mv) in [
            ("c5R", "c5r"),
            (" E4-E5 ", "e4e5"),
            ("e4 e5", "e4e5"),
            (" B7 e C4 ", "b7ec4"),
            ("5c", "5c"),
        ] {
            let typed = Typed::read(line, "");
            assert!(
                matches!(typed, Ok(Typed::Move(word)) if word == mv),
                "{line}"
            );
        }
    }

    #[test]
    fn file_names_are_read_as_people_write_them() {
        for (line, name) in [
            ("save a b.txt", "a b.txt"),
            ("SAVE 'a  b.txt'", "a  b.txt"),
            ("save it's", "it's"),
            ("save game #1.txt", "game #1.txt"),
            ("save '#1'", "#1"),
            #[cfg(not(windows))]
            ("save game\\ #1.txt", "game #1.txt"),
        ] {
            assert_eq!(file("save", line), Ok(name.into()), "{line}");
        }
        assert_eq!(file("save", "save ''"), Err(Refusal::NoFile("save")));
    }
}
