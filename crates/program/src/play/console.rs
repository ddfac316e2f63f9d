//! A session's input, output and Ctrl-C. A terminal has a line editor with history and completion; a pipe is read
//! line by line.

use super::args::opponents;
use super::lang::text;
use super::words::{Commands, WIDTH, command, names, wrapped_at};
use akhet::lines::{self, read_line, without_byte_order_mark};
use akhet_console::interrupt::Interrupt;
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::io::{self, BufReader, IsTerminal, Stdin, Write};
use std::time::Duration;

/// Clears the screen and the scrollback, and moves the cursor to the upper left corner.
const CLEAR: &[u8] = b"\x1b[2J\x1b[3J\x1b[H";

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    Line(String),
    /// A line that cannot be read, and why.
    Unreadable(String),
    /// Ctrl-C typed in the line editor.
    Interrupted,
    End,
}

pub(super) enum Input {
    /// A line editor at a terminal.
    Terminal(Box<Editor<Completion, MemHistory>>),
    /// A file or a pipe.
    Plain(BufReader<Stdin>),
}

impl Input {
    /// Standard input; with the line editor, which completes these words, if it and standard output are
    /// terminals.
    ///
    /// # Errors
    /// If the terminal or the signal handlers that restore it cannot be set up.
    pub(super) fn open(words: Vocabulary) -> Result<Input, ReadlineError> {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Ok(Input::Plain(BufReader::new(io::stdin())));
        }
        #[cfg(unix)]
        akhet_console::interrupt::restore_on_termination()?;
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .auto_add_history(true)
            .build();
        let mut editor = Editor::with_history(config, MemHistory::new())?;
        editor.set_helper(Some(Completion::new(words)));
        Ok(Input::Terminal(Box::new(editor)))
    }

    /// Whether input comes from a terminal.
    pub(super) fn is_terminal(&self) -> bool {
        matches!(self, Input::Terminal(_))
    }

    /// Columns and rows of the terminal; `None` for plain input.
    pub(super) fn size(&mut self) -> Option<(u16, u16)> {
        match self {
            Input::Terminal(editor) => editor.dimensions(),
            Input::Plain(_) => None,
        }
    }

    /// Clears the terminal and, if possible, its scrollback; a dumb one scrolls by its height. Returns false for
    /// plain input.
    pub(super) fn clear(&mut self) -> io::Result<bool> {
        let Some((_, rows)) = self.size() else {
            return Ok(false);
        };
        let is_dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
        let mut terminal = io::stdout().lock();
        if is_dumb {
            terminal.write_all("\n".repeat(usize::from(rows)).as_bytes())?
        } else {
            terminal.write_all(CLEAR)?
        }
        terminal.flush()?;
        Ok(true)
    }

    /// Waits for a line. A terminal shows the prompt, and completes these moves.
    pub(super) fn next(&mut self, prompt: &str, legal: Vec<String>) -> Entry {
        let editor = match self {
            Input::Terminal(editor) => editor,
            Input::Plain(input) => {
                return match read_line(input) {
                    Ok(Some(lines::Line::Text(line))) => {
                        Entry::Line(without_byte_order_mark(&line).to_owned())
                    }
                    Ok(Some(lines::Line::Unreadable(reason))) => Entry::Unreadable(reason),
                    // A failed read is treated as end of input.
                    Ok(None) | Err(_) => Entry::End,
                };
            }
        };
        if let Some(completion) = editor.helper_mut() {
            completion.moves = legal.into_iter().collect();
        }
        match editor.readline(prompt) {
            Ok(line) => Entry::Line(line),
            Err(ReadlineError::Interrupted) => Entry::Interrupted,
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Entry::Unreadable(text!("not-utf8"))
            }
            Err(_) => Entry::End,
        }
    }
}

/// The pause after each move when the engine plays itself at a terminal.
const WATCH_PAUSE: Duration = Duration::from_secs(1);

pub(super) struct Console {
    pub(super) input: Input,
    pub(super) interrupt: Interrupt,
    pub(super) out: Box<dyn Write>,
}

impl Console {
    pub(super) fn say(&mut self, line: impl Display) -> io::Result<()> {
        self.show(&format!("{line}\n"))
    }

    /// Writes a list or a longer text, wrapped at [`WIDTH`] columns.
    pub(super) fn tell(&mut self, text: &str) -> io::Result<()> {
        self.write(text, Some(WIDTH))
    }

    /// Writes whole lines, wrapped where the terminal is too narrow.
    pub(super) fn show(&mut self, text: &str) -> io::Result<()> {
        self.write(text, None)
    }

    fn write(&mut self, text: &str, width: Option<usize>) -> io::Result<()> {
        let columns = self.input.size().map(|(columns, _)| columns.into());
        match columns.into_iter().chain(width).min() {
            Some(width) => self.out.write_all(wrapped_at(width, text).as_bytes())?,
            None => self.out.write_all(text.as_bytes())?,
        }
        self.out.flush()
    }

