//! A thread for searches. The caller's thread can go on reading input while a search runs, the stack
//! is deep enough, and a panic of the search does not end the program.

use super::control::Control;
use super::limits::{Limits, STACK};
use super::report::{Handler, Outcome};
use super::searcher::Searcher;
use crate::laser::rules::Record;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// A [`Searcher`] and the thread that it searches on. The thread is started once, so that no search
/// fails because the system cannot start one. It ends when this is dropped and its work is done.
#[derive(Debug)]
pub struct SearchThread {
    searcher: Arc<Mutex<Searcher>>,
    jobs: Sender<Job>,
}

type Job = Box<dyn FnOnce() + Send>;

/// The answer of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The outcome of the search; after a panic, any legal move.
    pub outcome: Outcome,
    /// Whether the search panicked.
    pub panicked: bool,
}

/// The system cannot start the search thread.
#[derive(Debug, thiserror::Error)]
#[error("cannot start the search thread: {0}")]
pub struct NoSearchThread(io::Error);

impl SearchThread {
    /// Starts a thread for this searcher.
    ///
    /// # Errors
    /// If the system cannot start the thread.
    pub fn new(searcher: Searcher) -> Result<SearchThread, NoSearchThread> {
        let (jobs, queue) = channel::<Job>();
        thread::Builder::new()
            .name("search".to_owned())
            .stack_size(STACK)
            .spawn(move || {
                for job in queue {
                    // Jobs catch the panics that matter; the thread outlives any other.
                    let _ = catch_unwind(AssertUnwindSafe(job));
                }
            })
            .map_err(NoSearchThread)?;
        Ok(SearchThread {
            searcher: Arc::new(Mutex::new(searcher)),
            jobs,
        })
    }

    /// The searcher, for changes between searches. Waits for a running search to end.
    pub fn searcher(&self) -> MutexGuard<'_, Searcher> {
        lock(&self.searcher)
    }

    /// Starts a search of the position at the end of the record. When the search has ended, the search
    /// thread calls `done` with the answer and the handler.
    pub fn search<H: Handler + Send + 'static>(
        &self,
        record: Record,
        limits: Limits,
        control: Arc<Control>,
        mut handler: H,
        done: impl FnOnce(Answer, H) + Send + 'static,
    ) {
        let searcher = Arc::clone(&self.searcher);
        self.send(move || {
            // A panic leaves the searcher usable: its tables hold no invariant across entries.
            let outcome = catch_unwind(AssertUnwindSafe(|| {
                lock(&searcher).go(&record, &limits, &control, &mut handler)
            }));
            let answer = match outcome {
                Ok(outcome) => Answer {
                    outcome,
                    panicked: false,
                },
                Err(_) => Answer {
                    outcome: any_move(&record),
                    panicked: true,
                },
            };
            done(answer, handler);
        });
    }

    /// Searches and waits for the answer.
    pub fn search_and_wait<H: Handler + Send + 'static>(
        &self,
        record: Record,
        limits: Limits,
        control: Arc<Control>,
        handler: H,
    ) -> (Answer, H) {
        let (sender, receiver) = sync_channel(1);
        self.search(record, limits, control, handler, move |answer, handler| {
            // The receiver waits below.
            let _ = sender.send((answer, handler));
        });
        match receiver.recv() {
            Ok(answered) => answered,
            Err(_) => unreachable!("every search calls `done`"),
        }
    }

    /// Starts other work on the search thread, which then calls `done` with the result, `None` if the
    /// work panicked.
    pub fn run<T>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
        done: impl FnOnce(Option<T>) + Send + 'static,
    ) {
        self.send(move || done(catch_unwind(AssertUnwindSafe(work)).ok()));
    }

    /// Starts work with the searcher on the search thread, which then calls `done` with the result,
    /// `None` if the work panicked.
    pub fn run_searches<T>(
        &self,
        work: impl FnOnce(&mut Searcher) -> T + Send + 'static,
        done: impl FnOnce(Option<T>) + Send + 'static,
    ) {
        let searcher = Arc::clone(&self.searcher);
        self.run(move || work(&mut lock(&searcher)), done);
    }

    fn send(&self, job: impl FnOnce() + Send + 'static) {
        // The thread receives as long as this sender lives.
        let _ = self.jobs.send(Box::new(job));
    }
}

fn lock(searcher: &Mutex<Searcher>) -> MutexGuard<'_, Searcher> {
    searcher.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Any legal move, or none if the game is over.
fn any_move(record: &Record) -> Outcome {
    let best = match record.result().is_over() {
        true => None,
        false => record.position().legal_moves().first().copied(),
    };
    Outcome {
        best,
        ..Outcome::default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::report::Info;
    use super::*;
    use crate::laser::rules::Setup;

    /// Panics at the report of this depth.
    struct PanicAt(u32);

    impl Handler for PanicAt {
        fn info(&mut self, info: &Info<'_>) {
            assert!(info.depth < self.0, "an intended panic");
        }
    }

    #[test]
    fn after_a_panic_the_answer_is_legal_and_the_next_search_works() {
        let searches = SearchThread::new(Searcher::new(1).unwrap()).unwrap();
        let record = Record::new(Setup::Ace.position().clone());
        let limits = Limits {
            depth: Some(3),
            ..Limits::default()
        };
        for depth in [1, 3, 9] {
            let (answer, PanicAt(handed_back)) = searches.search_and_wait(
                record.clone(),
                limits.clone(),
                Arc::default(),
                PanicAt(depth),
            );
            assert_eq!(handed_back, depth);
            assert_eq!(answer.panicked, depth <= 3);
            let best = answer.outcome.best.expect("there is a move");
            assert!(record.position().legal_moves().contains(&best));
            assert_eq!(answer.outcome.nodes > 0, depth > 3);
        }
    }

    #[test]
    fn other_work_returns_its_result_or_its_panic() {
        let searches = SearchThread::new(Searcher::new(1).unwrap()).unwrap();
        let (sender, receiver) = channel();
        for work in [1, 0, 2] {
            let sender = sender.clone();
            searches.run(move || 12 / work, move |done| sender.send(done).unwrap());
        }
        let results: Vec<Option<i32>> = receiver.iter().take(3).collect();
        assert_eq!(results, [Some(12), None, Some(6)]);
    }
}
