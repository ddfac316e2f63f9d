//! Where the lines of a conversation go.

use super::reply::Reply;
use std::io::{self, Write};

/// Where replies and errors are written.
pub(super) struct Output<'a> {
    pub(super) replies: &'a mut dyn Write,
    /// Where errors go; among the replies if `None`.
    pub(super) errors: Option<&'a mut dyn Write>,
    /// Whether an error has been written.
    pub(super) failed: bool,
}

impl Output<'_> {
    /// Writes a line of a reply.
    pub(super) fn line(&mut self, line: &str) -> io::Result<()> {
        write_line(self.replies, line)
    }

    /// Writes the error of a reply, if it has one, and then its lines.
    pub(super) fn reply(&mut self, reply: &Reply) -> io::Result<()> {
        if let Some(error) = &reply.error {
            self.error(error)?;
        }
        reply.lines.iter().try_for_each(|line| self.line(line))
    }

    /// Writes an error.
    pub(super) fn error(&mut self, message: &str) -> io::Result<()> {
        self.failed = true;
        match &mut self.errors {
            Some(errors) => {
                // If nobody reads the errors, the exit code still tells of them.
                let _ = write_line(*errors, &format!("error: {message}"));
                Ok(())
            }
            None => write_line(self.replies, &format!("info string error {message}")),
        }
    }
}

/// Writes a line in one piece and flushes it.
fn write_line(out: &mut dyn Write, line: &str) -> io::Result<()> {
    let line = format!("{line}\n");
    out.write_all(line.as_bytes())?;
    out.flush()
}
