//! The words of commands that all games have: numbers, lists of moves, `setoption`, `go`; and what is
//! wrong with a line.

use super::options::OptionError;
use crate::game::MOST_SEATS;
use crate::lines::Quoted;
use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

/// A command as `help` lists it: the first word, the arguments, and the effect.
pub type Usage = (&'static str, &'static str, &'static str);

/// The lines of `help` about these commands.
pub(super) fn help(commands: &[Usage]) -> Vec<String> {
    let line = |(name, arguments, meaning): &Usage| {
        let usage = format!("{name} {arguments}");
        format!("{:<44} {meaning}", usage.trim())
    };
    commands.iter().map(line).collect()
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
        error: String,
    },
    /// A word that only this game has is wrong: the whole message.
    #[error("{0}")]
    Own(String),
    /// The option or its value is not valid.
    #[error("setoption: {0}")]
    Option(#[from] OptionError),
}

/// The words of `go`, for a game with these moves and this number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Go<M, const PLAYERS: usize> {
    /// Depth in plies.
    pub depth: Option<u32>,
    /// Number of nodes.
    pub nodes: Option<u64>,
    /// Time for this move.
    pub move_time: Option<Duration>,
    /// Time left on the players' clocks, by seat.
    pub time: [Option<Duration>; PLAYERS],
    /// Time that each move adds to the clocks, by seat.
    pub increment: [Duration; PLAYERS],
    /// Moves until the next time control.
    pub moves_to_go: Option<u32>,
    /// Stop when a win in this many of the mover's moves is found.
    pub mate: Option<u32>,
    /// Answer only after `stop`.
    pub infinite: bool,
    /// Search on the opponent's time until `ponderhit`.
    pub ponder: bool,
    /// Search only these moves at the root; all if empty.
    pub search_moves: Vec<M>,
}

impl<M, const PLAYERS: usize> Default for Go<M, PLAYERS> {
    /// No limit.
    fn default() -> Go<M, PLAYERS> {
        Go {
            depth: None,
            nodes: None,
            move_time: None,
            time: [None; PLAYERS],
            increment: [Duration::ZERO; PLAYERS],
            moves_to_go: None,
            mate: None,
            infinite: false,
            ponder: false,
            search_moves: Vec::new(),
        }
    }
}

/// The error that the first of these words does not belong to the command.
pub(super) fn unexpected(command: &'static str, rest: &[&str]) -> CommandError {
    CommandError::Unexpected {
        command,
        word: Quoted::new(rest.first().unwrap_or(&"")),
    }
}

/// Checks that the command has no more words.
///
/// # Errors
/// Names the first of them.
pub(super) fn nothing_after(command: &'static str, rest: &[&str]) -> Result<(), CommandError> {
    if rest.is_empty() {
        Ok(())
    } else {
        Err(unexpected(command, rest))
    }
}

/// Reads the number that follows `name`; returns it and the words after it.
///
/// # Errors
/// When there is none, or it is out of range.
pub(super) fn number<'w, 'a>(
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

/// What errors call an item of `go searchmoves`.
pub(super) const SEARCH_LIST: &str = "go searchmoves: move";

/// Reads a list of moves, whose items `list` names in errors.
///
/// # Errors
/// Names the first word that is not a move.
pub(super) fn moves<M: FromStr<Err: Display>>(
    list: &'static str,
    words: &[&str],
) -> Result<Vec<M>, CommandError> {
    words
        .iter()
        .enumerate()
        .map(|(index, text)| {
            text.parse().map_err(|error: M::Err| CommandError::Move {
                list,
                number: index + 1,
                text: Quoted::new(text),
                error: error.to_string(),
            })
        })
        .collect()
}

/// Reads the words after `setoption`: the name of the option, and its value if there is one.
///
/// # Errors
/// When the name is missing.
pub(super) fn set_option(words: &[&str]) -> Result<(String, Option<String>), CommandError> {
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
    Ok((name.join(" "), value))
}

/// The words that `go` takes in games of all numbers of players.
const GO_WORDS: [&str; 9] = [
    "infinite",
    "ponder",
    "searchmoves",
    "depth",
    "nodes",
    "mate",
    "movestogo",
    "movetime",
    "perft",
];

/// The words of `go` for the players' time and increment, by seat: those of UCI, which has two players,
/// and those of UGI.
const CLOCK_WORDS: [[&[&str]; 2]; MOST_SEATS] = [
    [&["wtime", "p1time"], &["winc", "p1inc"]],
    [&["btime", "p2time"], &["binc", "p2inc"]],
    [&["p3time"], &["p3inc"]],
    [&["p4time"], &["p4inc"]],
];

/// What a word of `go` for a clock is about.
enum Clock {
    /// The time left of the player at the seat of this index.
    Time(usize),
    /// The increment of the player at the seat of this index.
    Increment(usize),
}

fn clock_word(word: &str, players: usize) -> Option<(&'static str, Clock)> {
    let find = |words: &'static [&'static str]| words.iter().copied().find(|&known| known == word);
    let seats = CLOCK_WORDS.into_iter().take(players).enumerate();
    seats.into_iter().find_map(|(seat, [time, increment])| {
        let time = find(time).map(|word| (word, Clock::Time(seat)));
        time.or_else(|| find(increment).map(|word| (word, Clock::Increment(seat))))
    })
}

fn go_word(word: &str, players: usize) -> Option<&'static str> {
    let known = GO_WORDS.into_iter().find(|&known| known == word);
    known.or_else(|| clock_word(word, players).map(|(word, _)| word))
}

/// Reads the words after `go`.
///
/// # Errors
/// When a word is none of `go`, or its value is missing or wrong.
pub(super) fn go<M: FromStr<Err: Display>, const PLAYERS: usize>(
    mut words: &[&str],
) -> Result<Go<M, PLAYERS>, CommandError> {
    let mut go = Go::default();
    while let Some((&word, rest)) = words.split_first() {
        let Some(name) = go_word(word, PLAYERS) else {
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
                let end = rest
                    .iter()
                    .position(|word| go_word(word, PLAYERS).is_some());
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
            _ => match clock_word(name, PLAYERS) {
                Some((_, Clock::Time(seat))) => {
                    let (time, after) = clock()?;
                    (go.time[seat], words) = (Some(time), after);
                }
                Some((_, Clock::Increment(seat))) => (go.increment[seat], words) = clock()?,
                // `go perft` is a command of its own.
                None => return Err(unexpected("go", &[word])),
            },
        }
    }
    Ok(go)
}
