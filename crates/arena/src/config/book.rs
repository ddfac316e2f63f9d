//! The openings of a match.

use super::settings::{Openings, Settings};
use super::values::Order;
use crate::contest::{BookOpening, Contest};
use akhet_console::files::FileError;
use akhet_console::files::read_text_at_most;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use std::path::{Path, PathBuf};

/// The maximum size of a suite, in bytes: millions of openings.
const MAX_SUITE: u64 = 256 << 20;

/// The openings of a match, in playing order.
#[derive(Clone, Debug)]
pub struct OpeningBook<O> {
    openings: Vec<BookOpening<O>>,
    /// The index of the first opening played.
    start: u64,
}

impl<O: Clone> OpeningBook<O> {
    /// Loads the suites that the settings name, or the game's default openings. Several suites are interleaved, so
    /// that a match that ends early has openings from each.
    pub fn load<R: Contest<Opening = O>>(settings: &Settings) -> Result<OpeningBook<O>, FileError> {
        let Some(asked) = &settings.openings else {
            let openings = R::openings(settings)?;
            return Ok(OpeningBook { openings, start: 0 });
        };
        let mut suites = Vec::new();
        for file in files::<R>(asked, settings) {
            suites.push(load_suite::<R>(&file, settings)?);
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
        let start = u64::from(asked.start.get() - 1);
        Ok(OpeningBook { openings, start })
    }

    /// The number of openings, at least 1: no suite is empty.
    pub fn count(&self) -> usize {
        self.openings.len()
    }

    /// The opening of a round, numbered from 1; wraps around after the last opening.
    pub fn opening(&self, round: u64) -> &BookOpening<O> {
        let index = (self.start + round - 1) % self.openings.len() as u64;
        &self.openings[index as usize]
    }
}

/// The suite files that the settings name. A folder stands for the suites in it that the match needs.
fn files<R: Contest>(asked: &Openings, settings: &Settings) -> Vec<PathBuf> {
    let suites = asked.file.iter().flat_map(|file| {
        if file.is_dir() {
            R::suites_in(file, settings)
        } else {
            vec![file.clone()]
        }
    });
    suites.collect()
}

fn load_suite<R: Contest>(
    file: &Path,
    settings: &Settings,
) -> Result<Vec<BookOpening<R::Opening>>, FileError> {
    let text = read_text_at_most(file, MAX_SUITE).map_err(|error| FileError::new(file, error))?;
    let openings = R::read_suite(&text, settings);
    let openings = openings.map_err(|error| FileError::new(file, error))?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = || name.clone().into_owned();
    let openings = openings.into_iter().map(|opening| BookOpening {
        name: name(),
        opening,
    });
    Ok(openings.collect())
}
