//! The search for two players whose cards are known: principal variation search with the transposition
//! table.

use super::expand::{Child, Expansion, Goals, steps};
use super::limiter::Limiter;
use super::score::value_of;
use super::table::{Entry, TranspositionTable};
use crate::labyrinth::eval::{Aim, Goal};
use crate::labyrinth::rules::{Move, Position, Seat};
use crate::search::{INFINITE, MAX_PLY, Value, Window, is_mated, mate_at, mated_at, value_to_tt};

/// One thread's search of a game whose cards are all known.
pub(super) struct Worker<'a> {
    pub(super) position: Position,
    pub(super) limiter: &'a Limiter<'a>,
    table: Option<&'a TranspositionTable>,
    /// By ply, the principal variation of the node last searched there.
    lines: Vec<Vec<Move>>,
    stopped: bool,
    /// [`max_moves`], or another width in a test.
    max_moves: fn(u32) -> usize,
}

/// The number of moves to search at a node of this depth. The others follow only if all of these
/// lose.
fn max_moves(depth: u32) -> usize {
    match depth {
        0..=2 => 6,
        3 => 8,
        4 => 10,
        _ => 12,
    }
}

/// The goals of all players where all targets are known.
pub(super) fn known_goals(position: &Position) -> Goals {
    Seat::ALL.map(|seat| Goal::Known(Aim::of(position, seat)))
}

/// A node while its moves are searched.
struct Node {
    depth: u32,
    ply: usize,
    window: Window,
    best: Value,
    best_move: Option<Move>,
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        position: &Position,
        limiter: &'a Limiter<'a>,
        table: Option<&'a TranspositionTable>,
    ) -> Worker<'a> {
        Worker {
            position: position.clone(),
            limiter,
            table,
            lines: vec![Vec::new(); MAX_PLY + 2],
            stopped: false,
            max_moves,
        }
    }

    /// Whether the search was told to stop, so that its last result is meaningless.
    pub(super) fn stopped(&self) -> bool {
        self.stopped
    }

    /// The principal variation of the node last searched at this ply.
    pub(super) fn line(&self, ply: usize) -> &[Move] {
        &self.lines[ply]
    }

    fn count(&mut self, nodes: usize) {
        self.stopped = self.stopped || self.limiter.count(nodes as u64);
    }

    /// The score of a position for the player to move, who has not lost yet.
    fn search(&mut self, depth: u32, window: Window, ply: usize) -> Value {
        self.lines[ply].clear();
        if let Some(mv) = self.winning_move() {
            self.lines[ply].push(mv);
            return mate_at(ply + 1);
        }
        if self.stopped || ply >= MAX_PLY {
            return 0;
        }
        let entry = self.table.and_then(|table| table.get(self.position.key()));
        if let Some(entry) = entry
            && let Some(value) = entry.cutoff(depth, ply, window)
        {
            // If keys collide, the entry is another position's.
            let mv = entry.mv.filter(|&mv| self.position.check(mv).is_ok());
            self.lines[ply].extend(mv);
            return value;
        }
        let mut node = Node {
            depth,
            ply,
            window,
            best: -INFINITE,
            best_move: None,
        };
        let hash_move = entry.and_then(|entry| entry.mv);
        let hash_move = hash_move.filter(|&mv| depth > 1 && self.position.check(mv).is_ok());
        let cut = hash_move.is_some_and(|mv| self.try_move(mv, &mut node));
        if !cut && !self.stopped {
            self.search_children(&mut node, hash_move);
        }
        if self.stopped {
            return 0;
        }
        if let Some(table) = self.table {
            let entry = Entry {
                mv: node.best_move,
                value: value_to_tt(node.best, ply),
                bound: window.bound(node.best),
                depth,
            };
            table.put(self.position.key(), entry);
        }
        node.best
    }

    /// Principal variation search (PVS) of the position after a move, for the mover: the first move with
    /// the full window, all others with a null window first. `depth` and `ply` are those of the child.
    pub(super) fn pvs(&mut self, depth: u32, window: Window, ply: usize, is_first: bool) -> Value {
        if !is_first {
            let value = -self.search(depth, -Window::null(window.alpha), ply);
            if !window.contains(value) {
                return value;
            }
        }
        -self.search(depth, -window, ply)
    }

    /// Searches the moves of a node other than the hash move.
    fn search_children(&mut self, node: &mut Node, hash: Option<Move>) {
        let children = self.children();
        if node.depth <= 1 {
            // The last ply is not played: expansion has evaluated its moves.
            let values = children
                .iter()
                .map(|child| (value_of(child.chance), child.mv));
            if let Some((value, mv)) = values.max_by_key(|&(value, _)| value) {
                (node.best, node.best_move) = (value, Some(mv));
                self.lines[node.ply].push(mv);
            }
            return;
        }
        let best = children.iter().take((self.max_moves)(node.depth));
        let tried: Vec<Move> = best.map(|child| child.mv).collect();
        for &mv in &tried {
            if Some(mv) != hash && self.try_move(mv, node) {
                return;
            }
        }
        // A loss is proven only if no move at all averts it.
        if is_mated(node.best) {
            self.search_others(&tried, node);
        }
    }

    /// Searches the untried moves, each with the full window.
    fn search_others(&mut self, tried: &[Move], node: &mut Node) {
        for reach in self.position.reaches() {
            for mv in reach.moves().filter(|mv| !tried.contains(mv)) {
                let value = self.search_move(mv, node, node.window, true);
                if self.is_done(node, mv, value) {
                    return;
                }
                // The opponent wins at once, wherever the mover's pawn stands.
                if value == mated_at(node.ply + 2) {
                    break;
                }
            }
        }
    }

    /// Searches a move. Returns whether the node is done.
    fn try_move(&mut self, mv: Move, node: &mut Node) -> bool {
        let mut window = node.window;
        window.raise_alpha(node.best);
        let value = self.search_move(mv, node, window, node.best == -INFINITE);
        self.is_done(node, mv, value)
    }

    fn search_move(&mut self, mv: Move, node: &Node, window: Window, is_first: bool) -> Value {
        let undo = self.position.play_unchecked(mv);
        let value = self.pvs(node.depth - 1, window, node.ply + 1, is_first);
        self.position.undo(&undo);
        value
    }

    /// Records the score of a move if it is the best so far. Returns whether the node is done.
    fn is_done(&mut self, node: &mut Node, mv: Move, value: Value) -> bool {
        if !self.stopped && value > node.best {
            (node.best, node.best_move) = (value, Some(mv));
            if value > node.window.alpha {
                let (line, rest) = self.lines.split_at_mut(node.ply + 1);
                line[node.ply].clear();
                line[node.ply].push(mv);
                line[node.ply].extend_from_slice(&rest[0]);
            }
        }
        self.stopped || node.best >= node.window.beta
    }

    /// The expansion of a position, best move first.
    fn children(&mut self) -> Vec<Child> {
        let goals = known_goals(&self.position);
        self.count(self.position.reaches().len());
        Expansion::new(&self.position, &goals).all()
    }

    /// A move that wins at once.
    fn winning_move(&mut self) -> Option<Move> {
        if steps(&self.position, self.position.mover()) == 1 {
            self.count(1);
        }
        winning_move(&self.position)
    }
}

