//! Searches of either game: limits, results, and how Python waits for them.

use crate::game::{number, texts, wrong};
use crate::hints::{Analysis, Event, Moves, Report};
use crate::results::{Found, Info, Score};
use engine::game::Game;
use engine::search::{
    self as shared, Configure, Control, Handler, PlayerClock, STACK_SIZE, Strength,
};
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::fmt::Display;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::thread;
use std::time::Duration;

/// How often a waiting thread checks for Ctrl-C and for the event that stops its search.
const LOOK: Duration = Duration::from_millis(10);

/// The limits of a search as Python gives them, as far as both games have them.
pub struct Limits<'py> {
    pub depth: Option<i64>,
    pub nodes: Option<i64>,
    pub movetime: Option<f64>,
    pub clock: Option<f64>,
    pub increment: f64,
    pub moves_to_go: Option<i64>,
    pub mate: Option<i64>,
    pub moves: Option<Moves<'py>>,
    pub level: Option<f64>,
    pub seed: i64,
}

impl Limits<'_> {
    /// The limits of a search of this game.
    pub fn of<G: Game>(self, game: &G) -> PyResult<shared::Limits<G::Move>> {
        let count = |name, value: Option<i64>, max: u32| {
            let value = value.map(|value| number(name, value, 1, max.into()));
            Ok::<_, PyErr>(value.transpose()?.map(|value| value as u32))
        };
        let nodes = self.nodes.map(|nodes| number("nodes", nodes, 1, i64::MAX));
        let move_time = self.movetime.map(|time| seconds("movetime", time));
        let increment = seconds("increment", self.increment)?;
        let mut clocks = [None; 4];
        if let Some(left) = self.clock {
            let left = seconds("clock", left)?;
            clocks[game.turn().index()] = Some(PlayerClock { left, increment });
        }
        let mut search_moves = Vec::new();
        if let Some(moves) = self.moves {
            moves.each(|index, text| {
                let name = || format!("moves[{index}] {text:?}");
                let mv = text.parse::<G::Move>().map_err(|e| wrong(name(), e))?;
                let mv = game.check(mv).map_err(|error| wrong(name(), error))?;
                // Each once: an endless repetition would take all memory.
                if !search_moves.contains(&mv) {
                    search_moves.push(mv);
                }
                Ok(())
            })?;
        }
        let seed = number("seed", self.seed, 0, i64::MAX)?;
        let level = self.level.map(level).transpose()?;
        Ok(shared::Limits {
            depth: count("depth", self.depth, u32::MAX)?,
            nodes: nodes.transpose()?,
            move_time: move_time.transpose()?,
            clocks,
            moves_to_go: count("moves_to_go", self.moves_to_go, u32::MAX)?,
            mate: count("mate", self.mate, u32::MAX)?,
            search_moves,
            strength: level.and_then(|level| Strength::of_level(level, seed)),
            ..shared::Limits::default()
        })
    }
}

fn seconds(name: &str, value: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(value)
        .map_err(|_| wrong(name, format!("{value} is not a time in seconds")))
}

/// The level in hundredths.
fn level(level: f64) -> PyResult<u32> {
    if (0.0..=20.0).contains(&level) {
        Ok((level * 100.0).round() as u32)
    } else {
        Err(wrong("level", format!("{level} is not from 0 to 20")))
    }
}

/// A searcher, used by one search at a time.
pub struct Engine<S>(Mutex<S>);

impl<S: Configure + Send> Engine<S> {
    pub fn new<E: Display>(
        hash: i64,
        threads: i64,
        searcher: impl FnOnce(usize) -> Result<S, E>,
    ) -> PyResult<Engine<S>> {
        let hash = number("hash", hash, 1, 1 << 20)?;
        let threads = number("threads", threads, 1, 1024)?;
        let mut searcher = searcher(hash as usize).map_err(|error| wrong("hash", error))?;
        let started = searcher.set_threads(threads as usize);
        started.map_err(|error| wrong("threads", error))?;
        Ok(Engine(Mutex::new(searcher)))
    }

