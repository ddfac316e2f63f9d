//! The transposition table: the results of the search by position, shared by all threads without a
//! lock.

use super::score::{Bound, Value};
use crate::laser::rules::{Action, Move, Square};
use memmap2::MmapMut;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use zerocopy::FromBytes;

/// The result of searching a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The hash move: the best move, or the one that caused a beta cutoff.
    pub(super) mv: Option<Move>,
    /// The score, where a mate score counts plies from this position.
    pub(super) value: Value,
    /// Whether the score is exact or a bound.
    pub(super) bound: Bound,
    /// The depth of the search in plies. Depths above 127 are stored as 127.
    pub(super) depth: u8,
}

/// The transposition table. It owns the memory from one search to the next.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    bytes: MmapMut,
    content: Content,
    /// The generation of the last search.
    generation: u8,
}

/// What the memory of the table holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    /// Pages that were never touched. The system zeroes them on first access.
    Untouched,
    /// Zeros, in touched pages.
    Zeros,
    /// Entries.
    Entries,
}

/// A view of the transposition table for one search. Every thread has a copy.
///
/// An entry is one atomic word, so threads never see a torn entry, and there is need for neither a
/// lock nor a checksum. A second word for a longer tag would cost that and half of the entries.
/// From the lowest bit up: 13 bits move, 16 bits score, 7 bits depth, 2 bits bound (0 if the entry
/// is empty), 4 bits generation, 22 bits tag, the low bits of the key. The high bits of the key
/// choose the cluster; they do not overlap the tag in a table of less than 2^42 clusters. A probe of
/// a full table returns an entry of another position once in half a million times. The search
/// detects most of these, as their move is not legal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<'a> {
    clusters: &'a [Cluster],
    generation: u8,
}

/// The entries among which a position may be stored. They fill one cache line, so a probe costs at
/// most one cache miss: the memory begins on a page boundary, so every cluster begins on a line.
type Cluster = [AtomicU64; 8];

/// The number of generations before they repeat. Every search is one generation.
const GENERATIONS: u8 = 16;
/// Aging: the depth that an entry loses in replacement decisions for each generation of its age.
const AGE_COST: i32 = 8;
/// The unit of clearing, in bytes: a huge page, which one thread touches alone.
const CHUNK: usize = 2 << 20;
/// The size of the smallest pages, in bytes.
const PAGE: usize = 4 << 10;

const VALUE_SHIFT: u32 = 13;
const DEPTH_SHIFT: u32 = 29;
const BOUND_SHIFT: u32 = 36;
const GENERATION_SHIFT: u32 = 38;
const TAG_SHIFT: u32 = 42;
const MAX_STORED_DEPTH: u8 = 127;

/// The system has no memory for a transposition table of this many mebibytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no memory for a table of {0} MB")]
pub struct TableTooLarge(pub usize);

impl TranspositionTable {
    /// An empty table of this many mebibytes, at least 1. This takes no time: the system provides
    /// zeroed pages on first access, by `clear` or by a search.
    pub(super) fn new(mebibytes: usize) -> Result<TranspositionTable, TableTooLarge> {
        let error = TableTooLarge(mebibytes);
        let length = mebibytes.max(1).checked_mul(1 << 20).ok_or(error)?;
        let bytes = MmapMut::map_anon(length).map_err(|_| error)?;
        // Huge pages make probes faster. If the system has none, normal pages work as well.
        #[cfg(target_os = "linux")]
        let _ = bytes.advise(memmap2::Advice::HugePage);
        Ok(TranspositionTable {
            bytes,
            content: Content::Untouched,
            generation: 0,
        })
    }

    /// Empties the table, on all cores, and touches all of its pages.
    pub(super) fn clear(&mut self) {
        match self.content {
            Content::Untouched => for_each_chunk(&mut self.bytes, |chunk| {
                for page in chunk.chunks_mut(PAGE) {
                    page[0] = 0;
                }
            }),
            Content::Zeros => {}
            Content::Entries => for_each_chunk(&mut self.bytes, |chunk| chunk.fill(0)),
        }
        self.content = Content::Zeros;
        self.generation = 0;
    }

    /// The table for a new search, in a new generation.
    pub(super) fn new_search(&mut self) -> Table<'_> {
        self.generation = (self.generation + 1) % GENERATIONS;
        self.content = Content::Entries;
        let clusters = <[Cluster]>::mut_from_bytes(&mut self.bytes)
            .expect("whole mebibytes from the start of a page hold whole clusters");
        Table {
            clusters,
            generation: self.generation,
        }
    }
}

