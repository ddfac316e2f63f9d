//! What a table holds, and what its players agree on. It knows no rules of a game.

use super::super::token::Token;
use super::action::Question;
use akhet::game::Variant;
use serde::{Deserialize, Serialize};
use std::time::{Duration, SystemTime};

/// The maximum number of moves of a game.
pub(super) const MAX_MOVES: usize = 2000;

/// How long a table is kept without a move.
const LIFE: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a correspondence table is kept after its game is over, or after the time for a move that nobody had to make.
const LIFE_OF_CORRESPONDENCE: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// How long a player may still move whose time ran out while the server did not run, but not longer than a move may take.
/// Not a day: a server that is off every night would be off again at its end.
const GRACE: Duration = Duration::from_secs(12 * 60 * 60);

/// The level of the engine that takes over for a player who is out.
const SUBSTITUTE: u8 = 6;

/// A table, as stored in its file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    #[serde(with = "VariantName")]
    pub(super) game: Variant,
    /// The options that are on.
    pub(super) options: Vec<String>,
    /// The start that the opener wants, in the words of `position`; if `None`, a new deal for each game, or
    /// `startpos`.
    pub(super) start: Option<String>,
    /// The token of the spectators.
    pub(super) watch: Token,
    /// The names of the seats, in the order of play.
    pub(super) seats: Vec<String>,
    /// Who sits there.
    pub(super) chairs: Vec<Chair>,
    /// The number of the game at this table, from 1.
    pub(super) round: u32,
    /// The start of this game, in the words of `position`.
    pub(super) position: String,
    /// The moves, each after the index of the seat that has played it.
    pub(super) moves: Vec<(usize, String)>,
    pub(super) clock: Option<Clock>,
    pub(super) offer: Option<Offer>,
    pub(super) outcome: Option<Outcome>,
    /// Whether the lobby lists it. Programs without a lobby have written nothing here.
    #[serde(default)]
    pub(super) listed: bool,
    /// When the last move was made, in seconds since 1970.
    moved: u64,
}

/// The names of the games in files and requests.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Variant", rename_all = "lowercase")]
pub(super) enum VariantName {
    LaserChess,
    Labyrinth,
}

/// A place for a player, who moves on to another seat with each rematch.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Chair {
    pub(super) token: Token,
    pub(super) name: Option<String>,
    pub(super) sitter: Sitter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Sitter {
    /// Nobody has sat there yet.
    Free,
    Person,
    /// An engine of this level.
    Engine(u8),
    /// A person who has lost while others play on.
    Out,
}

/// The clocks, in milliseconds.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Clock {
    /// Each player has a time for the whole game, which passes only while the server runs.
    Game {
        time: u64,
        increment: u64,
        /// The time that each seat had left at the beginning of the turn.
        left: Vec<u64>,
        /// What `left` was at the beginning of the turns before, the latest last. Tables of older programs know fewer
        /// than were played.
        #[serde(default)]
        before: Vec<Vec<u64>>,
    },
    /// Correspondence: each move has a time of its own.
    Move {
        #[serde(rename = "move")]
        time: u64,
        /// When the time of this turn is up, since 1970; when the game ended, if it is over.
        due: u64,
    },
}

/// An open question, and the seats that agree, starting with the one that asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Offer {
    pub(super) what: Question,
    pub(super) agreed: Vec<usize>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Outcome {
    pub(super) winner: Winner,
    pub(super) reason: Reason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Winner {
    /// The index of a seat.
    Seat(usize),
    Draw,
    Nobody,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, derive_more::Display, Serialize, Deserialize)]
#[display(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub(super) enum Reason {
    Rules,
    Resignation,
    Time,
    Claim,
    Agreement,
}

/// The parts of a table in a file contradict each other.
#[derive(Debug, thiserror::Error)]
#[error("the parts of the table do not fit together")]
pub(super) struct Inconsistent;

impl Table {
    pub(super) fn new(
        game: Variant,
        options: Vec<String>,
        start: Option<String>,
        clock: Option<Clock>,
        listed: bool,
        watch: Token,
    ) -> Table {
        Table {
            game,
            options,
            start,
            watch,
            seats: Vec::new(),
            chairs: Vec::new(),
            round: 0,
            position: String::new(),
            moves: Vec::new(),
            clock,
            offer: None,
            outcome: None,
            listed,
            moved: now().as_secs(),
        }
    }

