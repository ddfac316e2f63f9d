//! Parses typed lines: commands with their arguments, moves, file names; suggests corrections.

use super::lang::{find, text};
use crate::spelling::nearest_word;
use akhet::lines::Quoted;
use fluent_bundle::FluentArgs;
use std::fmt::Display;
use std::path::PathBuf;

/// The maximum line width of lists and longer texts, in columns.
pub(super) const WIDTH: usize = 72;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refusal {
    #[error("{}", text!("no-word", word = .word.to_string(), hint = suggestion(.near)))]
    Unknown { word: Quoted, near: Option<String> },
    #[error("{}: {}", shown(.command), text!("unexpected", word = .word.to_string()))]
    Unexpected { command: &'static str, word: Quoted },
    #[error("{}: {}", shown(.0), text!("no-file"))]
    NoFile(&'static str),
    #[error("{}", text!("engine-no-move"))]
    NoMove,
    #[error("{}", text!("nothing-to-undo"))]
    NothingToUndo,
    #[error("{}", text!("nothing-of-yours"))]
    NothingOfYours,
    #[error("{}", text!("not-called", player = .0.clone()))]
    NotCalled(String),
    #[error("{}: {}", shown("level"), text!("no-level", word = .0.to_string()))]
    NoLevel(Quoted),
    #[error("{}: {}", shown("help"), text!("no-command", word = .word.to_string(), hint = suggestion(.near)))]
    NoCommand { word: Quoted, near: Option<String> },
    #[error("{}: {}", shown("what"), text!("square-missing"))]
    NoSquare,
    #[error("{}: {}", shown(.0), text!("line-missing"))]
    NoLineNamed(&'static str),
    #[error("{}: {}", shown(.command), text!("no-line", word = .word.to_string(), line = *.command))]
    NoLine { command: &'static str, word: Quoted },
    #[error("{}: {}", shown("undo"), text!("fewer-turns", turns = *.0))]
    FewerTurns(usize),
    #[error("{}: {}", shown("load"), text!("all-known"))]
    AllKnown,
    #[error("{}: {}", shown("load"), text!("some-unknown"))]
    SomeUnknown,
    #[error("{}: {}", shown("load"), text!("nobody-there", player = .0.clone()))]
    Nobody(String),
    #[error("{}", text!("no-puzzle", number = *.number, count = *.count))]
    NoPuzzle { number: u32, count: usize },
    #[error("{}: {}", shown("next"), text!("no-puzzle-number", word = .0.to_string()))]
    NoNumber(Quoted),
}

fn suggestion(near: &Option<String>) -> String {
    match near {
        Some(near) => text!("did-you-mean", near = near.clone()),
        None => text!("try-help"),
    }
}

impl Refusal {
    /// The command does not take the last of these words.
    pub(super) fn unexpected(command: &'static str, words: &[&str]) -> Refusal {
        let word = Quoted::new(words.last().unwrap_or(&""));
        Refusal::Unexpected { command, word }
    }
}

/// A line, split into words.
pub(super) enum Typed<'a> {
    Blank,
    /// A move as [`written_as_one`]; not yet checked.
    Move(String),
    /// A command and the words after it.
    Command(&'static str, Vec<&'a str>),
}

impl<'a> Typed<'a> {
    /// Parses a line that begins with one of these commands or a move.
    pub(super) fn read(line: &'a str, commands: Commands) -> Result<Typed<'a>, Refusal> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else {
            return Ok(Typed::Blank);
        };
        if let Some(name) = command(first, commands) {
            return Ok(Typed::Command(name, words.collect()));
        }
        // Every move begins with a word that has a digit, and no command does, or with a verb.
        let is_verb = VERBS.iter().any(|verb| verb.eq_ignore_ascii_case(first));
        if is_verb || first.contains(|letter: char| letter.is_ascii_digit()) {
            return Ok(Typed::Move(written_as_one(line.split_whitespace())));
        }
        Err(Refusal::Unknown {
            word: Quoted::new(first),
            near: nearest(first, commands, &VERBS),
        })
    }
}

/// The command, or one of the other words, that a misspelled word probably means.
fn nearest(word: &str, commands: Commands, others: &[&str]) -> Option<String> {
    let names = names(commands);
    let known = names.iter().map(String::as_str);
    nearest_word(word, known.chain(others.iter().copied())).map(str::to_owned)
}

/// The commands of a game or of exercises, by their English names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Commands {
    /// Which texts describe them: `laser`, `labyrinth`, `puzzle` or `mistakes`.
    pub(super) game: &'static str,
    /// The names in the order of `help`.
    pub(super) names: &'static [&'static [&'static str]],
}

impl Commands {
    pub(super) fn iter(self) -> impl Iterator<Item = &'static str> {
        self.names.iter().flat_map(|names| names.iter().copied())
    }

    /// The list that `help` shows: name, arguments, meaning.
    pub(super) fn list(self) -> String {
        self.lines().map(|(_, line)| line + "\n").collect()
    }

    /// Each command with its line of the list.
    fn lines(self) -> impl Iterator<Item = (&'static str, String)> {
        let describe = move |name| {
            let mut values = FluentArgs::new();
            values.set("game", self.game);
            let arguments = find(&format!("command-{name}.arguments"), &values);
            let head = format!("{} {}", shown(name), arguments.unwrap_or_default());
            let meaning = find(&format!("command-{name}"), &values);
            (
                name,
                head.trim_end().to_owned(),
                meaning.unwrap_or_default(),
            )
        };
        let lines: Vec<_> = self.iter().map(describe).collect();
        let widths = lines.iter().map(|(_, head, _)| head.chars().count());
        let width = widths.max().unwrap_or(0);
        let line = move |(name, head, meaning)| (name, format!("{head:<width$}  {meaning}"));
        lines.into_iter().map(line)
    }
}

/// The words of the language for a command, the one to show first.
fn words_for(name: &str) -> Vec<String> {
    let words = find(&format!("command-{name}.words"), &FluentArgs::new());
    let words = words.unwrap_or_else(|| name.to_owned());
    words.split_whitespace().map(str::to_owned).collect()
}

/// What a command is called where it is shown.
pub(super) fn shown(name: &str) -> String {
    let first = words_for(name).into_iter().next();
    first.unwrap_or_else(|| name.to_owned())
}

/// Other words for commands.
pub(super) const ALIASES: [(&str, &str); 8] = [
    ("exit", "quit"),
    ("q", "quit"),
    ("?", "help"),
    ("skip", "next"),
    ("show", "solution"),
    ("row", "rank"),
    ("column", "file"),
    ("pawns", "pieces"),
];

/// The words with which a move in words may begin. They add nothing to it.
pub(super) const VERBS: [&str; 6] = ["move", "turn", "rotate", "swap", "push", "play"];

/// Other words of a move that add nothing to it.
const LEFT_OUT: [&str; 9] = [
    "to", "with", "from", "and", "then", "go", "walk", "at", "in",
];

/// The words of a move that stand for a letter of it.
const LETTERS: [(&str, &str); 8] = [
    ("right", "r"),
    ("clockwise", "r"),
    ("left", "l"),
    ("counterclockwise", "l"),
    ("north", "n"),
    ("east", "e"),
    ("south", "s"),
    ("west", "w"),
];

/// The command that a word means, in English or in the language of the prompt.
pub(super) fn command(word: &str, commands: Commands) -> Option<&'static str> {
    let mut aliases = ALIASES.into_iter();
    let alias = aliases.find(|(alias, _)| alias.eq_ignore_ascii_case(word));
    let english = alias.map_or(word, |(_, name)| name);
    let named = commands
        .iter()
        .find(|name| name.eq_ignore_ascii_case(english));
    let word = word.to_lowercase();
    named.or_else(|| commands.iter().find(|name| words_for(name).contains(&word)))
}

/// The names of the commands, then the other words for them that are longer than a letter.
pub(super) fn names(commands: Commands) -> Vec<String> {
    let mut names: Vec<String> = commands.iter().map(shown).collect();
    let aliases = ALIASES.into_iter().filter(|(alias, _)| alias.len() > 1);
    let aliases = aliases.filter(|(_, name)| commands.iter().any(|listed| listed == *name));
    let others = commands.iter().flat_map(words_for);
    let others = others.chain(commands.iter().map(str::to_owned));
    for word in others.chain(aliases.map(|(alias, _)| alias.to_owned())) {
        if !names.contains(&word) {
            names.push(word);
        }
    }
    names
}

/// The lines of the list about one command.
pub(super) fn help_on(word: &str, commands: Commands) -> Result<String, Refusal> {
    let name = command(word, commands).ok_or_else(|| Refusal::NoCommand {
        word: Quoted::new(word),
        near: nearest(word, commands, &[]),
    })?;
    let lines = commands.lines().filter(|&(listed, _)| listed == name);
    Ok(lines.map(|(_, line)| line + "\n").collect())
}

/// Joins the words of a move to one in lower case: `E4-E5` to `e4e5`, `turn c5 right` to `c5r`, `push a4 north, go to
/// e3` to `a4ne3`. The page reads moves in the same words (`gui/js/app/typed.js`).
pub(super) fn written_as_one<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut one = String::new();
    for word in words {
        let word = word.replace(['-', ','], "").to_ascii_lowercase();
        let letter = LETTERS.into_iter().find(|&(long, _)| long == word);
        match letter {
            Some((_, letter)) => one.push_str(letter),
            None if VERBS.contains(&&*word) || LEFT_OUT.contains(&&*word) => {}
            None => one.push_str(&word),
        }
    }
    one
}

