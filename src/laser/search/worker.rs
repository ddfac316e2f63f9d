//! One thread's search: what it carries along, and the iterations at the root.

use super::alphabeta::Pv;
use super::clock::Progress;
use super::history::{ContinuationKey, ContinuationKeys, Histories};
use super::picker::Picker;
use super::pv::PvTable;
use super::repetition::RepetitionStack;
use super::score::{Bound, DRAW, INFINITE, Score, Value, is_decided, mate_at, mated_at};
use super::table::Table;
use super::thread_state::ThreadState;
use super::threads::SharedState;
use super::{Handler, Info, MAX_DEPTH, MAX_PLY};
use crate::laser::eval::{EvalCache, Evaluator};
use crate::laser::rules::{Move, MoveList, Position, Record};
use std::time::Duration;

/// Half the width of the first window around the score of the iteration before.
const ASPIRATION_WINDOW: Value = 18;
/// Nodes between two looks at the clock and the others, about a millisecond's worth at most.
const CHECK_INTERVAL: u64 = 512;
/// From when on it is told which move of the root is searched.
const LONG: Duration = Duration::from_secs(3);

/// A thread's search.
pub(super) struct Worker<'a> {
    pub(super) position: Position,
    pub(super) evaluator: Evaluator,
    pub(super) repetition: RepetitionStack,
    pub(super) pv: PvTable,
    pub(super) histories: &'a mut Histories,
    pub(super) eval_cache: &'a mut EvalCache,
    /// The static score at each ply from the root; none where the King stands in the light.
    pub(super) evals: [Option<Value>; MAX_PLY + 2],
    /// The ply that led to each distance from the root.
    pub(super) continuation_keys: [ContinuationKey; MAX_PLY + 2],
    /// May the search leave out and shorten lines that promise little? It may not where it is
    /// asked for a proof.
    pub(super) selective: bool,
    /// The ply that was reached by a pass, of the last one on the way here.
    pub(super) null_move_ply: Option<usize>,
    pub(super) shared: &'a SharedState<'a>,
    pub(super) table: Table<'a>,
    pub(super) nodes: u64,
    pub(super) seldepth: usize,
    /// Set once the budget is used up: all that is still on the stack then means nothing.
    pub(super) stopped: bool,
    /// Which of the shared it is; the first watches the clock for all.
    index: usize,
    /// Nodes that the others had searched when it last looked.
    nodes_of_others: u64,
    /// The last iteration that was completed.
    depth_done: u32,
    root_moves: Vec<RootMove>,
    /// The best lines as they were last known at one depth, where the strength is to choose from
    /// them.
    candidates: Vec<RootMove>,
}

/// A move at the root, with what the last iteration that searched it found.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    /// Its score in the iteration that runs, or in the last one before the first move of the next
    /// is done; less than any score where it is only known to be no better than others.
    value: Value,
    /// Its score in the last iteration that gave it one.
    previous: Value,
    /// The nodes that it took in the iteration that runs, or in the last one.
    nodes: u64,
    /// The best line that begins with the move.
    pub(super) line: Vec<Move>,
}

impl<'a> Worker<'a> {
    /// A worker at the end of this record, with the moves that it may choose from.
    pub(super) fn new(
        record: &Record,
        shared: &'a SharedState<'a>,
        index: usize,
        state: &'a mut ThreadState,
    ) -> Worker<'a> {
        let limits = shared.limits;
        let mut worker = Worker {
            position: record.position().clone(),
            evaluator: Evaluator::new(record.position()),
            repetition: RepetitionStack::new(record),
            pv: PvTable::new(),
            histories: &mut state.histories,
            eval_cache: &mut state.eval_cache,
            evals: [None; MAX_PLY + 2],
            continuation_keys: [ContinuationKey::NONE; MAX_PLY + 2],
            selective: limits.mate.is_none(),
            null_move_ply: None,
            shared,
            table: shared.table,
            nodes: 0,
            seldepth: 0,
            stopped: false,
            index,
            nodes_of_others: 0,
            depth_done: 0,
            root_moves: Vec::new(),
            candidates: Vec::new(),
        };
        // In the order of the search, so that the first is a fair move even if time allows none.
        let mut picker = Picker::new(None, [None; 3], worker.before(0));
        let mut moves = MoveList::new();
        while let Some(pick) = picker.next(&mut worker.position, worker.histories, false) {
            moves.push(pick.mv);
        }
        // The picker leaves out what loses at once.
        for mv in record.position().legal_moves() {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        for mv in moves {
            if limits.search_moves.is_empty() || limits.search_moves.contains(&mv) {
                worker.root_moves.push(RootMove {
                    value: -INFINITE,
                    previous: -INFINITE,
                    nodes: 0,
                    line: vec![mv],
                });
            }
        }
        worker
    }

