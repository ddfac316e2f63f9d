//! Questions about a game, and answers that are lists of moves.

use crate::game::{Ending, Game};

/// These items, each preceded by a blank.
pub(super) fn spaced<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items
        .map(|item| " ".to_owned() + &item.to_string())
        .collect()
}

/// A start and the moves of this game, as `position` takes them.
pub(super) fn transcript(start: &str, game: &impl Game) -> String {
    let word = if game.ply_count() > 0 { " moves" } else { "" };
    let moves = spaced(game.moves_played());
    format!("game {start}{word}{moves}")
}

pub(super) fn is_first_to_move(game: &impl Game) -> String {
    (game.turn().index() == 0).to_string()
}

pub(super) fn turn(game: &impl Game) -> String {
    game.seat_name(game.turn()).to_lowercase()
}

pub(super) fn is_over(game: &impl Game) -> String {
    game.ending().is_some().to_string()
}

/// The winner by number, a draw, or `none`.
pub(super) fn result(game: &impl Game) -> String {
    match game.ending() {
        None => "none".to_owned(),
        Some(Ending::Won(seat)) => format!("p{}win", seat.index() + 1),
        Some(_) => "draw".to_owned(),
    }
}

/// The winner, or `none`.
pub(super) fn winner(game: &impl Game) -> String {
    match game.ending() {
        Some(Ending::Won(seat)) => game.seat_name(seat).to_lowercase(),
        _ => "none".to_owned(),
    }
}

pub(super) fn fen(game: &impl Game) -> String {
    game.position().to_string()
}
