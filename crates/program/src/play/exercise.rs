//! What puzzles and mistakes at the prompt share: a position of Laser Chess in which a person looks for a move, and the
//! commands about it.

use super::console::{Console, Vocabulary};
use super::lang::{self, text};
use super::laser::{LaserPrompt, draw, draw_standing};
use super::laser_guide;
use super::prompt::{Conversation, Fault, Next};
use super::prompt_game::{PromptGame, Screen, explain};
use super::words::{Commands, Refusal, Typed, written_as_one};
use akhet::game::Game;
use akhet::grid::Charset;
use akhet::laser::rules::{Color, Move, Record};
use std::io;

/// The commands of all exercises.
pub(super) const COMMON: &[&[&str]] = &[
    &["hint", "solution", "again", "next"],
    laser_guide::QUESTIONS,
    &["board", "beam", "help", "quit"],
];

/// A position in which a person looks for a move.
pub(super) struct Exercise {
    pub(super) console: Console,
    charset: Charset,
    /// Who looks for a move. The board is seen from this side.
    color: Color,
    /// The moves up to the position, and those played from there.
    pub(super) record: Record,
    /// Whether the person has made a mistake or asked for help.
    pub(super) helped: bool,
    /// Whether it is solved or its solution was shown.
    pub(super) is_over: bool,
}

impl Exercise {
    /// The position at the end of this record, in which the side to move looks for a move.
    pub(super) fn new(console: Console, charset: Charset, record: Record) -> Exercise {
        Exercise {
            console,
            charset,
            color: record.position().side(),
            record,
            helped: false,
            is_over: false,
        }
    }

    /// Poses the position at the end of this record and draws it. `again` says that it is the one posed before:
    /// if that was over, it does not count again.
    pub(super) fn pose(&mut self, record: Record, again: bool) -> io::Result<()> {
        self.helped = again && (self.helped || self.is_over);
        self.is_over = false;
        self.color = record.position().side();
        self.record = record;
        self.draw()
    }

    fn screen(&mut self) -> Screen {
        Screen {
            viewer: self.color.into(),
            charset: self.charset,
            size: self.console.input.size(),
        }
    }

    pub(super) fn draw(&mut self) -> io::Result<()> {
        let screen = self.screen();
        let picture = draw(&self.record, self.color, screen);
        self.console.show(&picture)
    }

    fn draw_beams(&mut self) -> io::Result<()> {
        let screen = self.screen();
        let position = self.record.position();
        let picture = draw_standing(position, self.color, screen);
        self.console
            .show(&(picture + &laser_guide::beams(position)))
    }

    /// Plays a legal move, draws the board and says what the move did.
    pub(super) fn play(&mut self, mv: Move) -> io::Result<()> {
        if self.record.play(mv).is_err() {
            return Ok(());
        }
        self.draw()?;
        self.console.say(LaserPrompt::last_ply(&self.record))
    }

    /// Names the piece that this move moves.
    pub(super) fn name_piece(&mut self, mv: Move) -> io::Result<()> {
        let piece = self.record.position().board().piece_on(mv.from());
        self.console.say(piece.map_or(String::new(), |piece| {
            let (color, kind) = (piece.color().word(), piece.kind().to_string());
            let square = mv.from().to_string();
            if mv.from() == mv.to() {
                text!("name-turn", color = color, kind = kind, square = square)
            } else {
                text!("name-move", color = color, kind = kind, square = square)
            }
        }))
    }

    /// Answers a command that only explains or draws. Returns whether it was one.
    fn answer(&mut self, (command, words): (&str, &[&str]), list: Commands) -> Result<bool, Fault> {
        let viewer = self.color.into();
        if let Some(answer) = explain::<LaserPrompt>((command, words), list, &self.record, viewer) {
            self.console.tell(&answer?)?;
            return Ok(true);
        }
        match (command, words) {
            ("board", []) => self.draw()?,
            ("beam", []) => self.draw_beams()?,
            ("threat", []) => {
                let threat = laser_guide::threat(self.record.position());
                self.console.tell(&threat)?;
            }
            ("moves", start) => {
                let start = written_as_one(start.iter().copied());
                let moves = LaserPrompt::list_moves(&start, &self.record)?;
                self.console.tell(&moves)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// A row of exercises.
pub(super) trait Exercises {
    /// The commands: [`COMMON`].
    const WORDS: Vocabulary;
    /// What `help` says before it lists the commands.
    fn help() -> String;

    fn exercise(&self) -> &Exercise;

    fn exercise_mut(&mut self) -> &mut Exercise;

    /// Says what to look for, or that there is nothing left to do here.
    fn tell_task(&mut self) -> io::Result<()>;

    /// Judges a legal move, while the exercise is not over.
    fn try_move(&mut self, mv: Move) -> io::Result<()>;

    /// Names the piece to move, while the exercise is not over.
    fn hint(&mut self) -> io::Result<()>;

    /// Shows the solution, while the exercise is not over.
    fn solution(&mut self) -> io::Result<()>;

    /// Begins the exercise again.
    fn again(&mut self) -> io::Result<Next>;

    /// Goes to the next exercise, or to that of the number in this word.
    fn next(&mut self, number: Option<&str>) -> Result<Next, Fault>;
}

/// Exercises as a conversation.
pub(super) struct Posed<T>(pub(super) T);

impl<T: Exercises> Conversation for Posed<T> {
    fn console(&mut self) -> &mut Console {
        &mut self.0.exercise_mut().console
    }

    fn prompt(&self) -> String {
        let exercise = self.0.exercise();
        match exercise.is_over {
            true => text!("prompt-next") + " ",
            false => format!("{}> ", lang::player(exercise.color)),
        }
    }

    fn legal_words(&self) -> Vec<String> {
        let exercise = self.0.exercise();
        if exercise.is_over {
            return Vec::new();
        }
        let legal = exercise.record.legal_moves();
        legal.iter().map(Move::to_string).collect()
    }

    fn act(&mut self, line: &str) -> Result<Next, Fault> {
        let Posed(tasks) = self;
        let is_over = tasks.exercise().is_over;
        let list = T::WORDS.commands;
        let (command, words) = match Typed::read(line, list)? {
            Typed::Blank => return Ok(Next::Listen),
            Typed::Move(_) if is_over => {
                return Ok(tasks.tell_task().map(|()| Next::Listen)?);
            }
            Typed::Move(word) => {
                let mv = LaserPrompt::read_move(&word, &tasks.exercise().record)?;
                return Ok(tasks.try_move(mv).map(|()| Next::Listen)?);
            }
            Typed::Command(command, words) => (command, words),
        };
        if tasks.exercise_mut().answer((command, &words), list)? {
            if command == "board" {
                tasks.tell_task()?;
            }
            return Ok(Next::Listen);
        }
        match (command, words.as_slice()) {
            ("hint" | "solution", []) if is_over => tasks.tell_task()?,
            ("hint", []) => tasks.hint()?,
            ("solution", []) => tasks.solution()?,
            ("again", []) => return Ok(tasks.again()?),
            ("next", []) => return tasks.next(None),
            ("next", [number]) => return tasks.next(Some(number)),
            ("help", []) => {
                let help = T::help() + "\n" + &list.list();
                tasks.exercise_mut().console.show(&help)?;
            }
            ("quit", []) => return Ok(Next::Quit),
            (command, words) => return Err(Refusal::unexpected(command, words).into()),
        }
        Ok(Next::Listen)
    }
}
