//! The main search: fail-soft negamax with alpha-beta pruning, in the form of a principal variation
//! search (PVS).

use super::history::ContinuationKey;
use super::params;
use super::picker::{Picker, ScoredMove};
use super::score::{
    Bound, INFINITE, MAX_PLY, Value, is_mate, mate_at, mated_at, value_from_tt, value_to_tt,
};
use super::table::Entry;
use super::threats::{Attack, Threat, standing_win};
use super::worker::Worker;
use crate::laser::rules::Move;
use arrayvec::ArrayVec;

/// The type of a node, which a search is compiled for.
pub(super) trait NodeType {
    /// Whether the node may be on the principal variation: its window is wider than a null window.
    const PV: bool;
}

/// A PV node.
pub(super) struct Pv;

/// A node with a null window, which is only compared with a bound: a cut node or an all node.
pub(super) struct NonPv;

impl NodeType for Pv {
    const PV: bool = true;
}

impl NodeType for NonPv {
    const PV: bool = false;
}

/// The static evaluation of a node.
#[derive(Clone, Copy)]
struct StaticEval {
    /// The score; `None` under a standing threat, where a static evaluation means nothing.
    value: Option<Value>,
    /// Whether the static evaluation is better than two plies before.
    improving: bool,
}

/// What pruning before the first move of a node decides.
enum PruneDecision {
    /// Prune the node and return this score.
    Prune(Value),
    /// Extend the node: passing loses by force.
    Extend,
    /// Search the node.
    Search,
}

/// The state of a node whose moves are searched.
#[derive(Clone, Copy)]
struct NodeState {
    depth: i32,
    ply: usize,
    alpha: Value,
    beta: Value,
    /// Whether a beta cutoff is expected.
    is_cut: bool,
    /// The threat to the King of the side to move.
    threat: Option<Threat>,
    static_eval: StaticEval,
    /// The transposition table entry of the position.
    entry: Option<Entry>,
    /// The move that a singular search leaves out.
    excluded: Option<Move>,
}

