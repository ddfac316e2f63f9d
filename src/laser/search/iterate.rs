//! Iterative deepening: one thread searches the root position to increasing depths, with aspiration
//! windows.

use super::mate::{play_out, win_moves};
use super::params;
use super::picker::Picker;
use super::root_move::{Iteration, RootMove};
use super::shared::SharedState;
use super::threats::{Threat, standing_win};
use super::time_management::Trend;
use super::worker::{ThreadState, Worker};
use crate::laser::rules::{Move, MoveList, Record};
use crate::search::{Bound, Handler, INFINITE, Info, Score, Value, Window, is_mate, mate_at};
use std::cmp::Reverse;
use std::mem;

/// The maximum depth of an iteration, in plies.
pub const MAX_DEPTH: u32 = 128;

/// One thread's search of the root position.
pub(super) struct RootSearch<'a> {
    /// The game up to the root.
    record: &'a Record,
    worker: Worker<'a>,
    /// The best lines of the last completed iteration, if several are reported.
    candidates: Vec<RootMove>,
    /// The depth of the last completed iteration; 0 if there is none.
    completed_depth: u32,
    /// Whether the incomplete iteration after that found a better move.
    improved: bool,
    /// The score of the best line last reported, exact or a bound.
    pub(super) reported: Option<Score>,
}

/// The result of a thread's search.
#[derive(Clone, Debug)]
pub(super) struct ThreadResult {
    /// The last completed iteration.
    iteration: Iteration,
    /// Whether the incomplete iteration after that found a better move.
    improved: bool,
}

impl ThreadResult {
    /// The rank of a thread's result: by a winning mate, the shortest highest, then by the depth of
    /// the completed iteration, then by the score of a better move found since.
    pub(super) fn rank(&self) -> impl PartialOrd + use<> {
        let depth = self.iteration.depth;
        let best = self.iteration.root_moves.first().filter(|_| depth > 0);
        let value = best.map(|root| root.value);
        let mate = value.filter(|&value| value > 0 && is_mate(value));
        (mate, depth, value.filter(|_| self.improved))
    }
}

