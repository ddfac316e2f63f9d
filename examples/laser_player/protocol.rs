//! The part of the line protocol that a player needs if it answers at once.

#[path = "../players/lines.rs"]
mod lines;

use super::player::Player;
use akhet::laser::rules::{Position, Record, Rules, Setup};
use std::io::{self, BufRead, Write};

/// The state kept between lines.
struct State {
    player: Player,
    seed: u64,
    position: Position,
}

/// Answers lines until `quit` or the end of the input.
///
/// # Errors
/// When a line cannot be read or an answer written.
pub fn serve(player: Player, input: impl BufRead, output: impl Write) -> io::Result<()> {
    let mut state = State {
        player,
        seed: 0,
        position: Setup::default().position().clone(),
    };
    lines::serve(input, output, |line| state.answer(line))
}

impl State {
    /// The answer to a line, if any.
    fn answer(&mut self, line: &str) -> Result<Option<String>, String> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        match words[..] {
            ["uci"] => {
                return Ok(Some(format!(
                    "id name Laser Chess player {}\n\
                     option name Seed type spin default 0 min 0 max 4294967295\n\
                     uciok",
                    self.player
                )));
            }
            ["isready"] => return Ok(Some("readyok".to_owned())),
            ["setoption", "name", "Seed", "value", value] => {
                let error = |_| format!("Seed does not take '{value}'");
                self.seed = value.parse().map_err(error)?;
            }
            ["position", ref words @ ..] => self.position = read(words)?,
            ["go", ..] => {
                let best = self.player.choose(&self.position, self.seed);
                let best = best.map_or("none".to_owned(), |best| best.to_string());
                return Ok(Some(format!("bestmove {best}")));
            }
            [] | ["ucinewgame" | "stop" | "debug", ..] => {}
            _ => return Err(format!("'{line}' is not understood")),
        }
        Ok(None)
    }
}

/// Parses the words after `position`.
fn read(words: &[&str]) -> Result<Position, String> {
    let moves = words.iter().position(|&word| word == "moves");
    let (start, moves) = words.split_at(moves.unwrap_or(words.len()));
    let start = match start {
        ["startpos"] => Setup::default().position().clone(),
        ["fen", fen @ ..] => Position::from_fen(&fen.join(" "), Rules::default())
            .map_err(|error| error.to_string())?,
        _ => return Err("position must be followed by startpos or fen".to_owned()),
    };
    let mut record = Record::new(start);
    for word in moves.iter().skip(1) {
        let mv = word.parse().map_err(|error| format!("{word}: {error}"))?;
        record
            .play(mv)
            .map_err(|error| format!("{word}: {error}"))?;
    }
    Ok(record.position().clone())
}
