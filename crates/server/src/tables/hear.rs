//! What is heard at a table: its state, as lines.

use super::live::{Guest, News};
use super::table::{Clock, Sitter, VariantName, Winner, milliseconds};
use akhet::game::Variant;
use serde::Serialize;
use std::fmt::Write;

/// A table in short: nothing that opens anything, and no position.
#[derive(Serialize)]
pub(super) struct Seen {
    #[serde(with = "VariantName")]
    game: Variant,
    /// In the order of play.
    players: Vec<SeenPlayer>,
    /// The seat of the player to move; `None` at the end of the game.
    turn: Option<String>,
    /// The time left to that player, in milliseconds, if a clock runs.
    left: Option<u64>,
}

#[derive(Serialize)]
struct SeenPlayer {
    seat: String,
    status: String,
    name: Option<String>,
}

/// A table in the lobby.
#[derive(Serialize)]
pub(super) struct Waiting {
    id: String,
    clock: Option<Pace>,
    #[serde(flatten)]
    table: Seen,
}

/// The clock as the opener wanted it.
#[derive(Serialize)]
#[serde(untagged)]
enum Pace {
    Game {
        time: u64,
        increment: u64,
    },
    Move {
        #[serde(rename = "move")]
        time: u64,
    },
}

impl From<&Clock> for Pace {
    fn from(clock: &Clock) -> Pace {
        match *clock {
            Clock::Game {
                time, increment, ..
            } => Pace::Game { time, increment },
            Clock::Move { time, .. } => Pace::Move { time },
        }
    }
}

/// A table in short, for somebody who has a seat there.
#[derive(Serialize)]
pub(super) struct OwnSeat {
    /// The name of the seat, or `watch`.
    seat: String,
    #[serde(flatten)]
    table: Seen,
}

impl News {
    /// The state as this guest may know it.
    pub(super) fn lines(&self, guest: &Guest, is_opener: bool) -> Vec<String> {
        let table = &self.game.table;
        let seat = self.seat(guest);
        let name = self.seat_name(guest);
        let opener = if is_opener { " opener" } else { "" };
        let mut lines = vec![format!("seat {name}{opener}")];
        let options = table.options.iter().map(|option| format!(" {option}"));
        lines.push(format!(
            "game {}{}",
            table.game,
            options.collect::<String>()
        ));
        lines.push(format!("round {}", table.round));
        lines.extend((0..table.seats.len()).map(|seat| self.player(seat)));
        let silent = { table.seats.iter().zip(&self.silent) }.filter(|(_, silent)| **silent);
        let silent: Vec<&str> = silent.map(|(seat, _)| seat.as_str()).collect();
        if !silent.is_empty() {
            lines.push(format!("silent {}", silent.join(" ")));
        }
        let game = match seat {
            _ if table.outcome.is_some() => &self.game.verdict.open,
            Some(seat) => &self.game.verdict.views[seat],
            None => &self.game.verdict.watched,
        };
        lines.push(format!("position {game}"));
        lines.push(format!("turn {}", self.turn().unwrap_or("none")));
        if let Some(Clock::Move { time, .. }) = &table.clock {
            lines.push(format!("correspondence {time}"));
        }
        lines.extend(self.clock());
        if let Some(offer) = &table.offer {
            let agreed = offer.agreed.iter().map(|&seat| table.seats[seat].as_str());
            let agreed: Vec<&str> = agreed.collect();
            lines.push(format!("offer {} {}", offer.what, agreed.join(" ")));
        }
        if let Some(outcome) = &table.outcome {
            let result = match outcome.winner {
                Winner::Seat(seat) => &table.seats[seat],
                Winner::Draw => "draw",
                Winner::Nobody => "none",
            };
            lines.push(format!("result {result} reason {}", outcome.reason));
        }
        if let Some(said) = self.said {
            let seat = &table.seats[said.seat];
            lines.push(format!("said {} {seat} {}", said.number, said.phrase));
        }
        lines.push(format!("state {}", self.number));
        lines
    }

    fn seat(&self, guest: &Guest) -> Option<usize> {
        match guest {
            Guest::Player(token) => self.game.table.seat_of(token),
            Guest::Spectator => None,
        }
    }

    fn seat_name(&self, guest: &Guest) -> &str {
        let seat = self.seat(guest);
        seat.map_or("watch", |seat| &self.game.table.seats[seat])
    }

    /// The table in short, for this guest.
    pub(super) fn own_seat(&self, guest: &Guest) -> OwnSeat {
        OwnSeat {
            seat: self.seat_name(guest).to_owned(),
            table: self.seen(),
        }
    }

    /// The table of this ID as the lobby shows it, if it does.
    pub(super) fn waiting(&self, id: &str) -> Option<Waiting> {
        let table = &self.game.table;
        table.is_waiting().then(|| Waiting {
            id: id.to_owned(),
            clock: table.clock.as_ref().map(Pace::from),
            table: self.seen(),
        })
    }

    /// The table in short.
    pub(super) fn seen(&self) -> Seen {
        let table = &self.game.table;
        let players = table.seats.iter().zip(&table.chairs).enumerate();
        Seen {
            game: table.game,
            players: players
                .map(|(index, (seat, chair))| SeenPlayer {
                    seat: seat.clone(),
                    status: self.status(index),
                    name: chair.name.clone(),
                })
                .collect(),
            turn: self.turn().map(str::to_owned),
            left: self.game.time_left().map(milliseconds),
        }
    }

    /// The seat of the player to move; `None` at the end of the game.
    fn turn(&self) -> Option<&str> {
        let table = &self.game.table;
        let turn = &table.seats[self.game.verdict.turn];
        table.outcome.is_none().then_some(turn)
    }

    fn status(&self, seat: usize) -> String {
        match self.game.table.chairs[seat].sitter {
            Sitter::Free => "free".to_owned(),
            Sitter::Person if self.here[seat] => "here".to_owned(),
            Sitter::Person => "away".to_owned(),
            Sitter::Engine(level) => format!("engine {level}"),
            Sitter::Out => "out".to_owned(),
        }
    }

    fn player(&self, seat: usize) -> String {
        let status = self.status(seat);
        let chair = &self.game.table.chairs[seat];
        let name = chair.name.as_ref().map(|name| format!(" name {name}"));
        let name = name.unwrap_or_default();
        format!("player {} {status}{name}", self.game.table.seats[seat])
    }

    /// The current clocks. After a game by correspondence there are none.
    fn clock(&self) -> Option<String> {
        let table = &self.game.table;
        let clock = table.clock.as_ref()?;
        let mut line = "clock".to_owned();
        for (seat, name) in table.seats.iter().enumerate() {
            let resting = match clock {
                Clock::Move { .. } if table.outcome.is_some() => return None,
                Clock::Move { time, .. } => *time,
                Clock::Game { left, .. } => left[seat],
            };
            let running = self
                .game
                .time_left()
                .filter(|_| seat == self.game.verdict.turn);
            let left = running.map_or(resting, milliseconds);
            // Writing to a string cannot fail.
            let _ = write!(line, " {name} {left}");
        }
        Some(line)
    }
}