    /// The moves of the root, best first once an iteration is done.
    pub(super) fn root_moves(&self) -> &[RootMove] {
        &self.root_moves
    }

    /// Which of the shared it is, from 0.
    pub(super) fn index(&self) -> usize {
        self.index
    }

    /// The last iteration that was completed; 0 if none was.
    pub(super) fn depth_done(&self) -> u32 {
        self.depth_done
    }

    /// The move that it would play, and its score; none before the first iteration is done.
    pub(super) fn choice(&self) -> Option<(Move, Value)> {
        let root = self.root_moves.first()?;
        (self.depth_done > 0).then(|| (root.line[0], root.value))
    }

    /// May the move of another worker be played in place of the first one's? Not where several
    /// lines were reported, a depth is asked for, or it is a matter of proof.
    pub(super) fn may_be_outvoted(&self) -> bool {
        let limits = self.shared.limits;
        self.selective && limits.multi_pv <= 1 && limits.depth.is_none()
    }

    /// Searches deeper and deeper until the limits say stop, and tells how many nodes it took.
    pub(super) fn iterative_deepening(&mut self, handler: &mut dyn Handler) {
        self.iterate(handler);
        self.shared.count(self.index, self.nodes);
    }

    /// Puts the line in front that the strength makes it play, and tells of it. Nothing happens at
    /// the full strength, and where there is no choice.
    pub(super) fn play_down(&mut self, handler: &mut dyn Handler) {
        let Some(strength) = self
            .shared
            .limits
            .strength
            .filter(|_| self.candidates.len() > 1)
        else {
            return;
        };
        let values: Vec<Value> = self.candidates.iter().map(|root| root.value).collect();
        let chosen = strength.choose(&values);
        self.candidates.swap(0, chosen);
        self.root_moves = std::mem::take(&mut self.candidates);
        self.report(self.depth_done.max(1), 0, Bound::Exact, handler);
    }

    fn iterate(&mut self, handler: &mut dyn Handler) {
        let limits = self.shared.limits;
        let lines = match self.index {
            0 => limits.multi_pv.clamp(1, self.root_moves.len().max(1)),
            _ => 1,
        };
        let deepest = match (self.index, limits.depth) {
            (0, Some(depth)) => depth.min(MAX_DEPTH),
            // A helper is of use until the first is done.
            _ => MAX_DEPTH,
        };
        let mut progress = Progress::default();
        for depth in 1..=deepest {
            if self.index > 0 && self.shared.is_finished() {
                return;
            }
            if self.skips(depth) {
                continue;
            }
            self.seldepth = 0;
            let before = self
                .root_moves
                .first()
                .map(|root| (root.line[0], root.value));
            for root in &mut self.root_moves {
                root.nodes = 0;
            }
            for index in 0..lines {
                self.aspiration_search(depth, index, handler);
                if self.stopped {
                    return;
                }
                // A line that was searched later may turn out better than one before it.
                let searched = self.root_moves.len().min(index + 1);
                self.root_moves[..searched].sort_by_key(|root| std::cmp::Reverse(root.value));
                // Only the first iteration's lines are of use before all of them are there.
                if self.shared.limits.strength.is_some() && searched >= self.candidates.len() {
                    self.candidates = self.root_moves[..searched].to_vec();
                }
            }
            self.depth_done = depth;
            for index in 0..lines {
                self.report(depth, index, Bound::Exact, handler);
            }
            progress = self.progress(progress, before.filter(|_| depth > 1));
            let enough =
                self.index == 0 && self.shared.clock.is_running() && self.enough(depth, progress);
            if self.found_mate() || enough {
                return;
            }
        }
    }

