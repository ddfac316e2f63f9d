//! Certificates: proofs of wins that can be checked by the rules alone.

use super::numbers::Numbers;
use super::{Solver, Unfinished, win_in_one};
use crate::laser::rules::{Move, Position};
use std::collections::{HashMap, VecDeque};

/// What a certificate says of one position with the winner to move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Node {
    /// The winner wins from here within this many of its moves, at least 1.
    pub within: u32,
    /// The winner's move.
    pub mv: Move,
    /// Every legal reply, in generation order, and what comes after it. None if the winner's move ends the
    /// game.
    pub replies: Vec<(Move, Next)>,
}

/// What comes after a reply of the loser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing: the loser has hit its own King.
    End,
    /// The winner hits the loser's King with this move.
    Move(Move),
    /// The position of the node with this index, which is won within fewer moves.
    Node(usize),
}

/// The nodes made so far, by the keys of their positions.
#[derive(Default)]
struct Nodes {
    nodes: Vec<Node>,
    indices: HashMap<u64, usize>,
}

impl Nodes {
    /// The node of this position, if it wins within this many moves.
    fn find(&self, key: u64, within: u32) -> Option<usize> {
        let index = *self.indices.get(&key)?;
        (self.nodes[index].within <= within).then_some(index)
    }

    /// Adds the node of this position, or puts it in the place of one that takes more moves: a position has
    /// one node. What leads there stays true.
    fn add(&mut self, key: u64, node: Node) -> usize {
        // The position may have come up again below itself, and have got a node with fewer moves.
        if let Some(index) = self.find(key, node.within) {
            return index;
        }
        let next = self.nodes.len();
        let index = *self.indices.entry(key).or_insert(next);
        if index == next {
            self.nodes.push(node);
        } else {
            self.nodes[index] = node;
        }
        index
    }

    /// The nodes that this one leads to, itself first, in breadth-first order.
    fn reachable_from(self, root: usize) -> Vec<Node> {
        let mut numbers = HashMap::from([(root, 0)]);
        let mut waiting = VecDeque::from([root]);
        let mut reached = Vec::new();
        while let Some(index) = waiting.pop_front() {
            let mut node = self.nodes[index].clone();
            for (_, next) in &mut node.replies {
                if let Next::Node(index) = next {
                    let number = numbers.len();
                    *index = *numbers.entry(*index).or_insert_with_key(|&index| {
                        waiting.push_back(index);
                        number
                    });
                }
            }
            reached.push(node);
        }
        reached
    }
}

impl Solver {
    /// The proof that the side to move wins within `moves` of its moves, at most
    /// [`MAX_MOVES`](super::MAX_MOVES); `None` if it does not. The first node is that of the position. Every
    /// position has one node, and each node leads to nodes that take fewer moves: so no position comes up
    /// twice on a way through the proof, and no draw by repetition either.
    pub fn certificate(
        &mut self,
        position: &Position,
        moves: u32,
    ) -> Result<Option<Vec<Node>>, Unfinished> {
        self.position.clone_from(position);
        let mut nodes = Nodes::default();
        let root = self.certify(moves.min(super::MAX_MOVES), &mut nodes)?;
        Ok(root.map(|root| nodes.reachable_from(root)))
    }

    /// The index of the node of the position, and with it all that it leads to, if it is won within this
    /// many moves. What the table has lost is proved again. If there is no such win, the position may be
    /// left changed.
    fn certify(&mut self, within: u32, nodes: &mut Nodes) -> Result<Option<usize>, Unfinished> {
        let key = self.position.key();
        if let Some(index) = nodes.find(key, within) {
            return Ok(Some(index));
        }
        let Some((within, mv)) = self.short_win(within)? else {
            return Ok(None);
        };
        let winner = Some(self.position.side());
        let ply = self.play(mv)?;
        let mut replies = Vec::new();
        if ply.winner().is_none() {
            for reply in self.position.legal_moves() {
                let ply = self.play(reply)?;
                let next = if ply.winner().is_some() {
                    (ply.winner() == winner).then_some(Next::End)
                } else if let Some(mv) = win_in_one(&mut self.position) {
                    Some(Next::Move(mv))
                } else {
                    self.certify(within - 1, nodes)?.map(Next::Node)
                };
                let Some(next) = next else { return Ok(None) };
                self.position.undo(&ply);
                replies.push((reply, next));
            }
        }
        self.position.undo(&ply);
        let node = Node {
            within,
            mv,
            replies,
        };
        Ok(Some(nodes.add(key, node)))
    }

    /// A move that wins within this many moves, and within how many: the fewest if they are few, else the
    /// fewest known.
    fn short_win(&mut self, within: u32) -> Result<Option<(u32, Move)>, Unfinished> {
        let key = self.position.key();
        let is_known = |&moves: &u32| self.table.find(key, moves) == Some(Numbers::WON);
        let within = (1..=within).find(is_known).unwrap_or(within);
        let few = 1..=within.min(self.plain);
        let last = (within > self.plain).then_some(within);
        for moves in few.chain(last) {
            if let Some(mv) = self.winning_move(moves)? {
                return Ok(Some((moves, mv)));
            }
        }
        Ok(None)
    }
}
