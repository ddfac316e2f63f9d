//! The journal of a tuning: JSON lines, first the settings, then each game as it ends, so that an interruption loses
//! no finished game.

use super::parameter::Parameter;
use super::spsa::{Iterations, Spsa, Step};
use akhet_arena::config::{Settings, of_file};
use akhet_arena::journal::{Journal, begins_line};
use akhet_arena::run::{Plan, Shard, models, once, same_files, same_match};
use akhet_console::files::FileError;
use akhet_records::{GameError, GameRecord};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::path::Path;

/// Everything on which a tuning depends.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuning {
    /// The settings of the games. The engine plays both sides.
    #[serde(deserialize_with = "of_file")]
    pub(super) settings: Settings,
    pub(super) iterations: u32,
    /// The pairs of games of an iteration.
    pub(super) pairs: u32,
    pub(super) parameters: Vec<Parameter>,
}

impl Tuning {
    /// Reads back the journal of an earlier run, as `akhet tune --resume` does. Returns the numbers of its games.
    pub fn read_back(&self, journal: &mut Journal) -> Result<HashSet<u64>, FileError> {
        let read = read_back(journal, self, &self.plan()?, &mut self.first_iterations())?;
        Ok(read.0)
    }

    pub(super) fn plan(&self) -> Result<Plan<GameRecord>, FileError> {
        Plan::load(self.settings.clone(), Shard::WHOLE)
    }

    /// The iterations before the first game.
    pub(super) fn first_iterations(&self) -> Iterations {
        let spsa = Spsa {
            parameters: self.parameters.clone(),
            iterations: self.iterations.into(),
            seed: self.settings.seed,
        };
        Iterations::new(spsa, 2 * u64::from(self.pairs))
    }

    /// The iteration, from 1, of a meeting, from 0.
    pub(super) fn iteration(&self, meeting: u64) -> u64 {
        meeting / u64::from(self.pairs) + 1
    }

