//! Finds a puzzle in a game.

use crate::selfplay::data::{Game, Outcome};
use akhet::laser::rules::{Color, Move, Position, Record, Rules, Setup};
use akhet::laser::search::{
    Bound, Configure, Control, Handler, Info, Limits, Score, Searcher, TableTooLarge, win_moves,
};
use akhet::laser::solver::{Solver, Unfinished};
use akhet_records::puzzles::{LENGTHS, Puzzle, grade, quiet_moves};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How many of the last positions of a game are searched for a forced win.
const LAST_PLIES: usize = 10;

/// Up to this many moves, a proof is faster than the search that would suggest the win.
const PROVED_AT_ONCE: u32 = 2;

/// The nodes of the search that looks for a longer win.
const LOOK_NODES: u64 = 10_000;

/// The node limit of a search for the solution. A puzzle that it does not solve is graded as if it took this many.
const MAX_NODES: u64 = 1_000_000;

/// The number of plies that the proofs for one game may play: enough for nearly all wins in 5 moves.
const PROOF_PLIES: u64 = 40_000_000;

/// Which lengths are still wanted, indexed by the number of moves.
pub(super) type Wanted = [bool; *LENGTHS.end() as usize + 1];

/// Finds a puzzle of a wanted length among the last positions of a game. The earliest, where the win is longest, come
/// first. Unless stopped, the result depends only on the game and these lengths.
pub(super) fn find(
    game: &Game,
    wanted: Wanted,
    stop: &Arc<AtomicBool>,
) -> Result<Option<Puzzle>, TableTooLarge> {
    let mut search = Search(Searcher::new(Search::HASH)?);
    let mut solver = Solver::new(Arc::clone(stop));
    solver.limit(PROOF_PLIES);
    let longest = LENGTHS.rev().find(|&length| wanted[length as usize]);
    let longest = longest.unwrap_or(*LENGTHS.start());
    for position in won_positions(game) {
        let most = if longest <= PROVED_AT_ONCE {
            longest
        } else {
            match search.win_within(&position, longest, LOOK_NODES, None) {
                Some(found) => found.moves,
                None => continue,
            }
        };
        if !wanted[..=most as usize].contains(&true) {
            continue;
        }
        match solution(&position, most, wanted, &mut solver) {
            Ok(Some(line)) => return Ok(puzzle(game, position, line, &mut search)),
            Ok(None) => {}
            // The plies are used up, though later positions would need fewer.
            Err(Unfinished) => return Ok(None),
        }
    }
    Ok(None)
}

/// The last positions of a game with its winner to move, flipped so that the winner is Blue.
fn won_positions(game: &Game) -> Vec<Position> {
    let Outcome::Won(winner) = game.outcome else {
        return Vec::new();
    };
    // The text of a puzzle has no field for other rules.
    if game.start.rules() != Rules::default() {
        return Vec::new();
    }
    let mut position = game.start.clone();
    let mut positions = vec![position.clone()];
    for ply in &game.plies {
        position.play_unchecked(ply.mv);
        positions.push(position.clone());
    }
    let first = positions.len().saturating_sub(LAST_PLIES);
    let last = positions.split_off(first).into_iter();
    let won = last.filter(|position| position.side() == winner && position.winner().is_none());
    won.map(|position| match winner {
        Color::Blue => position,
        Color::Red => position.flipped(),
    })
    .collect()
}

/// The solution, if the shortest win takes at most `max` moves, has a wanted length and only one first move.
fn solution(
    position: &Position,
    max: u32,
    wanted: Wanted,
    solver: &mut Solver,
) -> Result<Option<Vec<Move>>, Unfinished> {
    let Some(win) = solver.shortest_win(position, max)? else {
        return Ok(None);
    };
    if !LENGTHS.contains(&win.moves) || !wanted[win.moves as usize] {
        return Ok(None);
    }
    match solver.winning_moves(position, win.moves, 2)?.len() {
        1 => Ok(Some(solver.line(position, win.moves)?)),
        _ => Ok(None),
    }
}

/// The puzzle with this solution; `None` if the solution ends with a hit by Red's own Laser.
fn puzzle(
    game: &Game,
    position: Position,
    solution: Vec<Move>,
    search: &mut Search,
) -> Option<Puzzle> {
    let wins = solution.len().div_ceil(2) as u32;
    let quiet = quiet_moves(&position, &solution)?;
    let first = solution.first().copied();
    let found = search.win_within(&position, u32::MAX, MAX_NODES, first);
    let nodes = found.map_or(MAX_NODES, |found| found.nodes.max(1));
    Some(Puzzle {
        wins,
        quiet,
        nodes,
        grade: grade(&position, &solution, quiet, nodes),
        position,
        solution,
        setup: Setup::of(&game.start),
    })
}

/// The engine's search, which suggests which wins to prove.
struct Search(Searcher);

#[derive(Clone, Copy, Debug)]
struct Found {
    moves: u32,
    nodes: u64,
}

impl Search {
    /// The size of the transposition table, in mebibytes.
    const HASH: usize = 4;

    /// The first win within this many moves that a search with an empty table finds for the side to move: by this
    /// first move, if one is given.
    fn win_within(
        &mut self,
        position: &Position,
        moves: u32,
        nodes: u64,
        first: Option<Move>,
    ) -> Option<Found> {
        let control = Control::default();
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let mut watch = Watch {
            control: &control,
            moves,
            first,
            found: None,
        };
        self.0.clear();
        let record = Record::new(position.clone());
        self.0.go(&record, &limits, &control, &mut watch);
        watch.found
    }
}

/// Stops a search once it finds a win.
struct Watch<'a> {
    control: &'a Control,
    moves: u32,
    first: Option<Move>,
    found: Option<Found>,
}

impl Handler<Move> for Watch<'_> {
    fn info(&mut self, info: &Info<'_>) {
        let is_first = self.first.is_none() || info.pv.first().copied() == self.first;
        if let Score::Wins(plies) = info.score
            && info.bound != Bound::Upper
            && win_moves(plies) <= self.moves
            && is_first
            && self.found.is_none()
        {
            self.found = Some(Found {
                moves: win_moves(plies),
                nodes: info.nodes,
            });
            self.control.stop();
        }
    }
}
