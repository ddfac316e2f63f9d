//! The prompt's main loop: reads lines until the user quits, and lets the engine move on its turn.

use super::console::{Console, Entry};
use super::lang::text;
use super::words::Refusal;
use derive_more::From;
use std::error::Error;
use std::io;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Listen,
    Quit,
}

#[derive(Debug, From)]
pub(super) enum Fault {
    /// A refusal, whose reason is shown; nothing has changed.
    #[from(Box<dyn Error>, Refusal)]
    Refused(Box<dyn Error>),
    /// The output is closed.
    #[from]
    Closed(io::Error),
}

/// What the prompt is for: a game or exercises.
pub(super) trait Conversation {
    fn console(&mut self) -> &mut Console;

    fn prompt(&self) -> String;

    /// The legal moves, for completion.
    fn legal_words(&self) -> Vec<String>;

    /// Lets the engine move on its turn; returns whether it did. After an error it is no longer its turn.
    fn let_engine_move(&mut self) -> Result<bool, Fault> {
        Ok(false)
    }

    /// Shows what the user must see before the prompt.
    fn show_turn(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn act(&mut self, line: &str) -> Result<Next, Fault>;
}

/// Reads lines until the input ends or the user quits.
pub(super) fn run(conversation: &mut impl Conversation) -> io::Result<()> {
    let mut interrupted = false;
    loop {
        let engine_moved = match conversation.let_engine_move() {
            Err(Fault::Refused(reason)) => conversation.console().say(&reason).map(|()| true)?,
            Err(Fault::Closed(error)) => return Err(error),
            Ok(moved) => moved,
        };
        if engine_moved {
            continue;
        }
        conversation.show_turn()?;
        let (prompt, legal) = (conversation.prompt(), conversation.legal_words());
        let entry = conversation.console().listen(&prompt, legal);
        let was_interrupted = std::mem::take(&mut interrupted);
        match entry {
            Entry::End => return Ok(()),
            Entry::Interrupted if was_interrupted => return Ok(()),
            Entry::Interrupted => {
                interrupted = true;
                conversation.console().say(text!("leave"))?;
            }
            Entry::Unreadable(reason) => conversation.console().say(reason)?,
            Entry::Line(line) => match conversation.act(&line) {
                Ok(Next::Listen) => {}
                Ok(Next::Quit) => return Ok(()),
                Err(Fault::Refused(reason)) => conversation.console().say(reason)?,
                Err(Fault::Closed(error)) => return Err(error),
            },
        }
    }
}
