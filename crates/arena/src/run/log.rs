//! The log of a match: every line to and from its engines.

use crate::config::FileError;
use akhet_console::files::{open_locked, open_stream, write_or_wait};
use akhet_console::terminal::print_note;
use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

/// A file to which each line to or from an engine is appended.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    /// `None` once a line could not be written.
    file: Mutex<Option<File>>,
}

/// The origin of a line, and its sign in the log.
#[derive(Clone, Copy, Debug, derive_more::Display)]
pub(super) enum Source {
    #[display(">")]
    Match,
    #[display("<")]
    Engine,
    /// The engine's standard error.
    #[display("!")]
    Errors,
    /// Notes of the match about a process: that it started or ended.
    #[display("*")]
    Process,
}

impl Log {
    /// Opens a log for appending, and creates it if it does not exist.
    pub(super) fn open(path: &Path) -> Result<Log, FileError> {
        let file = match path.metadata() {
            Ok(data) if !data.is_file() => open_stream(path),
            _ => open_locked(OpenOptions::new().append(true).create(true), path),
        };
        Ok(Log {
            path: path.to_owned(),
            file: Mutex::new(Some(file.map_err(|error| FileError::new(path, error))?)),
        })
    }

    /// Appends a record. If it cannot be written, the match continues without the log.
    fn append(&self, record: &str) {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(open) = &*file else {
            return;
        };
        if let Err(error) = write_or_wait(open, record.as_bytes()) {
            let error = FileError::new(&self.path, error);
            print_note(&format!("error: {error}; the log ends here"));
            *file = None;
        }
    }
}

/// A process's part of the log, if there is one.
#[derive(Clone, Debug)]
pub(super) struct ProcessLog {
    log: Option<Arc<Log>>,
    /// The engine's name and the process id, as in the log.
    process: String,
}

impl ProcessLog {
    pub(super) fn new(log: Option<&Arc<Log>>, engine: &str, process: u32) -> ProcessLog {
        ProcessLog {
            log: log.cloned(),
            process: format!("{engine}\t{process}"),
        }
    }

    /// Appends a line with the time.
    pub(super) fn line(&self, from: Source, line: &str) {
        if let Some(log) = &self.log {
            let (time, process) = (SystemTime::now(), &self.process);
            let time = humantime::format_rfc3339_micros(time);
            log.append(&format!("{time}\t{process}\t{from}\t{line}\n"));
        }
    }
}
