//! The words of `go`, and what they mean in any game.

use super::words::{CommandError, missing, moves, number, unexpected};
use crate::game::{Game, MAX_SEATS, Seat};
use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

/// The words of `go`, for a game with these moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Go<M> {
    /// Depth in plies.
    pub depth: Option<u32>,
    /// Number of nodes.
    pub nodes: Option<u64>,
    /// Time for this move.
    pub move_time: Option<Duration>,
    /// Time left on the players' clocks, by seat.
    pub time: [Option<Duration>; MAX_SEATS],
    /// Time that each move adds to the clocks, by seat.
    pub increment: [Duration; MAX_SEATS],
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

impl<M> Default for Go<M> {
    /// No limit.
    fn default() -> Go<M> {
        Go {
            depth: None,
            nodes: None,
            move_time: None,
            time: [None; MAX_SEATS],
            increment: [Duration::ZERO; MAX_SEATS],
            moves_to_go: None,
            mate: None,
            infinite: false,
            ponder: false,
            search_moves: Vec::new(),
        }
    }
}

impl<M> Go<M> {
    /// Checks that the clock is given of the player to move, if there are other clocks and nothing else
    /// says how long the search may take.
    ///
    /// # Errors
    /// Names the missing word.
    pub(super) fn check_clock(&self, game: &impl Game) -> Result<(), String> {
        let mover = game.turn();
        let clocked = self.time.iter().any(Option::is_some);
        if clocked && self.time[mover.index()].is_none() && self.move_time.is_none() {
            let [words, _] = CLOCK_WORDS[mover.index()];
            let (clock, name) = (words[0], game.seat_name(mover));
            return Err(format!("go: {clock} is missing, {name} is to move"));
        }
        Ok(())
    }

    /// Whether the search of this player's move ends only at `stop`, by the word or for lack of limits.
    pub(super) fn is_infinite(&self, mover: Seat) -> bool {
        let limited = self.depth.is_some()
            || self.nodes.is_some()
            || self.mate.is_some()
            || self.move_time.is_some()
            || self.time[mover.index()].is_some();
        self.infinite || !limited
    }

    /// The depth of the last iteration in a game of this many players. A win in N of the mover's moves is
    /// found at the ply of the last of them.
    pub(super) fn plies(&self, players: u32) -> Option<u32> {
        let to_mate = |moves: u32| (moves - 1).saturating_mul(players).saturating_add(1);
        self.depth.or(self.mate.map(to_mate))
    }

    /// The moves to search at the root, as `check` has them.
    ///
    /// # Errors
    /// Names the first that `check` refuses.
    pub(super) fn checked_moves<T, E: Display>(
        &self,
        check: impl Fn(M) -> Result<T, E>,
    ) -> Result<Vec<T>, String>
    where
        M: Copy + Display,
    {
        let checked = |(index, &mv): (usize, &M)| {
            check(mv).map_err(|error| format!("{SEARCH_LIST} {} '{mv}': {error}", index + 1))
        };
        self.search_moves.iter().enumerate().map(checked).collect()
    }
}

/// What errors call an item of `go searchmoves`.
const SEARCH_LIST: &str = "go searchmoves: move";

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
const CLOCK_WORDS: [[&[&str]; 2]; MAX_SEATS] = [
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
    let mut seats = CLOCK_WORDS.into_iter().take(players).enumerate();
    seats.find_map(|(seat, [time, increment])| {
        let time = find(time).map(|word| (word, Clock::Time(seat)));
        time.or_else(|| find(increment).map(|word| (word, Clock::Increment(seat))))
    })
}

fn go_word(word: &str, players: usize) -> Option<&'static str> {
    let known = GO_WORDS.into_iter().find(|&known| known == word);
    known.or_else(|| clock_word(word, players).map(|(word, _)| word))
}

/// Reads the words after `go` in a game of at most `players` players.
///
/// # Errors
/// When a word is none of `go`, or its value is missing or wrong.
pub(super) fn go<M: FromStr<Err: Display>>(
    mut words: &[&str],
    players: usize,
) -> Result<Go<M>, CommandError> {
    let mut go = Go::default();
    while let Some((&word, rest)) = words.split_first() {
        let Some(name) = go_word(word, players) else {
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
                    .position(|word| go_word(word, players).is_some());
                let (list, after) = rest.split_at(end.unwrap_or(rest.len()));
                if list.is_empty() {
                    return Err(missing("go searchmoves", "a move"));
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
            _ => match clock_word(name, players) {
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
