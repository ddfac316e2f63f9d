//! The parser: a line of input becomes a [`Command`], or an error that names the faulty word.

use super::adapter::{Adapter, GameSession, Question};
use super::dialect::Dialect;
use super::go::{Go, go};
use super::options::{Setting, read_setting};
use super::permissions::Permissions;
use super::words::{CommandError, last_number, missing, moves, one_of, set_option, unexpected};
use crate::lines::Quoted;
use std::path::PathBuf;

/// A valid line of input.
#[allow(
    clippy::large_enum_variant,
    reason = "one at a time, and carried out at once"
)]
pub enum Command<G: Adapter> {
    /// A command for the conversation, even while a task runs.
    Control(Control),
    /// A command for the game.
    Game(GameCommand<G>),
}

/// A command that does not depend on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// `isready`
    IsReady,
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit,
    /// `quit`
    Quit,
    /// A blank line, or `debug on|off`, `register ...`: UCI commands that have no effect here
    Ignored,
}

/// A command that the game on the board carries out while no task runs.
#[allow(
    clippy::large_enum_variant,
    reason = "one at a time, and carried out at once"
)]
pub enum GameCommand<G: Adapter> {
    /// `uci`, `ugi`, `uki`: the handshake, which also chooses the dialect
    Handshake(Dialect),
    /// `setoption name N [value V]`
    SetOption(Setting<GameSession<G>>),
    /// `ucinewgame`, `uginewgame`, `ukinewgame`
    NewGame,
    /// `position ... [moves ...]`
    Position(G::Start, Vec<G::Move>),
    /// `go ...`
    Go(Go<G::Move>),
    /// `go perft N`
    Perft(u32),
    /// `bench [N]`: the signature of the search, to this depth or the default one
    Bench(Option<u32>),
    /// `moves`
    Moves,
    /// `moves M...`: plays these moves without a reply, as other UGI programs do
    PlaySilently(Vec<G::Move>),
    /// `query ...`
    Query(Question<G>),
    /// `board`
    Board,
    /// `game`: the game so far
    Transcript,
    /// `play M...`
    Play(Vec<G::Move>),
    /// `undo`
    Undo,
    /// `d`
    Display,
    /// `eval`
    Eval,
    /// `opponents`: the levels with names
    Opponents,
    /// `help`
    Help,
    /// `svg [FILE]`
    Svg(Option<PathBuf>),
    /// A command that only this game has.
    Extra(G::Extra),
}

/// What `help` says about the commands common to all games.
const HELP: &str = "\
uci                                          identify the engine and speak UCI
ugi                                          the same, and speak UGI
uki                                          the same, and speak like MIT's Khet engines
isready                                      answer readyok, at any time
setoption name N [value V]                   change an option
ucinewgame                                   forget the last game
go [depth N] [nodes N] [movetime MS] ...     search, without limits until stop
bench [N]                                    search fixed positions to depth N, count nodes
stop                                         end the search and answer
ponderhit                                    the expected move was played
quit                                         end the program
debug on|off                                 no effect
register ...                                 no effect
moves [M...]                                 list the legal moves, or play moves without a reply
eval                                         explain the static evaluation
svg [FILE]                                   the board as a picture
board                                        the board in one line
opponents                                    list the named levels
help                                         this list; protocol.md has the details";

/// The lines of `help`, each of which begins with the word of a command.
pub(super) fn help<G: Adapter>() -> impl Iterator<Item = &'static str> {
    HELP.lines().chain(G::HELP.lines())
}

/// The first words of all commands, in the order of `help`.
pub fn commands<G: Adapter>() -> impl Iterator<Item = &'static str> {
    help::<G>().filter_map(|line| line.split(' ').next())
}

impl<G: Adapter> Command<G> {
    /// Reads a line; its values must be within the permissions.
    ///
    /// # Errors
    /// When the line is not a valid command; the error quotes the faulty word.
    pub fn parse(line: &str, permissions: &Permissions) -> Result<Command<G>, CommandError> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        Ok(Command::Control(match words.as_slice() {
            [] | ["register", ..] => Control::Ignored,
            ["debug", rest @ ..] => {
                one_of("debug", &[("on", ()), ("off", ())], rest)?;
                Control::Ignored
            }
            ["isready"] => Control::IsReady,
            ["stop"] => Control::Stop,
            ["ponderhit"] => Control::PonderHit,
            ["quit"] => Control::Quit,
            words => return game_command(line, words, permissions).map(Command::Game),
        }))
    }
}

fn game_command<G: Adapter>(
    line: &str,
    words: &[&str],
    permissions: &Permissions,
) -> Result<GameCommand<G>, CommandError> {
    if let Some(extra) = G::read_extra(words)? {
        return Ok(GameCommand::Extra(extra));
    }
    Ok(match words {
        ["uci"] => GameCommand::Handshake(Dialect::Uci),
        ["ugi"] => GameCommand::Handshake(Dialect::Ugi),
        ["uki"] => GameCommand::Handshake(Dialect::Uki),
        ["ucinewgame" | "uginewgame" | "ukinewgame"] => GameCommand::NewGame,
        ["moves"] => GameCommand::Moves,
        ["moves", rest @ ..] => GameCommand::PlaySilently(moves("moves: move", rest)?),
        ["game"] => GameCommand::Transcript,
        ["undo"] => GameCommand::Undo,
        ["board"] => GameCommand::Board,
        ["d"] => GameCommand::Display,
        ["eval"] => GameCommand::Eval,
        ["opponents"] => GameCommand::Opponents,
        ["help"] => GameCommand::Help,
        ["setoption", rest @ ..] => {
            let (name, value) = set_option(rest)?;
            let setting = read_setting(G::options(), &name, value, permissions)?;
            GameCommand::SetOption(setting)
        }
        ["position", rest @ ..] => position(rest)?,
        ["go", "perft", rest @ ..] => GameCommand::Perft(last_number("go", "perft", rest, 0..=64)?),
        ["go", rest @ ..] => GameCommand::Go(go(rest, G::MAX_PLAYERS)?),
        ["bench"] => GameCommand::Bench(None),
        ["bench", rest @ ..] => {
            let depth = last_number("bench", "depth", rest, 1..=u32::MAX.into())?;
            GameCommand::Bench(Some(depth))
        }
        ["query", rest @ ..] => GameCommand::Query(one_of("query", G::QUERIES, rest)?),
        ["play"] => return Err(missing("play", "a move")),
        ["play", rest @ ..] => GameCommand::Play(moves("play: move", rest)?),
        // A file name may contain blanks, so it is the rest of the line.
        ["svg", ..] => {
            let line = line.trim_ascii();
            let file = line.strip_prefix("svg").unwrap_or(line).trim_ascii();
            GameCommand::Svg((!file.is_empty()).then(|| PathBuf::from(file)))
        }
        _ => {
            let (word, rest) = words.split_first().unwrap_or((&"", &[]));
            return Err(match commands::<G>().find(|command| command == word) {
                Some(command) => unexpected(command, rest),
                None => CommandError::Unknown(Quoted::new(word)),
            });
        }
    })
}

fn position<G: Adapter>(words: &[&str]) -> Result<GameCommand<G>, CommandError> {
    let at = words.iter().position(|&word| word == "moves");
    let (start, rest) = words.split_at(at.unwrap_or(words.len()));
    let start = G::read_start(start)?;
    // Many programs send `moves` with nothing after it when no move has been played.
    let moves = moves("position: ply", rest.get(1..).unwrap_or_default())?;
    Ok(GameCommand::Position(start, moves))
}
