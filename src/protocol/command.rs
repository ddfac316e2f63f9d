//! The parser: a line of input becomes a [`Command`], or an error that names the faulty word. Most
//! commands are those of all games; a game adds its own words.

use super::dialect::Dialect;
use super::go::{Go, go};
use super::options::OptionError;
use super::words::{
    CommandError, Usage, missing, moves, nothing_after, number, one_of, set_option, unexpected,
};
use crate::lines::Quoted;
use std::fmt::{Debug, Display};
use std::path::PathBuf;
use std::str::FromStr;

/// The words of a game in commands.
pub trait Vocabulary: Sized + 'static {
    /// A move.
    type Move: Copy + Debug + PartialEq + Eq + FromStr<Err: Display>;
    /// An option with its new value.
    type Setting: Clone + Debug + PartialEq + Eq;
    /// Where a game starts.
    type Start: Clone + Debug + PartialEq + Eq;
    /// A question about the game.
    type Query: Copy + Debug + PartialEq + Eq;
    /// A command that only this game has.
    type Own: Clone + Debug + PartialEq + Eq;

    /// The most players.
    const PLAYERS: usize;
    /// All commands as `help` lists them.
    const COMMANDS: &'static [Usage];
    /// The questions by their words after `query`.
    const QUERIES: &'static [(&'static str, Self::Query)];

    /// Reads the name of an option and its value.
    ///
    /// # Errors
    /// When there is no such option, or it does not take the value.
    fn setting(name: &str, value: Option<&str>) -> Result<Self::Setting, OptionError>;

    /// Reads the words between `position` and `moves`.
    ///
    /// # Errors
    /// When they name no start.
    fn start(words: &[&str]) -> Result<Self::Start, CommandError>;

    /// Reads the words of a command that only this game has; `None` if they are another command's.
    ///
    /// # Errors
    /// When the first word is such a command's, and another one is faulty.
    fn own(words: &[&str]) -> Result<Option<Self::Own>, CommandError>;
}

/// A line of input that has been understood, by the words of the game `G`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<G: Vocabulary> {
    /// `uci`, `ugi`, `uki`: the handshake, which also chooses the dialect
    Handshake(Dialect),
    /// `isready`
    IsReady,
    /// `setoption name N [value V]`
    SetOption(G::Setting),
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
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit,
    /// `quit`
    Quit,
    /// `moves`
    Moves,
    /// `moves M...`: plays these moves without a reply, as other UGI programs do
    PlaySilently(Vec<G::Move>),
    /// `query ...`
    Query(G::Query),
    /// `board`
    Board,
    /// `game`: the game so far
    Game,
    /// `play M...`
    Play(Vec<G::Move>),
    /// `undo`
    Undo,
    /// `d`
    Display,
    /// `eval`
    Eval,
    /// `help`
    Help,
    /// `debug on|off`, `register ...`: commands of UCI that have no effect on this engine
    Ignored,
    /// `svg [FILE]`
    Svg(Option<PathBuf>),
    /// A command that only this game has.
    Own(G::Own),
}

/// What errors call an item in a list of moves.
pub(super) const POSITION_LIST: &str = "position: ply";
pub(super) const PLAY_LIST: &str = "play: move";
pub(super) const MOVES_LIST: &str = "moves: move";

impl<G: Vocabulary> Command<G> {
    /// Reads a line; `None` if it is blank.
    ///
    /// # Errors
    /// When the line is not a valid command; the error quotes the faulty word.
    pub fn parse(line: &str) -> Result<Option<Command<G>>, CommandError> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        if let Some(own) = G::own(&words)? {
            return Ok(Some(Command::Own(own)));
        }
        let command = match words.as_slice() {
            [] => return Ok(None),
            ["uci"] => Command::Handshake(Dialect::Uci),
            ["ugi"] => Command::Handshake(Dialect::Ugi),
            ["uki"] => Command::Handshake(Dialect::Uki),
            ["isready"] => Command::IsReady,
            ["ucinewgame" | "uginewgame" | "ukinewgame"] => Command::NewGame,
            ["stop"] => Command::Stop,
            ["ponderhit"] => Command::PonderHit,
            ["quit"] => Command::Quit,
            ["moves"] => Command::Moves,
            ["moves", rest @ ..] => Command::PlaySilently(moves(MOVES_LIST, rest)?),
            ["game"] => Command::Game,
            ["undo"] => Command::Undo,
            ["board"] => Command::Board,
            ["d"] => Command::Display,
            ["eval"] => Command::Eval,
            ["help"] => Command::Help,
            ["register", ..] => Command::Ignored,
            ["debug", rest @ ..] => {
                one_of("debug", &[("on", ()), ("off", ())], rest)?;
                Command::Ignored
            }
            ["setoption", rest @ ..] => {
                let (name, value) = set_option(rest)?;
                Command::SetOption(G::setting(&name, value.as_deref())?)
            }
            ["position", rest @ ..] => position(rest)?,
            ["go", "perft", rest @ ..] => {
                let (depth, rest) = number("go", "perft", rest, 0, 64)?;
                nothing_after("go perft", rest)?;
                Command::Perft(depth as u32)
            }
            ["bench"] => Command::Bench(None),
            ["bench", rest @ ..] => {
                let (depth, rest) = number("bench", "depth", rest, 1, u32::MAX.into())?;
                nothing_after("bench", rest)?;
                Command::Bench(Some(depth as u32))
            }
            ["go", rest @ ..] => Command::Go(go(rest, G::PLAYERS)?),
            ["query", rest @ ..] => Command::Query(one_of("query", G::QUERIES, rest)?),
            ["play"] => return Err(missing("play", "a move")),
            ["play", rest @ ..] => Command::Play(moves(PLAY_LIST, rest)?),
            // A file name may contain blanks, so it is the rest of the line.
            ["svg", ..] => {
                let line = line.trim_ascii();
                let file = line.strip_prefix("svg").unwrap_or(line).trim_ascii();
                Command::Svg((!file.is_empty()).then(|| PathBuf::from(file)))
            }
            [word, rest @ ..] => {
                return Err(match G::COMMANDS.iter().find(|(name, ..)| name == word) {
                    Some((name, ..)) => unexpected(name, rest),
                    None => CommandError::Unknown(Quoted::new(word)),
                });
            }
        };
        Ok(Some(command))
    }
}

fn position<G: Vocabulary>(words: &[&str]) -> Result<Command<G>, CommandError> {
    let (start, moves_part) = match words.iter().position(|&word| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, [].as_slice()),
    };
    let start = G::start(start)?;
    // Many programs send `moves` with nothing after it when no move has been played.
    Ok(Command::Position(start, moves(POSITION_LIST, moves_part)?))
}