impl Worker<'_> {
    /// The score of the position, `ply` plies from the root, searched to this depth. Fail-soft: a
    /// score inside the window is exact; outside it is a bound, which may lie beyond alpha or beta.
    pub(super) fn alpha_beta<N: NodeType>(
        &mut self,
        mut depth: i32,
        ply: usize,
        mut alpha: Value,
        mut beta: Value,
        is_cut: bool,
    ) -> Value {
        if depth <= 0 || ply >= MAX_PLY {
            let threat = Threat::of(&mut self.position);
            if !self.extends_horizon(threat, ply) {
                return self.quiescence(ply, alpha, beta, threat);
            }
            depth = 1;
        }
        self.pv.clear(ply);
        if self.should_stop() {
            return 0;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        // Mate distance pruning: no score here is better than a win, or worse than a loss, with the
        // next ply.
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

        // Transposition table probe.
        let entry = self.probe_table();
        // Internal iterative reduction (IIR): without a hash move, search one ply less.
        let no_hash_move = entry.is_none_or(|entry| entry.mv.is_none());
        let iir = self.selective && no_hash_move && depth >= params::iir_depth();
        let mut search_depth = depth - i32::from(iir);
        if let Some(entry) = entry
            && (!N::PV || self.may_be_done_by_others(ply))
            && let Some(value) = table_cutoff(&entry, search_depth, ply, alpha, beta)
        {
            return value;
        }
        let threat = Threat::of(&mut self.position);
        let is_standing = threat.is_some_and(|threat| threat.is_standing);
        let mut static_eval = self.static_eval(ply, is_standing);
        if let (Some(entry), Some(eval)) = (entry, static_eval.value) {
            static_eval.value = Some(closer_to_entry(eval, &entry, ply));
        }
        if !N::PV && self.selective {
            match self.prune(search_depth, ply, beta, static_eval, threat) {
                PruneDecision::Prune(value) => return value,
                PruneDecision::Extend => search_depth += 1,
                PruneDecision::Search => {}
            }
        }
        let (value, best) = self.search_moves::<N>(NodeState {
            depth: search_depth,
            ply,
            alpha,
            beta,
            is_cut,
            threat,
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
        self.learn_correction(search_depth, ply, value, bound, best);
        // Transposition table store. The depth is the nominal one: the next visit has a hash move,
        // so it is not reduced by IIR and should be content with this entry.
        self.store_in_table(Entry {
            mv: best,
            value: value_to_tt(value, ply),
            bound,
            depth: depth.clamp(0, 255) as u8,
        });
        value
    }

    /// Whether the table may answer for a PV node at this ply, as another thread may have searched it. One thread
    /// alone searches all PV nodes, for a whole principal variation. The enemy's reply to a root move is always
    /// searched: it may repeat a position of the game, which the table does not know.
    fn may_be_done_by_others(&self, ply: usize) -> bool {
        self.shares_frontier && ply > 1
    }

    /// Whether a node without depth gets a ply: under the threat of a ply, which quiescence sees only here and
    /// not again after the parry.
    fn extends_horizon(&self, threat: Option<Threat>, ply: usize) -> bool {
        self.selective
            && ply < self.horizon_extension_limit
            && threat.is_some_and(|threat| !threat.is_standing)
    }

    /// Updates the correction history by a score that says the static evaluation was wrong: not if it is
    /// only a bound on the side of the evaluation, and not if the best move removes a piece, which the
    /// evaluation need not foresee.
    fn learn_correction(
        &mut self,
        depth: i32,
        ply: usize,
        value: Value,
        bound: Bound,
        best: Option<Move>,
    ) {
        let Some(eval) = self.static_evals[ply] else {
            return;
        };
        let agrees = match bound {
            Bound::Exact => false,
            Bound::Lower => value <= eval,
            Bound::Upper => value >= eval,
        };
        if agrees || is_mate(value) || best.is_some_and(|mv| self.position.find_hit(mv).is_some()) {
            return;
        }
        let keys = self.correction_keys(ply);
        self.corrections.update(keys, depth, value - eval);
    }

    /// Evaluates the position statically and remembers the score for the nodes below.
    fn static_eval(&mut self, ply: usize, is_standing: bool) -> StaticEval {
        let value = if is_standing {
            None
        } else {
            Some(self.evaluate(ply))
        };
        self.static_evals[ply] = value;
        let earlier = ply.checked_sub(2).and_then(|ply| self.static_evals[ply]);
        StaticEval {
            value,
            improving: value.is_some_and(|value| earlier.is_none_or(|earlier| value > earlier)),
        }
    }

    /// Prunes a null window node whose score is very likely at least beta: reverse futility pruning,
    /// then null move pruning.
    fn prune(
        &mut self,
        depth: i32,
        ply: usize,
        beta: Value,
        static_eval: StaticEval,
        threat: Option<Threat>,
    ) -> PruneDecision {
        let Some(eval) = static_eval.value else {
            return PruneDecision::Search;
        };
        if is_mate(beta - 1) || is_mate(beta) {
            return PruneDecision::Search;
        }
        let may_pass = depth >= params::null_move_depth() && eval >= beta;
        // Mate threat extension: without the threat the node would fail high.
        if threat.is_some() {
            return if may_pass {
                PruneDecision::Extend
            } else {
                PruneDecision::Search
            };
        }
        // Reverse futility pruning (RFP, static null move pruning): near the leaves, trust a static
        // evaluation above beta by a margin.
        let margin = params::reverse_futility_margin() * depth
            - params::reverse_futility_improving() * i32::from(static_eval.improving);
        if depth <= params::reverse_futility_depth() && eval - margin >= beta {
            return PruneDecision::Prune(eval);
        }
        // Null move pruning: if passing still fails high at reduced depth, so does some move.
        if may_pass && !self.is_after_null_move(ply) {
            let by_eval = (eval - beta) / params::null_move_margin();
            let reduction = (params::null_move_base() + params::null_move_slope() * depth) / 100
                + by_eval.min(params::null_move_most());
            let value = self.null_move_search(depth - reduction, ply, beta);
            if !self.stopped && value >= beta {
                // A mate score after a null move is unproven.
                return PruneDecision::Prune(if is_mate(value) { beta } else { value });
            }
            // Mate threat extension again: the threat takes more plies.
            if !self.stopped && is_mate(value) {
                return PruneDecision::Extend;
            }
        }
        PruneDecision::Search
    }

    /// Whether the last ply was a null move.
    fn is_after_null_move(&self, ply: usize) -> bool {
        self.null_move_ply == Some(ply)
    }

    /// The score of passing the turn (null move).
    fn null_move_search(&mut self, depth: i32, ply: usize, beta: Value) -> Value {
        let last_null_move_ply = self.null_move_ply.replace(ply + 1);
        self.continuation_keys[ply + 1] = ContinuationKey::NONE;
        self.position.null_move();
        self.repetition.push_null_move(&self.position);
        let value = -self.alpha_beta::<NonPv>(depth, ply + 1, -beta, -beta + 1, false);
        self.repetition.pop();
        self.position.null_move();
        self.null_move_ply = last_null_move_ply;
        value
    }

    /// Searches the moves of a node. Returns the best score, and the best move if it raised alpha.
    fn search_moves<N: NodeType>(&mut self, mut node: NodeState) -> (Value, Option<Move>) {
        let NodeState { depth, ply, .. } = node;
        let previous = self.previous_plies(ply);
        let hash_move = node.entry.and_then(|entry| entry.mv);
        let refutations = self.refutations.at(ply, previous);
        let mut picker = Picker::new(hash_move, refutations, previous, node.threat);
        // Under a threat the picker leaves out the moves that do not parry it. They lose to the next
        // enemy ply.
        let mut best = match node.threat {
            None => -INFINITE,
            Some(_) => mated_at(ply + 2),
        };
        let mut best_move = None;
        let mut failed: ArrayVec<Move, 32> = ArrayVec::new();
        let mut attack = None;
        let mut index = 0;
        loop {
            // A loss by force must be proven against every move.
            let may_prune = self.selective && !N::PV && !(is_mate(best) && best < 0);
            let prune_quiets = may_prune && prunes_quiets(node, index);
            let only_noisy = prune_quiets && depth < params::attack_depth();
            let Some(pick) = picker.next(&mut self.position, self.histories, only_noisy) else {
                break;
            };
            if Some(pick.mv) == node.excluded {
                continue;
            }
            // Another thread may have completed the node since the last move.
            if N::PV
                && index > 0
                && self.may_be_done_by_others(ply)
                && let Some(entry) = self.probe_table()
                && let Some(value) = table_cutoff(&entry, depth, ply, node.alpha, node.beta)
            {
                if value <= node.alpha {
                    return (best.max(value), best_move);
                }
                self.pv.clear(ply);
                return (value, entry.mv);
            }
            // Quiet moves that threaten the King are not pruned and are reduced less: many forced
            // wins begin with one.
            let attacks = pick.is_quiet() && (prune_quiets || self.may_reduce(depth, index)) && {
                let attack = attack.get_or_insert_with(|| Attack::of(&self.position));
                attack.is_some_and(|attack| attack.is_made_by(&mut self.position, pick.mv))
            };
            if prune_quiets && pick.is_quiet() && !attacks {
                continue;
            }
            let extension = if Some(pick.mv) == hash_move {
                self.singular_extension(node)
            } else {
                0
            };
            let value = self.search_child::<N>(node, pick, index, extension, attacks);
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
            // If the list is full, the first moves matter most: they were ordered highest.
            let _ = failed.try_push(pick.mv);
        }
        (best, best_move)
    }

    /// Singular extension: one ply if all moves but the hash move, searched to half the depth, score
    /// lower than the hash move's entry by a margin. Not under a threat, where one parry alone is common and
    /// the node may be extended already.
    fn singular_extension(&mut self, node: NodeState) -> i32 {
        let Some(entry) = node.entry else {
            return 0;
        };
        let value = value_from_tt(entry.value, node.ply);
        let is_candidate = self.selective
            && node.depth >= params::singular_depth()
            && node.threat.is_none()
            && entry.bound != Bound::Upper
            && i32::from(entry.depth) >= node.depth - params::singular_entry()
            && !is_mate(value);
        if !is_candidate {
            return 0;
        }
        let beta = value - params::singular_margin() * node.depth / 8;
        let (value_of_others, _) = self.search_moves::<NonPv>(NodeState {
            depth: (node.depth - 1) / 2,
            alpha: beta - 1,
            beta,
            excluded: entry.mv,
            ..node
        });
        // The singular search must not leave its line in the node's principal variation.
        self.pv.clear(node.ply);
        i32::from(!self.stopped && value_of_others < beta)
    }

    /// The score of a move: the first move with the full window, later moves with a reduced null
    /// window search first.
    fn search_child<N: NodeType>(
        &mut self,
        node: NodeState,
        pick: ScoredMove,
        index: usize,
        extension: i32,
        attacks: bool,
    ) -> Value {
        let reduction = if pick.is_quiet() && self.may_reduce(node.depth, index) {
            self.late_move_reduction::<N>(node, pick, index, attacks)
        } else {
            0
        };
        let depth = node.depth - 1 + extension;
        let ply = node.ply + 1;
        // In null windows cut nodes and all nodes follow each other; the late moves of a PV node lead to
        // cut nodes.
        let is_cut = !node.is_cut && (index > 0 || !N::PV);
        self.search_move(pick.mv, node.ply, |worker| match index {
            0 => -worker.alpha_beta::<N>(depth, ply, -node.beta, -node.alpha, is_cut),
            _ => worker.pvs::<N>(depth, reduction, ply, node.alpha, node.beta, is_cut),
        })
    }

    /// Principal variation search (PVS) of a move that is expected to fail low: a null window search
    /// at reduced depth, then at full depth, then with the full window, for as long as the score is
    /// above alpha. Call it after the move is played; the score is the mover's.
    pub(super) fn pvs<N: NodeType>(
        &mut self,
        depth: i32,
        reduction: i32,
        ply: usize,
        alpha: Value,
        beta: Value,
        is_cut: bool,
    ) -> Value {
        let mut value =
            -self.alpha_beta::<NonPv>(depth - reduction, ply, -alpha - 1, -alpha, is_cut);
        if value > alpha && reduction > 0 && !self.stopped {
            value = -self.alpha_beta::<NonPv>(depth, ply, -alpha - 1, -alpha, is_cut);
        }
        if value <= alpha || value >= beta || self.stopped {
            return value;
        }
        -self.alpha_beta::<N>(depth, ply, -beta, -alpha, false)
    }

    /// Whether late move reductions (LMR) apply to quiet moves with this index.
    fn may_reduce(&self, depth: i32, index: usize) -> bool {
        self.selective && depth >= params::lmr_depth() && index >= params::lmr_index() as usize
    }

    /// The late move reduction (LMR) of a quiet move, in plies.
    fn late_move_reduction<N: NodeType>(
        &self,
        node: NodeState,
        pick: ScoredMove,
        index: usize,
        attacks: bool,
    ) -> i32 {
        let NodeState {
            depth, static_eval, ..
        } = node;
        let mut hundredths = params::base_reduction(depth, index);
        hundredths -= params::lmr_pv() * i32::from(N::PV);
        hundredths += params::lmr_cut() * i32::from(node.is_cut);
        hundredths -= params::lmr_improving() * i32::from(static_eval.improving);
        hundredths -= params::lmr_refutation() * i32::from(pick.is_refutation());
        hundredths -= params::lmr_attack() * i32::from(attacks);
        hundredths -= pick.history() / params::lmr_history();
        if self.position.can_change_shot(pick.mv) {
            hundredths -= params::lmr_shot();
        }
        (hundredths / 100).clamp(0, depth - 2)
    }

    /// Updates killers, countermove and histories after a beta cutoff by a move, where the moves in
    /// `failed` did not cut off.
    fn update_histories(&mut self, ply: usize, depth: i32, mv: Move, failed: &[Move]) {
        let previous = self.previous_plies(ply);
        // Shots that remove a piece are ordered first without being killers.
        if self.position.find_hit(mv).is_none() {
            self.refutations.update(ply, previous, mv);
        }
        self.histories
            .update(&self.position, previous, depth, mv, failed);
    }
}

/// Whether the quiet moves of a node from this index on are pruned: late move pruning (LMP) by their
/// index, futility pruning by a static evaluation below alpha by a margin.
fn prunes_quiets(node: NodeState, index: usize) -> bool {
    let NodeState {
        depth, static_eval, ..
    } = node;
    let Some(eval) = static_eval.value else {
        return false;
    };
    let late =
        depth <= params::lmp_depth() && index >= params::lmp_count(depth, static_eval.improving);
    let margin = params::futility_base() + params::futility_margin() * depth;
    let futile = depth <= params::futility_depth() && index > 0 && eval + margin <= node.alpha;
    late || futile
}

/// The static evaluation for pruning: the score of the transposition table entry where that is exact, or a
/// bound that the static evaluation is beyond.
fn closer_to_entry(eval: Value, entry: &Entry, ply: usize) -> Value {
    let value = value_from_tt(entry.value, ply);
    match entry.bound {
        _ if is_mate(value) => eval,
        Bound::Exact => value,
        Bound::Lower => eval.max(value),
        Bound::Upper => eval.min(value),
    }
}

/// The score with which a transposition table entry cuts off a node, if it does.
pub(super) fn table_cutoff(
    entry: &Entry,
    depth: i32,
    ply: usize,
    alpha: Value,
    beta: Value,
) -> Option<Value> {
    let value = value_from_tt(entry.value, ply);
    let fails_high = entry.bound != Bound::Upper && value >= beta;
    let fails_low = entry.bound != Bound::Lower && value <= alpha;
    if i32::from(entry.depth) >= depth {
        return (fails_high || fails_low || entry.bound == Bound::Exact).then_some(value);
    }
    // A mate score holds at any depth, but only as a bound: a deeper search may find a shorter mate.
    (is_mate(value) && (fails_high && value > 0 || fails_low && value < 0)).then_some(value)
}