    /// Does this worker leave out the iteration? The first helper does all that the first thread does.
    /// Of the others every second one leaves out the odd ones and the rest the even ones, so that
    /// there is always somebody ahead who fills the table.
    fn skips(&self, depth: u32) -> bool {
        self.index > 1 && depth > 1 && (depth as usize + self.index).is_multiple_of(2)
    }

    /// Has the search for a mate found one that is short enough?
    fn found_mate(&self) -> bool {
        let best = self.root_moves.first().map(|root| Score::new(root.value));
        match (self.shared.limits.mate, best) {
            (Some(moves), Some(Score::Wins(plies))) => plies.div_ceil(2) <= moves,
            _ => false,
        }
    }

    /// What an iteration showed, with the progress before it and the best move and its score then;
    /// none at the first one.
    fn progress(&self, last: Progress, before: Option<(Move, Value)>) -> Progress {
        let (Some(root), Some((mv, value))) = (self.root_moves.first(), before) else {
            return Progress::default();
        };
        let nodes: u64 = self.root_moves.iter().map(|root| root.nodes).sum();
        Progress {
            stability: match root.line[0] == mv {
                true => last.stability + 1,
                false => 0,
            },
            score_drop: value - root.value,
            effort: (root.nodes * 100 / nodes.max(1)) as u32,
        }
    }

    /// Is another iteration not worth its time?
    fn enough(&self, depth: u32, progress: Progress) -> bool {
        let decided = self.root_moves.first().is_none_or(|root| {
            // A deeper search can not find a shorter way.
            is_decided(root.value) && root.value.abs() >= mate_at(depth as usize)
        });
        decided || self.root_moves.len() == 1 || self.shared.clock.no_time_to_go_on(progress)
    }

    /// Searches the moves from `index` on in a window around the last score, which is widened on
    /// the side where the score falls outside.
    fn aspiration_search(&mut self, depth: u32, index: usize, handler: &mut dyn Handler) {
        let Some(root) = self.root_moves.get(index) else {
            return;
        };
        let expected = root.previous;
        let mut width = ASPIRATION_WINDOW;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth > 3 && !is_decided(expected) {
            (alpha, beta) = (expected - width, expected + width);
        }
        loop {
            let front = self.root_moves[index].line[0];
            let value = self.search_root(depth, index, alpha, beta, handler);
            // Also of a search that was cut short: what is better than the move in front, which
            // is searched first, is so at the same depth.
            self.root_moves[index..].sort_by_key(|root| std::cmp::Reverse(root.value));
            if self.stopped {
                if self.root_moves[index].line[0] != front {
                    self.report(depth, index, Bound::Lower, handler);
                }
                return;
            }
            width *= 4;
            let bound = if value <= alpha {
                alpha = widened(alpha, -width);
                Bound::Upper
            } else if value >= beta {
                beta = widened(beta, width);
                Bound::Lower
            } else {
                return;
            };
            self.report(depth, index, bound, handler);
        }
    }

