//! The search of a position whose cards are all known.

use super::alphabeta::Worker;
use super::clock::Clock;
use super::limits::{Limits, MAX_DEPTH};
use super::multi;
use super::root::{Reports, Root, RootMove};
use super::score::{INFINITE, Score, Value, is_mate, is_mated, value_of};
use super::table::TranspositionTable;
use crate::labyrinth::rules::{Move, Position};
use rayon::ThreadPool;

/// The first depth after the estimates.
const FIRST_DEPTH: u32 = 3;

/// The search of two players by all threads (Lazy SMP): they search the same position to different depths
/// and share only the transposition table. Sorts the moves of the root.
pub(super) fn two_players(
    root: &mut Root,
    limits: &Limits,
    clock: &Clock<'_>,
    table: &TranspositionTable,
    pool: Option<&ThreadPool>,
    report: &mut Reports<'_>,
) {
    let Some(pool) = pool else {
        return deepen(root, limits, FIRST_DEPTH, clock, table, report);
    };
    let helpers: Vec<Root> = vec![root.clone(); pool.current_num_threads() - 1];
    pool.in_place_scope(|scope| {
        for (index, mut root) in (1..).zip(helpers) {
            scope.spawn(move |_| {
                let mut nobody = ();
                let mut report = Reports::to(&mut nobody);
                let first = FIRST_DEPTH + index % 2;
                deepen(&mut root, limits, first, clock, table, &mut report);
            });
        }
        deepen(root, limits, FIRST_DEPTH, clock, table, report);
        // The scope waits for the helpers.
        clock.finish();
    });
}

/// Iterative deepening from this depth on by one thread.
fn deepen(
    root: &mut Root,
    limits: &Limits,
    mut depth: u32,
    clock: &Clock<'_>,
    table: &TranspositionTable,
    report: &mut Reports<'_>,
) {
    let most = limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
    let mut worker = Worker::new(clock, Some(table));
    while depth <= most && !clock.is_finished() && !clock.soft_limit_reached() {
        let mut moves = root.moves.clone();
        let complete = iterate(&mut worker, &mut root.position.clone(), &mut moves, depth);
        let Some(best) = moves.first() else { return };
        let lost = is_mated(best.value);
        if !complete {
            // That all moves lose is not known before all are searched.
            if !lost {
                root.moves = moves;
            }
            return;
        }
        if lost && limits.search_moves.is_empty() && add_other_moves(root) {
            continue;
        }
        root.moves = moves;
        report.report(depth, 0, root.moves.first(), clock);
        if root
            .moves
            .first()
            .is_some_and(|best| decided(best.value, limits))
        {
            return;
        }
        depth += 1;
    }
}

/// Adds the legal moves that the estimates have left out, as the others all lose. Returns whether there
/// were any.
fn add_other_moves(root: &mut Root) -> bool {
    let known: Vec<Move> = root.moves.iter().map(RootMove::mv).collect();
    let others = root.position.moves().filter(|mv| !known.contains(mv));
    root.moves.extend(others.map(RootMove::unknown));
    root.moves.len() > known.len()
}

/// Whether a search may end with a best move of this value: a mate, and as short a one as was asked for.
pub(super) fn decided(value: Value, limits: &Limits) -> bool {
    match (Score::new(value), limits.mate) {
        (Score::Wins(plies), Some(turns)) => plies.div_ceil(2) <= turns,
        _ => is_mate(value) && !limits.infinite,
    }
}

/// One iteration: searches the moves in their order and puts the best one first. Returns whether it was
/// completed; if not, a better move that was found counts.
fn iterate(
    worker: &mut Worker<'_>,
    position: &mut Position,
    moves: &mut [RootMove],
    depth: u32,
) -> bool {
    let mut best = -INFINITE;
    for index in 0..moves.len() {
        let undo = position.play_unchecked(moves[index].mv());
        let mut search =
            |alpha: Value, beta: Value| -worker.search(position, depth - 1, (-beta, -alpha), 1);
        let value = if position_is_won(&moves[index]) {
            moves[index].value
        } else if best == -INFINITE {
            search(-INFINITE, INFINITE)
        } else {
            match search(best, best + 1) {
                value if value > best => search(best, INFINITE),
                value => value,
            }
        };
        position.undo(&undo);
        if worker.stopped() {
            return false;
        }
        if value > best {
            best = value;
            let mv = moves[index].mv();
            let root = &mut moves[index];
            root.value = value;
            if Score::new(value) != Score::Wins(1) {
                root.line.clear();
                root.line.push(mv);
                root.line.extend_from_slice(worker.line(1));
            }
            moves[..=index].rotate_right(1);
        }
    }
    true
}

/// Whether the move wins at once, as the estimates have found.
fn position_is_won(root: &RootMove) -> bool {
    Score::new(root.value) == Score::Wins(1)
}

/// Iterative deepening with several players.
pub(super) fn several_players(
    root: &mut Root,
    limits: &Limits,
    clock: &Clock<'_>,
    report: &mut Reports<'_>,
) {
    /// The number of moves that deeper iterations consider.
    const MAX_MOVES: usize = 12;
    let most = limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
    let mover = root.position.mover();
    for depth in FIRST_DEPTH..=most {
        root.moves.truncate(MAX_MOVES);
        let mut position = root.position.clone();
        let mut values = Vec::new();
        for one in &root.moves {
            if clock.soft_limit_reached() || is_mate(one.value) {
                return;
            }
            let undo = position.play_unchecked(one.mv());
            let chances = multi::search(&mut position, depth - 2, clock);
            position.undo(&undo);
            let Some(chances) = chances else { return };
            values.push(value_of(chances[mover.index()]));
        }
        for (one, value) in root.moves.iter_mut().zip(values) {
            one.value = value;
        }
        root.sort();
        report.report(depth, 0, root.moves.first(), clock);
    }
}
