//! Move ordering statistics from earlier beta cutoffs: the butterfly history, the continuation histories,
//! and countermoves. The butterfly history also learns from changes of the static evaluation.

use super::params;
use crate::laser::rules::{Action, Board, Color, Kind, Move, Piece, Position, Square, Undo};
use std::collections::TryReserveError;
use std::sync::atomic::{AtomicI16, Ordering};

/// A score between `-LIMIT` and `LIMIT` that bonuses adjust. Concurrent updates by several threads may be
/// lost; the score stays within the limit.
#[derive(Debug)]
pub(super) struct HistoryEntry<const LIMIT: i32>(AtomicI16);

impl<const LIMIT: i32> HistoryEntry<LIMIT> {
    /// An entry with the score 0.
    pub(super) const fn new() -> HistoryEntry<LIMIT> {
        const { assert!(0 < LIMIT && LIMIT <= i16::MAX as i32) };
        HistoryEntry(AtomicI16::new(0))
    }

    #[inline]
    pub(super) fn score(&self) -> i32 {
        i32::from(self.0.load(Ordering::Relaxed))
    }

    /// Adds a bonus, within `-LIMIT` and `LIMIT`, with gravity: the nearer the score is to the limit, the
    /// less it changes, so that it never passes the limit.
    #[inline]
    pub(super) fn add(&self, bonus: i32) {
        let old = self.score();
        let new = old + bonus - old * bonus.abs() / LIMIT;
        self.0.store(new as i16, Ordering::Relaxed);
    }

    pub(super) fn clear(&mut self) {
        *self.0.get_mut() = 0;
    }
}

/// The bound on the absolute value of one history entry.
const LIMIT: i32 = 16_384;

/// The bound on the absolute value of [`HistoryScores::of`].
pub(super) const SCORE_LIMIT: i32 = 3 * LIMIT;

/// The number of destinations in the butterfly history: one for each target square, which is the
/// piece's own for a turn to the right, and one for all turns to the left.
const TARGETS: usize = Square::COUNT + 1;

/// The number of pairs of a piece's form and a square.
const PIECE_SQUARES: usize = Piece::FORMS * Square::COUNT;

/// The index of an earlier ply in the continuation histories: which player moved which kind of
/// piece to which square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ContinuationKey(u16);

impl ContinuationKey {
    /// The key where there is no earlier ply, or where it was a null move.
    pub(super) const NONE: ContinuationKey =
        ContinuationKey((2 * Kind::ALL.len() * Square::COUNT) as u16);
    pub(super) const COUNT: usize = ContinuationKey::NONE.0 as usize + 1;

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub(super) fn of(ply: &Undo) -> ContinuationKey {
        let piece = ply.piece;
        let kind = piece.color().index() * Kind::ALL.len() + piece.kind().index();
        ContinuationKey((kind * Square::COUNT + ply.mv.to().index()) as u16)
    }
}

/// An entry of a butterfly or continuation history.
type MoveEntry = HistoryEntry<LIMIT>;

/// The butterfly history of a player, by origin and destination.
type ButterflyHistory = [[MoveEntry; TARGETS]; Square::COUNT];

/// The continuation history after one earlier ply, by the moved piece and its target square.
type ContinuationHistory = [MoveEntry; PIECE_SQUARES];

/// The histories that order moves, about 3 MB.
#[derive(Debug)]
pub(super) struct Histories {
    /// Butterfly history, by side to move.
    butterfly: Box<[ButterflyHistory; 2]>,
    /// Continuation histories, by an earlier ply (one or two plies before) and side to move.
    continuations: Vec<[ContinuationHistory; 2]>,
}

/// The two plies before a node, the last one first: the opponent's, then the mover's.
pub(super) type ContinuationKeys = [ContinuationKey; 2];

impl Histories {
    pub(super) fn new() -> Result<Histories, TryReserveError> {
        let mut continuations = Vec::new();
        continuations.try_reserve_exact(ContinuationKey::COUNT)?;
        continuations.resize_with(ContinuationKey::COUNT, || {
            [const { [const { MoveEntry::new() }; PIECE_SQUARES] }; 2]
        });
        Ok(Histories {
            butterfly: Box::new(
                [const { [const { [const { MoveEntry::new() }; TARGETS] }; Square::COUNT] }; 2],
            ),
            continuations,
        })
    }

    /// Resets all histories. This also touches their memory, so that no search has to do it while
    /// its clock runs.
    pub(super) fn clear(&mut self) {
        let butterfly = self.butterfly.as_flattened_mut().as_flattened_mut();
        let continuations = self.continuations.as_flattened_mut().as_flattened_mut();
        for entries in [butterfly, continuations] {
            entries.iter_mut().for_each(MoveEntry::clear);
        }
    }