/// Whether a square lies on the rank or the file of this name; `command` says which.
pub(super) fn lies_on(square: impl Display, command: &str, name: &str) -> bool {
    let square = square.to_string();
    let (file, rank) = square.split_at(1);
    name == if command == "file" { file } else { rank }
}

/// The file name after a command: the rest of the line. A name that begins with a quote, or has
/// backslashes outside Windows, is read as a shell reads it; a leading `~/` is the home folder.
pub(super) fn file(command: &'static str, line: &str) -> Result<PathBuf, Refusal> {
    let line = line.trim();
    let rest = line
        .split_once(char::is_whitespace)
        .map_or("", |(_, rest)| rest.trim());
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

/// Wraps lines at this many columns, not counting escape codes. The last column of a list stays a column if it begins
/// in the left half.
pub(super) fn wrapped_at(width: usize, text: &str) -> String {
    let mut wrapped = String::new();
    let columns = |text: &str| {
        anstream::adapter::strip_str(text)
            .to_string()
            .chars()
            .count()
    };
    for line in text.lines() {
        let fits = columns(line) <= width;
        let indent = line.rfind("  ").map_or(0, |blanks| blanks + 2);
        let indent = if indent > width / 2 { 0 } else { indent };
        let mut column = 0;
        for (index, word) in line.split(' ').enumerate() {
            let length = columns(word);
            if index > 0 && column > 0 && !fits && column + 1 + length > width {
                wrapped.push('\n');
                wrapped.push_str(&" ".repeat(indent));
                column = indent;
            } else if index > 0 {
                wrapped.push(' ');
                column += 1;
            }
            column += length;
            wrapped.push_str(word);
        }
        wrapped.push('\n');
    }
    wrapped
}

/// Whether a terminal has fewer columns or rows than needed.
pub(super) fn is_cramped(size: (u16, u16), needed: (u16, u16)) -> bool {
    size.0 < needed.0 || size.1 < needed.1
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Commands = Commands {
        game: "laser",
        names: &[],
    };

    #[test]
    fn moves_are_written_in_one_word() {
        // The page's tests read the same lines.
        let shared = include_str!("../../../../tests/data/moves_in_words.tsv");
        let shared = shared.lines().filter(|line| !line.starts_with('#'));
        let shared = shared.map(|line| line.split_once('\t').expect("two columns"));
        for (line, mv) in shared.chain([
            ("c5R", "c5r"),
            (" E4-E5 ", "e4e5"),
            ("e4 e5", "e4e5"),
            (" B7 e C4 ", "b7ec4"),
            ("5c", "5c"),
        ]) {
            let typed = Typed::read(line, NONE);
            assert!(
                matches!(typed, Ok(Typed::Move(word)) if word == mv),
                "{line}"
            );
        }
    }

    #[test]
    fn lines_are_broken_between_words_and_columns_stay() {
        for (text, wrapped) in [
            ("one two", "one two\n"),
            ("one two three four", "one two\nthree four\n"),
            ("  a b\n\nc", "  a b\n\nc\n"),
            ("go  some more", "go  some\n    more\n"),
            ("long-words-stay whole", "long-words-stay\nwhole\n"),
            ("\x1b[1mone two\x1b[0m", "\x1b[1mone two\x1b[0m\n"),
        ] {
            assert_eq!(wrapped_at(10, text), wrapped, "{text}");
        }
    }

    #[test]
    fn other_words_for_a_command_are_known() {
        const LIST: Commands = Commands {
            names: &[&["help", "quit"]],
            ..NONE
        };
        for (line, name) in [("?", "help"), ("Q", "quit"), ("Exit", "quit")] {
            let typed = Typed::read(line, LIST);
            assert!(
                matches!(typed, Ok(Typed::Command(read, _)) if read == name),
                "{line}"
            );
        }
        assert_eq!(names(LIST), ["help", "quit", "exit"]);
        let go = Commands {
            names: &[&["go"]],
            ..NONE
        };
        assert_eq!(names(go), ["go"]);
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
