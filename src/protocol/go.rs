//! The words of `go` and their meaning in any game.

use super::refusal::Refusal;
use super::words::{CommandError, missing, moves, unexpected};
use crate::game::{Game, MAX_SEATS};
use crate::lines::Quoted;
use crate::search::{Limits, PlayerClock};
use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

/// The answer to a refused search.
pub const NO_MOVE: &str = "bestmove none";

/// Whether a line asks for a search. Such a line gets a `bestmove` even if it is refused, since its
/// sender waits for one.
pub fn is_search(line: &str) -> bool {
    let mut words = line.split_ascii_whitespace();
    words.next() == Some("go") && words.next() != Some("perft")
}

/// The words of `go`, for a game with these moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Go<M> {
    /// The limits. Without any the search is infinite.
    pub limits: Limits<M>,
    /// Search on the opponent's time until `ponderhit`.
    pub ponder: bool,
    /// A note for each odd number: how it is read.
    pub notes: Vec<String>,
}

impl<M: Copy + Display> Go<M> {
    /// The limits of a search of the position on the board. Refused if a move to search is illegal, or
    /// if there are clocks but none for the player to move.
    pub(super) fn limits_in<G: Game<Move = M>>(self, game: &G) -> Result<Limits<M>, Refusal> {
        let mut limits = self.limits;
        let mover = game.turn();
        let clock = limits.clocks[mover.index()];
        let has_clocks = limits.clocks.iter().any(Option::is_some);
        if has_clocks && clock.is_none() && limits.move_time.is_none() {
            let [words, _] = CLOCK_WORDS[mover.index()];
            let (clock, player) = (words[0], game.seat_name(mover));
            return Err(Refusal::NoClock { clock, player });
        }
        let is_limited = limits.depth.is_some()
            || limits.nodes.is_some()
            || limits.mate.is_some()
            || limits.move_time.is_some()
            || clock.is_some();
        limits.infinite |= !is_limited;
        // A win in N moves of the mover is found at the ply of the last one.
        let players = game.players() as u32;
        let to_mate = |moves: u32| (moves - 1).saturating_mul(players).saturating_add(1);
        limits.depth = limits.depth.or(limits.mate.map(to_mate));
        for (index, mv) in limits.search_moves.iter_mut().enumerate() {
            let checked = game.check(*mv);
            *mv = checked.map_err(|error| Refusal::illegal(SEARCH_LIST, index, *mv, error))?;
        }
        Ok(limits)
    }
}

/// The name of an item of `go searchmoves` in errors.
const SEARCH_LIST: &str = "go searchmoves: move";

/// The words of `go` in games of any number of players.
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
const CLOCK_WORDS: [[&[&str]; 2]; MAX_SEATS] = [
    [&["wtime", "p1time"], &["winc", "p1inc"]],
    [&["btime", "p2time"], &["binc", "p2inc"]],
    [&["p3time"], &["p3inc"]],
    [&["p4time"], &["p4inc"]],
];

/// What a word of `go` for a clock sets: the time left or the increment of the seat of this index.
enum ClockWord {
    Time(usize),
    Increment(usize),
}

fn clock_word(word: &str, players: usize) -> Option<(&'static str, ClockWord)> {
    let find = |words: &'static [&'static str]| words.iter().copied().find(|&known| known == word);
    let mut seats = CLOCK_WORDS.into_iter().take(players).enumerate();
    seats.find_map(|(seat, [time, increment])| {
        let time = find(time).map(|word| (word, ClockWord::Time(seat)));
        time.or_else(|| find(increment).map(|word| (word, ClockWord::Increment(seat))))
    })
}

