//! Perft: counts the leaves of the game tree, to test the move generator and measure its speed.

use super::moves::Move;
use super::position::Position;
use crate::search::{divide, is_stopped, mix};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The settings of a perft count.
#[derive(Clone, Copy, Default)]
pub struct Perft<'a> {
    /// A transposition table of counts.
    pub table: Option<&'a PerftTable>,
    /// Once this is true, counting ends early with a meaningless number.
    pub stop: Option<&'a AtomicBool>,
}

impl Perft<'_> {
    /// The number of leaves after exactly `depth` plies. There is no bulk counting: every leaf is
    /// played, its shot included. A game that ends earlier has no leaves.
    pub fn count(&self, position: &mut Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let table = self.table.filter(|_| depth > 1);
        if depth > 1 && is_stopped(self.stop) {
            return 0;
        }
        if let Some(count) = table.and_then(|table| table.get(position, depth)) {
            return count;
        }
        let mut count = 0;
        for mv in position.legal_moves() {
            if depth == 1 {
                position.with_move_made(mv, |_, _| ());
                count += 1;
            } else {
                let undo = position.play_unchecked(mv);
                count += self.count(position, depth - 1);
                position.undo(&undo);
            }
        }
        if let Some(table) = table.filter(|_| !is_stopped(self.stop)) {
            table.put(position, depth, count);
        }
        count
    }

    /// The number of leaves below each legal move, in the generator's order, and their total, counted by all
    /// threads of the current rayon pool. At depth 0 the position itself is the one leaf.
    pub fn divide(&self, position: &Position, depth: u32) -> (Vec<(Move, u64)>, u64) {
        divide(depth, self.stop, position.legal_moves(), |mv, rest| {
            let mut child = position.clone();
            child.play_unchecked(mv);
            self.count_wide(&child, rest)
        })
    }

    /// Like `count`, in parallel over the legal moves: the root's moves alone are too few and too
    /// uneven to keep all threads busy to the end.
    fn count_wide(&self, position: &Position, depth: u32) -> u64 {
        if depth < 3 {
            return self.count(&mut position.clone(), depth);
        }
        self.divide(position, depth).1
    }
}

/// A transposition table of counts, shared by all threads without locks. An entry holds the count
/// and the exclusive or of key and count, so an entry torn between two writers matches no key
/// (Hyatt's lockless hashing).
pub struct PerftTable {
    entries: Vec<[AtomicU64; 2]>,
}

impl PerftTable {
    /// A table of this size in mebibytes, at least 1.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub fn new(mebibytes: usize) -> Result<PerftTable, std::collections::TryReserveError> {
        let count = mebibytes
            .max(1)
            .saturating_mul((1 << 20) / size_of::<[AtomicU64; 2]>());
        let mut entries = Vec::new();
        entries.try_reserve_exact(count)?;
        entries.resize_with(count, Default::default);
        Ok(PerftTable { entries })
    }

    fn get(&self, position: &Position, depth: u32) -> Option<u64> {
        let key = key(position, depth);
        let [check, count] = self.entry(key);
        let count = count.load(Ordering::Relaxed);
        (check.load(Ordering::Relaxed) ^ count == key && count != 0).then_some(count)
    }

    fn put(&self, position: &Position, depth: u32, count: u64) {
        let key = key(position, depth);
        let entry = self.entry(key);
        entry[0].store(key ^ count, Ordering::Relaxed);
        entry[1].store(count, Ordering::Relaxed);
    }

    fn entry(&self, key: u64) -> &[AtomicU64; 2] {
        // The high half of the product maps keys evenly to any number of entries.
        let index = (u128::from(key) * self.entries.len() as u128) >> 64;
        &self.entries[index as usize]
    }
}

/// The key of a position counted to a depth.
fn key(position: &Position, depth: u32) -> u64 {
    position.key() ^ mix(depth.into())
}
