//! Quiescence search: noisy moves only, until the position is quiet.

use super::score::{INFINITE, MAX_PLY, Value, mate_at, mated_at};
use super::threats::{may_parry, standing_threat, standing_win};
use super::worker::Worker;
use crate::laser::rules::{Bitboard, MoveList};

impl Worker<'_> {
    /// The score of the position, searching only moves whose shot removes an enemy piece or, under a
    /// standing threat, only moves that may parry it. Fail-soft.
    pub(super) fn quiescence(&mut self, ply: usize, mut alpha: Value, beta: Value) -> Value {
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
        let threat = standing_threat(&self.position);
        let mut best = if threat.is_empty() || ply >= MAX_PLY {
            // Stand pat.
            self.evaluator.cached_score(&self.position, self.eval_cache)
        } else {
            // A move that does not parry the threat loses to the enemy's next ply.
            mated_at(ply + 2)
        };
        if ply >= MAX_PLY || best >= beta {
            return best;
        }
        alpha = alpha.max(best);

        for mv in self.quiescence_moves(threat) {
            let value =
                self.search_move(mv, ply, |worker| -worker.quiescence(ply + 1, -beta, -alpha));
            if self.stopped {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    self.pv.update(ply, mv);
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        debug_assert!(best > -INFINITE);
        best
    }

    /// The moves that quiescence searches. Without a threat: moves that change the own beam so that
    /// the shot removes an enemy piece, and one that leaves the beam unchanged if the standing beam
    /// removes one. Under a threat: all moves that may parry it.
    fn quiescence_moves(&mut self, threat: Bitboard) -> MoveList {
        let position = &mut self.position;
        let side = position.side();
        let mut moves = MoveList::new();
        let mut shots = position.shots();
        if threat.is_empty() {
            position.on_beam_moves(&mut moves);
            moves.retain(|&mut mv| {
                let hit = position.find_hit_with(&mut shots, mv);
                hit.is_some_and(|(_, piece)| piece.color() != side)
            });
            let target = position.beam(side).target();
            if target.is_some_and(|square| position.board().color(!side).contains(square)) {
                moves.extend(position.first_off_beam_move());
            }
        } else {
            position.moves(&mut moves);
            moves.retain(|&mut mv| {
                let hit = position.find_hit_with(&mut shots, mv);
                may_parry(position, threat, mv, hit)
            });
        }
        moves
    }
}
