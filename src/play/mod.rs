//! The front end for people: a prompt at which one person plays against the engine, two play
//! against each other, or one watches the engine play itself, or solves puzzles.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented
)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod command;
mod engine;
mod game;
mod input;
mod near;
mod page;
mod puzzle;
mod puzzle_command;
pub mod saved;
mod screen;
mod session;
#[cfg(unix)]
mod terminal;

use crate::arguments::seconds;
use crate::laser::render::Charset;
use crate::laser::rules::{Color, Position};
use clap::Args;
use command::COMMANDS;
use engine::{Engine, Interrupt, Skill};
pub use game::{Game, Refusal};
use input::Input;
use page::Page;
use puzzle::PuzzleSession;
use session::{Player, Session};
use std::error::Error;
use std::io::Write;
use std::time::Duration;

/// The arguments of `akhet play`, without those of the position.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The colour you play: blue, who moves first, or red
    #[arg(long, alias = "colour", value_name = "COLOR", default_value = "blue", value_parser = color)]
    color: Color,
    /// Two people play; the engine moves only on the command go
    #[arg(long, conflicts_with_all = ["color", "watch"])]
    two_players: bool,
    /// The engine plays both sides, at a terminal with a second between moves; Ctrl-C pauses it
    #[arg(long, conflicts_with = "color")]
    watch: bool,
    /// How well the engine plays, from 0 (against a beginner) to 20 (full strength): the option
    /// Skill Level of the protocol [default: 5, or 20 with --time]
    #[arg(long, alias = "skill-level", value_name = "N", value_parser = clap::value_parser!(u8).range(..=i64::from(engine::FULL_LEVEL)))]
    level: Option<u8>,
    /// Time for each of the engine's moves [default: 2 at level 20; lower levels search few nodes
    /// and answer at once]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Solve puzzles, from this number on or from a random one: Blue, to move, wins by force
    #[arg(long, value_name = "N", num_args = 0..=1, conflicts_with_all = ["color", "two_players", "watch", "level", "time", "hash", "setup", "fen", "king_turns", "swap_onto_closed"])]
    puzzle: Option<Option<u32>>,
    /// Draw the board with ASCII alone [default: on a dumb terminal or without a UTF-8 locale]
    #[arg(long)]
    ascii: bool,
    /// Size of the engine's transposition table
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    hash: u32,
}

/// The level where neither a level nor a time is asked for.
const DEFAULT_LEVEL: u8 = 5;

impl PlayArgs {
    fn charset(&self) -> Charset {
        match self.ascii {
            true => Charset::Ascii,
            false => Charset::from_env(),
        }
    }

    fn skill(&self) -> Skill {
        let default = match self.time {
            Some(_) => engine::FULL_LEVEL,
            None => DEFAULT_LEVEL,
        };
        Skill::new(self.level.unwrap_or(default), self.time)
    }
}

fn color(text: &str) -> Result<Color, String> {
    let color = Color::ALL
        .into_iter()
        .find(|color| color.word().eq_ignore_ascii_case(text));
    color.ok_or_else(|| "expected blue or red".to_owned())
}

/// Runs a session from this position, at the terminal or through pipes, until the person quits or
/// the input ends. The text has colours; `out` removes them where they are not wanted.
///
/// # Errors
/// When there is no puzzle of that number, no memory for the transposition table, the terminal or the
/// signal handlers cannot be set up, or the output cannot be written.
pub fn run(start: Position, args: &PlayArgs, out: impl Write) -> Result<(), Box<dyn Error>> {
    if let Some(number) = args.puzzle {
        return run_puzzles(number, args, out);
    }
    let players = match (args.two_players, args.watch, args.color) {
        (true, ..) => [Player::Person; 2],
        (_, true, _) => [Player::Engine; 2],
        (.., Color::Blue) => [Player::Person, Player::Engine],
        (.., Color::Red) => [Player::Engine, Player::Person],
    };
    let skill = args.skill();
    let greeting = greeting(players, args.color, &skill);
    let input = Input::open(&COMMANDS)?;
    let interrupt = Interrupt::listen()?;
    let engine = Engine::new(args.hash as usize, interrupt.clone(), input.is_terminal())?;
    let session = Session {
        game: Game::new(start),
        players,
        skill,
        engine,
        interrupt,
        input,
        page: Page {
            out,
            charset: args.charset(),
            below: args.color,
        },
        paused: false,
    };
    session.run(&greeting)?;
    Ok(())
}

/// Gives puzzles to solve, from this number on, counted from 1, or a random one.
fn run_puzzles(
    number: Option<u32>,
    args: &PlayArgs,
    out: impl Write,
) -> Result<(), Box<dyn Error>> {
    let session = PuzzleSession::new(
        number,
        Input::open(&puzzle_command::COMMANDS)?,
        Interrupt::listen()?,
        Page {
            out,
            charset: args.charset(),
            below: Color::Blue,
        },
    )?;
    Ok(session.run()?)
}

/// The first two lines of a session: who plays, how well, and what to type.
fn greeting(players: [Player; 2], color: Color, skill: &Skill) -> String {
    let who = match players {
        [Player::Person, Player::Person] => "Two people play".to_owned(),
        [Player::Engine, Player::Engine] => format!("The engine plays itself at {skill}"),
        _ => format!("You play {color}, the engine plays {} at {skill}", !color),
    };
    format!("{who}.\nType a move such as e4e5 or e4R, or help.")
}
