//! The end of the line: shots that remove an enemy piece, and answers to a threatened King.

use super::MAX_PLY;
use super::ordering::{removed_by, threat, touches};
use super::score::{INFINITE, Value, mate_at, mated_at};
use super::worker::Worker;
use crate::game::{Bitboard, Kind, Move, MoveList, Piece, Position};

impl Worker<'_> {
    /// The score of a position in which only shots that remove an enemy piece are looked at,
    /// or, where the enemy beam stands on the own King, whatever may parry it.
    pub(super) fn quiescence(&mut self, ply: usize, mut alpha: Value, beta: Value) -> Value {
        self.pv.clear(ply);
        if self.out_of_budget() {
            return 0;
        }
        self.nodes += 1;
        self.selective_depth = self.selective_depth.max(ply);
        let waiting = match standing_target(&self.position) {
            Some(piece) if piece.color() != self.position.side() => waiting_move(&self.position),
            _ => None,
        };
        if let Some(mv) = waiting
            && standing_target(&self.position).is_some_and(|piece| piece.kind() == Kind::King)
        {
            self.pv.clear(ply + 1);
            self.pv.update(ply, mv);
            return mate_at(ply + 1);
        }
        let threat = threat(&self.position);
        let mut best = if threat.is_empty() || ply >= MAX_PLY {
            self.evaluator.score(&self.position)
        } else {
            // Doing nothing about it loses to the enemy's next ply.
            mated_at(ply + 2)
        };
        if ply >= MAX_PLY || best >= beta {
            return best;
        }
        alpha = alpha.max(best);

        for mv in self.loud_moves(threat, waiting) {
            let value =
                self.value_after(mv, ply, |worker| -worker.quiescence(ply + 1, -beta, -alpha));
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

    /// The moves that quiescence tries: those whose shot, other than the standing beam, removes
    /// an enemy piece, and one to fire that, if it does; and under a threat those that can break it, by touching its path or by
    /// removing something from it.
    fn loud_moves(&mut self, threat: Bitboard, waiting: Option<Move>) -> MoveList {
        let position = &mut self.position;
        let side = position.side();
        let mut moves = MoveList::new();
        if threat.is_empty() {
            position.shot_moves(&mut moves);
            moves.retain(|&mut mv| {
                let removed = removed_by(position, mv);
                removed.is_some_and(|piece| piece.color() != side)
            });
            moves.extend(waiting);
        } else {
            position.moves(&mut moves);
            moves.retain(|&mut mv| {
                let (shot, removed) = position.test_fire(mv);
                let breaks = touches(mv, threat)
                    || shot.target().is_some_and(|square| threat.contains(square))
                    || removed.is_some_and(|piece| piece.color() != side);
                let suicide = removed
                    .is_some_and(|piece| piece.color() == side && piece.kind() == Kind::King);
                breaks && !suicide
            });
        }
        moves
    }
}

/// The piece at the end of the own standing beam, which any move that leaves the beam alone removes.
#[inline]
fn standing_target(position: &Position) -> Option<Piece> {
    let square = position.beam(position.side()).target()?;
    position.board().piece_on(square)
}

/// A move that leaves the own standing beam alone.
fn waiting_move(position: &Position) -> Option<Move> {
    let side = position.side();
    let path = position.beam(side).path();
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    moves
        .into_iter()
        .find(|&mv| !touches(mv, path) && mv.from() != side.laser_square())
}
