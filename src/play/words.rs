//! What typed lines of all games have: commands with their arguments, moves written apart, names of
//! files.

use std::path::PathBuf;

/// A command as `help` lists it: name, arguments, meaning.
pub(super) type Usage = (&'static str, &'static str, &'static str);

/// The list of these commands, below some words on how a move is written.
pub(super) fn help(moves: &str, commands: &[Usage]) -> String {
    let mut page = moves.to_owned();
    for (name, arguments, meaning) in commands {
        let usage = format!("{name} {arguments}");
        page.push_str(&format!("{:<15} {meaning}\n", usage.trim()));
    }
    page
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
