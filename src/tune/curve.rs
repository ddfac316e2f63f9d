//! The values after each iteration as CSV, for plots.

use super::course::Step;
use super::parameter::Parameter;
use crate::arena::config::FileError;
use crate::files::open_locked;
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// A CSV file: a line for each iteration with its number, its score and the values after it.
pub(super) struct Curve {
    path: PathBuf,
    file: File,
}

impl Curve {
    /// Creates the file, or empties one of these parameters.
    ///
    /// # Errors
    /// When it cannot be read or written, or is another file.
    pub(super) fn create(path: &Path, parameters: &[Parameter]) -> Result<Curve, FileError> {
        let fault = |error: io::Error| FileError::new(path, error);
        let names = parameters.iter().map(|parameter| parameter.name.as_str());
        let header: Vec<&str> = ["iteration", "score"].into_iter().chain(names).collect();
        let header = header.join(",");
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = open_locked(&mut options, path).map_err(fault)?;
        if !file.metadata().map_err(fault)?.is_file() {
            return Err(FileError::new(path, "it is not a regular file"));
        }
        let mut begin = Vec::new();
        let longest = header.len() as u64 + 1;
        let read = (&file).take(longest).read_to_end(&mut begin);
        read.map_err(fault)?;
        // A run that was killed may have left a part of the header.
        if !format!("{header}\n").as_bytes().starts_with(&begin) {
            let what = "the file is not the course of this tuning, and is left alone";
            return Err(FileError::new(path, what));
        }
        file.set_len(0)
            .and_then(|()| file.rewind())
            .map_err(fault)?;
        let mut curve = Curve {
            path: path.to_owned(),
            file,
        };
        curve.line(&header)?;
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
