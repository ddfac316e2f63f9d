//! A thread for searches. The caller's thread can keep reading input while a search runs, the stack
//! is deep enough, and a panic of the search does not end the program.

use super::spawn;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A searcher and the thread that it searches on. The thread is started once, so that no search
/// fails because the system cannot start one. It ends when this is dropped and its work is done.
#[derive(Debug)]
pub struct SearchThread<S> {
    searcher: Arc<Mutex<S>>,
    jobs: Sender<Job>,
}

/// Work for the thread.
pub type Job = Box<dyn FnOnce() + Send>;

/// The system cannot start the search thread.
#[derive(Debug, thiserror::Error)]
#[error("cannot start the search thread: {0}")]
pub struct NoSearchThread(io::Error);

impl<S: Send + 'static> SearchThread<S> {
    /// A thread that waits for searches.
    ///
    /// # Errors
    /// If the system cannot start it.
    pub fn new(searcher: S) -> Result<SearchThread<S>, NoSearchThread> {
        let (jobs, queue) = channel::<Job>();
        let work = move || {
            for job in queue {
                // Jobs catch the panics that matter; the thread outlives any other.
                let _ = catch_unwind(AssertUnwindSafe(job));
            }
        };
        spawn("search".to_owned(), work).map_err(NoSearchThread)?;
        Ok(SearchThread::with_queue(searcher, jobs))
    }

    /// A searcher whose jobs are done by whoever receives them.
    pub fn with_queue(searcher: S, jobs: Sender<Job>) -> SearchThread<S> {
        SearchThread {
            searcher: Arc::new(Mutex::new(searcher)),
            jobs,
        }
    }

    /// The searcher, for changes between searches. Waits for a running search to end.
    pub fn searcher(&self) -> MutexGuard<'_, S> {
        lock(&self.searcher)
    }

    /// Starts work without the searcher on the search thread, which then calls `done` with the
    /// result, `None` if the work panicked.
    pub fn run<T>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
        done: impl FnOnce(Option<T>) + Send + 'static,
    ) {
        let job = move || done(catch_unwind(AssertUnwindSafe(work)).ok());
        // The thread receives as long as this sender lives; other receivers may have gone with their input.
        let _ = self.jobs.send(Box::new(job));
    }

    /// Starts work with the searcher on the search thread, which then calls `done` with the result,
    /// `None` if the work panicked. A panic must leave the searcher usable.
    pub fn run_searches<T>(
        &self,
        work: impl FnOnce(&mut S) -> T + Send + 'static,
        done: impl FnOnce(Option<T>) + Send + 'static,
    ) {
        let searcher = Arc::clone(&self.searcher);
        self.run(move || work(&mut lock(&searcher)), done);
    }
}

fn lock<S>(searcher: &Mutex<S>) -> MutexGuard<'_, S> {
    searcher.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_returns_its_result_or_its_panic() {
        let searches = SearchThread::new(12).unwrap();
        let (sender, receiver) = channel();
        for divisor in [1, 0, 2] {
            let sender = sender.clone();
            let work = move |searcher: &mut i32| *searcher / divisor;
            searches.run_searches(work, move |done| sender.send(done).unwrap());
        }
        let results: Vec<Option<i32>> = receiver.iter().take(3).collect();
        assert_eq!(results, [Some(12), None, Some(6)]);
    }
}
