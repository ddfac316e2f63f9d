//! The part of the line protocol that a player needs if it answers at once.

#[path = "../players/lines.rs"]
mod lines;

use crate::player::Player;
use akhet::labyrinth::rules::{MarkedMove, Players, Position, Rules};
use std::io::{self, BufRead, Write};

/// The state kept between lines.
struct State {
    player: Player,
    rules: Rules,
    seed: u64,
    /// The current position, if one has been sent.
    position: Option<Position>,
}

/// Answers lines until `quit` or the end of the input.
///
/// # Errors
/// When a line cannot be read or an answer written.
pub fn serve(player: Player, input: impl BufRead, output: impl Write) -> io::Result<()> {
    let mut state = State {
        player,
        rules: Rules::default(),
        seed: 0,
        position: None,
    };
    lines::serve(input, output, |line| state.answer(line))
}

impl State {
    /// The answer to a line, if any.
    fn answer(&mut self, line: &str) -> Result<Option<String>, String> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        match words[..] {
            ["uci"] => return Ok(Some(self.handshake())),
            ["isready"] => return Ok(Some("readyok".to_owned())),
            ["setoption", "name", name, "value", value] => self.set(name, value)?,
            ["position", ref words @ ..] => self.position = Some(read(words, self.rules)?),
            ["go", ..] => return self.go().map(Some),
            [] | ["ucinewgame" | "stop" | "debug", ..] => {}
            _ => return Err(format!("'{line}' is not understood")),
        }
        Ok(None)
    }

    fn handshake(&self) -> String {
        format!(
            "id name Labyrinth player {}\n\
             option name UCI_Variant type combo default labyrinth var labyrinth\n\
             option name FreeOrder type check default false\n\
             option name NoReturn type check default false\n\
             option name AnyExit type check default false\n\
             option name AnySquare type check default false\n\
             option name Seed type spin default 0 min 0 max 4294967295\n\
             uciok",
            self.player
        )
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let error = || format!("{name} does not take '{value}'");
        match name {
            "UCI_Variant" if value == "labyrinth" => {}
            "FreeOrder" => self.rules.free_order = value.parse().map_err(|_| error())?,
            "NoReturn" => self.rules.no_return = value.parse().map_err(|_| error())?,
            "AnyExit" => self.rules.any_exit = value.parse().map_err(|_| error())?,
            "AnySquare" => self.rules.any_square = value.parse().map_err(|_| error())?,
            "Seed" => self.seed = value.parse().map_err(|_| error())?,
            _ => return Err(error()),
        }
        Ok(())
    }

    fn go(&self) -> Result<String, String> {
        let position = self.position.as_ref().ok_or("there is no position")?;
        let best = self.player.choose(position, self.seed);
        Ok(match best {
            Some(best) => format!("bestmove {best}"),
            None => "bestmove none".to_owned(),
        })
    }
}

/// Parses the words after `position`.
fn read(words: &[&str], rules: Rules) -> Result<Position, String> {
    let moves = words.iter().position(|&word| word == "moves");
    let (start, moves) = match moves {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let mut position = match start {
        ["fen", fen @ ..] => Position::from_fen(&fen.join(" "), rules),
        ["deal", seed, players] => {
            let players = players.parse().ok().and_then(Players::new);
            let players = players.ok_or("the number of players is 2, 3 or 4")?;
            let seed = seed.parse().map_err(|_| "the seed is a number")?;
            Ok(Position::deal(seed, players, rules))
        }
        _ => return Err("position must be followed by fen or deal".to_owned()),
    }
    .map_err(|error| error.to_string())?;
    for word in moves {
        let mv: MarkedMove = word.parse().map_err(|error| format!("{word}: {error}"))?;
        position
            .play(mv)
            .map_err(|error| format!("{word}: {error}"))?;
    }
    Ok(position)
}
