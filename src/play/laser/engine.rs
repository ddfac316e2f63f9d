//! The engine as an opponent. Ctrl-C ends its searches.

use super::screen;
use crate::laser::rules::{Move, Record};
use crate::laser::search::{
    Control, Handler, Info, Limits, Score, SearchThread, Searcher, Strength,
};
use crate::play::interrupt::Interrupt;
use crate::play::skill::Pace;
use crate::play::thinking::ThinkingLine;
use std::error::Error;
use std::sync::Arc;

/// Nodes of the search behind a hint.
const HINT_NODES: u64 = 100_000;

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
#[derive(Clone, Debug, Default)]
pub(super) struct Thought {
    /// The depth of the last finished iteration, in plies; 0 if there is none.
    pub(super) depth: u32,
    /// The score from the side to move; `None` if no iteration was finished.
    pub(super) score: Option<Score>,
    /// The principal variation, beginning with the move to play; empty if there is no legal move.
    pub(super) line: Vec<Move>,
    /// Whether Ctrl-C ended the search.
    pub(super) interrupted: bool,
    /// Whether the search panicked; the move is then any legal one.
    pub(super) failed: bool,
}

/// The opponent.
#[derive(Debug)]
pub(super) struct Engine {
    searches: SearchThread,
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

    /// Clears the transposition table and the histories, for a new game.
    pub(super) fn forget(&mut self) {
        self.searches.searcher().clear();
    }

    /// Searches the position at the end of the record.
    pub(super) fn think(&mut self, record: &Record, limits: &Limits) -> Thought {
        let control = Control::with_stop(Arc::clone(self.interrupt.flag()));
        let progress = Progress {
            line: ThinkingLine::new(self.watched, record.position().side()),
            thought: Thought::default(),
        };
        let (answer, progress) = self.searches.search_and_wait(
            record.clone(),
            limits.clone(),
            Arc::new(control),
            progress,
        );
        let mut thought = progress.thought;
        thought.interrupted = self.interrupt.take();
        thought.failed = answer.panicked;
        let best = answer.outcome.best;
        if thought.line.first().copied() != best {
            thought.line = best.into_iter().collect();
        }
        thought
    }
}

/// The line that follows a search, and the last report.
struct Progress {
    line: ThinkingLine,
    thought: Thought,
}

impl Handler for Progress {
    fn info(&mut self, info: &Info<'_>) {
        self.thought.depth = info.depth;
        self.thought.score = Some(info.score);
        self.thought.line = info.pv.to_vec();
        self.line.tell(&format!(
            "depth {}  {}  {}",
            info.depth,
            screen::score(info.score),
            screen::line(info.pv)
        ));
    }
}
