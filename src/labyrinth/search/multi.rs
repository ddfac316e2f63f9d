//! The search of several players whose cards are known: max^n (Luckhardt and Irani), in which every player
//! goes for the best chance to win of its own.

use super::alphabeta::known_goals;
use super::clock::Clock;
use super::expand::{Expansion, evaluate};
use crate::labyrinth::rules::{Position, Seat};

/// The number of moves that are searched at a node.
const MAX_MOVES: usize = 4;

/// The players' chances to win, by seat, after a search of this depth; `None` if it was told to stop.
pub(super) fn search(position: &mut Position, depth: u32, clock: &Clock<'_>) -> Option<[f32; 4]> {
    if let Some(winner) = position.winner() {
        return Some(only(winner));
    }
    if clock.count(position.reaches().len() as u64) {
        return None;
    }
    let goals = known_goals(position);
    let children = Expansion::new(position, &goals).quick().all();
    let best = children.first()?;
    if depth <= 1 || best.mate == Some(1) {
        let undo = position.play_unchecked(best.mv);
        let chances = match position.winner() {
            Some(winner) => only(winner),
            None => evaluate(position, &known_goals(position)),
        };
        position.undo(&undo);
        return Some(chances);
    }
    let mover = position.mover();
    let mut chosen: Option<[f32; 4]> = None;
    for child in children.iter().take(MAX_MOVES) {
        let undo = position.play_unchecked(child.mv);
        let chances = search(position, depth - 1, clock);
        position.undo(&undo);
        let chances = chances?;
        let mover = mover.index();
        if chosen.is_none_or(|best| chances[mover] > best[mover]) {
            chosen = Some(chances);
        }
    }
    chosen
}

/// The chances when this player has won.
fn only(winner: Seat) -> [f32; 4] {
    Seat::ALL.map(|seat| f32::from(u8::from(seat == winner)))
}
