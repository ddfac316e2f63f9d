//! The lines of mate scores of two players whose cards are known. A cutoff by the transposition table and an
//! estimate that proves a win leave them short.

use super::alphabeta::winning_move;
use super::table::TranspositionTable;
use crate::labyrinth::rules::{Move, Position};
use crate::search::{Score, Value, mate_at, mated_at};

/// Extends a line with this value, if that is a mate score, to the end of the game, as far as the table still knows it.
pub(super) fn play_out(
    position: &Position,
    value: Value,
    line: &mut Vec<Move>,
    table: Option<&TranspositionTable>,
) {
    let plies = match Score::new(value) {
        Score::Points(_) => return,
        Score::Wins(plies) | Score::Loses(plies) => plies as usize,
    };
    let mut position = position.clone();
    for &mv in line.iter() {
        if position.check(mv).is_err() {
            return;
        }
        position.play_unchecked(mv);
    }
    while line.len() < plies
        && position.winner().is_none()
        && let Some(mv) = next_move(&position, plies - line.len(), table)
    {
        position.play_unchecked(mv);
        line.push(mv);
    }
}

/// A move with which a game that is won by force ends after this many plies.
fn next_move(
    position: &Position,
    plies: usize,
    table: Option<&TranspositionTable>,
) -> Option<Move> {
    if plies == 1 {
        return winning_move(position);
    }
    let loses = plies.is_multiple_of(2);
    let value = if loses {
        mated_at(plies)
    } else {
        mate_at(plies)
    };
    let entry = table.and_then(|table| table.get(position.key()));
    let known = entry.filter(|entry| entry.value == value);
    let known = known.and_then(|entry| entry.mv);
    if let Some(mv) = known.filter(|&mv| position.check(mv).is_ok()) {
        return Some(mv);
    }
    if plies > 2 {
        return None;
    }
    position.moves().find(|&mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        after.winner().is_none() && winning_move(&after).is_some()
    })
}
