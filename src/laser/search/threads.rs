//! Many threads on one search ("lazy SMP"): each searches the same position by itself, and what one
//! finds the others meet in the table, which is all that they share. What sets them apart is the
//! depth they are at and the order in which they go through the moves of the root.

use super::clock::Clock;
use super::score::{Bound, Value, is_decided};
use super::table::Table;
use super::thread_state::ThreadState;
use super::worker::Worker;
use super::{Handler, Limits, Outcome, STACK};
use crate::laser::rules::{Move, Record};
use fxhash::FxHashMap;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The system has no threads to spare.
#[derive(Debug, thiserror::Error)]
#[error("no {threads} threads are to be had: {reason}")]
pub struct NoThreads {
    threads: usize,
    reason: rayon::ThreadPoolBuildError,
}

/// The threads of a search, with what each remembers from one search to the next.
#[derive(Debug)]
pub(super) struct Workers {
    /// The threads beside the one that asks for the search.
    helpers: Option<rayon::ThreadPool>,
    /// One for each thread.
    states: Vec<ThreadState>,
}

impl Workers {
    /// The caller's own thread.
    pub(super) fn alone() -> Workers {
        Workers {
            helpers: None,
            states: vec![ThreadState::new()],
        }
    }

    /// This many threads, at least 1, the caller's own among them.
    pub(super) fn new(threads: usize) -> Result<Workers, NoThreads> {
        if threads <= 1 {
            return Ok(Workers::alone());
        }
        let helpers = rayon::ThreadPoolBuilder::new()
            .num_threads(threads - 1)
            .thread_name(|index| format!("search {}", index + 1))
            .stack_size(STACK)
            .build()
            .map_err(|reason| NoThreads { threads, reason })?;
        Ok(Workers {
            helpers: Some(helpers),
            states: (0..threads).map(|_| ThreadState::new()).collect(),
        })
    }

    /// How many threads they are.
    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    /// The threads beside the caller's own, if there are any.
    pub(super) fn helpers(&self) -> Option<&rayon::ThreadPool> {
        self.helpers.as_ref()
    }

    /// Forgets what earlier searches have left.
    pub(super) fn clear(&mut self) {
        let states = &mut self.states;
        match &self.helpers {
            Some(pool) => pool.install(|| states.par_iter_mut().for_each(ThreadState::clear)),
            None => states.iter_mut().for_each(ThreadState::clear),
        }
    }

    /// Searches with all threads until the first of them, the caller's own, is done; below the full
    /// strength with the first alone, as its errors come from one search.
    pub(super) fn go(
        &mut self,
        record: &Record,
        limits: &Limits,
        table: Table<'_>,
        clock: Clock<'_>,
        handler: &mut dyn Handler,
    ) -> Outcome {
        let size = limits.strength.map_or(self.len(), |_| 1);
        let shared = SharedState::new(limits, table, clock, size);
        let mut workers: Vec<Worker<'_>> = self
            .states
            .iter_mut()
            .take(size)
            .enumerate()
            .map(|(index, state)| {
                state.histories.age();
                Worker::new(record, &shared, index, state)
            })
            .collect();
        match (&self.helpers, workers.as_mut_slice()) {
            (Some(pool), [first, others @ ..]) => pool.in_place_scope(|scope| {
                for worker in others {
                    scope.spawn(|_| worker.iterative_deepening(&mut ()));
                }
                // Also when it panics: the scope waits for the others.
                let finish = Finish(&shared);
                first.iterative_deepening(handler);
                shared.hold_back();
                drop(finish);
            }),
            (None, [first, ..]) => {
                first.iterative_deepening(handler);
                shared.hold_back();
            }
            (_, []) => {}
        }
        let nodes = shared.nodes();
        if let Some(first) = workers.first_mut() {
            first.play_down(handler);
        }
        let Some(best) = elect(&workers) else {
            return Outcome {
                nodes,
                ..Outcome::default()
            };
        };
        if best.index() > 0 {
            // The last line reported should be the one that is played.
            best.report(best.depth_done(), 0, Bound::Exact, handler);
        }
        let line = best.root_moves().first().map(|root| root.line.as_slice());
        Outcome {
            best: line.and_then(|line| line.first().copied()),
            ponder: line.and_then(|line| line.get(1).copied()),
            nodes,
        }
    }
}

