//! In which order the moves of a node are tried.

use super::history::{ContinuationKeys, Histories, SCORE_LIMIT};
use crate::laser::rules::{
    Bitboard, Color, Direction, Kind, Move, MoveList, Piece, Position, Square, optics,
};
use arrayvec::ArrayVec;

/// Hands out the moves of a node, the most promising first. What may not be asked for is not
/// generated: the table's move comes before any other, and where no light has to be seen to, moves
/// that can not bend the own beam come after those that can have shown what they hit.
pub(super) struct Picker {
    hash_move: Option<Move>,
    before: ContinuationKeys,
    /// Quiet moves that are tried before the others, the last of them first; those that are left.
    refutations: ArrayVec<Move, 3>,
    /// Those that have had their turn.
    refuted: ArrayVec<Move, 3>,
    stage: Stage,
    /// The moves that are taken up and not yet tried, and the score of each.
    moves: MoveList,
    scores: ArrayVec<i32, { Move::MAX }>,
}

/// A move to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    pub(super) mv: Move,
    /// Its place in the order: the higher, the more is hoped of it.
    score: i32,
}

impl ScoredMove {
    /// Does it do nothing that shows at once: remove an enemy piece, or parry a threat? The
    /// table's move does not count as such.
    pub(super) fn is_quiet(self) -> bool {
        self.score < NOISY
    }

    /// Is it a quiet move that has just refuted what the opponent did?
    pub(super) fn is_refutation(self) -> bool {
        self.score == REFUTATION
    }

    /// What the histories say of a quiet move that removes nothing, within [`SCORE_LIMIT`].
    pub(super) fn history(self) -> i32 {
        self.score.clamp(-SCORE_LIMIT, SCORE_LIMIT)
    }
}

enum Stage {
    HashMove,
    /// Moves that can change the own shot, or all where any move does something.
    Shots,
    /// What is loud of them.
    Noisy,
    /// Quiet moves that have just been good answers.
    Refutations,
    /// The rest.
    Quiet,
}

/// What removing a piece is worth in the order, less than winning the game and more than any
/// move that removes nothing.
const SHOT: i32 = 1 << 20;
const WIN: i32 = 1 << 24;
/// From here on a move is loud.
const NOISY: i32 = SHOT / 2;
/// For a move that touches the enemy beam which would hit the own King.
const PARRY: i32 = 1 << 22;
const REFUTATION: i32 = SCORE_LIMIT + 1;

impl Picker {
    /// A picker that begins with the table's move, which must be legal.
    pub(super) fn new(
        hash_move: Option<Move>,
        refutations: [Option<Move>; 3],
        before: ContinuationKeys,
    ) -> Picker {
        let mut left = ArrayVec::new();
        for mv in refutations.into_iter().rev().flatten() {
            if Some(mv) != hash_move && !left.contains(&mv) {
                left.push(mv);
            }
        }
        Picker {
            hash_move,
            before,
            refutations: left,
            refuted: ArrayVec::new(),
            stage: Stage::HashMove,
            moves: MoveList::new(),
            scores: ArrayVec::new(),
        }
    }

    /// The next move to try; with `only_noisy` no quiet one.
    pub(super) fn next(
        &mut self,
        position: &mut Position,
        histories: &Histories,
        only_noisy: bool,
    ) -> Option<ScoredMove> {
        if let Stage::HashMove = self.stage {
            self.stage = Stage::Shots;
            if let Some(mv) = self.hash_move {
                return Some(ScoredMove {
                    mv,
                    score: i32::MAX,
                });
            }
        }
        if let Stage::Shots = self.stage {
            self.stage = Stage::Noisy;
            let mut list = MoveList::new();
            match every_move_is_noisy(position) {
                true => position.moves(&mut list),
                false => position.on_beam_moves(&mut list),
            }
            self.score(&list, position, histories);
        }
        if let Stage::Noisy = self.stage {
            if let Some(pick) = self.take_best(NOISY) {
                return Some(pick);
            }
            if only_noisy {
                return None;
            }
            self.stage = Stage::Refutations;
        }
        if let Stage::Refutations = self.stage {
            if only_noisy {
                return None;
            }
            if let Some(pick) = self.take_refutation(position) {
                return Some(pick);
            }
            self.stage = Stage::Quiet;
            if !every_move_is_noisy(position) {
                let mut list = MoveList::new();
                position.off_beam_moves(&mut list);
                self.rank_quiet(&list, position, histories);
            }
        }
        match only_noisy {
            true => None,
            false => self.take_best(i32::MIN),
        }
    }