/// Calls `work` for each [`CHUNK`] of the memory, on all cores.
fn for_each_chunk(bytes: &mut [u8], work: impl Fn(&mut [u8]) + Sync) {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = cores.min(bytes.len() / CHUNK);
    let chunks = Mutex::new(bytes.chunks_mut(CHUNK));
    let next = || chunks.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work_through = || {
        while let Some(chunk) = next() {
            work(chunk);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            // If the system has no thread to spare, the others do its share.
            let _ = thread::Builder::new().spawn_scoped(scope, work_through);
        }
        work_through();
    });
}

impl<'a> Table<'a> {
    /// Probes the table for the position with this key.
    #[inline]
    pub(super) fn probe(self, key: u64) -> Option<Entry> {
        self.cluster(key)
            .iter()
            .map(|word| word.load(Ordering::Relaxed))
            .find(|&word| has_tag(word, key))
            .and_then(unpack)
    }

    /// Stores an entry. It replaces the entry of the same position, else an empty one, else the one
    /// with the least depth after aging. A much deeper entry of the same position and generation
    /// stays, unless the new score is exact; an old hash move stays if the new entry has none.
    #[inline]
    pub(super) fn store(self, key: u64, mut entry: Entry) {
        entry.depth = entry.depth.min(MAX_STORED_DEPTH);
        let mut replaced = None;
        let mut least = i32::MAX;
        for slot in self.cluster(key) {
            let word = slot.load(Ordering::Relaxed);
            if has_tag(word, key) {
                if let Some(old) = unpack(word) {
                    let shallower = entry.depth + 3 < old.depth && self.age(word) == 0;
                    if shallower && entry.bound != Bound::Exact {
                        return;
                    }
                    entry.mv = entry.mv.or(old.mv);
                }
                replaced = Some(slot);
                break;
            }
            let aged_depth = match word {
                0 => i32::MIN,
                _ => i32::from(depth(word)) - AGE_COST * i32::from(self.age(word)),
            };
            if aged_depth < least {
                least = aged_depth;
                replaced = Some(slot);
            }
        }
        if let Some(slot) = replaced {
            slot.store(pack(key, entry, self.generation), Ordering::Relaxed);
        }
    }

    /// Prefetches the cluster of this key into the cache, for a probe that comes soon. Only speed
    /// depends on it.
    #[inline]
    #[cfg_attr(
        target_arch = "x86_64",
        expect(
            unsafe_code,
            reason = "there is no safe prefetch, and without it the search takes 3 % longer with a \
                      table of 16 MB, and at least 10 % longer with one of a gigabyte"
        )
    )]
    pub(super) fn prefetch(self, key: u64) {
        let cluster = self.cluster(key);
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            // SAFETY: the instruction is part of every x86-64. It is a hint that neither faults
            // nor changes memory, whatever the address; this one is that of a live reference.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(cluster.as_ptr().cast()) };
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = cluster;
    }

    /// The share of the table filled with entries of this search, in thousandths, estimated from the
    /// first thousand entries. Keys spread evenly, so these are representative.
    pub(super) fn hashfull(self) -> u32 {
        let sample = &self.clusters.as_flattened()[..1000];
        let used = sample
            .iter()
            .map(|word| word.load(Ordering::Relaxed))
            .filter(|&word| word != 0 && self.age(word) == 0)
            .count();
        used as u32
    }

    #[inline]
    fn cluster(self, key: u64) -> &'a Cluster {
        // The high half of the product maps the keys evenly to any number of clusters.
        let index = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[index as usize]
    }

    /// The age of an entry in generations.
    #[inline]
    fn age(self, word: u64) -> u8 {
        let written = (word >> GENERATION_SHIFT) as u8 % GENERATIONS;
        (self.generation + GENERATIONS - written) % GENERATIONS
    }
}

/// Whether an entry has the tag of this key. An empty entry may have it too. As a cluster fills in
/// order, no entry follows an empty one.
#[inline]
fn has_tag(word: u64, key: u64) -> bool {
    word >> TAG_SHIFT == key << TAG_SHIFT >> TAG_SHIFT
}

