//! The permissions of a conversation on the machine that it runs on.

use super::refusal::Refusal;

/// The permissions of a conversation. The user of a terminal or a pipe may do everything; a page in a
/// browser may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions {
    /// Whether commands may name files, to write or to read them.
    pub files: bool,
    /// The maximum `Hash`, in mebibytes.
    pub max_hash: usize,
    /// The maximum `Threads`.
    pub max_threads: usize,
}

impl Permissions {
    /// Everything that the protocol offers.
    pub const ALL: Permissions = Permissions {
        files: true,
        max_hash: 1 << 20,
        max_threads: 1024,
    };

    /// The maximum value permitted for the option of this name, if it is limited.
    pub(super) fn cap(&self, option: &str) -> Option<i128> {
        let caps = [("Hash", self.max_hash), ("Threads", self.max_threads)];
        let mut caps = caps.into_iter();
        let cap = caps.find(|(name, _)| name.eq_ignore_ascii_case(option));
        cap.map(|(_, max)| max as i128)
    }

    /// Checks that a command may read or write a file; `access` is `read` or `written`.
    pub(super) fn check_files(
        &self,
        command: &'static str,
        access: &'static str,
    ) -> Result<(), Refusal> {
        if self.files {
            Ok(())
        } else {
            Err(Refusal::File { command, access })
        }
    }
}
