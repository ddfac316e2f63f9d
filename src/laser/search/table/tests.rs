//! Tests of the transposition table.

use super::*;
use std::sync::atomic::AtomicBool;

/// A table of one mebibyte.
fn small() -> SearchTable<'static> {
    Box::leak(Box::new(TranspositionTable::new(1).unwrap())).new_search()
}

fn entry(value: Value, depth: u8) -> Entry {
    Entry {
        mv: Some(Move::turn_left(Square::at(7))),
        value,
        bound: Bound::Lower,
        depth,
    }
}

/// A pseudo-random key: a bijection of 64-bit numbers.
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
    let table = small();
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
                    let other = small();
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
    let table = small();
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
    let table = small();
    table.store(1, entry(5, 20));
    table.store(1, entry(6, 2));
    assert_eq!(table.probe(1), Some(entry(5, 20)));
    let exact = Entry {
        bound: Bound::Exact,
        ..entry(6, 2)
    };
    table.store(1, exact);
    assert_eq!(table.probe(1), Some(exact));
    let no_move = Entry {
        mv: None,
        ..entry(7, 3)
    };
    table.store(1, no_move);
    assert_eq!(table.probe(1), Some(entry(7, 3)), "the move stays");
}

#[test]
fn a_full_cluster_holds_eight_and_every_cluster_is_a_cache_line() {
    let table = small();
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
    let table = small();
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
            let mut lines = text.lines();
            let line = lines.find(|line| line.starts_with("MemAvailable:"))?;
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
    let table = small();
    // Only six of the high bits that choose the cluster differ, so the threads collide constantly, and 64
    // keys share each cluster of 8.
    let key = |number: u64| scrambled(number % KEYS) >> 14 | (number % 64) << 58;
    let done = AtomicBool::new(false);
    let write = &|first: u64| {
        let mut number = first;
        while !done.load(Ordering::Relaxed) {
            let key = key(scrambled(number));
            table.store(key, entry_of(key));
            number += 1;
        }
        number - first
    };
    let read = &|first: u64| {
        let (mut found, mut missed) = (0, 0);
        for number in first..first + 1000 * READS {
            let key = key(scrambled(number));
            match table.probe(key) {
                Some(entry) => {
                    assert_eq!(entry, entry_of(key), "of {key:x}");
                    found += 1;
                }
                None => missed += 1,
            }
            if found == READS {
                return missed;
            }
        }
        panic!("only {found} found");
    };
    std::thread::scope(|scope| {
        let start = |thread: u64| scope.spawn(move || write(thread * 1000));
        let writers: Vec<_> = (0..THREADS / 2).map(start).collect();
        let start = |thread: u64| scope.spawn(move || read(thread << 32));
        let readers: Vec<_> = (0..THREADS / 2).map(start).collect();
        let missed: Vec<_> = readers.into_iter().map(|reader| reader.join()).collect();
        // Stop the writers even if a reader has failed.
        done.store(true, Ordering::Relaxed);
        let written = writers.into_iter().map(|writer| writer.join().unwrap());
        println!(
            "{} entries written, {missed:?} not found",
            written.sum::<u64>()
        );
        let missed: u64 = missed.into_iter().map(Result::unwrap).sum();
        assert!(missed > 0, "no entry was ever replaced");
    });
}
