//! The answer to `solve`.

use crate::laser::rules::{Move, Position};
use crate::laser::solver::{Solver, Unfinished};

/// The line that says whether the side to move wins or loses within `most` of the winner's moves.
pub(super) fn answer(position: &Position, most: u32, solver: &mut Solver) -> String {
    match solve(position, most, solver) {
        Ok(Some((verdict, moves, line))) => {
            let line: Vec<String> = line.iter().map(Move::to_string).collect();
            format!("solved {verdict} {moves} line {}", line.join(" "))
        }
        Ok(None) => "solved none".to_owned(),
        Err(Unfinished) => "solved stopped".to_owned(),
    }
}

/// The verdict, the winner's moves, and a line to the end.
type Solution = (&'static str, u32, Vec<Move>);

fn solve(
    position: &Position,
    most: u32,
    solver: &mut Solver,
) -> Result<Option<Solution>, Unfinished> {
    if let Some(win) = solver.shortest_win(position, most)? {
        let line = solver.line(position, win.moves)?;
        return Ok(Some(("win", win.moves, line)));
    }
    let Some(defence) = solver.longest_defence(position, most)? else {
        return Ok(None);
    };
    let mut line = vec![defence.reply];
    let mut after = position.clone();
    if after.play_unchecked(defence.reply).winner().is_none() {
        line.extend(solver.line(&after, defence.moves)?);
    }
    Ok(Some(("loss", defence.moves, line)))
}
