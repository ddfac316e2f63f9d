//! What earlier cutoffs say about moves: killers, countermoves, the butterfly history and those of
//! continuations.

use super::MAX_PLY;
use crate::laser::rules::{Action, Board, Color, Kind, Move, Piece, Position, Square, Undo};

/// Scores of a single history stay within this, either way.
const LIMIT: i32 = 16_384;

/// What [`Scores::of`] says of a move stays within this, either way.
pub(super) const SCORE_LIMIT: i32 = 3 * LIMIT;

/// Columns of the butterfly history: a square to go to, or one of two turns.
const TARGETS: usize = Square::COUNT + 2;

/// A kind of piece, facing one of four ways, on a square.
const PLACES: usize = Piece::FORMS * Square::COUNT;

/// An earlier ply as a continuation remembers it: who moved which kind of piece to where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ContinuationKey(u16);

impl ContinuationKey {
    /// For where there was no earlier ply, or a pass.
    pub(super) const NONE: ContinuationKey =
        ContinuationKey((2 * Kind::ALL.len() * Square::COUNT) as u16);
    const COUNT: usize = ContinuationKey::NONE.0 as usize + 1;

    /// The context that a ply makes for those after it.
    #[inline]
    pub(super) fn of(ply: &Undo) -> ContinuationKey {
        let piece = ply.piece;
        let kind = piece.color().index() * Kind::ALL.len() + piece.kind().index();
        ContinuationKey((kind * Square::COUNT + ply.mv.to().index()) as u16)
    }
}

/// Scores of moves after some earlier ply, by what then stands where.
type Row = [i16; PLACES];

/// How well moves have done so far, for one thread: some 5 MB.
#[derive(Debug)]
pub(super) struct Histories {
    butterfly: Box<[[[i16; TARGETS]; Square::COUNT]; 2]>,
    /// By the mover and an earlier ply, the last or the one before it.
    continuations: Vec<[Row; 2]>,
    /// The quiet move that last answered a ply.
    counters: [Option<Move>; ContinuationKey::COUNT],
    killers: [[Option<Move>; 2]; MAX_PLY + 1],
}

/// The plies before a node: the opponent's last one, and the mover's before it.
pub(super) type ContinuationKeys = [ContinuationKey; 2];

impl Histories {
    /// Nothing is known yet.
    pub(super) fn new() -> Histories {
        Histories {
            butterfly: Box::new([[[0; TARGETS]; Square::COUNT]; 2]),
            continuations: vec![[[0; PLACES]; 2]; ContinuationKey::COUNT],
            counters: [None; ContinuationKey::COUNT],
            killers: [[None; 2]; MAX_PLY + 1],
        }
    }

    /// Forgets everything. TableMemory that is new is touched here, rather than by a search on the clock.
    pub(super) fn clear(&mut self) {
        *self.butterfly = [[[0; TARGETS]; Square::COUNT]; 2];
        self.continuations.fill([[0; PLACES]; 2]);
        self.counters = [None; ContinuationKey::COUNT];
        self.age();
    }

    /// A new search begins, at another distance from what the killers cut off.
    pub(super) fn age(&mut self) {
        self.killers = [[None; 2]; MAX_PLY + 1];
    }

    /// What is known about the moves of a player after these plies.
    #[inline]
    pub(super) fn scores(&self, side: Color, before: ContinuationKeys) -> Scores<'_> {
        Scores {
            butterfly: &self.butterfly[side.index()],
            continuations: before
                .map(|context| &self.continuations[usize::from(context.0)][side.index()]),
        }
    }

    /// The quiet moves that are tried first: the two that last cut off at this distance from the
    /// root, and the last answer to the opponent's ply.
    #[inline]
    pub(super) fn refutations(&self, ply: usize, before: ContinuationKeys) -> [Option<Move>; 3] {
        let [first, second] = self.killers[ply];
        [first, second, self.counters[usize::from(before[0].0)]]
    }

    /// A move at this distance from the root cut off and is to be tried early again.
    pub(super) fn update_refutations(&mut self, ply: usize, before: ContinuationKeys, mv: Move) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if before[0] != ContinuationKey::NONE {
            self.counters[usize::from(before[0].0)] = Some(mv);
        }
    }

    /// A move of the side to move cut off, after those in `failed` did not.
    pub(super) fn update_histories(
        &mut self,
        position: &Position,
        before: ContinuationKeys,
        depth: i32,
        mv: Move,
        failed: &[Move],
    ) {
        let bonus = (depth * depth * 16).min(LIMIT / 8);
        self.adjust(position, before, mv, bonus);
        for &mv in failed {
            self.adjust(position, before, mv, -bonus);
        }
    }

    fn adjust(&mut self, position: &Position, before: ContinuationKeys, mv: Move, bonus: i32) {
        let side: Color = position.side();
        let place = place(position.board(), mv);
        adjust(
            &mut self.butterfly[side.index()][mv.from().index()][target(mv)],
            bonus,
        );
        for context in before {
            if context != ContinuationKey::NONE {
                let rows = &mut self.continuations[usize::from(context.0)];
                adjust(&mut rows[side.index()][place], bonus);
            }
        }
    }
}

/// How well the moves of a node have done so far.
pub(super) struct Scores<'a> {
    butterfly: &'a [[i16; TARGETS]; Square::COUNT],
    continuations: [&'a Row; 2],
}

impl Scores<'_> {
    /// How well a move has done, within [`SCORE_LIMIT`].
    #[inline]
    pub(super) fn of(&self, board: &Board, mv: Move) -> i32 {
        let place = place(board, mv);
        let [last, before] = self.continuations;
        i32::from(self.butterfly[mv.from().index()][target(mv)])
            + i32::from(last[place])
            + i32::from(before[place])
    }
}

/// Moves a score towards the limit, the less the nearer it is, so that it never passes it.
fn adjust(score: &mut i16, bonus: i32) {
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

#[inline]
fn target(mv: Move) -> usize {
    match mv.action() {
        Action::Step => mv.to().index(),
        Action::TurnRight => Square::COUNT,
        Action::TurnLeft => Square::COUNT + 1,
    }
}

/// The piece as it stands after the move, and where.
#[inline]
fn place(board: &Board, mv: Move) -> usize {
    let piece = board.piece_on(mv.from());
    let form = piece.map_or(0, |piece| mv.action().turned(piece).form());
    form * Square::COUNT + mv.to().index()
}
