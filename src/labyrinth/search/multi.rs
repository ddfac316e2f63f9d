//! The search of several players whose cards are known: max^n (Luckhardt and Irani), in which every player
//! goes for the best chance to win of its own.

use super::alphabeta::known_goals;
use super::clock::Clock;
use super::expand::{Child, Expansion};
use crate::labyrinth::rules::{Position, Seat};

/// What the other players of a search strive for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Model {
    /// Each its own best chance (max^n).
    Selfish,
    /// All together that this player loses (paranoid).
    Against(Seat),
}

impl Model {
    /// What the mover thinks of these chances.
    fn liking(self, mover: Seat, chances: &[f32; 4]) -> f32 {
        match self {
            Model::Against(seat) if seat != mover => -chances[seat.index()],
            _ => chances[mover.index()],
        }
    }
}

/// The number of moves that are searched at a node.
const MOST_MOVES: usize = 4;

/// The players' chances to win, by seat, after a search of this depth; `None` if it was told to stop.
pub(super) fn search(
    position: &mut Position,
    depth: u32,
    model: Model,
    clock: &Clock<'_>,
) -> Option<[f32; 4]> {
    if let Some(winner) = position.winner() {
        return Some(Seat::ALL.map(|seat| f32::from(u8::from(seat == winner))));
    }
    let children = children(position, model, clock)?;
    let best = children.first()?;
    if depth <= 1 || best.mate == Some(1) {
        return Some(best.chances);
    }
    let mover = position.mover();
    let mut chosen: Option<[f32; 4]> = None;
    for child in children.iter().take(MOST_MOVES) {
        let undo = position.play_unchecked(child.mv);
        let chances = search(position, depth - 1, model, clock);
        position.undo(&undo);
        let chances = chances?;
        let better = |best: [f32; 4]| model.liking(mover, &chances) > model.liking(mover, &best);
        if chosen.is_none_or(better) {
            chosen = Some(chances);
        }
    }
    chosen
}

/// The moves of a position, the one that the mover likes best first.
fn children(position: &Position, model: Model, clock: &Clock<'_>) -> Option<Vec<Child>> {
    let goals = known_goals(position);
    if clock.count(position.reaches().len() as u64) {
        return None;
    }
    let mut children = Expansion::new(position, &goals).all();
    let liking = |child: &Child| model.liking(position.mover(), &child.chances);
    children.sort_by(|a, b| liking(b).total_cmp(&liking(a)));
    Some(children)
}
