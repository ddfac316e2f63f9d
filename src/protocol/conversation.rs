//! A conversation for programs that embed the engine: lines in, lines out.

use super::driver::Driver;
use super::permissions::Permissions;
use super::session::Session;
use super::task::{Event, Input};
use crate::lines::Line;
use crate::search::{Job, with_poll};
use std::cell::RefCell;
use std::error::Error;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// A conversation that reads no input itself: its program passes it lines.
pub struct Conversation {
    state: Rc<RefCell<State>>,
    /// The work of the conversation on this thread; none if tasks have their own thread.
    jobs: Receiver<Job>,
    /// Waits at most this long for a line while a task runs on this thread.
    next_line: NextLine,
}

/// Waits at most this long for a line, and returns it if there is one.
type NextLine = Rc<dyn Fn(Duration) -> Option<Vec<u8>>>;

struct State {
    driver: Driver<'static>,
    events: Receiver<Event>,
    /// Why a line could not be written.
    failure: Option<io::Error>,
}

impl Conversation {
    /// A conversation whose searches run on a thread of their own. After each report and answer they call
    /// `wake`; the caller's own thread must then call [`Conversation::write`].
    ///
    /// # Errors
    /// When there is no memory for the first transposition table, or no thread to search on.
    pub fn new(
        output: impl Write + 'static,
        permissions: Permissions,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Conversation, Box<dyn Error>> {
        let (sender, events) = channel();
        let (_, jobs) = channel();
        let send = move |event| {
            // A conversation that has ended needs no events.
            let _ = sender.send(event);
            wake();
        };
        let session = Session::new(Box::new(output), None, permissions, Arc::new(send), None)?;
        Ok(Conversation::of(session, events, jobs, |_| None))
    }

    /// A conversation without threads: searches run on the caller's, inside [`Conversation::line`]. From
    /// time to time they ask for the next line, so that `stop` reaches them: `next_line` waits for one, at
    /// most for the given time.
    ///
    /// # Errors
    /// When there is no memory for the first transposition table.
    pub fn alone(
        output: impl Write + 'static,
        permissions: Permissions,
        next_line: impl Fn(Duration) -> Option<Vec<u8>> + 'static,
    ) -> Result<Conversation, Box<dyn Error>> {
        let (sender, events) = channel();
        let (queue, jobs) = channel();
        let send = move |event| {
            // A conversation that has ended needs no events.
            let _ = sender.send(event);
        };
        let session = Session::new(
            Box::new(output),
            None,
            permissions,
            Arc::new(send),
            Some(queue),
        )?;
        Ok(Conversation::of(session, events, jobs, next_line))
    }

    fn of(
        session: Session<'static>,
        events: Receiver<Event>,
        jobs: Receiver<Job>,
        next_line: impl Fn(Duration) -> Option<Vec<u8>> + 'static,
    ) -> Conversation {
        Conversation {
            state: Rc::new(RefCell::new(State {
                driver: Driver::new(session),
                events,
                failure: None,
            })),
            jobs,
            next_line: Rc::new(next_line),
        }
    }

    /// Carries out a line, or queues it until a stopped search has answered. Returns whether the
    /// conversation continues.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub fn line(&self, bytes: Vec<u8>) -> io::Result<bool> {
        let line = Input::Line(Line::new(bytes));
        self.state.borrow_mut().take(Event::Input(line));
        self.write()
    }

    /// Writes what searches have sent. Returns whether the conversation continues.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub fn write(&self) -> io::Result<bool> {
        self.state.borrow_mut().take_all();
        while let Ok(job) = self.jobs.try_recv() {
            let state = Rc::clone(&self.state);
            let next_line = Rc::clone(&self.next_line);
            let poll = move |mut wait| {
                state.borrow_mut().take_all();
                while let Some(bytes) = next_line(wait) {
                    let line = Input::Line(Line::new(bytes));
                    state.borrow_mut().take(Event::Input(line));
                    wait = Duration::ZERO;
                }
            };
            with_poll(poll, job);
            self.state.borrow_mut().take_all();
        }
        let state = &mut *self.state.borrow_mut();
        match state.failure.take() {
            Some(failure) => Err(failure),
            None => Ok(!state.driver.is_over()),
        }
    }
}

impl State {
    fn take(&mut self, event: Event) {
        if let Err(failure) = self.driver.take(event, || ()) {
            self.failure = Some(failure);
            self.driver.stop();
        }
    }

    /// Handles what tasks have sent.
    fn take_all(&mut self) {
        while let Ok(event) = self.events.try_recv() {
            self.take(event);
        }
    }
}
