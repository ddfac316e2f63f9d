//! The transposition table: what the search knows about positions it has met, shared by all
//! threads without a lock.

use super::score::{Bound, Value};
use crate::laser::rules::{Action, Move, Square};
use memmap2::MmapMut;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};
use zerocopy::FromBytes;

/// What the table knows about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The best move found, or the one that was good enough.
    pub(super) mv: Option<Move>,
    /// The score, ends of the game counted from this position.
    pub(super) value: Value,
    /// What is known about the score.
    pub(super) bound: Bound,
    /// To what depth it was searched, in plies. The table keeps it up to 127, and greater ones as
    /// 127.
    pub(super) depth: u8,
}

/// The table's memory, which outlasts a search.
#[derive(Debug)]
pub(super) struct TableMemory {
    bytes: MmapMut,
    /// That of the last search.
    generation: u8,
    /// All of it was set to zero, and nothing has been written since.
    blank: bool,
}

/// The table for the time of one search. All its threads have a copy.
///
/// An entry is one atomic word, so it can not be torn between threads and needs neither lock nor
/// checksum; a word more for a longer tag would cost both that and half of the entries. From the
/// lowest bit up: 13 bits the move, 16 the score, 7 the depth, 2 the bound plus one (0 where the
/// entry is empty), 4 the generation, 22 the low bits of the key. The high bits of the key choose
/// the cluster, so those of the tag are others unless a table has 2^42 clusters. A probe of a full
/// table takes another position's entry for its own once in half a million times, and the search
/// drops most of these as their move is not legal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<'a> {
    clusters: &'a [Cluster],
    generation: u8,
}

/// Entries that share a place: as many as fill a cache line, so that a probe costs one miss at the
/// most. The memory begins on a page, so every cluster begins on a line.
type Cluster = [AtomicU64; 8];

const GENERATIONS: u8 = 16;
/// The depth that the search of one generation before costs an entry, in plies.
const AGE_COST: i32 = 8;
/// What is cleared by one thread at a time, in bytes: a huge page.
const CHUNK: usize = 2 << 20;

const VALUE_SHIFT: u32 = 13;
const DEPTH_SHIFT: u32 = 29;
const BOUND_SHIFT: u32 = 36;
const GENERATION_SHIFT: u32 = 38;
const TAG_SHIFT: u32 = 42;
const DEEPEST: u8 = 127;

/// The memory for a table is not to be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no memory for a table of {0} MB")]
pub struct TableTooLarge(pub usize);

impl TableMemory {
    /// Room for an empty table of this many mebibytes, at least 1. It takes no time: the system hands
    /// out zeroed pages when they are first touched, be it by the first `clear` or by a search.
    pub(super) fn new(mebibytes: usize) -> Result<TableMemory, TableTooLarge> {
        let error = TableTooLarge(mebibytes);
        let length = mebibytes.max(1).checked_mul(1 << 20).ok_or(error)?;
        let bytes = MmapMut::map_anon(length).map_err(|_| error)?;
        // Fewer and larger pages make a probe cheaper. Where there are none it works as well.
        #[cfg(target_os = "linux")]
        let _ = bytes.advise(memmap2::Advice::HugePage);
        Ok(TableMemory {
            bytes,
            generation: 0,
            blank: false,
        })
    }

    /// Forgets everything; with the help of these threads, where there are any.
    pub(super) fn clear(&mut self, helpers: Option<&rayon::ThreadPool>) {
        if !self.blank {
            match helpers {
                Some(pool) => pool.install(|| {
                    let chunks = self.bytes.par_chunks_mut(CHUNK);
                    chunks.for_each(|chunk| chunk.fill(0));
                }),
                None => self.bytes.fill(0),
            }
        }
        self.generation = 0;
        self.blank = true;
    }