/// The depth of a packed entry.
#[inline]
fn depth(word: u64) -> u8 {
    (word >> DEPTH_SHIFT) as u8 & MAX_STORED_DEPTH
}

/// Packs an entry into a word.
#[inline]
fn pack(key: u64, entry: Entry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    entry.mv.map_or(0, encode)
        | u64::from(entry.value as i16 as u16) << VALUE_SHIFT
        | u64::from(entry.depth) << DEPTH_SHIFT
        | bound << BOUND_SHIFT
        | u64::from(generation) << GENERATION_SHIFT
        | key << TAG_SHIFT
}

/// Unpacks an entry; `None` if it is empty.
#[inline]
fn unpack(word: u64) -> Option<Entry> {
    let bound = match word >> BOUND_SHIFT & 3 {
        1 => Bound::Exact,
        2 => Bound::Lower,
        3 => Bound::Upper,
        _ => return None,
    };
    Some(Entry {
        mv: decode(word & ((1 << VALUE_SHIFT) - 1)),
        value: Value::from((word >> VALUE_SHIFT) as i16),
        bound,
        depth: depth(word),
    })
}

/// The destination code of a clockwise turn. A step has its target square as destination code.
const RIGHT: u64 = Square::COUNT as u64;
/// The destination code of a counter-clockwise turn.
const LEFT: u64 = RIGHT + 1;
/// The number of destination codes.
const DESTINATIONS: u64 = RIGHT + 2;

/// Encodes a move in 13 bits, never as 0. That saves three bits of the move's own encoding for the
/// tag.
#[inline]
fn encode(mv: Move) -> u64 {
    let destination = match mv.action() {
        Action::Step => mv.to().index() as u64,
        Action::TurnRight => RIGHT,
        Action::TurnLeft => LEFT,
    };
    mv.from().index() as u64 * DESTINATIONS + destination
}

