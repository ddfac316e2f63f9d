//! Plies of random games played by an independent program.
//!
//! Each line of the data is one ply: the position, its legal moves in the order of their text, the
//! move played, the position after it, how the shot ended, the square it hit, and the result.

use akhet::laser::rules::{BeamEnd, Color, Position, Rules};
use serde_json::Value;
use test_support::laser::{KING_TURNS, SWAPS};

/// How the shots of the data end.
const ENDS: [&str; 4] = ["hit", "laser", "out", "shield"];

/// The number of lines, and how often each of [`ENDS`] occurs.
fn replay(data: &str, rules: Rules) -> (usize, [usize; 4]) {
    let ends: Vec<&str> = (1..)
        .zip(data.lines())
        .map(|(line, vector)| check(&serde_json::from_str(vector).unwrap(), rules, line))
        .collect();
    let count = |kind: &str| ends.iter().filter(|end| **end == kind).count();
    (ends.len(), ENDS.map(count))
}

/// Checks one line and returns how its shot ended.
fn check(vector: &Value, rules: Rules, line: usize) -> &'static str {
    let text = |name: &str| vector[name].as_str().unwrap();
    let fen = text("fen");
    let mut position = Position::from_fen(fen, rules).unwrap();
    assert_eq!(position.to_string(), fen, "line {line}");

    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|m| m.to_string())
        .collect();
    moves.sort();
    assert_eq!(moves.join(" "), text("moves"), "line {line}: {fen}");

    let ply = position.play(text("move").parse().unwrap()).unwrap();
    assert_eq!(position.to_string(), text("next"), "line {line}: {fen}");
    let (end, hit) = match ply.shot.end() {
        BeamEnd::Out => ("out", String::new()),
        BeamEnd::Shield(_) => ("shield", String::new()),
        BeamEnd::Laser(_) => ("laser", String::new()),
        BeamEnd::Hit(square) => ("hit", square.to_string()),
    };
    assert_eq!(
        (end, hit.as_str()),
        (text("end"), text("hit")),
        "line {line}: {fen}"
    );
    assert_eq!(ply.removed.is_some(), end == "hit", "line {line}: {fen}");
    let result = match ply.winner() {
        None => "*",
        Some(Color::Blue) => "1-0",
        Some(Color::Red) => "0-1",
    };
    assert_eq!(result, text("result"), "line {line}: {fen}");
    assert_eq!(position.winner(), ply.winner(), "line {line}: {fen}");
    end
}

/// Five games from each of the five setups.
#[test]
fn publishers_rules() {
    let ends = replay(include_str!("../data/vectors.jsonl"), Rules::default());
    assert_eq!(ends, (1036, [154, 48, 776, 58]));
}

/// A King turns in each of these plies.
#[test]
fn king_turns() {
    let ends = replay(include_str!("../data/king_turns.jsonl"), KING_TURNS);
    assert_eq!(ends, (150, [8, 2, 132, 8]));
}

/// A piece stands on a square closed to it before or after each of these plies.
#[test]
fn swaps_onto_closed_squares() {
    let ends = replay(include_str!("../data/swap_onto_closed.jsonl"), SWAPS);
    assert_eq!(ends, (150, [37, 0, 93, 20]));
}
