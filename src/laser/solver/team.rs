//! The proof-number search on several threads.
//!
//! Each thread searches the whole position on its own, and all share the table. What is being searched by
//! others looks worse than it is (a virtual loss), so the threads spread over the tree (Kaneko, "Parallel depth
//! first proof number search", 2010).

use super::numbers::Numbers;
use super::{Solver, Unfinished};
use crate::search::{NoThreads, Pool};
use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The plies that one thread plays before it gets help. Most questions are decided sooner.
const ALONE: u64 = 1 << 14;

impl Solver {
    /// Proves on this many threads from now on, at least 1. The number of threads changes what is played,
    /// and perhaps the moves of a line, but not what is proved. If the system refuses the threads, the number
    /// stays as it was.
    pub fn set_threads(&mut self, threads: usize) -> Result<(), NoThreads> {
        self.pool = match threads {
            0 | 1 => None,
            _ => Some(Pool::new(threads)?),
        };
        Ok(())
    }

    /// Searches the position, with `moves` moves left to the attacker, until it is decided, on all threads.
    pub(super) fn decide(&mut self, is_attacker: bool, moves: u32) -> Result<Numbers, Unfinished> {
        let Some(pool) = self.pool.take() else {
            return self.search(is_attacker, moves, Numbers::UNLIMITED);
        };
        let start = self.position.clone();
        let alone = self.max_played.min(self.played.saturating_add(ALONE));
        let max_played = mem::replace(&mut self.max_played, alone);
        let mut found = self.search(is_attacker, moves, Numbers::UNLIMITED);
        self.max_played = max_played;
        if found.is_err() {
            self.position = start;
            found = self.decide_together(&pool, is_attacker, moves);
        }
        self.pool = Some(pool);
        found
    }

    fn decide_together(
        &mut self,
        pool: &Pool,
        is_attacker: bool,
        moves: u32,
    ) -> Result<Numbers, Unfinished> {
        let done = Arc::new(AtomicBool::new(false));
        let plies = (self.max_played - self.played) / pool.current_num_threads() as u64;
        let solver = &*self;
        let ends = pool.broadcast(|_| {
            let mut member = solver.member(&done, plies);
            let found = member.search(is_attacker, moves, Numbers::UNLIMITED);
            done.fetch_or(found.is_ok(), Ordering::Relaxed);
            (found, member)
        });
        self.played += ends.iter().map(|(_, member)| member.played).sum::<u64>();
        let (found, member) = ends
            .into_iter()
            .find(|(found, _)| found.is_ok())
            .ok_or(Unfinished)?;
        self.proved = member.proved;
        self.winning = member.winning;
        self.refuting = member.refuting;
        found
    }

    /// A solver with the same position and table for one thread, which ends when `done` is set.
    fn member(&self, done: &Arc<AtomicBool>, plies: u64) -> Solver {
        Solver {
            position: self.position.clone(),
            table: Arc::clone(&self.table),
            stop: Arc::clone(&self.stop),
            pool: None,
            team: Some(Arc::clone(done)),
            played: 0,
            max_played: plies,
            ..*self
        }
    }
}
