//! The search at the root: iterative deepening, aspiration windows, and the root moves.

use super::alphabeta::Pv;
use super::clock::Trend;
use super::frontier::{Iteration, Stage};
use super::limits::MAX_DEPTH;
use super::params;
use super::picker::Picker;
use super::report::{Handler, Info};
use super::score::{Bound, INFINITE, Score, Value, is_mate, mate_at, win_moves};
use super::shared::SharedState;
use super::thread_state::ThreadState;
use super::threats::{Threat, standing_win};
use super::worker::Worker;
use crate::laser::rules::{Move, MoveList, Record};
use std::cmp::Reverse;
use std::time::Duration;

/// The running time from which root moves are reported as they are searched.
const LONG_SEARCH: Duration = Duration::from_secs(3);

/// One thread's search of the root position.
pub(super) struct RootSearch<'a> {
    /// The game up to the root.
    record: &'a Record,
    worker: Worker<'a>,
    /// The moves to consider, best first after each iteration.
    root_moves: Vec<RootMove>,
    /// The best lines of the last completed iteration, if there are several: those reported, or those that the
    /// strength chooses from.
    candidates: Vec<RootMove>,
    /// The depth of the last completed iteration; 0 if there is none.
    completed_depth: u32,
    /// Whether the incomplete iteration after that found a better move.
    improved: bool,
}

/// A move at the root, with its results so far.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RootMove {
    /// Its score in the current iteration; `-INFINITE` if it failed low or was not yet searched.
    value: Value,
    /// Its score in the last iteration in which it had an exact one.
    previous_value: Value,
    /// The nodes spent on it in the current iteration.
    nodes: u64,
    /// The principal variation, which begins with the move.
    line: Vec<Move>,
}

impl RootMove {
    /// A move that was not yet searched.
    pub(super) fn new(mv: Move) -> RootMove {
        RootMove {
            value: -INFINITE,
            previous_value: -INFINITE,
            nodes: 0,
            line: vec![mv],
        }
    }
}

