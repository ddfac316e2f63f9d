//! The search compared with a brute-force solver, and its limits and draws.

use akhet::laser::rules::{Color, Move, Position, Record, Setup};
use akhet::laser::search::{
    Bound, Configure, Control, Handler, Info, Limits, Outcome, PlayerClock, Score, SearchThread,
    Searcher, loss_moves, win_moves,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::mpsc::RecvTimeoutError::Timeout;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use test_support::laser::KING_TURNS;
use test_support::solver::{loses, wins};

/// Collects the exact scores of the best line, by depth.
#[derive(Default)]
struct Scores(Vec<Score>);

impl Handler<Move> for Scores {
    fn info(&mut self, info: &Info<'_>) {
        if info.bound == Bound::Exact && info.multi_pv == 1 {
            self.0.push(info.score);
        }
    }
}

fn to_depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

/// A search for a mate in this many moves, without pruning.
fn mate_search(depth: u32, mate: u32) -> Limits {
    Limits {
        mate: Some(mate),
        ..to_depth(depth)
    }
}

fn search(record: &Record, limits: &Limits) -> (Outcome, Scores) {
    let mut scores = Scores::default();
    let mut searcher = Searcher::new(4).unwrap();
    let outcome = searcher.go(record, limits, &Control::default(), &mut scores);
    (outcome, scores)
}

/// Positions from random games, many of them with a King in danger.
fn random_positions(seed: u64, count: usize) -> Vec<Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let setup = Setup::OFFICIAL[random.random_range(0..Setup::OFFICIAL.len())];
        let mut position = setup.position().clone();
        for _ in 0..random.random_range(8..160) {
            let moves = position.legal_moves();
            let ply = position.play_unchecked(moves[random.random_range(0..moves.len())]);
            if ply.winner().is_some() {
                position.undo(&ply);
                break;
            }
        }
        positions.push(position);
    }
    positions
}

/// Whether the solver confirms a mate score. Other scores are not checked.
fn agrees(position: &Position, score: Score) -> bool {
    let mut position = position.clone();
    match score {
        Score::Points(_) => true,
        Score::Wins(plies) => wins(&mut position, win_moves(plies)),
        // Every move hits the mover's own King.
        Score::Loses(1) => loses(&mut position, 0),
        Score::Loses(plies) => loses(&mut position, loss_moves(plies)),
    }
}

#[test]
fn mates_in_one_and_two_are_found_at_their_depth_and_are_the_shortest() {
    let (mut ones, mut twos) = (0, 0);
    for mut position in random_positions(1, 900) {
        let shortest = (1..=2).find(|&own| wins(&mut position, own));
        let Some(own) = shortest else { continue };
        let (_, scores) = search(&Record::new(position.clone()), &mate_search(4, 1));
        // Depth 1 finds a mate in one, depth 3 a mate in two; quiescence may find it sooner.
        for (index, &score) in scores.0.iter().enumerate() {
            if index as u32 + 1 >= 2 * own - 1 {
                assert_eq!(
                    score,
                    Score::Wins(2 * own - 1),
                    "depth {}: {position}",
                    index + 1
                );
            }
        }
        match own {
            1 => ones += 1,
            _ => twos += 1,
        }
    }
    assert!(ones >= 10 && twos >= 3, "too few mates: {ones} {twos}");
}

#[test]
fn mate_scores_are_true() {
    let (mut wins, mut losses) = (0, 0);
    for position in random_positions(2, 900) {
        let mut record = Record::new(position.clone());
        let (outcome, scores) = search(&record, &to_depth(3));
        if scores.0.last() == Some(&Score::Wins(3)) {
            // After the winning move the other player finds the loss.
            record.play(outcome.best.unwrap()).unwrap();
            let (_, scores) = search(&record, &to_depth(2));
            assert_eq!(
                scores.0.last(),
                Some(&Score::Loses(2)),
                "{}",
                record.position()
            );
            losses += 1;
        }
        for (index, &score) in scores.0.iter().enumerate() {
            match score {
                Score::Wins(plies) if plies <= 3 => wins += 1,
                Score::Loses(plies) if plies <= 2 => losses += 1,
                _ => continue,
            }
            assert!(
                agrees(&position, score),
                "depth {}: {score:?}: {position}",
                index + 1
            );
        }
    }
    assert!(wins >= 20 && losses >= 5, "too few mates: {wins} {losses}");
}

