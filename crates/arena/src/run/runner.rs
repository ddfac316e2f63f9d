//! Plays the games of a plan on worker threads.

use super::engine::Engine;
use super::game::{Player, play};
use super::plan::Plan;
use super::process::{EngineError, WaitPolicy};
use super::schedule::Fixture;
use crate::config::EngineSettings;
use crate::contest::{Contest, Finished};
use akhet::game::{Ending, Game, Seat};
use akhet_console::exit_code::AnyError;
use akhet_console::progress::Progress;
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, SystemTime};

/// Why games cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    #[error("engine {name}: {error}")]
    Engine { name: String, error: EngineError },
    #[error("concurrency {0}: the system refused a thread: {1}")]
    Concurrency(usize, std::io::Error),
}

/// The number of attempts to restart an engine.
const ATTEMPTS: u32 = 3;

/// The pause between two attempts.
const PAUSE: Duration = Duration::from_secs(1);

impl PlayError {
    /// Whether the match was interrupted, and no engine is at fault.
    pub fn is_interrupt(&self) -> bool {
        matches!(self, PlayError::Engine { error, .. } if *error == EngineError::Interrupted)
    }
}

/// The options that an engine, given by its number, gets before a game in addition to those of its settings. The call
/// may block until the game may begin.
pub type GameOptions<'a> = dyn Fn(&Fixture, usize) -> BTreeMap<String, String> + Sync + 'a;

/// No further options.
pub fn no_options(_: &Fixture, _: usize) -> BTreeMap<String, String> {
    BTreeMap::new()
}

impl<R: Contest> Plan<R> {
    /// Starts every engine once, so that a match does not begin with one that cannot play.
    pub fn try_engines(&self, stop: &AtomicBool) -> Result<(), PlayError> {
        for index in 0..self.settings.engine.len() {
            self.start(index, self.policy(stop))?;
        }
        Ok(())
    }

    /// Plays all games except those `played`, and calls `listen` with each when it ends, until it breaks or fails.
    /// `options` returns the options that vary from game to game. When `stop` is set, running games are abandoned;
    /// those that have ended still reach `listen`. Returns the reason if an engine's failure ended the match.
    ///
    /// # Errors
    /// Those of `listen`.
    pub fn play(
        &self,
        played: &HashSet<u64>,
        stop: &AtomicBool,
        options: &GameOptions<'_>,
        progress: &mut Progress,
        mut listen: impl FnMut(&Fixture, &R, &mut Progress) -> Result<ControlFlow<()>, AnyError>,
    ) -> Result<Option<String>, AnyError> {
        let next = AtomicU64::new(1);
        // A short queue, so that workers do not run ahead of the journal.
        let (sender, events) = sync_channel(1);
        let (mut failed, mut heard) = (None, Ok(ControlFlow::Continue(())));
        thread::scope(|scope| {
            let left = self.games().saturating_sub(played.len() as u64);
            let workers = usize::from(self.settings.concurrency.get());
            for _ in 0..usize::try_from(left).map_or(workers, |left| left.min(workers)) {
                let mut worker = Worker {
                    plan: self,
                    next: &next,
                    options,
                    policy: self.policy(stop),
                    engines: Vec::new(),
                };
                let events = sender.clone();
                let thread = thread::Builder::new();
                let spawned = thread.spawn_scoped(scope, move || worker.play(played, &events));
                if let Err(error) = spawned {
                    stop.store(true, Ordering::Relaxed);
                    failed = Some(PlayError::Concurrency(workers, error).to_string());
                    break;
                }
            }
            drop(sender);
            for event in events {
                let (fixture, game) = match event {
                    Ok(played) => played,
                    Err(error) => {
                        stop.store(true, Ordering::Relaxed);
                        failed = Some(error.to_string());
                        continue;
                    }
                };
                heard = listen(&fixture, &game, progress);
                // A game that could not be written is played again by the next run.
                if heard.is_ok() {
                    let summary = game.summary();
                    if summary.reason.is_fault() {
                        progress.note(&summary.note());
                    }
                    if summary.reason.is_failure() && !self.settings.recover {
                        failed.get_or_insert_with(|| {
                            format!("game {}: {}", summary.game, summary.reason)
                        });
                    }
                }
                if !matches!(heard, Ok(ControlFlow::Continue(()))) {
                    stop.store(true, Ordering::Relaxed);
                    break;
                }
            }
        });
        heard.map(|_| failed)
    }

    /// The longest wait for an engine where no clock runs, unless `stop` is set.
    pub fn policy<'a>(&self, stop: &'a AtomicBool) -> WaitPolicy<'a> {
        WaitPolicy {
            limit: self.settings.patience.0,
            interrupted: stop,
        }
    }

    pub fn start(&self, index: usize, policy: WaitPolicy<'_>) -> Result<Engine, PlayError> {
        let settings = &self.settings.engine[index];
        let rules = R::rule_options(&self.settings, settings.proto);
        let engine = Engine::start(settings, R::Game::VARIANT, &rules, policy, self.log.get());
        engine.map_err(|error| PlayError::Engine {
            name: settings.name.clone(),
            error,
        })
    }
}