impl<'a> RootSearch<'a> {
    /// A search of the position at the end of this record by the thread with this index.
    pub(super) fn new(
        record: &'a Record,
        shared: &'a SharedState<'a>,
        index: usize,
        state: &'a mut ThreadState,
    ) -> RootSearch<'a> {
        let mut worker = Worker::new(record, shared, index, state);
        let moves = ordered_root_moves(&mut worker);
        let allowed = &shared.limits.search_moves;
        let root_moves = moves
            .into_iter()
            .filter(|mv| allowed.is_empty() || allowed.contains(mv))
            .map(RootMove::new);
        RootSearch {
            record,
            root_moves: root_moves.collect(),
            worker,
            candidates: Vec::new(),
            completed_depth: 0,
            improved: false,
        }
    }

    /// The depth of the last completed iteration; 0 if there is none.
    pub(super) fn completed_depth(&self) -> u32 {
        self.completed_depth
    }

    /// Whether the incomplete iteration after the last completed one found a better move.
    pub(super) fn has_improved(&self) -> bool {
        self.improved
    }

    /// The principal variation; empty if there is no move to consider.
    pub(super) fn best_line(&self) -> &[Move] {
        self.root_moves.first().map_or(&[], |root| &root.line)
    }

    /// The best move and its score; `None` before the first iteration is complete.
    pub(super) fn best_move(&self) -> Option<(Move, Value)> {
        let root = self.root_moves.first()?;
        (self.completed_depth > 0).then(|| (root.line[0], root.value))
    }

    /// Iterative deepening: searches depth 1, 2, 3, ... until a limit is reached.
    pub(super) fn run(&mut self, handler: &mut dyn Handler) {
        self.iterate(handler);
        self.worker
            .shared
            .publish_nodes(self.worker.index, self.worker.nodes);
    }

    /// Replaces the best line by the one that the strength chooses, and reports it. Does nothing at
    /// full strength.
    pub(super) fn weaken(&mut self, handler: &mut dyn Handler) {
        let strength = self.worker.shared.limits.strength;
        let Some(strength) = strength.filter(|_| self.candidates.len() > 1) else {
            return;
        };
        let values: Vec<Value> = self.candidates.iter().map(|root| root.value).collect();
        let chosen = strength.choose(&values);
        self.candidates.swap(0, chosen);
        self.root_moves = std::mem::take(&mut self.candidates);
        self.report(self.completed_depth.max(1), 0, Bound::Exact, handler);
    }

    fn iterate(&mut self, handler: &mut dyn Handler) {
        let shared = self.worker.shared;
        let limits = shared.limits;
        let is_main = self.worker.index == 0;
        let lines = if is_main {
            limits.multi_pv.clamp(1, self.root_moves.len().max(1))
        } else {
            1
        };
        let max_depth = match limits.depth {
            Some(depth) if is_main || limits.multi_pv <= 1 => depth.min(MAX_DEPTH),
            _ => MAX_DEPTH,
        };
        let mut trend = Trend::default();
        let mut depth = 1;
        while depth <= max_depth {
            if !is_main && shared.is_finished() {
                return;
            }
            let last = self
                .root_moves
                .first()
                .map(|root| (root.line[0], root.value));
            self.search_iteration(depth, lines, handler);
            if self.worker.stopped {
                match self.take_over() {
                    Some(completed) => depth = completed,
                    None => {
                        if self.reports_sets() && !self.candidates.is_empty() {
                            // The move played is the best one of the last set reported.
                            self.root_moves = std::mem::take(&mut self.candidates);
                        }
                        let best = self.root_moves.first().map(|root| root.line[0]);
                        self.improved = best != last.map(|(mv, _)| mv);
                        return;
                    }
                }
            } else if self.worker.shares_frontier {
                shared.frontier.complete(Iteration {
                    depth,
                    seldepth: self.worker.seldepth,
                    root_moves: self.root_moves.clone(),
                });
            }
            self.completed_depth = depth;
            if is_main && self.worker.shares_frontier {
                self.extend_best_line();
            }
            for index in 0..lines {
                self.report(depth, index, Bound::Exact, handler);
            }
            trend = self.trend(trend, last.filter(|_| depth > 1));
            let ends = self.is_time_to_move(depth, trend) || self.used_soft_nodes();
            if self.found_mate() || is_main && ends {
                return;
            }
            depth += 1;
        }
    }

    /// Searches this many lines to this depth. If the worker is stopped, the iteration is incomplete.
    fn search_iteration(&mut self, depth: u32, lines: usize, handler: &mut dyn Handler) {
        self.worker.seldepth = 0;
        self.worker.horizon_extension_limit = params::horizon_extension_limit(depth);
        for root in &mut self.root_moves {
            root.nodes = 0;
        }
        for index in 0..lines {
            self.aspiration_search(depth, index, handler);
            if self.worker.stopped {
                return;
            }
            // A line searched later may turn out better than an earlier one.
            let searched = self.root_moves.len().min(index + 1);
            self.root_moves[..searched].sort_by_key(|root| Reverse(root.value));
            // An incomplete set of lines replaces only a smaller one: in the first iteration.
            if lines > 1 && searched >= self.candidates.len() {
                self.candidates = self.root_moves[..searched].to_vec();
            }
        }
    }

    /// Takes over the deepest iteration that any thread has completed, if it supersedes this thread's.
    /// Returns its depth.
    fn take_over(&mut self) -> Option<u32> {
        if !self.worker.is_superseded() {
            return None;
        }
        let Iteration {
            depth,
            seldepth,
            root_moves,
        } = self.worker.shared.frontier.iteration();
        self.root_moves = root_moves;
        self.worker.seldepth = seldepth;
        self.worker.stopped = false;
        Some(depth)
    }

    /// Reports the best line once more: as the result of the last completed iteration, or if the incomplete one
    /// after it found a better move, as a bound of that.
    pub(super) fn report_again(&mut self, handler: &mut dyn Handler) {
        self.extend_best_line();
        let (depth, bound) = if self.improved {
            (self.completed_depth + 1, Bound::Lower)
        } else {
            (self.completed_depth, Bound::Exact)
        };
        self.report(depth, 0, bound, handler);
    }

    /// Extends the best line to at most the completed depth by hash moves and wins at once. With several threads
    /// the line ends where the table answered for a node.
    fn extend_best_line(&mut self) {
        let Some(root) = self.root_moves.first_mut() else {
            return;
        };
        let mut record = self.record.clone();
        for &mv in &root.line {
            if record.play(mv).is_err() {
                return;
            }
        }
        let hash_move = |position: &_| self.worker.probe_table_of(position)?.mv;
        while root.line.len() < self.completed_depth as usize
            && record.repetitions() == 1
            && let Some(mv) =
                standing_win(record.position()).or_else(|| hash_move(record.position()))
            && record.play(mv).is_ok()
        {
            root.line.push(mv);
        }
    }

    /// Whether a search for a mate has found one that is short enough.
    fn found_mate(&self) -> bool {
        let best = self.root_moves.first().map(|root| Score::new(root.value));
        match (self.worker.shared.limits.mate, best) {
            (Some(moves), Some(Score::Wins(plies))) => win_moves(plies) <= moves,
            _ => false,
        }
    }

    /// Whether the search has used its soft node limit.
    fn used_soft_nodes(&self) -> bool {
        let Worker { shared, nodes, .. } = self.worker;
        let soft = shared.limits.soft_nodes;
        soft.is_some_and(|soft| nodes + shared.nodes_of_others(self.worker.index) >= soft)
    }

    /// The trend after an iteration: `last` is the trend before it, `last_best` the best move and
    /// score before it, `None` after the first iteration.
    fn trend(&self, last: Trend, last_best: Option<(Move, Value)>) -> Trend {
        let (Some(root), Some((mv, value))) = (self.root_moves.first(), last_best) else {
            return Trend::default();
        };
        let nodes: u64 = self.root_moves.iter().map(|root| root.nodes).sum();
        Trend {
            stability: if root.line[0] == mv {
                last.stability + 1
            } else {
                0
            },
            score_drop: value - root.value,
            effort: (root.nodes * 100 / nodes.max(1)) as u32,
        }
    }

    /// Whether a search with a time limit should play its move rather than begin another iteration:
    /// the soft limit has passed, there is only one move, or a deeper search cannot find a shorter
    /// mate.
    fn is_time_to_move(&self, depth: u32, trend: Trend) -> bool {
        let clock = &self.worker.shared.clock;
        let shortest_mate = self
            .root_moves
            .first()
            .is_none_or(|root| is_mate(root.value) && root.value.abs() >= mate_at(depth as usize));
        clock.is_limited()
            && (shortest_mate || self.root_moves.len() == 1 || clock.soft_limit_reached(trend))
    }

    /// Searches the root moves from `index` on in an aspiration window around the last score, and
    /// widens the window on the side where the score falls outside.
    fn aspiration_search(&mut self, depth: u32, index: usize, handler: &mut dyn Handler) {
        let Some(root) = self.root_moves.get(index) else {
            return;
        };
        let expected = root.previous_value;
        let mut width = params::aspiration_window();
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth as i32 >= params::aspiration_depth() && !is_mate(expected) {
            (alpha, beta) = (expected - width, expected + width);
        }
        loop {
            let first = self.root_moves[index].line[0];
            let value = self.search_root(depth, index, alpha, beta, handler);
            // Also after a stop: the first move is searched first, so a move that scored better than
            // it did so at the same depth.
            self.root_moves[index..].sort_by_key(|root| Reverse(root.value));
            if self.worker.stopped {
                if self.root_moves[index].line[0] != first {
                    self.report(depth, index, Bound::Lower, handler);
                }
                return;
            }
            width = width * params::aspiration_growth() / 100;
            let bound = if value <= alpha {
                alpha = widen(alpha, -width);
                Bound::Upper
            } else if value >= beta {
                beta = widen(beta, width);
                Bound::Lower
            } else {
                return;
            };
            self.report(depth, index, bound, handler);
        }
    }

    /// Searches the root moves from `index` on. Returns the best score.
    fn search_root(
        &mut self,
        depth: u32,
        index: usize,
        mut alpha: Value,
        beta: Value,
        handler: &mut dyn Handler,
    ) -> Value {
        self.worker.pv.clear(0);
        let mut best = -INFINITE;
        for root in &mut self.root_moves[index + 1..] {
            root.value = -INFINITE;
        }
        for current in self.search_order(index) {
            let value = if current == index {
                self.search_first_root_move(depth, index, alpha, beta, handler)
            } else {
                self.search_root_move(depth, current, false, alpha, beta, handler)
            };
            if self.worker.stopped {
                return best;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The score of the first move, the one with this index. If another thread finds its exact score first,
    /// this one goes on with that.
    fn search_first_root_move(
        &mut self,
        depth: u32,
        index: usize,
        alpha: Value,
        beta: Value,
        handler: &mut dyn Handler,
    ) -> Value {
        let frontier = &self.worker.shared.frontier;
        self.worker.goal = Stage::FirstMove(depth);
        let mut value = -INFINITE;
        if !self.worker.is_superseded() {
            value = self.search_root_move(depth, index, true, alpha, beta, handler);
            let is_exact = !self.worker.stopped && value > alpha && value < beta;
            if is_exact && self.worker.shares_frontier {
                frontier.complete_first_move(depth, self.root_moves[index].clone());
            }
        }
        if self.worker.is_superseded() {
            let first = frontier.first_move(depth);
            self.worker.stopped = first.is_none();
            if let Some(first) = first {
                value = first.value;
                self.put_first(first);
            }
        }
        self.worker.goal = Stage::Iteration(depth);
        value
    }

    /// Makes a move with its results the first one.
    fn put_first(&mut self, first: RootMove) {
        let mv = first.line[0];
        if let Some(at) = self.root_moves.iter().position(|root| root.line[0] == mv) {
            self.root_moves[..=at].rotate_right(1);
            self.root_moves[0] = first;
        }
    }

    /// The score of the root move with this index: the first one with the full window, later ones with a
    /// null window first.
    fn search_root_move(
        &mut self,
        depth: u32,
        current: usize,
        is_first: bool,
        alpha: Value,
        beta: Value,
        handler: &mut dyn Handler,
    ) -> Value {
        let mv = self.root_moves[current].line[0];
        if self.worker.index == 0 && self.worker.shared.clock.elapsed() >= LONG_SEARCH {
            handler.root_move(depth, mv, current + 1);
        }
        let nodes_before = self.worker.nodes;
        let child_depth = depth as i32 - 1;
        let value = self.worker.search_move(mv, 0, |worker| {
            if is_first {
                -worker.alpha_beta::<Pv>(child_depth, 1, -beta, -alpha, false)
            } else {
                worker.pvs::<Pv>(child_depth, 0, 1, alpha, beta, true)
            }
        });
        let root = &mut self.root_moves[current];
        root.nodes += self.worker.nodes - nodes_before;
        if self.worker.stopped {
            return value;
        }
        if value > alpha {
            (root.value, root.previous_value) = (value, value);
            self.worker.pv.update(0, mv);
            root.line.clear();
            root.line.extend_from_slice(self.worker.pv.root_line());
        } else if is_first {
            // Failed low: keep the line, the best one known.
            (root.value, root.previous_value) = (value, value);
        }
        value
    }

    /// The order in which the root moves from `index` on are searched. Every thread begins with the
    /// first move. Every second helper then goes backwards: when it meets the other threads, the
    /// table holds most of what remains to be searched by either.
    fn search_order(&self, index: usize) -> impl Iterator<Item = usize> + use<> {
        let (count, backwards) = (self.root_moves.len(), !self.worker.index.is_multiple_of(2));
        (index..count).map(move |step| {
            if backwards && step > index {
                count + index - step
            } else {
                step
            }
        })
    }

    /// Whether the caller asked for several lines, which are reported together after each iteration.
    fn reports_sets(&self) -> bool {
        let limits = self.worker.shared.limits;
        limits.multi_pv > 1 && limits.strength.is_none()
    }

    /// Reports the line with this index. At reduced strength only the first line is reported, as the
    /// caller did not ask for the others. Bounds are reported of a single line only.
    fn report(&self, depth: u32, index: usize, bound: Bound, handler: &mut dyn Handler) {
        let Worker {
            shared, ref table, ..
        } = self.worker;
        let is_hidden_line = index > 0 && shared.limits.strength.is_some();
        if is_hidden_line || bound != Bound::Exact && self.reports_sets() {
            return;
        }
        let Some(root) = self.root_moves.get(index) else {
            return;
        };
        handler.info(&Info {
            depth,
            seldepth: self.worker.seldepth as u32,
            multi_pv: index + 1,
            score: Score::new(root.value),
            bound,
            nodes: self.worker.nodes + shared.nodes_of_others(self.worker.index),
            hashfull: table.hashfull(),
            time: shared.clock.elapsed(),
            pv: &root.line,
        });
    }
}

/// All legal moves, in the order of the move picker, so that the first one is a fair choice even if
/// no iteration completes.
fn ordered_root_moves(worker: &mut Worker<'_>) -> MoveList {
    let threat = Threat::of(&mut worker.position);
    let mut picker = Picker::new(None, [None; 3], worker.previous_plies(0), threat);
    let mut moves = MoveList::new();
    while let Some(pick) = picker.next(&mut worker.position, worker.histories, false) {
        moves.push(pick.mv);
    }
    // Under a threat the picker leaves out the moves that do not parry it.
    for mv in worker.position.legal_moves() {
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    moves
}

/// Moves a bound of the aspiration window outwards. Far from the evaluation's usual range the bound
/// becomes infinite: a window does not help in won or lost games.
fn widen(bound: Value, by: Value) -> Value {
    let wide = bound + by;
    if wide.abs() > params::aspiration_most() {
        INFINITE * by.signum()
    } else {
        wide
    }
}
