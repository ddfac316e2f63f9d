//! The results of the solver, by position, shared by its threads without a lock.

use super::numbers::Numbers;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// The number of buckets, a power of two. With two entries of 24 bytes each the table has 48 MiB.
const BUCKETS: usize = 1 << 20;

/// The number of counters of searches, a power of two. A position can seem to be searched because
/// another shares its counter; that only affects the order.
const COUNTERS: usize = 1 << 16;

/// What is known about a position for the attacker.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    /// The fewest of its moves within which the attacker is known to win; 0 if it is not known to win.
    wins: u8,
    /// The most moves within which it is known not to win.
    fails: u8,
    /// The number of moves left that `numbers` apply to; 0 if there are none.
    moves: u8,
    numbers: Numbers,
}

impl Entry {
    /// The cost of the entry: about the maximum number of moves searched.
    fn worth(&self) -> u8 {
        self.wins.max(self.fails).max(self.moves)
    }
}

/// An entry in three words. The last is the exclusive or of the others and the key, so an entry whose words
/// are from two threads has another key (Hyatt and Mann, "A lock-less transposition table implementation for
/// parallel search chess engines", 2002).
type Slot = [AtomicU64; 3];

fn read(slot: &Slot) -> (u64, Entry) {
    let [numbers, moves, check] = slot.each_ref().map(|word| word.load(Ordering::Relaxed));
    let [wins, fails, left, ..] = moves.to_le_bytes();
    let entry = Entry {
        wins,
        fails,
        moves: left,
        numbers: Numbers::from_bits(numbers),
    };
    (numbers ^ moves ^ check, entry)
}

fn write(slot: &Slot, key: u64, entry: Entry) {
    let numbers = entry.numbers.to_bits();
    let moves = u64::from_le_bytes([entry.wins, entry.fails, entry.moves, 0, 0, 0, 0, 0]);
    let words = [numbers, moves, numbers ^ moves ^ key];
    for (word, value) in slot.iter().zip(words) {
        word.store(value, Ordering::Relaxed);
    }
}

/// A table of exact results, and of numbers for what is not decided. In a full bucket the cheaper entry
/// is replaced.
#[derive(Debug)]
pub(super) struct ProofTable {
    buckets: Vec<[Slot; 2]>,
    /// The searches in progress, by the low bits of the key.
    searches: Vec<AtomicU32>,
}

impl ProofTable {
    pub(super) fn new() -> ProofTable {
        ProofTable {
            buckets: (0..BUCKETS).map(|_| Default::default()).collect(),
            searches: (0..COUNTERS).map(|_| AtomicU32::new(0)).collect(),
        }
    }

    /// The number of threads that search this position.
    pub(super) fn searches(&self, key: u64) -> &AtomicU32 {
        &self.searches[key as usize % COUNTERS]
    }

    /// What is known of the attacker's win within this many of its moves.
    pub(super) fn find(&self, key: u64, moves: u32) -> Option<Numbers> {
        let bucket = &self.buckets[key as usize % BUCKETS];
        let (_, entry) = bucket.iter().map(read).find(|&(found, _)| found == key)?;
        if entry.wins != 0 && u32::from(entry.wins) <= moves {
            Some(Numbers::WON)
        } else if u32::from(entry.fails) >= moves {
            Some(Numbers::NOT_WON)
        } else {
            (u32::from(entry.moves) == moves).then_some(entry.numbers)
        }
    }

    /// Stores what is known of the attacker's win within this many of its moves.
    pub(super) fn add(&self, key: u64, moves: u32, numbers: Numbers) {
        let moves = moves as u8;
        let slots = &self.buckets[key as usize % BUCKETS];
        let [first, second] = slots.each_ref().map(read);
        let (slot, (found, mut entry)) = match (first.0 == key, second.0 == key) {
            (true, _) => (&slots[0], first),
            (_, true) => (&slots[1], second),
            _ if first.1.worth() <= second.1.worth() => (&slots[0], first),
            _ => (&slots[1], second),
        };
        if found != key {
            entry = Entry::default();
        }
        match numbers.is_won() {
            Some(false) => entry.fails = entry.fails.max(moves),
            Some(true) if entry.wins == 0 || moves < entry.wins => entry.wins = moves,
            Some(true) => {}
            None => (entry.moves, entry.numbers) = (moves, numbers),
        }
        write(slot, key, entry);
    }
}