impl<'a> RootSearch<'a> {
    /// A search of the position at the end of this record by the thread with this index.
    pub(super) fn new(
        record: &'a Record,
        shared: &'a SharedState<'a>,
        index: usize,
        state: &'a mut ThreadState,
        handler: &'a mut dyn Handler<Move>,
    ) -> RootSearch<'a> {
        let mut worker = Worker::new(record, shared, index, state, handler);
        let moves = ordered_root_moves(&mut worker);
        let allowed = &shared.limits.search_moves;
        let moves = moves
            .into_iter()
            .filter(|mv| allowed.is_empty() || allowed.contains(mv));
        worker.root_moves = moves.map(RootMove::new).collect();
        RootSearch {
            record,
            worker,
            candidates: Vec::new(),
            completed_depth: 0,
            improved: false,
            reported: None,
        }
    }

    pub(super) fn result(&self) -> ThreadResult {
        ThreadResult {
            iteration: Iteration {
                depth: self.completed_depth,
                seldepth: self.worker.seldepth,
                root_moves: self.worker.root_moves.clone(),
            },
            improved: self.improved,
        }
    }

    /// The best root move; `None` if there is no move to consider.
    pub(super) fn best(&self) -> Option<&RootMove> {
        self.worker.root_moves.first()
    }

    /// Iterative deepening: searches depth 1, 2, 3, ... until a limit is reached.
    pub(super) fn run(&mut self) {
        self.iterate();
        let Worker { index, nodes, .. } = self.worker;
        self.worker.shared.publish_nodes(index, nodes);
    }

    fn iterate(&mut self) {
        let shared = self.worker.shared;
        let limits = shared.limits;
        let is_main = self.worker.index == 0;
        let lines = if is_main {
            limits
                .multi_pv
                .clamp(1, self.worker.root_moves.len().max(1))
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
            let last = self.best().map(|root| (root.mv(), root.value));
            self.search_iteration(depth, lines);
            if self.worker.stopped {
                let Some(iteration) = self.superseding_iteration() else {
                    if self.reports_sets() && !self.candidates.is_empty() {
                        // The move played is the best one of the last set reported.
                        self.worker.root_moves = mem::take(&mut self.candidates);
                    }
                    if is_main {
                        self.extend_line(0);
                    }
                    self.improved = self.best().map(RootMove::mv) != last.map(|(mv, _)| mv);
                    return;
                };
                depth = iteration.depth;
                self.adopt(iteration);
                self.worker.stopped = false;
            } else {
                self.completed_depth = depth;
                if self.worker.shares_progress {
                    shared.progress.complete(self.result().iteration);
                }
            }
            if is_main {
                for index in 0..lines {
                    self.extend_line(index);
                    self.report(depth, index, Bound::Exact);
                }
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
    fn search_iteration(&mut self, depth: u32, lines: usize) {
        self.worker.seldepth = 0;
        self.worker.horizon_extension_limit = params::horizon_extension_limit(depth);
        for root in &mut self.worker.root_moves {
            root.nodes = 0;
        }
        for index in 0..lines.min(self.worker.root_moves.len()) {
            self.worker.line_index = index;
            self.aspiration_search(depth);
            if self.worker.stopped {
                return;
            }
            // A line searched later may turn out better than an earlier one.
            let searched = &mut self.worker.root_moves[..=index];
            searched.sort_by_key(|root| Reverse(root.value));
            // An incomplete set of lines replaces only a smaller one: in the first iteration.
            if lines > 1 && searched.len() >= self.candidates.len() {
                self.candidates = searched.to_vec();
            }
        }
    }

    /// The deepest iteration that any thread has completed, if it supersedes this thread's.
    fn superseding_iteration(&self) -> Option<Iteration> {
        let is_superseded = self.worker.is_superseded();
        is_superseded.then(|| self.worker.shared.progress.iteration())
    }

    fn adopt(&mut self, iteration: Iteration) {
        self.completed_depth = iteration.depth;
        self.worker.seldepth = iteration.seldepth;
        self.worker.root_moves = iteration.root_moves;
    }

    /// Adopts another thread's result, and reports its best line again: as the result of the last
    /// completed iteration or, if the incomplete one after it found a better move, as a bound on that.
    pub(super) fn adopt_result(&mut self, result: ThreadResult) {
        self.adopt(result.iteration);
        self.extend_line(0);
        if result.improved {
            self.report(self.completed_depth + 1, 0, Bound::Lower);
        } else {
            self.report(self.completed_depth, 0, Bound::Exact);
        }
    }

    /// Extends the line with this index: that of a mate score to the end of the game, that of another score, with
    /// several threads, by hash moves.
    fn extend_line(&mut self, index: usize) {
        let side = self.record.position().side();
        let Some(root) = self.worker.root_moves.get_mut(index) else {
            return;
        };
        let (winner, plies) = match Score::new(root.value) {
            Score::Points(_) if self.worker.shares_progress => {
                return self.extend_by_hash_moves(index);
            }
            Score::Points(_) => return,
            Score::Wins(plies) => (side, plies),
            Score::Loses(plies) => (!side, plies),
        };
        if play_out(self.record, &mut root.line, winner, plies as usize) {
            root.value = mate_at(root.line.len()) * root.value.signum();
        }
    }

    /// Extends a line by hash moves and immediate wins, to at most the completed depth. With several threads it
    /// ends at a node that the table cut off.
    fn extend_by_hash_moves(&mut self, index: usize) {
        let mut record = self.record.clone();
        let mut line = self.worker.root_moves[index].line.clone();
        if line.iter().any(|&mv| record.play(mv).is_err()) {
            return;
        }
        let hash_move = |position: &_| self.worker.probe_table(position)?.mv;
        while line.len() < self.completed_depth as usize
            && record.repetitions() == 1
            && let Some(mv) =
                standing_win(record.position()).or_else(|| hash_move(record.position()))
            && record.play(mv).is_ok()
        {
            line.push(mv);
        }
        self.worker.root_moves[index].line = line;
    }

    /// Whether a search for a mate has found a short enough one.
    fn found_mate(&self) -> bool {
        let best = self.best().map(|root| Score::new(root.value));
        match (self.worker.shared.limits.mate, best) {
            (Some(moves), Some(Score::Wins(plies))) => win_moves(plies) <= moves,
            _ => false,
        }
    }

    fn used_soft_nodes(&self) -> bool {
        let soft = self.worker.shared.limits.soft_nodes;
        soft.is_some_and(|soft| self.worker.all_nodes() >= soft)
    }

    /// The trend after an iteration: `last` is the trend before it, `last_best` the best move and
    /// score before it, `None` after the first iteration.
    fn trend(&self, last: Trend, last_best: Option<(Move, Value)>) -> Trend {
        let (Some(root), Some((mv, value))) = (self.best(), last_best) else {
            return Trend::default();
        };
        let nodes: u64 = self.worker.root_moves.iter().map(|root| root.nodes).sum();
        let is_kept = root.mv() == mv;
        Trend {
            stability: if is_kept { last.stability + 1 } else { 0 },
            score_drop: value - root.value,
            effort: (root.nodes * 100 / nodes.max(1)) as u32,
        }
    }

    /// Whether a search with a time limit should play its move rather than start another iteration:
    /// the soft limit has passed, there is only one move, or a deeper search cannot find a shorter
    /// mate.
    fn is_time_to_move(&self, depth: u32, trend: Trend) -> bool {
        let clock = &self.worker.shared.clock;
        let shortest = mate_at(depth as usize);
        let is_decided = |root: &RootMove| is_mate(root.value) && root.value.abs() >= shortest;
        clock.is_limited()
            && (self.best().is_none_or(is_decided)
                || self.worker.root_moves.len() == 1
                || clock.soft_limit_reached(trend.percent()))
    }

    /// Searches the root moves from the current line's on in an aspiration window around the last score, and
    /// widens the window on the side where the score falls outside.
    fn aspiration_search(&mut self, depth: u32) {
        let index = self.worker.line_index;
        let expected = self.worker.root_moves[index].previous_value;
        let mut width = params::aspiration_window();
        let mut window = Window::FULL;
        if depth as i32 >= params::aspiration_depth() && !is_mate(expected) {
            window.alpha = expected - width;
            window.beta = expected + width;
        }
        loop {
            let first = self.worker.root_moves[index].mv();
            let value = self.worker.search_root(depth, window);
            // Sorted even after a stop: the first move is searched first, so a move that now scores
            // better does so at the same depth.
            self.worker.root_moves[index..].sort_by_key(|root| Reverse(root.value));
            if self.worker.stopped {
                if self.worker.root_moves[index].mv() != first {
                    self.report(depth, index, Bound::Lower);
                }
                return;
            }
            width = width * params::aspiration_growth() / 100;
            let bound = window.bound(value);
            match bound {
                Bound::Exact => return,
                Bound::Upper => window.alpha = widen(window.alpha, -width),
                Bound::Lower => window.beta = widen(window.beta, width),
            }
            self.report(depth, index, bound);
        }
    }

    /// Whether the caller asked for several lines, which are reported together after each iteration.
    fn reports_sets(&self) -> bool {
        self.worker.shared.limits.multi_pv > 1
    }

    /// Reports the line with this index. Bounds are reported only for a single line.
    fn report(&mut self, depth: u32, index: usize, bound: Bound) {
        let shared = self.worker.shared;
        if bound != Bound::Exact && self.reports_sets() {
            return;
        }
        let nodes = self.worker.all_nodes();
        let Worker {
            root_moves,
            handler,
            seldepth,
            ..
        } = &mut self.worker;
        if let Some(root) = root_moves.get(index) {
            let score = Score::new(root.value);
            if index == 0 {
                self.reported = Some(score);
            }
            handler.info(&Info {
                depth,
                seldepth: Some(*seldepth as u32),
                multi_pv: index + 1,
                score,
                bound: shown(bound, score, root.line.len()),
                nodes,
                hashfull: Some(shared.table.hashfull()),
                deals: 0,
                time: shared.clock.elapsed(),
                pv: &root.line,
            });
        }
    }
}

/// What a score is that is reported with a line of this length: a mate score that the line does not show is not exact.
fn shown(bound: Bound, score: Score, length: usize) -> Bound {
    match (bound, score) {
        (Bound::Exact, Score::Wins(plies)) if plies as usize != length => Bound::Upper,
        (Bound::Exact, Score::Loses(plies)) if plies as usize != length => Bound::Lower,
        _ => bound,
    }
}

/// All legal moves, in the order of the move picker, so that the first one is a fair choice even if
/// no iteration completes.
fn ordered_root_moves(worker: &mut Worker<'_>) -> MoveList {
    let histories = &worker.shared.histories.moves;
    let threat = Threat::of(&mut worker.position);
    let mut picker = Picker::new(None, [None; 3], worker.stack.last_plies(0), threat);
    let mut moves = MoveList::new();
    while let Some(pick) = picker.next(&mut worker.position, histories) {
        moves.push(pick.mv);
    }
    // Under a threat the picker skips moves that do not parry it.
    for mv in worker.position.legal_moves() {
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    moves
}

/// Widens the aspiration window on one side. Far from the evaluation's usual range the bound becomes
/// infinite: a window does not help in won or lost games.
fn widen(bound: Value, by: Value) -> Value {
    let wide = bound + by;
    if wide.abs() > params::aspiration_max() {
        INFINITE * by.signum()
    } else {
        wide
    }
}
