//! The front end for programs: a line protocol in the style of UCI, described in `protocol.md`.
//!
//! In [`run`] one thread reads lines and one searches. Both send to the session, which alone holds the
//! state and writes, so input is read while a search runs, and lines never mix. A [`Conversation`] is the
//! same session for a program that passes it lines, with or without a search thread.
//!
//! A line becomes a [`Command`], for the conversation or for the game. `session` is the conversation,
//! whose game can change from one line to the next; `game_session` has the commands of all games,
//! `shared_options` their options; `adapter` is what each game adds, in `laser` and `labyrinth`.

mod adapter;
mod command;
mod command_line;
mod context;
mod conversation;
mod dialect;
mod driver;
mod game_session;
mod go;
pub mod labyrinth;
pub mod laser;
pub mod offered;
mod options;
mod permissions;
mod queries;
mod refusal;
mod report;
mod session;
mod shared_options;
mod task;
mod words;

pub use crate::lines::{MAX_LINE, Quoted};
use crate::lines::{read_line, skip_byte_order_mark};
pub use adapter::Adapter;
pub use command::{Command, Control, GameCommand, commands};
pub use command_line::{all_commands, is_command, lines_of_arguments, run_lines};
pub use conversation::Conversation;
pub use dialect::Dialect;
use driver::Driver;
pub use go::{Go, NO_MOVE, is_search};
pub use permissions::{Files, Permissions};
use session::Session;
use std::error::Error;
use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use task::{Event, Events, Input};

/// The capacity of the event queue; senders block when it is full.
const WAITING_EVENTS: usize = 64;

/// The maximum number of waiting lines; beyond it no more are read.
const WAITING_LINES: usize = 64;

/// Speaks the protocol, within the permissions, until `quit` or the end of the input. A running search
/// is then stopped, but its answer is still written.
///
/// # Errors
/// When the output cannot be written: an [`io::Error`], whose kind is
/// [`BrokenPipe`](io::ErrorKind::BrokenPipe) if its reader is gone. When there is no memory
/// for the first transposition table, or no thread to search on.
pub fn run(
    input: impl Read + Send + 'static,
    output: &mut dyn Write,
    permissions: Permissions,
) -> Result<(), Box<dyn Error>> {
    let (sender, events) = sync_channel(WAITING_EVENTS);
    let events_of_tasks = send_to(sender.clone());
    let session = Session::new(Box::new(output), None, permissions, events_of_tasks, None)?;
    let mut driver = Driver::new(session);
    // Holds a token for each line that was read but not yet carried out.
    let (unread, tokens) = sync_channel(WAITING_LINES);
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read_input(input, &unread, &sender))?;
    let conversation = converse(&mut driver, &events, &tokens);
    driver.stop();
    Ok(conversation?)
}

/// Sends the lines of the input, each after a token for it, and then the end.
fn read_input(input: impl Read, unread: &SyncSender<()>, events: &SyncSender<Event>) {
    let mut input = BufReader::new(input);
    let send = |input| unread.send(()).is_ok() && events.send(Event::Input(input)).is_ok();
    // Unreadable input counts as ended.
    let _ = skip_byte_order_mark(&mut input);
    while let Ok(Some(line)) = read_line(&mut input) {
        if !send(Input::Line(line)) {
            return;
        }
    }
    send(Input::End);
}

/// Sends the events of tasks to this queue.
fn send_to(queue: SyncSender<Event>) -> Events {
    Arc::new(move |event| {
        // A conversation that has ended needs no events.
        let _ = queue.send(event);
    })
}

fn converse(
    driver: &mut Driver<'_>,
    events: &Receiver<Event>,
    tokens: &Receiver<()>,
) -> io::Result<()> {
    while !driver.is_over() {
        // The input thread holds a sender until it has sent the end, and a running task until its own.
        let Ok(event) = events.recv() else {
            return Ok(());
        };
        driver.take(event, || {
            // There is a token for each line.
            let _ = tokens.recv();
        })?;
    }
    Ok(())
}
