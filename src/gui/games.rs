//! Games that a person loads into the page: PGN text -> games as JSON.

use crate::arena::records::pgn::Reader;
use crate::arena::records::{GameOutcome, GameRecord, Score};
use crate::laser::rules::Setup;
use serde::Serialize;

/// The most games that one text may hold.
const MOST_GAMES: usize = 10_000;

/// The games of a text, up to the first that cannot be read.
#[derive(Serialize)]
pub(super) struct Games {
    games: Vec<Game>,
    /// What is wrong, and where; empty if all games are there.
    errors: Vec<String>,
}

#[derive(Serialize)]
struct Game {
    blue: String,
    red: String,
    date: String,
    round: u64,
    /// The name of the opening; may be empty.
    opening: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    result: GameOutcome,
    /// Why the game ended; may be empty.
    detail: String,
    /// The start, in the words of `position`: `setup NAME` or `fen FEN`.
    start: String,
    /// Whether Kings turn in this game.
    kingturns: bool,
    /// Whether a swap may put a piece on a square closed to it.
    swapontoclosed: bool,
    moves: Vec<Ply>,
}

#[derive(Serialize)]
struct Ply {
    #[serde(rename = "move")]
    mv: String,
    /// The score that the player's engine gave, in its own points or moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Score>,
}

/// Reads a PGN text. A game that is not legal is left out, and named among the errors; what follows
/// a text that is no PGN is not read.
pub(super) fn read(pgn: &str) -> Games {
    let mut read = Games {
        games: Vec::new(),
        errors: Vec::new(),
    };
    for (index, record) in Reader::new(pgn.as_bytes()).enumerate() {
        if index == MOST_GAMES {
            let error = format!("only the first {MOST_GAMES} games were read");
            read.errors.push(error);
            break;
        }
        match record.map_err(|error| error.to_string()).and_then(game) {
            Ok(game) => read.games.push(game),
            Err(error) => read.errors.push(format!("game {}: {error}", index + 1)),
        }
    }
    read
}

fn game(record: GameRecord) -> Result<Game, String> {
    let replayed = record.replay().map_err(|error| error.to_string())?;
    let opening = record.openingmoves.iter().map(|_| None);
    let scores = opening.chain(record.moves.iter().map(|ply| ply.score));
    let moves = replayed
        .plies()
        .iter()
        .zip(scores)
        .map(|(undo, score)| Ply {
            mv: undo.mv.to_string(),
            score,
        });
    Ok(Game {
        start: match Setup::of(replayed.start()) {
            Some(setup) => format!("setup {setup}"),
            None => format!("fen {}", replayed.start()),
        },
        moves: moves.collect(),
        blue: record.blue,
        red: record.red,
        date: record.date,
        round: record.round,
        opening: record.opening,
        result: record.result,
        detail: record.detail,
        kingturns: record.kingturns,
        swapontoclosed: record.swapontoclosed,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_and_faults_named() {
        let text = "[Blue \"A\"]\n[Red \"B\"]\n\n1. c5R {+0.31/3 0.01s} a4L *\n\n\
                    [Blue \"C\"]\n\n1. c5R c5R *\n\n1. c5R 1/2-1/2\n\nhello\n";
        let read = read(text);
        let json = serde_json::to_value(&read).unwrap();
        assert_eq!(json["games"].as_array().unwrap().len(), 2);
        let first = &json["games"][0];
        assert_eq!((&first["blue"], &first["red"]), (&"A".into(), &"B".into()));
        assert_eq!(first["start"], "setup ace");
        assert_eq!(first["moves"][0]["move"], "c5R");
        assert_eq!(first["moves"][1]["move"], "a4L");
        assert_eq!(first["result"], "*");
        let errors = &read.errors;
        assert_eq!(errors.len(), 2, "{errors:?}");
        assert!(errors[0].starts_with("game 2: ply 2 (c5R): "), "{errors:?}");
        assert!(errors[1].contains("'hello' is not a move"), "{errors:?}");
    }
}
