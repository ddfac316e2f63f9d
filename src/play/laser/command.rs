//! Reads a typed line as a [`Command`], or says in one line what is wrong with it.

use crate::laser::rules::{Setup, Square};
use crate::lines::Quoted;
use crate::play::words::{NoFile, UnknownWord, Usage, file, written_as_one};
use std::path::PathBuf;

/// A command of the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// A move, in lower case and without blanks or hyphens; not yet checked.
    Move(String),
    /// Take back plies up to the last turn of a person.
    Undo,
    /// Show the move that the engine would play.
    Hint,
    /// Let the engine move for the side to move.
    Go,
    /// List the legal moves, or those of the piece on a square.
    Moves(Option<Square>),
    /// Draw the board again.
    Board,
    /// Draw and describe the standing beams.
    Beam,
    /// Show the static evaluation, term by term.
    Eval,
    /// Draw the board from the other side.
    Flip,
    /// Claim a draw by repetition.
    Claim,
    /// Resign.
    Resign,
    /// Start another game, from the same start or from a setup.
    New(Option<Setup>),
    /// Write the game to a file.
    Save(PathBuf),
    /// Go on with the game in a file.
    Load(PathBuf),
    /// List the commands.
    Help,
    /// End the session.
    Quit,
}

/// The commands in the order of `help`.
pub(super) const COMMANDS: [Usage; 15] = [
    (
        "moves",
        "[SQUARE]",
        "list the legal moves, or those of one piece",
    ),
    ("undo", "", "take back to your last turn, or a claim"),
    ("hint", "", "show what the engine would play"),
    ("go", "", "let the engine move for you"),
    ("board", "", "draw the board again"),
    (
        "beam",
        "",
        "show where both beams run on the board as it is",
    ),
    (
        "eval",
        "",
        "show the evaluation of the position, term by term",
    ),
    ("flip", "", "turn the board round"),
    ("claim", "", "claim a draw, from the third repetition on"),
    ("resign", "", "resign the game"),
    (
        "new",
        "[SETUP]",
        "start another game: ace, curiosity, grail, mercury, sophie",
    ),
    ("save", "FILE", "save the game to a file"),
    ("load", "FILE", "go on with a saved game"),
    ("help", "", "show this list"),
    ("quit", "", "leave (so does Ctrl-D)"),
];

/// Why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum CommandError {
    /// The first word is neither a command nor like a move.
    #[error(transparent)]
    Unknown(UnknownWord),
    /// The command takes no such argument.
    #[error("{command}: unexpected '{word}'")]
    Unexpected {
        /// The command.
        command: &'static str,
        /// The word.
        word: Quoted,
    },
    /// The argument is not a square.
    #[error("moves: '{0}' is not a square: a square is a file a to j and a rank 1 to 8")]
    Square(Quoted),
    /// The argument is not the name of a setup.
    #[error("new: unknown setup '{0}'; the setups are ace, curiosity, grail, mercury and sophie")]
    Setup(Quoted),
    /// The file name is missing.
    #[error(transparent)]
    NoFile(#[from] NoFile),
}

impl Command {
    /// Reads a line; `None` if it is blank.
    ///
    /// # Errors
    /// When the line is neither a command nor written like a move, or has wrong arguments.
    pub(super) fn parse(line: &str) -> Result<Option<Command>, CommandError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((first, rest)) = words.split_first() else {
            return Ok(None);
        };
        let lower = first.to_ascii_lowercase();
        let Some((name, ..)) = COMMANDS.iter().find(|(name, ..)| *name == lower) else {
            // Every move has a digit, and no command does.
            if first.contains(|letter: char| letter.is_ascii_digit()) {
                return Ok(Some(Command::Move(written_as_one(&words))));
            }
            return Err(CommandError::Unknown(UnknownWord::new(first, &COMMANDS)));
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
                // Of `moves` and `new`, which take one argument, the second word is too many.
                let extra = usize::from(matches!(command, "moves" | "new"));
                let word = Quoted::new(rest.get(extra).unwrap_or(&""));
                return Err(CommandError::Unexpected { command, word });
            }
        };
        Ok(Some(command))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_parsed() {
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
    fn errors_name_the_fault() {
        for (line, fault) in [
            (
                "hlep",
                "'hlep' is neither a move nor a command; did you mean help?",
            ),
            (
                "weather",
                "'weather' is neither a move nor a command; type help for the commands",
            ),
            ("undo 2", "undo: unexpected '2'"),
            ("moves e4 e5", "moves: unexpected 'e5'"),
            (
                "moves k9",
                "moves: 'k9' is not a square: a square is a file a to j and a rank 1 to 8",
            ),
            (
                "new chess",
                "new: unknown setup 'chess'; the setups are ace, curiosity, grail, mercury and sophie",
            ),
            ("save", "save: the file name is missing"),
            ("load ''", "load: the file name is missing"),
        ] {
            assert_eq!(Command::parse(line).unwrap_err().to_string(), fault);
        }
    }
}
