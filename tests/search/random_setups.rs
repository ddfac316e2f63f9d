//! Random setups: legal, symmetric, quiet and even, the same for the same seed.

use akhet::laser::random_setups::random_setup;
use akhet::laser::rules::{Color, Kind, Position, Record, Rules, Setup};
use akhet::laser::search::{Limits, Score, Searcher};
use akhet::search::Control;
use rayon::prelude::*;

fn setup(seed: u64) -> Position {
    let found = random_setup(seed, &Control::default()).unwrap();
    found.expect("nothing stops the search")
}

/// How many pieces of each kind a player has.
fn pieces(position: &Position, color: Color) -> [u32; 5] {
    Kind::ALL.map(|kind| position.board().of(color, kind).count())
}

/// The kinds and colours that the first moves of the player to move hit, under these rules.
fn hits(position: &Position, rules: Rules) -> Vec<(Color, Kind)> {
    let mut position = Position::from_fen(&position.to_string(), rules).unwrap();
    let moves = position.legal_moves();
    let hits = moves.into_iter().filter_map(|mv| position.find_hit(mv));
    hits.map(|(_, piece)| (piece.color(), piece.kind()))
        .collect()
}

#[test]
fn random_setups_are_legal_symmetric_quiet_and_even() {
    let all_rules = [false, true].map(|on| Rules {
        king_turns: on,
        swap_onto_closed: on,
    });
    let starts: Vec<String> = (1..=20_u64)
        .into_par_iter()
        .map(|seed| {
            let found = setup(seed);
            let text = found.to_string();
            assert_eq!(
                text.parse(),
                Ok(found.clone()),
                "legal, and its FEN says all"
            );
            assert_eq!((found.side(), found.move_number()), (Color::Blue, 1));
            // Blue to move as Red sees it, and Red to move as Blue does.
            let turned = found.flipped().to_string();
            assert_eq!(turned.replace(" r ", " b "), text, "symmetric");
            for color in Color::ALL {
                let official = pieces(Setup::Ace.position(), color);
                assert_eq!(pieces(&found, color), official, "{text}");
            }
            for rules in all_rules {
                for (color, kind) in hits(&found, rules) {
                    assert_eq!(color, Color::Blue, "{text} hits a {kind}");
                }
                // Nor does Red hit Blue's King, whatever Blue has done.
                let start = Position::from_fen(&text, rules).unwrap();
                for mv in start.legal_moves() {
                    let mut next = start.clone();
                    next.play(mv).unwrap();
                    if next.winner().is_none() {
                        let king = (Color::Blue, Kind::King);
                        assert!(!hits(&next, rules).contains(&king), "{text}, {mv}");
                    }
                }
            }
            for color in Color::ALL {
                assert_eq!(found.beam(color).target(), None, "{text}");
            }
            let limits = Limits {
                nodes: Some(200_000),
                ..Limits::default()
            };
            let record = Record::new(found);
            let mut searcher = Searcher::new(16).unwrap();
            let score = searcher.go(&record, &limits, &Control::default(), &mut ());
            let even = matches!(score.score, Some(Score::Points(-30..=30)));
            assert!(even, "{text}: {:?}", score.score);
            text
        })
        .collect();
    let mut different = starts.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), starts.len());
    assert_eq!(
        setup(7).to_string(),
        starts[6],
        "the same for the same seed"
    );
}

#[test]
fn a_stopped_draw_has_no_setup() {
    let control = Control::default();
    control.stop();
    assert_eq!(random_setup(1, &control).unwrap(), None);
}
