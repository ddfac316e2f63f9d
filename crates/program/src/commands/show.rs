//! `akhet show`: draws a position, as text or as SVG.

use super::position::{AnyPosition, GameArgs, first_given};
use akhet::game::Game;
use akhet::labyrinth::{self, rules as labyrinth_rules};
use akhet::laser::render::{Area, Beams, Charset, TextStyle, View, svg_view, text_view};
use akhet::laser::rules::{Position, Record};
use akhet_console::arguments::WrongValue;
use akhet_console::files::{InFile, write_whole};
use clap::Args;
use std::error::Error;
use std::fmt::Display;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The arguments of `akhet show`.
#[derive(Args, Clone, Debug)]
pub struct ShowArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Play these moves first
    #[arg(long, value_name = "MOVE", num_args = 1..)]
    moves: Vec<String>,
    /// Laser Chess: draw the last move's shot and the piece it removed instead of the standing
    /// beams
    #[arg(long, requires = "moves")]
    shot: bool,
    /// Write an SVG picture to this file instead of printing
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Laser Chess: draw only the part of the board between two corners, such as c3-h7
    #[arg(long, value_name = "AREA", requires = "svg")]
    crop: Option<Area>,
}

/// Writes the position after the moves to `out`, with its FEN and, if the game is over, its result; or writes a
/// picture to a file. The text has colours; `out` removes them where they are not wanted.
pub fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    match args.game.position()? {
        AnyPosition::Laser(position) => show_laser(args, position, out),
        AnyPosition::Labyrinth(position) => {
            let flags = [("--shot", args.shot), ("--crop", args.crop.is_some())];
            args.game.refuse(first_given(&flags))?;
            show_labyrinth(args, position, out)
        }
    }
}

fn show_laser(
    args: &ShowArgs,
    position: Position,
    out: &mut dyn Write,
) -> Result<(), Box<dyn Error>> {
    let mut record = Record::new(position);
    play(&mut record, &args.moves)?;
    let beams = match record.plies().last() {
        Some(undo) if args.shot => Beams::Shot(undo),
        _ => Beams::Standing,
    };
    if let Some(file) = &args.svg {
        let area = args.crop.unwrap_or(Area::BOARD);
        return write_picture(&svg_view(record.position(), beams, area), file);
    }
    let style = TextStyle::colored(Charset::from_env());
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

fn show_labyrinth(
    args: &ShowArgs,
    position: labyrinth_rules::Position,
    out: &mut dyn Write,
) -> Result<(), Box<dyn Error>> {
    let mut record = labyrinth_rules::Record::new(position);
    play(&mut record, &args.moves)?;
    let position = record.position();
    if let Some(file) = &args.svg {
        return write_picture(&labyrinth::render::svg(position), file);
    }
    let style = TextStyle::colored(Charset::from_env());
    write!(out, "{}", labyrinth::render::text(position, style))?;
    writeln!(out, "Fen: {position}")?;
    if let Some(winner) = record.winner() {
        writeln!(out, "Result: {winner} has won")?;
    }
    Ok(())
}

/// Plays the moves of these arguments; an argument may contain several.
fn play<G: Game>(game: &mut G, arguments: &[String]) -> Result<(), WrongValue> {
    let words = arguments.iter().flat_map(|arg| arg.split_whitespace());
    for (number, word) in (1_usize..).zip(words) {
        let fault =
            |error: &dyn Display| WrongValue::new(format!("move {number} '{word}': {error}"));
        let mv: G::Move = word.parse().map_err(|error| fault(&error))?;
        game.play(mv).map_err(|error| fault(&error))?;
    }
    Ok(())
}

fn write_picture(svg: &str, file: &Path) -> Result<(), Box<dyn Error>> {
    Ok(write_whole(file, format!("{svg}\n")).in_file(file)?)
}
