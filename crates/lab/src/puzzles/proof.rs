//! Proves puzzles.

use akhet::laser::rules::Move;
use akhet::laser::solver::{Solver, Unfinished};
use akhet_records::puzzles::Puzzle;

/// Why a puzzle is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("the shortest win takes {}, not {wins} moves", .found.map_or("more than that".to_owned(), |moves| moves.to_string()))]
    Length {
        /// The moves of the shortest win, unless it is longer than stated.
        found: Option<u32>,
        /// The length that the puzzle states.
        wins: u32,
    },
    #[error("{0} wins as fast as the solution")]
    Second(Move),
    #[error("the solution does not begin with {0}, the move that wins")]
    First(Move),
    /// The defender could hold out longer, or a move of the solution lets the win slip.
    #[error("move {0} of the solution is not the best")]
    Line(usize),
    #[error(transparent)]
    Unfinished(#[from] Unfinished),
}

/// Proves that the shortest win takes the stated number of moves, that only the solution's first move wins in time,
/// and that each of Blue's moves keeps the win and each of Red's is a longest defence.
///
/// # Errors
/// What is wrong with the puzzle, or that the solver did not finish.
pub fn prove(puzzle: &Puzzle, solver: &mut Solver) -> Result<(), Fault> {
    let wins = puzzle.wins;
    let found = solver.shortest_win(&puzzle.position, wins)?;
    if found.map(|win| win.moves) != Some(wins) {
        let found = found.map(|win| win.moves);
        return Err(Fault::Length { found, wins });
    }
    let winning = solver.winning_moves(&puzzle.position, wins, 2)?;
    let first = puzzle.solution.first().copied();
    if let Some(&mv) = winning.iter().find(|&&mv| Some(mv) != first) {
        return Err(match winning.len() {
            1 => Fault::First(mv),
            _ => Fault::Second(mv),
        });
    }
    prove_line(puzzle, solver)
}

fn prove_line(puzzle: &Puzzle, solver: &mut Solver) -> Result<(), Fault> {
    let mut position = puzzle.position.clone();
    let mut left = puzzle.wins;
    for (number, &mv) in (1..).zip(&puzzle.solution) {
        let is_blue = position.side() == puzzle.position.side();
        if is_blue && !solver.is_winning(&position, mv, left)? || position.play(mv).is_err() {
            return Err(Fault::Line(number));
        }
        if position.winner().is_some() {
            break;
        }
        left -= u32::from(is_blue);
        // After Red's move Blue needs all remaining moves.
        if !is_blue && solver.shortest_win(&position, left)?.map(|win| win.moves) != Some(left) {
            return Err(Fault::Line(number));
        }
    }
    Ok(())
}
