//! The corpora of the fuzz targets, run through the same functions without a fuzzer.

#[path = "../../fuzz/src/lib.rs"]
mod targets;

use std::fs;
use test_support::engine::root;

/// Runs a target over its corpus.
fn replay(name: &str) {
    let (_, target) = targets::TARGETS
        .iter()
        .find(|(target, _)| *target == name)
        .unwrap();
    let folder = root().join("fuzz/corpus").join(name);
    let mut count = 0;
    for entry in fs::read_dir(&folder).unwrap() {
        let file = entry.unwrap().path();
        let bytes = fs::read(&file).unwrap();
        if std::panic::catch_unwind(|| target(&bytes)).is_err() {
            panic!("{} fails", file.display());
        }
        count += 1;
    }
    assert!(count >= 10, "{} has only {count} files", folder.display());
}

macro_rules! targets {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            replay(stringify!($name));
        }
    )*

    /// The list names every fuzz target.
    #[test]
    fn every_target_is_replayed() {
        let names = targets::TARGETS.map(|(name, _)| name);
        assert_eq!(names, [$(stringify!($name)),*]);
    }};
}

targets! { beam book commands eval fen games jsonl labyrinth link match_config moves network pgn puzzles relay resume saved session suite }