    /// Begins a game from this start.
    pub(super) fn begin(&mut self, position: String) {
        self.round += 1;
        self.position = position;
        self.moves.clear();
        self.offer = None;
        self.outcome = None;
        let players = self.chairs.len();
        if let Some(Clock::Game {
            time, left, before, ..
        }) = &mut self.clock
        {
            *left = vec![*time; players];
            before.clear();
        }
        for chair in &mut self.chairs {
            if chair.sitter == Sitter::Out {
                chair.sitter = Sitter::Person;
            }
        }
        self.moved = now().as_secs();
        self.begin_turn();
    }

    /// Gives the next move its time, in correspondence.
    pub(super) fn begin_turn(&mut self) {
        if let (Some(Clock::Move { time, due }), None) = (&mut self.clock, &self.outcome) {
            *due = milliseconds(now()).saturating_add(*time);
        }
    }

    /// Gives the player to move, at this seat, some more time if it ran out while the server did not run; true if it did.
    pub(super) fn forgive(&mut self, seat: usize) -> bool {
        let left = self.time_left(seat, Duration::ZERO);
        match &mut self.clock {
            Some(Clock::Move { time, due }) if left == Some(Duration::ZERO) => {
                *due = milliseconds(now()) + milliseconds(GRACE).min(*time);
                true
            }
            _ => false,
        }
    }

    /// Checks what is later taken for granted.
    pub(super) fn check(&self) -> Result<(), Inconsistent> {
        let players = self.seats.len();
        let is_seat = |&seat: &usize| seat < players;
        let fits = (2..=4).contains(&players)
            && self.chairs.len() == players
            && self.moves.len() <= MAX_MOVES
            && self.moves.iter().all(|(seat, _)| is_seat(seat))
            && match &self.clock {
                Some(Clock::Game { left, before, .. }) => {
                    let mut all = before.iter().chain([left]);
                    before.len() <= self.moves.len() && all.all(|left| left.len() == players)
                }
                Some(Clock::Move { .. }) | None => true,
            }
            && self
                .offer
                .as_ref()
                .is_none_or(|offer| !offer.agreed.is_empty() && offer.agreed.iter().all(is_seat))
            && self
                .outcome
                .as_ref()
                .is_none_or(|outcome| match outcome.winner {
                    Winner::Seat(seat) => is_seat(&seat),
                    Winner::Draw | Winner::Nobody => true,
                });
        if fits { Ok(()) } else { Err(Inconsistent) }
    }

    /// Whether nobody has moved here for too long. In correspondence the game is first lost on time, if a clock runs.
    pub(super) fn is_stale(&self) -> bool {
        let end = match &self.clock {
            Some(Clock::Move { due, .. }) => {
                Duration::from_millis(*due).saturating_add(LIFE_OF_CORRESPONDENCE)
            }
            Some(Clock::Game { .. }) | None => Duration::from_secs(self.moved).saturating_add(LIFE),
        };
        end < now()
    }

    /// Whether the lobby shows it: a free seat waits for somebody.
    pub(super) fn is_waiting(&self) -> bool {
        let is_free = |chair: &Chair| chair.sitter == Sitter::Free;
        self.listed && self.outcome.is_none() && self.chairs.iter().any(is_free)
    }

    pub(super) fn seat_named(&self, name: &str) -> Option<usize> {
        self.seats.iter().position(|seat| seat == name)
    }

    /// The seat of the holder of this token.
    pub(super) fn seat_of(&self, token: &Token) -> Option<usize> {
        self.chairs.iter().position(|chair| chair.token == *token)
    }

    /// The level of the engine that plays for this seat, if one does.
    pub(super) fn engine_at(&self, seat: usize) -> Option<u8> {
        match self.chairs[seat].sitter {
            Sitter::Engine(level) => Some(level),
            Sitter::Out => Some(SUBSTITUTE),
            Sitter::Free | Sitter::Person => None,
        }
    }

    pub(super) fn has_option(&self, name: &str) -> bool {
        self.options.iter().any(|option| option == name)
    }

