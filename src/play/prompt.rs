//! The prompt of any game: it waits for lines until a person leaves, and lets the engine move where it is
//! its turn.

use super::console::Console;
use super::input::Heard;
use std::io::{self, Write};

/// What follows a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Wait for the next line.
    Listen,
    /// End the session.
    Quit,
}

/// Why something is not done.
pub(super) enum Fault {
    /// It is refused for this reason, a message; nothing has changed.
    Refused(String),
    /// The output is closed.
    Closed(io::Error),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Closed(error)
    }
}

impl From<String> for Fault {
    fn from(reason: String) -> Fault {
        Fault::Refused(reason)
    }
}

/// A game on the table before people who type.
pub(super) trait Table {
    /// The output.
    type Out: Write;

    /// The terminal or the pipes.
    fn console(&mut self) -> &mut Console<Self::Out>;

    /// What stands before the line that a person types.
    fn prompt(&self) -> String;

    /// The legal moves, for completion.
    fn legal_words(&self) -> Vec<String>;

    /// Lets the engine move if it is its turn; returns whether it was.
    ///
    /// # Errors
    /// When it cannot move: it is then the turn of a person. When the output is closed.
    fn let_engine_move(&mut self) -> Result<bool, Fault>;

    /// Shows what a person is to see before the prompt.
    ///
    /// # Errors
    /// When the output is closed.
    fn show_turn(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Carries out a line.
    ///
    /// # Errors
    /// When the line is wrong or refused. When the output is closed.
    fn act(&mut self, line: &str) -> Result<Next, Fault>;
}

/// Runs a session until the input ends or a person quits.
///
/// # Errors
/// When the output is closed.
pub(super) fn run(table: &mut impl Table) -> io::Result<()> {
    let mut interrupted = false;
    loop {
        match table.let_engine_move() {
            Ok(true) => continue,
            Ok(false) => {}
            Err(fault) => {
                tell(table, fault)?;
                continue;
            }
        }
        table.show_turn()?;
        let (prompt, legal) = (table.prompt(), table.legal_words());
        let console = table.console();
        match console.listen(&prompt, legal) {
            Heard::End => return Ok(()),
            Heard::Interrupted if interrupted => return Ok(()),
            Heard::Interrupted => {
                interrupted = true;
                console.say("Type quit to leave, or press Ctrl-C once more.")?;
                continue;
            }
            Heard::Unreadable(reason) => console.say(&reason)?,
            Heard::Line(line) => match table.act(&line) {
                Ok(Next::Listen) => {}
                Ok(Next::Quit) => return Ok(()),
                Err(fault) => tell(table, fault)?,
            },
        }
        interrupted = false;
    }
}

/// Says why something was refused.
fn tell(table: &mut impl Table, fault: Fault) -> io::Result<()> {
    match fault {
        Fault::Refused(reason) => table.console().say(&reason),
        Fault::Closed(error) => Err(error),
    }
}
