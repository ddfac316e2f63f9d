//! The values after each iteration as CSV, for plots.

use super::course::Step;
use super::parameter::Parameter;
use crate::arena::config::FileError;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A CSV file: a line for each iteration with its number, its score and the values after it.
pub(super) struct Curve {
    path: PathBuf,
    file: File,
}

impl Curve {
    /// Creates the file, or empties it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(super) fn create(path: &Path, parameters: &[Parameter]) -> Result<Curve, FileError> {
        let file = File::create(path).map_err(|error| FileError::new(path, error))?;
        let mut curve = Curve {
            path: path.to_owned(),
            file,
        };
        let names = parameters.iter().map(|parameter| parameter.name.as_str());
        let header: Vec<&str> = ["iteration", "score"].into_iter().chain(names).collect();
        curve.line(&header.join(","))?;
        Ok(curve)
    }

    /// Appends a step.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(super) fn push(&mut self, step: &Step) -> Result<(), FileError> {
        let mut line = format!("{},{}", step.iteration, step.score);
        for value in &step.values {
            line.push_str(&format!(",{value:.3}"));
        }
        self.line(&line)
    }

    fn line(&mut self, line: &str) -> Result<(), FileError> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| FileError::new(&self.path, error))
    }
}
