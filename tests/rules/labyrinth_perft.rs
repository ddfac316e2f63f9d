//! Labyrinth: the counts of an independent program, and counting with one thread against all threads.

use akhet::labyrinth::rules::{Perft, Seat};
use serde_json::Value;
use std::sync::atomic::AtomicBool;
use test_support::labyrinth::{data, editions, entries, position_of, text};

/// The entry's counts, with one thread up to depth 2 and with all threads at every depth.
fn agrees_with_reference(entry: &Value) {
    let mut position = position_of(entry);
    let before = position.clone();
    let counts = entry["perft"].as_array().unwrap();
    assert!(!counts.is_empty());
    for (depth, expected) in (1..).zip(counts) {
        let expected = expected.as_u64().unwrap();
        let name = format!("{position}, depth {depth}");
        if depth < 3 {
            let count = Perft::default().count(&mut position, depth);
            assert_eq!(count, expected, "{name}");
        }
        let (division, total) = Perft::default().divide(&position, depth);
        assert_eq!(division.len() as u64, position.count_moves(), "{name}");
        assert_eq!(total, expected, "{name}, divided");
    }
    assert_eq!(position, before, "as it was");
}

#[test]
fn counts_of_starts() {
    for setup in entries("setups", 5) {
        agrees_with_reference(&setup);
        assert_eq!(setup["players"], position_of(&setup).seats().len());
    }
}

#[test]
fn counts_of_endings() {
    let others = editions("endings");
    assert_eq!(others.len(), 10);
    for ending in entries("endings", 6).into_iter().chain(others) {
        agrees_with_reference(&ending);
        let position = position_of(&ending);
        let winner = position.winner().map(Seat::letter).map(String::from);
        assert_eq!(winner.as_deref(), ending["winner"].as_str(), "{position}");
        let wins = position.moves().filter(|&mv| {
            let mut after = position.clone();
            after.play(mv).unwrap();
            assert!(after.winner().is_none_or(|seat| seat == position.mover()));
            after.winner().is_some()
        });
        assert_eq!(wins.count() as u64, ending["winning_moves"], "{position}");
    }
}

#[test]
fn depth_0_is_the_position_itself() {
    let mut position = text(&data()["setups"][0]["pos"]).parse().unwrap();
    assert_eq!(Perft::default().count(&mut position, 0), 1);
    assert_eq!(Perft::default().divide(&position, 0), (vec![], 1));
}

#[test]
fn a_stopped_count_ends() {
    let mut position = text(&data()["setups"][0]["pos"]).parse().unwrap();
    let stop = AtomicBool::new(true);
    let perft = Perft { stop: Some(&stop) };
    assert_eq!(perft.count(&mut position, 9), 0);
    assert_eq!(perft.divide(&position, 9), (vec![], 0));
}
