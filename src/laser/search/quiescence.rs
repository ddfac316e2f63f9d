//! Quiescence search: noisy moves only, until the position is quiet.

use super::picker::Picker;
use super::table::Entry;
use super::threats::{Threat, standing_win};
use super::worker::Worker;
use crate::laser::rules::Move;
use crate::search::{INFINITE, MAX_PLY, Value, Window, mate_at, mated_at, value_to_tt};

impl Worker<'_> {
    /// The score of the position, searching only moves whose shot removes an enemy piece or, under
    /// a threat, only moves that may parry it. Fail-soft. The first ply handles any threat, later
    /// plies only standing ones: parrying the others might never end. First and later plies share
    /// their table entries.
    pub(super) fn quiescence(
        &mut self,
        ply: usize,
        window: Window,
        threat: Option<Threat>,
    ) -> Value {
        if !self.enter_node(ply) {
            return 0;
        }
        if let Some(mv) = standing_win(&self.position) {
            self.stack.set_win(ply, mv);
            return mate_at(ply + 1);
        }
        let entry = self.probe_table(&self.position);
        if let Some(entry) = entry
            && window.is_null()
            && let Some(value) = entry.cutoff(0, ply, window)
        {
            return value;
        }
        let mut best = if threat.is_none() || ply >= MAX_PLY {
            // Stand pat.
            self.evaluate(ply)
        } else {
            // A move that does not parry the threat loses to the enemy's reply.
            mated_at(ply + 2)
        };
        if ply >= MAX_PLY || best >= window.beta {
            return best;
        }
        let mut rest = window;
        rest.raise_alpha(best);

        let mut best_move = None;
        let hash_move = entry.and_then(|entry| entry.mv);
        let hash_move = hash_move.filter(|&mv| threat.is_some() || self.removes_enemy(mv));
        let mut picker = Picker::of_shots(hash_move, self.stack.last_plies(ply), threat);
        while let Some(pick) = picker.next(&mut self.position, &self.shared.histories.moves) {
            let value = self.search_move(pick.mv, ply, |worker| {
                let threat = Threat::standing(&worker.position);
                -worker.quiescence(ply + 1, -rest, threat)
            });
            if self.stopped {
                return 0;
            }
            if value > best {
                best = value;
                if value > rest.alpha {
                    rest.alpha = value;
                    best_move = Some(pick.mv);
                    self.stack.set_line(ply, pick.mv);
                    if rest.is_empty() {
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
                bound: window.bound(best),
                depth: 0,
            });
        }
        best
    }

    fn removes_enemy(&mut self, mv: Move) -> bool {
        let hit = self.position.find_hit(mv);
        hit.is_some_and(|(_, piece)| piece.color() != self.position.side())
    }
}