    /// The searcher. An error while a search is using it.
    pub fn searcher(&self) -> PyResult<MutexGuard<'_, S>> {
        match self.0.try_lock() {
            Ok(searcher) => Ok(searcher),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => {
                let busy =
                    "the engine is searching: a concurrent search needs an engine of its own";
                Err(PyRuntimeError::new_err(busy))
            }
        }
    }

    /// Searches while calling `report` and watching `stop`. Finds nothing if the game is over. `expected` gives the
    /// expected result for a score.
    pub fn search<G: Game<Searcher = S>>(
        &self,
        py: Python<'_>,
        game: &G,
        limits: &shared::Limits<G::Move>,
        expected: impl Fn(shared::Score) -> f64 + Sync,
        report: Option<Report>,
        stop: Option<Event>,
    ) -> PyResult<Found> {
        let mut guard = self.searcher()?;
        let searcher = &mut *guard;
        if game.ending().is_some() {
            return Ok(Found::default());
        }
        let (outcome, lines) = attend(py, report, stop, |control, reports| {
            let mut reporter = Reporter {
                reports,
                expected: &expected,
                lines: Vec::new(),
            };
            let outcome = game.search(searcher, limits, control, &mut reporter);
            (outcome, reporter.lines)
        })?;
        let text = |mv: G::Move| mv.to_string();
        Ok(Found {
            best: outcome.best.map(text),
            ponder: outcome.ponder.map(text),
            score: outcome
                .score
                .map(|score| Score::new(score, expected(score))),
            nodes: outcome.nodes,
            lines,
        })
    }
}

/// Sends the reports of a search, and keeps the last one about each line.
struct Reporter<'a, E> {
    reports: &'a Sender<Info>,
    expected: &'a E,
    lines: Vec<Info>,
}

impl<M: Display, E: Fn(shared::Score) -> f64> Handler<M> for Reporter<'_, E> {
    fn info(&mut self, info: &shared::Info<'_, M>) {
        let report = Info {
            depth: info.depth,
            line: info.multi_pv,
            score: Score::new(info.score, (self.expected)(info.score)),
            bound: match info.bound {
                shared::Bound::Exact => "exact",
                shared::Bound::Lower => "lower",
                shared::Bound::Upper => "upper",
            },
            nodes: info.nodes,
            time: info.time.as_secs_f64(),
            pv: texts(info.pv),
        };
        match self.lines.get_mut(info.multi_pv - 1) {
            Some(line) => *line = report.clone(),
            None => self.lines.push(report.clone()),
        }
        // The receiver outlives the search.
        let _ = self.reports.send(report);
    }
}

/// Does work on a thread whose stack is large enough for searches. Python's other threads run meanwhile; this one
/// calls `report` with each report, and stops the work on Ctrl-C, after an error in `report`, or once the event
/// `stop` is set.
pub fn attend<T: Send>(
    py: Python<'_>,
    report: Option<Report>,
    stop: Option<Event>,
    work: impl FnOnce(&Control, &Sender<Info>) -> T + Send,
) -> PyResult<T> {
    let control = Control::default();
    let look = |py: Python<'_>, info: Option<Info>| -> PyResult<()> {
        py.check_signals()?;
        if let (Some(Report(report)), Some(info)) = (&report, info) {
            report.call1(py, (info,))?;
        }
        if let Some(Event(is_set)) = &stop
            && is_set.call0(py)?.is_truthy(py)?
        {
            control.stop();
        }
        Ok(())
    };
    look(py, None)?;
    py.detach(|| {
        thread::scope(|scope| {
            let (reports, received) = channel();
            let control = &control;
            let worker = thread::Builder::new()
                .name("search".to_owned())
                .stack_size(STACK_SIZE)
                .spawn_scoped(scope, move || work(control, &reports))
                .map_err(|error| {
                    PyOSError::new_err(format!("cannot start the search thread: {error}"))
                })?;
            let mut failed = Ok(());
            loop {
                let info = match received.recv_timeout(LOOK) {
                    Ok(info) => Some(info),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                if failed.is_ok() {
                    failed = Python::attach(|py| look(py, info));
                    if failed.is_err() {
                        control.stop();
                    }
                }
            }
            let done = worker.join();
            failed?;
            done.map_err(|_| PyRuntimeError::new_err("internal: the search has failed"))
        })
    })
}

