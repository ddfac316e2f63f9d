//! A conversation, of any game: which task runs, what acts while it runs, and what is written. All other
//! commands are the game's part. It does not know where lines come from.

use super::dialect::Dialect;
use super::event::Event;
use super::game_session::{CarriedOut, Context, GameSession};
use super::labyrinth::LabyrinthSession;
use super::laser::LaserSession;
use super::output::Output;
use super::permissions::Permissions;
use super::reply::Reply;
use super::shared_options::SharedOptions;
use super::task::Task;
use super::words::{NO_MOVE, is_search};
use crate::game::Variant;
use std::error::Error;
use std::io;
use std::sync::mpsc::SyncSender;

/// What follows a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Wait for the next command.
    Listen,
    /// End the program.
    Quit,
}

/// A conversation.
pub(super) struct Session<'a> {
    /// The game.
    variant: Variant,
    /// Its part.
    game: Box<dyn GameSession>,
    /// The task that runs, such as a search or a count.
    task: Option<Task>,
    output: Output<'a>,
}

impl<'a> Session<'a> {
    /// A new conversation. Its tasks send their reports and replies to `events`.
    ///
    /// # Errors
    /// When there is no memory for the transposition table or no thread to search on.
    pub(super) fn new(
        output: Output<'a>,
        permissions: Permissions,
        events: SyncSender<Event>,
    ) -> Result<Session<'a>, Box<dyn Error>> {
        let variant = Variant::default();
        let context = Context {
            permissions,
            events,
            dialect: Dialect::default(),
            options: SharedOptions::new(&permissions),
        };
        Ok(Session {
            variant,
            game: game_session(variant, context)?,
            task: None,
            output,
        })
    }

    /// Whether a task runs.
    pub(super) fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Whether a task runs that has been told to stop.
    pub(super) fn is_stopping(&self) -> bool {
        let task = self.task.as_ref();
        task.is_some_and(|task| task.control().stopped())
    }

    /// Tells a running task to stop.
    pub(super) fn stop(&self) {
        if let Some(task) = &self.task {
            task.control().stop();
        }
    }

    /// Tells a running task that the input has ended.
    pub(super) fn end_input(&self) {
        if let Some(task) = &self.task {
            task.end_input();
        }
    }

    /// Writes an error line.
    pub(super) fn error(&mut self, message: &str) -> io::Result<()> {
        self.output.error(message)
    }

    /// Writes a line that a task has sent.
    pub(super) fn report(&mut self, line: &str) -> io::Result<()> {
        self.output.line(line)
    }

    /// Whether an error line has been written.
    pub(super) fn has_failed(&self) -> bool {
        self.output.failed
    }

    /// Writes the reply of a task, which has ended.
    pub(super) fn finish(&mut self, reply: &Reply) -> io::Result<()> {
        self.task = None;
        self.output.reply(reply)
    }

    /// Carries out a line.
    pub(super) fn handle(&mut self, line: &str) -> io::Result<Next> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        match words.as_slice() {
            [] => {}
            ["quit"] => return Ok(Next::Quit),
            ["isready"] => self.output.line("readyok")?,
            ["stop"] => self.stop(),
            ["ponderhit"] => {
                if let Some(task) = &self.task {
                    task.control().ponder_hit();
                }
            }
            _ => match self.game.handle(line, self.task.is_some()) {
                Ok(CarriedOut::Done(reply)) => self.output.reply(&reply)?,
                Ok(CarriedOut::Started(task)) => self.task = Some(task),
                Ok(CarriedOut::Variant(variant)) => self.change_game(variant)?,
                Err(reason) => {
                    self.error(&reason)?;
                    if is_search(line) {
                        self.output.line(NO_MOVE)?;
                    }
                }
            },
        }
        Ok(Next::Listen)
    }

    /// Goes on with this game, if it is another one.
    fn change_game(&mut self, variant: Variant) -> io::Result<()> {
        if variant == self.variant {
            return Ok(());
        }
        match game_session(variant, self.game.context().clone()) {
            Ok(game) => {
                (self.variant, self.game) = (variant, game);
                Ok(())
            }
            Err(error) => self.error(&format!("setoption: {error}")),
        }
    }
}

/// The part of this game at the start of a conversation.
///
/// # Errors
/// When there is no memory for the transposition table or no thread to search on.
fn game_session(
    variant: Variant,
    context: Context,
) -> Result<Box<dyn GameSession>, Box<dyn Error>> {
    Ok(match variant {
        Variant::LaserChess => Box::new(LaserSession::new(context)?),
        Variant::Labyrinth => Box::new(LabyrinthSession::new(context)?),
    })
}
