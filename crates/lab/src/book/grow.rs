//! Grows the tree: searches the cheapest positions, batch by batch.

use super::journal::{Searched, Searches};
use super::tree::{Found, Tree};
use akhet::laser::rules::{Move, Position, Record, Setup};
use akhet::laser::search::{Handler, Info, Limits, Searcher, TableTooLarge};
use akhet::search::{Control, Value};
use akhet_console::exit_code::SharedError;
use rayon::prelude::*;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

/// The number of positions chosen at a time. The book depends on it, but not on the number of threads.
const BATCH: usize = 16;

/// The cost of a ply, in points: a position one ply farther from the setups is as urgent as one behind a move this
/// much worse.
const PLY_COST: u32 = 20;

/// Grows a tree from these setups, up to a number of positions, or until `stop` is set or nothing is left to search.
/// Searches of earlier runs are not repeated, so a tree is the same however often its run was interrupted. Even after
/// `stop` it has everything that those searches found. `show` receives the number of positions before each batch that
/// needs new searches.
pub fn grow(
    setups: &[Setup],
    positions: usize,
    searched: &mut Searched,
    stop: &Arc<AtomicBool>,
    mut show: impl FnMut(usize),
) -> Result<Tree, SharedError> {
    let mut tree = Tree::new(PLY_COST);
    let mut roots: Vec<Position> = Vec::new();
    for setup in setups {
        let start = setup.position();
        if roots.iter().all(|root| root.key() != start.key()) {
            roots.push(start.clone());
        }
    }
    for (root, found) in search_all(roots, searched, stop)? {
        tree.add_root(root, &found);
    }
    let mut stopped = false;
    while tree.len() < positions && !stopped {
        tree.update();
        let next = tree.cheapest(BATCH.min(positions - tree.len()));
        if next.iter().any(|it| searched.get(it).is_none()) {
            show(tree.len());
        }
        let wanted = next.len();
        let found = search_all(next, searched, stop)?;
        // With nothing left to search, the tree stops growing too.
        stopped = found.len() < wanted || wanted == 0;
        for (position, found) in found {
            tree.add(position, &found);
        }
    }
    tree.update();
    Ok(tree)
}

/// Searches those positions of a batch that have not been searched yet, and keeps the results. Returns all results
/// or, if stopped, those before the first missing one.
fn search_all(
    batch: Vec<Position>,
    searched: &mut Searched,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<(Position, Found)>, SharedError> {
    let searches = searched.searches.clone();
    let new = batch.iter().filter(|it| searched.get(it).is_none());
    let new: Vec<Position> = new.cloned().collect();
    let keep = Mutex::new(&mut *searched);
    new.into_par_iter().try_for_each(|position| {
        if let Some(found) = search(&position, &searches, stop)? {
            let mut keep = keep.lock().unwrap_or_else(PoisonError::into_inner);
            keep.add(&position, found)?;
        }
        Ok::<_, SharedError>(())
    })?;
    let found = batch.into_iter().map_while(|position| {
        let found = searched.get(&position)?.clone();
        Some((position, found))
    });
    Ok(found.collect())
}

/// Searches a position with empty tables, so that the result depends on nothing else. `None` if stopped.
fn search(
    position: &Position,
    searches: &Searches,
    stop: &Arc<AtomicBool>,
) -> Result<Option<Found>, TableTooLarge> {
    let mut searcher = Searcher::new(searches.hash)?;
    let record = Record::new(position.clone());
    let control = Control::with_stop(Arc::clone(stop));
    let mut lines = Lines::default();
    let limits = Limits {
        nodes: Some(searches.nodes),
        multi_pv: searches.lines,
        ..Limits::default()
    };
    searcher.go(&record, &limits, &control, &mut lines);
    if lines.moves.is_empty() {
        // There were too few nodes for an iteration.
        let limits = Limits {
            depth: Some(1),
            nodes: None,
            ..limits
        };
        searcher.go(&record, &limits, &control, &mut lines);
    }
    let found = Found {
        depth: lines.depth,
        moves: lines.moves,
    };
    Ok((!control.stopped() && !found.moves.is_empty()).then_some(found))
}

/// The lines of the last iteration.
#[derive(Default)]
struct Lines {
    depth: u32,
    moves: Vec<(Move, Value)>,
}

impl Handler<Move> for Lines {
    fn info(&mut self, info: &Info<'_>) {
        if info.multi_pv == 1 {
            self.depth = info.depth;
            self.moves.clear();
        }
        let mv = info.pv.first();
        self.moves.extend(mv.map(|&mv| (mv, info.score.value())));
    }
}
