//! The parser: a line of input becomes a [`Command`], or an error that names the faulty word.

use super::options::{self, Setting};
use super::reply::Dialect;
use crate::analysis::Budget;
use crate::laser::rules::{Color, Move, ParseMoveError, Setup, UnknownSetup};
use crate::laser::solver::LONGEST;
use crate::lines::Quoted;
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

/// The words of `go`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Depth in plies.
    pub depth: Option<u32>,
    /// Number of nodes.
    pub nodes: Option<u64>,
    /// Time for this move.
    pub move_time: Option<Duration>,
    /// Time left on the players' clocks, Blue's first.
    pub time: [Option<Duration>; 2],
    /// Time that each move adds to the clocks, Blue's first.
    pub increment: [Duration; 2],
    /// Moves until the next time control.
    pub moves_to_go: Option<u32>,
    /// Stop when a win in this many of the mover's moves is found.
    pub mate: Option<u32>,
    /// Answer only after `stop`.
    pub infinite: bool,
    /// Search on the opponent's time until `ponderhit`.
    pub ponder: bool,
    /// Search only these moves at the root; all if empty.
    pub search_moves: Vec<Move>,
}

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

/// Why a line is not a valid command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// The first word is not a command.
    #[error("unknown command '{0}', 'help' lists the commands")]
    Unknown(Quoted),
    /// The command needs an argument.
    #[error("{command}: {what} is missing")]
    Missing {
        /// The command.
        command: &'static str,
        /// The argument that is missing.
        what: &'static str,
    },
    /// A word of the command needs a number.
    #[error("{command} {name}: the number is missing")]
    NoNumber {
        /// The command.
        command: &'static str,
        /// The word that needs it.
        name: &'static str,
    },
    /// The command does not take this word here.
    #[error("{command}: unexpected '{word}'")]
    Unexpected {
        /// The command.
        command: &'static str,
        /// The word.
        word: Quoted,
    },
    /// A value is not a number in its range.
    #[error("{command} {name}: '{value}' is not a whole number from {least} to {most}")]
    Number {
        /// The command.
        command: &'static str,
        /// The word that the value belongs to.
        name: &'static str,
        /// The refused value.
        value: Quoted,
        /// The least valid number.
        least: i64,
        /// The greatest valid number.
        most: i64,
    },
    /// A word is not a move.
    #[error("{list} {number} '{text}' is not a move: {error}")]
    Move {
        /// The command and its word for an item of the list, such as `play: move`.
        list: &'static str,
        /// The number of the item, from 1.
        number: usize,
        /// The word.
        text: Quoted,
        /// What is wrong with it.
        error: ParseMoveError,
    },
    /// There is no such setup.
    #[error("position: unknown setup '{0}', {UnknownSetup}")]
    Setup(Quoted),
    /// The option or its value is not valid.
    #[error("setoption: {0}")]
    Option(#[from] options::OptionError),
}

/// All commands as `help` lists them: the first word, the arguments, and the effect.
pub const COMMANDS: [(&str, &str, &str); 30] = [
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
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
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
            ["setoption", rest @ ..] => Command::SetOption(set_option(rest)?),
            ["position", rest @ ..] => position(rest)?,
            ["go", "perft", rest @ ..] => {
                let (depth, rest) = number("go", "perft", rest, 0, 64)?;
                nothing_after("go perft", rest)?;
                Command::Perft(depth as u32)
            }
            ["go", rest @ ..] => Command::Go(go(rest)?),
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

fn unexpected(command: &'static str, rest: &[&str]) -> CommandError {
    CommandError::Unexpected {
        command,
        word: Quoted::new(rest.first().unwrap_or(&"")),
    }
}

fn nothing_after(command: &'static str, rest: &[&str]) -> Result<(), CommandError> {
    if rest.is_empty() {
        Ok(())
    } else {
        Err(unexpected(command, rest))
    }
}

/// Reads the number that follows `name`; returns it and the words after it.
fn number<'w, 'a>(
    command: &'static str,
    name: &'static str,
    words: &'w [&'a str],
    least: i64,
    most: i64,
) -> Result<(i64, &'w [&'a str]), CommandError> {
    let Some((word, rest)) = words.split_first() else {
        return Err(CommandError::NoNumber { command, name });
    };
    match word.parse() {
        Ok(value) if (least..=most).contains(&value) => Ok((value, rest)),
        _ => Err(CommandError::Number {
            command,
            name,
            value: Quoted::new(word),
            least,
            most,
        }),
    }
}

