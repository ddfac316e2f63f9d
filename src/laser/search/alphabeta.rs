//! The main search: negamax with alpha-beta. What promises little is searched less deep or left
//! out, unless the search is asked for a proof.

use super::MAX_PLY;
use super::history::Context;
use super::ordering::{
    Pick, Picker, king_may_be_hit, standing_win, threat, threat_squares, threatens,
};
use super::params;
use super::score::{Bound, INFINITE, Value, from_table, is_decided, mate_at, mated_at, to_table};
use super::table::Entry;
use super::worker::Worker;
use crate::laser::rules::Move;
use arrayvec::ArrayVec;

/// What kind of a node it is.
pub(super) trait Node {
    /// Can the node be on the best line? Its window then has a width.
    const PV: bool;
}

/// A node that can be on the best line.
pub(super) struct Pv;

/// A node of which only matters whether its score is above or below a bound.
pub(super) struct Cut;

impl Node for Pv {
    const PV: bool = true;
}

impl Node for Cut {
    const PV: bool = false;
}

/// What is known of a node before its moves are looked at.
#[derive(Clone, Copy)]
struct Outlook {
    /// The static score; none where the King stands in the enemy's light.
    eval: Option<Value>,
    /// Is it better than two plies before?
    improving: bool,
}

/// What is found out about a node before its moves are tried.
enum Verdict {
    /// It need not be searched to its depth.
    Score(Value),
    /// Whoever passes here loses by force.
    Threatened,
    /// Nothing that spares the search or asks for more of it.
    Open,
}

/// A node whose moves are to be searched.
#[derive(Clone, Copy)]
struct Site {
    depth: i32,
    ply: usize,
    alpha: Value,
    beta: Value,
    outlook: Outlook,
    /// What the table knows about it.
    entry: Option<Entry>,
    /// The move that is left out, to see how good the others are.
    excluded: Option<Move>,
}