    /// Searches the root's moves from `index` on.
    fn search_root(
        &mut self,
        depth: u32,
        index: usize,
        mut alpha: Value,
        beta: Value,
        handler: &mut dyn Handler,
    ) -> Value {
        self.pv.clear(0);
        let mut best = -INFINITE;
        for root in &mut self.root_moves[index + 1..] {
            root.value = -INFINITE;
        }
        for current in self.order(index) {
            let mv = self.root_moves[current].line[0];
            let first = current == index;
            if self.index == 0 && self.shared.clock.elapsed() >= LONG {
                handler.root_move(depth, mv, current + 1);
            }
            let nodes = self.nodes;
            let below = depth as i32 - 1;
            let value = self.search_move(mv, 0, |worker| match first {
                true => -worker.alpha_beta::<Pv>(below, 1, -beta, -alpha),
                false => worker.null_window_search::<Pv>(below, 0, 1, alpha, beta),
            });
            self.root_moves[current].nodes += self.nodes - nodes;
            if self.stopped {
                return best;
            }
            let root = &mut self.root_moves[current];
            if value > alpha {
                (root.value, root.previous) = (value, value);
                self.pv.update(0, mv);
                root.line.clear();
                root.line.extend_from_slice(self.pv.line());
            } else if first {
                // Worse than expected; its line is still the best one known.
                (root.value, root.previous) = (value, value);
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The order in which the root's moves from `index` on are searched. The one in front comes first for
    /// all, and every second helper then begins at the back: where it meets the others most of
    /// what is left to either stands in the table.
    fn order(&self, index: usize) -> impl Iterator<Item = usize> + use<> {
        let (count, backwards) = (self.root_moves.len(), !self.index.is_multiple_of(2));
        (index..count).map(move |step| match backwards && step > index {
            true => count + index - step,
            false => step,
        })
    }

    /// Tells of the line at this index; below the full strength, where the others were not asked
    /// for, only of the first.
    pub(super) fn report(&self, depth: u32, index: usize, bound: Bound, handler: &mut dyn Handler) {
        if index > 0 && self.shared.limits.strength.is_some() {
            return;
        }
        let Some(root) = self.root_moves.get(index) else {
            return;
        };
        handler.info(&Info {
            depth,
            seldepth: self.seldepth as u32,
            multi_pv: index + 1,
            score: Score::new(root.value),
            bound,
            nodes: self.nodes + self.shared.nodes_of_others(self.index),
            hashfull: self.table.hashfull(),
            time: self.shared.clock.elapsed(),
            pv: &root.line,
        });
    }

    /// Plays a move, asks `search` for the score of the position after it unless the game is then
    /// over or drawn, and takes the move back. `ply` counts from the root to the position before.
    #[inline]
    pub(super) fn search_move(
        &mut self,
        mv: Move,
        ply: usize,
        search: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let side = self.position.side();
        let played = self.position.play_unchecked(mv);
        self.table.prefetch(self.position.key());
        let value = match played.winner() {
            Some(winner) => {
                self.pv.clear(ply + 1);
                if winner == side {
                    mate_at(ply + 1)
                } else {
                    mated_at(ply + 1)
                }
            }
            None => {
                self.evaluator.play(&played, &self.position);
                self.continuation_keys[ply + 1] = ContinuationKey::of(&played);
                self.repetition
                    .push(&self.position, played.removed.is_some());
                let value = if self.repetition.is_draw() {
                    self.pv.clear(ply + 1);
                    DRAW
                } else {
                    search(self)
                };
                self.repetition.pop();
                self.evaluator.undo();
                value
            }
        };
        self.position.undo(&played);
        value
    }

    /// The plies before the node at this distance from the root.
    #[inline]
    pub(super) fn before(&self, ply: usize) -> ContinuationKeys {
        [
            self.continuation_keys[ply],
            ply.checked_sub(1)
                .map_or(ContinuationKey::NONE, |ply| self.continuation_keys[ply]),
        ]
    }

    /// Asked at every node: must the search end here?
    #[inline]
    pub(super) fn should_stop(&mut self) -> bool {
        // Nobody is asked at the very first nodes, so that even an answer demanded at once has
        // looked one ply ahead.
        if self.nodes != 0 && self.nodes.is_multiple_of(CHECK_INTERVAL) {
            self.check_limits();
        }
        if let Some(limit) = self.shared.limits.nodes
            && self.nodes + self.nodes_of_others >= limit
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// Tells the others of the nodes searched, and looks whether it is time to stop.
    #[cold]
    fn check_limits(&mut self) {
        self.shared.count(self.index, self.nodes);
        if let Some(limit) = self.shared.limits.nodes {
            // The first watches the clock, but nodes may be used up while it waits for a core.
            // Without such a limit nobody reads what all others write.
            self.nodes_of_others = self.shared.nodes_of_others(self.index);
            if self.nodes + self.nodes_of_others >= limit {
                self.shared.finish();
            }
        }
        let late = self.index == 0 && self.shared.clock.must_stop();
        self.stopped |= late || self.shared.is_finished();
    }
}

fn widened(limit: Value, by: Value) -> Value {
    // Far outside it is a matter of won or lost games, where a window does not help.
    let wide = limit + by;
    if wide.abs() > 2_000 {
        INFINITE * by.signum()
    } else {
        wide
    }
}