#[test]
fn a_mate_is_played_out() {
    let fen = "ls4k4/2ps1de1pe3/3Pnsn1ds2Pw/6pe3/pnPsPwDeSe1pe1SnPs/7se2/7Dnpn1/4K2Ps1Ln r 20";
    let mut record = Record::new(fen.parse().unwrap());
    let mut searcher = Searcher::new(4).unwrap();
    while !record.result().is_over() {
        assert!(record.plies().len() < 5, "a mate in three takes five plies");
        let outcome = searcher.go(&record, &to_depth(5), &Control::default(), &mut ());
        record.play(outcome.best.unwrap()).unwrap();
    }
    assert_eq!(record.result().winner(), Some(Color::Red));
}

#[test]
fn a_search_by_nodes_is_reproducible() {
    for setup in Setup::OFFICIAL {
        let record = Record::new(setup.position().clone());
        let limits = Limits {
            nodes: Some(20_000),
            ..Limits::default()
        };
        let first = search(&record, &limits).0;
        assert_eq!(first, search(&record, &limits).0);
        assert_eq!(first.nodes, 20_000);
        assert!(record.position().check(first.best.unwrap()).is_ok());
    }
}

#[test]
fn a_soft_node_limit_ends_the_search_after_the_iteration_that_reaches_it() {
    let record = Record::new(Setup::Curiosity.position().clone());
    let soft = 2_000;
    let limits = Limits {
        soft_nodes: Some(soft),
        ..Limits::default()
    };
    let outcome = search(&record, &limits).0;
    let mut depths = (1..).map(|depth| search(&record, &to_depth(depth)).0);
    let reached = depths.find(|depth| depth.nodes >= soft);
    assert_eq!(reached, Some(outcome));
}

#[test]
fn the_search_scores_a_third_repetition_as_a_draw() {
    // Blue is far ahead. After these moves c7c6 repeats the arrangement for the third time.
    let start = "ls9/10/2k7/10/10/3PnPn2Pn2/4K5/9Ln b 1";
    let mut record = Record::new(start.parse().unwrap());
    for mv in ["e2e1", "c6c7", "e1e2", "c7c6", "e2e1", "c6c7", "e1e2"] {
        record.play(mv.parse().unwrap()).unwrap();
    }
    let repeat = Limits {
        search_moves: vec!["c7c6".parse().unwrap()],
        ..to_depth(3)
    };
    let other = Limits {
        search_moves: vec!["c7b7".parse().unwrap()],
        ..to_depth(3)
    };
    assert!(
        search(&record, &repeat)
            .1
            .0
            .iter()
            .all(|&score| score == Score::Points(0))
    );
    assert!(
        search(&record, &other)
            .1
            .0
            .iter()
            .all(|&score| score != Score::Points(0))
    );
    // Red is behind and chooses the draw.
    let (outcome, _) = search(&record, &to_depth(3));
    assert_eq!(outcome.best.unwrap().to_string(), "c7c6");
}

#[test]
fn a_finished_game_has_no_best_move() {
    let mut record = Record::new("ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1".parse().unwrap());
    record.play("i5j5".parse().unwrap()).unwrap();
    assert!(record.result().is_over());
    assert_eq!(search(&record, &to_depth(3)).0.best, None);
}

#[test]
fn an_infinite_search_answers_only_after_stop() {
    let record = Record::new(Setup::Ace.position().clone());
    let limits = Limits {
        infinite: true,
        ..to_depth(1)
    };
    let control = Control::default();
    std::thread::scope(|scope| {
        let searching = scope.spawn(|| {
            let mut searcher = Searcher::new(1).unwrap();
            searcher.go(&record, &limits, &control, &mut ())
        });
        std::thread::sleep(Duration::from_millis(50));
        assert!(!searching.is_finished());
        control.stop();
        assert!(searching.join().unwrap().best.is_some());
    });
}