    /// The table for the next search, which tells its own entries from those of the ones before.
    pub(super) fn open(&mut self) -> Table<'_> {
        self.generation = (self.generation + 1) % GENERATIONS;
        self.blank = false;
        let clusters = <[Cluster]>::mut_from_bytes(&mut self.bytes)
            .expect("whole mebibytes from the start of a page hold whole clusters");
        Table {
            clusters,
            generation: self.generation,
        }
    }
}

impl<'a> Table<'a> {
    /// What is known about the position with this key.
    #[inline]
    pub(super) fn get(self, key: u64) -> Option<Entry> {
        self.cluster(key)
            .iter()
            .map(|word| word.load(Ordering::Relaxed))
            .find(|&word| holds(word, key))
            .and_then(unpack)
    }

    /// Keeps an entry, in place of one that is worth less: the same position's, an empty one, or
    /// that of the least depth, where old entries count as shallower. What the same position's
    /// entry knows from this search and a much greater depth stays, unless the new score is exact;
    /// its move stays where the new entry has none.
    #[inline]
    pub(super) fn put(self, key: u64, mut entry: Entry) {
        entry.depth = entry.depth.min(DEEPEST);
        let mut victim = None;
        let mut least = i32::MAX;
        for slot in self.cluster(key) {
            let word = slot.load(Ordering::Relaxed);
            if holds(word, key) {
                if let Some(old) = unpack(word) {
                    let shallower = entry.depth + 3 < old.depth && self.age(word) == 0;
                    if shallower && entry.bound != Bound::Exact {
                        return;
                    }
                    entry.mv = entry.mv.or(old.mv);
                }
                victim = Some(slot);
                break;
            }
            let worth = match word {
                0 => i32::MIN,
                _ => i32::from(depth(word)) - AGE_COST * i32::from(self.age(word)),
            };
            if worth < least {
                least = worth;
                victim = Some(slot);
            }
        }
        if let Some(slot) = victim {
            slot.store(pack(key, entry, self.generation), Ordering::Relaxed);
        }
    }

    /// Has the place of this key brought near the processor while the search does something else,
    /// as it will soon ask for it. Nothing but speed depends on it.
    #[inline]
    #[cfg_attr(
        target_arch = "x86_64",
        expect(
            unsafe_code,
            reason = "no safe function fetches, and without it the search takes 3 % longer in a \
                      table of 16 MB, and at least a tenth longer in one of a gigabyte"
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

    /// How full the table is with entries of this search, in thousandths. Keys, and with them
    /// entries, are spread evenly, so the first thousand places speak for all.
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
        // The high half of the product spreads the keys evenly over any number of clusters.
        let index = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[index as usize]
    }

    /// How many searches ago a word was written.
    #[inline]
    fn age(self, word: u64) -> u8 {
        let written = (word >> GENERATION_SHIFT) as u8 % GENERATIONS;
        (self.generation + GENERATIONS - written) % GENERATIONS
    }
}

/// Has the word this key's tag? So has an empty one, for some keys; as places are filled in order
/// there is nothing to find behind it.
#[inline]
fn holds(word: u64, key: u64) -> bool {
    word >> TAG_SHIFT == key << TAG_SHIFT >> TAG_SHIFT
}

#[inline]
fn depth(word: u64) -> u8 {
    (word >> DEPTH_SHIFT) as u8 & DEEPEST
}

#[inline]
fn pack(key: u64, entry: Entry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    entry.mv.map_or(0, code)
        | u64::from(entry.value as i16 as u16) << VALUE_SHIFT
        | u64::from(entry.depth) << DEPTH_SHIFT
        | bound << BOUND_SHIFT
        | u64::from(generation) << GENERATION_SHIFT
        | key << TAG_SHIFT
}

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

/// In the place of the square moved to: a turn clockwise.
const RIGHT: u64 = Square::COUNT as u64;
/// The same, a turn counter-clockwise.
const LEFT: u64 = RIGHT + 1;
/// How many such places there are.
const TARGETS: u64 = RIGHT + 2;

