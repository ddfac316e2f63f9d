//! A line typed by a person -> a [`Command`], or one line that says what is wrong with it.

use super::near::nearest_word;
use crate::laser::rules::{Setup, Square};
use crate::lines::Quoted;
use std::path::PathBuf;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Something meant as a move; whether it is one, and legal, is for the game to say.
    Move(String),
    /// Take back.
    Undo,
    /// What would the engine play?
    Hint,
    /// The engine plays this move for the side to move.
    Go,
    /// The legal moves, or those of the piece on a square.
    Moves(Option<Square>),
    /// The board again.
    Board,
    /// Where the beams run.
    Beam,
    /// The score, term by term.
    Eval,
    /// Turn the board.
    Flip,
    /// Draw by repetition.
    Claim,
    /// Give up.
    Resign,
    /// Another game, from the same start or from a setup.
    New(Option<Setup>),
    /// Write the game to a file.
    Save(PathBuf),
    /// Take up the game in a file.
    Load(PathBuf),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

/// The commands, with what may follow and what they are for, as `help` says it.
pub(super) const COMMANDS: [(&str, &str, &str); 15] = [
    (
        "moves",
        "[SQUARE]",
        "the legal moves, or those of one piece",
    ),
    ("undo", "", "take back to your last turn"),
    ("hint", "", "what the engine would play"),
    ("go", "", "let the engine play this move"),
    ("board", "", "draw the board again"),
    ("beam", "", "where both lasers shine as the board stands"),
    ("eval", "", "what the position is worth, term by term"),
    ("flip", "", "look at the board from the other side"),
    (
        "claim",
        "",
        "end as a draw, when an arrangement stands for the third time",
    ),
    ("resign", "", "give up"),
    (
        "new",
        "[SETUP]",
        "another game: ace, curiosity, grail, mercury or sophie",
    ),
    ("save", "FILE", "write the game to a file"),
    ("load", "FILE", "take up a game from a file"),
    ("help", "", "this list"),
    ("quit", "", "leave (so does Ctrl-D)"),
];

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum CommandError {
    /// The first word is nothing known.
    #[error("'{word}' is no move and no command, {}", hint(.near))]
    Unknown {
        /// The word.
        word: Quoted,
        /// What may have been meant.
        near: Option<&'static str>,
    },
    /// A word too many.
    #[error("{command}: unexpected '{word}'")]
    Unexpected {
        /// The command.
        command: &'static str,
        /// The word.
        word: Quoted,
    },
    /// The word is no square.
    #[error("moves: '{0}' is no square, a square is a file a to j and a rank 1 to 8")]
    Square(Quoted),
    /// There is no such setup.
    #[error("new: there is no setup '{0}', there are ace, curiosity, grail, mercury and sophie")]
    Setup(Quoted),
    /// The file's name is missing.
    #[error("{0}: the name of the file is missing")]
    NoFile(&'static str),
}

fn hint(near: &Option<&'static str>) -> String {
    match near {
        Some(near) => format!("did you mean {near}?"),
        None => "help lists the commands".to_owned(),
    }
}

impl Command {
    /// Reads a line. `None` where it is blank.
    pub(super) fn parse(line: &str) -> Result<Option<Command>, CommandError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((first, rest)) = words.split_first() else {
            return Ok(None);
        };
        let lower = first.to_ascii_lowercase();
        let Some((name, ..)) = COMMANDS.iter().find(|(name, ..)| *name == lower) else {
            // No command has a digit in it and every move has one.
            if first.contains(|letter: char| letter.is_ascii_digit()) {
                return Ok(Some(Command::Move(written_as_one(&words))));
            }
            return Err(CommandError::Unknown {
                word: Quoted::new(first),
                near: nearest_word(first, COMMANDS.iter().map(|(name, ..)| *name)),
            });
        };
        let command = match (*name, rest) {
            ("save", _) => Command::Save(file("save", line)?),
            ("load", _) => Command::Load(file("load", line)?),
            ("moves", [square]) => match square.to_ascii_lowercase().parse() {
                Ok(square) => Command::Moves(Some(square)),
                Err(_) => return Err(CommandError::Square(Quoted::new(square))),
            },
            ("new", [setup]) => match setup.parse() {
                Ok(setup) => Command::New(Some(setup)),
                Err(_) => return Err(CommandError::Setup(Quoted::new(setup))),
            },
            ("moves", []) => Command::Moves(None),
            ("new", []) => Command::New(None),
            ("undo", []) => Command::Undo,
            ("hint", []) => Command::Hint,
            ("go", []) => Command::Go,
            ("board", []) => Command::Board,
            ("beam", []) => Command::Beam,
            ("eval", []) => Command::Eval,
            ("flip", []) => Command::Flip,
            ("claim", []) => Command::Claim,
            ("resign", []) => Command::Resign,
            ("help", []) => Command::Help,
            ("quit", []) => Command::Quit,
            (command, rest) => {
                // After a square or a setup it is the second word that is too many.
                let extra = usize::from(matches!(command, "moves" | "new"));
                let word = Quoted::new(rest.get(extra).unwrap_or(&""));
                return Err(CommandError::Unexpected { command, word });
            }
        };
        Ok(Some(command))
    }
}

