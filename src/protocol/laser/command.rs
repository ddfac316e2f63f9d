//! The words of the laser game in commands.

use super::options::{Setting, parse};
use crate::analysis::Budget;
use crate::laser::rules::{Color, Move, Setup, UnknownSetup};
use crate::laser::solver::MAX_MOVES;
use crate::lines::Quoted;
use crate::protocol::command::{self, Vocabulary};
use crate::protocol::go;
use crate::protocol::options::OptionError;
use crate::protocol::words::{
    CommandError, Usage, missing, moves, nothing_after, number, one_of, unexpected,
};
use std::time::Duration;

/// The laser game's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words;

/// A line of input that has been understood.
pub type Command = command::Command<Words>;

/// The words of `go`; Blue's clock comes first.
pub type Go = go::Go<Move>;

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The setup that the option `Setup` names.
    Startpos,
    /// An official setup.
    Setup(Setup),
    /// A FEN, not yet read: whether it is valid depends on the rules in force.
    Fen(String),
}

/// A question about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// `p1turn`: whether the first player, Blue, is to move.
    FirstToMove,
    /// `turn`: the player to move.
    Turn,
    /// `gameover`: whether the game has ended.
    GameOver,
    /// `result`: the winner, a draw, or none, by the numbers of the players.
    Result,
    /// `winner`: the winner, or none.
    Winner,
    /// `repetitions`: how many times the arrangement on the board has stood there.
    Repetitions,
    /// `fen`: the position.
    Fen,
}

/// A command that only the laser game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Own {
    /// `review ...`: analyses every ply of the game
    Review(Budget),
    /// `solve N`
    Solve(u32),
    /// `beam [blue|red]`: one player's standing beam, or both
    Beam(Option<Color>),
    /// `shot [M...]`: what the shots of these moves would do, or of all legal moves
    Shot(Vec<Move>),
    /// `claim`
    Claim,
    /// `flip`
    Flip,
}

/// All commands as `help` lists them: the first word, the arguments, and the effect.
pub const COMMANDS: [Usage; 31] = [
    ("uci", "", "identify the engine and speak UCI"),
    ("ugi", "", "the same, and speak UGI"),
    ("uki", "", "the same, and speak as MIT's Khet engines"),
    ("isready", "", "answer readyok, at any time"),
    ("setoption", "name N [value V]", "change an option"),
    ("ucinewgame", "", "forget the last game"),
    (
        "position",
        "startpos|NAME|fen FEN [moves M...]",
        "set up a game; NAME is a setup",
    ),
    (
        "go",
        "[depth N] [nodes N] [movetime MS] ...",
        "search, without limits until stop",
    ),
    ("go perft", "N", "count the positions after N plies"),
    (
        "review",
        "[nodes N|movetime MS]",
        "score every move of the game and mark the faults",
    ),
    (
        "solve",
        "N",
        "prove a win or loss within N moves of the winner",
    ),
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
    (
        "shot",
        "[M...]",
        "what the shots of moves would do, of all if none is given",
    ),
    ("play", "M...", "play moves and show what they hit"),
    ("undo", "", "take back the last move or claim"),
    ("claim", "", "claim a draw by repetition"),
    (
        "query",
        "p1turn|turn|gameover|result|winner|...",
        "ask about the game",
    ),
    ("game", "", "the game so far, as position takes it"),
    ("beam", "[blue|red]", "the path of the standing beams"),
    ("board", "", "the pieces on their squares, in one line"),
    ("d", "", "show the board"),
    ("eval", "", "explain the static evaluation"),
    ("flip", "", "the position seen by the other player"),
    ("svg", "[FILE]", "the board as a picture"),
    ("help", "", "this list; protocol.md has the details"),
];

/// What errors call an item of `shot`.
pub(super) const SHOT_LIST: &str = "shot: move";

impl Vocabulary for Words {
    type Move = Move;
    type Setting = Setting;
    type Start = Start;
    type Query = Query;
    type Own = Own;

    const PLAYERS: usize = 2;
    const COMMANDS: &'static [Usage] = &COMMANDS;
    const QUERIES: &'static [(&'static str, Query)] = &[
        ("p1turn", Query::FirstToMove),
        ("turn", Query::Turn),
        ("gameover", Query::GameOver),
        ("result", Query::Result),
        ("winner", Query::Winner),
        ("repetitions", Query::Repetitions),
        ("fen", Query::Fen),
    ];

    fn setting(name: &str, value: Option<&str>) -> Result<Setting, OptionError> {
        parse(name, value)
    }

    fn start(words: &[&str]) -> Result<Start, CommandError> {
        Ok(match words {
            [] => return Err(missing("position", "startpos, setup NAME or fen FEN")),
            ["startpos"] => Start::Startpos,
            ["setup"] => return Err(missing("position", "the setup's name")),
            ["fen", fen @ ..] => Start::Fen(fen.join(" ")),
            ["setup", name] | [name] => {
                let setup = name.parse();
                Start::Setup(setup.map_err(|UnknownSetup| {
                    let name = Quoted::new(name);
                    CommandError::Own(format!("position: unknown setup '{name}', {UnknownSetup}"))
                })?)
            }
            ["setup", _, rest @ ..] | [_, rest @ ..] => return Err(unexpected("position", rest)),
        })
    }

    fn own(words: &[&str]) -> Result<Option<Own>, CommandError> {
        Ok(Some(match words {
            ["review", rest @ ..] => Own::Review(review(rest)?),
            ["solve", rest @ ..] => Own::Solve(solve(rest)?),
            ["beam"] => Own::Beam(None),
            ["beam", rest @ ..] => {
                let colors = [("blue", Color::Blue), ("red", Color::Red)];
                Own::Beam(Some(one_of("beam", &colors, rest)?))
            }
            ["shot", rest @ ..] => Own::Shot(moves(SHOT_LIST, rest)?),
            ["claim"] => Own::Claim,
            ["flip"] => Own::Flip,
            _ => return Ok(None),
        }))
    }
}

fn solve(words: &[&str]) -> Result<u32, CommandError> {
    if words.is_empty() {
        return Err(missing("solve", "the number of moves"));
    }
    let (moves, rest) = number("solve", "moves", words, 1, MAX_MOVES.into())?;
    nothing_after("solve", rest)?;
    Ok(moves as u32)
}

fn review(words: &[&str]) -> Result<Budget, CommandError> {
    let (budget, rest) = match words {
        [] => return Ok(Budget::default()),
        ["nodes", rest @ ..] => {
            let (nodes, rest) = number("review", "nodes", rest, 1, i64::MAX)?;
            (Budget::Nodes(nodes as u64), rest)
        }
        ["movetime", rest @ ..] => {
            let (ms, rest) = number("review", "movetime", rest, 1, i64::MAX)?;
            (Budget::Time(Duration::from_millis(ms as u64)), rest)
        }
        rest => return Err(unexpected("review", rest)),
    };
    nothing_after("review", rest)?;
    Ok(budget)
}
