//! The engine as an opponent. It is given a game as its player has seen it; Ctrl-C ends its searches.

use crate::labyrinth::rules::{Move, Record};
use crate::labyrinth::search::{Control, Handler, Info, Limits, Score, Searcher, Strength};
use crate::play::interrupt::Interrupt;
use crate::play::skill::Pace;
use crate::play::thinking::ThinkingLine;
use crate::running::SearchThread;
use std::error::Error;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

/// Nodes of the search behind a hint.
const HINT_NODES: u64 = 20_000;

/// The limits of a hint: full strength, and the same answer on every machine.
pub(super) fn hint() -> Limits {
    Limits {
        nodes: Some(HINT_NODES),
        ..Limits::default()
    }
}

/// The limits of the next move at this pace.
pub(super) fn limits(pace: &Pace) -> Limits {
    Limits {
        move_time: pace.time,
        strength: Strength::of_level(pace.level, pace.seed),
        ..Limits::default()
    }
}

/// The result of a search.
#[derive(Clone, Debug)]
pub(super) struct Thought {
    /// The move to play; `None` if there is no legal move.
    pub(super) best: Option<Move>,
    /// The score for the player to move; `None` if the search failed.
    pub(super) score: Option<Score>,
    /// Whether Ctrl-C ended the search.
    pub(super) interrupted: bool,
    /// Whether the search panicked; the move is then any legal one.
    pub(super) failed: bool,
}

/// The opponent.
#[derive(Debug)]
pub(super) struct Engine {
    searches: SearchThread<Searcher>,
    interrupt: Interrupt,
    /// Whether a line on standard error follows the search.
    watched: bool,
}

impl Engine {
    /// An engine with a transposition table of this size. If `watched`, a line on standard error
    /// follows its searches.
    ///
    /// # Errors
    /// When there is no memory for the table, or no thread to search on.
    pub(super) fn new(
        mebibytes: usize,
        interrupt: Interrupt,
        watched: bool,
    ) -> Result<Engine, Box<dyn Error>> {
        Ok(Engine {
            searches: SearchThread::new(Searcher::new(mebibytes)?)?,
            interrupt,
            watched,
        })
    }

    /// Clears the transposition table, for a new game.
    pub(super) fn forget(&mut self) {
        self.searches.searcher().clear();
    }

    /// Searches the position at the end of the record, as the player to move has seen the game.
    pub(super) fn think(&mut self, seen: Record, limits: Limits) -> Thought {
        let control = Control::with_stop(Arc::clone(self.interrupt.flag()));
        let any_move = seen.position().moves().next();
        let mut progress = Progress {
            line: ThinkingLine::new(self.watched, seen.position().mover()),
        };
        let (sender, receiver) = sync_channel(1);
        self.searches.run_searches(
            move |searcher| searcher.go(&seen, &limits, &control, &mut progress),
            move |outcome| {
                // The receiver waits below.
                let _ = sender.send(outcome);
            },
        );
        let outcome = receiver.recv().ok().flatten();
        let interrupted = self.interrupt.take();
        match outcome {
            Some(outcome) => Thought {
                best: outcome.best,
                score: outcome.score,
                interrupted,
                failed: false,
            },
            None => Thought {
                best: any_move,
                score: None,
                interrupted,
                failed: true,
            },
        }
    }
}

/// Shows the reports of a search.
struct Progress {
    line: ThinkingLine,
}

impl Handler for Progress {
    fn info(&mut self, info: &Info<'_>) {
        // Not the score or the line: they would tell the people of the engine's card.
        self.line.tell(&format!("depth {}", info.depth));
    }
}
