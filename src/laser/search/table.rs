//! The transposition table: the results of the search by position, shared by all threads without a
//! lock.

use crate::laser::rules::{Action, Move, Square};
use crate::search::{
    Bound, Memory, TableTooLarge, Value, Window, is_mate, prefetch, value_from_tt,
};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use zerocopy::FromBytes;

/// The result of searching a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The hash move: the best move, or the one that caused a beta cutoff.
    pub(super) mv: Option<Move>,
    /// The score; a mate score counts plies from this position.
    pub(super) value: Value,
    pub(super) bound: Bound,
    /// The depth of the search in plies. Depths above 127 are stored as 127.
    pub(super) depth: u8,
}

impl Entry {
    /// The score with which the entry cuts off a node, if it does.
    pub(super) fn cutoff(self, depth: i32, ply: usize, window: Window) -> Option<Value> {
        let value = value_from_tt(self.value, ply);
        let fails_high = self.bound != Bound::Upper && value >= window.beta;
        let fails_low = self.bound != Bound::Lower && value <= window.alpha;
        if i32::from(self.depth) >= depth {
            return (fails_high || fails_low || self.bound == Bound::Exact).then_some(value);
        }
        // A mate score holds at any depth, but only as a bound: a deeper search may find a shorter mate.
        let is_proven = fails_high && value > 0 || fails_low && value < 0;
        (is_mate(value) && is_proven).then_some(value)
    }

    /// Refines a static evaluation of the position: gives the entry's score if that is exact, or a bound that
    /// the evaluation violates. Mate scores are ignored.
    pub(super) fn refine(self, eval: Value, ply: usize) -> Value {
        let value = value_from_tt(self.value, ply);
        match self.bound {
            _ if is_mate(value) => eval,
            Bound::Exact => value,
            Bound::Lower => eval.max(value),
            Bound::Upper => eval.min(value),
        }
    }
}

/// The transposition table. It owns the memory from one search to the next.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    bytes: Memory,
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
    Entries,
}

/// A view of the transposition table for one search. Every thread has a copy.
///
/// An entry is one atomic word, so threads never see a torn entry, without a lock or checksum. A second
/// word for a longer tag would need one of them and halve the number of entries. From the lowest bit
/// up: 13 bits move, 16 bits score, 7 bits depth, 2 bits bound (0 if the entry is empty), 4 bits
/// generation, 22 bits tag, the low bits of the key. The high bits of the key choose the cluster; they
/// do not overlap the tag in a table of less than 2^42 clusters. One in half a million probes of a full
/// table returns an entry of another position. The search detects most of these, as their move is not
/// legal.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchTable<'a> {
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

impl TranspositionTable {
    /// An empty table of this many mebibytes, at least 1. This takes no time: the system provides
    /// zeroed pages on first access, by `clear` or by a search.
    pub(super) fn new(mebibytes: usize) -> Result<TranspositionTable, TableTooLarge> {
        let error = TableTooLarge(mebibytes);
        let length = mebibytes.max(1).checked_mul(1 << 20).ok_or(error)?;
        let bytes = Memory::zeroed(length).ok_or(error)?;
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
    pub(super) fn new_search(&mut self) -> SearchTable<'_> {
        self.generation = (self.generation + 1) % GENERATIONS;
        self.content = Content::Entries;
        let Ok(clusters) = <[Cluster]>::mut_from_bytes(&mut self.bytes) else {
            unreachable!("whole mebibytes from the start of a page hold whole clusters");
        };
        SearchTable {
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

impl<'a> SearchTable<'a> {
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

    /// Prefetches the cluster of this key for a probe soon to come: without it the search takes 3 % longer
    /// with a table of 16 MB, and at least 10 % longer with one of a gigabyte.
    #[inline]
    pub(super) fn prefetch(self, key: u64) {
        let cluster = self.cluster(key);
        prefetch(cluster);
        // There is no instruction for it, but a load whose value is never waited for does the same.
        #[cfg(target_arch = "wasm32")]
        std::hint::black_box(cluster[0].load(Ordering::Relaxed));
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
        #[cfg(target_pointer_width = "64")]
        let index = (u128::from(key) * self.clusters.len() as u128) >> 64;
        // The same without a product of 128 bits, for less than 2^32 clusters.
        #[cfg(not(target_pointer_width = "64"))]
        let index = {
            let count = self.clusters.len() as u64;
            ((key >> 32) * count + ((key as u32 as u64 * count) >> 32)) >> 32
        };
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

#[inline]
fn depth(word: u64) -> u8 {
    (word >> DEPTH_SHIFT) as u8 & MAX_STORED_DEPTH
}

#[inline]
fn pack(key: u64, entry: Entry, generation: u8) -> u64 {
    entry.mv.map_or(0, encode)
        | u64::from(entry.value as i16 as u16) << VALUE_SHIFT
        | u64::from(entry.depth) << DEPTH_SHIFT
        | entry.bound.bits() << BOUND_SHIFT
        | u64::from(generation) << GENERATION_SHIFT
        | key << TAG_SHIFT
}

/// Unpacks an entry; `None` if it is empty.
#[inline]
fn unpack(word: u64) -> Option<Entry> {
    let bound = Bound::from_bits(word >> BOUND_SHIFT & 3)?;
    Some(Entry {
        mv: decode(word & ((1 << VALUE_SHIFT) - 1)),
        value: Value::from((word >> VALUE_SHIFT) as i16),
        bound,
        depth: depth(word),
    })
}

/// The destination code of a clockwise turn. The code of a step is its target square.
const RIGHT: u64 = Square::COUNT as u64;
/// The destination code of a counter-clockwise turn.
const LEFT: u64 = RIGHT + 1;
const DESTINATIONS: u64 = RIGHT + 2;

/// Encodes a move in 13 bits, never as 0. This frees three bits of the move's own encoding for the
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
mod tests;
