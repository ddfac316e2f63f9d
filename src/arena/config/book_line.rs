//! What stands in a line of an opening book, whichever game it is for.

use super::file_error::FileError;
use super::settings::Settings;
use std::path::{Path, PathBuf};

/// An opening with its origin.
#[derive(Clone, Debug)]
pub struct BookOpening<O> {
    /// The name of the suite; where no suite is used, of the setup, or `deal` and its number.
    pub name: String,
    /// The opening.
    pub opening: O,
}

/// The start of a game, as a line of a suite gives it.
pub trait BookLine: Clone + Send + Sync + Sized {
    /// The openings of a match whose settings name no suite, at least one.
    ///
    /// # Errors
    /// When the settings name none that is valid under their rules.
    fn without_suites(settings: &Settings) -> Result<Vec<BookOpening<Self>>, FileError>;

    /// The suites that a folder of them stands for.
    fn suites_in(folder: &Path, settings: &Settings) -> Vec<PathBuf>;

    /// Reads the text of a suite, which has at least one opening.
    ///
    /// # Errors
    /// Says in which line there is no opening, and why.
    fn read_suite(text: &str, settings: &Settings) -> Result<Vec<Self>, String>;
}
