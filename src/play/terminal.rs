//! Gives the terminal back to the shell when a signal ends the program.
//!
//! The line editor switches the terminal to raw mode while it waits for a line, and only an orderly
//! exit would switch it back: after a plain SIGTERM the shell would show nothing of what is typed.

use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io;
use std::thread;

/// Switches off bracketed paste, which the line editor switches on.
const PASTE_OFF: &[u8] = b"\x1b[?2004l\r\n";

/// From now on SIGTERM and SIGHUP restore the terminal on standard input to its present mode before
/// they end the program.
///
/// # Errors
/// When standard input is not a terminal, or no thread can be started or no signal handler installed.
pub(super) fn restore_on_termination() -> io::Result<()> {
    let cooked = tcgetattr(io::stdin())?;
    let mut signals = Signals::new([SIGTERM, SIGHUP])?;
    thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
            for signal in signals.forever() {
                // The program ends here: a terminal that is gone needs no restoring.
                let _ = restore(&cooked);
                let _ = emulate_default_handler(signal);
            }
        })?;
    Ok(())
}

fn restore(cooked: &Termios) -> io::Result<()> {
    let is_edited = tcgetattr(io::stdin())?.local_modes != cooked.local_modes;
    if is_edited {
        tcsetattr(io::stdin(), OptionalActions::Now, cooked)?;
        // Not through `io::stdout`, whose lock the prompt may hold.
        rustix::io::write(rustix::stdio::stdout(), PASTE_OFF)?;
    }
    Ok(())
}
