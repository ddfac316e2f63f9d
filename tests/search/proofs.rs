//! The solver against brute force: all moves in any order, no table, no shortcuts.

use akhet::laser::rules::{Move, Position, Setup, Square};
use akhet::laser::solver::{Defence, MAX_MOVES, Next, Node, Solver, Unfinished, win_in_one};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use test_support::solver::{loses, wins, wins_by};

fn solver() -> Solver {
    Solver::new(Arc::default())
}

/// Positions of random games from all setups, lopsided ones included.
fn random_positions(seed: u64, plies: usize) -> Vec<Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut positions = Vec::new();
    for setup in Setup::OFFICIAL {
        let mut position = setup.position().clone();
        for _ in 0..plies {
            let moves = position.legal_moves();
            let Some(&mv) = moves.choose(&mut random) else {
                break;
            };
            position.play_unchecked(mv);
            if position.winner().is_some() {
                break;
            }
            positions.push(position.clone());
        }
    }
    positions
}

/// The pieces, besides the Lasers, of positions in which brute force finds wins in two.
const SOME: [&str; 7] = ["K", "k", "P", "P", "p", "S", "d"];
/// The same for wins in three.
const FEW: [&str; 4] = ["K", "k", "P", "S"];

/// Random positions with few pieces, whose short wins brute force can find.
fn small_positions(seed: u64, count: usize, pieces: &[&str]) -> Vec<Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut cells = vec![String::new(); Square::COUNT];
        cells[0] = ["ls", "le"].choose(&mut random).unwrap().to_string();
        cells[79] = ["Ln", "Lw"].choose(&mut random).unwrap().to_string();
        for &piece in pieces {
            let facing = match piece {
                "K" | "k" => "",
                "S" => ["n", "e"].choose(&mut random).unwrap(),
                _ => ["n", "e", "s", "w"].choose(&mut random).unwrap(),
            };
            let cell = random.random_range(1..79);
            cells[cell] = format!("{piece}{facing}");
        }
        let ranks: Vec<String> = cells.chunks(10).map(rank_of_fen).collect();
        // Two pieces on a square, or a piece on a closed one, are not a valid position.
        positions.extend(format!("{} b", ranks.join("/")).parse::<Position>().ok());
    }
    positions
}

/// A rank of a FEN from its squares; empty squares are empty texts.
fn rank_of_fen(cells: &[String]) -> String {
    let runs = cells.chunk_by(|cell, next| cell.is_empty() && next.is_empty());
    let text = |run: &[String]| {
        if run[0].is_empty() {
            run.len().to_string()
        } else {
            run.concat()
        }
    };
    runs.map(text).collect()
}

#[test]
fn a_win_in_one_is_found_where_there_is_one() {
    let (mut with, mut without) = (0, 0);
    for mut position in (1..40).flat_map(|seed| random_positions(seed, 120)) {
        let before = position.clone();
        let found = win_in_one(&mut position);
        assert_eq!(position, before);
        let side = position.side();
        let wins = |mv: Move| {
            let mut after = before.clone();
            after.play(mv).unwrap().winner() == Some(side)
        };
        match found {
            Some(mv) => {
                assert!(wins(mv), "{mv} in {position}");
                with += 1;
            }
            None => {
                let missed = before.legal_moves().into_iter().find(|&mv| wins(mv));
                assert_eq!(missed, None, "{position}");
                without += 1;
            }
        }
    }
    assert!(with > 400 && without > 5000, "{with} {without}");
}

#[test]
fn proofs_agree_with_brute_force() {
    let mut solver = solver();
    let mut lengths = [0; 4];
    let mut check = |position: &Position, most: u32| {
        let win = solver.shortest_win(position, most).unwrap();
        let mut copy = position.clone();
        let expected = (1..=most).find(|&limit| wins(&mut copy, limit));
        assert_eq!(win.map(|win| win.moves), expected, "{position}");
        lengths[expected.unwrap_or(0) as usize] += 1;
        if let Some(win) = win {
            let all = solver
                .winning_moves(position, win.moves, usize::MAX)
                .unwrap();
            assert!(all.contains(&win.first), "{position}");
            let mut moves = position.legal_moves();
            moves.retain(|&mut mv| wins_by(&mut copy, mv, win.moves));
            assert_eq!(all, moves.to_vec(), "{position}");
        }
    };
    for position in small_positions(1, 400, &SOME) {
        check(&position, 2);
    }
    for position in small_positions(2, 200, &FEW) {
        check(&position, 3);
    }
    for position in random_positions(7, 100).iter().step_by(25) {
        check(position, 2);
    }
    assert!(lengths.iter().all(|&count| count > 0), "{lengths:?}");
}

