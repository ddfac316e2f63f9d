//! Positions with a forced win for the side to move: the file's claims are true, and the search finds
//! the wins. `examples/forced_wins` generates the file.

use crate::mate_lines::Lines;
use akhet::laser::rules::{Color, Move, Position, Record, Square};
use akhet::laser::search::{
    Bound, Configure, Control, Handler, Info, Limits, Score, Searcher, loss_moves, win_moves,
};
use akhet::laser::solver::Solver;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::fs;
use std::sync::Arc;
use test_support::laser::SWAPS;
use test_support::solver::{loses, wins, wins_by};

/// A fraction of a second's worth of nodes on one thread.
const NODES: u64 = 150_000;
/// The number of wins, of 200, that must be found within [`NODES`].
const FOUND: usize = 190;

/// One position of the file.
pub(crate) struct Case {
    pub(crate) position: Position,
    /// The number of the winner's plies in the shortest forced win.
    own: u32,
    /// A move that begins such a win.
    pub(crate) mv: Move,
}

pub(crate) fn cases() -> Vec<Case> {
    let text = fs::read_to_string("tests/forced_wins.txt").unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split(" ; ").collect();
            let [fen, own, mv] = fields[..] else {
                panic!("{line}")
            };
            let position: Position = fen
                .parse()
                .unwrap_or_else(|error| panic!("{line}: {error}"));
            let mv = position.check(mv.parse().unwrap()).unwrap();
            Case {
                position,
                own: own.parse().unwrap(),
                mv,
            }
        })
        .collect()
}

#[test]
fn there_are_200_different_positions() {
    let cases = cases();
    let count = |own| cases.iter().filter(|case| case.own == own).count();
    assert_eq!([2, 3, 4, 5].map(count), [20, 60, 70, 50]);
    let mut met = HashSet::new();
    for case in &cases {
        let (key, flipped) = (case.position.key(), case.position.flipped().key());
        assert!(met.insert(key.min(flipped)), "twice: {}", case.position);
    }
    assert_eq!(met.len(), 200);
}

/// By brute force, which is too slow for longer wins.
#[test]
fn the_short_wins_are_forced_and_shortest() {
    let cases = cases();
    let twos = cases.iter().filter(|case| case.own == 2);
    let threes = cases.iter().filter(|case| case.own == 3).step_by(10);
    for case in twos.chain(threes) {
        let mut position = case.position.clone();
        assert!(!wins(&mut position, case.own - 1), "shorter: {position}");
        assert!(
            wins_by(&mut position, case.mv, case.own),
            "no win: {position}"
        );
    }
}

/// Stops the search when it finds a win.
struct Watch<'a> {
    control: &'a Control,
    /// The nodes used, and the plies to the end of the game.
    found: Option<(u64, u32)>,
}

impl Handler<Move> for Watch<'_> {
    fn info(&mut self, info: &Info<'_>) {
        if let Score::Wins(plies) = info.score
            && info.bound != Bound::Upper
            && self.found.is_none()
        {
            self.found = Some((info.nodes, plies));
            self.control.stop();
        }
    }
}

#[test]
fn the_search_finds_every_win() {
    let cases = cases();
    let mut searcher = Searcher::new(16).unwrap();
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    let mut missed = Vec::new();
    let mut nodes = Vec::new();
    for Case { position, own, mv } in &cases {
        let control = Control::default();
        let mut watch = Watch {
            control: &control,
            found: None,
        };
        searcher.clear();
        searcher.go(
            &Record::new(position.clone()),
            &limits,
            &control,
            &mut watch,
        );
        match watch.found {
            Some((spent, plies)) => {
                nodes.push(spent);
                // The loser's own laser may end the game one ply earlier.
                assert!(plies / 2 + 1 >= *own, "a win in {plies} plies: {position}");
            }
            None => missed.push(format!("in {own} by {mv}: {position}")),
        }
    }
    let within = |most| nodes.iter().filter(|&&spent| spent <= most).count();
    for most in [NODES / 4, NODES / 2, NODES] {
        println!("{} of {} within {most} nodes", within(most), cases.len());
    }
    // A few may be missed: every change to the search changes which ones are found late.
    println!("not found:\n{}", missed.join("\n"));
    assert!(nodes.len() >= FOUND, "{} found", nodes.len());
}