    /// The next quiet move that has just been a good answer and is legal here.
    fn take_refutation(&mut self, position: &Position) -> Option<ScoredMove> {
        while let Some(mv) = self.refutations.pop() {
            let listed = self.moves.iter().position(|&other| other == mv);
            if let Some(index) = listed {
                self.take(index);
            } else if every_move_is_noisy(position)
                || position.can_change_shot(mv)
                || position.check(mv) != Ok(mv)
            {
                // It has had its turn, or is not legal.
                continue;
            }
            self.refuted.push(mv);
            return Some(ScoredMove {
                mv,
                score: REFUTATION,
            });
        }
        None
    }

    /// The best move of at least this score. Most nodes end after a few moves, so it is looked for
    /// each time anew.
    fn take_best(&mut self, least: i32) -> Option<ScoredMove> {
        let score = self.scores.iter().copied().max()?;
        if score < least {
            return None;
        }
        let index = self.scores.iter().position(|&other| other == score)?;
        Some(self.take(index))
    }

    /// The move at this place.
    fn take(&mut self, index: usize) -> ScoredMove {
        ScoredMove {
            mv: self.moves.swap_remove(index),
            score: self.scores.swap_remove(index),
        }
    }

    fn push(&mut self, mv: Move, score: i32) {
        self.moves.push(mv);
        self.scores.push(score);
    }

    /// Takes up moves that do nothing at once.
    fn rank_quiet(&mut self, list: &MoveList, position: &Position, histories: &Histories) {
        let scores = histories.scores(position.side(), self.before);
        for &mv in list {
            if Some(mv) != self.hash_move && !self.refuted.contains(&mv) {
                self.push(mv, scores.of(position.board(), mv));
            }
        }
    }

    /// Takes moves up, each with its place in the order; those that do nothing about a threat are left
    /// out, as they lose.
    fn score(&mut self, list: &MoveList, position: &mut Position, histories: &Histories) {
        let threat = threat(position);
        let segments = position.beam_segments();
        let scores = histories.scores(position.side(), self.before);
        for &mv in list {
            if Some(mv) == self.hash_move {
                continue;
            }
            let hit = position.find_hit_with(&segments, mv);
            if !threat.is_empty() && !may_parry(position, threat, mv, hit) {
                continue;
            }
            let quiet = scores.of(position.board(), mv);
            let parry = if touches(mv, threat) { PARRY } else { 0 };
            let shot = shot_score(position, hit.map(|(_, piece)| piece));
            self.push(mv, quiet + parry + shot);
        }
    }
}

/// Does any move do something that shows at once: remove a piece by the standing beam, or answer a
/// threat?
fn every_move_is_noisy(position: &Position) -> bool {
    position.beam(position.side()).target().is_some() || !threat(position).is_empty()
}

/// The path of the enemy beam, if it ends on the King of the side to move: any enemy ply that
/// leaves the beam alone then wins. Empty if it does not, or if the enemy has no piece beside the
/// beam that it could turn, so that every ply of its may spoil it.
#[inline]
pub(super) fn threat(position: &Position) -> Bitboard {
    let beam = position.beam(!position.side());
    match beam.target() {
        Some(square) if Some(square) == position.king(position.side()) => {
            let board = position.board();
            let turning = board.color(!position.side())
                & !(board.kind(Kind::King) | board.kind(Kind::Laser) | beam.path());
            match turning.is_empty() {
                true => Bitboard::EMPTY,
                false => beam.path(),
            }
        }
        _ => Bitboard::EMPTY,
    }
}

