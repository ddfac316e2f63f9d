//! The front end for programs: a line protocol in the style of UCI, described in `protocol.md`.
//!
//! One thread reads lines and one searches. Both send to the session, which alone holds the state and
//! writes. So input is read while a search runs, and lines never mix.
//!
//! A line becomes a [`Command`], for the conversation or for the game. `session` is the conversation,
//! whose game can change from one line to the next; `game_session` has the commands of all games, and
//! `laser` and `labyrinth` those of one.

mod command;
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

use crate::arguments::WrongValue;
use crate::lines::{Line, read_line};
pub use crate::lines::{MAX_LINE, Quoted};
use crate::spelling::nearest_word;
pub use command::{Command, Control, GameCommand, commands};
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
use words::CommandError;

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

/// Carries out these lines one after the other, waiting for each search to end, and returns
/// whether all of them could be carried out. Errors go to `errors`, without the protocol's
/// `info string`.
///
/// # Errors
/// As [`run`].
pub fn run_lines(
    lines: &[String],
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<bool, Box<dyn Error>> {
    let (sender, events) = sync_channel(WAITING_EVENTS);
    let mut session = Session::new(output, Some(errors), Permissions::ALL, sender)?;
    for line in lines {
        let next = session.handle(line);
        let finished = next.and_then(|next| finish(&mut session, &events).map(|()| next));
        match finished {
            Ok(Next::Listen) => {}
            Ok(Next::Quit) => break,
            Err(error) => {
                session.stop();
                return Err(error.into());
            }
        }
    }
    Ok(!session.has_failed())
}

/// Turns a program's arguments into lines. An argument that has a blank in it and begins with a
/// command is a line of its own; other arguments are words, and those between two such lines make
/// one line.
pub fn lines_of_arguments(arguments: Vec<String>) -> Vec<String> {
    let is_line = |argument: &str| match argument.trim().split_once(' ') {
        Some((word, _)) => all_commands().any(|command| command == word),
        None => false,
    };
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    for argument in arguments {
        let complete = is_line(&argument);
        match lines.last_mut() {
            Some(line) if open && !complete => {
                line.push(' ');
                line.push_str(&argument);
            }
            _ => lines.push(argument),
        }
        open = !complete;
    }
    lines
}

/// Why a word of the command line is no command.
#[derive(Debug, thiserror::Error)]
#[error("unknown command '{word}', {}", match .near {
    Some(near) => format!("did you mean {near}?"),
    None => "--help lists the commands".to_owned(),
})]
struct UnknownCommand {
    word: Quoted,
    near: Option<String>,
}

/// Checks that a line of the command line begins with a command of a game. The commands of the program
/// are suggested too.
///
/// # Errors
/// A wrong value, if it does not.
pub fn check_command<'a>(
    line: &str,
    of_program: impl Iterator<Item = &'a str>,
) -> Result<(), Box<dyn Error>> {
    let word = line.split_ascii_whitespace().next().unwrap_or_default();
    if !is_unknown::<crate::laser::rules::Record>(word)
        || !is_unknown::<crate::labyrinth::rules::Record>(word)
    {
        return Ok(());
    }
    let of_games = all_commands().map(|name| -> &'a str { name });
    let near = nearest_word(word, of_program.chain(of_games));
    Err(WrongValue::new(UnknownCommand {
        word: Quoted::new(word),
        near: near.map(str::to_owned),
    })
    .into())
}

fn is_unknown<G: Adapter>(word: &str) -> bool {
    let parsed = Command::<G>::parse(word, &Permissions::ALL);
    matches!(parsed, Err(CommandError::Unknown(_)))
}

/// The commands of both games.
fn all_commands() -> impl Iterator<Item = &'static str> {
    let laser = commands::<crate::laser::rules::Record>();
    laser.chain(commands::<crate::labyrinth::rules::Record>())
}
