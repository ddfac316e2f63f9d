//! Searches at reduced strength.

use crate::laser_player::player::Player;
use crate::laser_player::protocol::serve;
use akhet::laser::bench::POSITIONS;
use akhet::laser::rules::{Color, Move, Position, Record, Rules, Setup};
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

/// How many of ten games, two from each setup, the first of two players wins; `choose` picks a player's move.
fn wins(mut choose: impl FnMut(usize, &Record, u64) -> Move) -> usize {
    let mut wins = 0;
    for game in 0..10 {
        let mut record = Record::new(Setup::OFFICIAL[game / 2].position().clone());
        while !record.result().is_over() && record.plies().len() < 400 {
            let is_blue = record.position().side() == Color::Blue;
            let player = usize::from(is_blue != (game % 2 == 0));
            let seed = (1_000 * game + record.plies().len()) as u64;
            let mv = choose(player, &record, seed);
            record.play(mv).unwrap();
        }
        let first = if game % 2 == 0 {
            Color::Blue
        } else {
            Color::Red
        };
        wins += usize::from(record.result().winner() == Some(first));
    }
    wins
}

#[test]
fn simple_players_are_stronger_the_more_they_see() {
    let players = [
        Player::Careful(100),
        Player::Careful(50),
        Player::Greedy,
        Player::Random,
    ];
    for (better, other) in [(0, 2), (1, 3), (2, 3)] {
        let pair = [players[better], players[other]];
        let won =
            wins(|player, record, seed| pair[player].choose(record.position(), seed).unwrap());
        assert!(won >= 8, "{} beats {} {won} times of 10", pair[0], pair[1]);
        assert_eq!(pair[0].to_string().parse(), Ok(pair[0]));
    }
    assert!("careful 101".parse::<Player>().is_err());
}

#[test]
fn higher_levels_beat_lower_ones() {
    let mut searcher = Searcher::new(1).unwrap();
    for pair in [[600, 0], [1_200, 600]] {
        let won = wins(|player, record, seed| {
            let limits = Limits {
                strength: Strength::of_level(pair[player], seed),
                ..Limits::default()
            };
            let outcome = searcher.go(record, &limits, &Control::default(), &mut ());
            outcome.best.unwrap()
        });
        assert!(won >= 8, "{pair:?}: {won}");
    }
}

#[test]
fn a_simple_player_speaks_the_protocol() {
    // Blue wins with i5j5.
    let input = "uci\nisready\nsetoption name Seed value 3\nucinewgame\n\
        position fen ls9/10/10/3k4Ps1/10/10/10/4K4Ln r moves d5c5\ngo movetime 5\n\
        position startpos moves c5c5\nhello\nquit\ngo\n";
    let mut output = Vec::new();
    serve(Player::Greedy, input.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "id name Laser Chess player greedy");
    assert_eq!(lines[2..5], ["uciok", "readyok", "bestmove i5j5"]);
    assert!(lines[5].starts_with("info string error c5c5: "), "{output}");
    assert_eq!(lines[6..], ["info string error 'hello' is not understood"]);
}
