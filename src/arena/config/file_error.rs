//! Errors about a file that the user has named.

use std::path::{Path, PathBuf};

/// Why a file cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {what}", .file.display())]
pub struct FileError {
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it, and where.
    pub what: String,
}

impl FileError {
    /// An error about a whole file.
    pub fn new(file: &Path, what: impl ToString) -> FileError {
        FileError {
            file: file.to_owned(),
            what: what.to_string(),
        }
    }

    /// An error about a line of a file, counted from 1.
    pub fn line(file: &Path, line: u64, what: impl std::fmt::Display) -> FileError {
        FileError::new(file, format!("line {line}: {what}"))
    }
}
