//! The positions of a growing book: their minimax scores, and which to search next.
//!
//! Positions are stored [as Blue sees them](as_blue), each once, whatever moves lead to it. A position's distance is
//! the fewest plies from a setup. Scores are backed up only from positions of greater distance, so no line of the
//! book repeats a position; a move that leads back or sideways keeps the score of the search.

use akhet::laser::book::as_blue;
use akhet::laser::rules::{Move, Position};
use akhet::search::{Value, is_mate, value_from_tt};
use fxhash::{FxHashMap, FxHashSet};

/// What a search found in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The best moves with their scores, best first.
    pub moves: Vec<(Move, Value)>,
}

#[derive(Debug)]
struct Node {
    position: Position,
    depth: u32,
    moves: Vec<NodeMove>,
    /// The fewest plies from a setup.
    ply: u32,
    /// The cost of the cheapest path from a setup, in points.
    cost: u32,
}

/// A move of a position, with its score.
#[derive(Clone, Copy, Debug)]
pub struct NodeMove {
    pub mv: Move,
    /// The minimax score, from the point of view of the player who moves.
    pub value: Value,
    /// How many plies ahead the score looks.
    pub depth: u32,
    /// The score from the search of the position.
    searched: Value,
    /// The key of the position that it leads to; `None` if the game is decided there.
    leads_to: Option<u64>,
}

#[derive(Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    by_key: FxHashMap<u64, usize>,
    /// The number of setups, which come first in `nodes`.
    roots: usize,
    /// The cost of a ply, in points.
    ply_cost: u32,
}

