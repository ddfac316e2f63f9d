//! The front end for people: a prompt at which people play against the engine or each other, watch the
//! engine play itself, or solve puzzles.
//!
//! What is of any game is here: the terminal, the prompt, words and their completion, how well the engine
//! plays. What is of one game is in `laser` and `labyrinth`, behind the trait `Table`.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented
)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod args;
mod console;
mod input;
mod interrupt;
mod labyrinth;
mod laser;
mod near;
mod prompt;
pub mod saved;
mod skill;
#[cfg(unix)]
mod terminal;
mod thinking;
mod words;

use crate::commands::{AnyPosition, GameArgs};
pub use args::PlayArgs;
use console::Console;
use input::{Input, Vocabulary};
use interrupt::Interrupt;
pub use laser::{Game, Refusal};
use skill::any_deal;
use std::error::Error;
use std::io::Write;

/// Runs a session of this game, at the terminal or through pipes, until the person quits or the input
/// ends. The text has colours; `out` removes them where they are not wanted.
///
/// # Errors
/// When the position is not valid or the flags are not of its game, there is no puzzle of that number, no
/// memory for the transposition table, the terminal or the signal handlers cannot be set up, or the output
/// cannot be written.
pub fn run(mut game: GameArgs, args: &PlayArgs, out: impl Write) -> Result<(), Box<dyn Error>> {
    let deal = game.settle_deal(any_deal());
    match (game.position()?, args.puzzle) {
        (AnyPosition::Laser(_), Some(number)) => {
            laser::run_puzzles(number, args, open(laser::PUZZLE_VOCABULARY, out)?)
        }
        (AnyPosition::Laser(start), None) => laser::run(start, args, open(laser::VOCABULARY, out)?),
        (AnyPosition::Labyrinth(start), _) => {
            game.refuse(args.two_players.then_some("--two-players"))?;
            labyrinth::run(start, deal, args, open(labyrinth::VOCABULARY, out)?)
        }
    }
}

/// The terminal, or standard input and `out`, for a game with these words.
fn open<W: Write>(words: Vocabulary, out: W) -> Result<Console<W>, Box<dyn Error>> {
    Ok(Console {
        input: Input::open(words)?,
        interrupt: Interrupt::listen()?,
        out,
    })
}
