//! Reads a line typed in front of a puzzle.

use crate::lines::Quoted;
use crate::play::words::{UnknownWord, Usage, written_as_one};

/// A command in front of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PuzzleCommand {
    /// A move, in lower case and without blanks or hyphens; not yet checked.
    Move(String),
    /// Name the piece to move.
    Hint,
    /// Show the rest of the solution.
    Solution,
    /// Begin the puzzle again.
    Again,
    /// Go on to the next puzzle, or to that of this number.
    Next(Option<u32>),
    /// Draw the board again.
    Board,
    /// Draw the standing beams.
    Beam,
    /// List the commands.
    Help,
    /// End the session.
    Quit,
}

/// The commands in the order of `help`.
pub(super) const COMMANDS: [Usage; 8] = [
    ("hint", "", "name the piece to move"),
    ("solution", "", "show the solution"),
    ("again", "", "begin the puzzle again"),
    (
        "next",
        "[N]",
        "another puzzle, the one after this or number N",
    ),
    ("board", "", "draw the board again"),
    (
        "beam",
        "",
        "show where both beams run on the board as it is",
    ),
    ("help", "", "show this list"),
    ("quit", "", "leave (so does Ctrl-D)"),
];

impl PuzzleCommand {
    /// Reads a line; `None` if it is blank.
    ///
    /// # Errors
    /// What is wrong with the line, if it is neither a command nor written like a move.
    pub(super) fn parse(line: &str) -> Result<Option<PuzzleCommand>, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((first, rest)) = words.split_first() else {
            return Ok(None);
        };
        let command = match (first.to_ascii_lowercase().as_str(), rest) {
            ("next", [number]) => match number.parse() {
                Ok(number) => PuzzleCommand::Next(Some(number)),
                Err(_) => {
                    let number = Quoted::new(number);
                    return Err(format!("next: '{number}' is not the number of a puzzle"));
                }
            },
            ("next", []) => PuzzleCommand::Next(None),
            ("hint", []) => PuzzleCommand::Hint,
            ("solution", []) => PuzzleCommand::Solution,
            ("again", []) => PuzzleCommand::Again,
            ("board", []) => PuzzleCommand::Board,
            ("beam", []) => PuzzleCommand::Beam,
            ("help", []) => PuzzleCommand::Help,
            ("quit", []) => PuzzleCommand::Quit,
            (word, rest) => return other(word, rest, &words),
        };
        Ok(Some(command))
    }
}

/// A line that is a move, or no command.
fn other(word: &str, rest: &[&str], words: &[&str]) -> Result<Option<PuzzleCommand>, String> {
    if let Some((name, ..)) = COMMANDS.iter().find(|(name, ..)| *name == word) {
        let extra = Quoted::new(rest.last().unwrap_or(&""));
        return Err(format!("{name}: unexpected '{extra}'"));
    }
    // Every move has a digit, and no command does.
    if word.contains(|letter: char| letter.is_ascii_digit()) {
        return Ok(Some(PuzzleCommand::Move(written_as_one(words))));
    }
    Err(UnknownWord::new(words[0], &COMMANDS).to_string())
}
