//! A brute-force solver: all plies of both players, without a table.

use akhet::laser::rules::{Move, Position};

/// Whether the side to move can force a win by its `own`th ply.
pub fn wins(position: &mut Position, own: u32) -> bool {
    let moves = position.legal_moves();
    own > 0 && moves.into_iter().any(|mv| wins_by(position, mv, own))
}

/// Whether this move forces a win within `own` plies by the mover, including this one.
pub fn wins_by(position: &mut Position, mv: Move, own: u32) -> bool {
    let side = position.side();
    let undo = position.play_unchecked(mv);
    let won = match undo.winner() {
        Some(winner) => winner == side,
        None => own > 1 && loses(position, own - 1),
    };
    position.undo(&undo);
    won
}

/// Whether the opponent can force a win by its `own`th ply.
pub fn loses(position: &mut Position, own: u32) -> bool {
    let side = position.side();
    position.legal_moves().into_iter().all(|mv| {
        let undo = position.play_unchecked(mv);
        let lost = match undo.winner() {
            Some(winner) => winner != side,
            None => wins(position, own),
        };
        position.undo(&undo);
        lost
    })
}
