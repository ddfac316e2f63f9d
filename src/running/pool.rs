//! Threads that search or count together.

use super::STACK_SIZE;
use derive_more::Deref;
use rayon::{ThreadBuilder, ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use std::collections::TryReserveError;
use std::hint::black_box;
use std::io;
use std::thread::{self, JoinHandle};

/// The system cannot start this many threads.
#[derive(Debug, thiserror::Error)]
#[error("cannot start {threads} threads: {reason}")]
pub struct NoThreads {
    threads: usize,
    reason: Reason,
}

#[derive(Debug, thiserror::Error)]
enum Reason {
    #[error(transparent)]
    Memory(#[from] TryReserveError),
    #[error(transparent)]
    Pool(#[from] ThreadPoolBuildError),
}

impl NoThreads {
    /// There is no memory for this many threads.
    pub fn for_memory(threads: usize, reason: TryReserveError) -> NoThreads {
        NoThreads {
            threads,
            reason: reason.into(),
        }
    }

    /// The same error, with the number of threads that were asked for in all.
    pub fn of(self, threads: usize) -> NoThreads {
        NoThreads { threads, ..self }
    }
}

/// A pool of threads with stacks of [`STACK_SIZE`] bytes. Dropping it waits until their memory is back with the
/// system.
#[derive(Debug, Deref)]
pub struct Pool {
    #[deref]
    pool: ThreadPool,
    /// Joins the threads. Declared after the pool, so that the pool first tells them to end.
    _threads: JoinOnDrop,
}

impl Pool {
    /// Starts this many threads. If the system refuses one, those already started have ended when
    /// this returns.
    pub fn new(threads: usize) -> Result<Pool, NoThreads> {
        Pool::start(threads).map_err(|reason| NoThreads {
            threads,
            reason: reason.into(),
        })
    }

    fn start(threads: usize) -> Result<Pool, ThreadPoolBuildError> {
        let mut started = JoinOnDrop(Vec::new());
        let pool = ThreadPoolBuilder::new()
            .num_threads(threads)
            .thread_name(|index| format!("search {}", index + 1))
            .stack_size(STACK_SIZE)
            .spawn_handler(|helper| {
                started.0.push(spawn(helper)?);
                Ok(())
            })
            .build()?;
        Ok(Pool {
            pool,
            _threads: started,
        })
    }
}

fn spawn(helper: ThreadBuilder) -> io::Result<JoinHandle<()>> {
    check_memory(STACK_SIZE).map_err(|_| io::ErrorKind::OutOfMemory)?;
    let mut builder = thread::Builder::new();
    if let Some(name) = helper.name() {
        builder = builder.name(name.to_owned());
    }
    if let Some(size) = helper.stack_size() {
        builder = builder.stack_size(size);
    }
    builder.spawn(|| helper.run())
}

/// Headroom that [`check_memory`] requires, in bytes: many times what a thread allocates when it starts.
const SPARE: usize = 4 << 20;

/// Checks that this many bytes, and some to spare, could be allocated now. A failed allocation usually
/// aborts the program, in the standard library too, so call this before making many.
pub fn check_memory(bytes: usize) -> Result<(), TryReserveError> {
    let mut probe: Vec<u8> = Vec::new();
    probe.try_reserve_exact(bytes.saturating_add(SPARE))?;
    // Otherwise the compiler leaves out an allocation that nothing uses.
    black_box(probe);
    Ok(())
}

#[derive(Debug)]
struct JoinOnDrop(Vec<JoinHandle<()>>);

impl Drop for JoinOnDrop {
    fn drop(&mut self) {
        for thread in self.0.drain(..) {
            // A panic of a helper has already surfaced in the search that it belonged to.
            let _ = thread.join();
        }
    }
}
