//! The main search: principal variation search (PVS), a fail-soft negamax with alpha-beta pruning.
//!
//! A transposition table cutoff or pruning by static evaluation may end a node early. Otherwise its
//! moves are searched: the first with the full window, the others with a null window and, if one
//! raises alpha, again with the full window.

use super::history::ContinuationKey;
use super::params;
use super::picker::{Pick, PickKind, Picker};
use super::table::Entry;
use super::threats::{Attack, Threat, standing_win};
use super::worker::Worker;
use crate::laser::rules::Move;
use crate::search::{
    Bound, INFINITE, MAX_PLY, Value, Window, is_mate, is_mated, mate_at, mated_at, value_from_tt,
    value_to_tt,
};
use arrayvec::ArrayVec;

/// The type of a node; the search is monomorphized for each.
pub(super) trait NodeType {
    /// Whether the node may be on the principal variation: its window is wider than a null window.
    const PV: bool;
    /// Whether the node is the root. Its moves come from the list of root moves, not from the
    /// picker, and none is reduced.
    const ROOT: bool;
    /// The type of a child searched with the full window.
    type Next: NodeType;
}

pub(super) struct Root;

pub(super) struct Pv;

/// A node with a null window: a cut node or an all-node.
pub(super) struct NonPv;

impl NodeType for Root {
    const PV: bool = true;
    const ROOT: bool = true;
    type Next = Pv;
}

impl NodeType for Pv {
    const PV: bool = true;
    const ROOT: bool = false;
    type Next = Pv;
}

impl NodeType for NonPv {
    const PV: bool = false;
    const ROOT: bool = false;
    type Next = NonPv;
}

/// What the pruning and the move loop of a node need to know about it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) depth: i32,
    ply: usize,
    pub(super) window: Window,
    /// Whether the node is an expected cut node.
    is_cut: bool,
    /// The threat to the King of the side to move.
    threat: Option<Threat>,
    /// The static evaluation for pruning; `None` under a standing threat, where it is meaningless, and at
    /// the root.
    eval: Option<Value>,
    /// Whether the static evaluation is better than two plies earlier.
    improving: bool,
    /// The transposition table entry of the position.
    entry: Option<Entry>,
    /// The move excluded by a singular search.
    excluded: Option<Move>,
}

impl Node {
    pub(super) fn root(depth: u32, window: Window) -> Node {
        Node {
            depth: depth as i32,
            ply: 0,
            window,
            is_cut: false,
            threat: None,
            eval: None,
            improving: false,
            entry: None,
            excluded: None,
        }
    }

    fn hash_move(&self) -> Option<Move> {
        self.entry?.mv
    }

    /// Whether the quiet moves after this number of searched moves are pruned: late move pruning (LMP) by that number,
    /// futility pruning if the static evaluation is below alpha by a margin.
    fn prunes_quiets_from(&self, searched: usize) -> bool {
        let Some(eval) = self.eval else {
            return false;
        };
        let depth = self.depth;
        let late =
            depth <= params::lmp_depth() && searched >= params::lmp_count(depth, self.improving);
        let margin = params::futility_base() + params::futility_margin() * depth;
        let is_low = eval + margin <= self.window.alpha;
        late || depth <= params::futility_depth() && searched > 0 && is_low
    }

    /// Whether the static evaluation promises that passing fails high.
    fn may_pass(&self) -> bool {
        let promises = |eval| eval >= self.window.beta;
        self.depth >= params::null_move_depth() && self.eval.is_some_and(promises)
    }

    /// Mate threat extension: passing would have been tried but loses by force, to the threat found or by the
    /// score of the null move.
    fn has_mate_threat(&self, passed: Option<Value>) -> bool {
        self.may_pass() && self.threat.is_some() || passed.is_some_and(is_mated)
    }