/// What the workers of one search have in common.
#[derive(Debug)]
pub(super) struct SharedState<'a> {
    pub(super) limits: &'a Limits,
    pub(super) table: Table<'a>,
    pub(super) clock: Clock<'a>,
    /// Nobody need search any more: the first worker is done, or the nodes are used up.
    finished: AtomicBool,
    /// How many nodes each worker has searched, as it last said.
    counts: Vec<Count>,
}

/// A number that one thread writes often, on a cache line of its own (two, as processors fetch them
/// in pairs), so that nobody else's line is lost by it.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Count(AtomicU64);

impl<'a> SharedState<'a> {
    fn new(limits: &'a Limits, table: Table<'a>, clock: Clock<'a>, size: usize) -> SharedState<'a> {
        SharedState {
            limits,
            table,
            clock,
            finished: AtomicBool::new(false),
            counts: (0..size).map(|_| Count::default()).collect(),
        }
    }

    /// A worker says how many nodes it has searched.
    pub(super) fn count(&self, worker: usize, nodes: u64) {
        self.counts[worker].0.store(nodes, Ordering::Relaxed);
    }

    /// How many nodes all have searched, as they last said.
    pub(super) fn nodes(&self) -> u64 {
        let counts = self.counts.iter();
        counts.map(|count| count.0.load(Ordering::Relaxed)).sum()
    }

    /// How many nodes the workers but this one have searched, as they last said.
    pub(super) fn nodes_of_others(&self, worker: usize) -> u64 {
        self.nodes() - self.counts[worker].0.load(Ordering::Relaxed)
    }

    /// The search is over for all.
    pub(super) fn finish(&self) {
        self.finished.store(true, Ordering::Relaxed);
    }

    /// Is it?
    pub(super) fn is_finished(&self) -> bool {
        self.finished.load(Ordering::Relaxed)
    }

    /// Waits while the answer is to be held back.
    fn hold_back(&self) {
        while self.clock.holds_back(self.limits) {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }
}

/// Tells the shared that the first worker is done, when it goes.
struct Finish<'a>(&'a SharedState<'a>);

impl Drop for Finish<'_> {
    fn drop(&mut self) {
        self.0.finish();
    }
}

/// Whose move is played: each worker votes for its best move, with more weight the deeper it has
/// searched and the better it finds the move, and the best of the workers that are for the winner
/// speaks for it. The first worker where several lines or a proof are asked for, and a shorter win
/// before all votes.
fn elect<'w, 'a>(workers: &'w [Worker<'a>]) -> Option<&'w Worker<'a>> {
    let (first, others) = workers.split_first()?;
    if others.is_empty() || !first.may_be_outvoted() {
        return Some(first);
    }
    let ballots: Vec<(&Worker<'a>, Move, Value)> = workers
        .iter()
        .filter_map(|worker| {
            let (mv, value) = worker.choice()?;
            Some((worker, mv, value))
        })
        .collect();
    let Some(least) = ballots.iter().map(|&(_, _, value)| value).min() else {
        return Some(first);
    };
    let weight = |worker: &Worker<'_>, value: Value| {
        i64::from(value - least + 20) * i64::from(worker.depth_done())
    };
    let mut votes: FxHashMap<Move, i64> = FxHashMap::default();
    for &(worker, mv, value) in &ballots {
        *votes.entry(mv).or_default() += weight(worker, value);
    }
    let score = |&(worker, mv, value): &(&Worker<'a>, Move, Value)| {
        let decided = if is_decided(value) { value } else { 0 };
        (decided.max(0), votes[&mv], weight(worker, value))
    };
    // Of equals the first, who has reported its line.
    let best = ballots.iter().rev().max_by_key(|&ballot| score(ballot))?;
    Some(best.0)
}