    /// Pauses at a terminal, so that a move can be watched. Returns whether Ctrl-C was pressed meanwhile.
    pub(super) fn is_stopped_while_watching(&self) -> bool {
        self.input.is_terminal() && self.interrupt.comes_within(WATCH_PAUSE)
    }

    /// Waits for a line, as [`Input::next`].
    pub(super) fn listen(&mut self, prompt: &str, legal: Vec<String>) -> Entry {
        let entry = if self.input.is_terminal() {
            self.input.next(prompt, legal)
        } else {
            let input = &mut self.input;
            self.interrupt.let_end(|| input.next(prompt, legal))
        };
        // A Ctrl-C before that was meant for work that has ended.
        self.interrupt.take();
        entry
    }
}

/// The words of a game that Tab completes, besides moves and file names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vocabulary {
    /// The commands, in the order of `help`.
    pub(super) commands: Commands,
    /// The words that may follow a command, given the legal moves.
    pub(super) arguments: fn(command: &str, moves: &BTreeSet<String>) -> BTreeSet<String>,
    /// The lengths, in ascending order, at which the completion of a move pauses. It keeps the list short where there
    /// are hundreds of moves.
    pub(super) stages: &'static [usize],
}

/// Tab completion of moves, commands and their arguments.
pub(super) struct Completion {
    words: Vocabulary,
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

    /// The words that may follow this command. Without a command, the words that may begin a line, after `typed`
    /// bytes of it.
    fn words_after(&self, command: Option<&str>, typed: usize) -> BTreeSet<String> {
        match command {
            None => {
                let commands = names(self.words.commands).into_iter();
                let mut stages = self.words.stages.iter();
                let stage = stages.find(|&&stage| stage > typed);
                let moves = self.moves.iter().map(|mv| match stage {
                    Some(&stage) => mv.get(..stage).unwrap_or(mv).to_owned(),
                    None => mv.clone(),
                });
                commands.chain(moves).collect()
            }
            Some("help") => names(self.words.commands).into_iter().collect(),
            Some("level") => opponents().map(str::to_owned).collect(),
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
        let word = before.split(' ').next().unwrap_or("");
        let name = command(word, self.words.commands);
        if matches!(name, Some("save" | "load")) {
            return self.files.complete_path(line, pos);
        }
        let command = (!before.is_empty()).then_some(name.filter(|_| before == word));
        let command = command.map(|name| name.unwrap_or(before));
        let begun = typed.get(start..).unwrap_or("").to_lowercase();
        let words = self.words_after(command, begun.len()).into_iter();
        let candidates = words
            .filter(|word| word.to_lowercase().starts_with(&begun))
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
        commands: Commands {
            game: "laser",
            names: &[&["help", "load", "moves", "new", "quit", "undo"]],
        },
        arguments: |command, moves| match command {
            "moves" => moves.iter().map(|mv| mv[..2].to_owned()).collect(),
            "new" => ["ace", "grail"].map(str::to_owned).into(),
            _ => BTreeSet::new(),
        },
        stages: &[],
    };

    fn complete(line: &str) -> (usize, Vec<String>) {
        complete_with(VOCABULARY, &["c5R", "c5L", "e4e5"], line)
    }

    fn complete_with(words: Vocabulary, moves: &[&str], line: &str) -> (usize, Vec<String>) {
        let completion = Completion {
            moves: moves.iter().map(|&mv| mv.to_owned()).collect(),
            ..Completion::new(words)
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
        assert_eq!(complete("ex"), (0, words(&["exit"])));
        assert_eq!(complete("help mo"), (5, words(&["moves"])));
        assert_eq!(complete("level m"), (6, words(&["Miu"])));
        assert_eq!(complete("new g"), (4, words(&["grail"])));
        assert_eq!(complete("moves "), (6, words(&["c5", "e4"])));
        assert_eq!(complete("undo "), (5, vec![]));
        assert_eq!(complete("load Cargo.tom"), (5, words(&["Cargo.toml"])));
        assert_eq!(
            complete("").1.len(),
            VOCABULARY.commands.names[0].len() + 1 + 3
        );
    }

    #[test]
    fn long_lists_of_moves_are_completed_in_stages() {
        let words = Vocabulary {
            commands: Commands {
                game: "laser",
                names: &[],
            },
            stages: &[2, 3],
            ..VOCABULARY
        };
        let moves = ["a2na1", "a2na2", "a2ea1", "b7nc4"];
        for (line, completed) in [
            ("", &["a2", "b7"][..]),
            ("A", &["a2"]),
            ("a2", &["a2e", "a2n"]),
            ("a2n", &["a2na1", "a2na2"]),
            ("a2na", &["a2na1", "a2na2"]),
            ("c", &[]),
        ] {
            assert_eq!(complete_with(words, &moves, line).1, completed, "{line}");
        }
    }
}
