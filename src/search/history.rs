//! What earlier cutoffs say about moves: killers and the butterfly history.

use super::MAX_PLY;
use crate::game::{Action, Color, Move, Square};

/// Scores of the butterfly history stay within this, either way.
pub(super) const HISTORY_LIMIT: i32 = 16_384;

/// Columns of the history: a square to go to, or one of two turns.
const TARGETS: usize = Square::COUNT + 2;

/// How well moves that remove nothing have done so far.
#[derive(Debug)]
pub(super) struct Histories {
    butterfly: Box<[[[i32; TARGETS]; Square::COUNT]; 2]>,
    killers: [[Option<Move>; 2]; MAX_PLY + 1],
}

impl Histories {
    /// Nothing is known yet.
    pub(super) fn new() -> Histories {
        Histories {
            butterfly: Box::new([[[0; TARGETS]; Square::COUNT]; 2]),
            killers: [[None; 2]; MAX_PLY + 1],
        }
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        *self.butterfly = [[[0; TARGETS]; Square::COUNT]; 2];
        self.age();
    }

    /// A new search begins: what the last one has found counts half.
    pub(super) fn age(&mut self) {
        for score in self.butterfly.as_flattened_mut().as_flattened_mut() {
            *score /= 2;
        }
        self.killers = [[None; 2]; MAX_PLY + 1];
    }

    /// The score of a move by this player, within [`HISTORY_LIMIT`].
    #[inline]
    pub(super) fn score(&self, side: Color, mv: Move) -> i32 {
        self.butterfly[side.index()][mv.from().index()][target(mv)]
    }

    /// The two moves that last cut off at this distance from the root.
    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply]
    }

    /// A move cut off, after those in `failed` did not.
    pub(super) fn reward(
        &mut self,
        side: Color,
        ply: usize,
        depth: i32,
        mv: Move,
        failed: &[Move],
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = (depth * depth * 16).min(HISTORY_LIMIT / 8);
        self.adjust(side, mv, bonus);
        for &mv in failed {
            self.adjust(side, mv, -bonus);
        }
    }

    /// Moves a score towards the limit, the less the nearer it is, so that it never passes it.
    fn adjust(&mut self, side: Color, mv: Move, bonus: i32) {
        let score = &mut self.butterfly[side.index()][mv.from().index()][target(mv)];
        *score += bonus - *score * bonus.abs() / HISTORY_LIMIT;
    }
}

#[inline]
fn target(mv: Move) -> usize {
    match mv.action() {
        Action::Step => mv.to().index(),
        Action::TurnRight => Square::COUNT,
        Action::TurnLeft => Square::COUNT + 1,
    }
}
