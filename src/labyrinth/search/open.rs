//! The search of a position whose cards are all known: for two players by alpha-beta, for several
//! by max^n (Luckhardt and Irani), in which every player maximises its own chance of winning.

use super::Limits;
use super::alphabeta::{Worker, known_goals};
use super::expand::{Expansion, evaluate};
use super::limiter::Limiter;
use super::root::{Reports, Root, RootMove};
use super::score::{lowered, value_of};
use super::table::TranspositionTable;
use crate::labyrinth::rules::{Move, Position, Seat};
use crate::search::{INFINITE, Score, Value, Window, is_mate, is_mated};
use rayon::ThreadPool;

/// The first depth after the estimates.
const FIRST_DEPTH: u32 = 3;

/// The search for two players on all threads (Lazy SMP): they search the same position to different depths
/// and share only the transposition table. Sorts the moves of the root.
pub(super) fn two_players(
    root: &mut Root,
    table: &TranspositionTable,
    pool: Option<&ThreadPool>,
    report: &mut Reports<'_>,
) {
    let Some(pool) = pool else {
        return deepen(root, FIRST_DEPTH, table, report);
    };
    let limiter = report.limiter;
    let helpers: Vec<Root> = vec![root.clone(); pool.current_num_threads() - 1];
    pool.in_place_scope(|scope| {
        for (index, mut root) in (1..).zip(helpers) {
            scope.spawn(move |_| {
                let mut nobody = ();
                let mut report = Reports::new(&mut nobody, limiter);
                deepen(&mut root, FIRST_DEPTH + index % 2, table, &mut report);
            });
        }
        deepen(root, FIRST_DEPTH, table, report);
        // The scope waits for the helpers.
        limiter.finish();
    });
}

/// Iterative deepening on one thread, starting at this depth.
fn deepen(root: &mut Root, mut depth: u32, table: &TranspositionTable, report: &mut Reports<'_>) {
    let limiter = report.limiter;
    let mut worker = Worker::new(&root.position, limiter, Some(table));
    let ends = || limiter.is_finished() || limiter.soft_limit_reached();
    while depth <= limiter.max_depth() && !ends() {
        let mut moves = root.moves.clone();
        let complete = iterate(&mut worker, root, &mut moves, depth);
        let Some(best) = moves.first() else { return };
        let lost = is_mated(best.value);
        if !complete {
            // That all moves lose is known only once all are searched, and several lines come only together.
            if !lost && limiter.lines() == 1 {
                root.moves = moves;
                root.play_out_mates(1, Some(table));
            }
            return;
        }
        if lost && limiter.limits.search_moves.is_empty() && add_other_moves(root) {
            continue;
        }
        let is_decided = is_decided(best.value, limiter.limits);
        root.moves = moves;
        root.play_out_mates(limiter.lines(), Some(table));
        report.report(depth, &root.moves);
        if is_decided {
            return;
        }
        depth += 1;
    }
}

/// Adds the legal moves that the estimates have left out, because all others lose. Returns whether there
/// were any.
fn add_other_moves(root: &mut Root) -> bool {
    let known: Vec<Move> = root.moves.iter().map(RootMove::mv).collect();
    let others = root.position.moves().filter(|mv| !known.contains(mv));
    root.moves.extend(others.map(RootMove::unknown));
    root.moves.len() > known.len()
}

/// Whether a search may end with a best move of this value: a mate, and as short a one as was asked for.
fn is_decided(value: Value, limits: &Limits) -> bool {
    match (Score::new(value), limits.mate) {
        (Score::Wins(plies), Some(turns)) => plies.div_ceil(2) <= turns,
        _ => is_mate(value) && !limits.infinite,
    }
}

/// One iteration: finds the best moves, as many as lines are to be reported, one after the other, and puts them
/// first, best first. Returns whether it was completed; if not, a better move that was found counts.
fn iterate(worker: &mut Worker<'_>, root: &Root, moves: &mut [RootMove], depth: u32) -> bool {
    let lines = worker.limiter.lines().min(moves.len());
    let complete = (0..lines).all(|line| find_best(worker, root, &mut moves[line..], depth));
    if complete {
        // Searches of the same move for different lines may disagree.
        moves[..lines].sort_by_key(|root| std::cmp::Reverse(root.value));
    }
    complete
}

/// Searches the moves in their order and puts the best one first. Returns whether it was completed; if
/// not, a better move that was found counts.
fn find_best(worker: &mut Worker<'_>, root: &Root, moves: &mut [RootMove], depth: u32) -> bool {
    let mut window = Window::FULL;
    for index in 0..moves.len() {
        let one = &mut moves[index];
        let wins_at_once = Score::new(one.value) == Score::Wins(1);
        let value = if wins_at_once {
            one.value
        } else {
            let repetition = root.repetition(one.mv());
            let undo = worker.position.play_unchecked(one.mv());
            let is_first = window.alpha == -INFINITE;
            // What exceeds alpha after it is lowered.
            let above = Window {
                alpha: lowered(window.alpha, -repetition),
                ..window
            };
            let value = lowered(worker.pvs(depth - 1, above, 1, is_first), repetition);
            worker.position.undo(&undo);
            value
        };
        if worker.stopped() {
            return false;
        }
        if value > window.alpha {
            window.alpha = value;
            one.value = value;
            if !wins_at_once {
                one.line.truncate(1);
                one.line.extend_from_slice(worker.line(1));
            }
            moves[..=index].rotate_right(1);
        }
    }
    true
}

