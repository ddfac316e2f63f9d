//! Signals: the interrupts of long work, the first of which ends it cleanly; Ctrl-C at the prompt; and termination
//! while the line editor owns the terminal.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::{Duration, Instant};

/// The exit code of a command that was interrupted: 128 + SIGINT, as shells report it.
pub const EXIT_CODE: u8 = 130;

/// Whether a signal has come since [`on_interrupt`].
static INTERRUPTED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// Whether a signal has come since [`on_interrupt`]. Waits for other programs then end.
pub(crate) fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Acquire)
}

/// A flag that the first SIGINT or SIGTERM sets. The second one ends the program at once.
pub fn on_interrupt() -> io::Result<Arc<AtomicBool>> {
    let (interrupted, stop) = (&*INTERRUPTED, Arc::<AtomicBool>::default());
    for signal in [SIGINT, SIGTERM] {
        // Whoever sees that a wait was interrupted finds this flag set.
        flag::register(signal, Arc::clone(&stop))?;
        // The shutdown comes before its flag, which is not yet set at the first signal.
        let code = EXIT_CODE.into();
        flag::register_conditional_shutdown(signal, code, Arc::clone(interrupted))?;
        flag::register(signal, Arc::clone(interrupted))?;
    }
    // A signal between these calls counts too.
    if stop.load(Ordering::SeqCst) {
        interrupted.store(true, Ordering::SeqCst);
    }
    Ok(stop)
}

/// How often a pause polls for Ctrl-C.
const TICK: Duration = Duration::from_millis(20);

/// SIGINT, which Ctrl-C sends outside the line editor. During a search or output the first one sets a flag and the
/// second one ends the program; while the program waits for plain input the first one ends it.
#[derive(Clone, Debug)]
pub struct Interrupt {
    /// Set by a signal, until [`Interrupt::take`]; stops a search.
    come: Arc<AtomicBool>,
    /// Whether the next signal ends the program.
    deadly: Arc<AtomicBool>,
}

impl Interrupt {
    /// Listens for Ctrl-C from now on.
    pub fn listen() -> io::Result<Interrupt> {
        let interrupt = Interrupt {
            come: Arc::default(),
            deadly: Arc::default(),
        };
        // In this order, so that the first one arms the second.
        flag::register_conditional_default(SIGINT, Arc::clone(&interrupt.deadly))?;
        flag::register(SIGINT, Arc::clone(&interrupt.deadly))?;
        flag::register(SIGINT, Arc::clone(&interrupt.come))?;
        Ok(interrupt)
    }

    /// The flag that a signal sets.
    pub fn flag(&self) -> &Arc<AtomicBool> {
        &self.come
    }

    /// Whether a signal has come since the last call. Clears the flag.
    pub fn take(&self) -> bool {
        self.deadly.store(false, Ordering::Relaxed);
        self.come.swap(false, Ordering::Relaxed)
    }

    /// Waits for a signal, at most this long. Returns whether one has come.
    pub fn comes_within(&self, time: Duration) -> bool {
        let start = Instant::now();
        while !self.come.load(Ordering::Relaxed) && start.elapsed() < time {
            thread::sleep(TICK);
        }
        self.take()
    }

    /// Runs `wait`, during which a signal ends the program.
    pub fn let_end<T>(&self, wait: impl FnOnce() -> T) -> T {
        self.deadly.store(true, Ordering::Relaxed);
        let waited = wait();
        self.deadly.store(false, Ordering::Relaxed);
        waited
    }
}

#[cfg(unix)]
pub use terminal::restore_on_termination;

#[cfg(unix)]
mod terminal {
    use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};
    use signal_hook::consts::{SIGHUP, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::{io, thread};

    /// Turns off bracketed paste, which the line editor turns on.
    const PASTE_OFF: &[u8] = b"\x1b[?2004l\r\n";

    /// From now on SIGTERM and SIGHUP restore the terminal on standard input to its present mode before
    /// they end the program. The line editor keeps the terminal in raw mode while it waits for a line:
    /// after a plain SIGTERM the shell would not echo what is typed.
    ///
    /// # Errors
    /// When standard input is not a terminal, or no thread can be started or no signal handler installed.
    pub fn restore_on_termination() -> io::Result<()> {
        let cooked = tcgetattr(io::stdin())?;
        let mut signals = Signals::new([SIGTERM, SIGHUP])?;
        let wait = move || {
            for signal in signals.forever() {
                // The program ends anyway, and a terminal that is gone needs no restoring.
                let _ = restore(&cooked);
                let _ = emulate_default_handler(signal);
            }
        };
        let thread = thread::Builder::new().name("signals".to_owned());
        thread.spawn(wait).map(drop)
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
}
