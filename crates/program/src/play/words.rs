//! Parses typed lines: commands with their arguments, moves, file names; suggests corrections.

use crate::spelling::nearest_word;
use akhet::lines::Quoted;
use std::fmt::Display;
use std::path::PathBuf;

/// The maximum line width of lists and longer texts, in columns.
pub(super) const WIDTH: usize = 72;

/// The end of a text about the rules, before the name of the document.
pub(super) const READ_ON: &str = "legend explains the signs, and what c5 a square. The lessons of \
                                  akhet gui teach the game; all rules are in ";

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
    #[error("level: '{0}' is not a level: a level is a number from 0 to 20 or a name, such as Miu")]
    NoLevel(Quoted),
    #[error("help: there is no command '{word}'; {}", suggestion(.near))]
    NoCommand {
        word: Quoted,
        near: Option<&'static str>,
    },
    #[error("what: the square is missing, as in what c5")]
    NoSquare,
    #[error("{0}: its name is missing, as in rank 5 or file c")]
    NoLineNamed(&'static str),
    #[error("{command}: '{word}' is not a {command} of this board")]
    NoLine { command: &'static str, word: Quoted },
    #[error("undo: there are fewer than {0} turns to take back")]
    FewerTurns(usize),
    #[error("load: {0}")]
    OtherKind(&'static str),
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
    pub(super) fn read(line: &'a str, commands: &'static str) -> Result<Typed<'a>, Refusal> {
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
            near: nearest_word(first, names(commands).chain(VERBS)),
        })
    }
}

/// Other words for commands.
const ALIASES: [(&str, &str); 8] = [
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
const VERBS: [&str; 6] = ["move", "turn", "rotate", "swap", "push", "play"];

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

/// The command that a word means.
fn command(word: &str, commands: &'static str) -> Option<&'static str> {
    let mut aliases = ALIASES.into_iter();
    let alias = aliases.find(|(alias, _)| alias.eq_ignore_ascii_case(word));
    let word = alias.map_or(word, |(_, name)| name);
    listed(commands).find(|name| name.eq_ignore_ascii_case(word))
}

fn listed(commands: &'static str) -> impl Iterator<Item = &'static str> {
    let words = commands.lines().map(str::split_ascii_whitespace);
    words.filter_map(|mut words| words.next())
}

/// The names of the commands in a list, and their aliases longer than a letter.
pub(super) fn names(commands: &'static str) -> impl Iterator<Item = &'static str> {
    let is_listed = move |name| listed(commands).any(|listed| listed == name);
    let aliases = ALIASES.into_iter().filter(|(alias, _)| alias.len() > 1);
    let aliases = aliases.filter_map(move |(alias, name)| is_listed(name).then_some(alias));
    listed(commands).chain(aliases)
}

/// The lines of a list about one command.
pub(super) fn help_on(word: &str, commands: &'static str) -> Result<String, Refusal> {
    let name = command(word, commands).ok_or_else(|| Refusal::NoCommand {
        word: Quoted::new(word),
        near: nearest_word(word, names(commands)),
    })?;
    let line = commands.lines().zip(listed(commands));
    let line = line.filter_map(|(line, listed)| (listed == name).then_some(line));
    Ok(line.map(|line| line.to_owned() + "\n").collect())
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

/// A note that the picture is small, and how large a terminal the large one needs.
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
            let typed = Typed::read(line, "");
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
        const LIST: &str = "help            this list\nquit            leave\n";
        for (line, name) in [("?", "help"), ("Q", "quit"), ("Exit", "quit")] {
            let typed = Typed::read(line, LIST);
            assert!(
                matches!(typed, Ok(Typed::Command(read, _)) if read == name),
                "{line}"
            );
        }
        assert_eq!(names(LIST).collect::<Vec<_>>(), ["help", "quit", "exit"]);
        assert_eq!(names("go  play\n").collect::<Vec<_>>(), ["go"]);
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
