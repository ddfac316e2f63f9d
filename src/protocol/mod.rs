//! The face for programs: a line protocol in the manner of UCI, described in `protocol.md`.
//!
//! One thread reads lines, one at most searches, and both send what they have to the session,
//! which alone holds the state and alone writes. So input is read while a search runs, and no
//! line is ever cut in two by another.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented
)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod command;
mod options;
mod reply;
mod session;
mod task;

pub use crate::lines::{LONGEST_LINE, Quoted};
use crate::lines::{Line, read_line};
pub use command::{COMMANDS, Command, CommandError, Go, Query, Start};
pub use options::{OptionError, Options, Setting};
pub use reply::{Dialect, per_second};
use session::{Next, Session};
use std::io::{BufReader, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use task::Finished;

/// What a session hears of.
enum Event {
    /// A line of input.
    Input(Line),
    /// The input has ended.
    InputEnded,
    /// A line that a running task wants written.
    Report(String),
    /// A task has ended.
    Finished(Finished),
}

/// Events that may wait for the session: a program that sends more without reading must wait.
const WAITING_EVENTS: usize = 64;

/// Nobody reads the output any more, or it can not be written.
struct Closed;

/// Where lines go.
struct Output<'a> {
    lines: &'a mut dyn Write,
    /// Errors go here where given, and into the lines where not.
    errors: Option<&'a mut dyn Write>,
    failed: bool,
}

impl Output<'_> {
    fn line(&mut self, line: &str) -> Result<(), Closed> {
        write_line(self.lines, line)
    }

    fn error(&mut self, message: &str) -> Result<(), Closed> {
        self.failed = true;
        match &mut self.errors {
            Some(errors) => write_line(*errors, &format!("error: {message}")),
            None => write_line(self.lines, &format!("info string error {message}")),
        }
    }
}

/// Writes a line in one piece and at once.
fn write_line(out: &mut dyn Write, line: &str) -> Result<(), Closed> {
    let line = format!("{line}\n");
    out.write_all(line.as_bytes())
        .and_then(|()| out.flush())
        .map_err(|_| Closed)
}

/// Speaks the protocol until `quit`, the end of the input, or the closing of the output. A search
/// that runs at the end is told to stop, and its answer is still written.
///
/// # Errors
/// When the program's first table can not be had; says so in words.
pub fn run(
    input: impl Read + Send + 'static,
    output: &mut dyn Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let (sender, events) = sync_channel(WAITING_EVENTS);
    let output = Output {
        lines: output,
        errors: None,
        failed: false,
    };
    let mut session = Session::new(output, sender.clone())?;
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read_input(input, &sender))?;
    // A closed output is one way for a conversation to end.
    let _ = converse(&mut session, &events);
    session.stop();
    Ok(())
}

fn read_input(input: impl Read, events: &SyncSender<Event>) {
    let mut input = BufReader::new(input);
    // Input that can not be read has ended.
    while let Ok(Some(line)) = read_line(&mut input) {
        if events.send(Event::Input(line)).is_err() {
            return;
        }
    }
    let _ = events.send(Event::InputEnded);
}

fn converse(session: &mut Session<'_>, events: &Receiver<Event>) -> Result<(), Closed> {
    let mut ending = false;
    while !ending || session.is_busy() {
        // The input thread holds a sender until it has sent the end.
        let Ok(event) = events.recv() else {
            return Ok(());
        };
        match event {
            Event::Report(line) => session.report(&line)?,
            Event::Finished(finished) => session.finish(finished)?,
            Event::Input(_) if ending => {}
            Event::Input(Line::Unreadable(reason)) => session.error(&reason)?,
            Event::Input(Line::Text(line)) => ending = session.handle(&line)? == Next::Quit,
            Event::InputEnded => ending = true,
        }
        if ending {
            session.stop();
        }
    }
    Ok(())
}

/// Carries out these lines one after the other, each search to its end, and tells whether all of
/// them were carried out. Errors go to `errors`, without the protocol's `info string`.
///
/// # Errors
/// When the program's first table can not be had; says so in words.
pub fn run_lines(
    lines: &[String],
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<bool, Box<dyn std::error::Error>> {
    let (sender, events) = sync_channel(WAITING_EVENTS);
    let output = Output {
        lines: output,
        errors: Some(errors),
        failed: false,
    };
    let mut session = Session::new(output, sender)?;
    for line in lines {
        let Ok(next) = session.handle(line) else {
            break;
        };
        while session.is_busy() {
            let written = match events.recv() {
                Ok(Event::Report(line)) => session.report(&line),
                Ok(Event::Finished(finished)) => session.finish(finished),
                _ => Err(Closed),
            };
            if written.is_err() {
                session.stop();
                return Ok(true);
            }
        }
        if next == Next::Quit {
            break;
        }
    }
    Ok(!session.has_failed())
}

/// Makes lines of a program's arguments. An argument with a blank in it whose first word is a
/// command is a line of its own; the words of the others are put together to lines.
pub fn lines_of_arguments(arguments: Vec<String>) -> Vec<String> {
    let is_line = |argument: &str| match argument.trim().split_once(' ') {
        Some((word, _)) => COMMANDS.iter().any(|(command, ..)| *command == word),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_become_lines() {
        let lines = |arguments: &[&str]| {
            lines_of_arguments(
                arguments
                    .iter()
                    .map(|&argument| argument.to_owned())
                    .collect(),
            )
        };
        assert_eq!(lines(&["go", "depth", "5"]), ["go depth 5"]);
        assert_eq!(
            lines(&["position setup grail", "d"]),
            ["position setup grail", "d"]
        );
        assert_eq!(
            lines(&["d", "position setup grail", "go", "depth", "5"]),
            ["d", "position setup grail", "go depth 5"]
        );
        assert_eq!(lines(&["position", "fen", "x b 1"]), ["position fen x b 1"]);
        assert_eq!(lines(&[]), Vec::<String>::new());
    }
}
