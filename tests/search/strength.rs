//! Searches at reduced strength.

use akhet::laser::bench::POSITIONS;
use akhet::laser::rules::{Move, Position, Record, Rules};
use akhet::laser::search::{Configure, Control, Limits, Outcome, Searcher, Strength};

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Rules::default()).unwrap()
}

/// The answers to the bench positions, each searched with an empty table.
fn answers(limits: &Limits, threads: usize) -> Vec<Outcome> {
    let mut searcher = Searcher::new(1).unwrap();
    searcher.set_threads(threads).unwrap();
    let answer = |fen: &&str| {
        searcher.clear();
        let record = Record::new(position(fen));
        searcher.go(&record, limits, &Control::default(), &mut ())
    };
    POSITIONS.iter().map(answer).collect()
}

/// A search to depth 3 at this strength.
fn limits(strength: Option<Strength>) -> Limits {
    Limits {
        depth: Some(3),
        strength,
        ..Limits::default()
    }
}

#[test]
fn the_seed_alone_decides_the_errors() {
    let weak = |seed| limits(Strength::of_level(0, seed));
    let first = answers(&weak(7), 1);
    assert_eq!(first, answers(&weak(7), 1));
    assert_eq!(first, answers(&weak(7), 2), "only the main thread searches");
    assert_ne!(first, answers(&weak(8), 1));
    let best = |outcomes: &[Outcome]| -> Vec<Option<Move>> {
        outcomes.iter().map(|outcome| outcome.best).collect()
    };
    let full = answers(&limits(Strength::of_level(Strength::FULL, 7)), 1);
    assert_eq!(full, answers(&limits(None), 1));
    let pairs = best(&first).into_iter().zip(best(&full));
    let same = pairs.filter(|(weak, full)| weak == full).count();
    assert!(same < POSITIONS.len() / 2, "{same} alike");
    for (fen, mv) in POSITIONS.iter().zip(best(&first)) {
        assert!(position(fen).legal_moves().contains(&mv.unwrap()), "{fen}");
    }
}

#[test]
fn analysis_is_at_full_strength() {
    let weak = limits(Strength::of_level(0, 7));
    let lines = |limits: &Limits| Limits {
        multi_pv: 2,
        ..limits.clone()
    };
    let mate = |limits: &Limits| Limits {
        mate: Some(2),
        ..limits.clone()
    };
    let full = limits(None);
    assert_eq!(answers(&lines(&weak), 1), answers(&lines(&full), 1));
    assert_eq!(answers(&mate(&weak), 1), answers(&mate(&full), 1));
    assert_ne!(answers(&weak, 1), answers(&full, 1));
}

#[test]
fn a_search_cut_short_plays_an_allowed_move() {
    let position = position(POSITIONS[0]);
    let allowed = position.legal_moves()[3];
    for nodes in [1, 3, 50] {
        let limits = Limits {
            nodes: Some(nodes),
            search_moves: vec![allowed],
            ..limits(Strength::of_level(0, 7))
        };
        let mut searcher = Searcher::new(1).unwrap();
        let record = Record::new(position.clone());
        let outcome = searcher.go(&record, &limits, &Control::default(), &mut ());
        assert_eq!(outcome.best, Some(allowed));
    }
}
