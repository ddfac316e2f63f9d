//! The main search: negamax with alpha-beta, to a fixed depth.

use super::MAX_PLY;
use super::ordering::Picker;
use super::score::{Bound, INFINITE, Value, from_table, is_decided, mate_at, mated_at, to_table};
use super::table::Entry;
use super::worker::Worker;
use crate::game::Move;
use arrayvec::ArrayVec;

impl Worker<'_> {
    /// The score of the position, `ply` plies from the root, searched `depth` plies deep. It is
    /// exact between `alpha` and `beta`; at or outside of them it is a bound.
    pub(super) fn alpha_beta(
        &mut self,
        depth: i32,
        ply: usize,
        mut alpha: Value,
        mut beta: Value,
    ) -> Value {
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(ply, alpha, beta);
        }
        self.pv.clear(ply);
        if self.out_of_budget() {
            return 0;
        }
        self.nodes += 1;
        self.selective_depth = self.selective_depth.max(ply);
        // Nothing here is worth more than to win, or less than to lose, with the next ply.
        alpha = alpha.max(mated_at(ply + 1));
        beta = beta.min(mate_at(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        let is_pv = beta - alpha > 1;
        let key = self.position.key();
        // The few bits of the key in the table can be another position's. Its move gives most of
        // these away.
        let legal = |mv| self.position.check(mv) == Ok(mv);
        let entry = self
            .table
            .get(key)
            .filter(|entry| entry.mv.is_none_or(legal));
        if let Some(entry) = entry
            && !is_pv
            && let Some(value) = cutoff(&entry, depth, ply, alpha, beta)
        {
            return value;
        }

        let table_move = entry.and_then(|entry| entry.mv);
        let mut picker = Picker::new(table_move);
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut bound = Bound::Upper;
        let mut failed: ArrayVec<Move, 32> = ArrayVec::new();
        let mut first = true;
        while let Some(mv) = picker.next(&mut self.position, &self.histories, ply) {
            let value = self.child_value(mv, depth, ply, alpha, beta, first);
            if self.stopped {
                return 0;
            }
            first = false;
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    bound = Bound::Exact;
                    self.pv.update(ply, mv);
                }
            }
            if alpha >= beta {
                bound = Bound::Lower;
                self.reward(ply, depth, mv, &failed);
                break;
            }
            // The first moves that fail are those the histories thought best.
            let _ = failed.try_push(mv);
        }
        self.table.put(
            key,
            Entry {
                mv: best_move,
                value: to_table(best, ply),
                bound,
                depth: depth.clamp(0, 255) as u8,
            },
        );
        best
    }

    /// The score of a move: the first is searched with the whole window, the others are expected
    /// to be no better, which a window without width shows at less cost.
    pub(super) fn child_value(
        &mut self,
        mv: Move,
        depth: i32,
        ply: usize,
        alpha: Value,
        beta: Value,
        first: bool,
    ) -> Value {
        self.value_after(mv, ply, |worker| {
            if !first {
                let value = -worker.alpha_beta(depth - 1, ply + 1, -alpha - 1, -alpha);
                if value <= alpha || value >= beta || worker.stopped {
                    return value;
                }
            }
            -worker.alpha_beta(depth - 1, ply + 1, -beta, -alpha)
        })
    }

    fn reward(&mut self, ply: usize, depth: i32, mv: Move, failed: &[Move]) {
        // Shots that remove something are ordered by what they remove.
        if self.position.test_fire(mv).1.is_none() {
            self.histories
                .reward(self.position.side(), ply, depth, mv, failed);
        }
    }
}

/// The score that an entry gives a node without searching it.
fn cutoff(entry: &Entry, depth: i32, ply: usize, alpha: Value, beta: Value) -> Option<Value> {
    let value = from_table(entry.value, ply);
    let at_least = entry.bound != Bound::Upper && value >= beta;
    let at_most = entry.bound != Bound::Lower && value <= alpha;
    if i32::from(entry.depth) >= depth {
        return (at_least || at_most || entry.bound == Bound::Exact).then_some(value);
    }
    // A win that a shallower search has seen is one for good, but a deeper one may find a shorter
    // way; a loss likewise.
    (is_decided(value) && (at_least && value > 0 || at_most && value < 0)).then_some(value)
}