impl Tree {
    /// An empty tree, in which a ply costs this many points.
    pub fn new(ply_cost: u32) -> Tree {
        Tree {
            ply_cost,
            ..Tree::default()
        }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The keys of the positions, each with its moves.
    pub fn positions(&self) -> impl Iterator<Item = (u64, &[NodeMove])> {
        let nodes = self.nodes.iter();
        nodes.map(|node| (node.position.key(), &node.moves[..]))
    }

    /// Adds a setup. All setups come before other positions.
    pub fn add_root(&mut self, position: Position, found: &Found) {
        self.add(position, found);
        self.roots = self.nodes.len();
    }

    /// Adds a position, as Blue sees it, that is not in the tree.
    pub fn add(&mut self, position: Position, found: &Found) {
        let moves = found.moves.iter().map(|&(mv, value)| {
            let mut after = position.clone();
            let ends = after.play_unchecked(mv).winner().is_some();
            NodeMove {
                mv,
                value,
                depth: found.depth,
                searched: value,
                leads_to: (!ends && !is_mate(value)).then(|| as_blue(&after).key()),
            }
        });
        let moves = moves.collect();
        self.by_key.insert(position.key(), self.nodes.len());
        self.nodes.push(Node {
            position,
            depth: found.depth,
            moves,
            ply: u32::MAX,
            cost: u32::MAX,
        });
    }

    /// The index of the position that a move leads on to, if the tree has it.
    fn next(&self, node: &Node, mv: &NodeMove) -> Option<usize> {
        let &next = self.by_key.get(&mv.leads_to?)?;
        (self.nodes[next].ply > node.ply).then_some(next)
    }

    /// Recomputes the scores and costs of all positions after some were added.
    pub fn update(&mut self) {
        let order = self.find_plies();
        for &at in order.iter().rev() {
            self.back_up(at);
        }
        for node in &mut self.nodes {
            node.cost = if node.ply == 0 { 0 } else { u32::MAX };
        }
        for &at in &order {
            let node = &self.nodes[at];
            let costs = node.moves.iter().filter_map(|mv| {
                let next = self.next(node, mv)?;
                Some((next, self.cost(node, mv)))
            });
            for (next, cost) in costs.collect::<Vec<_>>() {
                let known = &mut self.nodes[next].cost;
                *known = cost.min(*known);
            }
        }
    }

    /// Finds the distance of each position from the setups. Returns the positions, nearest first.
    fn find_plies(&mut self) -> Vec<usize> {
        for (at, node) in self.nodes.iter_mut().enumerate() {
            node.ply = if at < self.roots { 0 } else { u32::MAX };
        }
        let mut order: Vec<usize> = (0..self.roots).collect();
        let mut done = 0;
        while let Some(&at) = order.get(done) {
            done += 1;
            let ply = self.nodes[at].ply + 1;
            for index in 0..self.nodes[at].moves.len() {
                let key = self.nodes[at].moves[index].leads_to;
                let next = key.and_then(|key| self.by_key.get(&key).copied());
                if let Some(next) = next.filter(|&next| self.nodes[next].ply == u32::MAX) {
                    self.nodes[next].ply = ply;
                    order.push(next);
                }
            }
        }
        order
    }

    /// Backs up the scores of a position's moves from the positions that they lead on to, which must have theirs
    /// already.
    fn back_up(&mut self, at: usize) {
        let node = &self.nodes[at];
        let moves = node.moves.iter().map(|mv| {
            let best = self.next(node, mv).and_then(|next| self.nodes[next].best());
            let (value, depth) = match best {
                // Here a mate is a ply farther away.
                Some(best) => (value_from_tt(-best.value, 1), best.depth.saturating_add(1)),
                None => (mv.searched, node.depth),
            };
            NodeMove {
                value,
                depth,
                ..*mv
            }
        });
        let moves = moves.collect();
        self.nodes[at].moves = moves;
    }

    /// The cost of the path to a node and through this move: the node's cost, the cost of the ply, and the points by
    /// which the move is worse than the best.
    fn cost(&self, node: &Node, mv: &NodeMove) -> u32 {
        let loss = node.best().map_or(0, |best| best.value.abs_diff(mv.value));
        node.cost.saturating_add(self.ply_cost).saturating_add(loss)
    }

    /// The cheapest positions that are not in the tree, at most this many.
    pub fn cheapest(&self, count: usize) -> Vec<Position> {
        let mut open: Vec<(u32, usize, usize, u64)> = Vec::new();
        for (at, node) in self.nodes.iter().enumerate() {
            for (index, mv) in node.moves.iter().enumerate() {
                let Some(key) = mv.leads_to.filter(|key| !self.by_key.contains_key(key)) else {
                    continue;
                };
                open.push((self.cost(node, mv), at, index, key));
            }
        }
        open.sort_unstable();
        let mut seen = FxHashSet::default();
        open.retain(|&(_, _, _, key)| seen.insert(key));
        open.truncate(count);
        let positions = open.into_iter().map(|(_, at, index, _)| {
            let node = &self.nodes[at];
            let mut after = node.position.clone();
            after.play_unchecked(node.moves[index].mv);
            as_blue(&after)
        });
        positions.collect()
    }
}

impl Node {
    /// The best move; the first of equals.
    fn best(&self) -> Option<&NodeMove> {
        self.moves.iter().rev().max_by_key(|mv| mv.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use akhet::laser::rules::Setup;
    use akhet::search::{mate_at, mated_at};

    fn found(depth: u32, moves: &[(&str, Value)]) -> Found {
        let moves = moves
            .iter()
            .map(|&(mv, value)| (mv.parse().unwrap(), value));
        Found {
            depth,
            moves: moves.collect(),
        }
    }

    /// The position after these moves, each written as Blue's.
    fn after(moves: &[&str]) -> Position {
        let mut position = Setup::Ace.position().clone();
        for mv in moves {
            position.play(mv.parse().unwrap()).unwrap();
            position = as_blue(&position);
        }
        position
    }

    /// The values and depths of the moves of a position.
    fn values(tree: &Tree, position: &Position) -> Vec<(Value, u32)> {
        let mut all = tree.positions();
        let (_, moves) = all.find(|(key, _)| *key == position.key()).unwrap();
        moves.iter().map(|mv| (mv.value, mv.depth)).collect()
    }

    #[test]
    fn scores_are_backed_up_and_the_cheapest_position_comes_first() {
        let mut tree = Tree::new(10);
        tree.add_root(
            after(&[]),
            &found(9, &[("c5R", 30), ("c4b3", 25), ("e1f2", -40)]),
        );
        tree.update();
        let [first, second, third] = [&["c5R"], &["c4b3"], &["e1f2"]].map(|it| after(it));
        assert_eq!(
            tree.cheapest(9),
            [first.clone(), second.clone(), third.clone()]
        );
        assert_eq!(tree.cheapest(1), std::slice::from_ref(&first));

        // The reply is better for the opponent than the search of the setup thought.
        tree.add(first.clone(), &found(7, &[("c4b3", -10), ("e1f2", -12)]));
        tree.update();
        assert_eq!(values(&tree, &after(&[])), [(10, 8), (25, 9), (-40, 9)]);
        // Now c4b3 costs 10 and 0 points, c5R 10 and 15, its replies 10 and 0 or 2 more, e1f2 10 and 65.
        let replies = [after(&["c5R", "c4b3"]), after(&["c5R", "e1f2"])];
        let [reply, other] = replies.clone();
        assert_eq!(
            tree.cheapest(9),
            [second.clone(), reply.clone(), other, third]
        );

        tree.add(reply.clone(), &found(5, &[("c4b3", mate_at(3))]));
        tree.add(second, &found(6, &[("c5R", -25)]));
        tree.update();
        // A mate is three plies away, then four and five; there is nothing to search beyond it.
        assert_eq!(values(&tree, &reply), [(mate_at(3), 5)]);
        assert_eq!(values(&tree, &first), [(mated_at(4), 6), (-12, 7)]);
        assert_eq!(values(&tree, &after(&[])), [(12, 8), (25, 7), (-40, 9)]);
        assert!(!tree.cheapest(9).contains(&after(&["c5R", "c4b3", "c4b3"])));
    }

    #[test]
    fn a_line_never_leads_back() {
        let mut tree = Tree::new(10);
        let there = ["c4b3", "c4b3"];
        let back = [there[0], there[1], "b3c4"];
        tree.add_root(after(&[]), &found(4, &[("c4b3", 5)]));
        tree.add(after(&there[..1]), &found(4, &[("c4b3", 0)]));
        tree.add(after(&there), &found(4, &[("b3c4", 70)]));
        // If the opponent also moved back, this would be the setup again.
        tree.add(after(&back), &found(4, &[("b3c4", 50)]));
        tree.update();
        assert_eq!(
            after(&[back[0], back[1], back[2], "b3c4"]).key(),
            after(&[]).key()
        );
        assert_eq!(values(&tree, &after(&back)), [(50, 4)]);
        assert_eq!(values(&tree, &after(&[])), [(-50, 7)]);
        assert!(tree.cheapest(9).is_empty());
    }

    #[test]
    fn two_ways_to_a_position_are_one() {
        let mut tree = Tree::new(10);
        tree.add_root(after(&[]), &found(4, &[("c4b3", 5), ("c5R", 1)]));
        tree.add(after(&["c4b3"]), &found(4, &[("e1f2", 0)]));
        tree.add(after(&["c5R"]), &found(4, &[("e1f2", 0)]));
        tree.add(after(&["c4b3", "e1f2"]), &found(4, &[("c5R", 0)]));
        tree.add(after(&["c5R", "e1f2"]), &found(4, &[("c4b3", 3)]));
        tree.update();
        // In either order Blue has played both: one position is left to search.
        assert_eq!(tree.cheapest(9), [after(&["c4b3", "e1f2", "c5R"])]);
    }
}
