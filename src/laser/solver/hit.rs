//! Wins in one move.

use crate::laser::rules::{Move, MoveList, Position};

/// A move with which the side to move hits the enemy King at once; `None` if there is none.
///
/// A shot follows the standing beam up to the first square that the move changes, and ends along a King
/// ray from the last square that the move changes. So unless the Laser turns or the standing beam
/// already ends on the King, one square of the move lies on the beam, and one, the same or a neighbour,
/// on a King ray. Only such moves are tried.
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
