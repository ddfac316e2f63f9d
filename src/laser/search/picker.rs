//! The staged move picker: hands out the moves of a node in the order in which they are searched.

use super::history::{ContinuationKeys, Histories, SCORE_LIMIT};
use super::threats::Threat;
use crate::laser::rules::{Kind, Move, MoveList, Piece, Position};
use arrayvec::ArrayVec;

/// Picks the moves of one node, most promising first, and generates each stage only when it is
/// reached: the hash move, noisy moves by what their shot removes, killers and the countermove, then
/// quiet moves by history.
pub(super) struct Picker {
    hash_move: Option<Move>,
    last_plies: ContinuationKeys,
    /// The threat to the King of the side to move. Moves that cannot parry it lose and are skipped.
    threat: Option<Threat>,
    /// Killers and countermove that are still to be tried, the next one last.
    refutations: ArrayVec<Move, 3>,
    /// Killers and countermove already handed out, which the quiet stage must skip.
    tried_refutations: ArrayVec<Move, 3>,
    stage: Stage,
    wanted: Wanted,
    /// Whether all moves have been generated, not only those that can change the mover's beam.
    has_all: bool,
    /// The generated moves not yet handed out.
    moves: MoveList,
    /// The sort key of each of `moves`.
    keys: ArrayVec<SortKey, { Move::MAX }>,
}

/// A move and the stage that it comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pick {
    pub(super) mv: Move,
    pub(super) kind: PickKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PickKind {
    /// A move at the root, whose order does not come from a picker.
    Root,
    HashMove,
    /// Its shot removes an enemy piece, or it parries a standing threat.
    Noisy,
    /// A killer or the countermove.
    Refutation,
    /// Any other move, with its history score, within [`SCORE_LIMIT`].
    Quiet(i32),
}

impl Pick {
    /// Whether the move is quiet. The hash move never counts as quiet.
    pub(super) fn is_quiet(self) -> bool {
        matches!(self.kind, PickKind::Refutation | PickKind::Quiet(_))
    }

    /// The history score of a quiet move; refutations have the maximum.
    pub(super) fn history(self) -> i32 {
        match self.kind {
            PickKind::Quiet(history) => history,
            _ => SCORE_LIMIT,
        }
    }
}

/// The moves that a picker hands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    All,
    /// All but the quiet ones.
    Noisy,
    /// Only those whose shot removes an enemy piece.
    Shots,
}

/// The stages of move picking, in order.
#[derive(PartialEq, PartialOrd)]
enum Stage {
    HashMove,
    /// Generates the moves that can change the mover's beam, or all moves if even those that leave it
    /// unchanged are noisy.
    GenerateNoisy,
    /// Hands out the noisy moves. The quiet moves generated with them wait for the last stage.
    Noisy,
    /// Hands out the killers and the countermove.
    Refutations,
    /// Hands out all other moves by history.
    Quiet,
}

/// The move score of a shot that hits the enemy King.
const WIN: i32 = 1 << 21;
/// The move score of a move that touches the enemy beam standing on the mover's King.
const PARRY: i32 = 1 << 19;
/// The move score of a shot that removes an enemy piece.
const SHOT: i32 = 1 << 17;
/// The lowest move score of a noisy move.
const NOISY: i32 = SHOT / 2;
/// The move score of killers and the countermove.
const REFUTATION: i32 = SCORE_LIMIT + 1;

/// The sort key of a generated move: its score in the upper bits and its index in the lower ones, so
/// that the maximum key, which a few vector instructions find, identifies the move. Of equal scores the
/// lowest index has the largest key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct SortKey(i32);

impl SortKey {
    const INDEX_BITS: u32 = 9;
    const LAST: usize = (1 << SortKey::INDEX_BITS) - 1;

