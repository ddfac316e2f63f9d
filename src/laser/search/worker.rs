//! The state of one search thread, and what all parts of the search do with it.

use super::correction::{CorrectionHistory, CorrectionKeys};
use super::frontier::Stage;
use super::history::{ContinuationKey, ContinuationKeys, Histories};
use super::pv::PvTable;
use super::refutations::Refutations;
use super::repetition::RepetitionStack;
use super::score::{DRAW, MAX_PLY, Value, mate_at, mated_at};
use super::shared::SharedState;
use super::table::{Entry, Table};
use super::thread_state::ThreadState;
use crate::laser::eval::{EvalCache, Evaluator};
use crate::laser::rules::{Move, Position, Record};
use std::thread;

/// The number of nodes between two looks at the clock, at most about a millisecond's worth.
const CHECK_INTERVAL: u64 = 512;

/// The state of one search thread.
pub(super) struct Worker<'a> {
    /// The position of the current node.
    pub(super) position: Position,
    pub(super) evaluator: &'a mut Evaluator,
    pub(super) repetition: RepetitionStack,
    pub(super) pv: PvTable,
    pub(super) refutations: &'a mut Refutations,
    pub(super) histories: &'a Histories,
    pub(super) corrections: &'a CorrectionHistory,
    pub(super) eval_cache: &'a mut EvalCache,
    /// The static evaluation at each ply from the root; `None` under a standing threat.
    pub(super) static_evals: [Option<Value>; MAX_PLY + 2],
    /// The continuation key of the ply that led to each ply from the root.
    pub(super) continuation_keys: [ContinuationKey; MAX_PLY + 2],
    /// Whether pruning, reductions and extensions are allowed. A search for a mate must prove its
    /// result and does without them.
    pub(super) selective: bool,
    /// Nodes at the horizon are extended only before this ply, which is at most `MAX_PLY`.
    pub(super) horizon_extension_limit: usize,
    /// The ply reached by the last null move on the path to the current node.
    pub(super) null_move_ply: Option<usize>,
    pub(super) shared: &'a SharedState<'a>,
    pub(super) table: Table<'a>,
    /// The nodes that this thread has searched.
    pub(super) nodes: u64,
    /// The greatest ply reached in this iteration.
    pub(super) seldepth: usize,
    /// Whether this thread shares the frontier: what it works on, others may complete for it.
    pub(super) shares_frontier: bool,
    /// What this thread works on.
    pub(super) goal: Stage,
    /// Set when the iteration must end. Scores returned after that are meaningless.
    pub(super) stopped: bool,
    /// The index of the thread; 0 is the main thread.
    pub(super) index: usize,
    /// The nodes that the other threads had searched at the last look.
    nodes_of_others: u64,
}

