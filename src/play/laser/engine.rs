//! The engine as an opponent: how strong it plays, and the line that shows its search, which Ctrl-C
//! ends.

use super::screen;
use crate::laser::rules::{Color, Move, Record};
use crate::laser::search::{
    Control, Handler, Info, Limits, Score, SearchThread, Searcher, Strength,
};
use crate::play::args::{FULL_LEVEL, LEVEL};
use crate::play::interrupt::Interrupt;
use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::time::Duration;

/// The time for a move at full strength, where no other is asked for.
pub(super) const FULL_STRENGTH_TIME: Duration = Duration::from_secs(2);

/// Nodes of the search behind a hint.
const HINT_NODES: u64 = 100_000;

/// The limits of a hint: full strength, and the same answer on every machine.
pub(super) fn hint() -> Limits {
    Limits {
        nodes: Some(HINT_NODES),
        ..Limits::default()
    }
}

/// How well the engine plays: the protocol's `Skill Level` and a limit of time.
#[derive(Clone, Debug)]
pub(super) struct Skill {
    /// `Skill Level`, 0 to [`FULL_LEVEL`].
    level: u8,
    /// The time for each move; none where the level's count of nodes is the only limit.
    time: Option<Duration>,
    /// Source of the seeds for the errors of the lower levels.
    rng: Xoshiro256PlusPlus,
}

impl Skill {
    /// A level, 0 to [`FULL_LEVEL`], and the time for each move. Without a time the full strength
    /// takes [`FULL_STRENGTH_TIME`] and a lower level what its nodes take.
    pub(super) fn new(level: u8, time: Option<Duration>) -> Skill {
        Skill {
            level,
            time: time.or((level >= FULL_LEVEL).then_some(FULL_STRENGTH_TIME)),
            // Seeded by the system, so that no two games are the same.
            rng: Xoshiro256PlusPlus::seed_from_u64(RandomState::new().hash_one(0)),
        }
    }

    /// The limits of the next move.
    pub(super) fn limits(&mut self) -> Limits {
        let level = u32::from(self.level) * LEVEL;
        Limits {
            move_time: self.time,
            strength: Strength::of_level(level, self.rng.random()),
            ..Limits::default()
        }
    }
}

impl fmt::Display for Skill {
    /// Writes `level 5 of 20`, or `level 20 of 20, 2 s a move`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level {} of {FULL_LEVEL}", self.level)?;
        match self.time {
            Some(time) => write!(f, ", {} s a move", time.as_secs_f64()),
            None => Ok(()),
        }
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
        let progress = Progress::new(self.watched, record.position().side());
        let (answer, progress) = self.searches.search_and_wait(
            record.clone(),
            limits.clone(),
            Arc::new(control),
            progress,
        );
        progress.bar.finish_and_clear();
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
    bar: ProgressBar,
    side: Color,
    thought: Thought,
}

impl Progress {
    fn new(watched: bool, side: Color) -> Progress {
        let bar = match watched {
            true => ProgressBar::new_spinner(),
            false => ProgressBar::hidden(),
        };
        // `wide_msg` cuts the line to the width of the terminal.
        if let Ok(style) = ProgressStyle::with_template("{wide_msg}") {
            bar.set_style(style);
        }
        bar.set_message(format!("{side} is thinking (Ctrl-C: move now)"));
        Progress {
            bar,
            side,
            thought: Thought::default(),
        }
    }
}

impl Handler for Progress {
    fn info(&mut self, info: &Info<'_>) {
        self.thought.depth = info.depth;
        self.thought.score = Some(info.score);
        self.thought.line = info.pv.to_vec();
        self.bar.set_message(format!(
            "{} is thinking (Ctrl-C: move now)  depth {}  {}  {}",
            self.side,
            info.depth,
            screen::score(info.score),
            screen::line(info.pv)
        ));
        self.bar.tick();
    }
}
