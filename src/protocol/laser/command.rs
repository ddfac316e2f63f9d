//! The laser game's parser: a line of input becomes a [`Command`], or an error that names the faulty
//! word.

use super::options::Setting;
use crate::analysis::Budget;
use crate::laser::rules::{Color, Move, Setup, UnknownSetup};
use crate::laser::solver::LONGEST;
use crate::lines::Quoted;
use crate::protocol::dialect::Dialect;
use crate::protocol::words::{self, CommandError, Usage, moves, nothing_after, number, unexpected};
use std::path::PathBuf;
use std::time::Duration;

/// A line of input that has been understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`, `ugi`, `uki`: the handshake, which also chooses the dialect
    Handshake(Dialect),
    /// `isready`
    IsReady,
    /// `setoption name N [value V]`
    SetOption(Setting),
    /// `ucinewgame`, `uginewgame`, `ukinewgame`
    NewGame,
    /// `position ... [moves ...]`
    Position(Start, Vec<Move>),
    /// `go ...`
    Go(Go),
    /// `go perft N`
    Perft(u32),
    /// `review ...`: analyses every ply of the game
    Review(Budget),
    /// `solve N`
    Solve(u32),
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit,
    /// `quit`
    Quit,
    /// `moves`
    Moves,
    /// `moves M...`: plays these moves without a reply, as other UGI programs do
    PlaySilently(Vec<Move>),
    /// `query ...`
    Query(Query),
    /// `beam [blue|red]`: one player's standing beam, or both
    Beam(Option<Color>),
    /// `board`
    Board,
    /// `shot [M...]`: what the shots of these moves would do, or of all legal moves
    Shot(Vec<Move>),
    /// `game`: the game so far
    Game,
    /// `play M...`
    Play(Vec<Move>),
    /// `undo`
    Undo,
    /// `claim`
    Claim,
    /// `d`
    Display,
    /// `eval`
    Eval,
    /// `flip`
    Flip,
    /// `help`
    Help,
    /// `debug on|off`, `register ...`: commands of UCI that have no effect on this engine
    Ignored,
    /// `svg [FILE]`
    Svg(Option<PathBuf>),
}

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

/// The words of `go`; Blue's clock comes first.
pub type Go = words::Go<Move, 2>;

/// A question about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// `p1turn`: whether the first player, Blue, is to move.
    FirstToMove,
    /// `gameover`: whether the game has ended.
    GameOver,
    /// `result`: the winner, a draw, or none.
    Result,
    /// `repetitions`: how many times the arrangement on the board has stood there.
    Repetitions,
    /// `fen`: the position.
    Fen,
}