    fn check_same(&self, other: &Tuning) -> Result<(), GameError> {
        same_match(&self.settings, &other.settings)?;
        let differs = [
            (self.iterations != other.iterations, "iterations"),
            (self.pairs != other.pairs, "pairs"),
            (self.parameters != other.parameters, "parameters"),
        ];
        match differs.into_iter().find(|(differs, _)| *differs) {
            Some((_, what)) => {
                Err(format!("the tuning has other settings: they differ in '{what}'").into())
            }
            None => Ok(()),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Entry {
    /// The tuning; the first line.
    Tuning(Box<Tuning>),
    Game {
        number: u64,
        /// 1 if the plus side won, -1 if it lost, 0 for a draw.
        score: i64,
    },
}

/// The numbers of a journal's games, and the steps that they completed.
type Played = (HashSet<u64>, Vec<Step>);

/// Counts the games of an earlier run. An incomplete last line is cut off.
pub(super) fn read_back(
    journal: &mut Journal,
    tuning: &Tuning,
    plan: &Plan<GameRecord>,
    iterations: &mut Iterations,
) -> Result<Played, FileError> {
    let (mut played, mut steps) = (HashSet::new(), Vec::new());
    let mut begun = false;
    let model = |settings| Tuning {
        settings,
        ..tuning.clone()
    };
    let models = models(&tuning.settings).map(|it| Entry::Tuning(Box::new(model(it))));
    let is_ours = |entry: &Entry| match entry {
        Entry::Tuning(other) => tuning.check_same(other).is_ok(),
        Entry::Game { .. } => false,
    };
    let begins_tuning = |text: &[u8]| begins_line(text, &models, is_ours);
    journal.read_back_lines(begins_tuning, |entry| {
        match entry {
            Entry::Tuning(of_file) => {
                tuning.check_same(&of_file)?;
                same_files(&of_file.settings, &tuning.settings)?;
                begun = true;
            }
            Entry::Game { .. } if !begun => {
                return Err("the settings of the tuning are missing".into());
            }
            Entry::Game { number, score } => {
                let foreign = || format!("game {number} is not from this tuning");
                let fixture = plan.fixture(number).ok_or_else(foreign)?;
                if !(-1..=1).contains(&score) {
                    return Err(format!("the score is {score}, not -1, 0 or 1").into());
                }
                once(&mut played, number)?;
                let new = iterations.add(tuning.iteration(fixture.meeting), score);
                steps.extend(new.ok_or_else(foreign)?);
            }
        }
        Ok(())
    })?;
    Ok((played, steps))
}

/// The journal to append to: that of the earlier run or a new one, which begins with the tuning. Fails if another run
/// has created the file in the meantime.
pub(super) fn open(
    old: Option<Journal>,
    file: &Path,
    tuning: &Tuning,
) -> Result<Journal, FileError> {
    let mut journal = match old {
        Some(journal) => journal,
        None => Journal::open_new(file)?,
    };
    if !journal.has_text()? {
        journal.append_entry(&Entry::Tuning(Box::new(tuning.clone())))?;
    }
    Ok(journal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn tuning() -> Tuning {
        let table = "engine = [{ cmd = 'e', name = 'plus', nodes = 5 }, { cmd = 'e', name = 'minus', nodes = 5 }]
            rounds = 9";
        let parameters = "a, int, 20, 1, 40, 6, 0.05\nb, int, -2, -3, 3, 1.5, 0.002";
        Tuning {
            settings: Settings::from_table(table.parse().unwrap()).unwrap(),
            iterations: 9,
            pairs: 1,
            parameters: Parameter::read_all(parameters).unwrap(),
        }
    }

    fn journal_of(tuning: &Tuning) -> String {
        let games = (1..=12).map(|number| Entry::Game {
            number,
            score: number as i64 % 3 - 1,
        });
        let first = Entry::Tuning(Box::new(tuning.clone()));
        let entries = [first].into_iter().chain(games);
        let lines = entries.map(|entry| serde_json::to_string(&entry).unwrap() + "\n");
        lines.collect()
    }

    #[test]
    fn a_journal_is_mended_wherever_it_is_torn() {
        let tuning = tuning();
        let text = journal_of(&tuning);
        let mut other = tuning.clone();
        // These settings do not make a different tuning.
        other.settings.concurrency = 13.try_into().unwrap();
        other.settings.recover = true;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("g");
        for cut in 0..=text.len() {
            // A new file, since a process that another test has just forked may hold the lock of the old one.
            let _ = fs::remove_file(&file);
            fs::write(&file, &text[..cut]).unwrap();
            let mut journal = Journal::open(&file).unwrap();
            let tuning = [&tuning, &other][cut % 2];
            let read = tuning.read_back(&mut journal);
            let games = read.unwrap_or_else(|error| panic!("cut at {cut}: {error}"));
            let whole = match &text[cut..] {
                rest if rest.starts_with('\n') => cut + 1,
                _ => text[..cut].rfind('\n').map_or(0, |at| at + 1),
            };
            let lines = text[..whole].lines().count();
            assert_eq!(games.len(), lines.saturating_sub(1), "cut at {cut}");
            let mended = fs::read_to_string(&file).unwrap();
            assert_eq!(mended, text[..whole], "cut at {cut}");
        }
    }

    #[test]
    fn a_foreign_file_stays_as_it_is() {
        let tuning = tuning();
        let text = journal_of(&tuning);
        let mut other = tuning.clone();
        other.iterations = 8;
        let other = journal_of(&other);
        let first_line = other.find('\n').unwrap();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("g");
        for foreign in [
            "my notes",
            "{\"a\":1}",
            "{\"a\":1",
            "{\"tuning\" ",
            &other[..first_line - 2],
            &other[..first_line],
            &format!("{text}my notes"),
            &format!("{text}{{\"game\":{{\"name\":"),
        ] {
            let _ = fs::remove_file(&file);
            fs::write(&file, foreign).unwrap();
            let mut journal = Journal::open(&file).unwrap();
            let read = tuning.read_back(&mut journal);
            assert!(read.is_err(), "{foreign}");
            assert_eq!(fs::read_to_string(&file).unwrap(), foreign);
        }
    }
}