pub(super) fn several_players(root: &mut Root, report: &mut Reports<'_>) {
    /// The number of moves that deeper iterations consider, unless more lines are requested.
    const MAX_MOVES: usize = 12;
    let limiter = report.limiter;
    let mover = root.position.mover();
    for depth in FIRST_DEPTH..=limiter.max_depth() {
        root.moves.truncate(MAX_MOVES.max(limiter.lines()));
        let mut position = root.position.clone();
        let mut values = Vec::new();
        for one in &root.moves {
            if limiter.soft_limit_reached() || is_mate(one.value) {
                return;
            }
            let undo = position.play_unchecked(one.mv());
            let chances = max_n(&mut position, depth - 2, limiter);
            position.undo(&undo);
            let Some(chances) = chances else { return };
            let value = value_of(chances[mover.index()]);
            values.push(lowered(value, root.repetition(one.mv())));
        }
        for (one, value) in root.moves.iter_mut().zip(values) {
            one.value = value;
        }
        root.sort();
        report.report(depth, &root.moves);
    }
}

/// The number of moves that max^n searches at a node.
const NODE_MOVES: usize = 4;

/// The players' chances of winning, by seat, after a search of this depth; `None` if it was told to
/// stop.
fn max_n(position: &mut Position, depth: u32, limiter: &Limiter<'_>) -> Option<[f32; 4]> {
    if let Some(winner) = position.winner() {
        return Some(only(winner));
    }
    if limiter.count(position.reaches().len() as u64) {
        return None;
    }
    let goals = known_goals(position);
    let children = Expansion::new(position, &goals).quick().all();
    let best = children.first()?;
    if depth <= 1 || best.mate == Some(1) {
        let undo = position.play_unchecked(best.mv);
        let chances = match position.winner() {
            Some(winner) => only(winner),
            None => evaluate(position, &known_goals(position)),
        };
        position.undo(&undo);
        return Some(chances);
    }
    let mover = position.mover();
    let mut chosen: Option<[f32; 4]> = None;
    for child in children.iter().take(NODE_MOVES) {
        let undo = position.play_unchecked(child.mv);
        let chances = max_n(position, depth - 1, limiter);
        position.undo(&undo);
        let chances = chances?;
        let mover = mover.index();
        if chosen.is_none_or(|best| chances[mover] > best[mover]) {
            chosen = Some(chances);
        }
    }
    chosen
}

/// The chances when this player has won.
fn only(winner: Seat) -> [f32; 4] {
    Seat::ALL.map(|seat| f32::from(u8::from(seat == winner)))
}

#[cfg(test)]
mod tests {
    use super::super::score::chance_of;
    use super::*;
    use crate::labyrinth::rules::{Players, Record, Rules};
    use crate::search::Control;

    fn limits(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            open_cards: true,
            ..Limits::default()
        }
    }

    #[test]
    fn somebody_wins_after_max_n_and_deeper_searches_count_more() {
        let (control, limits) = (Control::default(), limits(6));
        for seed in 0..3 {
            let mut position = Position::deal(seed, Players::THREE, Rules::default());
            let before = position.clone();
            let mut last = 0;
            for depth in 1..=3 {
                let limiter = Limiter::start(&limits, 0, &control);
                let chances = max_n(&mut position, depth, &limiter).unwrap();
                let sum: f32 = chances.iter().sum();
                assert!((sum - 1.0).abs() < 0.05, "{chances:?}");
                assert!(limiter.nodes() > last);
                last = limiter.nodes();
                assert_eq!(position, before);
            }
        }
    }

    #[test]
    fn max_n_of_a_stopped_search_has_no_result() {
        let (control, limits) = (Control::default(), limits(6));
        let mut position = Position::deal(1, Players::FOUR, Rules::default());
        let limiter = Limiter::start(&limits, 0, &control);
        limiter.finish();
        assert_eq!(max_n(&mut position, 3, &limiter), None);
    }

    #[test]
    fn several_players_are_searched_to_the_depth_and_the_best_move_is_first() {
        let (control, limits, mut nobody) = (Control::default(), limits(4), ());
        let record = Record::new(Position::deal(3, Players::THREE, Rules::default()));
        let limiter = Limiter::start(&limits, 0, &control);
        let mut root = Root::new(&record, &limits);
        let mut report = Reports::new(&mut nobody, &limiter);
        root.estimate(&mut report);
        several_players(&mut root, &mut report);
        assert!(root.moves.is_sorted_by(|a, b| a.value >= b.value));
        let best = &root.moves[0];
        let mut after = record.position().clone();
        after.play(best.mv()).unwrap();
        let chances = max_n(&mut after, 2, &Limiter::start(&limits, 0, &control)).unwrap();
        let chance = chances[record.position().mover().index()];
        assert!((chance_of(best.value) - chance).abs() < 1e-3);
    }

    #[test]
    fn two_players_of_one_thread_or_several_choose_a_move_of_the_last_iteration() {
        let (control, limits) = (Control::default(), limits(4));
        let record = Record::new(Position::deal(7, Players::TWO, Rules::default()));
        for threads in [1, 3] {
            let pool = rayon::ThreadPoolBuilder::new()
                .num_threads(threads)
                .build()
                .unwrap();
            let limiter = Limiter::start(&limits, 0, &control);
            let (mut root, mut nobody) = (Root::new(&record, &limits), ());
            let mut report = Reports::new(&mut nobody, &limiter);
            root.estimate(&mut report);
            let estimated = root.moves[0].value;
            let table = TranspositionTable::new(1).unwrap();
            two_players(
                &mut root,
                &table,
                (threads > 1).then_some(&pool),
                &mut report,
            );
            assert_ne!(root.moves[0].value, estimated);
            assert!(root.moves[0].line.len() > 1);
            assert!(record.check(root.moves[0].mv()).is_ok());
        }
    }
}
