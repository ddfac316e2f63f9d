//! The state of one search thread, and the operations on it that all parts of the search share.

use super::correction::CorrectionKeys;
use super::history::{ContinuationKey, Countermoves};
use super::progress::Milestone;
use super::repetition::RepetitionStack;
use super::root_move::RootMove;
use super::shared::SharedState;
use super::stack::Stack;
use super::table::Entry;
use crate::laser::eval::network::Network;
use crate::laser::eval::{EvalCache, Evaluator};
use crate::laser::rules::{Move, Position, Record};
use crate::search::{Handler, Value, mate_at, mated_at, mix};
use std::collections::TryReserveError;
use std::sync::Arc;
use std::thread;

/// The number of nodes between checks of the clock, at most about a millisecond's worth.
const CHECK_INTERVAL: u64 = 512;

const DRAW: Value = 0;

/// The state that a thread keeps between searches, about 1 MB.
#[derive(Debug)]
pub(super) struct ThreadState {
    pub(super) countermoves: Countermoves,
    evaluator: Evaluator,
    eval_cache: EvalCache,
}

impl ThreadState {
    pub(super) fn new(network: &Arc<Network>) -> Result<ThreadState, TryReserveError> {
        Ok(ThreadState {
            countermoves: Countermoves::new(),
            evaluator: Evaluator::new(Arc::clone(network)),
            eval_cache: EvalCache::new()?,
        })
    }

    pub(super) fn clear(&mut self) {
        self.countermoves = Countermoves::new();
        self.eval_cache.clear();
    }

    /// Replaces the network, and forgets the scores of the old one.
    pub(super) fn set_network(&mut self, network: &Arc<Network>) {
        self.evaluator = Evaluator::new(Arc::clone(network));
        self.eval_cache.clear();
    }
}

pub(super) struct Worker<'a> {
    pub(super) shared: &'a SharedState<'a>,
    pub(super) state: &'a mut ThreadState,
    pub(super) handler: &'a mut dyn Handler<Move>,
    pub(super) position: Position,
    pub(super) repetition: RepetitionStack,
    pub(super) stack: Stack,
    /// The moves to consider at the root, best first after each iteration.
    pub(super) root_moves: Vec<RootMove>,
    /// The index of the line being searched (MultiPV); the root moves before it already have theirs.
    pub(super) line_index: usize,
    /// Whether pruning, reductions and extensions are allowed. A search for a mate must prove its
    /// result and does without them.
    pub(super) selective: bool,
    /// Nodes at depth 0 are extended only before this ply, at most `MAX_PLY`.
    pub(super) horizon_extension_limit: usize,
    /// The nodes that this thread has searched.
    pub(super) nodes: u64,
    /// The nodes that the other threads had searched at the last check.
    nodes_of_others: u64,
    /// The maximum ply reached in this iteration.
    pub(super) seldepth: usize,
    /// Whether this thread shares its progress, so that others may complete its work.
    pub(super) shares_progress: bool,
    /// The milestone that this thread works towards.
    pub(super) goal: Milestone,
    /// Set when the iteration must end. Scores returned after that are meaningless.
    pub(super) stopped: bool,
    /// The index of the thread; 0 is the main thread.
    pub(super) index: usize,
}