    /// The key of the move with this score, whose absolute value is less than twice [`WIN`], and this index.
    #[inline]
    fn new(score: i32, index: usize) -> SortKey {
        const {
            assert!(Move::MAX <= SortKey::LAST && 2 * WIN <= 1 << (31 - SortKey::INDEX_BITS));
            // The ranges of scores do not overlap, whatever the histories add.
            assert!(REFUTATION < NOISY && NOISY <= SHOT - SCORE_LIMIT);
            assert!(SHOT + PARRY + SCORE_LIMIT < WIN);
        }
        debug_assert!(score.abs() < 2 * WIN);
        SortKey((score << SortKey::INDEX_BITS) + (SortKey::LAST - index) as i32)
    }

    /// Adds to the score, which stays in the range of [`new`](SortKey::new).
    #[inline]
    fn raise(&mut self, by: i32) {
        self.0 += by << SortKey::INDEX_BITS;
        debug_assert!(self.score().abs() < 2 * WIN);
    }

    #[inline]
    fn score(self) -> i32 {
        self.0 >> SortKey::INDEX_BITS
    }

    #[inline]
    fn index(self) -> usize {
        SortKey::LAST - (self.0 as usize & SortKey::LAST)
    }
}

impl Picker {
    /// A picker for a node of the main search. The hash move must be legal.
    pub(super) fn new(
        hash_move: Option<Move>,
        killers_and_countermove: [Option<Move>; 3],
        last_plies: ContinuationKeys,
        threat: Option<Threat>,
    ) -> Picker {
        let mut refutations = ArrayVec::new();
        for mv in killers_and_countermove.into_iter().rev().flatten() {
            if Some(mv) != hash_move && !refutations.contains(&mv) {
                refutations.push(mv);
            }
        }
        Picker {
            hash_move,
            last_plies,
            threat,
            refutations,
            tried_refutations: ArrayVec::new(),
            stage: Stage::HashMove,
            wanted: Wanted::All,
            has_all: false,
            moves: MoveList::new(),
            keys: ArrayVec::new(),
        }
    }

    /// A picker for a quiescence node: without a threat it generates only moves whose shot removes
    /// an enemy piece. Of the off-beam moves, which all fire the standing beam, one is enough.
    pub(super) fn of_shots(
        hash_move: Option<Move>,
        last_plies: ContinuationKeys,
        threat: Option<Threat>,
    ) -> Picker {
        let mut picker = Picker::new(hash_move, [None; 3], last_plies, threat);
        if threat.is_none() {
            picker.wanted = Wanted::Shots;
        }
        picker
    }

    /// Hands out no more quiet moves.
    pub(super) fn skip_quiets(&mut self) {
        self.wanted = Wanted::Noisy;
    }

    pub(super) fn next(&mut self, position: &mut Position, histories: &Histories) -> Option<Pick> {
        if self.stage == Stage::HashMove {
            self.stage = Stage::GenerateNoisy;
            if let Some(mv) = self.hash_move {
                let kind = PickKind::HashMove;
                return Some(Pick { mv, kind });
            }
        }
        if self.stage == Stage::GenerateNoisy {
            self.stage = Stage::Noisy;
            self.generate_noisy(position, histories);
        }
        if self.stage == Stage::Noisy {
            if let Some((mv, _)) = self.take_best(NOISY) {
                let kind = PickKind::Noisy;
                return Some(Pick { mv, kind });
            }
            self.stage = Stage::Refutations;
        }
        if self.wanted != Wanted::All {
            return None;
        }
        if self.stage == Stage::Refutations {
            if let Some(mv) = self.take_refutation(position) {
                let kind = PickKind::Refutation;
                return Some(Pick { mv, kind });
            }
            self.stage = Stage::Quiet;
            if !self.has_all {
                self.generate_quiet(position, histories);
            }
        }
        let (mv, score) = self.take_best(i32::MIN)?;
        let kind = PickKind::Quiet(score.clamp(-SCORE_LIMIT, SCORE_LIMIT));
        Some(Pick { mv, kind })
    }

    /// The next killer or countermove that is legal here and was not handed out as a noisy move.
    fn take_refutation(&mut self, position: &Position) -> Option<Move> {
        while let Some(mv) = self.refutations.pop() {
            let generated = self.moves.iter().position(|&other| other == mv);
            if let Some(index) = generated {
                self.take(index);
            } else if self.has_all || position.can_change_shot(mv) || position.check(mv) != Ok(mv) {
                // Not legal here, no parry of the threat, or already handed out as a noisy move.
                continue;
            }
            self.tried_refutations.push(mv);
            return Some(mv);
        }
        None
    }