impl<'a> Worker<'a> {
    /// A worker at the position at the end of this record.
    pub(super) fn new(
        record: &Record,
        shared: &'a SharedState<'a>,
        index: usize,
        state: &'a mut ThreadState,
    ) -> Worker<'a> {
        Worker {
            position: record.position().clone(),
            evaluator: &mut state.evaluator,
            repetition: RepetitionStack::new(record),
            pv: PvTable::new(),
            refutations: &mut state.refutations,
            histories: &shared.histories.moves,
            corrections: &shared.histories.corrections,
            eval_cache: &mut state.eval_cache,
            static_evals: [None; MAX_PLY + 2],
            continuation_keys: [ContinuationKey::NONE; MAX_PLY + 2],
            selective: shared.limits.mate.is_none(),
            horizon_extension_limit: 0,
            null_move_ply: None,
            shared,
            table: shared.table,
            nodes: 0,
            seldepth: 0,
            // Helpers search one line. Where the main thread searches several, they share the frontier among
            // themselves, and fill the transposition table until it is done.
            shares_frontier: shared.threads() > 1 && (index > 0 || shared.limits.multi_pv <= 1),
            goal: Stage::FirstMove(1),
            stopped: false,
            index,
            nodes_of_others: 0,
        }
    }

    /// Plays a move, scores the position after it and takes the move back. A won, lost or drawn
    /// position has its score; otherwise `search` returns it, from the mover's side. `ply` is the
    /// ply of the position before the move.
    #[inline]
    pub(super) fn search_move(
        &mut self,
        mv: Move,
        ply: usize,
        search: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let side = self.position.side();
        let undo = self.position.play_unchecked(mv);
        self.table.prefetch(self.table_key());
        let value = match undo.winner() {
            Some(winner) => {
                self.pv.clear(ply + 1);
                if winner == side {
                    mate_at(ply + 1)
                } else {
                    mated_at(ply + 1)
                }
            }
            None => {
                self.continuation_keys[ply + 1] = ContinuationKey::of(&undo);
                self.repetition.push(&self.position, undo.removed.is_some());
                let value = if self.repetition.is_draw() {
                    self.pv.clear(ply + 1);
                    DRAW
                } else {
                    search(self)
                };
                self.repetition.pop();
                value
            }
        };
        self.position.undo(&undo);
        value
    }

    /// The continuation keys of the two plies before the node at this ply.
    #[inline]
    pub(super) fn previous_plies(&self, ply: usize) -> ContinuationKeys {
        [
            self.continuation_keys[ply],
            ply.checked_sub(1)
                .map_or(ContinuationKey::NONE, |ply| self.continuation_keys[ply]),
        ]
    }

    /// The transposition table entry of the position. An entry holds only part of the key, so it may
    /// belong to another position; an illegal hash move gives most of these away.
    pub(super) fn probe_table(&self) -> Option<Entry> {
        self.probe_table_of(&self.position)
    }

    /// The transposition table entry of another position.
    pub(super) fn probe_table_of(&self, position: &Position) -> Option<Entry> {
        let legal = |mv| position.check(mv) == Ok(mv);
        self.table
            .probe(self.table_key_of(position))
            .filter(|entry| entry.mv.is_none_or(legal))
    }

    /// Stores a transposition table entry of the position.
    pub(super) fn store_in_table(&self, entry: Entry) {
        self.table.store(self.table_key(), entry);
    }

    /// The transposition table key of the position.
    fn table_key(&self) -> u64 {
        self.table_key_of(&self.position)
    }

    /// The transposition table key of a position. Entries of selective searches prove nothing, so a mate
    /// search uses keys of its own.
    fn table_key_of(&self, position: &Position) -> u64 {
        const MATE_SEARCH: u64 = 0x9E37_79B9_7F4A_7C15;
        position.key() ^ if self.selective { 0 } else { MATE_SEARCH }
    }

    /// The static evaluation of the position at this ply with the correction history, in points.
    pub(super) fn evaluate(&mut self, ply: usize) -> Value {
        let keys = self.correction_keys(ply);
        let score = self.evaluator.cached_score(&self.position, self.eval_cache);
        score + self.corrections.correction(keys)
    }

    /// The entries of the correction history for the position at this ply.
    pub(super) fn correction_keys(&self, ply: usize) -> CorrectionKeys {
        CorrectionKeys::of(&self.position, self.previous_plies(ply))
    }

    /// Whether the iteration must end now. Called at every node.
    #[inline]
    pub(super) fn should_stop(&mut self) -> bool {
        // The first nodes are exempt, so that even a search stopped at once completes depth 1.
        if self.nodes >= CHECK_INTERVAL {
            if self.nodes.is_multiple_of(CHECK_INTERVAL) {
                self.check_limits();
            }
            // At every node: with more threads than cores a thread must leave its core to the
            // others as soon as the search is over.
            self.stopped |= self.shared.is_finished();
        }
        self.stopped |= self.is_superseded();
        if let Some(limit) = self.shared.limits.nodes
            && self.nodes + self.nodes_of_others >= limit
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// Whether another thread has completed what this one works on.
    #[inline]
    pub(super) fn is_superseded(&self) -> bool {
        self.shares_frontier && self.shared.frontier.is_past(self.goal)
    }

    /// Publishes the node count, and ends the search for all threads if a limit is reached. Every
    /// thread does so, as the main thread may be waiting for a core.
    #[cold]
    fn check_limits(&mut self) {
        self.shared.publish_nodes(self.index, self.nodes);
        let mut reached = self.shared.clock.must_stop();
        // Only a node limit needs to read the counters that all other threads write.
        if let Some(limit) = self.shared.limits.nodes {
            self.nodes_of_others = self.shared.nodes_of_others(self.index);
            reached |= self.nodes + self.nodes_of_others >= limit;
        }
        if reached {
            self.shared.finish();
        }
        // With more threads than cores a helper passes its core on, so that the main thread and the
        // thread that reads input wait for some of these intervals, not for as many time slices.
        if self.shared.oversubscribed && self.index > 0 {
            thread::yield_now();
        }
    }
}