#[test]
fn the_defender_holds_out_as_long_as_it_can() {
    let mut solver = solver();
    let mut held = 0;
    for start in small_positions(3, 40, &SOME) {
        for mv in start.legal_moves() {
            let mut position = start.clone();
            if position.play_unchecked(mv).winner().is_some() {
                continue;
            }
            let defence = solver.longest_defence(&position, 2).unwrap();
            assert_eq!(defence.is_some(), loses(&mut position, 2), "{position}");
            let Some(Defence { moves, reply, .. }) = defence else {
                continue;
            };
            held += 1;
            assert!(moves == 1 || !loses(&mut position, moves - 1));
            assert!(loses(&mut position, moves));
            let mut after = position.clone();
            if after.play_unchecked(reply).winner().is_none() {
                assert!(wins(&mut after, moves) && !(moves > 1 && wins(&mut after, moves - 1)));
            }
        }
    }
    assert!(held > 3, "{held}");
}

/// Given more moves than it needs, a win is found too, by a line of at most that length; where there is
/// none, none is found. In 5 moves and more the proof-number search looks for it.
#[test]
fn a_win_need_not_be_the_shortest() {
    let mut solver = solver();
    let (mut won, mut open) = (0, 0);
    for start in small_positions(5, 60, &SOME) {
        let shortest = solver.shortest_win(&start, 4).unwrap();
        let line = solver.win_within(&start, 4).unwrap();
        assert_eq!(line.is_some(), shortest.is_some(), "{start}");
        open += u32::from(line.is_none());
        let Some(win) = shortest else { continue };
        for moves in (win.moves..=6).chain([MAX_MOVES]) {
            let line = solver.win_within(&start, moves).unwrap().unwrap();
            assert!(line.len() < 2 * moves as usize, "{start}: {line:?}");
            let mut position = start.clone();
            for &mv in &line {
                assert_eq!(position.winner(), None, "{start}: {line:?}");
                position.play(mv).unwrap();
            }
            assert_eq!(position.winner(), Some(start.side()), "{start}: {line:?}");
            won += u32::from(moves > 4);
        }
    }
    assert!(won > 10 && open > 10, "{won} {open}");
    assert_eq!(solver.win_within(Setup::Ace.position(), 0), Ok(None));
}

/// Follows a certificate from one of its nodes on, whose position this is, and counts the nodes.
fn follow(nodes: &[Node], index: usize, position: &Position, seen: &mut [Option<u64>]) {
    if let Some(key) = seen[index] {
        assert_eq!(key, position.key(), "node {index}: {position}");
        return;
    }
    seen[index] = Some(position.key());
    let node = &nodes[index];
    let winner = Some(position.side());
    let mut after = position.clone();
    if after.play(node.mv).unwrap().winner().is_some() {
        assert_eq!(after.winner(), winner, "{position}");
        assert!(node.within == 1 && node.replies.is_empty(), "{position}");
        return;
    }
    assert!(node.within > 1, "{position}");
    let replies = node.replies.iter().map(|(reply, _)| *reply);
    assert!(replies.eq(after.legal_moves()), "{position}");
    for &(reply, next) in &node.replies {
        let mut after = after.clone();
        after.play(reply).unwrap();
        match next {
            Next::End => assert_eq!(after.winner(), winner, "{reply} in {position}"),
            Next::Move(mv) => {
                after.play(mv).unwrap();
                assert_eq!(after.winner(), winner, "{reply} in {position}");
            }
            Next::Node(index) => {
                assert!(nodes[index].within < node.within, "{reply} in {position}");
                follow(nodes, index, &after, seen);
            }
        }
    }
}