    /// Takes the move with the highest score, if that is at least `lowest`, together with the
    /// score. Selection rather than sorting: most nodes end after a few moves.
    fn take_best(&mut self, lowest: i32) -> Option<(Move, i32)> {
        let best = self.keys.iter().copied().reduce(SortKey::max)?;
        (best.score() >= lowest).then(|| self.take(best.index()))
    }

    /// Takes the generated move with this index, and its score.
    fn take(&mut self, index: usize) -> (Move, i32) {
        let score = self.keys.swap_remove(index).score();
        if let Some(moved) = self.keys.get_mut(index) {
            *moved = SortKey::new(moved.score(), index);
        }
        (self.moves.swap_remove(index), score)
    }

    fn push(&mut self, mv: Move, score: i32) {
        self.keys.push(SortKey::new(score, self.moves.len()));
        self.moves.push(mv);
    }

    /// Adds the moves that leave the mover's beam unchanged, scored by history. Never inlined, for the same
    /// reason as [`generate_noisy`](Picker::generate_noisy).
    #[inline(never)]
    fn generate_quiet(&mut self, position: &Position, histories: &Histories) {
        let mut list = MoveList::new();
        position.off_beam_moves(&mut list);
        let scores = histories.scores(position.side(), self.last_plies);
        for &mv in &list {
            if Some(mv) != self.hash_move && !self.tried_refutations.contains(&mv) {
                self.push(mv, scores.of(position.board(), mv));
            }
        }
    }

    /// Adds the moves of the noisy stage, scored by their shot, by the threat they parry and by history. Never
    /// inlined, as every call of `next` would reserve stack for its lists.
    #[inline(never)]
    fn generate_noisy(&mut self, position: &mut Position, histories: &Histories) {
        let mut list = MoveList::new();
        let target = position.beam(position.side()).target();
        let shots_only = self.wanted == Wanted::Shots;
        // If the standing beam removes a piece, or there is a threat to parry, even moves that leave the beam
        // unchanged may be noisy.
        self.has_all = !shots_only && (target.is_some() || self.threat.is_some());
        if self.has_all {
            position.moves(&mut list);
        } else {
            position.on_beam_moves(&mut list);
        }
        if shots_only {
            let enemies = position.board().color(!position.side());
            let is_off_beam = |mv| !position.can_change_shot(mv);
            if target.is_some_and(|square| enemies.contains(square))
                && !self.hash_move.is_some_and(is_off_beam)
            {
                list.extend(position.first_off_beam_move());
            }
        }
        let mut shots = position.shots();
        for &mv in &list {
            if Some(mv) == self.hash_move {
                continue;
            }
            let hit = position.find_hit_with(&mut shots, mv);
            if shots_only && hit.is_none_or(|(_, piece)| piece.color() == position.side()) {
                continue;
            }
            let parry = match self.threat {
                Some(threat) if !threat.may_be_parried_by(position, mv, hit) => continue,
                Some(threat) if threat.touches_beam(mv) => PARRY,
                _ => 0,
            };
            let shot = shot_score(position, hit.map(|(_, piece)| piece));
            self.push(mv, parry + shot);
        }
        // In a separate loop, so that the loads of many histories overlap.
        let scores = histories.scores(position.side(), self.last_plies);
        for (key, &mv) in self.keys.iter_mut().zip(&self.moves) {
            key.raise(scores.of(position.board(), mv));
        }
    }
}

/// The part of the move score for the piece that the shot removes; negative for one of the mover's
/// own.
fn shot_score(position: &Position, removed: Option<Piece>) -> i32 {
    let Some(piece) = removed else {
        return 0;
    };
    let value = match piece.kind() {
        Kind::King => WIN,
        _ => SHOT,
    };
    if piece.color() == position.side() {
        -value
    } else {
        value
    }
}
