//! In which order the moves of a node are tried.

use super::history::{HISTORY_LIMIT, Histories};
use crate::game::{Bitboard, Kind, Move, MoveList, Piece, Position};
use arrayvec::ArrayVec;

/// Hands out the moves of a node, the most promising first. The table's move comes before any
/// other is generated, so that a cutoff by it costs no generation.
pub(super) struct Picker {
    table_move: Option<Move>,
    stage: Stage,
    moves: ArrayVec<(i32, Move), { Move::MAX }>,
}

/// A move to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pick {
    pub(super) mv: Move,
    /// Its place in the order: the higher, the more is hoped of it.
    rank: i32,
}

impl Pick {
    /// Does it do nothing that shows at once: remove an enemy piece, or parry a threat? The
    /// table's move does not count as such.
    pub(super) fn is_quiet(self) -> bool {
        self.rank < SHOT / 2
    }

    /// Is it a quiet move that the last cutoffs at its ply were by?
    pub(super) fn is_killer(self) -> bool {
        KILLERS.contains(&self.rank)
    }

    /// What the history says of a quiet move that removes nothing, within [`HISTORY_LIMIT`].
    pub(super) fn history(self) -> i32 {
        self.rank.clamp(-HISTORY_LIMIT, HISTORY_LIMIT)
    }
}

enum Stage {
    TableMove,
    Generate,
    Rest,
}

/// What removing a piece is worth in the order, less than winning the game and more than any
/// move that removes nothing.
const SHOT: i32 = 1 << 20;
const WIN: i32 = 1 << 24;
/// For a move that touches the enemy beam which would hit the own King.
const PARRY: i32 = 1 << 22;
const KILLERS: [i32; 2] = [HISTORY_LIMIT + 2, HISTORY_LIMIT + 1];

impl Picker {
    /// A picker that begins with the table's move, which must be legal.
    pub(super) fn new(table_move: Option<Move>) -> Picker {
        Picker {
            table_move,
            stage: Stage::TableMove,
            moves: ArrayVec::new(),
        }
    }

    /// The next move to try.
    pub(super) fn next(
        &mut self,
        position: &mut Position,
        histories: &Histories,
        ply: usize,
    ) -> Option<Pick> {
        if let Stage::TableMove = self.stage {
            self.stage = Stage::Generate;
            if let Some(mv) = self.table_move {
                return Some(Pick { mv, rank: i32::MAX });
            }
        }
        if let Stage::Generate = self.stage {
            self.stage = Stage::Rest;
            self.generate(position, histories, ply);
        }
        // Most nodes end after a few moves, so the best is looked for each time anew.
        let best = (0..self.moves.len()).max_by_key(|&index| (self.moves[index].0, !index))?;
        let (rank, mv) = self.moves.swap_remove(best);
        Some(Pick { mv, rank })
    }

    fn generate(&mut self, position: &mut Position, histories: &Histories, ply: usize) {
        let mut list = MoveList::new();
        position.moves(&mut list);
        let scorer = Scorer::new(position, histories, ply);
        for &mv in &list {
            if Some(mv) != self.table_move {
                self.moves.push((scorer.score(position, mv), mv));
            }
        }
    }
}

struct Scorer<'a> {
    histories: &'a Histories,
    killers: [Option<Move>; 2],
    /// The path of the enemy beam, if it ends on the own King.
    threat: Bitboard,
}

impl Scorer<'_> {
    fn new<'a>(position: &Position, histories: &'a Histories, ply: usize) -> Scorer<'a> {
        Scorer {
            histories,
            killers: histories.killers(ply),
            threat: threat(position),
        }
    }

    fn score(&self, position: &mut Position, mv: Move) -> i32 {
        let quiet = match self.killers.iter().position(|&killer| killer == Some(mv)) {
            Some(index) => KILLERS[index],
            None => self.histories.score(position.side(), mv),
        };
        let parry = if touches(mv, self.threat) { PARRY } else { 0 };
        let removed = position.test_fire(mv).1;
        quiet + parry + shot_score(position, removed)
    }
}

/// The path of the enemy beam, if it ends on the King of the side to move: any enemy ply that
/// leaves the beam alone then wins. Empty if it does not.
#[inline]
pub(super) fn threat(position: &Position) -> Bitboard {
    let beam = position.beam(!position.side());
    match beam.target() {
        Some(square) if Some(square) == position.king(position.side()) => beam.path(),
        _ => Bitboard::EMPTY,
    }
}

/// Does the move change a square of this set?
#[inline]
pub(super) fn touches(mv: Move, squares: Bitboard) -> bool {
    squares.contains(mv.from()) || squares.contains(mv.to())
}

fn shot_score(position: &Position, removed: Option<Piece>) -> i32 {
    let Some(piece) = removed else {
        return 0;
    };
    let worth = match piece.kind() {
        Kind::King => WIN,
        _ => SHOT,
    };
    if piece.color() == position.side() {
        -worth
    } else {
        worth
    }
}