/// Certificates of wins within more moves than needed, whose proofs meet the same positions with different
/// numbers of moves left.
#[test]
fn certificates_prove_what_they_claim() {
    let (mut longest, mut shared) = (0, 0);
    let mut solver = solver();
    let mut check = |position: &Position, moves: u32| {
        let nodes = solver.certificate(position, moves).unwrap();
        let is_won = solver.win_within(position, moves).unwrap().is_some();
        assert_eq!(nodes.is_some(), is_won, "{position}");
        let Some(nodes) = nodes else { return };
        assert!(nodes[0].within <= moves);
        let mut seen = vec![None; nodes.len()];
        follow(&nodes, 0, position, &mut seen);
        let keys: HashSet<u64> = seen.iter().map(|key| key.expect("it is led to")).collect();
        assert_eq!(
            keys.len(),
            nodes.len(),
            "two nodes for a position: {position}"
        );
        longest = longest.max(nodes[0].within);
        let nexts = nodes.iter().flat_map(|node| &node.replies);
        let leads = nexts
            .filter(|(_, next)| matches!(next, Next::Node(_)))
            .count();
        shared += leads - (nodes.len() - 1);
    };
    for start in small_positions(5, 60, &SOME) {
        let most = if wins(&mut start.clone(), 2) { 6 } else { 3 };
        for moves in 1..=most {
            check(&start, moves);
        }
    }
    let wins = include_str!("../forced_wins.txt");
    for line in wins
        .lines()
        .filter(|line| !line.starts_with('#'))
        .step_by(10)
    {
        let position = line.split(" ; ").next().unwrap().parse().unwrap();
        check(&position, 8);
    }
    assert!(longest > 4 && shared > 3, "{longest} {shared}");
}

/// Some of the wins take more plies than one thread plays before it gets help.
#[test]
fn threads_change_no_answer() {
    let wins = include_str!("../forced_wins.txt");
    let wins = wins.lines().filter(|line| !line.starts_with('#'));
    let mut solver = solver();
    solver.set_threads(3).unwrap();
    let mut helped = 0;
    for line in wins.skip(81).step_by(12) {
        let mut words = line.split(" ; ");
        let position: Position = words.next().unwrap().parse().unwrap();
        let moves: u32 = words.next().unwrap().parse().unwrap();
        let win = solver.shortest_win(&position, moves).unwrap();
        assert_eq!(win.map(|win| win.moves), Some(moves), "{position}");
        let mut alone = Solver::new(Arc::default());
        let first = win.unwrap().first;
        assert_eq!(alone.is_winning(&position, first, moves), Ok(true));
        let nodes = solver.certificate(&position, moves).unwrap().unwrap();
        follow(&nodes, 0, &position, &mut vec![None; nodes.len()]);
        let mut after = position.clone();
        after.play(first).unwrap();
        let defence = solver.longest_defence(&after, moves - 1).unwrap();
        assert_eq!(defence, alone.longest_defence(&after, moves - 1).unwrap());
        // More than what one thread plays alone for all lengths together.
        let mut limited = Solver::new(Arc::default());
        limited.limit(1 << 16);
        helped += u32::from(limited.shortest_win(&position, moves).is_err());
    }
    assert!(helped > 0);
}

#[test]
fn a_stopped_proof_says_nothing() {
    let position = Setup::Ace.position();
    let stop = Arc::new(AtomicBool::new(true));
    assert_eq!(Solver::new(stop).shortest_win(position, 3), Err(Unfinished));
    let mut solver = solver();
    solver.limit(1000);
    assert_eq!(solver.shortest_win(position, 4), Err(Unfinished));
    assert_eq!(solver.played(), 1000);
    solver.limit(1000);
    assert_eq!(solver.certificate(position, 8), Err(Unfinished));
    solver.set_threads(2).unwrap();
    solver.limit(100_000);
    assert_eq!(solver.shortest_win(position, 8), Err(Unfinished));
    solver.limit(u64::MAX);
    assert_eq!(solver.shortest_win(position, 2), Ok(None));
}

#[test]
fn a_line_ends_with_the_win() {
    let mut solver = solver();
    let mut lengths = [0; 4];
    for start in small_positions(4, 200, &SOME) {
        let Some(win) = solver.shortest_win(&start, 3).unwrap() else {
            continue;
        };
        lengths[win.moves as usize] += 1;
        let line = solver.line(&start, 3).unwrap();
        let mut position = start.clone();
        for &mv in &line {
            assert_eq!(position.winner(), None);
            position.play(mv).unwrap();
        }
        assert_eq!(position.winner(), Some(start.side()), "{start}: {line:?}");
        assert!(line.len() < 2 * win.moves as usize);
    }
    assert!(lengths[1..].iter().all(|&count| count > 0), "{lengths:?}");
}
