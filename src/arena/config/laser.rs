//! The openings and rules of matches of the laser game.

use super::book_line::{BookLine, BookOpening};
use super::file_error::FileError;
use super::settings::Settings;
use crate::laser::rules::{Opening, Rules, Setup, read_suite};
use std::path::{Path, PathBuf};

impl Settings {
    /// The rules of a match of the laser game.
    pub fn rules(&self) -> Rules {
        Rules {
            king_turns: self.rules.kingturns.is_some_and(|on| on.0),
            swap_onto_closed: self.rules.swapontoclosed.is_some_and(|on| on.0),
        }
    }
}

impl BookLine for Opening {
    /// The setups of the settings.
    fn without_suites(settings: &Settings) -> Result<Vec<BookOpening<Opening>>, FileError> {
        let setups = settings.setup.iter().flatten();
        setups
            .map(|&setup| setup_opening(setup, settings))
            .collect()
    }

    /// The files `SETUP.fen`, one for each setup of the settings.
    fn suites_in(folder: &Path, settings: &Settings) -> Vec<PathBuf> {
        let setups = settings.setup.iter().flatten();
        setups
            .map(|setup| folder.join(setup.name()).with_extension("fen"))
            .collect()
    }

    fn read_suite(text: &str, settings: &Settings) -> Result<Vec<Opening>, String> {
        read_suite(text, settings.rules()).map_err(|error| error.to_string())
    }
}

/// A setup as an opening without moves. Every setup is valid under all rules.
fn setup_opening(setup: Setup, settings: &Settings) -> Result<BookOpening<Opening>, FileError> {
    let opening = Opening::new(setup, &[], settings.rules());
    Ok(BookOpening {
        name: setup.name().to_owned(),
        opening: opening.map_err(|error| FileError::new(Path::new(setup.name()), error))?,
    })
}
