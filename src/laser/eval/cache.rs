//! The evaluation cache: scores of earlier positions, by their keys.

use crate::search::prefetch;
use std::collections::TryReserveError;

/// The number of entries of a cache, a power of two: 512 KB in total.
const ENTRIES: usize = 1 << 16;

/// The bits of an entry that hold the score. The same number of key bits selects the entry; the entry's
/// other bits hold the rest of the key.
const SCORE_BITS: u64 = (1 << 16) - 1;

/// Remembers the scores of positions by their Zobrist keys, for one thread. A new position replaces the
/// one in its entry.
///
/// A score depends only on the position, so the cache can outlive a search, a game and a change of rule
/// options. It compares whole keys.
#[derive(Clone, Debug)]
pub struct EvalCache {
    entries: Vec<u64>,
}

impl EvalCache {
    /// An empty cache.
    pub fn new() -> Result<EvalCache, TryReserveError> {
        let mut entries = Vec::new();
        entries.try_reserve_exact(ENTRIES)?;
        entries.resize(ENTRIES, 0);
        Ok(EvalCache { entries })
    }

    /// Forgets all scores.
    pub fn clear(&mut self) {
        self.entries.fill(0);
    }

    /// Prefetches the entry of this key for a lookup soon to come.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        prefetch(&self.entries[key as usize % ENTRIES]);
    }

    /// The score stored under this key, or else that of `compute`, which is then stored. Scores must
    /// fit in 16 bits.
    #[inline]
    pub(super) fn get_or_insert_with(&mut self, key: u64, compute: impl FnOnce() -> i32) -> i32 {
        let entry = &mut self.entries[key as usize % ENTRIES];
        if (*entry ^ key) & !SCORE_BITS == 0 {
            return i32::from(*entry as u16 as i16);
        }
        let score = compute();
        *entry = key & !SCORE_BITS | u64::from(score as i16 as u16);
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_answers_for_its_key_alone_until_another_replaces_it_or_all_are_cleared() {
        let mut cache = EvalCache::new().unwrap();
        let key = 0x1234_5678_9abc_def0;
        assert_eq!(cache.get_or_insert_with(key, || -20_000), -20_000);
        assert_eq!(cache.get_or_insert_with(key, || 1), -20_000);
        // The same entry, as the low bits are equal, then the same high bits in another entry.
        assert_eq!(cache.get_or_insert_with(key ^ 1 << 16, || 2), 2);
        assert_eq!(cache.get_or_insert_with(key ^ 1, || 20_000), 20_000);
        assert_eq!(cache.get_or_insert_with(key, || 3), 3);
        cache.clear();
        assert_eq!(cache.get_or_insert_with(key, || 4), 4);
        assert_eq!(cache.get_or_insert_with(key ^ 1, || 5), 5);
    }
}
