//! The positions that the games of a match begin from.

use super::file_error::FileError;
use super::settings::{Openings, Settings};
use super::values::Order;
use crate::laser::rules::{Position, Setup, read_suite};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use std::fs;
use std::path::{Path, PathBuf};

/// Where a game begins.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its setup, or the suite that it is from.
    pub name: String,
    /// The position.
    pub position: Position,
}

/// The openings of a match, in the order in which they are played.
#[derive(Clone, Debug)]
pub struct OpeningBook {
    openings: Vec<Opening>,
    /// How many of them are passed over at first.
    start: u64,
}

impl OpeningBook {
    /// Reads the openings that these settings ask for: the suites, or the setups themselves where
    /// no suite is named.
    ///
    /// Several suites take turns, so that a match that ends early has played some of each.
    ///
    /// # Errors
    /// When a file can not be read, or a line of it is no position.
    pub fn load(settings: &Settings) -> Result<OpeningBook, FileError> {
        let Some(asked) = &settings.openings else {
            let setups = settings.setup.iter();
            let openings = setups.map(|&setup| setup_opening(setup, settings));
            return Ok(OpeningBook {
                openings: openings.collect::<Result<_, _>>()?,
                start: 0,
            });
        };
        let mut suites = Vec::new();
        for file in files(asked, &settings.setup) {
            suites.push(load_suite(&file, settings)?);
        }
        if asked.order == Order::Random {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(settings.seed.into());
            for suite in &mut suites {
                suite.shuffle(&mut random);
            }
        }
        let longest = suites.iter().map(Vec::len).max().unwrap_or(0);
        let mut openings = Vec::new();
        for index in 0..longest {
            openings.extend(suites.iter().filter_map(|suite| suite.get(index).cloned()));
        }
        Ok(OpeningBook {
            start: u64::from(asked.start.get() - 1),
            openings,
        })
    }

    /// How many there are: at least one, as settings name a setup or a suite, and a suite has a
    /// position.
    pub fn count(&self) -> usize {
        self.openings.len()
    }

    /// The opening of a round, which is numbered from 1. After the last comes the first again.
    pub fn opening(&self, round: u64) -> &Opening {
        let index = (self.start + round - 1) % self.openings.len() as u64;
        &self.openings[index as usize]
    }
}

/// A setup as an opening. It is valid by every reading of the rules.
fn setup_opening(setup: Setup, settings: &Settings) -> Result<Opening, FileError> {
    let position = Position::from_fen(setup.fen(), settings.rules());
    Ok(Opening {
        name: setup.name().to_owned(),
        position: position.map_err(|error| FileError::new(Path::new(setup.name()), error))?,
    })
}

/// The suites that are asked for. A folder stands for the suites in it that bear the setups' names.
fn files(asked: &Openings, setups: &[Setup]) -> Vec<PathBuf> {
    let suites = asked.file.iter().flat_map(|file| match file.is_dir() {
        true => setups
            .iter()
            .map(|setup| file.join(setup.name()).with_extension("fen"))
            .collect(),
        false => vec![file.clone()],
    });
    suites.collect()
}

fn load_suite(file: &Path, settings: &Settings) -> Result<Vec<Opening>, FileError> {
    let bytes = fs::read(file).map_err(|error| FileError::new(file, error))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        FileError::new(file, format!("line {line}: it is no UTF-8 text"))
    })?;
    let positions = read_suite(&text, settings.rules());
    let positions = positions.map_err(|error| FileError::new(file, error))?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let openings = positions.into_iter().map(|position| Opening {
        name: name.clone().into_owned(),
        position,
    });
    Ok(openings.collect())
}
