//! Handles the events of a conversation in order.

use super::session::{Next, Session};
use super::task::{Event, Input};
use crate::lines::Line;
use std::collections::VecDeque;
use std::io;

/// A session with the lines that wait for it.
pub(super) struct Driver<'a> {
    session: Session<'a>,
    /// After `stop`, further lines wait for the answer.
    waiting: VecDeque<Input>,
    /// Whether further input is ignored, after `quit` or its end.
    ended: bool,
}

impl<'a> Driver<'a> {
    pub(super) fn new(session: Session<'a>) -> Driver<'a> {
        Driver {
            session,
            waiting: VecDeque::new(),
            ended: false,
        }
    }

    /// Handles an event, and carries out the lines that need not wait, calling `read` before each.
    pub(super) fn take(&mut self, event: Event, read: impl Fn()) -> io::Result<()> {
        match event {
            Event::Report(line) => self.session.say(&line)?,
            Event::Finished(reply) => self.session.finish(&reply)?,
            Event::Input(_) if self.ended => {}
            Event::Input(input) => self.waiting.push_back(input),
        }
        let session = &mut self.session;
        while let Some(input) = self
            .waiting
            .pop_front_if(|input| !session.is_stopping() || input.is_ready_check())
        {
            read();
            let next = match input {
                Input::Line(Line::Text(line)) => session.handle(&line)?,
                Input::Line(Line::Unreadable(reason)) => {
                    session.error(&reason)?;
                    Next::Listen
                }
                Input::End => Next::Quit,
            };
            if next == Next::Quit {
                session.end_input();
                self.waiting.clear();
                self.ended = true;
            }
        }
        Ok(())
    }

    /// Whether the conversation has ended: nothing more will be written.
    pub(super) fn is_over(&self) -> bool {
        self.ended && !self.session.is_busy()
    }

    /// Ends the running task, if there is one.
    pub(super) fn stop(&self) {
        self.session.stop();
    }
}