#[test]
fn a_search_stopped_before_it_began_answers_with_a_legal_move() {
    for setup in Setup::OFFICIAL {
        let record = Record::new(setup.position().clone());
        let control = Control::default();
        control.stop();
        let mut searcher = Searcher::new(1).unwrap();
        let outcome = searcher.go(&record, &Limits::default(), &control, &mut ());
        assert!(record.position().check(outcome.best.unwrap()).is_ok());
    }
}

/// The node count at the end of the last completed iteration.
#[derive(Default)]
struct Nodes(u64);

impl Handler<Move> for Nodes {
    fn info(&mut self, info: &Info<'_>) {
        if info.bound == Bound::Exact {
            self.0 = info.nodes;
        }
    }
}

/// The limits themselves are tested with a fake clock; this test shows only that the search obeys them.
#[test]
fn a_time_limit_ends_the_search() {
    let clock = PlayerClock {
        left: Duration::from_millis(200),
        increment: Duration::ZERO,
    };
    let by_clock = Limits {
        clocks: [Some(clock); 4],
        ..Limits::default()
    };
    let move_time = Duration::from_millis(50);
    let by_move = Limits {
        move_time: Some(move_time),
        ..Limits::default()
    };
    let record = Record::new(Setup::Sophie.position().clone());
    let ends_within_iteration = |limits: &Limits, least| {
        let control = Control::default();
        let mut complete = Nodes::default();
        let start = Instant::now();
        let nodes = std::thread::scope(|scope| {
            let (ended, waiting) = channel::<()>();
            let control = &control;
            // A search that does not obey is stopped after a long wait.
            scope.spawn(move || {
                if waiting.recv_timeout(Duration::from_secs(30)) == Err(Timeout) {
                    control.stop();
                }
            });
            let mut searcher = Searcher::new(4).unwrap();
            let outcome = searcher.go(&record, limits, control, &mut complete);
            drop(ended);
            assert!(outcome.best.is_some() && complete.0 > 0);
            outcome.nodes
        });
        assert!(!control.stopped(), "the search had to be stopped");
        assert!(start.elapsed() >= least);
        nodes > complete.0
    };
    ends_within_iteration(&by_clock, Duration::ZERO);
    // A fixed time per move is used up, and ends the search within an iteration, unless a busy machine lets it pass
    // just between two.
    assert!((0..5).any(|_| ends_within_iteration(&by_move, move_time)));
}

#[test]
fn crowded_and_empty_boards_are_searched() {
    let crowded = concat!(
        "lsPnPePsPwSnSeDnk1/1PnPePsPwSnSeDnDeDs/1PnPePsPwSnSeDnDeDs/1PnPePsPwSnSeDnDeDs/",
        "1PnPePsPwSnSeDnDeDs/1PnPePsPwSnSeDnDeDs/1PnPePsPwSnSeDnDeDs/1KPnPePsPwSnSe1Ln b 1"
    );
    let empty = "ls9/10/4k5/10/10/4K5/10/9Ln r 1";
    for fen in [crowded, empty] {
        let record = Record::new(fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}")));
        let (outcome, _) = search(&record, &to_depth(2));
        assert!(outcome.best.is_some(), "{fen}");
    }
}

/// A King's turn keeps the arrangement but changes the side to move, so it is no repetition and does
/// not save the loser.
#[test]
fn a_kings_turn_does_not_escape_a_mate() {
    let mut found = 0;
    for fen in [
        "ls1psk1ds2pe1/9Ps/pn5sn3/3se3pe2/10/1Sn4Sn3/10/1Dw2K4Ln r 57",
        "ls2dskdn4/2pe2sn3Ps/1pn8/2Se4pe2/4Sn3Pn1/3Pw2Ps3/pn4seps3/1Pw2KDn3Ln r 35",
        "ls2psdskpn3/pn2sn5Ps/4Pw5/1pe4Sn1Ps1/7pese1/10/4Se3Pn1/2PwDnKDe3Ln b 62",
        "ls3ds3se1/4k1pe2Ps/3Pn1Sn4/10/2pn3se3/pnPw8/2Pw1Pn5/1Dw1SnKDn3Ln b 68",
    ] {
        let record = Record::new(fen.parse().unwrap());
        let record = record.with_rules(KING_TURNS).unwrap();
        if wins(&mut record.position().clone(), 2) {
            let (_, scores) = search(&record, &mate_search(6, 2));
            assert!(wins_within(&scores, 2), "{fen}: {:?}", scores.0);
            found += 1;
        }
    }
    assert!(found >= 2, "too few mates: {found}");
}

