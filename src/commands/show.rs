//! `akhet show`: draws a position, as text or as SVG.

use super::PositionArgs;
use crate::laser::render::{Charset, TextStyle, text, write_svg};
use crate::laser::rules::{Move, Record};
use clap::Args;
use std::error::Error;
use std::io::Write;
use std::path::PathBuf;

/// The arguments of `akhet show`.
#[derive(Args, Clone, Debug)]
pub struct ShowArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Play these moves first
    #[arg(long, value_name = "MOVE", num_args = 1..)]
    moves: Vec<String>,
    /// Write a picture to this file instead of printing
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Prints the position after the moves with its FEN and, once the game is over, its result; or
/// writes its picture to a file.
///
/// # Errors
/// When the position or a move is not valid, or the output cannot be written.
pub fn show(args: &ShowArgs) -> Result<(), Box<dyn Error>> {
    let mut record = Record::new(args.position.position()?);
    for (index, word) in args
        .moves
        .iter()
        .flat_map(|arg| arg.split_whitespace())
        .enumerate()
    {
        let fault = |error: &dyn Error| format!("move {} '{word}': {error}", index + 1);
        let mv: Move = word.parse().map_err(|error| fault(&error))?;
        record.play(mv).map_err(|error| fault(&error))?;
    }
    if let Some(file) = &args.svg {
        write_svg(record.position(), file)
            .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        return Ok(());
    }
    // Colour is stripped on its way where the terminal has none, or NO_COLOR asks for none.
    let mut out = anstream::stdout();
    let style = TextStyle {
        charset: Charset::from_env(),
        color: true,
    };
    write!(out, "{}", text(record.position(), style))?;
    writeln!(out, "Fen: {}", record.position())?;
    let result = record.result();
    if result.is_over() {
        writeln!(out, "Result: {} {result}", result.score())?;
    }
    Ok(())
}