    /// Reverse futility pruning (RFP, static null move pruning): the static evaluation, if it
    /// exceeds beta by a margin at low depth and without a threat.
    fn futile_eval(&self) -> Option<Value> {
        let margin = params::reverse_futility_margin() * self.depth
            - params::reverse_futility_improving() * i32::from(self.improving);
        let is_shallow = self.depth <= params::reverse_futility_depth() && self.threat.is_none();
        self.eval
            .filter(|eval| is_shallow && eval - margin >= self.window.beta)
    }
}

impl Worker<'_> {
    /// The score of the position, `ply` plies from the root, searched to this depth. Fail-soft: a
    /// score inside the window is exact; one outside is a bound, which may lie beyond alpha or
    /// beta.
    fn search<N: NodeType>(
        &mut self,
        mut depth: i32,
        ply: usize,
        mut window: Window,
        is_cut: bool,
    ) -> Value {
        // The horizon: quiescence search takes over.
        if depth <= 0 || ply >= MAX_PLY {
            let threat = Threat::of(&mut self.position);
            if !self.extends_horizon(threat, ply) {
                return self.quiescence(ply, window, threat);
            }
            depth = 1;
        }
        if !self.enter_node(ply) {
            return 0;
        }
        // Mate distance pruning.
        window = window.within_mates(ply);
        if window.is_empty() {
            return window.alpha;
        }
        if let Some(mv) = standing_win(&self.position) {
            self.stack.set_win(ply, mv);
            return mate_at(ply + 1);
        }

        // Before the probe, to give its prefetch time.
        let threat = Threat::of(&mut self.position);
        let entry = self.probe_table(&self.position);
        // Internal iterative reduction (IIR): without a hash move, search one ply shallower.
        let no_hash_move = entry.is_none_or(|entry| entry.mv.is_none());
        let iir = self.selective && no_hash_move && depth >= params::iir_depth();
        let search_depth = depth - i32::from(iir);
        if let Some(entry) = entry
            && (!N::PV || self.may_cut_pv_node(ply, entry))
            && let Some(value) = entry.cutoff(search_depth, ply, window)
        {
            return value;
        }

        let eval = self.static_eval(ply, threat);
        self.learn_from_eval(ply);
        let mut node = Node {
            depth: search_depth,
            ply,
            window,
            is_cut,
            threat,
            eval: eval.map(|eval| entry.map_or(eval, |entry| entry.refine(eval, ply))),
            improving: self.is_improving(ply),
            entry,
            excluded: None,
        };
        // Before the first move: reverse futility pruning, null move pruning, mate threat extension.
        if !N::PV && self.selective && !is_mate(window.alpha) && !is_mate(window.beta) {
            if let Some(eval) = node.futile_eval() {
                return eval;
            }
            let passed = self.null_move_value(&node);
            if let Some(value) = passed.filter(|&value| value >= window.beta) {
                // A mate score after a null move is unproven.
                return if is_mate(value) { window.beta } else { value };
            }
            node.depth += i32::from(node.has_mate_threat(passed));
        }
        let (value, best) = self.search_moves::<N>(node);
        if !self.stopped {
            self.learn(&node, depth, value, best);
        }
        value
    }

    /// Whether a PV node at this ply may be cut off by its table entry, which another thread may
    /// have written. A single thread searches all PV nodes, to keep the principal variation whole;
    /// several do so where the entry has a mate score, as its line must be whole. Ply 1 is always
    /// searched: a reply there may repeat a position of the game, which the table does not know.
    fn may_cut_pv_node(&self, ply: usize, entry: Entry) -> bool {
        self.shares_progress && ply > 1 && !is_mate(entry.value)
    }

    /// Whether a node at depth 0 is extended by a ply: if it is not too far from the root and under
    /// a threat by moves, which quiescence sees only at its first ply.
    fn extends_horizon(&self, threat: Option<Threat>, ply: usize) -> bool {
        self.selective
            && ply < self.horizon_extension_limit
            && threat.is_some_and(|threat| !threat.is_standing)
    }

    /// Evaluates the position statically, unless there is a standing threat.
    fn static_eval(&mut self, ply: usize, threat: Option<Threat>) -> Option<Value> {
        let is_standing = threat.is_some_and(|threat| threat.is_standing);
        let eval = (!is_standing).then(|| self.evaluate(ply));
        self.stack[ply].static_eval = eval;
        eval
    }

    /// Rewards the quiet move that led to the node at this ply: the more it changed the static evaluation in its player's
    /// favour, the earlier it is tried in other positions.
    fn learn_from_eval(&self, ply: usize) {
        let Some(before) = ply.checked_sub(1) else {
            return;
        };
        let evals = [before, ply].map(|ply| self.stack[ply].static_eval);
        if let ([Some(before), Some(after)], Some(mv)) = (evals, self.stack[ply].last_quiet) {
            let gain = -after - before + params::eval_history_offset();
            let most = params::eval_history_max();
            let bonus = (gain * params::eval_history_factor()).clamp(-most, most);
            let histories = &self.shared.histories.moves;
            histories.add_butterfly(!self.position.side(), mv, bonus);
        }
    }

    fn is_improving(&self, ply: usize) -> bool {
        let of = |ply: usize| self.stack[ply].static_eval;
        let earlier = ply.checked_sub(2).and_then(of);
        of(ply).is_some_and(|eval| earlier.is_none_or(|earlier| eval > earlier))
    }

    /// Null move pruning: if passing fails high even at reduced depth, so does some move. The score of the null
    /// move; `None` if it is not tried, as under a threat, where it loses, or the search has been stopped.
    fn null_move_value(&mut self, node: &Node) -> Option<Value> {
        let Node { depth, ply, .. } = *node;
        let (eval, beta) = (node.eval?, node.window.beta);
        // Not twice in a row.
        let is_second = self.stack[ply].last_ply == ContinuationKey::NONE;
        if !node.may_pass() || node.threat.is_some() || is_second {
            return None;
        }
        let by_eval = (eval - beta) / params::null_move_margin();
        let reduction = (params::null_move_base() + params::null_move_slope() * depth) / 100
            + by_eval.min(params::null_move_max());
        self.stack[ply + 1].last_ply = ContinuationKey::NONE;
        self.stack[ply + 1].last_quiet = None;
        self.position.null_move();
        self.repetition.push_null_move(&self.position);
        let value = -self.search::<NonPv>(depth - reduction, ply + 1, Window::null(-beta), false);
        self.repetition.pop();
        self.position.null_move();
        (!self.stopped).then_some(value)
    }

    /// Stores the result of a node in the transposition table, and updates the correction history. `depth` is
    /// the nominal depth: the next visit has a hash move, so it is not reduced by IIR and can be cut off by the
    /// entry.
    fn learn(&mut self, node: &Node, depth: i32, value: Value, best: Option<Move>) {
        let bound = match value {
            _ if value >= node.window.beta => Bound::Lower,
            _ if best.is_some() => Bound::Exact,
            _ => Bound::Upper,
        };
        self.learn_correction(node, value, bound, best);
        self.store_in_table(Entry {
            mv: best,
            value: value_to_tt(value, node.ply),
            bound,
            depth: depth.clamp(0, 255) as u8,
        });
    }

    /// Updates the correction history with a search score, unless it is a mate score or only a
    /// bound that the evaluation satisfies, or the best move removes a piece, which the evaluation
    /// need not foresee.
    fn learn_correction(&mut self, node: &Node, value: Value, bound: Bound, best: Option<Move>) {
        let Some(eval) = self.stack[node.ply].static_eval else {
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
        let keys = self.correction_keys(node.ply);
        let corrections = &self.shared.histories.corrections;
        corrections.update(keys, node.depth, value - eval);
    }

    /// Searches the moves of a node. Returns the best score, and the best move if it raised alpha.
    pub(super) fn search_moves<N: NodeType>(&mut self, mut node: Node) -> (Value, Option<Move>) {
        let Node { depth, ply, .. } = node;
        let mut picker = self.picker(&node);
        // Under a threat the picker skips moves that do not parry it. They lose to the enemy's
        // reply.
        let mut best = match node.threat {
            None => -INFINITE,
            Some(_) => mated_at(ply + 2),
        };
        let mut best_move = None;
        let mut failed: ArrayVec<Move, 32> = ArrayVec::new();
        let mut attack = None;
        let mut searched = 0;
        loop {
            // A forced loss must be proven for every move.
            let may_prune = self.selective && !N::PV && !is_mated(best);
            let prune_quiets = may_prune && node.prunes_quiets_from(searched);
            if prune_quiets && depth < params::attack_depth() {
                picker.skip_quiets();
            }
            let pick = if N::ROOT {
                self.pick_root_move(searched)
            } else {
                picker.next(&mut self.position, &self.shared.histories.moves)
            };
            let Some(pick) = pick else { break };
            if Some(pick.mv) == node.excluded {
                continue;
            }
            if N::PV
                && searched > 0
                && let Some((value, mv)) = self.cutoff_by_others(&node)
            {
                return (best.max(value), mv.or(best_move));
            }
            // Quiet moves that threaten the King are not pruned and are reduced less: many forced
            // wins begin with one.
            let attacks =
                pick.is_quiet() && (prune_quiets || self.may_reduce(&node, searched)) && {
                    let attack = attack.get_or_insert_with(|| Attack::of(&self.position));
                    attack.is_some_and(|attack| attack.is_made_by(&mut self.position, pick.mv))
                };
            if prune_quiets && pick.is_quiet() && !attacks {
                continue;
            }
            let value = if N::ROOT {
                self.search_root_move(&node, pick, searched)
            } else {
                self.search_child::<N>(&node, pick, searched, attacks)
            };
            if self.stopped {
                return (0, None);
            }
            searched += 1;
            if value > best {
                best = value;
                if value > node.window.alpha {
                    node.window.alpha = value;
                    best_move = Some(pick.mv);
                    self.stack.set_line(ply, pick.mv);
                }
            }
            if node.window.is_empty() {
                if !N::ROOT {
                    self.update_histories(&node, pick.mv, &failed);
                }
                break;
            }
            // If the list is full, later moves are dropped: the first ones, ordered highest, matter most.
            let _ = failed.try_push(pick.mv);
        }
        (best, best_move)
    }

    /// Whether late move reductions (LMR) apply to quiet moves after this number of searched ones.
    fn may_reduce(&self, node: &Node, searched: usize) -> bool {
        let is_late = searched >= params::lmr_index() as usize;
        self.selective && node.depth >= params::lmr_depth() && is_late
    }

    fn picker(&self, node: &Node) -> Picker {
        let last_plies = self.stack.last_plies(node.ply);
        let [first, second] = self.stack[node.ply].killers;
        let countermove = self.state.countermoves.to(last_plies[0]);
        let refutations = [first, second, countermove];
        Picker::new(node.hash_move(), refutations, last_plies, node.threat)
    }

    /// The result of a node that another thread has completed since the last move: the score, and the best
    /// move if it is above alpha.
    fn cutoff_by_others(&mut self, node: &Node) -> Option<(Value, Option<Move>)> {
        if !self.shares_progress {
            return None;
        }
        let entry = self.probe_table(&self.position);
        let entry = entry.filter(|&entry| self.may_cut_pv_node(node.ply, entry))?;
        let value = entry.cutoff(node.depth, node.ply, node.window)?;
        if value <= node.window.alpha {
            return Some((value, None));
        }
        self.stack[node.ply].line.clear();
        Some((value, entry.mv))
    }

    /// The score of a move: the first move with the full window, later moves with a null window at
    /// reduced depth, then at full depth, then with the full window, as long as the score stays above alpha.
    pub(super) fn search_child<N: NodeType>(
        &mut self,
        node: &Node,
        pick: Pick,
        searched: usize,
        attacks: bool,
    ) -> Value {
        let Node { ply, window, .. } = *node;
        let is_extended = pick.kind == PickKind::HashMove && self.is_singular(node);
        let depth = node.depth - 1 + i32::from(is_extended);
        let reduction = self.late_move_reduction::<N>(node, pick, searched, attacks);
        self.search_move(pick.mv, ply, |worker| {
            // In null windows, cut nodes and all-nodes alternate.
            let is_cut = !node.is_cut;
            if searched > 0 {
                let null = -Window::null(window.alpha);
                let mut value = -worker.search::<NonPv>(depth - reduction, ply + 1, null, is_cut);
                if value > window.alpha && reduction > 0 && !worker.stopped {
                    value = -worker.search::<NonPv>(depth, ply + 1, null, is_cut);
                }
                if worker.stopped || !window.contains(value) {
                    return value;
                }
            }
            -worker.search::<N::Next>(depth, ply + 1, -window, is_cut && !N::PV)
        })
    }

    /// Whether the hash move deserves a singular extension: all other moves, searched to half the depth, score
    /// lower than its table entry by a margin. Not under a threat, where a single parry is common and
    /// the node may be extended already.
    fn is_singular(&mut self, node: &Node) -> bool {
        let Some(entry) = node.entry else {
            return false;
        };
        let value = value_from_tt(entry.value, node.ply);
        let is_candidate = self.selective
            && node.depth >= params::singular_depth()
            && node.threat.is_none()
            && entry.bound != Bound::Upper
            && i32::from(entry.depth) >= node.depth - params::singular_entry()
            && !is_mate(value);
        if !is_candidate {
            return false;
        }
        let beta = value - params::singular_margin() * node.depth / 8;
        let (value_of_others, _) = self.search_moves::<NonPv>(Node {
            depth: (node.depth - 1) / 2,
            window: Window::null(beta - 1),
            excluded: entry.mv,
            ..*node
        });
        // The singular search must not leave its line in the node's principal variation.
        self.stack[node.ply].line.clear();
        !self.stopped && value_of_others < beta
    }

    /// The late move reduction (LMR) of a move, in plies: 0 unless it is late and quiet.
    fn late_move_reduction<N: NodeType>(
        &self,
        node: &Node,
        pick: Pick,
        searched: usize,
        attacks: bool,
    ) -> i32 {
        if !pick.is_quiet() || !self.may_reduce(node, searched) {
            return 0;
        }
        let is_refutation = pick.kind == PickKind::Refutation;
        let may_change_shot = self.position.can_change_shot(pick.mv);
        let mut hundredths = params::base_reduction(node.depth, searched);
        hundredths -= params::lmr_pv() * i32::from(N::PV);
        hundredths += params::lmr_cut() * i32::from(node.is_cut);
        hundredths -= params::lmr_improving() * i32::from(node.improving);
        hundredths -= params::lmr_refutation() * i32::from(is_refutation);
        hundredths -= params::lmr_attack() * i32::from(attacks);
        hundredths -= params::lmr_shot() * i32::from(may_change_shot);
        hundredths -= pick.history() / params::lmr_history();
        (hundredths / 100).clamp(0, node.depth - 2)
    }

    /// Updates killers, countermove and histories after `mv` caused a beta cutoff and the moves in `failed`
    /// did not.
    fn update_histories(&mut self, node: &Node, mv: Move, failed: &[Move]) {
        let last_plies = self.stack.last_plies(node.ply);
        // Moves whose shot removes a piece are ordered first even without being killers.
        if self.position.find_hit(mv).is_none() {
            self.stack.add_killer(node.ply, mv);
            self.state.countermoves.set(last_plies[0], mv);
        }
        let histories = &self.shared.histories.moves;
        histories.update(&self.position, last_plies, node.depth, mv, failed);
    }
}
