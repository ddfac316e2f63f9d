//! `akhet show`: draws a position, as text or as SVG.

use super::PositionArgs;
use crate::laser::render::{Area, Beams, Charset, TextStyle, View, svg_view, text_view, write_svg};
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
    /// Draw the shot of the last move, and what it removed, instead of the standing beams
    #[arg(long, requires = "moves")]
    shot: bool,
    /// Write a picture to this file instead of printing
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw only this part of the board, given by two corners such as c3-h7
    #[arg(long, value_name = "AREA", requires = "svg")]
    crop: Option<Area>,
}

/// Writes the position after the moves to `out` with its FEN and, if the game is over, its result; or
/// writes a picture to a file. The text has colours; `out` removes them where they are not wanted.
///
/// # Errors
/// When the position or a move is not valid, or the output cannot be written.
pub fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
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
    let beams = match record.plies().last() {
        Some(undo) if args.shot => Beams::Shot(undo),
        _ => Beams::Standing,
    };
    if let Some(file) = &args.svg {
        let area = args.crop.unwrap_or(Area::BOARD);
        write_svg(&svg_view(record.position(), beams, area), file)
            .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        return Ok(());
    }
    let style = TextStyle {
        charset: Charset::from_env(),
        color: true,
    };
    let view = View {
        beams,
        ..View::default()
    };
    write!(out, "{}", text_view(record.position(), view, style))?;
    writeln!(out, "Fen: {}", record.position())?;
    let result = record.result();
    if result.is_over() {
        writeln!(out, "Result: {} {result}", result.score())?;
    }
    Ok(())
}