/// A board with a piece on every square, where many moves hit the mover's own King.
fn crowded(random: &mut Xoshiro256PlusPlus) -> Position {
    let mut cells: Vec<String> = (0..Square::COUNT)
        .map(|_| {
            let (kind, facings) = [("S", 2), ("D", 4), ("P", 4)][random.random_range(0..3)];
            let facing = ["n", "e", "s", "w"][random.random_range(0..facings)];
            let is_blue: bool = random.random();
            let kind = if is_blue {
                kind.to_owned()
            } else {
                kind.to_lowercase()
            };
            kind + facing
        })
        .collect();
    // Kings near their Lasers are hit most often.
    cells[random.random_range(60..79)] = "K".to_owned();
    cells[random.random_range(1..20)] = "k".to_owned();
    cells[0] = ["ls", "le"][random.random_range(0..2)].to_owned();
    cells[79] = ["Ln", "Lw"][random.random_range(0..2)].to_owned();
    let ranks: Vec<String> = cells.chunks(10).map(|rank| rank.concat()).collect();
    let side = ["b", "r"][random.random_range(0..2)];
    // A Switch on a square closed to it is not a valid position.
    let position = Position::from_fen(&format!("{} {side}", ranks.join("/")), SWAPS);
    position.unwrap_or_else(|_| crowded(random))
}

/// The same board with the other player to move.
fn other_side(position: &Position) -> Position {
    let fen = position.to_string();
    let fen = match position.side() {
        Color::Blue => fen.replace(" b ", " r "),
        Color::Red => fen.replace(" r ", " b "),
    };
    Position::from_fen(&fen, position.rules()).unwrap()
}

/// Wins and losses within 1 and 2 moves, by brute force, the solver, `go mate` and plain searches. Among the boards
/// are some in which a player can only hit its own King.
#[test]
fn wins_on_crowded_boards_are_counted_in_one_way() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut solver = Solver::new(Arc::default());
    let mut searcher = Searcher::new(4).unwrap();
    let mut score_of = |position: &Position, limits: Limits| {
        searcher.clear();
        let record = Record::new(position.clone());
        let mut lines = Lines::new(record.clone());
        let outcome = searcher.go(&record, &limits, &Control::default(), &mut lines);
        assert!(lines.faults.is_empty(), "{}", lines.faults.join("\n"));
        outcome.score.unwrap()
    };
    let (mut helpless, mut by_reply) = (0, 0);
    let boards: Vec<Position> = (0..4000).map(|_| crowded(&mut random)).collect();
    for (index, mut board) in boards.into_iter().enumerate() {
        let is_helpless = loses(&mut board, 0);
        if !is_helpless && !index.is_multiple_of(200) {
            continue;
        }
        helpless += usize::from(is_helpless);
        for mut position in [other_side(&board), board] {
            let win = (1..=2).find(|&moves| wins(&mut position, moves));
            let loss = (1..=2).find(|&moves| loses(&mut position, moves));
            let found = solver.shortest_win(&position, 2).unwrap();
            assert_eq!(found.map(|found| found.moves), win, "{position}");
            let found = solver.longest_defence(&position, 2).unwrap();
            assert_eq!(found.map(|found| found.moves), loss, "{position}");
            for moves in 1..=2 {
                let limits = Limits {
                    mate: Some(moves),
                    depth: Some(2 * moves - 1),
                    ..Limits::default()
                };
                let score = score_of(&position, limits);
                let is_found = matches!(score, Score::Wins(plies) if win_moves(plies) <= moves);
                assert_eq!(
                    is_found,
                    win.is_some_and(|win| win <= moves),
                    "{position}: {score:?}"
                );
            }
            let limits = Limits {
                depth: Some(4),
                ..Limits::default()
            };
            match score_of(&position, limits) {
                Score::Wins(plies @ ..=4) => {
                    by_reply += usize::from(plies == 2);
                    assert!(wins(&mut position, win_moves(plies)), "{plies}: {position}");
                }
                Score::Loses(plies @ ..=4) => {
                    assert!(
                        loses(&mut position, loss_moves(plies)),
                        "{plies}: {position}"
                    );
                }
                _ => assert_eq!(loss, None, "{position}"),
            }
        }
    }
    assert!(helpless >= 8 && by_reply >= 4, "{helpless} {by_reply}");
}
