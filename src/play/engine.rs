//! The engine as an opponent: how strong it plays, how it shows that it thinks, and how a person
//! tells it to move now.

use super::screen;
use crate::laser::rules::{Color, Move, Record};
use crate::laser::search::{Control, Handler, Info, Limits, Score, SearchThread, Searcher};
use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use std::error::Error;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The strongest level.
pub(super) const LEVELS: u8 = 10;

/// Levels 1 to 3 look so many plies ahead, as their number says; the others search so many nodes.
const NODES: [u64; LEVELS as usize - 3] = [
    20_000, 60_000, 200_000, 600_000, 2_000_000, 6_000_000, 20_000_000,
];

/// What a hint may cost, in nodes.
const HINT_NODES: u64 = 100_000;

/// The limits of a level, 1 to [`LEVELS`]. They are none of time, so that a level plays the same
/// on every machine.
pub(super) fn level(level: u8) -> Limits {
    let nodes = usize::from(level)
        .checked_sub(4)
        .and_then(|at| NODES.get(at));
    match nodes {
        Some(&nodes) => Limits {
            nodes: Some(nodes),
            ..Limits::default()
        },
        None => Limits {
            depth: Some(u32::from(level)),
            ..Limits::default()
        },
    }
}

/// The limits of a hint.
pub(super) fn hint() -> Limits {
    Limits {
        nodes: Some(HINT_NODES),
        ..Limits::default()
    }
}

/// How often a wait looks whether Ctrl-C has come.
const TICK: Duration = Duration::from_millis(20);

/// Ctrl-C, by whatever way it comes: while the engine thinks or the program writes it is kept for
/// whoever asks, and a second one ends the program; while the program waits for a line it ends the
/// program. Other signals do what they do to any program.
#[derive(Clone, Debug)]
pub(super) struct Interrupt {
    /// It has come.
    come: Arc<AtomicBool>,
    /// The next one ends the program.
    deadly: Arc<AtomicBool>,
}

impl Interrupt {
    /// Begins to listen.
    pub(super) fn listen() -> io::Result<Interrupt> {
        let interrupt = Interrupt {
            come: Arc::default(),
            deadly: Arc::default(),
        };
        // In this order, so that the first one arms the second.
        flag::register_conditional_default(SIGINT, Arc::clone(&interrupt.deadly))?;
        flag::register(SIGINT, Arc::clone(&interrupt.deadly))?;
        flag::register(SIGINT, Arc::clone(&interrupt.come))?;
        Ok(interrupt)
    }

    /// Has it come since the last time this was asked?
    pub(super) fn take(&self) -> bool {
        self.deadly.store(false, Ordering::Relaxed);
        self.come.swap(false, Ordering::Relaxed)
    }

    /// Waits so long, or until it comes; says whether it has.
    pub(super) fn comes_within(&self, time: Duration) -> bool {
        let start = Instant::now();
        while !self.come.load(Ordering::Relaxed) && start.elapsed() < time {
            thread::sleep(TICK);
        }
        self.take()
    }

    /// Does something during which it ends the program.
    pub(super) fn let_end<T>(&self, wait: impl FnOnce() -> T) -> T {
        self.deadly.store(true, Ordering::Relaxed);
        let waited = wait();
        self.deadly.store(false, Ordering::Relaxed);
        waited
    }
}

/// What the engine thinks of a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Thought {
    /// The last iteration's depth in plies; 0 where none was finished.
    pub(super) depth: u32,
    /// The score of the side to move.
    pub(super) score: Option<Score>,
    /// The best line, the move to play first. Empty when there is no move.
    pub(super) line: Vec<Move>,
    /// Was it told to move at once?
    pub(super) interrupted: bool,
    /// Did the search break down? The move is then any legal one.
    pub(super) failed: bool,
}

/// The opponent.
#[derive(Debug)]
pub(super) struct Engine {
    searches: SearchThread,
    interrupt: Interrupt,
    /// Is there somebody to watch it think?
    watched: bool,
}

impl Engine {
    /// An engine with a table of this many mebibytes. It shows its thoughts on standard error
    /// while it is `watched`.
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

    /// Forgets the last game.
    pub(super) fn forget(&mut self) {
        self.searches.searcher().clear();
    }

    /// Searches the position at the end of the record.
    pub(super) fn think(&mut self, record: &Record, limits: &Limits) -> Thought {
        let control = Control::with_stop(Arc::clone(&self.interrupt.come));
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

/// One line that follows the search, and what it has found so far.
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
        // The template's only part is cut to the width of the terminal.
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
