//! Plies of random games as an independent program played them.
//!
//! Each line of the data is one ply: the position, its legal moves in the order of their text, the
//! move played, the position after it, how the shot ended, the square it hit, and the result.

use akhet::laser::rules::{BeamEnd, Color, Position, Rules};
use serde_json::Value;
use std::collections::BTreeMap;

/// How many lines there were, and how often each kind of end.
type Tally = (usize, BTreeMap<String, usize>);

fn replay(data: &str, rules: Rules) -> Tally {
    let mut ends = BTreeMap::new();
    let mut lines = 0;
    for (index, line) in data.lines().enumerate() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let end = check(&vector, rules, index + 1);
        *ends.entry(end.to_owned()).or_insert(0) += 1;
        lines += 1;
    }
    (lines, ends)
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

fn ends<const N: usize>(of: [(&str, usize); N]) -> BTreeMap<String, usize> {
    of.map(|(end, count)| (end.to_owned(), count)).into()
}

/// Five games from each of the five setups.
#[test]
fn publishers_rules() {
    let tally = replay(include_str!("../data/vectors.jsonl"), Rules::default());
    let expected = ends([("hit", 154), ("laser", 48), ("out", 776), ("shield", 58)]);
    assert_eq!(tally, (1036, expected));
}

/// A King turns in each of these plies.
#[test]
fn king_turns() {
    let rules = Rules {
        king_turns: true,
        ..Rules::default()
    };
    let tally = replay(include_str!("../data/king_turns.jsonl"), rules);
    let expected = ends([("hit", 8), ("laser", 2), ("out", 132), ("shield", 8)]);
    assert_eq!(tally, (150, expected));
}

/// A piece stands on a square closed to it before or after each of these plies.
#[test]
fn swaps_onto_closed_squares() {
    let rules = Rules {
        swap_onto_closed: true,
        ..Rules::default()
    };
    let tally = replay(include_str!("../data/swap_onto_closed.jsonl"), rules);
    let expected = ends([("hit", 37), ("out", 93), ("shield", 20)]);
    assert_eq!(tally, (150, expected));
}