/// Decodes a move; `None` if the code stands for none.
#[inline]
fn decode(code: u64) -> Option<Move> {
    let from = Square::from_index((code / DESTINATIONS) as usize)?;
    match code % DESTINATIONS {
        RIGHT => Some(Move::turn_right(from)),
        LEFT => Some(Move::turn_left(from)),
        target => {
            let to = Square::from_index(target as usize)?;
            (from != to).then(|| Move::step(from, to))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    fn entry(value: Value, depth: u8) -> Entry {
        Entry {
            mv: Some(Move::turn_left(Square::at(7))),
            value,
            bound: Bound::Lower,
            depth,
        }
    }

    /// A pseudo-random key: a bijection of the numbers.
    fn scrambled(number: u64) -> u64 {
        let mut key = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        key ^ key >> 31
    }

    /// The entry that the tests store for a key, a function of the key.
    fn entry_of(key: u64) -> Entry {
        let bounds = [Bound::Exact, Bound::Lower, Bound::Upper];
        Entry {
            mv: (0..).find_map(|more| Move::from_bits((scrambled(key) as u16).wrapping_add(more))),
            value: (key >> 7) as Value % 32_001,
            bound: bounds[(key % 3) as usize],
            depth: (key >> 20) as u8 % 128,
        }
    }

    #[test]
    fn a_probe_finds_what_was_stored() {
        let mut owner = TranspositionTable::new(1).unwrap();
        let table = owner.new_search();
        for key in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef] {
            for value in [-32_000, -1, 0, 32_000] {
                for depth in [0, 127] {
                    for mv in [None, Some(Move::turn_left(Square::at(79)))] {
                        let entry = Entry {
                            mv,
                            bound: Bound::Exact,
                            ..entry(value, depth)
                        };
                        // An entry without a move keeps the old move, so use another table.
                        let mut owner = TranspositionTable::new(1).unwrap();
                        let other = owner.new_search();
                        other.store(key, entry);
                        assert_eq!(other.probe(key), Some(entry));
                        table.store(key, entry);
                        assert_eq!(table.probe(key).map(|found| found.value), Some(value));
                    }
                }
            }
        }
        assert_eq!(table.probe(2 << 60), None);
    }

    #[test]
    fn moves_and_codes_of_13_bits_are_one_to_one() {
        let mut seen = [false; 1 << 13];
        let mut count = 0;
        for mv in (0..=u16::MAX).filter_map(Move::from_bits) {
            let code = encode(mv);
            assert!(!std::mem::replace(&mut seen[code as usize], true), "{mv}");
            assert_eq!(decode(code), Some(mv));
            count += 1;
        }
        assert_eq!(count, 80 * 79 + 80 + 80);
        for (code, &seen) in seen.iter().enumerate() {
            assert_eq!(decode(code as u64).is_some(), seen, "{code}");
        }
        assert!(!seen[0], "0 stands for no move");
    }

    #[test]
    fn a_depth_beyond_the_maximum_is_stored_as_the_maximum() {
        let mut owner = TranspositionTable::new(1).unwrap();
        let table = owner.new_search();
        table.store(5, entry(1, 200));
        assert_eq!(table.probe(5), Some(entry(1, MAX_STORED_DEPTH)));
    }

    #[test]
    fn a_deep_entry_survives_shallow_ones_until_it_has_aged() {
        let mut owner = TranspositionTable::new(1).unwrap();
        let table = owner.new_search();
        let deep = entry(5, 20);
        table.store(0, deep);
        for key in 1..100 {
            table.store(key, entry(1, 2));
        }
        assert_eq!(table.probe(0), Some(deep));
        for _ in 0..2 {
            owner.new_search();
        }
        let table = owner.new_search();
        assert_eq!(table.probe(0), Some(deep), "old, but not yet replaced");
        for key in 100..108 {
            table.store(key, entry(1, 2));
        }
        assert_eq!(table.probe(0), None);
    }

    #[test]
    fn a_shallow_bound_does_not_replace_a_deep_entry_of_the_same_position() {
        let mut owner = TranspositionTable::new(1).unwrap();
        let table = owner.new_search();
        table.store(1, entry(5, 20));
        table.store(1, entry(6, 2));
        assert_eq!(table.probe(1), Some(entry(5, 20)));
        let exact = Entry {
            bound: Bound::Exact,
            ..entry(6, 2)
        };
        table.store(1, exact);
        assert_eq!(table.probe(1), Some(exact));
        table.store(
            1,
            Entry {
                mv: None,
                ..entry(7, 3)
            },
        );
        assert_eq!(table.probe(1), Some(entry(7, 3)), "the move stays");
    }

    #[test]
    fn a_full_cluster_holds_eight_and_every_cluster_is_a_cache_line() {
        let mut owner = TranspositionTable::new(1).unwrap();
        let table = owner.new_search();
        assert_eq!(table.clusters.len(), (1 << 20) / 64);
        assert!(table.clusters.as_ptr().addr().is_multiple_of(64));
        for key in 0..9 {
            table.store(key, entry(1, key as u8 + 1));
        }
        let kept = (0..9).filter(|&key| table.probe(key).is_some()).count();
        assert_eq!(kept, 8);
    }

    #[test]
    fn a_tag_of_22_bits_separates_the_keys_of_a_cluster() {
        let mut owner = TranspositionTable::new(1).unwrap();
        let table = owner.new_search();
        let key = 0x0123_4567_89ab_cdef;
        table.store(key, entry(1, 2));
        for bit in 0..22 {
            assert_eq!(table.probe(key ^ 1 << bit), None, "bit {bit}");
        }
    }

    #[test]
    fn hashfull_is_the_share_of_entries_that_this_search_has_stored() {
        for mebibytes in [1, 2] {
            let mut owner = TranspositionTable::new(mebibytes).unwrap();
            let entries = (mebibytes << 20) as u64 / 8;
            let table = owner.new_search();
            assert_eq!(table.hashfull(), 0);
            // Few enough that hardly any cluster overflows.
            for number in 0..entries / 3 {
                table.store(scrambled(number), entry(1, 2));
            }
            assert!(table.hashfull().abs_diff(333) < 50, "{}", table.hashfull());
            for number in 0..entries * 4 {
                table.store(scrambled(number), entry(1, 2));
            }
            assert!(table.hashfull() > 990, "{}", table.hashfull());
            assert_eq!(
                owner.new_search().hashfull(),
                0,
                "older generations do not count"
            );
        }
    }

    #[test]
    fn a_table_beyond_memory_is_refused() {
        for mebibytes in [usize::MAX, usize::MAX >> 4, usize::MAX >> 21] {
            let error = TranspositionTable::new(mebibytes).err();
            assert_eq!(error, Some(TableTooLarge(mebibytes)));
        }
    }

    #[test]
    fn the_least_size_is_one_mebibyte() {
        assert_eq!(TranspositionTable::new(0).unwrap().bytes.len(), 1 << 20);
    }

    #[test]
    fn clear_empties_the_table() {
        for mebibytes in [1, 3, 8] {
            let mut owner = TranspositionTable::new(mebibytes).unwrap();
            owner.clear();
            assert_eq!(owner.content, Content::Zeros);
            assert!(owner.bytes.iter().all(|&byte| byte == 0));
            let table = owner.new_search();
            for number in 0..100_000 {
                table.store(scrambled(number), entry(1, 2));
            }
            assert_eq!(owner.content, Content::Entries);
            owner.clear();
            assert!(owner.bytes.iter().all(|&byte| byte == 0));
            assert_eq!(owner.new_search().probe(scrambled(9)), None);
        }
    }

    /// The test touches only a few pages of the large table.
    #[test]
    fn a_table_beyond_4_gigabytes_uses_all_of_its_memory() {
        const MEBIBYTES: usize = 5 << 10;
        let free = std::fs::read_to_string("/proc/meminfo")
            .ok()
            .and_then(|text| {
                let line = text
                    .lines()
                    .find(|line| line.starts_with("MemAvailable:"))?;
                line.split_whitespace().nth(1)?.parse::<usize>().ok()
            });
        if free.is_none_or(|kibibytes| kibibytes >> 10 < 2 * MEBIBYTES) {
            println!("skipped: no 10 GB of memory are known to be free");
            return;
        }
        let mut owner = TranspositionTable::new(MEBIBYTES).unwrap();
        let table = owner.new_search();
        let keys = || (0..64).map(|number: u64| number << 58 | number);
        for key in keys() {
            table.store(key, entry_of(key));
        }
        for key in keys() {
            assert_eq!(table.probe(key), Some(entry_of(key)));
        }
        let last = table.clusters.len() as u64 - 1;
        let offset = |key| table.cluster(key).as_ptr().addr() - table.clusters.as_ptr().addr();
        assert_eq!(offset(u64::MAX), last as usize * 64);
    }

    #[test]
    fn threads_never_see_a_torn_entry() {
        const THREADS: u64 = 4;
        const KEYS: u64 = 4096;
        const READS: u64 = 200_000;
        let mut owner = TranspositionTable::new(1).unwrap();
        let table = owner.new_search();
        // Only six of the high bits that choose the cluster differ, so the threads collide all the
        // time, and 64 keys share each cluster of 8.
        let key = |number: u64| scrambled(number % KEYS) >> 14 | (number % 64) << 58;
        let done = AtomicBool::new(false);
        let (read, replaced) = std::thread::scope(|scope| {
            let writers: Vec<_> = (0..THREADS / 2)
                .map(|thread| {
                    let done = &done;
                    scope.spawn(move || {
                        let mut number = thread * 1000;
                        while !done.load(Ordering::Relaxed) {
                            let key = key(scrambled(number));
                            table.store(key, entry_of(key));
                            number += 1;
                        }
                        number
                    })
                })
                .collect();
            let readers: Vec<_> = (0..THREADS / 2)
                .map(|thread| {
                    scope.spawn(move || {
                        let (mut read, mut missed) = (0, 0);
                        let mut number = thread << 32;
                        while read < READS {
                            let key = key(scrambled(number));
                            match table.probe(key) {
                                Some(entry) => {
                                    assert_eq!(entry, entry_of(key), "of {key:x}");
                                    read += 1;
                                }
                                None => missed += 1,
                            }
                            number += 1;
                            assert!(number < (thread << 32) + 1000 * READS, "{read} were read");
                        }
                        (read, missed)
                    })
                })
                .collect();
            let counts: Vec<_> = readers.into_iter().map(|reader| reader.join()).collect();
            // Stop the writers even if a reader has failed.
            done.store(true, Ordering::Relaxed);
            let written: u64 = writers
                .into_iter()
                .map(|writer| writer.join().unwrap())
                .sum();
            let counts = counts.into_iter().map(Result::unwrap);
            let (read, missed) =
                counts.fold((0, 0), |sum, (read, missed)| (sum.0 + read, sum.1 + missed));
            println!("{written} entries written, {read} read, {missed} not found");
            (read, missed)
        });
        assert_eq!(read, READS * THREADS / 2);
        assert!(replaced > 0, "no entry was ever replaced");
    }
}
