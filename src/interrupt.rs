//! Interrupts of long work; the first ends it cleanly.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The first SIGINT or SIGTERM sets `stop`; the second ends the program at once with this exit code.
///
/// # Errors
/// When the handlers cannot be set up.
pub(crate) fn on_interrupt(stop: &Arc<AtomicBool>, code: u8) -> io::Result<()> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    let interrupted = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // In this order, because the flag is not yet set at the first signal.
        let code = i32::from(code);
        signal_hook::flag::register_conditional_shutdown(signal, code, Arc::clone(&interrupted))?;
        signal_hook::flag::register(signal, Arc::clone(&interrupted))?;
        signal_hook::flag::register(signal, Arc::clone(stop))?;
    }
    Ok(())
}
