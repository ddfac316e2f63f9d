//! Control of a running search from other threads.

use super::Instant;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// Tells a running search to stop, or that the opponent played the expected move. The search and
/// its caller share it.
#[derive(Debug, Default)]
pub struct Control {
    stop: Arc<AtomicBool>,
    pondering: AtomicBool,
    ponder_hit: OnceLock<Instant>,
}

impl Control {
    /// A new control. If `ponder` is set, the search runs on the opponent's time: it gives no answer
    /// before [`Control::ponder_hit`] or [`Control::stop`], and its time limits count from the
    /// ponder hit.
    pub fn new(ponder: bool) -> Control {
        Control {
            pondering: AtomicBool::new(ponder),
            ..Control::default()
        }
    }

    /// A control whose stop flag is `stop`, for callers that can only set a flag, such as signal
    /// handlers.
    pub fn with_stop(stop: Arc<AtomicBool>) -> Control {
        Control {
            stop,
            ..Control::default()
        }
    }

    /// Ends the search as soon as possible.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Reports that the opponent played the expected move: from now on the search runs on the
    /// engine's own time.
    pub fn ponder_hit(&self) {
        self.ponder_hit_at(Instant::now());
    }

    /// [`Control::ponder_hit`] at a given time.
    pub(crate) fn ponder_hit_at(&self, now: Instant) {
        if !self.is_pondering() {
            return;
        }
        // Only the first ponder hit counts, so it is no error if the cell is already set.
        let _ = self.ponder_hit.set(now);
        self.pondering.store(false, Ordering::Release);
    }

    /// The stop flag, for other work that can be stopped.
    pub fn stop_flag(&self) -> &AtomicBool {
        &self.stop
    }

    /// Whether [`Control::stop`] was called.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Whether the search runs on the opponent's time.
    pub(crate) fn is_pondering(&self) -> bool {
        self.pondering.load(Ordering::Acquire)
    }

    pub(crate) fn ponder_hit_time(&self) -> Option<Instant> {
        self.ponder_hit.get().copied()
    }
}
