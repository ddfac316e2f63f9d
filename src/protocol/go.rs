//! The words of `go` and their meaning in any game.

use super::refusal::Refusal;
use super::words::{CommandError, missing, moves, number, unexpected};
use crate::game::{Game, MAX_SEATS, SearchLimits};
use crate::running::PlayerClock;
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
    pub limits: SearchLimits<M>,
    /// Search on the opponent's time until `ponderhit`.
    pub ponder: bool,
}

impl<M: Copy + Display> Go<M> {
    /// The limits of a search of the position on the board. Refused if a move to search is illegal, or
    /// if there are clocks but none for the player to move.
    pub(super) fn limits_in<G: Game<Move = M>>(self, game: &G) -> Result<SearchLimits<M>, Refusal> {
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
enum Clock {
    Time(usize),
    Increment(usize),
}

fn clock_word(word: &str, players: usize) -> Option<(&'static str, Clock)> {
    let find = |words: &'static [&'static str]| words.iter().copied().find(|&known| known == word);
    let mut seats = CLOCK_WORDS.into_iter().take(players).enumerate();
    seats.find_map(|(seat, [time, increment])| {
        let time = find(time).map(|word| (word, Clock::Time(seat)));
        time.or_else(|| find(increment).map(|word| (word, Clock::Increment(seat))))
    })
}

/// Reads the words after `go` in a game of at most `players` players.
pub(super) fn go<M: FromStr<Err: Display>>(
    mut words: &[&str],
    players: usize,
) -> Result<Go<M>, CommandError> {
    const MAX: i64 = u32::MAX as i64;
    let is_go_word = |word: &str| GO_WORDS.contains(&word) || clock_word(word, players).is_some();
    let mut limits = SearchLimits::default();
    let mut ponder = false;
    let mut time = [None; MAX_SEATS];
    let mut increment = [Duration::ZERO; MAX_SEATS];
    while let Some((&word, rest)) = words.split_first() {
        words = rest;
        match word {
            "infinite" => limits.infinite = true,
            "ponder" => ponder = true,
            "searchmoves" => {
                let end = words.iter().position(|word| is_go_word(word));
                let (list, after) = words.split_at(end.unwrap_or(words.len()));
                if list.is_empty() {
                    return Err(missing("go searchmoves", "a move"));
                }
                limits.search_moves = moves(SEARCH_LIST, list)?;
                words = after;
            }
            "depth" => limits.depth = Some(number("go", "depth", &mut words, 1..=MAX)?),
            "nodes" => limits.nodes = Some(number("go", "nodes", &mut words, 1..=i64::MAX)?),
            "mate" => limits.mate = Some(number("go", "mate", &mut words, 1..=MAX)?),
            "movestogo" => {
                // Some programs send 0 if there is no further time control.
                let moves = number("go", "movestogo", &mut words, 0..=MAX)?;
                limits.moves_to_go = Some(moves).filter(|&moves| moves > 0);
            }
            "movetime" => limits.move_time = Some(milliseconds("movetime", &mut words)?),
            _ => match clock_word(word, players) {
                Some((name, Clock::Time(seat))) => {
                    time[seat] = Some(milliseconds(name, &mut words)?);
                }
                Some((name, Clock::Increment(seat))) => {
                    increment[seat] = milliseconds(name, &mut words)?;
                }
                None => return Err(unexpected("go", &[word])),
            },
        }
    }
    for (seat, clock) in limits.clocks.iter_mut().enumerate() {
        let increment = increment[seat];
        *clock = time[seat].map(|left| PlayerClock { left, increment });
    }
    Ok(Go { limits, ponder })
}

/// Reads a time in milliseconds. Some programs send a negative one when a clock has run out; it
/// counts as 0.
fn milliseconds(name: &'static str, words: &mut &[&str]) -> Result<Duration, CommandError> {
    let number = number::<i64>("go", name, words, i64::MIN..=i64::MAX)?;
    Ok(Duration::from_millis(number.max(0) as u64))
}
