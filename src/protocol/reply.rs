//! What is written after a command or at the end of a task.

/// An error, if there was one, and the lines after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Reply {
    /// The error message.
    pub(super) error: Option<String>,
    /// The lines.
    pub(super) lines: Vec<String>,
}

impl Reply {
    /// An error alone.
    pub(super) fn error(message: &str) -> Reply {
        Reply {
            error: Some(message.to_owned()),
            lines: Vec::new(),
        }
    }
}

impl From<Vec<String>> for Reply {
    fn from(lines: Vec<String>) -> Reply {
        Reply { error: None, lines }
    }
}
