//! The laser game at the prompt.

mod board;
mod command;
mod engine;
mod game;
mod near;
mod puzzle;
mod puzzle_command;
mod saved;
mod screen;
mod session;

use super::args::{PlayArgs, WrongColor};
use super::console::Console;
use super::input::Vocabulary;
use super::skill::Skill;
use crate::laser::rules::{Color, Position, Setup};
use crate::lines::Quoted;
use board::Board;
use command::COMMANDS;
use engine::Engine;
pub use game::{Game, Refusal};
use puzzle::PuzzleSession;
use session::{Player, Session};
use std::collections::BTreeSet;
use std::error::Error;
use std::io::Write;

/// The words of a game.
pub(super) const VOCABULARY: Vocabulary = Vocabulary {
    commands: &COMMANDS,
    arguments,
    stages: &[],
};

/// The words in front of a puzzle.
pub(super) const PUZZLE_VOCABULARY: Vocabulary = Vocabulary {
    commands: &puzzle_command::COMMANDS,
    arguments,
    stages: &[],
};

/// The squares of pieces that can move behind `moves`, the setups behind `new`.
fn arguments(command: &str, moves: &BTreeSet<String>) -> BTreeSet<String> {
    match command {
        "moves" => {
            let squares = moves.iter().filter_map(|mv| mv.get(..2));
            squares.map(str::to_owned).collect()
        }
        "new" => Setup::ALL.map(|setup| setup.to_string()).into(),
        _ => BTreeSet::new(),
    }
}

/// Runs a session from this position.
///
/// # Errors
/// When there is no memory for the transposition table or no thread to search on, or the output cannot
/// be written.
pub(super) fn run(
    start: Position,
    args: &PlayArgs,
    console: Console<impl Write>,
) -> Result<(), Box<dyn Error>> {
    let color = color(&args.color)?;
    let players = match (args.two_players, args.watch, color) {
        (true, ..) => [Player::Person; 2],
        (_, true, _) => [Player::Engine; 2],
        (.., Color::Blue) => [Player::Person, Player::Engine],
        (.., Color::Red) => [Player::Engine, Player::Person],
    };
    let skill = args.skill();
    let greeting = greeting(players, color, &skill);
    let (interrupt, watched) = (console.interrupt.clone(), console.input.is_terminal());
    let session = Session {
        game: Game::new(start),
        players,
        skill,
        engine: Engine::new(args.hash as usize, interrupt, watched)?,
        console,
        board: Board {
            charset: args.charset(),
            below: color,
        },
        paused: false,
    };
    session.run(&greeting)?;
    Ok(())
}

/// Gives puzzles to solve, from this number on, counted from 1, or a random one.
///
/// # Errors
/// When there is no puzzle of this number, or the output cannot be written.
pub(super) fn run_puzzles(
    number: Option<u32>,
    args: &PlayArgs,
    console: Console<impl Write>,
) -> Result<(), Box<dyn Error>> {
    let board = Board {
        charset: args.charset(),
        below: Color::Blue,
    };
    Ok(PuzzleSession::new(number, console, board)?.run()?)
}

/// The colour of the person, Blue where none is given.
fn color(words: &[String]) -> Result<Color, WrongColor> {
    let word = match words {
        [] => return Ok(Color::Blue),
        [word] => word.clone(),
        words => words.join(","),
    };
    let color = Color::ALL
        .into_iter()
        .find(|color| color.word().eq_ignore_ascii_case(&word));
    color.ok_or_else(|| WrongColor {
        word: Quoted::new(&word),
        expected: "blue or red".to_owned(),
    })
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