impl<'a> Worker<'a> {
    /// A worker at the position at the end of this record, without root moves.
    pub(super) fn new(
        record: &Record,
        shared: &'a SharedState<'a>,
        index: usize,
        state: &'a mut ThreadState,
        handler: &'a mut dyn Handler<Move>,
    ) -> Worker<'a> {
        Worker {
            shared,
            state,
            handler,
            position: record.position().clone(),
            repetition: RepetitionStack::new(record),
            stack: Stack::new(),
            root_moves: Vec::new(),
            line_index: 0,
            selective: shared.limits.mate.is_none(),
            horizon_extension_limit: 0,
            nodes: 0,
            nodes_of_others: 0,
            seldepth: 0,
            // Helpers search one line. Where the main thread searches several, they share their progress among
            // themselves, and fill the transposition table until it is done.
            shares_progress: shared.threads() > 1 && (index > 0 || shared.limits.multi_pv <= 1),
            goal: Milestone::FirstMove(1),
            stopped: false,
            index,
        }
    }

    /// Plays a move, scores the position after it and takes the move back. A won, lost or drawn
    /// position is scored at once, any other by `search`. The score is from the mover's point of
    /// view. `ply` is the ply of the position before the move.
    #[inline]
    pub(super) fn search_move(
        &mut self,
        mv: Move,
        ply: usize,
        search: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let side = self.position.side();
        // Before the move is played: playing it takes about as long as the prefetches.
        let key = self.position.key_after(mv);
        self.shared.table.prefetch(self.table_key(key));
        self.state.eval_cache.prefetch(key);
        let undo = self.position.play_with_key(mv, key);
        let child = &mut self.stack[ply + 1];
        let value = if let Some(winner) = undo.winner() {
            child.line.clear();
            if winner == side {
                mate_at(ply + 1)
            } else {
                mated_at(ply + 1)
            }
        } else {
            child.last_ply = ContinuationKey::of(&undo);
            child.last_quiet = undo.removed.is_none().then_some(mv);
            self.repetition.push(&self.position, undo.removed.is_some());
            let value = if self.repetition.is_draw() {
                child.line.clear();
                DRAW
            } else {
                search(self)
            };
            self.repetition.pop();
            value
        };
        self.position.undo(&undo);
        value
    }

    /// The transposition table entry of a position. An entry holds only part of the key, so it may
    /// belong to another position; an illegal hash move gives most of these away.
    pub(super) fn probe_table(&self, position: &Position) -> Option<Entry> {
        let legal = |mv| position.check(mv) == Ok(mv);
        let entry = self.shared.table.probe(self.table_key(position.key()));
        entry.filter(|entry| entry.mv.is_none_or(legal))
    }

    pub(super) fn store_in_table(&self, entry: Entry) {
        let key = self.table_key(self.position.key());
        self.shared.table.store(key, entry);
    }

    /// The table's key for a position with this key. Entries of selective searches prove nothing, so a mate
    /// search uses other keys.
    fn table_key(&self, key: u64) -> u64 {
        const MATE_SEARCH: u64 = mix(1);
        key ^ if self.selective { 0 } else { MATE_SEARCH }
    }

    /// The static evaluation of the node at this ply, corrected by the correction history, in points.
    pub(super) fn evaluate(&mut self, ply: usize) -> Value {
        let keys = self.correction_keys(ply);
        let ThreadState {
            evaluator,
            eval_cache,
            ..
        } = &mut *self.state;
        let correction = self.shared.histories.corrections.correction(keys);
        evaluator.cached_score(&self.position, eval_cache) + correction
    }

    /// The entries of the correction history for the node at this ply.
    pub(super) fn correction_keys(&self, ply: usize) -> CorrectionKeys {
        let last_plies = self.stack.last_plies(ply);
        CorrectionKeys::of(&self.position, last_plies, self.repetition.quiet_plies())
    }

    /// Clears the line of the node at this ply and counts the node; false if the iteration must end
    /// now.
    #[inline]
    pub(super) fn enter_node(&mut self, ply: usize) -> bool {
        self.stack[ply].line.clear();
        if self.should_stop() {
            return false;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        true
    }

    /// Whether the iteration must end now. Called at every node.
    #[inline]
    fn should_stop(&mut self) -> bool {
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

    /// Whether another thread has completed this one's milestone.
    #[inline]
    pub(super) fn is_superseded(&self) -> bool {
        self.shares_progress && self.shared.progress.is_past(self.goal)
    }

    /// The nodes that all threads have searched, for the others as last published.
    pub(super) fn all_nodes(&self) -> u64 {
        self.nodes + self.shared.nodes_of_others(self.index)
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
        // With more threads than cores a helper yields its core, so that the main thread and the
        // thread that reads input wait for a few of these intervals rather than as many time slices.
        if self.shared.oversubscribed && self.index > 0 {
            thread::yield_now();
        }
    }
}
