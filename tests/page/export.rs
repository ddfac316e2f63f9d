//! `akhet gui --export`: the page as a folder.

use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

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
    for name in ["akhet.puzzles", "labyrinth.puzzles"] {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../puzzles")
            .join(name);
        assert_eq!(fs::read(page.join(name)).unwrap(), fs::read(kept).unwrap());
    }

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

/// A folder with an engine that is small.
fn with_engine() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let engine = folder.path().join(ENGINE);
    fs::create_dir_all(&engine).unwrap();
    fs::write(engine.join("worker.js"), "onmessage = () => {};\n").unwrap();
    fs::write(engine.join("akhet.book"), "a book").unwrap();
    folder
}

/// The contents of all files in a folder.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut paths = files(folder, "");
    paths.sort();
    let read = |path: String| (path.clone(), fs::read(folder.join(path)).unwrap());
    paths.into_iter().map(read).collect()
}

#[test]
fn a_former_export_is_replaced() {
    let folder = with_engine();
    let page = folder.path().join("page");
    // An empty folder is as good as none.
    fs::create_dir(&page).unwrap();
    let engine = folder.path().join(ENGINE);
    fs::write(engine.join("old.js"), "old").unwrap();
    assert!(export(folder.path()).status.success());
    assert!(page.join("engine/old.js").exists());
    fs::remove_file(engine.join("old.js")).unwrap();
    fs::write(engine.join("worker.js"), "new").unwrap();
    fs::write(engine.join("akhet.book"), "another book").unwrap();
    // A run that was killed while it moved the files.
    let staged = page.join(".akhet-export");
    fs::create_dir_all(staged.join("js")).unwrap();
    let list = fs::read_to_string(page.join("service-worker.js")).unwrap();
    let (hash, _) = list.split_once("\n}").unwrap();
    let moved = "sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=";
    fs::write(page.join("engine/moved.js"), "hello").unwrap();
    let list = list.replacen(
        hash,
        &format!("{hash},\n\"engine/moved.js\": \"{moved}\""),
        1,
    );
    fs::write(staged.join("service-worker.js"), list).unwrap();
    let output = export(folder.path());
    assert!(output.status.success(), "{output:?}");
    for old in ["engine/old.js", "engine/moved.js"] {
        assert!(!page.join(old).exists(), "{old}");
    }
    assert_eq!(fs::read(page.join("engine/worker.js")).unwrap(), b"new");
    assert_eq!(
        fs::read(page.join("engine/akhet.book")).unwrap(),
        b"another book"
    );
    assert!(!page.join(".akhet-export").exists());
}

#[test]
fn foreign_files_are_named_and_left_alone() {
    let folder = with_engine();
    let page = folder.path().join("page");
    let refused = |path: &str| {
        let before = contents(&page);
        let output = export(folder.path());
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        let what = format!("page: '{path}' in it is not of an export, or has been changed since");
        assert!(error.contains(&what), "{error}");
        assert!(contents(&page) == before);
    };
    // What is in nobody's way stays.
    let others = ["js/notes.txt", "robots.txt", ".git/config"];
    for other in others {
        let path = page.join(other);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "mine").unwrap();
    }
    // A file of the same name is not of an export.
    fs::write(page.join("index.html"), "mine").unwrap();
    refused("index.html");
    fs::remove_file(page.join("index.html")).unwrap();
    assert!(export(folder.path()).status.success());
    assert!(export(folder.path()).status.success());
    for other in others {
        assert_eq!(fs::read(page.join(other)).unwrap(), b"mine", "{other}");
    }
    fs::write(page.join("index.html"), "mine").unwrap();
    refused("index.html");
    fs::remove_file(page.join("index.html")).unwrap();
    fs::create_dir(page.join("index.html")).unwrap();
    refused("index.html");
}

#[test]
#[cfg(unix)]
fn nothing_is_written_through_links() {
    use std::os::unix::fs::symlink;
    let folder = with_engine();
    let (page, other) = (folder.path().join("page"), folder.path().join("other"));
    fs::create_dir(&page).unwrap();
    fs::create_dir(&other).unwrap();
    fs::write(other.join("index.html"), "mine").unwrap();
    for (link, target) in [
        ("index.html", other.join("index.html")),
        ("js", other.clone()),
        (".akhet-export", other.clone()),
    ] {
        symlink(target, page.join(link)).unwrap();
        let output = export(folder.path());
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains(&format!("'{link}' in it")), "{error}");
        assert_eq!(files(&other, ""), ["index.html"]);
        assert_eq!(fs::read(other.join("index.html")).unwrap(), b"mine");
        fs::remove_file(page.join(link)).unwrap();
    }
    // The folder itself may be a link.
    fs::remove_dir(&page).unwrap();
    fs::remove_file(other.join("index.html")).unwrap();
    symlink(&other, &page).unwrap();
    assert!(export(folder.path()).status.success());
    assert!(other.join("service-worker.js").exists());
}

/// A limit on the size of files stands for a full disk.
#[test]
#[cfg(unix)]
fn a_full_disk_leaves_the_former_export() {
    let folder = with_engine();
    let page = folder.path().join("page");
    assert!(export(folder.path()).status.success());
    let before = contents(&page);
    fs::write(folder.path().join(ENGINE).join("worker.js"), "new").unwrap();
    let script = format!(
        "trap '' XFSZ; ulimit -f 8; exec '{}' gui --export page",
        env!("CARGO_BIN_EXE_akhet")
    );
    let output = Command::new("sh")
        .args(["-c", &script])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("page/.akhet-export/"), "{error}");
    assert!(contents(&page) == before);
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