/// All commands as `help` lists them: the first word, the arguments, and the effect.
pub const COMMANDS: [Usage; 30] = [
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
        "p1turn|gameover|result|repetitions|fen",
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

impl Command {
    /// Reads a line; `None` if it is blank.
    ///
    /// # Errors
    /// When the line is not a valid command; the error quotes the faulty word.
    pub fn parse(line: &str) -> Result<Option<Command>, CommandError> {
        let line_words: Vec<&str> = line.split_ascii_whitespace().collect();
        let command = match line_words.as_slice() {
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
            ["shot", rest @ ..] => Command::Shot(moves(SHOT_LIST, rest)?),
            ["game"] => Command::Game,
            ["undo"] => Command::Undo,
            ["claim"] => Command::Claim,
            ["board"] => Command::Board,
            ["d"] => Command::Display,
            ["eval"] => Command::Eval,
            ["flip"] => Command::Flip,
            ["help"] => Command::Help,
            ["debug", "on" | "off"] | ["register", ..] => Command::Ignored,
            ["debug"] => {
                return Err(CommandError::Missing {
                    command: "debug",
                    what: "on or off",
                });
            }
            ["debug", "on" | "off", rest @ ..] | ["debug", rest @ ..] => {
                return Err(unexpected("debug", rest));
            }
            ["setoption", rest @ ..] => {
                let (name, value) = words::set_option(rest)?;
                Command::SetOption(Setting::parse(&name, value.as_deref())?)
            }
            ["position", rest @ ..] => position(rest)?,
            ["go", "perft", rest @ ..] => {
                let (depth, rest) = number("go", "perft", rest, 0, 64)?;
                nothing_after("go perft", rest)?;
                Command::Perft(depth as u32)
            }
            ["go", rest @ ..] => Command::Go(words::go(rest)?),
            ["review", rest @ ..] => Command::Review(review(rest)?),
            ["solve", rest @ ..] => Command::Solve(solve(rest)?),
            ["query", rest @ ..] => query(rest)?,
            ["beam"] => Command::Beam(None),
            ["beam", "blue"] => Command::Beam(Some(Color::Blue)),
            ["beam", "red"] => Command::Beam(Some(Color::Red)),
            ["beam", "blue" | "red", rest @ ..] | ["beam", rest @ ..] => {
                return Err(unexpected("beam", rest));
            }
            ["play"] => {
                return Err(CommandError::Missing {
                    command: "play",
                    what: "a move",
                });
            }
            ["play", rest @ ..] => Command::Play(moves(PLAY_LIST, rest)?),
            // A file name may contain blanks, so it is the rest of the line.
            ["svg", ..] => {
                let line = line.trim_ascii();
                let file = line.strip_prefix("svg").unwrap_or(line).trim_ascii();
                Command::Svg((!file.is_empty()).then(|| PathBuf::from(file)))
            }
            [word, rest @ ..] => {
                return Err(match COMMANDS.iter().find(|(name, ..)| name == word) {
                    Some((name, ..)) => unexpected(name, rest),
                    None => CommandError::Unknown(Quoted::new(word)),
                });
            }
        };
        Ok(Some(command))
    }
}

fn solve(words: &[&str]) -> Result<u32, CommandError> {
    if words.is_empty() {
        return Err(CommandError::Missing {
            command: "solve",
            what: "the number of moves",
        });
    }
    let (moves, rest) = number("solve", "moves", words, 1, LONGEST.into())?;
    nothing_after("solve", rest)?;
    Ok(moves as u32)
}

/// What errors call an item in a list of moves.
pub(super) const POSITION_LIST: &str = "position: ply";
pub(super) const PLAY_LIST: &str = "play: move";
pub(super) const MOVES_LIST: &str = "moves: move";
pub(super) const SHOT_LIST: &str = "shot: move";

fn position(words: &[&str]) -> Result<Command, CommandError> {
    let (start, moves_part) = match words.iter().position(|&word| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, [].as_slice()),
    };
    let start = match start {
        [] => {
            return Err(CommandError::Missing {
                command: "position",
                what: "startpos, setup NAME or fen FEN",
            });
        }
        ["startpos"] => Start::Startpos,
        ["setup"] => {
            return Err(CommandError::Missing {
                command: "position",
                what: "the setup's name",
            });
        }
        ["fen", fen @ ..] => Start::Fen(fen.join(" ")),
        ["setup", name] | [name] => {
            let setup = name.parse();
            Start::Setup(setup.map_err(|UnknownSetup| {
                let name = Quoted::new(name);
                CommandError::Own(format!("position: unknown setup '{name}', {UnknownSetup}"))
            })?)
        }
        ["setup", _, rest @ ..] | [_, rest @ ..] => return Err(unexpected("position", rest)),
    };
    // Many programs send `moves` with nothing after it when no move has been played.
    Ok(Command::Position(start, moves(POSITION_LIST, moves_part)?))
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

fn query(words: &[&str]) -> Result<Command, CommandError> {
    let query = match words {
        [] => {
            return Err(CommandError::Missing {
                command: "query",
                what: "p1turn, gameover, result, repetitions or fen",
            });
        }
        ["p1turn"] => Query::FirstToMove,
        ["gameover"] => Query::GameOver,
        ["result"] => Query::Result,
        ["repetitions"] => Query::Repetitions,
        ["fen"] => Query::Fen,
        [
            "p1turn" | "gameover" | "result" | "repetitions" | "fen",
            rest @ ..,
        ]
        | rest => {
            return Err(unexpected("query", rest));
        }
    };
    Ok(Command::Query(query))
}