/// May the move parry the threat of the enemy beam on the own King: by touching the path of the beam, or
/// by removing something from it or from the enemy? It must not hit the own King instead.
pub(super) fn may_parry(
    position: &Position,
    threat: Bitboard,
    mv: Move,
    hit: Option<(Square, Piece)>,
) -> bool {
    let side = position.side();
    let Some((square, piece)) = hit else {
        return touches(mv, threat);
    };
    let is_own = piece.color() == side;
    let suicide = is_own && piece.kind() == Kind::King;
    !suicide && (!is_own || touches(mv, threat) || threat.contains(square))
}

/// Could the enemy hit the King of the side to move with its next ply, if it had the move now?
pub(super) fn king_may_be_hit(position: &mut Position) -> bool {
    // Light can be travelled backwards: a beam that is turned aside on one square comes to the King
    // if it there meets the light that would leave the King. Where the two cross nowhere only plies
    // that touch the beam twice and the laser's own turn may hit, which is seldom enough not to be
    // looked for.
    let beam = position.beam(!position.side()).path();
    !crossings(position).is_empty() && hits_king_from(position, beam)
}

/// The squares where the enemy beam crosses the light that would leave the King of the side to move.
fn crossings(position: &Position) -> Bitboard {
    let side = position.side();
    position.beam(!side).path() & king_light(position, side)
}

/// Could the enemy hit the King of the side to move by a move from or to one of these squares of its
/// beam, if it had the move now?
fn hits_king_from(position: &mut Position, squares: Bitboard) -> bool {
    let Some(king) = position.king(position.side()) else {
        return false;
    };
    position.null_move();
    let segments = position.beam_segments();
    let mut moves = MoveList::new();
    position.generate(squares, &mut moves);
    let hits = |mv| {
        position
            .find_hit_with(&segments, mv)
            .is_some_and(|(square, _)| square == king)
    };
    let hit = moves.into_iter().any(hits);
    position.null_move();
    hit
}

/// The squares of the light that would leave the King of `color` if it shone to all four sides.
fn king_light(position: &Position, color: Color) -> Bitboard {
    let Some(king) = position.king(color) else {
        return Bitboard::EMPTY;
    };
    let board = position.board();
    Direction::ALL
        .iter()
        .fold(Bitboard::EMPTY, |squares, &way| {
            squares | optics::king_ray(board, king, way)
        })
}

/// The squares of which a move must touch one so that it can make a threat to hit the enemy King: those
/// of the own beam and of the light that would leave that King, and those beside their crossings,
/// where a mirror may be brought near.
pub(super) fn threat_squares(position: &Position) -> Bitboard {
    let side = position.side();
    let light = king_light(position, !side);
    let beam = position.beam(side).path();
    light | beam | (light & beam).with_neighbours()
}

/// Could the player hit the enemy King with its next ply after this move? `squares` are
/// [`threat_squares`].
pub(super) fn threatens(position: &mut Position, squares: Bitboard, mv: Move) -> bool {
    if !touches(mv, squares) {
        return false;
    }
    let played = position.play_unchecked(mv);
    // Of many moves asked about: only what hits by turning the beam where it crosses the light.
    let crossings = crossings(position);
    let threatens = !crossings.is_empty() && hits_king_from(position, crossings);
    position.undo(&played);
    threatens
}

/// A move that wins by leaving the own standing beam alone, which ends on the enemy King.
pub(super) fn standing_win(position: &Position) -> Option<Move> {
    let side = position.side();
    let target = position.beam(side).target()?;
    if Some(target) != position.king(!side) {
        return None;
    }
    off_beam_move(position)
}

/// A move that leaves the own standing beam alone.
pub(super) fn off_beam_move(position: &Position) -> Option<Move> {
    let mut moves = MoveList::new();
    position.off_beam_moves(&mut moves);
    moves.first().copied()
}

/// Does the move change a square of this set?
#[inline]
fn touches(mv: Move, squares: Bitboard) -> bool {
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
