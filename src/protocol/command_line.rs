//! The protocol's commands as arguments of the program.

use super::adapter::Adapter;
use super::command::{Command, commands};
use super::permissions::Permissions;
use super::session::{Next, Session};
use super::task::Event;
use super::words::CommandError;
use super::{WAITING_EVENTS, send_to};
use crate::{labyrinth, laser};
use std::error::Error;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, sync_channel};

/// Carries out these lines one after the other, waiting for each search to end, and returns
/// whether all of them could be carried out. Errors go to `errors`, without the protocol's
/// `info string`.
///
/// # Errors
/// As [`run`](super::run).
pub fn run_lines(
    lines: &[String],
    permissions: Permissions,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<bool, Box<dyn Error>> {
    let (sender, events) = sync_channel(WAITING_EVENTS);
    let mut session = Session::new(
        Box::new(output),
        Some(errors),
        permissions,
        send_to(sender),
        None,
    )?;
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

/// Turns a program's arguments into lines. An argument that contains a blank and begins with a
/// command is a line of its own; other arguments are words, and those between two such lines form
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

/// Whether a word is a command of a game.
pub fn is_command(word: &str) -> bool {
    !is_unknown::<laser::rules::Record>(word) || !is_unknown::<labyrinth::rules::Record>(word)
}

fn is_unknown<G: Adapter>(word: &str) -> bool {
    let parsed = Command::<G>::parse(word, &Permissions::ALL);
    matches!(parsed, Err(CommandError::Unknown(_)))
}

/// The commands of both games.
pub fn all_commands() -> impl Iterator<Item = &'static str> {
    let laser = commands::<laser::rules::Record>();
    laser.chain(commands::<labyrinth::rules::Record>())
}
