//! What typed lines of all games have: commands with their arguments, moves written apart, names of
//! files.

use super::near::nearest_word;
use crate::lines::Quoted;
use std::path::PathBuf;

/// A command as `help` lists it: name, arguments, meaning.
pub(super) type Usage = (&'static str, &'static str, &'static str);

/// The line width of lists, in columns.
const WIDTH: usize = 72;

/// The list of these commands, below some words on how a move is written.
pub(super) fn help(moves: &str, commands: &[Usage]) -> String {
    let mut page = moves.to_owned();
    for (name, arguments, meaning) in commands {
        let usage = format!("{name} {arguments}");
        page.push_str(&format!("{:<15} {meaning}\n", usage.trim()));
    }
    page
}

/// The first word of a line is neither a command nor like a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{word}' is neither a move nor a command; {}", suggestion(.near))]
pub(super) struct UnknownWord {
    word: Quoted,
    /// The command that is likely meant.
    near: Option<&'static str>,
}

impl UnknownWord {
    /// This word, which is none of these commands.
    pub(super) fn new(word: &str, commands: &[Usage]) -> UnknownWord {
        let names = commands.iter().map(|(name, ..)| *name);
        UnknownWord {
            word: Quoted::new(word),
            near: nearest_word(word, names),
        }
    }
}

fn suggestion(near: &Option<&'static str>) -> String {
    match near {
        Some(near) => format!("did you mean {near}?"),
        None => "type help for the commands".to_owned(),
    }
}

/// The name of a file is missing behind this command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}: the file name is missing")]
pub(super) struct NoFile(&'static str);

/// Joins the words of a move that people write as `e4 e5` or `E4-E5` to the form `e4e5`.
pub(super) fn written_as_one(words: &[&str]) -> String {
    let text: String = words.concat();
    text.chars()
        .filter(|&letter| letter != '-')
        .map(|letter| letter.to_ascii_lowercase())
        .collect()
}

/// The file name after a command: the rest of the line. A name that begins with a quote, or has
/// backslashes outside Windows, is read as a shell reads it; a leading `~/` is the home folder.
///
/// # Errors
/// When the name is missing.
pub(super) fn file(command: &'static str, line: &str) -> Result<PathBuf, NoFile> {
    let rest = line.trim().get(command.len()..).unwrap_or("").trim();
    let is_quoted = rest.starts_with(['\'', '"']);
    let is_escaped = rest.contains('\\') && !cfg!(windows);
    let name = match (is_quoted, is_escaped) {
        (true, _) => shlex::split(rest),
        // `shlex` takes an unquoted # for the start of a comment.
        (_, true) => shlex::split(&rest.replace('#', "\\#")),
        _ => None,
    };
    let name = name.map_or(rest.to_owned(), |words| words.join(" "));
    match (name.strip_prefix("~/"), std::env::home_dir()) {
        _ if name.is_empty() => Err(NoFile(command)),
        (Some(name), Some(home)) => Ok(home.join(name)),
        _ => Ok(PathBuf::from(name)),
    }
}

/// Joins words to lines no wider than [`WIDTH`].
pub(super) fn wrapped(words: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        if column > 0 && column + 1 + word.len() > WIDTH {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        column += word.len();
        text.push_str(&word);
    }
    text + "\n"
}
