//! A conversation, whatever its game: what a line does, which task runs, and what is written. It does not
//! know where lines come from.

use super::adapter::{Adapter, Answer, GameSession};
use super::command::{Command, Control, GameCommand, help};
use super::context::Context;
use super::go::{NO_MOVE, is_search};
use super::permissions::Permissions;
use super::refusal::Refusal;
use super::task::{Events, Reply, Task};
use crate::game::{Opponent, Variant};
use crate::search::Job;
use crate::{labyrinth, laser};
use std::error::Error;
use std::io::{self, Write};
use std::sync::mpsc::Sender;

/// What follows a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Listen,
    Quit,
}

/// A conversation. Its game may change between lines.
pub(super) struct Session<'a> {
    game: Box<dyn AnyGame>,
    variant: Variant,
    /// The running task, such as a search or a count.
    task: Option<Task>,
    replies: Box<dyn Write + 'a>,
    /// Where errors go; among the replies if `None`.
    errors: Option<&'a mut dyn Write>,
    /// Whether an error has been written.
    failed: bool,
}

impl<'a> Session<'a> {
    /// A new conversation, whose tasks send their reports and replies to `events`. They run where `jobs` are
    /// received, or else on a thread of their own. Fails when there is no memory for the transposition table or
    /// no thread to search on.
    pub(super) fn new(
        replies: Box<dyn Write + 'a>,
        errors: Option<&'a mut dyn Write>,
        permissions: Permissions,
        events: Events,
        jobs: Option<Sender<Job>>,
    ) -> Result<Session<'a>, Box<dyn Error>> {
        let context = Context::new(permissions, events, jobs);
        Ok(Session {
            variant: context.options.variant,
            game: any_game(context)?,
            task: None,
            replies,
            errors,
            failed: false,
        })
    }

    pub(super) fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Whether a running task has been told to stop.
    pub(super) fn is_stopping(&self) -> bool {
        let task = self.task.as_ref();
        task.is_some_and(|task| task.control.stopped())
    }

    pub(super) fn stop(&self) {
        if let Some(task) = &self.task {
            task.control.stop();
        }
    }

    pub(super) fn end_input(&self) {
        if let Some(task) = &self.task {
            task.end_input();
        }
    }

    pub(super) fn has_failed(&self) -> bool {
        self.failed
    }

    /// Writes a line of a reply.
    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        write_line(&mut self.replies, line)
    }

    pub(super) fn error(&mut self, message: &str) -> io::Result<()> {
        self.failed = true;
        match &mut self.errors {
            Some(errors) => {
                // If nobody reads the errors, the exit code still reports them.
                let _ = write_line(*errors, &format!("error: {message}"));
                Ok(())
            }
            None => write_line(&mut self.replies, &format!("info string error {message}")),
        }
    }

    /// Writes the reply of a task, which has ended.
    pub(super) fn finish(&mut self, reply: &Reply) -> io::Result<()> {
        self.task = None;
        if let Some(error) = &reply.error {
            self.error(error)?;
        }
        reply.lines.iter().try_for_each(|line| self.say(line))
    }

    pub(super) fn handle(&mut self, line: &str) -> io::Result<Next> {
        match self.game.handle(line, self.task.is_some()) {
            Ok(Handled::Control(Control::Quit)) => return Ok(Next::Quit),
            Ok(Handled::Control(Control::IsReady)) => self.say("readyok")?,
            Ok(Handled::Control(Control::Stop)) => self.stop(),
            Ok(Handled::Control(Control::PonderHit)) => {
                if let Some(task) = &self.task {
                    task.control.ponder_hit();
                }
            }
            Ok(Handled::Control(Control::Ignored)) => {}
            Ok(Handled::Game(Answer::Started(task))) => self.task = Some(task),
            Ok(Handled::Game(Answer::Lines(lines))) => {
                lines.iter().try_for_each(|line| self.say(line))?;
                self.change_game()?;
            }
            Err(reason) => {
                self.error(&reason.to_string())?;
                if is_search(line) {
                    self.say(NO_MOVE)?;
                }
            }
        }
        Ok(Next::Listen)
    }

    /// Changes to the game that the option `UCI_Variant` names. Everything but the context is reset.
    fn change_game(&mut self) -> io::Result<()> {
        let context = self.game.context();
        if context.options.variant == self.variant {
            return Ok(());
        }
        match any_game(context.clone()) {
            Ok(game) => {
                self.variant = context.options.variant;
                self.game = game;
                Ok(())
            }
            Err(error) => {
                context.options.variant = self.variant;
                self.error(&format!("setoption: {error}"))
            }
        }
    }
}

