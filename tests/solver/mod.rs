//! The plainest solver there is: every ply of both players, without a table.

use akhet::laser::rules::{Move, Position};

/// Can the side to move win with its `own`th ply at the latest, whatever is answered?
pub fn wins(position: &mut Position, own: u32) -> bool {
    let moves = position.legal_moves();
    own > 0 && moves.into_iter().any(|mv| wins_by(position, mv, own))
}

/// Does this move win, with `own` plies in all, whatever is answered?
pub fn wins_by(position: &mut Position, mv: Move, own: u32) -> bool {
    let side = position.side();
    let ply = position.play_unchecked(mv);
    let won = match ply.winner() {
        Some(winner) => winner == side,
        None => own > 1 && loses(position, own - 1),
    };
    position.undo(&ply);
    won
}

/// Does the side to move lose to its opponent's `own`th ply at the latest, whatever it does?
pub fn loses(position: &mut Position, own: u32) -> bool {
    let side = position.side();
    position.legal_moves().into_iter().all(|mv| {
        let ply = position.play_unchecked(mv);
        let lost = match ply.winner() {
            Some(winner) => winner != side,
            None => wins(position, own),
        };
        position.undo(&ply);
        lost
    })
}