/// A move with which the player to move wins at once.
pub(super) fn winning_move(position: &Position) -> Option<Move> {
    let mover = position.mover();
    if steps(position, mover) != 1 {
        return None;
    }
    let aim = Aim::of(position, mover);
    position.reaches().into_iter().find_map(|reach| {
        let squares = reach.squares & aim.squares_after(position.board(), reach.slide);
        squares.first().map(|to| Move::new(reach.slide, to))
    })
}

#[cfg(test)]
mod tests {
    use super::super::Limits;
    use super::*;
    use crate::labyrinth::rules::{Players, Rules};
    use crate::search::Control;

    /// At full width no move counts as good, so all are searched.
    const FULL_WIDTH: fn(u32) -> usize = |_| 0;

    #[test]
    fn the_table_does_not_change_the_results_of_a_full_width_search() {
        let (control, limits) = (Control::default(), Limits::default());
        let limiter = Limiter::start(&limits, 0, &control);
        for (seed, depth) in (0..6).flat_map(|seed| [(seed, 1), (seed, 2)]) {
            let position = Position::deal(seed, Players::TWO, Rules::default());
            let table = TranspositionTable::new(1).unwrap();
            let value = |table| {
                let mut worker = Worker::new(&position, &limiter, table);
                worker.max_moves = FULL_WIDTH;
                let value = worker.search(depth, Window::FULL, 0);
                (value, worker.line(0).first().copied())
            };
            for _ in 0..2 {
                assert_eq!(value(Some(&table)), value(None));
            }
        }
    }

    #[test]
    fn pruning_costs_little() {
        let (control, limits) = (Control::default(), Limits::default());
        let limiter = Limiter::start(&limits, 0, &control);
        let mut lost = 0.0;
        for seed in 0..6 {
            let position = Position::deal(seed, Players::TWO, Rules::default());
            let [full, pruned] = [FULL_WIDTH, max_moves].map(|max_moves| {
                let mut worker = Worker::new(&position, &limiter, None);
                worker.max_moves = max_moves;
                let value = worker.search(2, Window::FULL, 0);
                super::super::score::chance_of(value)
            });
            assert!(pruned <= full);
            lost += full - pruned;
        }
        assert!(lost < 0.12, "{lost}");
    }
}
