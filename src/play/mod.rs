//! The face for people: a prompt at which one plays against the engine, two play against each
//! other, or one watches the engine play itself.
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
mod saved;
mod screen;
mod session;

use crate::laser::render::Charset;
use crate::laser::rules::{Color, Position};
use crate::laser::search::Limits;
use clap::Args;
use engine::{Engine, Interrupt};
use game::Game;
use input::Input;
use session::{Player, Session};
use std::error::Error;
use std::time::Duration;

/// Who plays, and how well.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The colour you play: blue, who moves first, or red
    #[arg(long, alias = "colour", value_name = "COLOR", default_value = "blue", value_parser = color)]
    color: Color,
    /// Two people play, the engine moves only when told to
    #[arg(long, conflicts_with_all = ["color", "watch"])]
    two_players: bool,
    /// The engine plays both sides, at a terminal with a second to look at each board; Ctrl-C
    /// stops it
    #[arg(long, conflicts_with = "color")]
    watch: bool,
    /// How well the engine plays: levels 1 to 3 look so many plies ahead, 4 to 10 search 20
    /// thousand, 60, 200, 600 thousand, 2, 6 and 20 million nodes
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=i64::from(engine::LEVELS)))]
    level: u8,
    /// Time for each of the engine's moves, instead of a level
    #[arg(long, value_name = "SECONDS", conflicts_with = "level", value_parser = seconds)]
    time: Option<Duration>,
    /// Draw the board with ASCII alone
    #[arg(long)]
    ascii: bool,
    /// Size of the engine's table
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    hash: u32,
}

fn color(text: &str) -> Result<Color, String> {
    let color = Color::ALL
        .into_iter()
        .find(|color| color.word().eq_ignore_ascii_case(text));
    color.ok_or_else(|| "there are blue and red".to_owned())
}

/// A time from a millisecond to a day.
fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(seconds @ 0.001..=86_400.0) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("a number of seconds from 0.001 to 86400 is wanted".to_owned()),
    }
}

/// Plays from this position, at the terminal or through pipes, until the person leaves or the
/// input ends.
///
/// # Errors
/// When the engine's memory is not to be had, the terminal or signals can not be used, or the
/// output is closed; says so in words.
pub fn run(start: Position, args: &PlayArgs) -> Result<(), Box<dyn Error>> {
    let limits = match args.time {
        Some(time) => Limits {
            move_time: Some(time),
            ..Limits::default()
        },
        None => engine::level(args.level),
    };
    let players = match (args.two_players, args.watch, args.color) {
        (true, ..) => [Player::Person; 2],
        (_, true, _) => [Player::Engine; 2],
        (.., Color::Blue) => [Player::Person, Player::Engine],
        (.., Color::Red) => [Player::Engine, Player::Person],
    };
    let input = Input::open()?;
    let interrupt = Interrupt::listen()?;
    let engine = Engine::new(args.hash as usize, interrupt.clone(), input.is_terminal())?;
    let session = Session {
        game: Game::new(start),
        players,
        limits,
        engine,
        interrupt,
        input,
        // Colour is stripped on its way where the terminal has none, or NO_COLOR asks for none.
        out: anstream::stdout(),
        charset: match args.ascii {
            true => Charset::Ascii,
            false => Charset::Unicode,
        },
        below: args.color,
        paused: false,
    };
    session.run(&greeting(players, args))?;
    Ok(())
}

/// The first two lines.
fn greeting(players: [Player; 2], args: &PlayArgs) -> String {
    let strength = match args.time {
        Some(time) => format!("{} s a move", time.as_secs_f64()),
        None => format!("level {}", args.level),
    };
    let who = match players {
        [Player::Person, Player::Person] => "Two people play".to_owned(),
        [Player::Engine, Player::Engine] => format!("The engine plays itself, {strength}"),
        _ => format!(
            "You play {}, the engine {}, {strength}",
            args.color, !args.color
        ),
    };
    format!("{who}.\nType a move such as e4e5 or e4R, or help.")
}