/// Blue's beam hits the King, but every ply of Blue changes the beam.
#[test]
fn a_standing_threat_without_a_quiet_move_is_no_mate() {
    let fen = "ls9/10/7dndn1/7dnkPs/7dndn1/8dnPn/1dndn5dn1/1Kde6Lw b 1";
    let record = Record::new(fen.parse().unwrap());
    assert!(!wins(&mut record.position().clone(), 2));
    let (_, scores) = search(&record, &mate_search(4, 2));
    assert!(!wins_within(&scores, 2), "{:?}", scores.0);
}

/// Table entries from a selective search do not mislead a mate search.
#[test]
fn a_mate_search_ignores_entries_of_a_selective_search() {
    let text = std::fs::read_to_string("tests/forced_wins.txt").unwrap();
    let cases = text.lines().filter(|line| line.contains(" ; 3 ; "));
    let mut searcher = Searcher::new(16).unwrap();
    for line in cases.step_by(6) {
        let fen = line.split(" ; ").next().unwrap();
        let record = Record::new(fen.parse().unwrap());
        searcher.go(&record, &to_depth(4), &Control::default(), &mut ());
        let mut scores = Scores::default();
        searcher.go(
            &record,
            &mate_search(5, 3),
            &Control::default(),
            &mut scores,
        );
        assert!(wins_within(&scores, 3), "{fen}: {:?}", scores.0);
    }
}

/// Whether the last score is a mate in at most `own` plies by the winner.
fn wins_within(scores: &Scores, own: u32) -> bool {
    matches!(scores.0.last(), Some(Score::Wins(plies)) if win_moves(*plies) <= own)
}

#[test]
fn of_several_lines_the_best_has_the_score() {
    let mut searcher = Searcher::new(4).unwrap();
    let limits = Limits {
        multi_pv: 3,
        ..to_depth(4)
    };
    let record = Record::new(Setup::Ace.position().clone());
    let mut scores = Scores::default();
    let outcome = searcher.go(&record, &limits, &Control::default(), &mut scores);
    assert_eq!(outcome.score, scores.0.last().copied());
}

#[test]
fn many_threads_answer_with_legal_moves() {
    let of_nodes = |nodes| Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let of_time = Limits {
        move_time: Some(Duration::from_millis(15)),
        ..Limits::default()
    };
    let several = Limits {
        multi_pv: 3,
        ..to_depth(4)
    };
    for threads in [2, 3, 16, 64] {
        let mut searcher = Searcher::new(4).unwrap();
        searcher.set_threads(threads).unwrap();
        for (index, fen) in akhet::laser::bench::POSITIONS.into_iter().enumerate() {
            let record = Record::new(fen.parse().unwrap());
            let limits = [
                of_nodes(1),
                of_nodes(3_000),
                of_nodes(20_000),
                of_time.clone(),
                several.clone(),
                to_depth(5),
                mate_search(4, 2),
            ];
            let limits = &limits[index % limits.len()];
            let mut scores = Scores::default();
            let outcome = searcher.go(&record, limits, &Control::default(), &mut scores);
            let best = outcome.best.unwrap();
            assert!(record.position().check(best).is_ok(), "{fen} {best}");
            // Each thread notices the node limit at its next check.
            let most = limits.nodes.unwrap_or(u64::MAX / 2) + 1024 * threads as u64;
            assert!(outcome.nodes <= most, "{limits:?} {outcome:?}");
        }
        let stopped = Control::default();
        stopped.stop();
        let record = Record::new(Setup::Ace.position().clone());
        let outcome = searcher.go(&record, &Limits::default(), &stopped, &mut ());
        assert!(record.position().check(outcome.best.unwrap()).is_ok());
    }
}

