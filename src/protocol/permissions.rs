//! The permissions of a conversation on the machine that it runs on.

use super::refusal::Refusal;
#[cfg(feature = "program")]
use crate::files;
#[cfg(feature = "program")]
use crate::lines::Quoted;
use std::path::Path;

/// The permissions of a conversation. The user of a terminal or a pipe may do everything; a page in a
/// browser may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions {
    /// Whether commands may name files, to read or write them. Without the feature `program` none may.
    pub files: bool,
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
    /// Everything that the protocol offers.
    pub const ALL: Permissions = Permissions {
        files: true,
        search: true,
        max_hash: 1 << 20,
        max_threads: 1024,
        max_moves: usize::MAX,
    };

    /// Only questions about positions: enough for a board on which no engine may help.
    pub const QUESTIONS: Permissions = Permissions {
        files: false,
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
    #[cfg(feature = "program")]
    pub(super) fn write_file(
        &self,
        command: &'static str,
        file: &Path,
        content: &str,
    ) -> Result<(), Refusal> {
        self.check_files(command, "written")?;
        files::write_whole(file, content).map_err(|error| {
            let name = Quoted::new(&file.to_string_lossy());
            Refusal::failed(command, format!("cannot write '{name}': {error}"))
        })
    }

    /// Reads a file of at most `max` bytes that a command names.
    #[cfg(feature = "program")]
    pub(super) fn read_file(
        &self,
        command: &'static str,
        file: &Path,
        max: u64,
    ) -> Result<Vec<u8>, Refusal> {
        self.check_files(command, "read")?;
        // A file that is not regular may be of any size, endless, or blocking like a pipe.
        files::read_regular_at_most(file, max).map_err(|error| {
            let name = Quoted::new(&file.to_string_lossy());
            Refusal::failed(command, format!("cannot read '{name}': {error}"))
        })
    }

    #[cfg(feature = "program")]
    fn check_files(&self, command: &'static str, access: &'static str) -> Result<(), Refusal> {
        if self.files {
            Ok(())
        } else {
            Err(Refusal::File { command, access })
        }
    }

    /// Without the feature `program` no command writes a file.
    #[cfg(not(feature = "program"))]
    pub(super) fn write_file(
        &self,
        command: &'static str,
        _: &Path,
        _: &str,
    ) -> Result<(), Refusal> {
        let access = "written";
        Err(Refusal::File { command, access })
    }

    /// Without the feature `program` no command reads a file.
    #[cfg(not(feature = "program"))]
    pub(super) fn read_file(
        &self,
        command: &'static str,
        _: &Path,
        _: u64,
    ) -> Result<Vec<u8>, Refusal> {
        let access = "read";
        Err(Refusal::File { command, access })
    }
}
