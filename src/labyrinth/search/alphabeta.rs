//! The search of two players whose cards are known: principal variation search with the transposition
//! table.

use super::clock::Clock;
use super::expand::{Child, Expansion, Goals, steps};
use super::score::{
    INFINITE, MAX_PLY, Value, is_mate, is_mated, mate_at, value_from_tt, value_of, value_to_tt,
};
use super::table::{Bound, Entry, TranspositionTable};
use crate::labyrinth::eval::{Aim, Goal};
use crate::labyrinth::rules::{Move, Position, Reach, Seat};

/// One thread's search of a game whose cards are all known.
pub(super) struct Worker<'a> {
    clock: &'a Clock<'a>,
    table: Option<&'a TranspositionTable>,
    /// The principal variations found at each ply.
    lines: Vec<Vec<Move>>,
    stopped: bool,
    /// Whether to search all moves, without pruning.
    pub(super) full_width: bool,
}

/// The number of moves that are searched at a node of this depth.
fn most_moves(depth: u32) -> usize {
    match depth {
        0..=2 => 6,
        3 => 8,
        4 => 10,
        _ => 12,
    }
}

/// What is known of the targets: everything.
pub(super) fn known_goals(position: &Position) -> Goals {
    Seat::ALL.map(|seat| Goal::Known(Aim::of(position, seat)))
}

