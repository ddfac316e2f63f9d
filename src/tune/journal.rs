//! The journal of a tuning: JSON lines, the settings first, then each game when it ends, so that an
//! interrupted tuning has lost no finished game.

use super::course::{Course, Step};
use super::parameter::Parameter;
use super::spsa::Spsa;
use crate::arena::config::{FileError, Settings};
use crate::arena::records::journal::{Journal, has_text, read_lines};
use crate::arena::run::Plan;
use crate::arena::run::match_check::{once, same_match};
use crate::laser::rules::Record;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::path::Path;

/// All that decides a tuning.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Tuning {
    /// The settings of the games. The engine plays both sides.
    pub(super) settings: Settings,
    /// The number of iterations.
    pub(super) iterations: u32,
    /// The pairs of games of an iteration.
    pub(super) pairs: u32,
    /// The parameters.
    pub(super) parameters: Vec<Parameter>,
}

impl Tuning {
    /// Its course before the first game.
    pub(super) fn course(&self) -> Course {
        let spsa = Spsa {
            parameters: self.parameters.clone(),
            iterations: self.iterations.into(),
            seed: self.settings.seed,
        };
        Course::new(spsa, 2 * u64::from(self.pairs))
    }

    /// The iteration, from 1, of a meeting, from 0.
    pub(super) fn iteration(&self, meeting: u64) -> u64 {
        meeting / u64::from(self.pairs) + 1
    }

    /// Compares with the tuning of a file.
    fn same(&self, other: &Tuning) -> Result<(), String> {
        same_match(&self.settings, &other.settings)?;
        let differs = [
            (self.iterations != other.iterations, "iterations"),
            (self.pairs != other.pairs, "pairs"),
            (self.parameters != other.parameters, "parameters"),
        ];
        match differs.into_iter().find(|(differs, _)| *differs) {
            Some((_, what)) => Err(format!(
                "the tuning has other settings, they differ in '{what}'"
            )),
            None => Ok(()),
        }
    }
}

/// A line of the journal.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Entry {
    /// The tuning; the first line.
    Tuning(Box<Tuning>),
    /// A game.
    Game {
        /// Its number in the schedule.
        number: u64,
        /// 1 if the plus side of its iteration won, -1 if it lost, 0 for a draw.
        score: i64,
    },
}

/// Reads the games of an earlier run into the course, and appends its steps. Returns their numbers. A last
/// line that was not completely written is cut off.
///
/// # Errors
/// When the file cannot be read, or belongs to another tuning.
pub(super) fn read_back(
    file: &Path,
    tuning: &Tuning,
    plan: &Plan<Record>,
    course: &mut Course,
    steps: &mut Vec<Step>,
) -> Result<HashSet<u64>, FileError> {
    let mut played = HashSet::new();
    let mut begun = false;
    read_lines(file, true, |entry| {
        match entry {
            Entry::Tuning(of_file) => {
                tuning.same(&of_file)?;
                begun = true;
            }
            Entry::Game { .. } if !begun => {
                return Err("the settings of the tuning are missing".to_owned());
            }
            Entry::Game { number, score } => {
                let foreign = || format!("game {number} is not of this tuning");
                let fixture = plan.fixture(number).ok_or_else(foreign)?;
                if !(-1..=1).contains(&score) {
                    return Err(format!("the score is {score}, not -1, 0 or 1"));
                }
                once(&mut played, number)?;
                let new = course.add(tuning.iteration(fixture.meeting), score);
                steps.extend(new.ok_or_else(foreign)?);
            }
        }
        Ok(())
    })?;
    Ok(played)
}

/// Opens the journal to append to. A new one begins with the tuning.
///
/// # Errors
/// When the file cannot be opened or written.
pub(super) fn open(file: &Path, tuning: &Tuning) -> Result<Journal, FileError> {
    let mut journal = Journal::open(file)?;
    if !has_text(file) {
        journal.append_entry(&Entry::Tuning(Box::new(tuning.clone())))?;
    }
    Ok(journal)
}