impl Worker<'_> {
    /// The score of the position, `ply` plies from the root, searched `depth` plies deep. It is
    /// exact between `alpha` and `beta`; at or outside of them it is a bound.
    pub(super) fn alpha_beta<N: Node>(
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
        if let Some(mv) = standing_win(&self.position) {
            self.pv.clear(ply + 1);
            self.pv.update(ply, mv);
            return mate_at(ply + 1);
        }

        let key = self.table_key();
        // The few bits of the key in the table can be another position's. Its move gives most of
        // these away.
        let legal = |mv| self.position.check(mv) == Ok(mv);
        let entry = self
            .table
            .get(key)
            .filter(|entry| entry.mv.is_none_or(legal));
        // Without a move to begin with a search costs more than it tells.
        let unknown = entry.is_none_or(|entry| entry.mv.is_none());
        let reduced = self.selective && unknown && depth >= params::REDUCE_UNKNOWN_DEPTH;
        let mut searched = depth - i32::from(reduced);
        if let Some(entry) = entry
            && !N::PV
            && let Some(value) = cutoff(&entry, searched, ply, alpha, beta)
        {
            return value;
        }
        let outlook = self.look(ply);
        if !N::PV && self.selective {
            match self.prune(searched, ply, beta, outlook) {
                Verdict::Score(value) => return value,
                // What looks safe and is not deserves a closer look.
                Verdict::Threatened => searched += 1,
                Verdict::Open => {}
            }
        }
        let (value, best) = self.search_moves::<N>(Site {
            depth: searched,
            ply,
            alpha,
            beta,
            outlook,
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
    fn table_key(&self) -> u64 {
        const PROOF: u64 = 0x9E37_79B9_7F4A_7C15;
        self.position.key() ^ if self.selective { 0 } else { PROOF }
    }

    fn look(&mut self, ply: usize) -> Outlook {
        let eval = match threat(&self.position).is_empty() {
            true => Some(self.evaluator.score(&self.position)),
            false => None,
        };
        self.evals[ply] = eval;
        let before = ply.checked_sub(2).and_then(|before| self.evals[before]);
        Outlook {
            eval,
            improving: eval.is_some_and(|eval| before.is_none_or(|before| eval > before)),
        }
    }

    /// Looks whether all speaks for the node's being above the window, which has no width.
    fn prune(&mut self, depth: i32, ply: usize, beta: Value, outlook: Outlook) -> Verdict {
        let Some(eval) = outlook.eval else {
            return Verdict::Open;
        };
        if is_decided(beta - 1) || is_decided(beta) {
            return Verdict::Open;
        }
        let margin = params::REVERSE_FUTILITY_MARGIN * (depth - i32::from(outlook.improving));
        if depth <= params::REVERSE_FUTILITY_DEPTH
            && eval - margin >= beta
            && !king_may_be_hit(&mut self.position)
        {
            return Verdict::Score(eval);
        }
        if depth >= params::NULL_MOVE_DEPTH && eval >= beta && !self.passed(ply) {
            let reduction = 3 + depth / 4 + ((eval - beta) / 100).min(2);
            let value = self.value_of_pass(depth - reduction, ply, beta);
            if !self.stopped && value >= beta {
                // That the enemy loses by force though it had two plies in a row is no proof.
                return Verdict::Score(if is_decided(value) { beta } else { value });
            }
            if !self.stopped && is_decided(value) {
                return Verdict::Threatened;
            }
        }
        Verdict::Open
    }

    /// Was the ply before this one a pass?
    fn passed(&self, ply: usize) -> bool {
        self.pass_at == Some(ply)
    }

    /// The score when the turn is given to the enemy without a ply.
    fn value_of_pass(&mut self, depth: i32, ply: usize, beta: Value) -> Value {
        let before = self.pass_at.replace(ply + 1);
        self.contexts[ply + 1] = Context::NONE;
        self.position.pass();
        let value = -self.alpha_beta::<Cut>(depth, ply + 1, -beta, -beta + 1);
        self.position.pass();
        self.pass_at = before;
        value
    }

    /// The best score of the moves of a node, and the move that raised alpha, if any did.
    fn search_moves<N: Node>(&mut self, mut site: Site) -> (Value, Option<Move>) {
        let Site { depth, ply, .. } = site;
        let before = self.before(ply);
        let table_move = site.entry.and_then(|entry| entry.mv);
        let refutations = self.histories.refutations(ply, before);
        let mut picker = Picker::new(table_move, refutations, before);
        // Where the enemy beam stands on the King only the moves that may parry it are tried.
        let mut best = match site.outlook.eval {
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
            let hopeless = leaves_out && is_hopeless(site, index);
            let only_loud = hopeless && depth < params::THREAT_DEPTH;
            let Some(pick) = picker.next(&mut self.position, self.histories, only_loud) else {
                break;
            };
            if Some(pick.mv) == site.excluded {
                continue;
            }
            // What ends the game in two plies often looks like nothing: a beam that comes to where a
            // mirror could send it on to the King.
            let threatens = pick.is_quiet() && (hopeless || self.may_reduce(depth, index)) && {
                let squares = *squares.get_or_insert_with(|| threat_squares(&self.position));
                threatens(&mut self.position, squares, pick.mv)
            };
            if hopeless && pick.is_quiet() && !threatens {
                continue;
            }
            let extension = match Some(pick.mv) == table_move {
                true => self.extension(site),
                false => 0,
            };
            let value = self.child_value::<N>(site, pick, index, extension, threatens);
            if self.stopped {
                return (0, None);
            }
            index += 1;
            if value > best {
                best = value;
                if value > site.alpha {
                    site.alpha = value;
                    best_move = Some(pick.mv);
                    self.pv.update(ply, pick.mv);
                }
            }
            if site.alpha >= site.beta {
                self.reward(ply, depth, pick.mv, &failed);
                break;
            }
            // The first moves that fail are those the histories thought best.
            let _ = failed.try_push(pick.mv);
        }
        (best, best_move)
    }

    /// By how many plies deeper the table's move is searched: by one where all others, searched
    /// less deep, are worse by a margin, so that all hangs on it.
    fn extension(&mut self, site: Site) -> i32 {
        let Some(entry) = site.entry else {
            return 0;
        };
        let value = from_table(entry.value, site.ply);
        let tells = self.selective
            && site.depth >= params::SINGULAR_DEPTH
            && entry.bound != Bound::Upper
            && i32::from(entry.depth) >= site.depth - 3
            && !is_decided(value);
        if !tells {
            return 0;
        }
        let beta = value - params::SINGULAR_MARGIN * site.depth / 8;
        let (others, _) = self.search_moves::<Cut>(Site {
            depth: (site.depth - 1) / 2,
            alpha: beta - 1,
            beta,
            excluded: entry.mv,
            ..site
        });
        // The line that it has left is not one of this node.
        self.pv.clear(site.ply);
        i32::from(!self.stopped && others < beta)
    }

    /// The score of a move.
    fn child_value<N: Node>(
        &mut self,
        site: Site,
        pick: Pick,
        index: usize,
        extension: i32,
        threatens: bool,
    ) -> Value {
        let reduction = match pick.is_quiet() && self.may_reduce(site.depth, index) {
            true => self.reduction::<N>(site, pick, index, threatens),
            false => 0,
        };
        let depth = site.depth - 1 + extension;
        self.value_after(pick.mv, site.ply, |worker| match index {
            0 => -worker.alpha_beta::<N>(depth, site.ply + 1, -site.beta, -site.alpha),
            _ => worker.scouted::<N>(depth, reduction, site.ply + 1, site.alpha, site.beta),
        })
    }

    /// The score, to the player before, of a move that is expected to be no better than alpha: a
    /// window without width, and at first less depth, shows it at less cost.
    pub(super) fn scouted<N: Node>(
        &mut self,
        depth: i32,
        reduction: i32,
        ply: usize,
        alpha: Value,
        beta: Value,
    ) -> Value {
        let mut value = -self.alpha_beta::<Cut>(depth - reduction, ply, -alpha - 1, -alpha);
        if value > alpha && reduction > 0 && !self.stopped {
            value = -self.alpha_beta::<Cut>(depth, ply, -alpha - 1, -alpha);
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
    fn reduction<N: Node>(&self, site: Site, pick: Pick, index: usize, threatens: bool) -> i32 {
        let Site { depth, outlook, .. } = site;
        let mut hundredths = params::reduction(depth, index);
        hundredths -= 100 * i32::from(N::PV);
        hundredths -= 70 * i32::from(outlook.improving);
        hundredths -= 100 * i32::from(pick.is_refutation());
        hundredths -= 100 * i32::from(threatens);
        hundredths -= pick.history() / 150;
        // What bends light is seldom quiet.
        if self.position.can_change_shot(pick.mv) {
            hundredths -= 70;
        }
        (hundredths / 100).clamp(0, depth - 2)
    }

    fn reward(&mut self, ply: usize, depth: i32, mv: Move, failed: &[Move]) {
        let before = self.before(ply);
        // Shots that remove something come first anyway.
        if self.position.removed_by(mv).is_none() {
            self.histories.refute(ply, before, mv);
        }
        self.histories
            .reward(&self.position, before, depth, mv, failed);
    }
}

/// Are the quiet moves from this one on not worth a look, unless they threaten the King?
fn is_hopeless(site: Site, index: usize) -> bool {
    let Site { depth, outlook, .. } = site;
    let Some(eval) = outlook.eval else {
        return false;
    };
    let late = depth <= params::LATE_DEPTH && index >= params::late_moves(depth, outlook.improving);
    let margin = params::FUTILITY_BASE + params::FUTILITY_MARGIN * depth;
    late || depth <= params::FUTILITY_DEPTH && index > 0 && eval + margin <= site.alpha
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