/// A number for the move, below 2^13 and not 0: three bits less than the move's own, for the tag.
#[inline]
fn code(mv: Move) -> u64 {
    let target = match mv.action() {
        Action::Step => mv.to().index() as u64,
        Action::TurnRight => RIGHT,
        Action::TurnLeft => LEFT,
    };
    mv.from().index() as u64 * TARGETS + target
}

/// The move of this number, if there is one.
#[inline]
fn decode(code: u64) -> Option<Move> {
    let from = Square::from_index((code / TARGETS) as usize)?;
    match code % TARGETS {
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

    /// Different keys in no order: a bijection of the numbers.
    fn scrambled(number: u64) -> u64 {
        let mut key = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        key ^ key >> 31
    }

    /// The entry that a test puts for a key: all of it follows from the key.
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
    fn keeps_what_was_put() {
        let mut memory = TableMemory::new(1).unwrap();
        let table = memory.open();
        for key in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef] {
            for value in [-32_000, -1, 0, 32_000] {
                for depth in [0, 127] {
                    for mv in [None, Some(Move::turn_left(Square::at(79)))] {
                        let entry = Entry {
                            mv,
                            bound: Bound::Exact,
                            ..entry(value, depth)
                        };
                        // Without a move the last one stays, so it is put in another table.
                        let mut memory = TableMemory::new(1).unwrap();
                        let other = memory.open();
                        other.put(key, entry);
                        assert_eq!(other.get(key), Some(entry));
                        table.put(key, entry);
                        assert_eq!(table.get(key).map(|found| found.value), Some(value));
                    }
                }
            }
        }
        assert_eq!(table.get(2 << 60), None);
    }

    #[test]
    fn a_move_has_one_number_of_13_bits_and_a_number_one_move() {
        let mut seen = [false; 1 << 13];
        let mut count = 0;
        for mv in (0..=u16::MAX).filter_map(Move::from_bits) {
            let code = code(mv);
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
    fn a_depth_beyond_the_greatest_is_kept_as_the_greatest() {
        let mut memory = TableMemory::new(1).unwrap();
        let table = memory.open();
        table.put(5, entry(1, 200));
        assert_eq!(table.get(5), Some(entry(1, DEEPEST)));
    }

    #[test]
    fn a_deep_entry_outlives_shallow_ones_until_it_is_old() {
        let mut memory = TableMemory::new(1).unwrap();
        let table = memory.open();
        let deep = entry(5, 20);
        table.put(0, deep);
        for key in 1..100 {
            table.put(key, entry(1, 2));
        }
        assert_eq!(table.get(0), Some(deep));
        for _ in 0..2 {
            memory.open();
        }
        let table = memory.open();
        assert_eq!(table.get(0), Some(deep), "old, but nothing needs its place");
        for key in 100..108 {
            table.put(key, entry(1, 2));
        }
        assert_eq!(table.get(0), None);
    }

    #[test]
    fn a_shallow_bound_does_not_replace_what_a_deep_search_of_the_position_found() {
        let mut memory = TableMemory::new(1).unwrap();
        let table = memory.open();
        table.put(1, entry(5, 20));
        table.put(1, entry(6, 2));
        assert_eq!(table.get(1), Some(entry(5, 20)));
        let exact = Entry {
            bound: Bound::Exact,
            ..entry(6, 2)
        };
        table.put(1, exact);
        assert_eq!(table.get(1), Some(exact));
        table.put(
            1,
            Entry {
                mv: None,
                ..entry(7, 3)
            },
        );
        assert_eq!(table.get(1), Some(entry(7, 3)), "the move stays");
    }

    #[test]
    fn a_full_cluster_holds_eight_and_every_cluster_is_a_cache_line() {
        let mut memory = TableMemory::new(1).unwrap();
        let table = memory.open();
        assert_eq!(table.clusters.len(), (1 << 20) / 64);
        assert!(table.clusters.as_ptr().addr().is_multiple_of(64));
        for key in 0..9 {
            table.put(key, entry(1, key as u8 + 1));
        }
        let kept = (0..9).filter(|&key| table.get(key).is_some()).count();
        assert_eq!(kept, 8);
    }

    #[test]
    fn the_keys_of_a_cluster_are_told_apart_by_22_bits() {
        let mut memory = TableMemory::new(1).unwrap();
        let table = memory.open();
        let key = 0x0123_4567_89ab_cdef;
        table.put(key, entry(1, 2));
        for bit in 0..22 {
            assert_eq!(table.get(key ^ 1 << bit), None, "bit {bit}");
        }
    }

    #[test]
    fn the_fullness_is_the_share_of_places_that_this_search_has_used() {
        for mebibytes in [1, 2] {
            let mut memory = TableMemory::new(mebibytes).unwrap();
            let places = (mebibytes << 20) as u64 / 8;
            let table = memory.open();
            assert_eq!(table.hashfull(), 0);
            // So few that hardly a cluster overflows.
            for number in 0..places / 3 {
                table.put(scrambled(number), entry(1, 2));
            }
            assert!(table.hashfull().abs_diff(333) < 50, "{}", table.hashfull());
            for number in 0..places * 4 {
                table.put(scrambled(number), entry(1, 2));
            }
            assert!(table.hashfull() > 990, "{}", table.hashfull());
            assert_eq!(memory.open().hashfull(), 0, "it counts this search's alone");
        }
    }

    #[test]
    fn a_table_beyond_memory_is_refused() {
        for mebibytes in [usize::MAX, usize::MAX >> 4, usize::MAX >> 21] {
            let error = TableMemory::new(mebibytes).err();
            assert_eq!(error, Some(TableTooLarge(mebibytes)));
        }
    }

    #[test]
    fn no_mebibytes_are_one() {
        assert_eq!(TableMemory::new(0).unwrap().bytes.len(), 1 << 20);
    }

    #[test]
    fn clear_forgets() {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(2)
            .build()
            .unwrap();
        for helpers in [None, Some(&pool)] {
            let mut memory = TableMemory::new(3).unwrap();
            let table = memory.open();
            for number in 0..100_000 {
                table.put(scrambled(number), entry(1, 2));
            }
            memory.clear(helpers);
            assert!(memory.bytes.iter().all(|&byte| byte == 0));
            assert_eq!(memory.open().get(scrambled(9)), None);
        }
    }

    /// Pages are had when they are touched, so this costs little though the table is large.
    #[test]
    fn a_table_beyond_4_gigabytes_keeps_entries_all_over() {
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
        let mut memory = TableMemory::new(MEBIBYTES).unwrap();
        let table = memory.open();
        let keys = || (0..64).map(|number: u64| number << 58 | number);
        for key in keys() {
            table.put(key, entry_of(key));
        }
        for key in keys() {
            assert_eq!(table.get(key), Some(entry_of(key)));
        }
        let last = table.clusters.len() as u64 - 1;
        let place = |key| table.cluster(key).as_ptr().addr() - table.clusters.as_ptr().addr();
        assert_eq!(place(u64::MAX), last as usize * 64);
    }

    #[test]
    fn threads_never_see_a_torn_entry() {
        const THREADS: u64 = 4;
        const KEYS: u64 = 4096;
        const READS: u64 = 200_000;
        let mut memory = TableMemory::new(1).unwrap();
        let table = memory.open();
        // Of the keys' high bits, which choose the cluster, only six differ: the threads meet all
        // the time, and 64 keys share each cluster of 8.
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
                            table.put(key, entry_of(key));
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
                            match table.get(key) {
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
            // The writers end whether or not a reader has failed.
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
        assert!(replaced > 0, "keys did not fight for places");
    }
}
