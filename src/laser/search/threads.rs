//! Lazy SMP: all threads search the same position. They share the transposition table, where each finds
//! what the others have stored, and the histories, where each learns from the cutoffs of all. When one
//! completes an iteration, or its first move, all go on from there; where the main thread searches several
//! lines, all helpers.
//! They differ in the order of the root moves.

use super::clock::Clock;
use super::iterate::RootSearch;
use super::limits::Limits;
use super::report::{Handler, Outcome};
use super::score::is_mate;
use super::shared::SharedState;
use super::shared_histories::SharedHistories;
use super::table::Table;
use super::thread_state::ThreadState;
use crate::laser::eval::network::Network;
use crate::laser::rules::Record;
pub use crate::running::NoThreads;
use crate::running::{Pool, check_memory};
use rayon::Scope;
use rayon::prelude::*;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// More than what a search allocates for a thread beside its state, in bytes.
const SEARCH_MEMORY: usize = 128 << 10;

/// The search threads, with the state that each keeps from one search to the next.
#[derive(Debug)]
pub(super) struct Workers {
    /// The threads beside the caller's, which is the main thread.
    helpers: Option<Pool>,
    /// The state of each thread, the main thread's first.
    states: Vec<ThreadState>,
    /// Whether there are more threads than cores.
    oversubscribed: bool,
}

impl Workers {
    /// Workers for this many threads, the caller's included, that evaluate with this network; 0 threads
    /// means 1.
    ///
    /// # Errors
    /// When the system cannot start the threads.
    pub(super) fn new(threads: usize, network: &Arc<Network>) -> Result<Workers, NoThreads> {
        let threads = threads.max(1);
        let no_memory = |reason| NoThreads::for_memory(threads, reason);
        let mut states = Vec::new();
        states.try_reserve_exact(threads).map_err(no_memory)?;
        for _ in 0..threads {
            check_memory(0).map_err(no_memory)?;
            states.push(ThreadState::new(network).map_err(no_memory)?);
        }
        let helpers = match threads {
            1 => None,
            _ => Some(Pool::new(threads - 1).map_err(|error| error.of(threads))?),
        };
        check_memory(threads * SEARCH_MEMORY).map_err(no_memory)?;
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Ok(Workers {
            states,
            oversubscribed: threads > cores,
            helpers,
        })
    }

    /// The number of threads.
    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    /// Replaces the network of all threads.
    pub(super) fn set_network(&mut self, network: &Arc<Network>) {
        for state in &mut self.states {
            state.set_network(network);
        }
    }

    /// Clears the state of all threads.
    pub(super) fn clear(&mut self) {
        let states = &mut self.states;
        match &self.helpers {
            Some(pool) => pool.install(|| states.par_iter_mut().for_each(ThreadState::clear)),
            None => states.iter_mut().for_each(ThreadState::clear),
        }
    }

    /// Searches with all threads until the main thread is done. At reduced strength only the main
    /// thread searches, as its errors come from one search.
    pub(super) fn search(
        &mut self,
        record: &Record,
        limits: &Limits,
        table: Table<'_>,
        histories: &SharedHistories,
        clock: Clock<'_>,
        handler: &mut dyn Handler,
    ) -> Outcome {
        let threads = limits.strength.map_or(self.len(), |_| 1);
        let shared = SharedState::new(
            limits,
            table,
            histories,
            clock,
            threads,
            self.oversubscribed,
        );
        let states = &mut self.states[..threads];
        for state in states.iter_mut() {
            state.refutations.clear_killers();
        }
        let [main_state, helper_states @ ..] = states else {
            return Outcome::default();
        };
        let mut main = RootSearch::new(record, &shared, 0, main_state);
        let mut helpers: Vec<Helper<'_>> = helper_states
            .iter_mut()
            .zip(1..)
            .map(|(state, index)| Helper {
                index,
                state: Some(state),
                search: None,
            })
            .collect();
        match &self.helpers {
            Some(pool) if threads > 1 => pool.in_place_scope(|scope| {
                spawn_searches(scope, record, &shared, &mut helpers);
                // The scope waits for the helpers, also if the main thread panics.
                let finish = FinishOnDrop(&shared);
                main.run(handler);
                wait_for_stop(&shared);
                drop(finish);
            }),
            _ => {
                main.run(handler);
                wait_for_stop(&shared);
            }
        }
        main.weaken(handler);
        let mut searches: Vec<RootSearch<'_>> = std::iter::once(main)
            .chain(helpers.into_iter().filter_map(|helper| helper.search))
            .collect();
        let elected = elect(&searches, limits);
        let best = &mut searches[elected];
        if elected > 0 {
            // The last line reported should be the one that is played.
            best.report_again(handler);
        }
        let line = best.best_line();
        Outcome {
            best: line.first().copied(),
            ponder: line.get(1).copied(),
            nodes: shared.nodes(),
        }
    }
}

/// One helper's part in a search.
struct Helper<'a> {
    index: usize,
    /// The thread's state, until its search takes it.
    state: Option<&'a mut ThreadState>,
    /// The helper's search once it has begun.
    search: Option<RootSearch<'a>>,
}

/// Starts the search of all these helpers: the first one starts the others, half by half. Waking a
/// thread can cost the waker its core, and the main thread would lose it to every helper that it
/// woke itself.
fn spawn_searches<'s, 'a: 's>(
    scope: &Scope<'s>,
    record: &'a Record,
    shared: &'a SharedState<'a>,
    helpers: &'s mut [Helper<'a>],
) {
    let Some((first, others)) = helpers.split_first_mut() else {
        return;
    };
    scope.spawn(move |scope| {
        let (left, right) = others.split_at_mut(others.len() / 2);
        spawn_searches(scope, record, shared, left);
        spawn_searches(scope, record, shared, right);
        // A helper that gets a core only after the search is over does nothing.
        if !shared.is_finished()
            && let Some(state) = first.state.take()
        {
            let search = RootSearch::new(record, shared, first.index, state);
            first.search.insert(search).run(&mut ());
        }
    });
}

/// Ends the search for all threads when it is dropped.
struct FinishOnDrop<'a>(&'a SharedState<'a>);

impl Drop for FinishOnDrop<'_> {
    fn drop(&mut self) {
        self.0.finish();
    }
}

/// Waits while the answer of an infinite or pondering search must wait for `stop` or the ponder hit.
fn wait_for_stop(shared: &SharedState<'_>) {
    while shared.clock.must_wait() {
        thread::sleep(Duration::from_millis(1));
    }
}

/// The index of the thread whose best move is played: of the threads that have completed the deepest
/// iteration one that has found a better move since, the one with the greatest score of these; if there is none, the
/// first. Mates outrank depth. The main thread, the first, alone decides where several lines were reported, a
/// depth was asked for, or a mate must be proven.
fn elect(searches: &[RootSearch<'_>], limits: &Limits) -> usize {
    if limits.mate.is_some() || limits.multi_pv > 1 || limits.depth.is_some() {
        return 0;
    }
    let rating = |search: &RootSearch<'_>| {
        let value = search.best_move().map(|(_, value)| value);
        let mate = value.filter(|&value| value > 0 && is_mate(value));
        let improved = value.filter(|_| search.has_improved());
        (mate, search.completed_depth(), improved)
    };
    // Of equals the first one, which for the main thread has already reported its line.
    let rated = searches.iter().map(rating).enumerate().rev();
    rated
        .max_by_key(|&(_, rating)| rating)
        .map_or(0, |(index, _)| index)
}
