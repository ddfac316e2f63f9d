//! The main search: negamax with alpha-beta. What promises little is searched less deep or left
//! out, unless the search is asked for a proof.

use super::MAX_PLY;
use super::history::ContinuationKey;
use super::params;
use super::picker::{
    Picker, ScoredMove, king_may_be_hit, standing_win, threat, threat_squares, threatens,
};
use super::score::{Bound, INFINITE, Value, from_table, is_decided, mate_at, mated_at, to_table};
use super::table::Entry;
use super::worker::Worker;
use crate::laser::rules::Move;
use arrayvec::ArrayVec;

/// What kind of a node it is.
pub(super) trait NodeType {
    /// Can the node be on the best line? Its window then has a width.
    const PV: bool;
}

/// A node that can be on the best line.
pub(super) struct Pv;

/// A node of which only matters whether its score is above or below a bound.
pub(super) struct NonPv;

impl NodeType for Pv {
    const PV: bool = true;
}

impl NodeType for NonPv {
    const PV: bool = false;
}

/// What is known of a node before its moves are looked at.
#[derive(Clone, Copy)]
struct StaticEval {
    /// The static score; none where the King stands in the enemy's light.
    eval: Option<Value>,
    /// Is it better than two plies before?
    improving: bool,
}

/// What is found out about a node before its moves are tried.
enum PruneDecision {
    /// It need not be searched to its depth.
    Score(Value),
    /// Whoever passes here loses by force.
    Threatened,
    /// Nothing that spares the search or asks for more of it.
    Open,
}

/// A node whose moves are to be searched.
#[derive(Clone, Copy)]
struct NodeState {
    depth: i32,
    ply: usize,
    alpha: Value,
    beta: Value,
    static_eval: StaticEval,
    /// What the table knows about it.
    entry: Option<Entry>,
    /// The move that is left out, to see how good the others are.
    excluded: Option<Move>,
}