/// The words after `go` that are still to be read.
struct Words<'a> {
    rest: &'a [&'a str],
    /// The maximum number of players, whose clocks have words.
    players: usize,
    notes: Vec<String>,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (&word, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(word)
    }

    fn is_go_word(&self, word: &str) -> bool {
        GO_WORDS.contains(&word) || clock_word(word, self.players).is_some()
    }

    /// The words up to the next one of `go`.
    fn list(&mut self) -> &'a [&'a str] {
        let end = self.rest.iter().position(|word| self.is_go_word(word));
        let (list, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        list
    }

    /// The number after `name`, or the nearest to it from 1 to `max`.
    fn count(&mut self, name: &'static str, max: i64) -> Result<i64, CommandError> {
        let command = "go";
        let word = self.next();
        let word = word.ok_or(CommandError::NoNumber { command, name })?;
        let number = whole(word).ok_or_else(|| CommandError::Number {
            command,
            name,
            value: Quoted::new(word),
            min: 1,
            max,
        })?;
        Ok(self.noted(name, Some(word), number.clamp(1, max)))
    }

    /// The number of a clock after `name`. One that no clock shows, below 0 or above `max`, counts as 0, and
    /// so does a missing one: without an answer the game would be lost.
    fn clock(&mut self, name: &'static str, max: i64) -> i64 {
        let is_next = self.rest.first().is_some_and(|word| !self.is_go_word(word));
        let word = if is_next { self.next() } else { None };
        let number = word.and_then(whole);
        let number = number.filter(|number| (0..=max).contains(number));
        self.noted(name, word, number.unwrap_or(0))
    }

    /// The time of a clock in milliseconds. Programs send a negative one when a clock has run out.
    fn time(&mut self, name: &'static str) -> Duration {
        Duration::from_millis(self.clock(name, i64::MAX - 1).unsigned_abs())
    }

    /// Reads the word after `name` as this number, with a note if it says something else.
    fn noted(&mut self, name: &'static str, word: Option<&str>, number: i64) -> i64 {
        let given = match word {
            Some(word) if word.parse() == Ok(number) => return number,
            Some(word) => format!("'{}'", Quoted::new(word)),
            None => "the number is missing,".to_owned(),
        };
        let note = format!("info string go {name}: {given} read as {number}");
        self.notes.push(note);
        number
    }
}

/// A number, rounded down if it has a fraction or is too large; `None` if it is not a number. Some programs
/// write numbers as `1e6` or `300000.5`.
fn whole(word: &str) -> Option<i64> {
    let fraction = || word.parse().ok().filter(|number: &f64| !number.is_nan());
    let whole = word.parse().ok();
    whole.or_else(|| fraction().map(|number| number.floor() as i64))
}

/// Reads the words after `go` in a game of at most `players` players.
pub(super) fn go<M: FromStr<Err: Display>>(
    words: &[&str],
    players: usize,
) -> Result<Go<M>, CommandError> {
    const MAX: i64 = u32::MAX as i64;
    let mut words = Words {
        rest: words,
        players,
        notes: Vec::new(),
    };
    let mut limits = Limits::default();
    let mut ponder = false;
    let mut time = [None; MAX_SEATS];
    let mut increment = [Duration::ZERO; MAX_SEATS];
    while let Some(word) = words.next() {
        match word {
            "infinite" => limits.infinite = true,
            "ponder" => ponder = true,
            "searchmoves" => {
                let list = words.list();
                if list.is_empty() {
                    return Err(missing("go searchmoves", "a move"));
                }
                limits.search_moves = moves(SEARCH_LIST, list)?;
            }
            "depth" => limits.depth = Some(words.count("depth", MAX)? as u32),
            "nodes" => limits.nodes = Some(words.count("nodes", i64::MAX)?.unsigned_abs()),
            "mate" => limits.mate = Some(words.count("mate", MAX)? as u32),
            "movestogo" => {
                // Some programs send 0 if there is no further time control.
                let moves = words.clock("movestogo", MAX) as u32;
                limits.moves_to_go = Some(moves).filter(|&moves| moves > 0);
            }
            "movetime" => limits.move_time = Some(words.time("movetime")),
            _ => match clock_word(word, players) {
                Some((name, ClockWord::Time(seat))) => time[seat] = Some(words.time(name)),
                Some((name, ClockWord::Increment(seat))) => increment[seat] = words.time(name),
                None => return Err(unexpected("go", &[word])),
            },
        }
    }
    for (seat, clock) in limits.clocks.iter_mut().enumerate() {
        let increment = increment[seat];
        *clock = time[seat].map(|left| PlayerClock { left, increment });
    }
    Ok(Go {
        limits,
        ponder,
        notes: words.notes,
    })
}
