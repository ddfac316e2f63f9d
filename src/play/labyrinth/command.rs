//! Reads a typed line as a [`Command`], or says in one line what is wrong with it.

use crate::lines::Quoted;
use crate::play::words::{NoFile, UnknownWord, Usage, file, written_as_one};
use std::path::PathBuf;

/// A command of the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// A move, in lower case and without blanks or hyphens; not yet checked.
    Move(String),
    /// Take back moves up to the last turn of a person.
    Undo,
    /// Show the move that the engine would play.
    Hint,
    /// Let the engine move for the player to move.
    Go,
    /// List the legal moves, or those that begin like this.
    Moves(String),
    /// Draw the maze again.
    Board,
    /// Say what the players have found.
    Cards,
    /// Resign.
    Resign,
    /// Save the game to a file.
    Save(PathBuf),
    /// Go on with the game in a file.
    Load(PathBuf),
    /// Say which deal this is.
    Deal,
    /// Start another game, with the deal of this seed or a random one.
    New(Option<u64>),
    /// List the commands.
    Help,
    /// End the session.
    Quit,
}

/// The commands in the order of `help`.
pub(super) const COMMANDS: [Usage; 13] = [
    (
        "moves",
        "[SLIDE]",
        "list where the pawn can go, after all slides or some: moves b7e",
    ),
    ("undo", "", "take back to the last turn of a person"),
    ("hint", "", "show what the engine would play"),
    ("go", "", "let the engine move for you"),
    ("board", "", "draw the maze again"),
    (
        "cards",
        "",
        "say what everybody has found and still looks for",
    ),
    ("resign", "", "resign the game"),
    ("save", "FILE", "save the game to a file, with all cards"),
    ("load", "FILE", "go on with a saved game"),
    ("deal", "", "say the number of this deal"),
    (
        "new",
        "[SEED]",
        "start another game: a random deal, or this one",
    ),
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
    /// The argument is not a seed.
    #[error(
        "new: '{0}' is not the seed of a deal: a seed is a number from 0 to 18446744073709551615"
    )]
    Seed(Quoted),
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
            ("moves", start) => Command::Moves(written_as_one(start)),
            ("new", [seed]) => match seed.parse() {
                Ok(seed) => Command::New(Some(seed)),
                Err(_) => return Err(CommandError::Seed(Quoted::new(seed))),
            },
            ("new", []) => Command::New(None),
            ("undo", []) => Command::Undo,
            ("hint", []) => Command::Hint,
            ("go", []) => Command::Go,
            ("board", []) => Command::Board,
            ("cards", []) => Command::Cards,
            ("resign", []) => Command::Resign,
            ("deal", []) => Command::Deal,
            ("help", []) => Command::Help,
            ("quit", []) => Command::Quit,
            (command, rest) => {
                // Of `new`, which takes one argument, the second word is too many.
                let word = rest.get(usize::from(command == "new")).unwrap_or(&"");
                let word = Quoted::new(word);
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
        for (line, command) in [
            ("b7ec4", mv("b7ec4")),
            (" B7 e C4 ", mv("b7ec4")),
            ("b7-e-c4", mv("b7ec4")),
            ("UNDO", Command::Undo),
            ("moves", Command::Moves(String::new())),
            ("moves B7 e", Command::Moves("b7e".to_owned())),
            ("new", Command::New(None)),
            ("new 7", Command::New(Some(7))),
            ("cards", Command::Cards),
            ("save a b.txt", Command::Save("a b.txt".into())),
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
            ("undo 2", "undo: unexpected '2'"),
            ("load", "load: the file name is missing"),
            ("new 1 2", "new: unexpected '2'"),
            (
                "new -1",
                "new: '-1' is not the seed of a deal: a seed is a number from 0 to 18446744073709551615",
            ),
        ] {
            assert_eq!(Command::parse(line).unwrap_err().to_string(), fault);
        }
    }
}
