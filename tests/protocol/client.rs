//! A client without rules: it picks among `moves`, believes `played`, and keeps a board by moving,
//! turning and removing letters.

use std::collections::BTreeMap;
use test_support::engine::{Dice, Engine, QUIET};

/// The pieces by square, as `board` names them.
type Pieces = BTreeMap<String, String>;

fn pieces(engine: &mut Engine) -> Pieces {
    let answer = engine.answer("board");
    let words: Vec<&str> = answer.split(' ').collect();
    assert_eq!(words[0], "board");
    let (pairs, rest) = words[1..].as_chunks();
    assert!(rest.is_empty(), "{answer}");
    pairs
        .iter()
        .map(|[square, piece]| ((*square).to_owned(), (*piece).to_owned()))
        .collect()
}

/// The piece after a turn. A Switch has only two orientations, a King has none.
fn turned(piece: &str, turn: &str) -> String {
    let Some((letter, orientation)) = piece.split_at_checked(1).filter(|(_, o)| !o.is_empty())
    else {
        return piece.to_owned();
    };
    let circle = match letter {
        "S" | "s" => "ne",
        _ => "nesw",
    };
    let at = circle.find(orientation).unwrap();
    let step = match turn {
        "R" => 1,
        _ => circle.len() - 1,
    };
    let at = (at + step) % circle.len();
    format!("{letter}{}", &circle[at..=at])
}

/// Plays a move of `moves` on the letters: a swap if both squares have a piece.
fn play(board: &mut Pieces, mv: &str) {
    let (from, to) = mv.split_at(2);
    let piece = board.remove(from).unwrap();
    if matches!(to, "R" | "L") {
        board.insert(from.to_owned(), turned(&piece, to));
    } else if let Some(other) = board.insert(to.to_owned(), piece) {
        board.insert(from.to_owned(), other);
    }
}

/// Plays random moves to the end of the game and undoes them all; returns the number of pieces removed
/// and the result.
fn game(dialect: &str, seed: u64) -> (usize, String) {
    let mut engine = Engine::start();
    let mut dice = Dice(seed);
    engine.ask(dialect);
    let setups = ["classic", "imhotep", "dynasty", "mercury", "sophie"];
    engine.silent(&format!("position {}", setups[dice.roll(setups.len())]));
    let start = engine.answer("query fen");
    let mut board = pieces(&mut engine);
    let (mut played, mut removed) = (Vec::new(), 0);
    while engine.answer("query gameover") == "response false" {
        let moves = engine.answer("moves");
        let moves: Vec<&str> = moves.split(' ').skip(1).collect();
        let mv = moves[dice.roll(moves.len())];
        let answer = engine.answer(&format!("play {mv}"));
        play(&mut board, mv);
        let words: Vec<&str> = answer.split(' ').collect();
        assert_eq!(words[..2], ["played", mv]);
        let end = words.iter().position(|&word| word == "end").unwrap();
        if let ["end", "hit", square, piece, ..] = words[end..] {
            assert_eq!(board.remove(square).as_deref(), Some(piece), "{answer}");
            removed += 1;
        }
        assert_eq!(pieces(&mut engine), board, "{answer}");
        played.push(mv.to_owned());
    }
    let result = engine.answer("query result");
    while let Some(mv) = played.pop() {
        assert_eq!(engine.answer("undo"), format!("undone {mv}"));
    }
    assert_eq!(engine.answer("query fen"), start);
    (removed, result)
}

#[test]
fn a_client_without_rules_keeps_the_board() {
    let mut games = 0;
    for dialect in ["uci", "ugi", "uki"] {
        for seed in 0..4 {
            let (removed, result) = game(dialect, seed);
            games += usize::from(removed > 1);
            let decided = ["response p1win", "response p2win", "response draw"];
            assert!(decided.contains(&result.as_str()), "{result}");
        }
    }
    assert!(games > 6, "{games} of 12 games with pieces removed");
}

/// A draw by repetition, which must be claimed under `uci` but not under `ugi`.
#[test]
fn undo_takes_back_one_thing_at_a_time() {
    let shuffle = &format!("position fen {QUIET} moves j1L a8L j1R a8R j1L a8L j1R a8R");
    let mut engine = Engine::start();
    engine.silent(shuffle);
    assert_eq!(engine.answer("claim"), "claimed result 1/2-1/2");
    assert_eq!(engine.answer("undo"), "undone claim");
    assert_eq!(engine.answer("undo"), "undone a8R");

    engine.ask("ugi");
    engine.silent(shuffle);
    assert_eq!(engine.answer("query result"), "response draw");
    assert!(engine.refused("claim").contains("the game is over"));
    assert_eq!(engine.answer("undo"), "undone a8R");
    assert_eq!(engine.answer("query result"), "response none");

    // A claim that another dialect made unnecessary is still a claim.
    engine.ask("uci");
    engine.silent(shuffle);
    assert_eq!(engine.answer("claim"), "claimed result 1/2-1/2");
    engine.ask("ugi");
    assert_eq!(engine.answer("undo"), "undone claim");
    assert_eq!(engine.answer("query result"), "response draw");
    assert_eq!(engine.answer("undo"), "undone a8R");
}