/// What errors call an item in a list of moves.
pub(super) const POSITION_LIST: &str = "position: ply";
pub(super) const PLAY_LIST: &str = "play: move";
pub(super) const MOVES_LIST: &str = "moves: move";
pub(super) const SHOT_LIST: &str = "shot: move";
pub(super) const SEARCH_LIST: &str = "go searchmoves: move";

fn moves(list: &'static str, words: &[&str]) -> Result<Vec<Move>, CommandError> {
    words
        .iter()
        .enumerate()
        .map(|(index, text)| {
            text.parse().map_err(|error| CommandError::Move {
                list,
                number: index + 1,
                text: Quoted::new(text),
                error,
            })
        })
        .collect()
}

fn set_option(words: &[&str]) -> Result<Setting, CommandError> {
    let missing = |what| CommandError::Missing {
        command: "setoption",
        what,
    };
    let ["name", rest @ ..] = words else {
        return Err(match words {
            [] => missing("name"),
            _ => unexpected("setoption", words),
        });
    };
    let (name, value) = match rest.iter().position(|&word| word == "value") {
        Some(at) => (&rest[..at], Some(rest[at + 1..].join(" "))),
        None => (rest, None),
    };
    if name.is_empty() {
        return Err(missing("the option's name"));
    }
    Ok(Setting::parse(&name.join(" "), value.as_deref())?)
}

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
            Start::Setup(setup.map_err(|UnknownSetup| CommandError::Setup(Quoted::new(name)))?)
        }
        ["setup", _, rest @ ..] | [_, rest @ ..] => return Err(unexpected("position", rest)),
    };
    // Many programs send `moves` with nothing after it when no move has been played.
    Ok(Command::Position(start, moves(POSITION_LIST, moves_part)?))
}

/// The words that `go` takes.
const GO_WORDS: [&str; 17] = [
    "infinite",
    "ponder",
    "searchmoves",
    "depth",
    "nodes",
    "mate",
    "movestogo",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "p1time",
    "p2time",
    "p1inc",
    "p2inc",
    "perft",
];

fn go_word(word: &str) -> Option<&'static str> {
    GO_WORDS.into_iter().find(|&known| known == word)
}

fn go(mut words: &[&str]) -> Result<Go, CommandError> {
    let mut go = Go::default();
    while let Some((&word, rest)) = words.split_first() {
        let Some(name) = go_word(word) else {
            return Err(unexpected("go", &[word]));
        };
        let count = |most| number("go", name, rest, 1, most);
        let clock = || {
            // Some programs send a negative time when a clock has run out.
            number("go", name, rest, i64::MIN, i64::MAX)
                .map(|(ms, rest)| (Duration::from_millis(ms.max(0) as u64), rest))
        };
        let most = i64::from(u32::MAX);
        words = rest;
        match name {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "searchmoves" => {
                let end = rest.iter().position(|word| go_word(word).is_some());
                let (list, after) = rest.split_at(end.unwrap_or(rest.len()));
                if list.is_empty() {
                    return Err(CommandError::Missing {
                        command: "go searchmoves",
                        what: "a move",
                    });
                }
                go.search_moves = moves(SEARCH_LIST, list)?;
                words = after;
            }
            "depth" => {
                let (depth, after) = count(most)?;
                (go.depth, words) = (Some(depth as u32), after);
            }
            "nodes" => {
                let (nodes, after) = count(i64::MAX)?;
                (go.nodes, words) = (Some(nodes as u64), after);
            }
            "mate" => {
                let (mate, after) = count(most)?;
                (go.mate, words) = (Some(mate as u32), after);
            }
            "movestogo" => {
                // Some programs send 0 if there is no further time control.
                let (moves, after) = number("go", name, rest, 0, most)?;
                (go.moves_to_go, words) = ((moves > 0).then_some(moves as u32), after);
            }
            "movetime" => {
                let (time, after) = clock()?;
                (go.move_time, words) = (Some(time), after);
            }
            "wtime" | "p1time" => {
                let (time, after) = clock()?;
                (go.time[0], words) = (Some(time), after);
            }
            "btime" | "p2time" => {
                let (time, after) = clock()?;
                (go.time[1], words) = (Some(time), after);
            }
            "winc" | "p1inc" => (go.increment[0], words) = clock()?,
            "binc" | "p2inc" => (go.increment[1], words) = clock()?,
            // `go perft` is a command of its own.
            _ => return Err(unexpected("go", &[word])),
        }
    }
    Ok(go)
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