/// Checks each report of a search of this position.
struct Checked {
    record: Record,
    /// The depths and best moves of the reports.
    reports: Vec<(u32, Move)>,
}

impl Handler<Move> for Checked {
    fn info(&mut self, info: &Info<'_>) {
        let mut record = self.record.clone();
        for &mv in info.pv {
            record.play(mv).unwrap();
        }
        self.reports.push((info.depth, info.pv[0]));
    }
}

#[test]
fn many_threads_reach_the_depth_together_and_report_it() {
    let of_nodes = Limits {
        nodes: Some(10_000),
        ..Limits::default()
    };
    for threads in [2, 8] {
        let mut searcher = Searcher::new(4).unwrap();
        searcher.set_threads(threads).unwrap();
        for fen in akhet::laser::bench::POSITIONS {
            let record = Record::new(fen.parse().unwrap());
            for limits in [to_depth(6), of_nodes.clone()] {
                let mut checked = Checked {
                    record: record.clone(),
                    reports: Vec::new(),
                };
                let outcome = searcher.go(&record, &limits, &Control::default(), &mut checked);
                let reports = checked.reports;
                let &(depth, reported) = reports.last().unwrap();
                assert_eq!(outcome.best, Some(reported), "{threads} threads, {fen}");
                // A search that was stopped may have a bound for the depth after that of the answer.
                if let Some(limit) = limits.depth {
                    assert!(reports.is_sorted_by_key(|&(depth, _)| depth), "{reports:?}");
                    assert_eq!(depth, limit, "{threads} threads, {fen}");
                    assert!(outcome.ponder.is_some(), "{threads} threads, {fen}");
                }
            }
        }
    }
}

#[test]
fn many_threads_find_the_same_mate() {
    let fen = "ls4k4/2ps1de1pe3/3Pnsn1ds2Pw/6pe3/pnPsPwDeSe1pe1SnPs/7se2/7Dnpn1/4K2Ps1Ln r 20";
    let record = Record::new(fen.parse().unwrap());
    let mut searcher = Searcher::new(4).unwrap();
    searcher.set_threads(4).unwrap();
    for _ in 0..20 {
        searcher.clear();
        let mut scores = Scores::default();
        searcher.go(&record, &to_depth(6), &Control::default(), &mut scores);
        assert_eq!(scores.0.last(), Some(&Score::Wins(5)));
    }
}

/// Depths and node counts of the bench, shallower than the default to save time. A functional change to
/// the search changes them; the commit gives the new counts and that of the default depth.
const SIGNATURES: [(u32, u64); 2] = [(5, 45_184), (8, 243_990)];

#[test]
fn the_signature_is_that_of_the_last_functional_change() {
    for (depth, nodes) in SIGNATURES {
        let counted = akhet::game::bench::signature::<Record>(depth).unwrap();
        assert_eq!(counted, nodes, "depth {depth}");
    }
}

/// Panics at the report of this depth.
struct PanicAt(u32);

impl Handler<Move> for PanicAt {
    fn info(&mut self, info: &Info<'_>) {
        assert!(info.depth < self.0, "an intended panic");
    }
}

#[test]
fn a_panic_leaves_the_searcher_usable() {
    let searches = SearchThread::new(Searcher::new(1).unwrap()).unwrap();
    let (sender, outcomes) = channel();
    for depth in [1, 3, 9] {
        let sender = sender.clone();
        let search = move |searcher: &mut Searcher| {
            let record = Record::new(Setup::Ace.position().clone());
            let control = Control::default();
            searcher.go(&record, &to_depth(3), &control, &mut PanicAt(depth))
        };
        searches.run_searches(search, move |outcome| sender.send(outcome).unwrap());
    }
    let found = outcomes.iter().take(3).map(|outcome| outcome?.best);
    let [first, second, third] = found.collect::<Vec<_>>()[..] else {
        unreachable!("three searches");
    };
    assert_eq!((first, second), (None, None));
    let legal = Setup::Ace.position().legal_moves();
    assert!(third.is_some_and(|best| legal.contains(&best)));
}
