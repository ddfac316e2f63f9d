//! The results of the solver, by position.

/// The number of buckets, a power of two. With two entries of 16 bytes each the table has 32 MiB.
const BUCKETS: usize = 1 << 20;

/// What is known about a position for the side to move.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    /// The fewest moves within which it is known to win; 0 if it is not known to win.
    wins: u8,
    /// The most moves within which it is known not to win.
    fails: u8,
}

impl Entry {
    /// The cost of the entry: about the maximum number of moves searched.
    fn worth(&self) -> u8 {
        self.wins.max(self.fails)
    }
}

/// A table of exact results. In a full bucket the cheaper entry is replaced.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<[Entry; 2]>,
}

impl Table {
    pub(super) fn new() -> Table {
        Table {
            buckets: vec![Default::default(); BUCKETS],
        }
    }

    /// Whether the side to move is known to win within this many of its moves, or known not to.
    pub(super) fn find(&self, key: u64, moves: u32) -> Option<bool> {
        let entry = self.bucket(key).iter().find(|entry| entry.key == key)?;
        if entry.wins != 0 && u32::from(entry.wins) <= moves {
            Some(true)
        } else if u32::from(entry.fails) >= moves {
            Some(false)
        } else {
            None
        }
    }

    /// Stores whether the side to move wins within this many of its moves.
    pub(super) fn add(&mut self, key: u64, moves: u32, wins: bool) {
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
        if !wins {
            entry.fails = entry.fails.max(moves);
        } else if entry.wins == 0 || moves < entry.wins {
            entry.wins = moves;
        }
    }

    fn bucket(&self, key: u64) -> &[Entry; 2] {
        &self.buckets[key as usize % BUCKETS]
    }
}