    /// The histories for a player's moves after these plies.
    #[inline]
    pub(super) fn scores(&self, side: Color, previous: ContinuationKeys) -> HistoryScores<'_> {
        HistoryScores {
            butterfly: &self.butterfly[side.index()],
            continuations: previous.map(|key| &self.continuations[key.index()][side.index()]),
        }
    }

    /// Gives a bonus to the move that caused a beta cutoff, and a malus to the moves searched before
    /// it.
    pub(super) fn update(
        &self,
        position: &Position,
        previous: ContinuationKeys,
        depth: i32,
        mv: Move,
        failed: &[Move],
    ) {
        let square = depth * depth;
        let bonus = (square * params::history_bonus()).min(params::history_bonus_max());
        let malus = (square * params::history_malus()).min(params::history_malus_max());
        self.add_bonus(position, previous, mv, bonus);
        for &mv in failed {
            self.add_bonus(position, previous, mv, -malus);
        }
    }

    /// Gives a bonus, which may be negative, to a player's move in the butterfly history alone.
    pub(super) fn add_butterfly(&self, side: Color, mv: Move, bonus: i32) {
        self.butterfly[side.index()][mv.from().index()][destination(mv)].add(bonus);
    }

    fn add_bonus(&self, position: &Position, previous: ContinuationKeys, mv: Move, bonus: i32) {
        let side = position.side();
        let index = piece_square(position.board(), mv);
        self.add_butterfly(side, mv, bonus);
        for key in previous {
            if key != ContinuationKey::NONE {
                self.continuations[key.index()][side.index()][index].add(bonus);
            }
        }
    }
}

/// The histories that apply to the moves of one node.
pub(super) struct HistoryScores<'a> {
    butterfly: &'a ButterflyHistory,
    continuations: [&'a ContinuationHistory; 2],
}

impl HistoryScores<'_> {
    /// The sum of a move's butterfly and continuation histories, within [`SCORE_LIMIT`].
    #[inline]
    pub(super) fn of(&self, board: &Board, mv: Move) -> i32 {
        let index = piece_square(board, mv);
        let [last, second_last] = self.continuations;
        self.butterfly[mv.from().index()][destination(mv)].score()
            + last[index].score()
            + second_last[index].score()
    }
}

/// The index of a move's destination in the butterfly history.
#[inline]
fn destination(mv: Move) -> usize {
    match mv.action() {
        Action::Step | Action::TurnRight => mv.to().index(),
        Action::TurnLeft => Square::COUNT,
    }
}

/// The index in a continuation history of the moved piece, oriented as after the move, and its
/// target square.
#[inline]
fn piece_square(board: &Board, mv: Move) -> usize {
    let code = board.codes()[mv.from().index()];
    let row = ROWS[usize::from(code) % Piece::CODES][mv.action_code()];
    usize::from(row) + mv.to().index()
}

/// Where the row of a piece begins in a continuation history.
const fn row(piece: Piece) -> u16 {
    let row = (piece.form() * Square::COUNT) as u16;
    match piece.kind() {
        // One row is enough for both directions: a Laser never stands on the next square.
        Kind::Laser => row + piece.direction() as u16 % 2,
        _ => row,
    }
}

/// [`row`] of a piece as it stands after a move: by the piece's code and the move's action code.
static ROWS: [[u16; Move::ACTION_CODES]; Piece::CODES] = {
    let mut rows = [[0; Move::ACTION_CODES]; Piece::CODES];
    // A code is a kind, from 1, and three bits.
    let mut code = 1 << 3;
    while code < (1 + Kind::ALL.len()) << 3 {
        if let Some(piece) = Piece::of_code(code as u8) {
            let mut action = 0;
            while action < Action::ALL.len() {
                rows[code][action] = row(Action::ALL[action].turned(piece));
                action += 1;
            }
        }
        code += 1;
    }
    rows
};

/// Countermoves: the quiet move that last refuted each ply.
#[derive(Debug)]
pub(super) struct Countermoves([Option<Move>; ContinuationKey::COUNT]);

impl Countermoves {
    pub(super) fn new() -> Countermoves {
        Countermoves([None; ContinuationKey::COUNT])
    }

    #[inline]
    pub(super) fn to(&self, last_ply: ContinuationKey) -> Option<Move> {
        self.0[last_ply.index()]
    }

    pub(super) fn set(&mut self, last_ply: ContinuationKey, mv: Move) {
        if last_ply != ContinuationKey::NONE {
            self.0[last_ply.index()] = Some(mv);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bonuses_move_the_score_towards_the_limit_and_never_past_it() {
        const LIMIT: i32 = 8192;
        let mut entry = HistoryEntry::<LIMIT>::new();
        for bonus in [1, 100, 2048, LIMIT] {
            for sign in [1, -1] {
                let before = entry.score();
                entry.add(sign * bonus);
                assert!((entry.score() - before) * sign > 0, "{before} by {bonus}");
                for _ in 0..10_000 {
                    entry.add(sign * bonus);
                    assert!(entry.score().abs() <= LIMIT);
                }
                // As close as whole numbers get with this bonus.
                assert!(entry.score() * sign > LIMIT - LIMIT / bonus, "{bonus}");
            }
        }
        entry.clear();
        assert_eq!(entry.score(), 0);
    }
}
