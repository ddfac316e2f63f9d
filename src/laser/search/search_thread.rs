//! The thread that searches run on.

use super::limits::Limits;
use super::report::{Handler, Outcome};
use super::searcher::Searcher;
use crate::laser::rules::Record;
use crate::running;
use crate::running::Control;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

/// A [`Searcher`] and the thread that it searches on.
pub type SearchThread = running::SearchThread<Searcher>;

/// The answer of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The outcome of the search; after a panic, any legal move.
    pub outcome: Outcome,
    /// Whether the search panicked.
    pub panicked: bool,
}

impl SearchThread {
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
        let search = move |searcher: &mut Searcher| {
            // A panic leaves the searcher usable: its tables hold no invariant across entries.
            let outcome = catch_unwind(AssertUnwindSafe(|| {
                searcher.go(&record, &limits, &control, &mut handler)
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
            (answer, handler)
        };
        // The search catches its panics.
        self.run_searches(search, |answered| {
            if let Some((answer, handler)) = answered {
                done(answer, handler);
            }
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
}

/// Any legal move, or none if the game is over.
fn any_move(record: &Record) -> Outcome {
    let best = if record.result().is_over() {
        None
    } else {
        record.position().legal_moves().first().copied()
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
}
