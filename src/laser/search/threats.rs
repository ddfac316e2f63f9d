//! Threats to the Kings: those that the side to move must parry, and those that it makes.
//!
//! A beam can be followed backwards. *King rays* are the beams that would leave a King in the four
//! directions. A *crossing square* is a square where a Laser's standing beam crosses a King ray: a mirror
//! that deflects the beam there sends it along the ray, backwards, to the King.

use crate::laser::rules::{Bitboard, Kind, Move, MoveList, Piece, Position, Square, optics};

/// A threat that the enemy's next shot hits the King of the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threat {
    /// For each enemy move found, the squares that must stay unchanged for its shot to hit. A move
    /// of the side to move that neither touches one of them nor removes a piece on one does not
    /// parry, and loses.
    needs: [Bitboard; Threat::MAX_MOVES],
    /// The number of enemy moves found.
    count: usize,
    /// Whether the standing beam is the threat.
    pub(super) is_standing: bool,
}

impl Threat {
    /// The maximum number of enemy moves that a parry must meet.
    const MAX_MOVES: usize = 4;

    /// The threat to the King of the side to move that [`standing`](Threat::standing) or
    /// [`by_moves`](Threat::by_moves) finds, if any.
    pub(super) fn of(position: &mut Position) -> Option<Threat> {
        Threat::standing(position).or_else(|| Threat::by_moves(position))
    }

    /// The threat of the enemy's standing beam, if it ends on the King: every enemy move that
    /// leaves the beam unchanged wins. `None` if the enemy has no piece off the beam that could
    /// turn; it might still win by a step, which is left to the search.
    #[inline]
    pub(super) fn standing(position: &Position) -> Option<Threat> {
        let side = position.side();
        let beam = position.beam(!side);
        let target = beam.target()?;
        if Some(target) != position.king(side) {
            return None;
        }
        let board = position.board();
        let turnable =
            board.color(!side) & !(board.kind(Kind::King) | board.kind(Kind::Laser) | beam.path());
        let squares = match turnable.count() {
            0 => return None,
            // Removing the only piece that can make a waiting turn is also a parry.
            1 => beam.path() | turnable,
            _ => beam.path(),
        };
        let mut needs = [Bitboard::EMPTY; Threat::MAX_MOVES];
        needs[0] = squares;
        Some(Threat {
            needs,
            count: 1,
            is_standing: true,
        })
    }

    /// The threat of the enemy's moves that would turn its beam onto the King.
    ///
    /// Without a crossing square none is tried: a move that touches the beam twice or the Laser's turn
    /// could still hit, but too rarely to be worth the time.
    fn by_moves(position: &mut Position) -> Option<Threat> {
        let side = position.side();
        let king = position.king(side)?;
        let beam = position.beam(!side).path();
        let rays = position.king_rays(side);
        if !beam.intersects(rays) {
            return None;
        }
        position.null_move();
        let mut needs = [Bitboard::EMPTY; Threat::MAX_MOVES];
        let mut count = 0;
        let mut moves = MoveList::new();
        // The moves that can turn the beam onto a King ray: followed backwards from the King, a shot
        // changed by a move runs along a ray to a square that the move touches.
        position.generate_touching(beam, rays, &mut moves);
        for &mv in &moves {
            if count < Threat::MAX_MOVES && hits(position, mv, king) {
                let undo = position.play_unchecked(mv);
                let touched = Bitboard::of(mv.from()) | Bitboard::of(mv.to());
                needs[count] = undo.shot.path() | touched;
                count += 1;
                position.undo(&undo);
            }
        }
        position.null_move();
        (count > 0).then_some(Threat {
            needs,
            count,
            is_standing: false,
        })
    }

    /// Whether a move may parry the threat: it touches what each enemy move needs, or its shot removes a
    /// piece there or the enemy King. `hit` is the square and piece that the shot hits. A move that
    /// hits the mover's King parries nothing.
    pub(super) fn may_be_parried_by(
        self,
        position: &Position,
        mv: Move,
        hit: Option<(Square, Piece)>,
    ) -> bool {
        let mut touched = Bitboard::of(mv.from()) | Bitboard::of(mv.to());
        match hit {
            Some((_, piece)) if piece.kind() == Kind::King => {
                return piece.color() != position.side();
            }
            Some((square, _)) => touched |= Bitboard::of(square),
            None => {}
        }
        let mut needs = self.needs.iter().take(self.count);
        needs.all(|needs| needs.intersects(touched))
    }

    /// Whether this is a standing threat and the move starts or ends on its beam.
    #[inline]
    pub(super) fn touches_beam(self, mv: Move) -> bool {
        let touched = Bitboard::of(mv.from()) | Bitboard::of(mv.to());
        self.is_standing && self.needs[0].intersects(touched)
    }
}

/// Whether the shot of a move hits the piece on this square.
fn hits(position: &mut Position, mv: Move, target: Square) -> bool {
    let hit = position.find_hit(mv);
    hit.is_some_and(|(square, _)| square == target)
}

