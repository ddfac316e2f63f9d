//! Plays the games of a tuning, from the first or from where an interrupted run ended.

use super::course::{Course, Step};
use super::curve::Curve;
use super::journal::{self, Entry, Tuning};
use crate::arena::Contest;
use crate::arena::config::FileError;
use crate::arena::exit_code::AnyError;
use crate::arena::records::GameRecord;
use crate::arena::records::journal::Journal;
use crate::arena::report::Progress;
use crate::arena::run::{Engine, Fixture, Plan, PlayError, Timeout};
use crate::game::{Ending, Seat, Variant};
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often a wait for an iteration to open looks whether the tuning is interrupted.
const TICK: Duration = Duration::from_millis(100);

/// A tuning in progress.
pub(super) struct Run<'a> {
    tuning: &'a Tuning,
    plan: &'a Plan<GameRecord>,
    course: Mutex<Course>,
    /// Told when iterations have opened.
    opened: Condvar,
    /// The steps of the earlier run, for the curve.
    steps: Vec<Step>,
    curve: Option<Curve>,
    played: HashSet<u64>,
}

impl<'a> Run<'a> {
    /// A tuning before its first game, or after those of an interrupted run with this journal.
    ///
    /// # Errors
    /// When the file belongs to another tuning, or cannot be read.
    pub(super) fn begin(
        tuning: &'a Tuning,
        plan: &'a Plan<GameRecord>,
        old: Option<&mut Journal>,
    ) -> Result<Run<'a>, FileError> {
        let (mut course, mut steps) = (tuning.course(), Vec::new());
        let played = match old {
            Some(old) => journal::read_back(old, tuning, plan, &mut course, &mut steps)?,
            None => HashSet::new(),
        };
        Ok(Run {
            tuning,
            plan,
            course: Mutex::new(course),
            opened: Condvar::new(),
            steps,
            curve: None,
            played,
        })
    }

    /// Writes the steps to a CSV file, from the first on: what it had is replaced.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(super) fn draw(&mut self, file: &Path) -> Result<(), FileError> {
        let mut curve = Curve::create(file, &self.tuning.parameters)?;
        self.steps.iter().try_for_each(|step| curve.push(step))?;
        self.curve = Some(curve);
        Ok(())
    }

    /// The games that are played.
    pub(super) fn games(&self) -> u64 {
        self.played.len() as u64
    }

    /// Starts the engine once, and checks that it declares every parameter with its range.
    ///
    /// # Errors
    /// When it does not, or cannot be started.
    pub(super) fn check_engine(&self, stop: &AtomicBool) -> Result<(), AnyError> {
        let settings = &self.plan.settings;
        let timeout = Timeout {
            limit: settings.patience.0,
            interrupted: stop,
        };
        let engine = &settings.engine[0];
        let rules = GameRecord::rule_options(settings, engine.proto);
        let started = Engine::start(engine, Variant::LaserChess, &rules, timeout);
        let engine = started.map_err(|error| PlayError::Engine {
            name: engine.cmd.display().to_string(),
            error,
        })?;
        for parameter in &self.tuning.parameters {
            parameter.check_declared(engine.options())?;
        }
        Ok(())
    }

    /// Plays the games that are missing. Returns the reason if an engine's failure ended the tuning.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub(super) fn play(
        &mut self,
        mut journal: Journal,
        stop: &AtomicBool,
    ) -> Result<Option<String>, FileError> {
        let (start, before, total) = (Instant::now(), self.games(), self.plan.games());
        let mut progress = Progress::new("games", before, total);
        let (mut curve, mut games) = (self.curve.take(), before);
        let (mut failed, mut unwritten) = (None, None);
        let this = &*self;
        let options = |fixture: &Fixture, side| this.options(fixture, side, stop);
        let played = this
            .plan
            .play(&this.played, stop, &options, |fixture, game| {
                let written = this.count(fixture, game, &mut journal, &mut curve);
                if let Err(error) = written {
                    unwritten = Some(error);
                    return ControlFlow::Break(());
                }
                if game.reason.is_fault() {
                    progress.note(&game.summary().note());
                }
                if game.reason.is_failure() && !this.plan.settings.recover {
                    failed.get_or_insert_with(|| format!("game {}: {}", game.game, game.reason));
                }
                games += 1;
                progress.show(games, || {
                    let speed = (games - before) as f64 / start.elapsed().as_secs_f64();
                    format!("{speed:.2} games/s")
                });
                ControlFlow::Continue(())
            });
        match (unwritten, played) {
            (Some(error), _) => Err(error),
            (None, Err(error)) if !error.is_interrupt() => Ok(Some(error.to_string())),
            (None, _) => Ok(failed),
        }
    }

    /// What is left of the tuning when its games are played or it is interrupted.
    pub(super) fn finish(self) -> Course {
        let course = self.course.into_inner();
        course.unwrap_or_else(PoisonError::into_inner)
    }

    /// The values that a side plays a game with: 0 is the plus side, 1 the minus side. Waits until its
    /// iteration is open. Without the values if the tuning is interrupted, for then the game is not
    /// played either.
    fn options(
        &self,
        fixture: &Fixture,
        side: usize,
        stop: &AtomicBool,
    ) -> BTreeMap<String, String> {
        let iteration = self.tuning.iteration(fixture.meeting);
        let mut course = self.course();
        loop {
            if let Some(sides) = course.sides(iteration) {
                let values = [&sides.plus, &sides.minus][side];
                let names = self.tuning.parameters.iter().map(|it| it.name.clone());
                let values = values.iter().map(ToString::to_string);
                return names.zip(values).collect();
            }
            if stop.load(Ordering::Relaxed) {
                return BTreeMap::new();
            }
            let waited = self.opened.wait_timeout(course, TICK);
            course = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Writes and counts a game.
    fn count(
        &self,
        fixture: &Fixture,
        game: &GameRecord,
        journal: &mut Journal,
        curve: &mut Option<Curve>,
    ) -> Result<(), FileError> {
        let plus = |seat: Seat| seat.index() == fixture.first_at;
        let score = match game.summary().ending {
            Some(Ending::Won(seat)) if plus(seat) => 1,
            Some(Ending::Lost(seat)) if !plus(seat) => 1,
            Some(Ending::Won(_) | Ending::Lost(_)) => -1,
            Some(Ending::Drawn) | None => 0,
        };
        journal.append_entry(&Entry::Game {
            number: game.game,
            score,
        })?;
        let iteration = self.tuning.iteration(fixture.meeting);
        // A game that is played is one of an open iteration.
        let steps = self.course().add(iteration, score).unwrap_or_default();
        self.opened.notify_all();
        match curve {
            Some(curve) => steps.iter().try_for_each(|step| curve.push(step)),
            None => Ok(()),
        }
    }

    fn course(&self) -> MutexGuard<'_, Course> {
        self.course.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