/// What a worker reports: a finished game, or why it cannot continue.
type Event<R> = Result<(Fixture, R), PlayError>;

/// A thread that plays one game at a time.
struct Worker<'a, R: Contest> {
    plan: &'a Plan<R>,
    /// The number of the next game that no worker has taken.
    next: &'a AtomicU64,
    options: &'a GameOptions<'a>,
    policy: WaitPolicy<'a>,
    /// The running engines of the last game, by number, for the next one.
    engines: Vec<(usize, Engine)>,
}

impl<R: Contest> Worker<'_, R> {
    fn play(&mut self, played: &HashSet<u64>, events: &SyncSender<Event<R>>) {
        let total = self.plan.schedule.games();
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number > total {
                return;
            }
            let Some(fixture) = self.plan.fixture(number) else {
                continue;
            };
            if played.contains(&number) {
                continue;
            }
            let event = match self.game(&fixture) {
                Ok(Some(game)) => Ok((fixture, game)),
                Ok(None) => return,
                Err(error) if error.is_interrupt() => return,
                Err(error) => Err(error),
            };
            // The worker itself stops the match: the listener may be a game behind.
            let stops = match &event {
                Ok((_, game)) => game.summary().reason.is_failure() && !self.plan.settings.recover,
                Err(_) => true,
            };
            if stops {
                self.policy.interrupted.store(true, Ordering::Relaxed);
            }
            if events.send(event).is_err() || stops {
                return;
            }
        }
    }

    /// Plays a game; `None` if it was interrupted.
    fn game(&mut self, fixture: &Fixture) -> Result<Option<R>, PlayError> {
        let settings = &self.plan.settings;
        let seats = Seat::all(fixture.players);
        let numbers: Vec<usize> = seats.clone().map(|seat| fixture.player(seat)).collect();
        self.engines.retain(|(index, _)| {
            numbers.contains(index) && !self.plan.settings.engine[*index].restart
        });
        let (mut engines, mut set_up) = (Vec::new(), Vec::new());
        for &index in &numbers {
            let (engine, done) = self.engine(index, &(self.options)(fixture, index))?;
            engines.push(engine);
            set_up.push(done);
        }
        let book = self.plan.book.opening(fixture.round);
        let date = humantime::format_rfc3339_seconds(SystemTime::now());
        let players: Vec<&EngineSettings> = numbers
            .iter()
            .map(|&index| &settings.engine[index])
            .collect();
        let seated = engines.iter_mut().zip(&players).zip(set_up);
        let seated = seated.map(|((engine, &settings), set_up)| Player {
            engine,
            settings,
            set_up,
        });
        let played = play::<R>(&book.opening, seated.collect(), settings, self.policy);
        let Ok((moves, end)) = played else {
            return Ok(None);
        };
        for ((seat, index), engine) in seats.zip(numbers).zip(engines) {
            // An engine that failed is not used again.
            if !(end.reason.is_failure() && end.ending == Ending::Lost(seat)) {
                self.engines.push((index, engine));
            }
        }
        Ok(Some(R::record(Finished {
            fixture,
            date: date.to_string(),
            settings,
            players,
            opening: book,
            moves,
            end,
        })))
    }

    /// The engine of this number, and whether it could be set up for a game with these options: the one that played
    /// the last game or, if that has failed since, a new one. Without `--recover` such a failure ends the match, but
    /// costs no game.
    fn engine(
        &mut self,
        index: usize,
        options: &BTreeMap<String, String>,
    ) -> Result<(Engine, Result<(), EngineError>), PlayError> {
        let settings = &self.plan.settings;
        let mut running = self.engines.iter();
        if let Some(place) = running.position(|(running, _)| *running == index) {
            let mut engine = self.engines.swap_remove(place).1;
            match engine.begin_game(options, self.policy) {
                Err(error) if error != EngineError::Interrupted => {
                    if !settings.recover {
                        let name = settings.engine[index].name.clone();
                        return Err(PlayError::Engine { name, error });
                    }
                }
                set_up => return Ok((engine, set_up)),
            }
        }
        let mut engine = self.new_engine(index)?;
        let set_up = engine.begin_game(options, self.policy);
        Ok((engine, set_up))
    }

    /// Starts an engine, in up to [`ATTEMPTS`] attempts with `--recover`.
    fn new_engine(&self, index: usize) -> Result<Engine, PlayError> {
        let attempts = if self.plan.settings.recover {
            ATTEMPTS
        } else {
            1
        };
        for _ in 1..attempts {
            match self.plan.start(index, self.policy) {
                Err(error) if !error.is_interrupt() => thread::sleep(PAUSE),
                other => return other,
            }
        }
        self.plan.start(index, self.policy)
    }
}
