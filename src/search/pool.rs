//! Threads that search or count together.

use super::memory::is_free;
use super::{STACK_SIZE, Thread, spawn};
use derive_more::Deref;
use rayon::{ThreadBuilder, ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
#[cfg(target_os = "unknown")]
use std::cell::RefCell;
use std::io;
use std::sync::Arc;

/// The system cannot start this many threads.
#[derive(Debug, thiserror::Error)]
#[error("cannot start {threads} threads: {reason}")]
pub struct NoThreads {
    threads: usize,
    reason: Reason,
}

#[derive(Debug, thiserror::Error)]
enum Reason {
    #[error("not enough memory")]
    Memory,
    #[error(transparent)]
    Pool(#[from] ThreadPoolBuildError),
}

impl NoThreads {
    /// There is no memory for this many threads.
    pub fn for_memory(threads: usize) -> NoThreads {
        NoThreads {
            threads,
            reason: Reason::Memory,
        }
    }

    /// The same error, with the total number of threads that were asked for.
    pub fn of(self, threads: usize) -> NoThreads {
        NoThreads { threads, ..self }
    }
}

/// A pool of threads with stacks of [`STACK_SIZE`] bytes. Dropping it waits until their memory has
/// been returned to the system.
#[derive(Debug, Deref)]
pub struct Pool {
    #[deref(forward)]
    pool: Arc<ThreadPool>,
    /// Joins the threads. Declared after the pool, so that the pool first tells them to end.
    _threads: JoinOnDrop,
}

impl Pool {
    /// Starts this many threads. If the system refuses one, those already started have ended when
    /// this returns.
    pub fn new(threads: usize) -> Result<Pool, NoThreads> {
        #[cfg(target_os = "unknown")]
        let pool = match threads {
            1 if !super::can_spawn() => Pool::of_caller(),
            _ => Pool::start(threads),
        };
        #[cfg(not(target_os = "unknown"))]
        let pool = Pool::start(threads);
        pool.map_err(|reason| NoThreads {
            threads,
            reason: reason.into(),
        })
    }

    fn start(threads: usize) -> Result<Pool, ThreadPoolBuildError> {
        let mut started = JoinOnDrop(Vec::new());
        let pool = ThreadPoolBuilder::new()
            .num_threads(threads)
            .thread_name(|index| format!("search {}", index + 1))
            .spawn_handler(|helper| {
                started.0.push(start(helper)?);
                Ok(())
            })
            .build()?;
        Ok(Pool {
            pool: Arc::new(pool),
            _threads: started,
        })
    }
}

#[cfg(target_os = "unknown")]
impl Pool {
    /// The caller's thread alone, for machines that have no other.
    fn of_caller() -> Result<Pool, ThreadPoolBuildError> {
        thread_local! {
            static CALLER: RefCell<Option<Arc<ThreadPool>>> = const { RefCell::new(None) };
        }
        let known = CALLER.with_borrow(Clone::clone);
        let pool = match known {
            Some(pool) => pool,
            // A thread can be in one pool only.
            None => {
                let builder = ThreadPoolBuilder::new().num_threads(1);
                let pool = Arc::new(builder.use_current_thread().build()?);
                CALLER.set(Some(Arc::clone(&pool)));
                pool
            }
        };
        Ok(Pool {
            pool,
            _threads: JoinOnDrop(Vec::new()),
        })
    }
}

fn start(helper: ThreadBuilder) -> io::Result<Thread> {
    if !has_memory(STACK_SIZE) {
        return Err(io::ErrorKind::OutOfMemory.into());
    }
    let name = helper.name().unwrap_or_default().to_owned();
    spawn(name, || helper.run())
}

/// Headroom that [`has_memory`] requires, in bytes: many times what a thread allocates when it starts.
const SPARE: usize = 4 << 20;

/// Whether this many bytes, and some to spare, could be allocated now. A failed allocation usually aborts the
/// program, in the standard library too, so ask this before making many.
pub fn has_memory(bytes: usize) -> bool {
    is_free(bytes.saturating_add(SPARE))
}

#[derive(Debug)]
struct JoinOnDrop(Vec<Thread>);

impl Drop for JoinOnDrop {
    fn drop(&mut self) {
        for thread in self.0.drain(..) {
            thread.join();
        }
    }
}
