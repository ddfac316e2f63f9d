//! An entry of the histories that all threads share.

use std::sync::atomic::{AtomicI16, Ordering};

/// A score between `-LIMIT` and `LIMIT` that bonuses move. Threads that change it at once may lose all
/// changes but one; each stores a score within the limit, and no search relies on more.
#[derive(Debug)]
pub(super) struct HistoryEntry<const LIMIT: i32>(AtomicI16);

impl<const LIMIT: i32> HistoryEntry<LIMIT> {
    /// An entry with the score 0.
    pub(super) const fn new() -> HistoryEntry<LIMIT> {
        const { assert!(0 < LIMIT && LIMIT <= i16::MAX as i32) };
        HistoryEntry(AtomicI16::new(0))
    }

    /// The score.
    #[inline]
    pub(super) fn score(&self) -> i32 {
        i32::from(self.0.load(Ordering::Relaxed))
    }

    /// Adds a bonus, within `-LIMIT` and `LIMIT`, with gravity: the nearer the score is to the limit, the
    /// less it moves, so that it never passes the limit.
    #[inline]
    pub(super) fn add(&self, bonus: i32) {
        let old = self.score();
        let new = old + bonus - old * bonus.abs() / LIMIT;
        self.0.store(new as i16, Ordering::Relaxed);
    }

    /// Sets the score to 0.
    pub(super) fn clear(&mut self) {
        *self.0.get_mut() = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bonuses_move_the_score_towards_the_limit_and_never_past_it() {
        const LIMIT: i32 = 8192;
        let mut entry = HistoryEntry::<LIMIT>::new();
        for bonus in [1, 100, 2048, LIMIT] {
            for sign in [1, -1] {
                let before = entry.score();
                entry.add(sign * bonus);
                assert!((entry.score() - before) * sign > 0, "{before} by {bonus}");
                for _ in 0..10_000 {
                    entry.add(sign * bonus);
                    assert!(entry.score().abs() <= LIMIT);
                }
                // As far as whole numbers get with this bonus.
                assert!(entry.score() * sign > LIMIT - LIMIT / bonus, "{bonus}");
            }
        }
        entry.clear();
        assert_eq!(entry.score(), 0);
    }
}
