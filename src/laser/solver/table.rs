//! The results of the solver, by position.

use super::numbers::Numbers;

/// The number of buckets, a power of two. With two entries of 24 bytes each the table has 48 MiB.
const BUCKETS: usize = 1 << 20;

/// What is known about a position for the attacker.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
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

/// A table of exact results, and of numbers for what is not decided. In a full bucket the cheaper entry
/// is replaced.
#[derive(Debug)]
pub(super) struct ProofTable {
    buckets: Vec<[Entry; 2]>,
}

impl ProofTable {
    pub(super) fn new() -> ProofTable {
        ProofTable {
            buckets: vec![Default::default(); BUCKETS],
        }
    }

    /// What is known of the attacker's win within this many of its moves.
    pub(super) fn find(&self, key: u64, moves: u32) -> Option<Numbers> {
        let bucket = &self.buckets[key as usize % BUCKETS];
        let entry = bucket.iter().find(|entry| entry.key == key)?;
        if entry.wins != 0 && u32::from(entry.wins) <= moves {
            Some(Numbers::WON)
        } else if u32::from(entry.fails) >= moves {
            Some(Numbers::NOT_WON)
        } else {
            (u32::from(entry.moves) == moves).then_some(entry.numbers)
        }
    }

    /// Stores what is known of the attacker's win within this many of its moves.
    pub(super) fn add(&mut self, key: u64, moves: u32, numbers: Numbers) {
        let moves = moves as u8;
        let [first, second] = &mut self.buckets[key as usize % BUCKETS];
        let entry = match (first.key == key, second.key == key) {
            (true, _) => first,
            (_, true) => second,
            _ if first.worth() <= second.worth() => first,
            _ => second,
        };
        if entry.key != key {
            *entry = Entry {
                key,
                ..Entry::default()
            };
        }
        match numbers.is_won() {
            Some(false) => entry.fails = entry.fails.max(moves),
            Some(true) if entry.wins == 0 || moves < entry.wins => entry.wins = moves,
            Some(true) => {}
            None => (entry.moves, entry.numbers) = (moves, numbers),
        }
    }
}
