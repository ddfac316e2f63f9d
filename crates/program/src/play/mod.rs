//! The prompt, at which people play against the engine or each other, watch the engine play itself, solve puzzles or practise
//! their mistakes.
//!
//! A `Session` plays any game. What is particular to a game is in `laser` and `labyrinth`, behind the trait `PromptGame`.

mod args;
mod console;
mod engine;
mod exercise;
mod faults;
mod illegal;
mod labyrinth;
mod labyrinth_guide;
mod labyrinth_table;
mod lang;
mod laser;
mod laser_guide;
mod mistakes;
mod played;
mod prompt;
mod prompt_game;
mod puzzle;
mod saved;
mod session;
mod words;

use crate::commands::{AnyPosition, GameArgs};
use akhet_console::arguments::WrongValue;
use akhet_console::interrupt::Interrupt;
pub use args::PlayArgs;
use args::any_deal;
use console::{Console, Input, Vocabulary};
use labyrinth::LabyrinthPrompt;
use laser::LaserPrompt;
use prompt_game::PromptGame;
use puzzle::PuzzleSession;
use session::Session;
use std::error::Error;
use std::io::Write;

/// Runs a session, at a terminal or through pipes, until the user quits or the input ends. The text has colours;
/// `out` removes them where they are not wanted.
///
/// # Errors
/// If the position is invalid, a flag is for the other game, the puzzle does not exist, there is no game to practise with, memory runs out, the terminal
/// or the signal handlers cannot be set up, or the output cannot be written.
pub fn run(
    mut game: GameArgs,
    args: &PlayArgs,
    out: impl Write + 'static,
) -> Result<(), Box<dyn Error>> {
    lang::speak(args.language());
    let deal = game.settle_deal(any_deal());
    let open = |words: Vocabulary| {
        Ok::<_, Box<dyn Error>>(Console {
            input: Input::open(words)?,
            interrupt: Interrupt::listen()?,
            out: Box::new(out),
        })
    };
    if !args.mistakes.is_empty() {
        return mistakes::run(args, open(mistakes::WORDS)?);
    }
    match (game.position()?, args.puzzle) {
        (AnyPosition::Laser(_), Some(number)) => {
            let console = open(puzzle::WORDS)?;
            let session = PuzzleSession::new(number, args, console).map_err(WrongValue::new)?;
            session.run()?;
        }
        (AnyPosition::Laser(start), None) => {
            let (ui, console) = (LaserPrompt::default(), open(LaserPrompt::WORDS)?);
            Session::new(ui, start, args, console)?.run()?;
        }
        (AnyPosition::Labyrinth(start), _) => {
            game.refuse(args.two_players.then_some("--two-players"))?;
            let (ui, console) = (LabyrinthPrompt { deal }, open(LabyrinthPrompt::WORDS)?);
            Session::new(ui, start, args, console)?.run()?;
        }
    }
    Ok(())
}
