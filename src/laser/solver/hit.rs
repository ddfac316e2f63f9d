//! Wins in one move.

use crate::laser::rules::{Move, MoveList, Position};

/// A move with which the side to move hits the enemy King at once; `None` if there is none.
///
/// A shot follows the standing beam up to the first square that the move changes. Followed backwards
/// from the King it leaves along a King ray, up to the last square that the move changes. So but for the
/// Laser's turn, and unless the standing beam ends on the King as it is, the move touches the beam with
/// one of its squares and a King ray with one, which is the same or a neighbour. Only such moves are
/// tried.
pub fn win_in_one(position: &mut Position) -> Option<Move> {
    let side = position.side();
    let king = position.king(!side)?;
    let beam = position.beam(side);
    let mut moves = MoveList::new();
    if beam.target() == Some(king) {
        position.moves(&mut moves);
    } else {
        let rays = position.king_rays(!side);
        position.generate_touching(beam.path(), rays, &mut moves);
    }
    let mut shots = position.shots();
    moves.into_iter().find(|&mv| {
        let hit = position.find_hit_with(&mut shots, mv);
        hit.is_some_and(|(square, _)| square == king)
    })
}
