//! The transposition table: results of the two-player search by position, shared by all threads without a
//! lock.

use crate::labyrinth::rules::Move;
use crate::search::{Bound, TableTooLarge, Value, Window, is_mate, value_from_tt};
use std::sync::atomic::{AtomicU64, Ordering};

/// The result of searching a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The hash move.
    pub(super) mv: Option<Move>,
    /// The score, where a mate score counts plies from this position.
    pub(super) value: Value,
    pub(super) bound: Bound,
    /// The depth of the search in plies, at most 63.
    pub(super) depth: u32,
}

impl Entry {
    /// The score with which the entry cuts off a node, if it does.
    pub(super) fn cutoff(self, depth: u32, ply: usize, window: Window) -> Option<Value> {
        let value = value_from_tt(self.value, ply);
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= window.beta,
            Bound::Upper => value <= window.alpha,
        };
        // A proven win or loss holds at every depth.
        (decides && (self.depth >= depth || is_mate(value))).then_some(value)
    }
}

/// The table. An entry is one atomic word, so threads never see a torn one: from the lowest bit up,
/// 16 bits for the move, 16 for the score, 6 for the depth, 2 for the bound (0 if the entry is
/// empty) and 24 for the tag, which is the low bits of the key. The high bits of the key choose the
/// slot.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    entries: Vec<AtomicU64>,
}

const VALUE_SHIFT: u32 = 16;
const DEPTH_SHIFT: u32 = 32;
const BOUND_SHIFT: u32 = 38;
const TAG_SHIFT: u32 = 40;

impl TranspositionTable {
    /// An empty table of this many mebibytes, at least 1.
    pub(super) fn new(mebibytes: usize) -> Result<TranspositionTable, TableTooLarge> {
        let error = TableTooLarge(mebibytes);
        let bytes = mebibytes.max(1).checked_mul(1 << 20).ok_or(error)?;
        let length = bytes / size_of::<AtomicU64>();
        let mut entries = Vec::new();
        entries.try_reserve_exact(length).map_err(|_| error)?;
        entries.resize_with(length, AtomicU64::default);
        Ok(TranspositionTable { entries })
    }

    pub(super) fn clear(&mut self) {
        for entry in &mut self.entries {
            *entry.get_mut() = 0;
        }
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        let place = (u128::from(key) * self.entries.len() as u128) >> 64;
        &self.entries[place as usize]
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let word = self.slot(key).load(Ordering::Relaxed);
        if word >> TAG_SHIFT != key << TAG_SHIFT >> TAG_SHIFT {
            return None;
        }
        Some(Entry {
            mv: Move::from_bits(word as u16),
            value: Value::from((word >> VALUE_SHIFT) as i16),
            bound: Bound::from_bits(word >> BOUND_SHIFT & 3)?,
            depth: (word >> DEPTH_SHIFT) as u32 & 63,
        })
    }

    pub(super) fn put(&self, key: u64, entry: Entry) {
        let word = u64::from(entry.mv.map_or(0, Move::bits))
            | u64::from(entry.value as u16) << VALUE_SHIFT
            | u64::from(entry.depth.min(63)) << DEPTH_SHIFT
            | entry.bound.bits() << BOUND_SHIFT
            | key << TAG_SHIFT;
        self.slot(key).store(word, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found_again() {
        let table = TranspositionTable::new(1).unwrap();
        for (value, bound, depth) in [
            (-31_000, Bound::Upper, 0),
            (12, Bound::Exact, 7),
            (30_998, Bound::Lower, 63),
        ] {
            let mv = "g2ec1".parse().ok();
            let entry = Entry {
                mv,
                value,
                bound,
                depth,
            };
            let key = 0x1234_5678_9abc_def0 + u64::from(depth);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            assert_eq!(table.get(key ^ 1 << 20), None);
        }
        assert!(TranspositionTable::new(usize::MAX).is_err());
    }
}
