//! The permissions of a conversation on the machine that it runs on.

use super::refusal::Refusal;
use crate::lines::Quoted;
use std::io;
use std::path::Path;

/// How the program that holds a conversation reads and writes files.
#[derive(Debug)]
pub struct Files {
    /// Reads a whole file. One of more than so many bytes is refused, and so is what may block or never end.
    pub read: fn(&Path, u64) -> io::Result<Vec<u8>>,
    /// Writes a whole file: a failure leaves the old content.
    pub write: fn(&Path, &[u8]) -> io::Result<()>,
}

/// The permissions of a conversation. The user of a terminal or a pipe may do everything; a page in a
/// browser may not.
#[derive(Clone, Copy, Debug)]
pub struct Permissions {
    /// How commands read and write the files that they name; `None` if they may not.
    pub files: Option<&'static Files>,
    /// Whether `bench`, `genfens` and `gensetups` go on after the end of the input.
    pub outlasts_input: bool,
    /// Whether positions may be searched and evaluated. If not, commands only ask what the rules say.
    pub search: bool,
    /// The maximum `Hash`, in mebibytes.
    pub max_hash: usize,
    /// The maximum `Threads`.
    pub max_threads: usize,
    /// The maximum number of moves of the game on the board, all of which are in memory.
    pub max_moves: usize,
}

impl Permissions {
    /// Everything that the protocol offers, except for files: this crate has none.
    pub const ALL: Permissions = Permissions {
        files: None,
        outlasts_input: true,
        search: true,
        max_hash: 1 << 20,
        max_threads: 1024,
        max_moves: usize::MAX,
    };

    /// Only questions about positions: enough for a board on which no engine may help.
    pub const QUESTIONS: Permissions = Permissions {
        files: None,
        outlasts_input: false,
        search: false,
        max_hash: 1,
        max_threads: 1,
        max_moves: 10_000,
    };

    /// The maximum value permitted for the option of this name, if it is limited.
    pub(super) fn cap(&self, option: &str) -> Option<i128> {
        let caps = [("Hash", self.max_hash), ("Threads", self.max_threads)];
        let mut caps = caps.into_iter();
        let cap = caps.find(|(name, _)| name.eq_ignore_ascii_case(option));
        cap.map(|(_, max)| max as i128)
    }

    /// Refuses a command that searches or evaluates if that is not permitted.
    pub(super) fn check_search(&self, command: &'static str) -> Result<(), Refusal> {
        if self.search {
            Ok(())
        } else {
            Err(Refusal::Search { command })
        }
    }

    /// Writes a file that a command names.
    pub(super) fn write_file(
        &self,
        command: &'static str,
        file: &Path,
        content: &str,
    ) -> Result<(), Refusal> {
        let access = "written";
        let files = self.files.ok_or(Refusal::File { command, access })?;
        (files.write)(file, content.as_bytes()).map_err(|error| {
            let name = Quoted::new(&file.to_string_lossy());
            Refusal::failed(command, format!("cannot write '{name}': {error}"))
        })
    }

    /// Reads a file of at most `max` bytes that a command names.
    pub(super) fn read_file(
        &self,
        command: &'static str,
        file: &Path,
        max: u64,
    ) -> Result<Vec<u8>, Refusal> {
        let access = "read";
        let files = self.files.ok_or(Refusal::File { command, access })?;
        (files.read)(file, max).map_err(|error| {
            let name = Quoted::new(&file.to_string_lossy());
            Refusal::failed(command, format!("cannot read '{name}': {error}"))
        })
    }
}
