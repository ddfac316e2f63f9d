//! What is heard at a table: its state, as lines.

use super::live::{Guest, News};
use super::table::{Sitter, Winner};
use std::fmt::Write;
use tokio::time::Instant;

impl News {
    /// The state as this guest may know it.
    pub(super) fn lines(&self, guest: &Guest, is_opener: bool) -> Vec<String> {
        let table = &self.game.table;
        let seat = match guest {
            Guest::Player(token) => table.seat_of(token),
            Guest::Spectator => None,
        };
        let name = seat.map_or("watch", |seat| table.seats[seat].as_str());
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
        let turn = match &table.outcome {
            Some(_) => "none",
            None => &table.seats[self.game.verdict.turn],
        };
        lines.push(format!("turn {turn}"));
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

    fn player(&self, seat: usize) -> String {
        let chair = &self.game.table.chairs[seat];
        let status = match chair.sitter {
            Sitter::Free => "free".to_owned(),
            Sitter::Person if self.here[seat] => "here".to_owned(),
            Sitter::Person => "away".to_owned(),
            Sitter::Engine(level) => format!("engine {level}"),
            Sitter::Out => "out".to_owned(),
        };
        let name = chair.name.as_ref().map(|name| format!(" name {name}"));
        let name = name.unwrap_or_default();
        format!("player {} {status}{name}", self.game.table.seats[seat])
    }

    /// The current clocks.
    fn clock(&self) -> Option<String> {
        let clock = self.game.table.clock.as_ref()?;
        let mut line = "clock".to_owned();
        for (seat, name) in self.game.table.seats.iter().enumerate() {
            let mut left = clock.left[seat];
            if seat == self.game.verdict.turn
                && let Some(running) = self.game.table.time_left(seat)
            {
                let passed = Instant::now().duration_since(self.game.turn_began);
                left = running.saturating_sub(passed).as_millis() as u64;
            }
            // Writing to a string cannot fail.
            let _ = write!(line, " {name} {left}");
        }
        Some(line)
    }
}
