//! The front end for people: a prompt at which one person plays against the engine, two play
//! against each other, or one watches the engine play itself, or solves puzzles.
//!
//! What is of any game is here: the terminal, the prompt, words and their completion. What is of the
//! laser game is in `laser`, behind the trait `Table`.
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
mod laser;
mod near;
mod prompt;
#[cfg(unix)]
mod terminal;
mod words;

use crate::laser::rules::Position;
pub use args::PlayArgs;
use console::Console;
use input::{Input, Vocabulary};
use interrupt::Interrupt;
pub use laser::{Game, Refusal, saved};
use std::error::Error;
use std::io::Write;

/// Runs a session from this position, at the terminal or through pipes, until the person quits or
/// the input ends. The text has colours; `out` removes them where they are not wanted.
///
/// # Errors
/// When there is no puzzle of that number, no memory for the transposition table, the terminal or the
/// signal handlers cannot be set up, or the output cannot be written.
pub fn run(start: Position, args: &PlayArgs, out: impl Write) -> Result<(), Box<dyn Error>> {
    match args.puzzle {
        Some(number) => laser::run_puzzles(number, args, open(laser::PUZZLE_VOCABULARY, out)?),
        None => laser::run(start, args, open(laser::VOCABULARY, out)?),
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
