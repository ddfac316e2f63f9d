//! What a conversation may ask of the machine that it runs on.

use super::options::{HASH, OptionError, THREADS};
use crate::lines::Quoted;

/// What a conversation may ask of the machine. The user of a terminal or a pipe may ask for
/// everything; a page in a browser may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions {
    /// Whether commands may name files, to write or to read them.
    pub files: bool,
    /// The greatest value of `Hash`, in mebibytes.
    pub most_hash: usize,
    /// The greatest value of `Threads`.
    pub most_threads: usize,
}

impl Permissions {
    /// Everything that the protocol offers.
    pub const ALL: Permissions = Permissions {
        files: true,
        most_hash: HASH.most as usize,
        most_threads: THREADS.most as usize,
    };

    /// Checks the size of a transposition table, in mebibytes.
    ///
    /// # Errors
    /// What is not permitted, as an error message.
    pub(super) fn check_hash(&self, mebibytes: usize) -> Result<(), String> {
        check_most("Hash", mebibytes, self.most_hash)
    }

    /// Checks a number of threads.
    ///
    /// # Errors
    /// What is not permitted, as an error message.
    pub(super) fn check_threads(&self, threads: usize) -> Result<(), String> {
        check_most("Threads", threads, self.most_threads)
    }

    /// Checks that a command may read a file, in place of what the program has embedded.
    ///
    /// # Errors
    /// What is not permitted, as an error message that begins with `what`.
    pub(super) fn check_reading(&self, what: &str) -> Result<(), String> {
        if self.files {
            Ok(())
        } else {
            Err(format!("{what}: no files are read for this connection"))
        }
    }

    /// Checks that a command may write a file.
    ///
    /// # Errors
    /// What is not permitted, as an error message that begins with `what`.
    pub(super) fn check_writing(&self, what: &str) -> Result<(), String> {
        if self.files {
            Ok(())
        } else {
            Err(format!("{what}: no files are written for this connection"))
        }
    }
}

fn check_most(name: &'static str, value: usize, most: usize) -> Result<(), String> {
    if value <= most {
        return Ok(());
    }
    let error = OptionError::BadValue {
        name,
        takes: format!("a whole number from 1 to {most}"),
        value: Quoted::new(&value.to_string()),
    };
    Err(format!("setoption: {error}"))
}