    /// Adds a move that was played when this much of the turn had passed.
    pub(super) fn add_move(&mut self, seat: usize, mv: String, passed: Duration) {
        let running = self.time_left(seat, passed);
        if let Some(Clock::Game {
            increment,
            left,
            before,
            ..
        }) = &mut self.clock
        {
            before.push(left.clone());
            let rest = running.map_or(left[seat], milliseconds);
            left[seat] = rest.saturating_add(*increment);
        }
        self.moves.push((seat, mv));
        self.offer = None;
        self.moved = now().as_secs();
    }

    /// How long the player to move may still think when this much of the turn has passed, if a clock runs. The clock
    /// waits until somebody sits down.
    pub(super) fn time_left(&self, seat: usize, passed: Duration) -> Option<Duration> {
        let runs = self.outcome.is_none()
            && !self.moves.is_empty()
            && !matches!(self.chairs[seat].sitter, Sitter::Free | Sitter::Out);
        Some(match self.clock.as_ref().filter(|_| runs)? {
            Clock::Game { left, .. } => Duration::from_millis(left[seat]).saturating_sub(passed),
            Clock::Move { due, .. } => Duration::from_millis(*due).saturating_sub(now()),
        })
    }

    /// Takes back all moves from the last one of this seat on, and the clocks to the beginning of that turn.
    pub(super) fn take_back(&mut self, seat: usize) {
        if let Some(ply) = self.last_move_of(seat) {
            let taken = self.moves.split_off(ply).len();
            if let Some(Clock::Game { left, before, .. }) = &mut self.clock
                && let Some(at) = before.len().checked_sub(taken)
                && let Some(then) = before.drain(at..).next()
            {
                *left = then;
            }
        }
        self.offer = None;
        self.moved = now().as_secs();
    }

    /// The index of the last move of this seat.
    pub(super) fn last_move_of(&self, seat: usize) -> Option<usize> {
        self.moves.iter().rposition(|&(mover, _)| mover == seat)
    }

    /// Makes the player at this seat lose on time.
    pub(super) fn run_out(&mut self, seat: usize) {
        if let Some(Clock::Game { left, .. }) = &mut self.clock {
            left[seat] = 0;
        }
        self.lose(seat, Reason::Time);
    }

    /// Makes the player at this seat lose. The game continues if others can continue.
    pub(super) fn lose(&mut self, seat: usize, reason: Reason) {
        let before = self.chairs[seat].sitter;
        self.chairs[seat].sitter = Sitter::Out;
        let playing = |&at: &usize| self.chairs[at].sitter != Sitter::Out;
        let playing: Vec<usize> = (0..self.chairs.len()).filter(playing).collect();
        let is_engine = |&at: &usize| matches!(self.chairs[at].sitter, Sitter::Engine(_));
        let winner = match playing[..] {
            [winner] => Winner::Seat(winner),
            _ if playing.iter().all(is_engine) => Winner::Nobody,
            _ => return,
        };
        self.chairs[seat].sitter = before;
        self.end(winner, reason);
    }

    pub(super) fn end(&mut self, winner: Winner, reason: Reason) {
        self.outcome = Some(Outcome { winner, reason });
        self.offer = None;
        if let Some(Clock::Move { due, .. }) = &mut self.clock {
            *due = milliseconds(now());
        }
    }

    /// Notes that a seat asks something or agrees to it. True once all who must agree do.
    pub(super) fn agree(&mut self, seat: usize, what: Question) -> bool {
        let offer = match &mut self.offer {
            Some(offer) if offer.what == what => offer,
            other => other.insert(Offer {
                what,
                agreed: Vec::new(),
            }),
        };
        if !offer.agreed.contains(&seat) {
            offer.agreed.push(seat);
        }
        let agreed = |seat| offer.agreed.contains(&seat);
        { self.chairs.iter() }
            .enumerate()
            .all(|(seat, chair)| match chair.sitter {
                Sitter::Free | Sitter::Engine(_) => true,
                Sitter::Person => agreed(seat),
                Sitter::Out => what != Question::Rematch || agreed(seat),
            })
    }
}

/// The time since 1970.
fn now() -> Duration {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap_or_default()
}

pub(super) fn milliseconds(time: Duration) -> u64 {
    time.as_millis() as u64
}