/// Finds quiet moves that threaten to hit the enemy King with the mover's next ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attack {
    /// The square of the enemy King.
    king: Square,
    rays: Bitboard,
    /// The squares that a quiet move must touch to threaten the King: the mover's beam, the King's
    /// rays, and the neighbours of the crossing squares, from where a mirror can step onto one.
    squares: Bitboard,
}

impl Attack {
    /// The attack of the side to move on the enemy King, which must be on the board.
    pub(super) fn of(position: &Position) -> Option<Attack> {
        let side = position.side();
        let king = position.king(!side)?;
        let rays = position.king_rays(!side);
        let beam = position.beam(side).path();
        Some(Attack {
            king,
            rays,
            squares: rays | beam | (rays & beam).with_neighbours(),
        })
    }

    /// Whether a quiet move threatens the King. Many moves are tested, so only hits by deflection on a
    /// crossing square are considered.
    pub(super) fn is_made_by(self, position: &mut Position, mv: Move) -> bool {
        if !self.squares.contains(mv.from()) && !self.squares.contains(mv.to()) {
            return false;
        }
        let threatens = position.with_move_made(mv, |position, changed| {
            // A ray is unchanged unless one of its squares has changed.
            let rays = if self.rays.intersects(changed) {
                optics::king_rays(position.board(), self.king)
            } else {
                self.rays
            };
            let crossings = position.beam(position.side()).path() & rays;
            if crossings.is_empty() {
                return false;
            }
            let mut moves = MoveList::new();
            position.generate_touching(crossings, rays, &mut moves);
            moves.iter().any(|&mv| hits(position, mv, self.king))
        });
        threatens.unwrap_or(false)
    }
}

/// A move that wins at once because the mover's standing beam ends on the enemy King and the move
/// leaves the beam unchanged.
pub(super) fn standing_win(position: &Position) -> Option<Move> {
    let side = position.side();
    let target = position.beam(side).target()?;
    if Some(target) != position.king(!side) {
        return None;
    }
    position.first_off_beam_move()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::{Color, Setup};
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// Calls `look` with every position of random games from the setups, and with one where a single
    /// move parries two threats without a common square.
    fn for_random_positions(mut look: impl FnMut(&mut Position)) {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(15);
        for game in 0..200 {
            let mut position = Setup::OFFICIAL[game % Setup::OFFICIAL.len()]
                .position()
                .clone();
            while position.winner().is_none() && position.move_number() < 40 {
                look(&mut position);
                let moves = position.legal_moves();
                position.play_unchecked(moves[random.random_range(0..moves.len())]);
            }
        }
        look(&mut "le9/5ps3Ps/10/10/pn3K5/3Dw3k2/10/9Ln b 1".parse().unwrap());
    }

    /// Whether some ply of the side to move hits the King of this player.
    fn can_hit_king(position: &mut Position, king: Color) -> bool {
        let hits =
            |(_, piece): (Square, Piece)| piece.kind() == Kind::King && piece.color() == king;
        let moves = position.legal_moves();
        moves
            .into_iter()
            .any(|mv| position.find_hit(mv).is_some_and(hits))
    }

    #[test]
    fn a_move_that_does_not_parry_a_threat_loses() {
        let (mut standing, mut by_moves, mut parries) = (0, 0, 0);
        for_random_positions(|position| {
            let Some(threat) = Threat::of(position) else {
                return;
            };
            match Threat::standing(position) {
                Some(_) => standing += 1,
                None => by_moves += 1,
            }
            let side = position.side();
            for mv in position.legal_moves() {
                let hit = position.find_hit(mv);
                if threat.may_be_parried_by(position, mv, hit) {
                    parries += 1;
                    continue;
                }
                let undo = position.play_unchecked(mv);
                let loses = undo.winner() == Some(!side) || can_hit_king(position, side);
                position.undo(&undo);
                assert!(loses, "{mv} in {position}");
            }
        });
        let seen = format!("{standing} standing, {by_moves} by moves, {parries} parries");
        assert!(standing > 10 && by_moves > 100 && parries > 1000, "{seen}");
    }

    #[test]
    fn all_threats_on_a_crossing_square_are_found() {
        let (mut threats, mut crossed) = (0, 0);
        for_random_positions(|position| {
            let side = position.side();
            let Some(king) = position.king(side) else {
                return;
            };
            let rays = optics::king_rays(position.board(), king);
            let crosses = rays.intersects(position.beam(!side).path());
            let found = Threat::by_moves(position).is_some();
            position.null_move();
            let mut moves = MoveList::new();
            position.on_beam_moves(&mut moves);
            let mut hits = |mv| position.find_hit(mv).map(|(square, _)| square) == Some(king);
            let expected = crosses && moves.into_iter().any(&mut hits);
            position.null_move();
            assert_eq!(found, expected, "{position}");
            threats += u32::from(found);
            crossed += u32::from(crosses);
        });
        let seen = format!("{threats} threats of {crossed} crossed");
        assert!(threats > 100 && crossed > 2 * threats, "{seen}");
    }
}
