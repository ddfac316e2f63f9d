//! Plays the games of a tuning, from the first or from where an interrupted run stopped.

use super::journal::{self, Entry, Tuning};
use super::parameter::Parameter;
use super::spsa::{Iterations, Step};
use akhet::game::{Ending, Seat};
use akhet_arena::journal::Journal;
use akhet_arena::run::{Fixture, Plan, PlayError};
use akhet_console::exit_code::AnyError;
use akhet_console::files::{FileError, InFile, open_locked};
use akhet_console::progress::Progress;
use akhet_records::GameRecord;
use akhet_records::Recorded;
use std::collections::{BTreeMap, HashSet};
use std::fs::File;
use std::io::{Read, Seek, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often a wait for an iteration to open checks for an interrupt.
const TICK: Duration = Duration::from_millis(100);

pub(super) struct Run<'a> {
    tuning: &'a Tuning,
    plan: &'a Plan<GameRecord>,
    iterations: Mutex<Iterations>,
    /// Notified when iterations open.
    opened: Condvar,
    /// The steps of the earlier run, for the CSV file.
    steps: Vec<Step>,
    csv: Option<Csv>,
    played: HashSet<u64>,
}

impl<'a> Run<'a> {
    /// A tuning before its first game, or after those in the journal of an interrupted run.
    pub(super) fn begin(
        tuning: &'a Tuning,
        plan: &'a Plan<GameRecord>,
        old: Option<&mut Journal>,
    ) -> Result<Run<'a>, FileError> {
        let mut iterations = tuning.first_iterations();
        let (played, steps) = match old {
            Some(old) => journal::read_back(old, tuning, plan, &mut iterations)?,
            None => Default::default(),
        };
        Ok(Run {
            tuning,
            plan,
            iterations: Mutex::new(iterations),
            opened: Condvar::new(),
            steps,
            csv: None,
            played,
        })
    }

    /// Writes the steps to a CSV file, from the first on, and replaces its contents.
    pub(super) fn write_csv(&mut self, file: &Path) -> Result<(), FileError> {
        let mut csv = Csv::create(file, &self.tuning.parameters)?;
        self.steps.iter().try_for_each(|step| csv.push(step))?;
        self.csv = Some(csv);
        Ok(())
    }

    pub(super) fn games(&self) -> u64 {
        self.played.len() as u64
    }

    /// Starts the engine once, and checks that it accepts every parameter over its whole range.
    pub(super) fn check_engine(&self, stop: &AtomicBool) -> Result<(), AnyError> {
        let started = self.plan.start(0, self.plan.policy(stop));
        let engine = started.map_err(|error| match error {
            PlayError::Engine { error, .. } => PlayError::Engine {
                name: self.plan.settings.engine[0].cmd.display().to_string(),
                error,
            },
            other => other,
        })?;
        for parameter in &self.tuning.parameters {
            parameter.check_declared(engine.options())?;
        }
        Ok(())
    }

    /// Plays the missing games. Returns the reason if an engine's failure ended the tuning.
    pub(super) fn play(
        &mut self,
        mut journal: Journal,
        stop: &AtomicBool,
    ) -> Result<Option<String>, AnyError> {
        let (start, before, total) = (Instant::now(), self.games(), self.plan.games());
        let mut progress = Progress::new("games", before, total);
        let (mut csv, mut games) = (self.csv.take(), before);
        let this = &*self;
        let options = |fixture: &Fixture, side| this.options(fixture, side, stop);
        let listen = |fixture: &Fixture, game: &GameRecord, progress: &mut Progress| {
            this.count(fixture, game, &mut journal, &mut csv)?;
            games += 1;
            progress.show(games, || {
                let speed = (games - before) as f64 / start.elapsed().as_secs_f64();
                format!("{speed:.2} games/s")
            });
            Ok(ControlFlow::Continue(()))
        };
        this.plan
            .play(&this.played, stop, &options, &mut progress, listen)
    }

    /// The iterations once all games are played or the tuning was interrupted.
    pub(super) fn finish(self) -> Iterations {
        let iterations = self.iterations.into_inner();
        iterations.unwrap_or_else(PoisonError::into_inner)
    }

    /// The values with which a side plays a game; side 0 is plus, 1 minus. Waits until its iteration is open. Empty
    /// if the tuning is interrupted, for then the game is not played.
    fn options(
        &self,
        fixture: &Fixture,
        side: usize,
        stop: &AtomicBool,
    ) -> BTreeMap<String, String> {
        let iteration = self.tuning.iteration(fixture.meeting);
        let mut iterations = self.iterations();
        loop {
            if let Some(sides) = iterations.sides(iteration) {
                let values = [&sides.plus, &sides.minus][side];
                let names = self.tuning.parameters.iter().map(|it| it.name.clone());
                let values = values.iter().map(ToString::to_string);
                return names.zip(values).collect();
            }
            if stop.load(Ordering::Relaxed) {
                return BTreeMap::new();
            }
            let waited = self.opened.wait_timeout(iterations, TICK);
            iterations = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn count(
        &self,
        fixture: &Fixture,
        game: &GameRecord,
        journal: &mut Journal,
        csv: &mut Option<Csv>,
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
        // Every game played belongs to an open iteration.
        let steps = self.iterations().add(iteration, score).unwrap_or_default();
        self.opened.notify_all();
        let mut csv = csv.as_mut().into_iter();
        csv.try_for_each(|csv| steps.iter().try_for_each(|step| csv.push(step)))
    }

    fn iterations(&self) -> MutexGuard<'_, Iterations> {
        self.iterations
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// The course of the values as CSV, for plots: a line per iteration, with its number, its score and the values after
/// it.
struct Csv {
    path: PathBuf,
    file: File,
}

impl Csv {
    /// Creates the file, or empties an existing one for the same parameters.
    fn create(path: &Path, parameters: &[Parameter]) -> Result<Csv, FileError> {
        let names = parameters.iter().map(|parameter| parameter.name.as_str());
        let header: Vec<&str> = ["iteration", "score"].into_iter().chain(names).collect();
        let header = header.join(",") + "\n";
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let file = open_locked(&mut options, path).in_file(path)?;
        if !file.metadata().in_file(path)?.is_file() {
            return Err("it is not a regular file").in_file(path);
        }
        let mut begin = Vec::new();
        let read = (&file).take(header.len() as u64).read_to_end(&mut begin);
        read.in_file(path)?;
        // A run that was killed may have left part of the header.
        if !header.as_bytes().starts_with(&begin) {
            let what = "the file does not hold the values of this tuning, and is left alone";
            return Err(what).in_file(path);
        }
        let path = path.to_owned();
        let mut csv = Csv { path, file };
        let emptied = csv.file.set_len(0).and_then(|()| csv.file.rewind());
        emptied.in_file(&csv.path)?;
        csv.write(&header)?;
        Ok(csv)
    }

    fn push(&mut self, step: &Step) -> Result<(), FileError> {
        let values = step.values.iter().map(|value| format!(",{value:.3}"));
        let values: String = values.collect();
        self.write(&format!("{},{}{values}\n", step.iteration, step.score))
    }

    fn write(&mut self, text: &str) -> Result<(), FileError> {
        self.file.write_all(text.as_bytes()).in_file(&self.path)
    }
}