/// A search of Python's class `Analysis`.
pub fn analysis<'py>(
    engine: &Bound<'py, PyAny>,
    game: &Bound<'py, PyAny>,
    limits: Option<&Bound<'py, PyDict>>,
) -> PyResult<Analysis<'py>> {
    let py = engine.py();
    let partial = py.import("functools")?.getattr("partial")?;
    // The game may go on meanwhile.
    let game = game.call_method0("copy")?;
    let search = partial.call((engine.getattr("search")?, game), limits)?;
    let class = py.import("akhet._analysis")?.getattr("Analysis")?;
    Ok(Analysis(class.call1((search,))?))
}

/// Counts leaves. The flag tells `count` when to stop.
pub fn perft(
    py: Python<'_>,
    depth: i64,
    count: impl FnOnce(u32, &AtomicBool) -> u64 + Send,
) -> PyResult<u64> {
    let depth = number("depth", depth, 0, 64)? as u32;
    attend(py, None, None, |control, _| {
        count(depth, control.stop_flag())
    })
}

/// The methods that both games' engines have: a block of methods beside the class's own. `$own` is the keyword that
/// only this engine's search has. The module's function `limit_own` adds it to the limits, `expected` gives the expected
/// result for a score, and `values` those of games.
macro_rules! engine_methods {
    ($engine:ident, $game:ident, $games:ident, $(#[$($doc:tt)*])* $own:ident: $type:ident = $default:tt) => {
        #[pyo3::pymethods]
        impl $engine {
            $(#[$($doc)*])*
            #[pyo3(signature = (game, *, depth=None, nodes=None, movetime=None, clock=None, increment=0.0, moves_to_go=None, mate=None, moves=None, level=None, seed=0, $own=$default, report=None, stop=None))]
            #[expect(clippy::too_many_arguments, reason = "keywords of Python")]
            fn search(
                &self,
                py: pyo3::Python<'_>,
                game: &$game,
                depth: Option<i64>,
                nodes: Option<i64>,
                movetime: Option<f64>,
                clock: Option<f64>,
                increment: f64,
                moves_to_go: Option<i64>,
                mate: Option<i64>,
                moves: Option<$crate::hints::Moves<'_>>,
                level: Option<f64>,
                seed: i64,
                $own: $type,
                report: Option<$crate::hints::Report>,
                stop: Option<$crate::hints::Event>,
            ) -> pyo3::PyResult<$crate::results::Found> {
                let limits = $crate::search::Limits {
                    depth,
                    nodes,
                    movetime,
                    clock,
                    increment,
                    moves_to_go,
                    mate,
                    moves,
                    level,
                    seed,
                };
                let mut limits = limits.of(&game.record)?;
                limit_own(&mut limits, $own)?;
                let expected = |score| expected(&game.record, score);
                self.engine.search(py, &game.record, &limits, expected, report, stop)
            }

            /// Begins a search that runs while its reports are read: an iterator over them. `limits` are the keywords
            /// of `search`, without `report` and `stop`.
            #[pyo3(signature = (game, **limits: "object"))]
            fn analysis<'py>(
                slf: &pyo3::Bound<'py, $engine>,
                game: &pyo3::Bound<'py, $game>,
                limits: Option<&pyo3::Bound<'py, pyo3::types::PyDict>>,
            ) -> pyo3::PyResult<$crate::hints::Analysis<'py>> {
                $crate::search::analysis(slf, game, limits)
            }

            /// The expected result of each game for its player to move, from 0 (lost) to 1 (won), by the static
            /// evaluation: an array of type float32. Other Python threads run meanwhile. Games that are over have
            /// their result.
            #[pyo3(signature = (games, *, out=None))]
            fn evaluate_all<'py>(
                &self,
                py: pyo3::Python<'py>,
                games: $crate::hints::Games<'py, $game, $games>,
                out: Option<$crate::arrays::Out<'py>>,
            ) -> pyo3::PyResult<$crate::arrays::Array<'py, f32>> {
                let (batch, list);
                let records: Vec<&Record> = if let Some(found) = games.batch() {
                    batch = found;
                    batch.batch.games()
                } else {
                    list = games.list()?;
                    list.iter().map(|game| &game.record).collect()
                };
                let values = py.detach(|| values(&self.engine, &records))?;
                $crate::arrays::array(py, out, (values.len(),), &values)
            }

            /// Forgets earlier searches: the next one then gives the same answer as in a new engine.
            fn clear(&self) -> pyo3::PyResult<()> {
                engine::laser::search::Configure::clear(&mut *self.engine.searcher()?);
                Ok(())
            }
        }
    };
}
pub(crate) use engine_methods;