impl<'a> Worker<'a> {
    pub(super) fn new(clock: &'a Clock<'a>, table: Option<&'a TranspositionTable>) -> Worker<'a> {
        Worker {
            clock,
            table,
            lines: vec![Vec::new(); MAX_PLY + 2],
            stopped: false,
            full_width: false,
        }
    }

    /// Whether the search was told to stop, so that its last result means nothing.
    pub(super) fn stopped(&self) -> bool {
        self.stopped
    }

    /// The principal variation of the node last searched at this ply.
    pub(super) fn line(&self, ply: usize) -> &[Move] {
        &self.lines[ply]
    }

    fn count(&mut self, nodes: usize) -> bool {
        self.stopped = self.stopped || self.clock.count(nodes as u64);
        self.stopped
    }

    /// The value of a position for the player to move, who has not lost yet.
    pub(super) fn search(
        &mut self,
        position: &mut Position,
        depth: u32,
        window: (Value, Value),
        ply: usize,
    ) -> Value {
        self.lines[ply].clear();
        if let Some(mv) = self.winning_move(position) {
            self.lines[ply].push(mv);
            return mate_at(ply + 1);
        }
        if self.stopped || ply >= MAX_PLY {
            return 0;
        }
        let (alpha, beta) = window;
        let entry = self.table.and_then(|table| table.get(position.key()));
        // At full width results must not depend on what the table has from other depths.
        let entry = entry.filter(|entry| !self.full_width || entry.depth == depth);
        if let Some(entry) = entry
            && let Some(value) = cutoff(entry, depth, window, ply)
        {
            self.lines[ply].extend(entry.mv);
            return value;
        }
        let mut node = Node {
            depth,
            ply,
            beta,
            alpha,
            best: -INFINITE,
            mv: None,
        };
        let hash_move = entry
            .and_then(|entry| entry.mv)
            .filter(|&mv| depth > 1 && position.check(mv).is_ok());
        let cut = hash_move.is_some_and(|mv| self.try_move(position, mv, &mut node));
        if !cut && !self.stopped {
            self.search_children(position, &mut node, hash_move);
        }
        if self.stopped {
            return 0;
        }
        let bound = match node.best {
            best if best >= beta => Bound::Lower,
            best if best > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let value = value_to_tt(node.best, ply);
        let (mv, best) = (node.mv, node.best);
        if let Some(table) = self.table {
            let entry = Entry {
                mv,
                value,
                bound,
                depth,
            };
            table.put(position.key(), entry);
        }
        best
    }

    /// Searches the moves of a node other than the hash move.
    fn search_children(
        &mut self,
        position: &mut Position,
        node: &mut Node,
        hash_move: Option<Move>,
    ) {
        let children = self.children(position);
        if node.depth <= 1 {
            // The last ply is not played: expansion has evaluated its moves.
            let best = children.iter().map(|child| (child.value(), child.mv));
            if let Some((value, mv)) = best.max_by_key(|&(value, _)| value) {
                (node.best, node.mv) = (value, Some(mv));
                self.lines[node.ply].push(mv);
            }
            return;
        }
        let most = if self.full_width {
            0
        } else {
            most_moves(node.depth)
        };
        for child in children.iter().take(most) {
            if Some(child.mv) != hash_move && self.try_move(position, child.mv, node) {
                return;
            }
        }
        // A loss is one only if no move at all averts it.
        if self.full_width || is_mated(node.best) {
            let tried: Vec<Move> = children.iter().take(most).map(|child| child.mv).collect();
            for reach in position.reaches() {
                if self.search_slide(position, reach, &tried, node) {
                    return;
                }
            }
        }
    }

    /// Searches the moves of a slide that were not tried yet. Returns whether the node is done.
    fn search_slide(
        &mut self,
        position: &mut Position,
        reach: Reach,
        tried: &[Move],
        node: &mut Node,
    ) -> bool {
        for mv in reach.moves().filter(|mv| !tried.contains(mv)) {
            let quick = -mate_at(node.ply + 2);
            let (best, best_move) = (node.best, node.mv);
            node.best = -INFINITE;
            let done = self.try_move(position, mv, node);
            let value = node.best;
            if best >= value {
                (node.best, node.mv) = (best, best_move);
            }
            if done || self.stopped {
                return true;
            }
            // The opponent wins at once, wherever the mover's pawn stands.
            if value == quick {
                break;
            }
        }
        false
    }

    /// Searches a move. Returns whether the node is done.
    fn try_move(&mut self, position: &mut Position, mv: Move, node: &mut Node) -> bool {
        let ply = node.ply;
        let undo = position.play_unchecked(mv);
        let alpha = node.alpha.max(node.best);
        let mut search = |alpha: Value, beta: Value| {
            -self.search(position, node.depth - 1, (-beta, -alpha), ply + 1)
        };
        let value = if node.best == -INFINITE {
            search(alpha, node.beta)
        } else {
            match search(alpha, alpha + 1) {
                value if value > alpha && value < node.beta => search(alpha, node.beta),
                value => value,
            }
        };
        position.undo(&undo);
        if self.stopped {
            return true;
        }
        if value > node.best {
            node.best = value;
            node.mv = Some(mv);
            if value > node.alpha {
                let (line, rest) = self.lines.split_at_mut(ply + 1);
                line[ply].clear();
                line[ply].push(mv);
                line[ply].extend_from_slice(&rest[0]);
            }
        }
        node.best >= node.beta
    }

    /// The expansion of a position, best move first.
    fn children(&mut self, position: &Position) -> Vec<Child> {
        let goals = known_goals(position);
        self.count(position.reaches().len());
        Expansion::new(position, &goals).all()
    }

    /// A move that wins at once.
    fn winning_move(&mut self, position: &Position) -> Option<Move> {
        let mover = position.mover();
        if steps(position, mover) != 1 {
            return None;
        }
        let aim = Aim::of(position, mover);
        self.count(1);
        position.reaches().into_iter().find_map(|reach| {
            let squares = reach.squares & aim.slid(reach.slide.arrow).squares();
            squares.first().map(|to| Move::new(reach.slide, to))
        })
    }
}

impl Child {
    /// The value of the move for the mover, without search.
    pub(super) fn value(&self) -> Value {
        value_of(self.chance)
    }
}

/// A node while its moves are searched.
struct Node {
    depth: u32,
    ply: usize,
    alpha: Value,
    beta: Value,
    best: Value,
    mv: Option<Move>,
}

/// The value of a table entry, if it decides a node.
fn cutoff(entry: Entry, depth: u32, (alpha, beta): (Value, Value), ply: usize) -> Option<Value> {
    let value = value_from_tt(entry.value, ply);
    let decides = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= beta,
        Bound::Upper => value <= alpha,
    };
    // A proven win or loss holds at every depth.
    (decides && (entry.depth >= depth || is_mate(value))).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::super::limits::Limits;
    use super::*;
    use crate::labyrinth::rules::{Players, Rules};
    use crate::running::Control;

    #[test]
    fn the_table_does_not_change_the_results_of_a_full_width_search() {
        let (control, limits) = (Control::default(), Limits::default());
        let clock = Clock::start(&limits, Seat::Blue, &control);
        let table = TranspositionTable::new(1).unwrap();
        for seed in 0..6 {
            let mut position = Position::deal(seed, Players::TWO, Rules::default());
            let mut value = |table, depth| {
                let mut worker = Worker::new(&clock, table);
                worker.full_width = true;
                let value = worker.search(&mut position, depth, (-INFINITE, INFINITE), 0);
                (value, worker.line(0).first().copied())
            };
            for depth in [1, 2, 1, 2] {
                assert_eq!(value(Some(&table), depth), value(None, depth));
            }
        }
    }

    #[test]
    fn pruning_costs_little() {
        let (control, limits) = (Control::default(), Limits::default());
        let clock = Clock::start(&limits, Seat::Blue, &control);
        let mut lost = 0.0;
        for seed in 0..6 {
            let mut position = Position::deal(seed, Players::TWO, Rules::default());
            let [full, pruned] = [true, false].map(|full_width| {
                let mut worker = Worker::new(&clock, None);
                worker.full_width = full_width;
                let value = worker.search(&mut position, 2, (-INFINITE, INFINITE), 0);
                super::super::score::chance_of(value)
            });
            assert!(pruned <= full);
            lost += full - pruned;
        }
        assert!(lost < 0.12, "{lost}");
    }
}