/// Writes a line in one piece and flushes it.
fn write_line(out: &mut dyn Write, line: &str) -> io::Result<()> {
    let line = format!("{line}\n");
    out.write_all(line.as_bytes())?;
    out.flush()
}

enum Handled {
    Control(Control),
    Game(Answer),
}

/// The game of a conversation, whichever it is.
trait AnyGame {
    /// Reads a line and carries it out, unless it is for the conversation. While a task runs (`busy`) the game
    /// does nothing, but still reports what is wrong with the line.
    fn handle(&mut self, line: &str, busy: bool) -> Result<Handled, Refusal>;

    fn context(&mut self) -> &mut Context;
}

/// The game of this context at the start of a conversation.
fn any_game(context: Context) -> Result<Box<dyn AnyGame>, Box<dyn Error>> {
    Ok(match context.options.variant {
        Variant::LaserChess => Box::new(GameSession::<laser::rules::Record>::new(context)?),
        Variant::Labyrinth => Box::new(GameSession::<labyrinth::rules::Record>::new(context)?),
    })
}

impl<G: Adapter> AnyGame for GameSession<G> {
    fn handle(&mut self, line: &str, busy: bool) -> Result<Handled, Refusal> {
        match Command::parse(line, &self.context.permissions)? {
            Command::Control(control) => Ok(Handled::Control(control)),
            Command::Game(_) if busy => {
                let word = line.split_ascii_whitespace().next().unwrap_or_default();
                Err(Refusal::Busy(word.to_owned()))
            }
            Command::Game(command) => carry_out(self, command).map(Handled::Game),
        }
    }

    fn context(&mut self) -> &mut Context {
        &mut self.context
    }
}

/// Carries out a command of a game while no task runs.
fn carry_out<G: Adapter>(
    session: &mut GameSession<G>,
    command: GameCommand<G>,
) -> Result<Answer, Refusal> {
    Ok(match command {
        GameCommand::Handshake(dialect) => session.handshake(dialect).into(),
        GameCommand::SetOption(setting) => {
            (setting.change)(session)?;
            Answer::NOTHING
        }
        GameCommand::NewGame => {
            session.set_up(G::STARTPOS, &[])?;
            session.clear();
            Answer::NOTHING
        }
        GameCommand::Position(start, moves) => {
            session.set_up(start, &moves)?;
            Answer::NOTHING
        }
        GameCommand::Go(go) => session.go(go)?,
        GameCommand::Perft(depth) => session.perft(depth)?.into(),
        GameCommand::Bench(depth) => session.bench(depth)?.into(),
        GameCommand::Moves => session.moves().into(),
        GameCommand::PlaySilently(moves) => {
            session.play("moves: move", &moves)?;
            Answer::NOTHING
        }
        GameCommand::Play(moves) => session.play("play: move", &moves)?.into(),
        GameCommand::Undo => session.undo()?.into(),
        GameCommand::Query(question) => {
            format!("response {}", question(&session.game.shown())).into()
        }
        GameCommand::Transcript => session.transcript().into(),
        GameCommand::Board => format!("board{}", session.game.shown().board()).into(),
        GameCommand::Display => session.game.shown().display().into(),
        GameCommand::Eval => session.evaluation()?.into(),
        GameCommand::Svg(file) => session.svg(file.as_deref())?.into(),
        GameCommand::Opponents => opponents().into(),
        GameCommand::Help => help::<G>().map(str::to_owned).collect::<Vec<_>>().into(),
        GameCommand::Extra(command) => G::carry_out(session, command)?,
    })
}

/// The levels that have names, one per line.
fn opponents() -> Vec<String> {
    let line = |one: Opponent| {
        let Opponent {
            level,
            name,
            character,
        } = one;
        format!("opponent {level} {name} {character}")
    };
    let lines = Opponent::ALL.into_iter().map(line);
    lines.chain(["opponentsok".to_owned()]).collect()
}
