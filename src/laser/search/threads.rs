//! Lazy SMP: all threads search the same position, with the root moves in different orders. They share
//! the transposition table and the histories. When one completes an iteration, or its first move, all
//! continue from there; if the main thread searches several lines, only the helpers do.

use super::iterate::{RootSearch, ThreadResult};
use super::progress::Progress;
use super::root_move::RootMove;
use super::shared::{NodeCounter, SharedHistories, SharedState};
use super::table::SearchTable;
use super::worker::ThreadState;
use super::{Limits, Outcome};
use crate::laser::eval::network::Network;
use crate::laser::rules::{Move, Record};
pub use crate::search::NoThreads;
use crate::search::{Clock, Handler, Pool, has_memory};
use rayon::Scope;
use rayon::prelude::*;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;

/// An upper bound on what a search allocates for each thread, excluding the thread's state, in bytes.
const SEARCH_MEMORY: usize = 128 << 10;

/// The search threads, with the state that each keeps from one search to the next.
#[derive(Debug)]
pub(super) struct Workers {
    /// The threads other than the caller's, which is the main thread.
    helpers: Option<Pool>,
    /// The state of each thread, the main thread's first.
    states: Vec<ThreadState>,
    /// Whether there are more threads than cores.
    oversubscribed: bool,
}

impl Workers {
    /// Workers for this many threads, the caller's included, that evaluate with this network; 0 threads
    /// means 1.
    pub(super) fn new(threads: usize, network: &Arc<Network>) -> Result<Workers, NoThreads> {
        let threads = threads.max(1);
        let no_memory = || NoThreads::for_memory(threads);
        let mut states = Vec::new();
        states.try_reserve_exact(threads).map_err(|_| no_memory())?;
        for _ in 0..threads {
            if !has_memory(0) {
                return Err(no_memory());
            }
            states.push(ThreadState::new(network).map_err(|_| no_memory())?);
        }
        let helpers = if threads > 1 {
            Some(Pool::new(threads - 1).map_err(|error| error.of(threads))?)
        } else {
            None
        };
        if !has_memory(threads * SEARCH_MEMORY) {
            return Err(no_memory());
        }
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Ok(Workers {
            states,
            oversubscribed: threads > cores,
            helpers,
        })
    }

    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    pub(super) fn set_network(&mut self, network: &Arc<Network>) {
        for state in &mut self.states {
            state.set_network(network);
        }
    }

    pub(super) fn clear(&mut self) {
        let states = &mut self.states;
        match &self.helpers {
            Some(pool) => pool.install(|| states.par_iter_mut().for_each(ThreadState::clear)),
            None => states.iter_mut().for_each(ThreadState::clear),
        }
    }

    /// Searches with all threads until the main thread is done. At reduced strength only the main
    /// thread searches, so that the same seed gives the same answer.
    pub(super) fn search(
        &mut self,
        record: &Record,
        limits: &Limits,
        table: SearchTable<'_>,
        histories: &SharedHistories,
        clock: Clock<'_>,
        handler: &mut dyn Handler<Move>,
    ) -> Outcome {
        let threads = limits.strength.map_or(self.len(), |_| 1);
        let shared = SharedState {
            limits,
            table,
            histories,
            clock,
            oversubscribed: self.oversubscribed,
            finished: AtomicBool::new(false),
            progress: Progress::default(),
            nodes: (0..threads).map(|_| NodeCounter::default()).collect(),
        };
        let [main_state, helper_states @ ..] = &mut self.states[..threads] else {
            return Outcome::default();
        };
        let mut main = RootSearch::new(record, &shared, 0, main_state, handler);
        let states = (1..).zip(helper_states);
        let helper = |(index, state)| Helper {
            index,
            state,
            result: None,
        };
        let mut helpers: Vec<Helper<'_>> = states.map(helper).collect();
        match &self.helpers {
            Some(pool) if threads > 1 => pool.in_place_scope(|scope| {
                spawn_searches(scope, record, &shared, &mut helpers);
                // The scope waits for the helpers, even if the main thread panics.
                let finish = FinishOnDrop(&shared);
                main.run();
                shared.clock.wait();
                drop(finish);
            }),
            _ => {
                main.run();
                shared.clock.wait();
            }
        }
        // Only the main thread's result counts if several lines were reported, a depth was asked for,
        // or a mate must be proven.
        if limits.mate.is_none() && limits.multi_pv <= 1 && limits.depth.is_none() {
            adopt_best_result(&mut main, helpers);
        }
        let best = main.best();
        Outcome {
            best: best.map(RootMove::mv),
            ponder: best.and_then(|root| root.line.get(1).copied()),
            score: main.reported,
            nodes: shared.nodes(),
        }
    }
}

struct Helper<'a> {
    index: usize,
    state: &'a mut ThreadState,
    /// The result of its search, once it has ended.
    result: Option<ThreadResult>,
}

/// Starts the search on all these helpers: the first one starts the others, in two halves. Waking a
/// thread can cost the waker its core, and the main thread would lose it to every helper that it
/// woke itself.
fn spawn_searches<'s>(
    scope: &Scope<'s>,
    record: &'s Record,
    shared: &'s SharedState<'s>,
    helpers: &'s mut [Helper<'_>],
) {
    let Some((first, others)) = helpers.split_first_mut() else {
        return;
    };
    scope.spawn(move |scope| {
        let (left, right) = others.split_at_mut(others.len() / 2);
        spawn_searches(scope, record, shared, left);
        spawn_searches(scope, record, shared, right);
        // A helper that starts only after the search is over does nothing.
        if !shared.is_finished() {
            let mut nobody = ();
            let mut search = RootSearch::new(record, shared, first.index, first.state, &mut nobody);
            search.run();
            first.result = Some(search.result());
        }
    });
}

struct FinishOnDrop<'a>(&'a SharedState<'a>);

impl Drop for FinishOnDrop<'_> {
    fn drop(&mut self) {
        self.0.finish();
    }
}

/// Makes the main thread adopt the best thread's result. A tie goes to the lowest index: the main
/// thread has already reported its line.
fn adopt_best_result(main: &mut RootSearch<'_>, helpers: Vec<Helper<'_>>) {
    let own = main.result().rank();
    let results = helpers.into_iter().filter_map(|helper| helper.result);
    let better = results.filter(|result| result.rank() > own);
    let best = better.reduce(|best, other| {
        if other.rank() > best.rank() {
            other
        } else {
            best
        }
    });
    if let Some(best) = best {
        main.adopt_result(best);
    }
}
