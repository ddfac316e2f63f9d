//! The terminal, or the pipes, of a session: lines in, text out, and Ctrl-C.

use super::input::{Entry, Input};
use crate::interrupt::Interrupt;
use std::fmt::Display;
use std::io::{self, Write};
use std::time::Duration;

/// The pause after each move when the engine plays itself at a terminal.
const WATCH_PAUSE: Duration = Duration::from_secs(1);

/// The input and output of a session.
pub(super) struct Console {
    pub(super) input: Input,
    pub(super) interrupt: Interrupt,
    pub(super) out: Box<dyn Write>,
}

impl Console {
    /// Writes a line.
    pub(super) fn say(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    /// Writes whole lines.
    pub(super) fn show(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    /// Pauses at a terminal, so that a person can watch a move. Returns whether Ctrl-C came meanwhile.
    pub(super) fn is_stopped_while_watching(&self) -> bool {
        self.input.is_terminal() && self.interrupt.comes_within(WATCH_PAUSE)
    }

    /// Waits for a line. A terminal shows the prompt and completes these moves.
    pub(super) fn listen(&mut self, prompt: &str, legal: Vec<String>) -> Entry {
        let entry = if self.input.is_terminal() {
            self.input.next(prompt, legal)
        } else {
            let input = &mut self.input;
            self.interrupt.let_end(|| input.next(prompt, legal))
        };
        // An earlier Ctrl-C was meant for work that is over.
        self.interrupt.take();
        entry
    }
}
