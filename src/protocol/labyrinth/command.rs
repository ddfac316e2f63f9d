//! The words of Labyrinth in commands.

use super::options::{Setting, parse};
use crate::labyrinth::rules::{MarkedMove, Players, Seat};
use crate::protocol::command::{self, Vocabulary};
use crate::protocol::options::OptionError;
use crate::protocol::words::{
    CommandError, Usage, missing, nothing_after, number, one_of, unexpected,
};

/// Labyrinth's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words;

/// A line of input that has been understood.
pub type Command = command::Command<Words>;

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The deal of this seed, for this many players.
    Deal(u64, Players),
    /// A FEN, not yet read: whether it is valid depends on the rules in force.
    Fen(String),
}

impl Start {
    /// What `startpos` stands for.
    pub const STARTPOS: Start = Start::Deal(1, Players::TWO);
}

/// A question about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// `p1turn`: whether the first player is to move.
    FirstToMove,
    /// `turn`: the player to move.
    Turn,
    /// `gameover`: whether the game has ended.
    GameOver,
    /// `result`: the winner, or none, by the numbers of the players.
    Result,
    /// `winner`: the winner, or none.
    Winner,
    /// `fen`: the position.
    Fen,
}

/// A command that only Labyrinth has: something as this player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// `d PLAYER`: the position
    Display(Seat),
    /// `game PLAYER`: the game so far
    Game(Seat),
    /// `query fen PLAYER`: the position
    Fen(Seat),
}

/// All commands as `help` lists them: the first word, the arguments, and the effect.
pub const COMMANDS: [Usage; 25] = [
    ("uci", "", "identify the engine and speak UCI"),
    ("ugi", "", "the same, and speak UGI"),
    ("uki", "", "the same, and speak as MIT's Khet engines"),
    ("isready", "", "answer readyok, at any time"),
    ("setoption", "name N [value V]", "change an option"),
    ("ucinewgame", "", "forget the last game"),
    (
        "position",
        "startpos|deal SEED PLAYERS|fen FEN [moves M...]",
        "set up a game",
    ),
    (
        "go",
        "[depth N] [nodes N] [movetime MS] ...",
        "search, without limits until stop",
    ),
    ("go perft", "N", "count the games of N turns"),
    (
        "bench",
        "[N]",
        "search fixed positions to depth N, count nodes",
    ),
    ("stop", "", "end the search and answer"),
    ("ponderhit", "", "the expected move was played"),
    ("quit", "", "end the program"),
    ("debug", "on|off", "no effect"),
    ("register", "...", "no effect"),
    (
        "moves",
        "[M...]",
        "list the legal moves, or play moves without a reply",
    ),
    ("play", "M...", "play moves and show what they uncover"),
    ("undo", "", "take back the last move"),
    (
        "query",
        "p1turn|turn|gameover|result|winner|fen [PLAYER]",
        "ask about the game",
    ),
    (
        "game",
        "[PLAYER]",
        "the game so far, as position takes it, or as a player sees it",
    ),
    ("board", "", "the tiles on their squares, in one line"),
    (
        "d",
        "[PLAYER]",
        "show the board, or what a player sees of it",
    ),
    ("eval", "", "explain the static evaluation"),
    ("svg", "[FILE]", "the board as a picture"),
    ("help", "", "this list; protocol.md has the details"),
];

/// The players by their words.
const PLAYERS: [(&str, Seat); 4] = [
    ("blue", Seat::Blue),
    ("yellow", Seat::Yellow),
    ("orange", Seat::Orange),
    ("green", Seat::Green),
];

/// The word for a player.
pub(super) fn player_word(seat: Seat) -> &'static str {
    PLAYERS[seat.index()].0
}

impl Vocabulary for Words {
    type Move = MarkedMove;
    type Setting = Setting;
    type Start = Start;
    type Query = Query;
    type Own = Own;

    const PLAYERS: usize = 4;
    const COMMANDS: &'static [Usage] = &COMMANDS;
    const QUERIES: &'static [(&'static str, Query)] = &[
        ("p1turn", Query::FirstToMove),
        ("turn", Query::Turn),
        ("gameover", Query::GameOver),
        ("result", Query::Result),
        ("winner", Query::Winner),
        ("fen", Query::Fen),
    ];

    fn setting(name: &str, value: Option<&str>) -> Result<Setting, OptionError> {
        parse(name, value)
    }

    fn start(words: &[&str]) -> Result<Start, CommandError> {
        match words {
            [] => {
                let starts = "startpos, deal SEED PLAYERS or fen FEN";
                Err(missing("position", starts))
            }
            ["startpos"] => Ok(Start::STARTPOS),
            ["deal", rest @ ..] => {
                let (seed, rest) = number("position deal", "seed", rest, 0, i64::MAX)?;
                let (players, rest) = number("position deal", "players", rest, 2, 4)?;
                nothing_after("position deal", rest)?;
                let players = Players::new(players as usize).unwrap_or(Players::TWO);
                Ok(Start::Deal(seed as u64, players))
            }
            ["fen", fen @ ..] => Ok(Start::Fen(fen.join(" "))),
            ["startpos", rest @ ..] | rest => Err(unexpected("position", rest)),
        }
    }

    fn own(words: &[&str]) -> Result<Option<Own>, CommandError> {
        Ok(Some(match words {
            ["d", player @ ..] if !player.is_empty() => {
                Own::Display(one_of("d", &PLAYERS, player)?)
            }
            ["game", player @ ..] if !player.is_empty() => {
                Own::Game(one_of("game", &PLAYERS, player)?)
            }
            ["query", "fen", player @ ..] if !player.is_empty() => {
                Own::Fen(one_of("query fen", &PLAYERS, player)?)
            }
            _ => return Ok(None),
        }))
    }
}
