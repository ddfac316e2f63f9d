//! The search of the root: the order of its moves, their results, and what other threads have found.

use super::alphabeta::{Node, Root};
use super::picker::{Pick, PickKind};
use super::progress::Milestone;
use super::root_move::RootMove;
use super::worker::Worker;
use crate::search::{INFINITE, Value, Window};
use std::time::Duration;

/// The elapsed time after which root moves are reported as they are searched.
const LONG_SEARCH: Duration = Duration::from_secs(3);

impl Worker<'_> {
    /// Searches the root moves from [`line_index`](Worker::line_index) on. Returns the best score.
    pub(super) fn search_root(&mut self, depth: u32, window: Window) -> Value {
        for later in &mut self.root_moves[self.line_index + 1..] {
            later.value = -INFINITE;
        }
        self.search_moves::<Root>(Node::root(depth, window)).0
    }

    /// The root move that is searched after this number of others.
    pub(super) fn pick_root_move(&self, searched: usize) -> Option<Pick> {
        let is_left = self.line_index + searched < self.root_moves.len();
        is_left.then(|| Pick {
            mv: self.root_moves[self.root_index(searched)].mv(),
            kind: PickKind::Root,
        })
    }

    /// The index of the root move that is searched after this number of others. Every thread begins
    /// with the first move. Every second helper then goes backwards: when it meets the other threads,
    /// the table holds most of the remaining work of both.
    fn root_index(&self, searched: usize) -> usize {
        if searched > 0 && !self.index.is_multiple_of(2) {
            self.root_moves.len() - searched
        } else {
            self.line_index + searched
        }
    }

    /// The score of the root move that is searched after this number of others.
    pub(super) fn search_root_move(&mut self, node: &Node, pick: Pick, searched: usize) -> Value {
        if searched == 0 {
            self.search_first_root_move(node, pick)
        } else {
            self.search_one_root_move(node, pick, searched)
        }
    }

    /// The score of the first move. If another thread finds its exact score first, this one continues with that.
    fn search_first_root_move(&mut self, node: &Node, pick: Pick) -> Value {
        let progress = &self.shared.progress;
        let depth = node.depth as u32;
        self.goal = Milestone::FirstMove(depth);
        let mut value = -INFINITE;
        if !self.is_superseded() {
            value = self.search_one_root_move(node, pick, 0);
            if self.shares_progress && !self.stopped && node.window.contains(value) {
                progress.complete_first_move(depth, self.root_moves[self.line_index].clone());
            }
        }
        if self.is_superseded() {
            let first = progress.first_move(depth);
            self.stopped = first.is_none();
            if let Some(first) = first {
                value = first.value;
                self.put_first(first);
            }
        }
        self.goal = Milestone::Iteration(depth);
        value
    }

    /// Moves this root move to the front.
    fn put_first(&mut self, first: RootMove) {
        let mut moves = self.root_moves.iter();
        if let Some(at) = moves.position(|root| root.mv() == first.mv()) {
            // The old first move still has its score from an earlier depth.
            self.root_moves[0].value = -INFINITE;
            self.root_moves[..=at].rotate_right(1);
            self.root_moves[0] = first;
        }
    }

    /// Searches a root move and keeps its results.
    fn search_one_root_move(&mut self, node: &Node, pick: Pick, searched: usize) -> Value {
        let index = self.root_index(searched);
        if self.index == 0 && self.shared.clock.elapsed() >= LONG_SEARCH {
            self.handler
                .root_move(node.depth as u32, pick.mv, index + 1);
        }
        let nodes_before = self.nodes;
        let value = self.search_child::<Root>(node, pick, searched, false);
        let root = &mut self.root_moves[index];
        root.nodes += self.nodes - nodes_before;
        if self.stopped {
            return value;
        }
        if value > node.window.alpha {
            root.set_value(value);
            root.line.truncate(1);
            root.line.extend_from_slice(&self.stack[1].line);
        } else if searched == 0 {
            // Failed low: keep the line, the best one known.
            root.set_value(value);
        }
        value
    }
}
