//! The transposition table: what the search knows about positions it has met, shared by all
//! threads without a lock.

use super::score::{Bound, Value};
use crate::game::Move;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// What the table knows about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The best move found, or the one that was good enough.
    pub(super) mv: Option<Move>,
    /// The score, ends of the game counted from this position.
    pub(super) value: Value,
    /// What is known about the score.
    pub(super) bound: Bound,
    /// To what depth it was searched.
    pub(super) depth: u8,
}

/// An entry fits one atomic word, so it can not be torn between threads and needs neither lock
/// nor checksum: bits 0 to 15 the move, 16 to 31 the score, 32 to 39 the depth, 40 and 41 the
/// bound plus one (0 where the entry is empty), 42 to 45 the generation, 46 to 63 the low bits of
/// the key. The high bits of the key choose the cluster.
#[derive(Debug)]
pub(super) struct Table {
    words: Box<[AtomicU64]>,
    generation: AtomicU8,
}

/// Entries that share a place. Half a cache line.
const CLUSTER: usize = 4;
const GENERATIONS: u8 = 16;
const KEY_BITS: u32 = 18;

/// The memory for a table is not to be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no memory for a table of {0} MB")]
pub struct TableTooLarge(pub usize);

impl Table {
    /// An empty table of this many mebibytes, at least 1.
    pub(super) fn new(mebibytes: usize) -> Result<Table, TableTooLarge> {
        let error = TableTooLarge(mebibytes);
        let bytes = mebibytes.max(1).checked_mul(1 << 20).ok_or(error)?;
        let words = bytemuck::allocation::try_zeroed_slice_box(bytes / size_of::<AtomicU64>())
            .map_err(|()| error)?;
        Ok(Table {
            words,
            generation: AtomicU8::new(0),
        })
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for word in &mut self.words {
            *word.get_mut() = 0;
        }
        *self.generation.get_mut() = 0;
    }

    /// Tells entries of earlier searches from those to come.
    pub(super) fn next_generation(&self) {
        let next = (self.generation() + 1) % GENERATIONS;
        self.generation.store(next, Ordering::Relaxed);
    }

    fn generation(&self) -> u8 {
        self.generation.load(Ordering::Relaxed)
    }

    /// What is known about the position with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.cluster(key)
            .iter()
            .map(|word| word.load(Ordering::Relaxed))
            .find(|&word| holds(word, key))
            .and_then(unpack)
    }

    /// Keeps an entry, in place of one that is worth less: the same position's, an empty one, or
    /// that of the least depth, where old entries count as shallower.
    #[inline]
    pub(super) fn put(&self, key: u64, mut entry: Entry) {
        let generation = self.generation();
        let mut victim = None;
        let mut least = i32::MAX;
        for slot in self.cluster(key) {
            let word = slot.load(Ordering::Relaxed);
            if holds(word, key) {
                if let Some(old) = unpack(word) {
                    let shallower = entry.depth + 3 < old.depth && word_age(word, generation) == 0;
                    if shallower && entry.bound != Bound::Exact {
                        return;
                    }
                    entry.mv = entry.mv.or(old.mv);
                }
                victim = Some(slot);
                break;
            }
            let depth = i32::from((word >> 32) as u8);
            let worth = match word {
                0 => i32::MIN,
                _ => depth - 8 * i32::from(word_age(word, generation)),
            };
            if worth < least {
                least = worth;
                victim = Some(slot);
            }
        }
        if let Some(slot) = victim {
            slot.store(pack(key, entry, generation), Ordering::Relaxed);
        }
    }

    /// How full the table is with entries of this search, in thousandths, by a sample.
    pub(super) fn fullness(&self) -> u32 {
        let generation = self.generation();
        let used = self.words[..1000]
            .iter()
            .map(|word| word.load(Ordering::Relaxed))
            .filter(|&word| word != 0 && word_age(word, generation) == 0)
            .count();
        used as u32
    }

    #[inline]
    fn cluster(&self, key: u64) -> &[AtomicU64] {
        let clusters = self.words.len() / CLUSTER;
        // The high half of the product spreads the keys evenly over any number of clusters.
        let index = ((u128::from(key) * clusters as u128) >> 64) as usize;
        &self.words[index * CLUSTER..][..CLUSTER]
    }
}

#[inline]
fn holds(word: u64, key: u64) -> bool {
    word != 0 && (word >> 46) == key & ((1 << KEY_BITS) - 1)
}

#[inline]
fn word_age(word: u64, generation: u8) -> u8 {
    let written = (word >> 42) as u8 % GENERATIONS;
    (generation + GENERATIONS - written) % GENERATIONS
}

#[inline]
fn pack(key: u64, entry: Entry, generation: u8) -> u64 {
    let mv = entry.mv.map_or(0, Move::bits);
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    u64::from(mv)
        | u64::from(entry.value as i16 as u16) << 16
        | u64::from(entry.depth) << 32
        | bound << 40
        | u64::from(generation) << 42
        | key << 46
}

#[inline]
fn unpack(word: u64) -> Option<Entry> {
    let bound = match word >> 40 & 3 {
        1 => Bound::Exact,
        2 => Bound::Lower,
        3 => Bound::Upper,
        _ => return None,
    };
    Some(Entry {
        mv: Move::from_bits(word as u16),
        value: Value::from((word >> 16) as i16),
        bound,
        depth: (word >> 32) as u8,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(bits: u16, value: Value, depth: u8) -> Entry {
        Entry {
            mv: Move::from_bits(bits),
            value,
            bound: Bound::Lower,
            depth,
        }
    }

    #[test]
    fn keeps_what_was_put() {
        let table = Table::new(1).unwrap();
        for key in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef] {
            for value in [-31_999, -1, 0, 31_999] {
                let entry = entry(
                    Move::turn_left(crate::game::Square::at(7)).bits(),
                    value,
                    200,
                );
                table.put(key, entry);
                assert_eq!(table.get(key), Some(entry));
            }
        }
        assert_eq!(table.get(2 << 60), None);
    }

    #[test]
    fn a_deep_entry_outlives_shallow_ones_until_it_is_old() {
        let table = Table::new(1).unwrap();
        let deep = entry(0, 5, 20);
        table.put(0, deep);
        for key in 1..100 {
            table.put(key, entry(0, 1, 2));
        }
        assert_eq!(table.get(0), Some(deep));
        for _ in 0..3 {
            table.next_generation();
        }
        for key in 100..104 {
            table.put(key, entry(0, 1, 2));
        }
        assert_eq!(table.get(0), None);
    }

    #[test]
    fn a_table_beyond_memory_is_refused() {
        assert_eq!(
            Table::new(usize::MAX >> 4).err(),
            Some(TableTooLarge(usize::MAX >> 4))
        );
    }

    #[test]
    fn clear_forgets() {
        let mut table = Table::new(1).unwrap();
        table.put(9, entry(0, 1, 2));
        table.clear();
        assert_eq!(table.get(9), None);
        assert_eq!(table.fullness(), 0);
    }
}
