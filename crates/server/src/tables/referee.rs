//! The referee and the engines of tables: conversations that are asked line by line. Nothing is kept between
//! two questions, so an idle table costs nothing.

use super::action::MAX_LEVEL;
use super::table::{Table, Winner};
use akhet::game::Variant;
use akhet::protocol::{Conversation, Permissions};
use std::cell::RefCell;
use std::error::Error;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The size of an engine's transposition table, in mebibytes.
const HASH: usize = 16;

/// The maximum time that an engine thinks about a move.
const THINKING: Duration = Duration::from_secs(1);

/// The share of its clock that an engine uses for a move.
const SHARE: u32 = 40;

/// The longest wait for an engine's answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The option that shows all cards to everybody.
const OPEN: &str = "OpenCards";

#[derive(Debug, thiserror::Error)]
pub(super) enum RefereeError {
    /// The answer to a line is this error.
    #[error("{0}")]
    Refused(String),
    #[error("the referee has failed: {0}")]
    Failed(String),
}

impl From<Box<dyn Error>> for RefereeError {
    fn from(error: Box<dyn Error>) -> RefereeError {
        RefereeError::Failed(error.to_string())
    }
}

impl From<io::Error> for RefereeError {
    fn from(error: io::Error) -> RefereeError {
        RefereeError::Failed(error.to_string())
    }
}

/// What the referee says about a game.
#[derive(Clone, Debug)]
pub(super) struct Verdict {
    /// The names of the seats, in the order of play.
    pub(super) seats: Vec<String>,
    /// The seat of the player to move.
    pub(super) turn: usize,
    /// How the game has ended by its rules.
    pub(super) winner: Option<Winner>,
    /// The game as each seat may know it, in the words of `position`.
    pub(super) views: Vec<String>,
    /// The game as everybody may know it.
    pub(super) watched: String,
    /// The whole game.
    pub(super) open: String,
}

/// The verdict on the game at a table, and on a move or a claim that is made there: the move as the game's
/// records write it.
pub(super) fn judge(
    table: &Table,
    line: Option<&str>,
) -> Result<(Verdict, Option<String>), RefereeError> {
    let referee = Speaker::new(Permissions::QUESTIONS)?;
    referee.set_up(table, &game_so_far(table))?;
    let done = match line {
        Some(line) => {
            let answer = referee.answer(line)?;
            answer.split(' ').nth(1).map(str::to_owned)
        }
        None => None,
    };
    let seats = referee.seats(table.game)?;
    let seat_named = |name: &str| {
        let found = seats.iter().position(|seat| seat == name);
        found.ok_or_else(|| RefereeError::Failed(format!("there is no seat '{name}'")))
    };
    let turn = seat_named(&referee.query("turn")?)?;
    let winner = match referee.query("result")?.as_str() {
        "none" => None,
        "draw" => Some(Winner::Draw),
        _ => Some(Winner::Seat(seat_named(&referee.query("winner")?)?)),
    };
    let open = referee.game("game")?;
    let seen_by = |viewer: &str| match table.game {
        Variant::Labyrinth if !table.has_option(OPEN) => referee.game(&format!("game {viewer}")),
        Variant::LaserChess | Variant::Labyrinth => Ok(open.clone()),
    };
    let views: Result<_, _> = seats.iter().map(|seat| seen_by(seat)).collect();
    let verdict = Verdict {
        turn,
        winner,
        views: views?,
        watched: seen_by("nobody")?,
        open: open.clone(),
        seats: seats.clone(),
    };
    Ok((verdict, done))
}

/// The move of an engine of this level that knows only this view of the game. `left` is the time on its clock.
pub(super) fn think(
    table: &Table,
    view: &str,
    level: u8,
    left: Option<Duration>,
) -> Result<String, RefereeError> {
    let permissions = Permissions {
        search: true,
        max_hash: HASH,
        ..Permissions::QUESTIONS
    };
    let engine = Speaker::new(permissions)?;
    engine.set_up(table, view)?;
    let level = level.min(MAX_LEVEL);
    engine.silent(&format!("setoption name Skill Level value {level}"))?;
    let time = left.map_or(THINKING, |left| (left / SHARE).min(THINKING));
    let lines = engine.say(&format!("go movetime {}", time.as_millis().max(1)))?;
    let answers = lines
        .into_iter()
        .chain(std::iter::from_fn(|| engine.later()));
    let mut best = { answers }.filter_map(|line| Some(line.strip_prefix("bestmove ")?.to_owned()));
    let best = best.next().unwrap_or_default();
    let mv = best.split(' ').next().unwrap_or_default();
    Ok(mv.to_owned())
}

