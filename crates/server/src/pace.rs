//! How fast a client may send.

use std::time::Duration;
use tokio::time::{Instant, sleep};

/// An allowance of lines that refills with time.
pub(super) struct Pace {
    per_second: f64,
    at_once: f64,
    left: f64,
    since: Instant,
}

impl Pace {
    /// Allows `per_second` lines per second on average, and `at_once` in a burst.
    pub(super) fn new(per_second: u32, at_once: u32) -> Pace {
        Pace {
            per_second: per_second.into(),
            at_once: at_once.into(),
            left: at_once.into(),
            since: Instant::now(),
        }
    }

    /// Counts a line; false if it is one too many.
    pub(super) fn take(&mut self) -> bool {
        let refilled = self.since.elapsed().as_secs_f64() * self.per_second;
        self.left = (self.left + refilled).min(self.at_once);
        self.since = Instant::now();
        let there = self.left >= 1.0;
        if there {
            self.left -= 1.0;
        }
        there
    }

    /// Waits until there is room for a line, and counts it.
    pub(super) async fn wait(&mut self) {
        while !self.take() {
            let missing = (1.0 - self.left) / self.per_second;
            sleep(Duration::from_secs_f64(missing)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_allowance_is_used_up_and_refills() {
        let runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = { runtime }.enable_all().build().unwrap();
        runtime.block_on(async {
            // Too slow to refill meanwhile.
            let mut pace = Pace::new(1, 5);
            assert_eq!((0..50).filter(|_| pace.take()).count(), 5);
            let mut pace = Pace::new(20, 1);
            assert!(pace.take());
            let start = Instant::now();
            for _ in 0..4 {
                pace.wait().await;
            }
            assert!(start.elapsed() > Duration::from_millis(150));
        });
    }
}
