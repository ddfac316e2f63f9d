//! Ctrl-C outside the line editor.

use signal_hook::consts::SIGINT;
use signal_hook::flag;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How often a pause polls for Ctrl-C.
const TICK: Duration = Duration::from_millis(20);

/// SIGINT, which Ctrl-C sends outside the line editor. During a search or output the first one is
/// kept as a flag and a second one ends the program; while the program waits for plain input the
/// first one ends it.
#[derive(Clone, Debug)]
pub(super) struct Interrupt {
    /// A signal has come since the last [`Interrupt::take`]; stops a search.
    come: Arc<AtomicBool>,
    /// The next signal ends the program.
    deadly: Arc<AtomicBool>,
}

impl Interrupt {
    /// Installs the signal handlers.
    pub(super) fn listen() -> io::Result<Interrupt> {
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

    /// The flag that a signal sets, to stop work by.
    pub(super) fn flag(&self) -> &Arc<AtomicBool> {
        &self.come
    }

    /// Returns whether a signal has come since the last call, and clears the flag.
    pub(super) fn take(&self) -> bool {
        self.deadly.store(false, Ordering::Relaxed);
        self.come.swap(false, Ordering::Relaxed)
    }

    /// Waits for this time or until a signal comes; returns whether one has come.
    pub(super) fn comes_within(&self, time: Duration) -> bool {
        let start = Instant::now();
        while !self.come.load(Ordering::Relaxed) && start.elapsed() < time {
            thread::sleep(TICK);
        }
        self.take()
    }

    /// Runs a wait during which a signal ends the program.
    pub(super) fn let_end<T>(&self, wait: impl FnOnce() -> T) -> T {
        self.deadly.store(true, Ordering::Relaxed);
        let waited = wait();
        self.deadly.store(false, Ordering::Relaxed);
        waited
    }
}