impl Worker<'_> {
    /// The score of the position, `ply` plies from the root, searched `depth` plies deep. It is
    /// exact between `alpha` and `beta`; at or outside of them it is a bound.
    pub(super) fn alpha_beta<N: NodeType>(
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
        if self.should_stop() {
            return 0;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        // Nothing here is worth more than to win, or less than to lose, with the next ply.
        alpha = alpha.max(mated_at(ply + 1));
        beta = beta.min(mate_at(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        if let Some(mv) = standing_win(&self.position) {
            self.pv.clear(ply + 1);
            self.pv.update(ply, mv);
            return mate_at(ply + 1);
        }

        let key = self.hash_key();
        // The few bits of the key in the table can be another position's. Its move gives most of
        // these away.
        let legal = |mv| self.position.check(mv) == Ok(mv);
        let entry = self
            .table
            .get(key)
            .filter(|entry| entry.mv.is_none_or(legal));
        // Without a move to begin with a search costs more than it tells.
        let unknown = entry.is_none_or(|entry| entry.mv.is_none());
        let reduced = self.selective && unknown && depth >= params::IIR_DEPTH;
        let mut searched = depth - i32::from(reduced);
        if let Some(entry) = entry
            && !N::PV
            && let Some(value) = cutoff(&entry, searched, ply, alpha, beta)
        {
            return value;
        }
        let static_eval = self.look(ply);
        if !N::PV && self.selective {
            match self.prune(searched, ply, beta, static_eval) {
                PruneDecision::Score(value) => return value,
                // What looks safe and is not deserves a closer look.
                PruneDecision::Threatened => searched += 1,
                PruneDecision::Open => {}
            }
        }
        let (value, best) = self.search_moves::<N>(NodeState {
            depth: searched,
            ply,
            alpha,
            beta,
            static_eval,
            entry,
            excluded: None,
        });
        if self.stopped {
            return 0;
        }
        let bound = match value {
            _ if value >= beta => Bound::Lower,
            _ if best.is_some() => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(
            key,
            Entry {
                mv: best,
                value: to_table(value, ply),
                bound,
                // The depth that was asked for: at the next visit, where there is a move to begin
                // with, the node should not be searched once more for one ply.
                depth: depth.clamp(0, 255) as u8,
            },
        );
        value
    }

    /// The key by which the table knows the position. What a search that leaves moves out has found is
    /// of no use to a proof, so a proof keeps to entries of its own.
    fn hash_key(&self) -> u64 {
        const PROOF: u64 = 0x9E37_79B9_7F4A_7C15;
        self.position.key() ^ if self.selective { 0 } else { PROOF }
    }

    fn look(&mut self, ply: usize) -> StaticEval {
        let eval = match threat(&self.position).is_empty() {
            true => Some(self.evaluator.cached_score(&self.position, self.eval_cache)),
            false => None,
        };
        self.evals[ply] = eval;
        let before = ply.checked_sub(2).and_then(|before| self.evals[before]);
        StaticEval {
            eval,
            improving: eval.is_some_and(|eval| before.is_none_or(|before| eval > before)),
        }
    }

    /// Looks whether all speaks for the node's being above the window, which has no width.
    fn prune(
        &mut self,
        depth: i32,
        ply: usize,
        beta: Value,
        static_eval: StaticEval,
    ) -> PruneDecision {
        let Some(eval) = static_eval.eval else {
            return PruneDecision::Open;
        };
        if is_decided(beta - 1) || is_decided(beta) {
            return PruneDecision::Open;
        }
        let margin = params::REVERSE_FUTILITY_MARGIN * (depth - i32::from(static_eval.improving));
        if depth <= params::REVERSE_FUTILITY_DEPTH
            && eval - margin >= beta
            && !king_may_be_hit(&mut self.position)
        {
            return PruneDecision::Score(eval);
        }
        if depth >= params::NULL_MOVE_DEPTH && eval >= beta && !self.after_null_move(ply) {
            let lmr = 3 + depth / 4 + ((eval - beta) / 100).min(2);
            let value = self.null_move_search(depth - lmr, ply, beta);
            if !self.stopped && value >= beta {
                // That the enemy loses by force though it had two plies in a row is no proof.
                return PruneDecision::Score(if is_decided(value) { beta } else { value });
            }
            if !self.stopped && is_decided(value) {
                return PruneDecision::Threatened;
            }
        }
        PruneDecision::Open
    }

    /// Was the ply before this one a pass?
    fn after_null_move(&self, ply: usize) -> bool {
        self.null_move_ply == Some(ply)
    }

    /// The score when the turn is given to the enemy without a ply.
    fn null_move_search(&mut self, depth: i32, ply: usize, beta: Value) -> Value {
        let before = self.null_move_ply.replace(ply + 1);
        self.continuation_keys[ply + 1] = ContinuationKey::NONE;
        self.position.null_move();
        let value = -self.alpha_beta::<NonPv>(depth, ply + 1, -beta, -beta + 1);
        self.position.null_move();
        self.null_move_ply = before;
        value
    }

    /// The best score of the moves of a node, and the move that raised alpha, if any did.
    fn search_moves<N: NodeType>(&mut self, mut node: NodeState) -> (Value, Option<Move>) {
        let NodeState { depth, ply, .. } = node;
        let before = self.before(ply);
        let hash_move = node.entry.and_then(|entry| entry.mv);
        let refutations = self.histories.refutations(ply, before);
        let mut picker = Picker::new(hash_move, refutations, before);
        // Where the enemy beam stands on the King only the moves that may parry it are tried.
        let mut best = match node.static_eval.eval {
            Some(_) => -INFINITE,
            None => mated_at(ply + 2),
        };
        let mut best_move = None;
        let mut failed: ArrayVec<Move, 32> = ArrayVec::new();
        let mut squares = None;
        let mut index = 0;
        loop {
            // What loses must be shown to lose by every move.
            let leaves_out = self.selective && !N::PV && !(is_decided(best) && best < 0);
            let pruned = leaves_out && is_pruned_quiet(node, index);
            let only_noisy = pruned && depth < params::THREAT_DEPTH;
            let Some(pick) = picker.next(&mut self.position, self.histories, only_noisy) else {
                break;
            };
            if Some(pick.mv) == node.excluded {
                continue;
            }
            // What ends the game in two plies often looks like nothing: a beam that comes to where a
            // mirror could send it on to the King.
            let threatens = pick.is_quiet() && (pruned || self.may_reduce(depth, index)) && {
                let squares = *squares.get_or_insert_with(|| threat_squares(&self.position));
                threatens(&mut self.position, squares, pick.mv)
            };
            if pruned && pick.is_quiet() && !threatens {
                continue;
            }
            let extension = match Some(pick.mv) == hash_move {
                true => self.extension(node),
                false => 0,
            };
            let value = self.child_value::<N>(node, pick, index, extension, threatens);
            if self.stopped {
                return (0, None);
            }
            index += 1;
            if value > best {
                best = value;
                if value > node.alpha {
                    node.alpha = value;
                    best_move = Some(pick.mv);
                    self.pv.update(ply, pick.mv);
                }
            }
            if node.alpha >= node.beta {
                self.update_histories(ply, depth, pick.mv, &failed);
                break;
            }
            // The first moves that fail are those the histories thought best.
            let _ = failed.try_push(pick.mv);
        }
        (best, best_move)
    }

    /// By how many plies deeper the table's move is searched: by one where all others, searched
    /// less deep, are worse by a margin, so that all hangs on it.
    fn extension(&mut self, node: NodeState) -> i32 {
        let Some(entry) = node.entry else {
            return 0;
        };
        let value = from_table(entry.value, node.ply);
        let tells = self.selective
            && node.depth >= params::SINGULAR_DEPTH
            && entry.bound != Bound::Upper
            && i32::from(entry.depth) >= node.depth - 3
            && !is_decided(value);
        if !tells {
            return 0;
        }
        let beta = value - params::SINGULAR_MARGIN * node.depth / 8;
        let (others, _) = self.search_moves::<NonPv>(NodeState {
            depth: (node.depth - 1) / 2,
            alpha: beta - 1,
            beta,
            excluded: entry.mv,
            ..node
        });
        // The line that it has left is not one of this node.
        self.pv.clear(node.ply);
        i32::from(!self.stopped && others < beta)
    }

    /// The score of a move.
    fn child_value<N: NodeType>(
        &mut self,
        node: NodeState,
        pick: ScoredMove,
        index: usize,
        extension: i32,
        threatens: bool,
    ) -> Value {
        let lmr = match pick.is_quiet() && self.may_reduce(node.depth, index) {
            true => self.lmr::<N>(node, pick, index, threatens),
            false => 0,
        };
        let depth = node.depth - 1 + extension;
        self.search_move(pick.mv, node.ply, |worker| match index {
            0 => -worker.alpha_beta::<N>(depth, node.ply + 1, -node.beta, -node.alpha),
            _ => worker.null_window_search::<N>(depth, lmr, node.ply + 1, node.alpha, node.beta),
        })
    }

    /// The score, to the player before, of a move that is expected to be no better than alpha: a
    /// window without width, and at first less depth, shows it at less cost.
    pub(super) fn null_window_search<N: NodeType>(
        &mut self,
        depth: i32,
        lmr: i32,
        ply: usize,
        alpha: Value,
        beta: Value,
    ) -> Value {
        let mut value = -self.alpha_beta::<NonPv>(depth - lmr, ply, -alpha - 1, -alpha);
        if value > alpha && lmr > 0 && !self.stopped {
            value = -self.alpha_beta::<NonPv>(depth, ply, -alpha - 1, -alpha);
        }
        if value <= alpha || value >= beta || self.stopped {
            return value;
        }
        -self.alpha_beta::<N>(depth, ply, -beta, -alpha)
    }

    /// May the quiet move of this index be searched less deep at first?
    fn may_reduce(&self, depth: i32, index: usize) -> bool {
        self.selective && depth >= 3 && index >= 2
    }

    /// By how many plies less a quiet move is searched at first.
    fn lmr<N: NodeType>(
        &self,
        node: NodeState,
        pick: ScoredMove,
        index: usize,
        threatens: bool,
    ) -> i32 {
        let NodeState {
            depth, static_eval, ..
        } = node;
        let mut hundredths = params::lmr(depth, index);
        hundredths -= 100 * i32::from(N::PV);
        hundredths -= 70 * i32::from(static_eval.improving);
        hundredths -= 100 * i32::from(pick.is_refutation());
        hundredths -= 100 * i32::from(threatens);
        hundredths -= pick.history() / 150;
        // What bends light is seldom quiet.
        if self.position.can_change_shot(pick.mv) {
            hundredths -= 70;
        }
        (hundredths / 100).clamp(0, depth - 2)
    }

    fn update_histories(&mut self, ply: usize, depth: i32, mv: Move, failed: &[Move]) {
        let before = self.before(ply);
        // Shots that remove something come first anyway.
        if self.position.find_hit(mv).is_none() {
            self.histories.update_refutations(ply, before, mv);
        }
        self.histories
            .update_histories(&self.position, before, depth, mv, failed);
    }
}

/// Are the quiet moves from this one on not worth a look, unless they threaten the King?
fn is_pruned_quiet(node: NodeState, index: usize) -> bool {
    let NodeState {
        depth, static_eval, ..
    } = node;
    let Some(eval) = static_eval.eval else {
        return false;
    };
    let late =
        depth <= params::LMP_DEPTH && index >= params::lmp_count(depth, static_eval.improving);
    let margin = params::FUTILITY_BASE + params::FUTILITY_MARGIN * depth;
    late || depth <= params::FUTILITY_DEPTH && index > 0 && eval + margin <= node.alpha
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
