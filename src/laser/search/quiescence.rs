//! Quiescence search: noisy moves only, until the position is quiet.

use super::alphabeta::table_cutoff;
use super::picker::Picker;
use super::score::{Bound, INFINITE, MAX_PLY, Value, mate_at, mated_at, value_to_tt};
use super::table::Entry;
use super::threats::{Threat, standing_win};
use super::worker::Worker;
use crate::laser::rules::Move;

impl Worker<'_> {
    /// The score of the position, searching only moves whose shot removes an enemy piece or, under a
    /// threat, only moves that may parry it. Fail-soft. The first ply is given whatever threat there is,
    /// later ones look for those of the standing beam, as the parries of the others would not come to an
    /// end. Both share the entries of the transposition table.
    pub(super) fn quiescence(
        &mut self,
        ply: usize,
        mut alpha: Value,
        beta: Value,
        threat: Option<Threat>,
    ) -> Value {
        self.pv.clear(ply);
        if self.should_stop() {
            return 0;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        if let Some(mv) = standing_win(&self.position) {
            self.pv.clear(ply + 1);
            self.pv.update(ply, mv);
            return mate_at(ply + 1);
        }
        let is_null_window = beta - alpha == 1;
        let entry = self.probe_table();
        if let Some(entry) = entry
            && is_null_window
            && let Some(value) = table_cutoff(&entry, 0, ply, alpha, beta)
        {
            return value;
        }
        let mut best = if threat.is_none() || ply >= MAX_PLY {
            // Stand pat.
            self.evaluate(ply)
        } else {
            // A move that does not parry the threat loses to the enemy's next ply.
            mated_at(ply + 2)
        };
        if ply >= MAX_PLY || best >= beta {
            return best;
        }
        let first_alpha = alpha;
        alpha = alpha.max(best);

        let mut best_move = None;
        let hash_move = entry.and_then(|entry| entry.mv);
        let hash_move = hash_move.filter(|&mv| threat.is_some() || self.removes_enemy(mv));
        let mut picker = Picker::of_noisy_moves(hash_move, self.previous_plies(ply), threat);
        while let Some(pick) = picker.next(&mut self.position, self.histories, false) {
            let value = self.search_move(pick.mv, ply, |worker| {
                let threat = Threat::standing(&worker.position);
                -worker.quiescence(ply + 1, -beta, -alpha, threat)
            });
            if self.stopped {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(pick.mv);
                    self.pv.update(ply, pick.mv);
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        debug_assert!(best > -INFINITE);
        // An entry of the main search is worth more.
        if entry.is_none_or(|entry| entry.depth == 0) {
            self.store_in_table(Entry {
                mv: best_move,
                value: value_to_tt(best, ply),
                bound: match best {
                    _ if best >= beta => Bound::Lower,
                    _ if best > first_alpha => Bound::Exact,
                    _ => Bound::Upper,
                },
                depth: 0,
            });
        }
        best
    }

    /// Whether the shot of a move removes an enemy piece.
    fn removes_enemy(&mut self, mv: Move) -> bool {
        let hit = self.position.find_hit(mv);
        hit.is_some_and(|(_, piece)| piece.color() != self.position.side())
    }
}
