//! The simple players' conversation: each line is answered at once.

use std::io::{self, BufRead, Write};

/// Answers lines until `quit` or the end of the input. `answer` returns the answer to a line, if any.
///
/// # Errors
/// When a line cannot be read or an answer written.
pub fn serve(
    input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(&str) -> Result<Option<String>, String>,
) -> io::Result<()> {
    for line in input.lines() {
        let line = line?;
        if line.trim() == "quit" {
            break;
        }
        match answer(&line) {
            Ok(Some(answer)) => writeln!(output, "{answer}")?,
            Ok(None) => {}
            Err(error) => writeln!(output, "info string error {error}")?,
        }
        output.flush()?;
    }
    Ok(())
}
