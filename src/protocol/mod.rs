//! The front end for programs: a line protocol in the style of UCI, described in `protocol.md`.
//!
//! One thread reads lines and one searches. Both send to the session, which alone holds the state and
//! writes. So input is read while a search runs, and lines never mix.
//!
//! A line becomes a [`Command`], for the conversation or for the game. `session` is the conversation,
//! whose game can change from one line to the next; `game_session` has the commands of all games, and
//! `laser` and `labyrinth` those of one.

mod command;
#[cfg(feature = "program")]
mod command_line;
mod context;
mod dialect;
mod game_session;
mod go;
pub mod labyrinth;
pub mod laser;
pub mod offered;
mod options;
mod permissions;
mod refusal;
mod session;
mod task;
mod words;

use crate::lines::{Line, read_line};
pub use crate::lines::{MAX_LINE, Quoted};
pub use command::{Command, Control, GameCommand, commands};
#[cfg(feature = "program")]
pub use command_line::{check_command, lines_of_arguments, run_lines};
pub use dialect::Dialect;
pub use game_session::Adapter;
pub use go::{Go, NO_MOVE, is_search};
pub use permissions::Permissions;
use session::{Next, Session};
use std::collections::VecDeque;
use std::error::Error;
use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use task::{Event, Input};

/// Queue capacity; senders block when it is full.
const WAITING_EVENTS: usize = 64;

/// The maximum number of waiting lines; then no more are read.
const WAITING_LINES: usize = 64;

/// Speaks the protocol, within the permissions, until `quit` or the end of the input. A running search
/// is then stopped, and its answer still written.
///
/// # Errors
/// When the output cannot be written: an [`io::Error`], whose kind is
/// [`BrokenPipe`](io::ErrorKind::BrokenPipe) if nobody reads it any more. When there is no memory
/// for the first transposition table, or no thread to search on.
pub fn run(
    input: impl Read + Send + 'static,
    output: &mut dyn Write,
    permissions: Permissions,
) -> Result<(), Box<dyn Error>> {
    let (sender, events) = sync_channel(WAITING_EVENTS);
    let mut session = Session::new(output, None, permissions, sender.clone())?;
    // Holds a token for each line that was read but not yet carried out.
    let (unread, tokens) = sync_channel(WAITING_LINES);
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read_input(input, &unread, &sender))?;
    let conversation = converse(&mut session, &events, &tokens);
    session.stop();
    Ok(conversation?)
}

/// Sends the lines of the input, each after a token for it, and then the end.
fn read_input(input: impl Read, unread: &SyncSender<()>, events: &SyncSender<Event>) {
    let mut input = BufReader::new(input);
    let send = |input| unread.send(()).is_ok() && events.send(Event::Input(input)).is_ok();
    let mut first = true;
    // Unreadable input has ended.
    while let Ok(Some(mut line)) = read_line(&mut input) {
        if first {
            line = line.without_byte_order_mark();
            first = false;
        }
        if !send(Input::Line(line)) {
            return;
        }
    }
    send(Input::End);
}

fn converse(
    session: &mut Session<'_>,
    events: &Receiver<Event>,
    tokens: &Receiver<()>,
) -> io::Result<()> {
    let mut waiting: VecDeque<Input> = VecDeque::new();
    loop {
        // The input thread holds a sender until it has sent the end.
        let Ok(event) = events.recv() else {
            return Ok(());
        };
        match event {
            Event::Report(line) => session.say(&line)?,
            Event::Finished(reply) => session.finish(&reply)?,
            Event::Input(input) => waiting.push_back(input),
        }
        // After `stop`, further lines wait for the answer.
        while let Some(input) =
            waiting.pop_front_if(|input| !session.is_stopping() || input.is_ready_check())
        {
            // There is a token for each line.
            let _ = tokens.recv();
            match input {
                Input::Line(Line::Text(line)) => {
                    if session.handle(&line)? == Next::Quit {
                        return end(session, events);
                    }
                }
                Input::Line(Line::Unreadable(reason)) => session.error(&reason)?,
                Input::End => return end(session, events),
            }
        }
    }
}

/// Ends a running task and waits for its answer. Further input is ignored.
fn end(session: &mut Session<'_>, events: &Receiver<Event>) -> io::Result<()> {
    session.end_input();
    finish(session, events)
}

/// Writes what a running task sends until it has ended.
fn finish(session: &mut Session<'_>, events: &Receiver<Event>) -> io::Result<()> {
    while session.is_busy() {
        match events.recv() {
            Ok(Event::Report(line)) => session.say(&line)?,
            Ok(Event::Finished(reply)) => session.finish(&reply)?,
            Ok(Event::Input(_)) => {}
            // A running task holds a sender.
            Err(_) => break,
        }
    }
    Ok(())
}
