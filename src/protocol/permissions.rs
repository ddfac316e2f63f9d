//! What a conversation may ask of the machine that it runs on.

use super::command::Command;
use super::options::{HASH, OptionError, Setting, THREADS};
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

    /// Whether a command may be carried out.
    ///
    /// # Errors
    /// What is not permitted, as an error message.
    pub(super) fn check(&self, command: &Command) -> Result<(), String> {
        let range = |name, most: usize, value: usize| {
            let error = OptionError::BadValue {
                name,
                takes: format!("a whole number from 1 to {most}"),
                value: Quoted::new(&value.to_string()),
            };
            Err(format!("setoption: {error}"))
        };
        match command {
            Command::Svg(Some(_)) if !self.files => {
                Err("svg: no files are written for this connection".to_owned())
            }
            Command::SetOption(Setting::EvalFile(Some(_))) if !self.files => {
                Err("setoption: EvalFile: no files are read for this connection".to_owned())
            }
            Command::SetOption(Setting::Hash(value)) if *value > self.most_hash => {
                range("Hash", self.most_hash, *value)
            }
            Command::SetOption(Setting::Threads(value)) if *value > self.most_threads => {
                range("Threads", self.most_threads, *value)
            }
            _ => Ok(()),
        }
    }
}
