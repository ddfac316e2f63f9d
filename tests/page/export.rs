//! `akhet gui --export`: the page as a folder.

use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const ENGINE: &str = "target/wasm-engine";

/// Exports the page from this folder into `page` in it.
fn export(folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args(["gui", "--export", "page"])
        .current_dir(folder)
        .output()
        .unwrap()
}

/// The paths of all files in a folder.
fn files(folder: &Path, inner: &str) -> Vec<String> {
    let entries = fs::read_dir(folder.join(inner)).unwrap();
    let mut found = Vec::new();
    for entry in entries.map(Result::unwrap) {
        let path = format!("{inner}{}", entry.file_name().to_str().unwrap());
        if entry.path().is_dir() {
            found.extend(files(folder, &format!("{path}/")));
        } else {
            found.push(path);
        }
    }
    found
}

#[test]
fn the_page_and_its_engine_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let engine = folder.path().join(ENGINE);
    fs::create_dir_all(&engine).unwrap();
    fs::write(engine.join("worker.js"), "onmessage = () => {};\n").unwrap();
    fs::write(engine.join("akhet.wasm"), [0, 97, 115, 109]).unwrap();
    fs::write(engine.join("akhet.book"), "a book").unwrap();
    let output = export(folder.path());
    assert!(output.status.success(), "{output:?}");

    let page = folder.path().join("page");
    let html = fs::read_to_string(page.join("index.html")).unwrap();
    assert!(html.contains("<meta name=\"engine\" content=\"engine/worker.js\">\n</head>"));
    assert_eq!(fs::read(page.join("engine/akhet.wasm")).unwrap().len(), 4);
    let puzzles = fs::read_to_string(page.join("akhet.puzzles")).unwrap();
    assert!(puzzles.lines().count() > 650);

    // `first.txt` answers the page's questions about the first position.
    let source = include_str!("../../gui/js/game/arbiter.js");
    let (_, list) = source.split_once("const QUESTIONS = [").unwrap();
    let (list, _) = list.split_once(']').unwrap();
    let questions = list.split(", ").map(|word| word.trim_matches('\''));
    let asked: Vec<_> = ["position setup ace"]
        .into_iter()
        .chain(questions)
        .collect();
    let file = folder.path().join("questions");
    fs::write(&file, asked.join("\n")).unwrap();
    let answers = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .stdin(fs::File::open(file).unwrap())
        .output()
        .unwrap();
    let first = fs::read_to_string(page.join("first.txt")).unwrap();
    assert!(first.contains("\nshot c1b1 path "), "{first}");
    assert!(first == String::from_utf8_lossy(&answers.stdout), "{first}");

    // The service worker caches every file but itself and the book, by its hash.
    let worker = fs::read_to_string(page.join("service-worker.js")).unwrap();
    let kept = worker.strip_prefix("const FILES = ").unwrap();
    let (kept, _) = kept.split_once(";\n").unwrap();
    let kept: serde_json::Map<String, serde_json::Value> = serde_json::from_str(kept).unwrap();
    let mut found = files(&page, "");
    found.retain(|path| path != "service-worker.js" && path != "engine/akhet.book");
    found.sort();
    assert_eq!(kept.keys().cloned().collect::<Vec<_>>(), found);
    for (path, hash) in &kept {
        let digest = Sha256::digest(fs::read(page.join(path)).unwrap());
        let encoded = base64::Engine::encode(&base64::prelude::BASE64_STANDARD, digest);
        assert_eq!(
            hash.as_str().unwrap(),
            format!("sha256-{encoded}"),
            "{path}"
        );
    }
}

#[test]
fn a_missing_engine_is_named_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let output = export(folder.path());
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.contains(
            "there is no engine in target/wasm-engine: first run wasm/build target/wasm-engine"
        ),
        "{error}"
    );
    assert!(!folder.path().join("page").exists());
}
