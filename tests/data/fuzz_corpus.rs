//! The corpora of the fuzz targets, run through the same functions without a fuzzer.

#[path = "../../fuzz/src/lib.rs"]
mod targets;

use std::fs;
use test_support::engine::root;

/// Runs a target over its corpus.
fn replay(name: &str, target: fn(&[u8])) {
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
            replay(stringify!($name), targets::$name);
        }
    )*

    /// The list names every fuzz target.
    #[test]
    fn every_target_is_replayed() {
        let folder = root().join("fuzz/fuzz_targets");
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|file| file.file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        names.sort();
        assert_eq!(names, [$(stringify!($name)),*]);
    }};
}

targets! { beam book commands eval fen games jsonl labyrinth link match_config moves network pgn puzzles relay resume saved session suite }