/// A move as the protocol writes it, of how people write it too: `e4 e5`, `E4-E5`.
fn written_as_one(words: &[&str]) -> String {
    let text: String = words.concat();
    text.chars()
        .filter(|&letter| letter != '-')
        .map(|letter| letter.to_ascii_lowercase())
        .collect()
}

/// The name of a file that follows a command: the rest of the line. Where it begins with a quote,
/// or has backslashes and this is not Windows, these mean what they mean to a shell; and `~/` is
/// the home of the person.
fn file(command: &'static str, line: &str) -> Result<PathBuf, CommandError> {
    let rest = line.trim().get(command.len()..).unwrap_or("").trim();
    let is_quoted = rest.starts_with(['\'', '"']);
    let is_escaped = rest.contains('\\') && !cfg!(windows);
    let name = match (is_quoted, is_escaped) {
        (true, _) => shlex::split(rest),
        // To a shell the rest of the line would be a comment.
        (_, true) => shlex::split(&rest.replace('#', "\\#")),
        _ => None,
    };
    let name = name.map_or(rest.to_owned(), |words| words.join(" "));
    match (name.strip_prefix("~/"), std::env::home_dir()) {
        _ if name.is_empty() => Err(CommandError::NoFile(command)),
        (Some(name), Some(home)) => Ok(home.join(name)),
        _ => Ok(PathBuf::from(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let mv = |text: &str| Command::Move(text.to_owned());
        let square = "e4".parse().ok();
        for (line, command) in [
            ("c5R", mv("c5r")),
            (" E4-E5 ", mv("e4e5")),
            ("e4 e5", mv("e4e5")),
            ("5c", mv("5c")),
            ("UNDO", Command::Undo),
            ("moves", Command::Moves(None)),
            ("moves E4", Command::Moves(square)),
            ("new", Command::New(None)),
            ("new Dynasty", Command::New(Some(Setup::Grail))),
            ("save a b.txt", Command::Save("a b.txt".into())),
            ("load 'a  b.txt'", Command::Load("a  b.txt".into())),
            ("load it's", Command::Load("it's".into())),
            ("save game #1.txt", Command::Save("game #1.txt".into())),
            ("save game\\ #1.txt", Command::Save("game #1.txt".into())),
            ("save '#1'", Command::Save("#1".into())),
        ] {
            assert_eq!(Command::parse(line), Ok(Some(command)), "{line}");
        }
        assert_eq!(Command::parse(" \t"), Ok(None));
    }

    #[test]
    fn faults_are_named() {
        for (line, fault) in [
            (
                "hlep",
                "'hlep' is no move and no command, did you mean help?",
            ),
            (
                "weather",
                "'weather' is no move and no command, help lists the commands",
            ),
            ("undo 2", "undo: unexpected '2'"),
            ("moves e4 e5", "moves: unexpected 'e5'"),
            (
                "moves k9",
                "moves: 'k9' is no square, a square is a file a to j and a rank 1 to 8",
            ),
            (
                "new chess",
                "new: there is no setup 'chess', there are ace, curiosity, grail, mercury and sophie",
            ),
            ("save", "save: the name of the file is missing"),
            ("load ''", "load: the name of the file is missing"),
        ] {
            assert_eq!(Command::parse(line).unwrap_err().to_string(), fault);
        }
    }
}
