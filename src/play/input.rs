//! Lines of input: from an editor with history and completion at a terminal, plain where input or
//! output is a pipe.

use super::words::Usage;
use crate::lines::{self, read_line};
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::collections::BTreeSet;
use std::io::{self, BufReader, IsTerminal, Stdin};

/// The outcome of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A line.
    Line(String),
    /// A line that cannot be read, with the reason.
    Unreadable(String),
    /// Ctrl-C typed in the line editor.
    Interrupted,
    /// End of input.
    End,
}

/// A source of lines.
pub(super) enum Input {
    /// A line editor at a terminal.
    Terminal(Box<Editor<Completion, MemHistory>>),
    /// A file or a pipe.
    Plain(BufReader<Stdin>),
}

impl Input {
    /// Standard input, with the line editor, which completes these words, if it and standard output are
    /// terminals.
    ///
    /// # Errors
    /// When the terminal or the signal handlers that restore it cannot be set up.
    pub(super) fn open(words: Vocabulary) -> Result<Input, ReadlineError> {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Ok(Input::Plain(BufReader::new(io::stdin())));
        }
        #[cfg(unix)]
        super::terminal::restore_on_termination()?;
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .auto_add_history(true)
            .build();
        let mut editor = Editor::with_history(config, MemHistory::new())?;
        editor.set_helper(Some(Completion::new(words)));
        Ok(Input::Terminal(Box::new(editor)))
    }

    /// Whether a person types at a terminal.
    pub(super) fn is_terminal(&self) -> bool {
        matches!(self, Input::Terminal(_))
    }

    /// Columns and rows of the terminal; `None` for plain input.
    pub(super) fn dimensions(&mut self) -> Option<(u16, u16)> {
        match self {
            Input::Terminal(editor) => editor.dimensions(),
            Input::Plain(_) => None,
        }
    }

    /// Waits for a line. A terminal shows the prompt and completes the legal moves given.
    pub(super) fn next(&mut self, prompt: &str, legal: Vec<String>) -> Heard {
        let editor = match self {
            Input::Terminal(editor) => editor,
            Input::Plain(input) => {
                return match read_line(input) {
                    Ok(Some(lines::Line::Text(line))) => Heard::Line(line),
                    Ok(Some(lines::Line::Unreadable(reason))) => Heard::Unreadable(reason),
                    // A failed read is treated as end of input.
                    Ok(None) | Err(_) => Heard::End,
                };
            }
        };
        if let Some(completion) = editor.helper_mut() {
            completion.moves = legal.into_iter().collect();
        }
        match editor.readline(prompt) {
            Ok(line) => Heard::Line(line),
            Err(ReadlineError::Interrupted) => Heard::Interrupted,
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Heard::Unreadable("the line is not UTF-8 text".to_owned())
            }
            Err(_) => Heard::End,
        }
    }
}

/// The words of a game that are completed, besides moves and names of files.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vocabulary {
    /// The commands.
    pub(super) commands: &'static [Usage],
    /// The words that may follow a command, where some moves are legal.
    pub(super) arguments: fn(command: &str, moves: &BTreeSet<String>) -> BTreeSet<String>,
}

/// Tab completion of moves, commands and their arguments.
pub(super) struct Completion {
    words: Vocabulary,
    /// The legal moves.
    moves: BTreeSet<String>,
    files: FilenameCompleter,
}

impl Completion {
    fn new(words: Vocabulary) -> Completion {
        Completion {
            words,
            moves: BTreeSet::new(),
            files: FilenameCompleter::new(),
        }
    }

    /// The words that may follow this command, or begin a line if it is `None`.
    fn words_after(&self, command: Option<&str>) -> BTreeSet<String> {
        match command {
            None => {
                let commands = self.words.commands.iter();
                let commands = commands.map(|(name, ..)| (*name).to_owned());
                commands.chain(self.moves.iter().cloned()).collect()
            }
            Some(command) => (self.words.arguments)(command, &self.moves),
        }
    }
}

impl Completer for Completion {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let typed = line.get(..pos).unwrap_or(line);
        let start = typed.rfind(' ').map_or(0, |blank| blank + 1);
        let before = typed.get(..start).unwrap_or("").trim();
        if matches!(before.split(' ').next(), Some("save" | "load")) {
            return self.files.complete_path(line, pos);
        }
        let command = (!before.is_empty()).then_some(before);
        let begun = typed.get(start..).unwrap_or("").to_ascii_lowercase();
        let words = self.words_after(command).into_iter();
        let candidates = words
            .filter(|word| word.to_ascii_lowercase().starts_with(&begun))
            .map(|word| Pair {
                display: word.clone(),
                replacement: word,
            });
        Ok((start, candidates.collect()))
    }
}

impl Hinter for Completion {
    type Hint = String;
}
impl Highlighter for Completion {}
impl Validator for Completion {}
impl Helper for Completion {}

#[cfg(test)]
mod tests {
    use super::*;

    const VOCABULARY: Vocabulary = Vocabulary {
        commands: &[
            ("help", "", "lists the commands"),
            ("load", "FILE", "reads a game"),
            ("moves", "[SQUARE]", "lists the moves"),
            ("new", "[SETUP]", "begins a game"),
            ("undo", "", "takes a move back"),
        ],
        arguments: |command, moves| match command {
            "moves" => moves.iter().map(|mv| mv[..2].to_owned()).collect(),
            "new" => ["ace", "grail"].map(str::to_owned).into(),
            _ => BTreeSet::new(),
        },
    };

    fn complete(line: &str) -> (usize, Vec<String>) {
        let completion = Completion {
            moves: ["c5R", "c5L", "e4e5"].map(str::to_owned).into(),
            ..Completion::new(VOCABULARY)
        };
        let history = MemHistory::new();
        let (start, pairs) = completion
            .complete(line, line.len(), &Context::new(&history))
            .unwrap();
        (
            start,
            pairs.into_iter().map(|pair| pair.replacement).collect(),
        )
    }

    #[test]
    fn moves_commands_and_what_follows_them_are_completed() {
        let words = |words: &[&str]| {
            words
                .iter()
                .map(|&word| word.to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(complete("c5"), (0, words(&["c5L", "c5R"])));
        assert_eq!(complete("C5r"), (0, words(&["c5R"])));
        assert_eq!(complete("he"), (0, words(&["help"])));
        assert_eq!(complete("new g"), (4, words(&["grail"])));
        assert_eq!(complete("moves "), (6, words(&["c5", "e4"])));
        assert_eq!(complete("undo "), (5, vec![]));
        assert_eq!(complete("load Cargo.tom"), (5, words(&["Cargo.toml"])));
        assert_eq!(complete("").1.len(), VOCABULARY.commands.len() + 3);
    }
}
