//! Threats to the Kings: standing beams on a King, King rays and crossing squares.
//!
//! A beam can be followed backwards. *King rays* are the beams that would leave a King to its four
//! sides. A *crossing square* is a square where a laser's standing beam crosses a King ray: a mirror
//! that deflects the beam there sends it along the ray, backwards, to the King.

use crate::laser::rules::{Bitboard, Color, Kind, Move, MoveList, Piece, Position, Square, optics};

/// The path of the enemy's standing beam if it ends on the King of the side to move, otherwise
/// empty. Under such a threat, every enemy ply that leaves the beam unchanged wins. Also empty if
/// the enemy cannot leave it unchanged, having no piece off the beam that could turn.
#[inline]
pub(super) fn standing_threat(position: &Position) -> Bitboard {
    let beam = position.beam(!position.side());
    match beam.target() {
        Some(square) if Some(square) == position.king(position.side()) => {
            let board = position.board();
            let turnable = board.color(!position.side())
                & !(board.kind(Kind::King) | board.kind(Kind::Laser) | beam.path());
            match turnable.is_empty() {
                true => Bitboard::EMPTY,
                false => beam.path(),
            }
        }
        _ => Bitboard::EMPTY,
    }
}

/// Whether a move may parry a standing threat with this beam path: it touches the path, or its shot
/// removes an enemy piece or a piece on the path, and it does not hit the own King. `hit` is the
/// square and piece that the move's shot hits.
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

/// Whether the enemy could hit the King of the side to move if it were the enemy's turn.
pub(super) fn is_king_vulnerable(position: &mut Position) -> bool {
    // Without a crossing square only two kinds of enemy plies can hit: those that touch the beam
    // twice, and the laser's own turn. They are too rare to be worth generating.
    let side = position.side();
    let beam = position.beam(!side).path();
    let rays = king_rays(position, side);
    beam.intersects(rays) && can_hit_king_from(position, beam, rays)
}

/// Whether the enemy, if it were its turn, could hit the King of the side to move by a move from or
/// to one of these squares of its beam. `rays` are the King rays of the side to move.
///
/// Followed backwards from the King, a shot that such a move has changed runs along a King ray to a
/// square that the move touches. So only moves that touch a ray, too, and the laser's turn are tried.
fn can_hit_king_from(position: &mut Position, squares: Bitboard, rays: Bitboard) -> bool {
    let Some(king) = position.king(position.side()) else {
        return false;
    };
    position.null_move();
    let mut moves = MoveList::new();
    position.generate_touching(squares, rays, &mut moves);
    let hits_king = |mv| {
        position
            .find_hit(mv)
            .is_some_and(|(square, _)| square == king)
    };
    let vulnerable = moves.into_iter().any(hits_king);
    position.null_move();
    vulnerable
}

/// The King rays of a player: the paths of the beams that would leave its King to all four sides.
fn king_rays(position: &Position, color: Color) -> Bitboard {
    let Some(king) = position.king(color) else {
        return Bitboard::EMPTY;
    };
    optics::king_rays(position.board(), king)
}

/// The squares that a quiet move must touch to threaten the enemy King: the own beam, the enemy
/// King's rays, and the neighbours of the crossing squares, from where a mirror can step onto one.
pub(super) fn threat_squares(position: &Position) -> Bitboard {
    let side = position.side();
    let rays = king_rays(position, !side);
    let beam = position.beam(side).path();
    rays | beam | (rays & beam).with_neighbours()
}

/// Whether a quiet move threatens to hit the enemy King with the mover's next ply. `squares` are the
/// [`threat_squares`] of the position.
pub(super) fn threatens_king(position: &mut Position, squares: Bitboard, mv: Move) -> bool {
    if !touches(mv, squares) {
        return false;
    }
    let undo = position.play_unchecked(mv);
    // Many moves are tested, so only hits by deflection on a crossing square are considered.
    let side = position.side();
    let rays = king_rays(position, side);
    let crossings = position.beam(!side).path() & rays;
    let threatens = !crossings.is_empty() && can_hit_king_from(position, crossings, rays);
    position.undo(&undo);
    threatens
}

/// A move that wins at once because the own standing beam ends on the enemy King and the move leaves
/// the beam unchanged.
pub(super) fn standing_win(position: &Position) -> Option<Move> {
    let side = position.side();
    let target = position.beam(side).target()?;
    if Some(target) != position.king(!side) {
        return None;
    }
    position.first_off_beam_move()
}

/// Whether the move starts or ends on one of these squares.
#[inline]
pub(super) fn touches(mv: Move, squares: Bitboard) -> bool {
    squares.contains(mv.from()) || squares.contains(mv.to())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// [`is_king_vulnerable`] tries a part of the enemy's on-beam moves; this tries all.
    fn is_vulnerable_to_any(position: &mut Position) -> bool {
        let side = position.side();
        let king = position.king(side);
        let crossings = position.beam(!side).path() & king_rays(position, side);
        position.null_move();
        let mut moves = MoveList::new();
        position.on_beam_moves(&mut moves);
        let mut hits = |mv| position.find_hit(mv).map(|(square, _)| square) == king;
        let vulnerable = !crossings.is_empty() && moves.into_iter().any(&mut hits);
        position.null_move();
        vulnerable
    }

    #[test]
    fn a_king_is_vulnerable_to_the_moves_between_beam_and_ray() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(15);
        let (mut vulnerable, mut crossed) = (0, 0);
        for game in 0..200 {
            let mut position = Setup::ALL[game % Setup::ALL.len()].position().clone();
            while position.winner().is_none() && position.move_number() < 40 {
                let expected = is_vulnerable_to_any(&mut position);
                assert_eq!(is_king_vulnerable(&mut position), expected, "{position}");
                let rays = king_rays(&position, position.side());
                vulnerable += u32::from(expected);
                crossed += u32::from(rays.intersects(position.beam(!position.side()).path()));
                let moves = position.legal_moves();
                position.play_unchecked(moves[random.random_range(0..moves.len())]);
            }
        }
        let seen = format!("{vulnerable} vulnerable of {crossed} crossed");
        assert!(vulnerable > 100 && crossed > 2 * vulnerable, "{seen}");
    }
}