/// The game at a table in the words of `position`.
fn game_so_far(table: &Table) -> String {
    let mut words = table.position.clone();
    for (index, (_, mv)) in table.moves.iter().enumerate() {
        words += if index == 0 { " moves " } else { " " };
        words += mv;
    }
    words
}

/// A conversation and its answers.
struct Speaker {
    conversation: Conversation,
    output: Output,
    /// Signals that a search has written.
    woken: Receiver<()>,
}

/// What a conversation has written and nobody has read yet.
#[derive(Clone, Default)]
struct Output(Rc<RefCell<Vec<u8>>>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Output {
    fn take(&self) -> Vec<String> {
        let bytes = std::mem::take(&mut *self.0.borrow_mut());
        let text = String::from_utf8_lossy(&bytes);
        text.lines().map(str::to_owned).collect()
    }
}

impl Speaker {
    fn new(permissions: Permissions) -> Result<Speaker, RefereeError> {
        let output = Output::default();
        let (sender, woken) = channel();
        let conversation = if permissions.search {
            let wake = move || {
                // Nobody waits for an abandoned search.
                let _ = sender.send(());
            };
            Conversation::new(output.clone(), permissions, wake)?
        } else {
            Conversation::alone(output.clone(), permissions, |_| None)?
        };
        Ok(Speaker {
            conversation,
            output,
            woken,
        })
    }

    /// The immediate answer to this line.
    fn say(&self, line: &str) -> Result<Vec<String>, RefereeError> {
        self.conversation.line(line.into())?;
        let lines = self.output.take();
        let refused = { lines.iter() }.find_map(|line| line.strip_prefix("info string error "));
        match refused {
            Some(reason) => Err(RefereeError::Refused(reason.to_owned())),
            None => Ok(lines),
        }
    }

    /// The last of the next lines of a search; `None` if none comes in time.
    fn later(&self) -> Option<String> {
        loop {
            self.woken.recv_timeout(PATIENCE).ok()?;
            self.conversation.write().ok()?;
            let lines = self.output.take();
            if !lines.is_empty() {
                return lines.into_iter().next_back();
            }
        }
    }

    fn silent(&self, line: &str) -> Result<(), RefereeError> {
        self.say(line).map(drop)
    }

    /// The first line of the answer.
    fn answer(&self, line: &str) -> Result<String, RefereeError> {
        let mut lines = self.say(line)?.into_iter();
        let none = || RefereeError::Failed(format!("'{line}' has no answer"));
        lines.next().ok_or_else(none)
    }

    /// Sets up a game under the rules of a table.
    fn set_up(&self, table: &Table, game: &str) -> Result<(), RefereeError> {
        self.silent(&format!("setoption name UCI_Variant value {}", table.game))?;
        for option in &table.options {
            self.silent(&format!("setoption name {option} value true"))?;
        }
        self.silent(&format!("position {game}"))
    }

    fn query(&self, what: &str) -> Result<String, RefereeError> {
        let answer = self.answer(&format!("query {what}"))?;
        Ok(answer.trim_start_matches("response ").to_owned())
    }

    /// The answer to a line `game`, in the words of `position`.
    fn game(&self, line: &str) -> Result<String, RefereeError> {
        let answer = self.answer(line)?;
        Ok(answer.trim_start_matches("game ").to_owned())
    }

    /// The names of the seats in the order of play.
    fn seats(&self, game: Variant) -> Result<Vec<String>, RefereeError> {
        if game == Variant::LaserChess {
            return Ok(["blue", "red"].map(str::to_owned).into());
        }
        let lines = self.say("players")?;
        let names = lines.iter().filter_map(|line| line.split(' ').nth(1));
        Ok(names.map(str::to_owned).collect())
    }
}
