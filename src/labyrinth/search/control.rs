//! Control of a running search from other threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a running search to stop. The search and its caller share it.
#[derive(Debug, Default)]
pub struct Control {
    stop: Arc<AtomicBool>,
}

impl Control {
    /// A control whose stop flag is `stop`, for callers that can only set a flag, such as signal
    /// handlers.
    pub fn with_stop(stop: Arc<AtomicBool>) -> Control {
        Control { stop }
    }

    /// Ends the search as soon as possible.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether [`Control::stop`] was called.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
