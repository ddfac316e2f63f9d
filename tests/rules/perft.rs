//! The counts of an independent program, and all ways of counting against each other.

use akhet::laser::rules::{Perft, PerftTable, Position, Rules, Setup};
use serde_json::Value;
use test_support::laser::{KING_TURNS, SWAPS};

/// One official setup with its counts at depths 1 to 4.
struct Row {
    fen: String,
    counts: Vec<u64>,
}

fn setups() -> Vec<Value> {
    let data: Value = serde_json::from_str(include_str!("../data/setups.json")).unwrap();
    let setups = data.as_array().unwrap().clone();
    assert_eq!(setups.len(), Setup::OFFICIAL.len());
    setups
}

fn row(setup: Setup, column: &str) -> Row {
    let setups = setups();
    let entry = setups
        .iter()
        .find(|entry| entry["name"] == setup.name())
        .unwrap();
    let counts = entry[column].as_array().unwrap();
    assert_eq!(counts.len(), 4);
    Row {
        fen: entry["fen"].as_str().unwrap().to_owned(),
        counts: counts.iter().map(|n| n.as_u64().unwrap()).collect(),
    }
}

fn divided(perft: Perft, position: &Position, depth: u32) -> u64 {
    let (division, total) = perft.divide(position, depth);
    assert_eq!(division.len(), position.legal_moves().len());
    assert_eq!(division.iter().map(|(_, count)| count).sum::<u64>(), total);
    total
}

/// The reference counts, with one thread to depth 3 and split over all threads to depth 4.
fn agrees_with_reference(column: &str, rules: Rules) {
    for setup in Setup::OFFICIAL {
        let Row { fen, counts } = row(setup, column);
        let mut position = Position::from_fen(&fen, rules).unwrap();
        let before = position.clone();
        for (depth, &expected) in (1..).zip(&counts) {
            let name = format!("{setup}, {column}, depth {depth}");
            if depth < 4 {
                let count = Perft::default().count(&mut position, depth);
                assert_eq!(count, expected, "{name}");
            }
            let sum = divided(Perft::default(), &position, depth);
            assert_eq!(sum, expected, "{name}, divided");
        }
        assert_eq!(position, before, "{setup} is as it was");
    }
}

#[test]
fn counts_by_the_publishers_rules() {
    agrees_with_reference("perft", Rules::default());
}

#[test]
fn counts_by_the_rule_options() {
    agrees_with_reference("perft_king_turns", KING_TURNS);
    agrees_with_reference("perft_swap_onto_closed", SWAPS);
}

/// A table of one mebibyte holds 65,536 entries, far fewer than the positions visited: entries are
/// looked up, replaced and shared between setups all the time.
#[test]
fn a_table_changes_no_count() {
    let table = PerftTable::new(1).unwrap();
    let perft = Perft {
        table: Some(&table),
        stop: None,
    };
    for setup in Setup::OFFICIAL {
        let Row { fen, counts } = row(setup, "perft");
        let mut position: Position = fen.parse().unwrap();
        for (depth, &expected) in (1..4).zip(&counts) {
            let count = perft.count(&mut position, depth);
            assert_eq!(count, expected, "{setup}, depth {depth}");
        }
        assert_eq!(divided(perft, &position, 4), counts[3], "{setup}, divided");
    }
}

#[test]
fn both_players_have_the_same_counts() {
    for setup in Setup::OFFICIAL {
        let Row { fen, counts } = row(setup, "perft");
        let mut flipped = fen.parse::<Position>().unwrap().flipped();
        for (depth, &expected) in (1..4).zip(&counts) {
            let count = Perft::default().count(&mut flipped, depth);
            assert_eq!(count, expected, "{setup} flipped, depth {depth}");
        }
    }
}

#[test]
fn depth_0_is_the_position_itself() {
    let position = Setup::Ace.position();
    assert_eq!(Perft::default().count(&mut position.clone(), 0), 1);
    assert_eq!(Perft::default().divide(position, 0), (vec![], 1));
}

/// A ply that ends the game counts at the last depth and has no successors.
#[test]
fn an_ended_game_has_no_successors() {
    let mut position: Position = "ls9/10/10/10/4k5/10/4K5/9Lw b 1".parse().unwrap();
    let moves = position.legal_moves().len() as u64;
    let losing = ["e2d1", "e2e1", "e2f1"];
    let (division, _) = Perft::default().divide(&position, 2);
    let childless: Vec<String> = division
        .iter()
        .filter(|(_, count)| *count == 0)
        .map(|(mv, _)| mv.to_string())
        .collect();
    assert_eq!(childless, losing);
    assert_eq!(Perft::default().count(&mut position, 1), moves);
}

/// The openings file, the test data and the library have the same setups.
#[test]
fn setup_files_agree_with_the_library() {
    let mut lines = include_str!("../../openings/setups.fen")
        .lines()
        .skip_while(|line| !line.starts_with("# ace"));
    for (setup, entry) in Setup::OFFICIAL.into_iter().zip(setups()) {
        assert_eq!(entry["name"], setup.name());
        assert_eq!(entry["fen"], setup.fen());
        let title = match entry["khet_name"].as_str() {
            Some(khet) => {
                assert_eq!(khet.parse(), Ok(setup));
                format!("# {setup} (Khet: {khet})")
            }
            None => format!("# {setup}"),
        };
        assert_eq!(lines.next(), Some(title.as_str()));
        assert_eq!(
            lines.next(),
            Some(format!("{setup} # {}", setup.fen()).as_str())
        );
        assert_eq!(setup.position().to_string(), setup.fen());
    }
    assert_eq!(lines.next(), None);
}
