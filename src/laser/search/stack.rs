//! Per-ply data on the path from the root to the current node.

use super::history::{ContinuationKey, ContinuationKeys};
use crate::laser::rules::Move;
use crate::search::{MAX_PLY, Value};
use derive_more::{Index, IndexMut};
use std::array;

/// A node on the path.
#[derive(Clone, Debug)]
pub(super) struct StackEntry {
    /// The static evaluation; `None` under a standing threat.
    pub(super) static_eval: Option<Value>,
    /// The ply that led to the node; [`ContinuationKey::NONE`] at the root and after a null move.
    pub(super) last_ply: ContinuationKey,
    /// The move of that ply, if it removed nothing.
    pub(super) last_quiet: Option<Move>,
    /// Killer moves: the two quiet moves that last caused a beta cutoff at this ply.
    pub(super) killers: [Option<Move>; 2],
    /// The principal variation of the node.
    pub(super) line: Vec<Move>,
}

/// The nodes on the path, by ply.
#[derive(Index, IndexMut)]
pub(super) struct Stack([StackEntry; MAX_PLY + 2]);

impl Stack {
    pub(super) fn new() -> Stack {
        Stack(array::from_fn(|_| StackEntry {
            static_eval: None,
            last_ply: ContinuationKey::NONE,
            last_quiet: None,
            killers: [None; 2],
            line: Vec::new(),
        }))
    }

    /// The two plies before the node at this ply.
    #[inline]
    pub(super) fn last_plies(&self, ply: usize) -> ContinuationKeys {
        let before = ply.checked_sub(1);
        [
            self[ply].last_ply,
            before.map_or(ContinuationKey::NONE, |ply| self[ply].last_ply),
        ]
    }

    /// Sets the principal variation of the node at this ply: the move, then the line of the child.
    pub(super) fn set_line(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.0.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0].line);
    }

    /// Makes a move that wins at once the principal variation of the node at this ply.
    pub(super) fn set_win(&mut self, ply: usize, mv: Move) {
        self[ply + 1].line.clear();
        self.set_line(ply, mv);
    }

    /// Makes a quiet move that caused a beta cutoff at this ply the first killer.
    pub(super) fn add_killer(&mut self, ply: usize, mv: Move) {
        let killers = &mut self[ply].killers;
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }
}
