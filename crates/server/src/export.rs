//! `akhet gui --export`: the page as a folder for any web server, with the engine in a worker of the
//! browser.

use super::assets::{self, SERVICE_WORKER};
use akhet::lines::Quoted;
use akhet::protocol::{self, Permissions};
use akhet_console::files::read_regular_at_most;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What the page asks about the first position, as in `js/game/arbiter.js`: it shows the answers before
/// the engine is loaded.
const FIRST: [&str; 9] = [
    "position setup ace",
    "query p1turn",
    "query result",
    "query repetitions",
    "query fen",
    "board",
    "moves",
    "beam",
    "shot",
];

/// Where `wasm/build` puts the engine, relative to the repository.
const BUILT: &str = "target/wasm-engine";

/// Tells the page that there is no server, and where its engine is.
const ENGINE: &str = "<meta name=\"engine\" content=\"engine/worker.js\">\n";

/// How the service worker of an exported page begins. A list of the page's files follows, with their hashes.
const LIST: &str = "const FILES = ";

/// How the name of the opening book ends. It is large, and few need it, so the list lacks it.
const BOOK: &str = ".book";

/// The folder, in that of the page, in which the files are until all of them are written.
const STAGED: &str = ".akhet-export";

/// The maximum size of a service worker, in bytes.
const MAX_WORKER: u64 = 1 << 20;

/// The maximum size of a file of the engine, in bytes.
const MAX_ENGINE_FILE: u64 = 1 << 30;

/// Contents by path in the exported folder.
type Files = BTreeMap<String, Cow<'static, [u8]>>;

#[derive(Debug, thiserror::Error)]
pub(super) enum ExportError {
    #[error(
        "there is no engine in {BUILT}: first run wasm/build {BUILT} in the repository; releases include the exported page"
    )]
    NoEngine,
    #[error("{}: {}", .0.display(), .1)]
    File(PathBuf, io::Error),
    #[error("{}: '{}' in it is not of an export, or has been changed since: choose an empty or a new folder", .0.display(), Quoted::new(.1))]
    Foreign(PathBuf, String),
}

/// Writes the page. A former export in the folder is replaced; a folder with anything else in its place is refused.
pub(super) fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut files: Files = assets::all().collect();
    files.extend(engine(Path::new(BUILT))?);
    let mut answers = Vec::new();
    protocol::run_lines(
        &FIRST.map(str::to_owned),
        Permissions::QUESTIONS,
        &mut answers,
        &mut io::sink(),
    )?;
    files.insert("first.txt".to_owned(), Cow::Owned(answers));
    if let Some(page) = files.get_mut("index.html") {
        let text = String::from_utf8_lossy(page);
        let text = text.replacen("</head>", &format!("{ENGINE}</head>"), 1);
        *page = Cow::Owned(text.into_bytes());
    }
    let kept: BTreeMap<&String, String> = files
        .iter()
        .filter(|(path, _)| !path.ends_with(BOOK))
        .map(|(path, content)| (path, integrity(content)))
        .collect();
    if let Some((name, text)) = assets::service_worker() {
        let kept = serde_json::json!(kept);
        let text = format!("{LIST}{kept:#};\n\n{text}");
        files.insert(name.to_owned(), Cow::Owned(text.into_bytes()));
    }
    replace(folder, &files)
}

/// Puts these files in the place of a former export, or into a folder without one. Until all of them are written,
/// nothing else in the folder changes.
fn replace(folder: &Path, files: &Files) -> Result<(), Box<dyn Error>> {
    let former = former(folder, files)?;
    let staged = folder.join(STAGED);
    let written = stage(&staged, files);
    let moved = written.and_then(|()| {
        // What the page loads first comes last; and the list, by which a run that is killed is known.
        let mut paths: Vec<&String> = files.keys().collect();
        paths.sort_by_key(|path| (*path == SERVICE_WORKER, !path.contains('/')));
        for path in paths {
            let target = folder.join(path);
            make_parent(&target)?;
            fs::rename(staged.join(path), &target).map_err(failed(&target))?;
        }
        for path in former.iter().filter(|path| !files.contains_key(*path)) {
            let target = folder.join(path);
            fs::remove_file(&target).map_err(failed(&target))?;
            // Fails if the folder has other files.
            let _ = target.parent().map(fs::remove_dir);
        }
        Ok(())
    });
    // The first error is the one to report.
    let _ = fs::remove_dir_all(&staged);
    Ok(moved?)
}

/// Writes the files into a new folder.
fn stage(staged: &Path, files: &Files) -> Result<(), ExportError> {
    if staged.is_dir() {
        // A run was killed.
        fs::remove_dir_all(staged).map_err(failed(staged))?;
    }
    for (path, content) in files {
        let path = staged.join(path);
        make_parent(&path)?;
        File::create_new(&path)
            // A network file system may not say before that it is full.
            .and_then(|mut file| file.write_all(content).and_then(|()| file.sync_all()))
            .map_err(failed(&path))?;
    }
    Ok(())
}

fn make_parent(path: &Path) -> Result<(), ExportError> {
    match path.parent() {
        Some(parent) => fs::create_dir_all(parent).map_err(failed(parent)),
        None => Ok(()),
    }
}

/// The paths of a former export in a folder, which has nothing else where these files go. What is elsewhere, such as
/// the `.git` of a site, is left alone.
fn former(folder: &Path, files: &Files) -> Result<BTreeSet<String>, ExportError> {
    // If a run was killed, the list of its files may still be among those not moved.
    let workers = [folder.to_owned(), folder.join(STAGED)].map(|it| it.join(SERVICE_WORKER));
    let lists: Vec<_> = workers.iter().filter_map(|worker| list(worker)).collect();
    // Whether the path is one of ours, or a folder with some.
    let is_in_the_way = |path: &str| {
        let paths = files.keys().chain(lists.iter().flat_map(BTreeMap::keys));
        paths.into_iter().any(|one| {
            let rest = one.strip_prefix(path);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    };
    let mut former = BTreeSet::new();
    let mut folders = vec![String::new()];
    while let Some(inner) = folders.pop() {
        let here = folder.join(&inner);
        let entries = match fs::read_dir(&here) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => break,
            entries => entries.map_err(failed(&here))?,
        };
        for entry in entries {
            let entry = entry.map_err(failed(&here))?;
            let path = format!("{inner}{}", entry.file_name().to_string_lossy());
            if path != STAGED && !is_in_the_way(&path) && !is_book(&path) {
                continue;
            }
            let kind = entry.file_type().map_err(failed(&entry.path()))?;
            let is_ours = if kind.is_dir() {
                // Nothing can take the place of a folder.
                if path != STAGED {
                    folders.push(format!("{path}/"));
                }
                !files.contains_key(&path)
            } else {
                kind.is_file() && lists.iter().any(|list| is_of(list, &path, &entry.path()))
            };
            if !is_ours {
                return Err(ExportError::Foreign(folder.to_owned(), path));
            }
            if kind.is_file() {
                former.insert(path);
            }
        }
    }
    Ok(former)
}

/// The hashes in an exported service worker, by path.
fn list(worker: &Path) -> Option<BTreeMap<String, String>> {
    let bytes = read_regular_at_most(worker, MAX_WORKER).ok()?;
    let text = String::from_utf8(bytes).ok()?;
    // After the list come the lines of the worker.
    let list = serde_json::Deserializer::from_str(text.strip_prefix(LIST)?);
    list.into_iter().next()?.ok()
}

/// Whether a file is of an export with such a list, and unchanged.
fn is_of(list: &BTreeMap<String, String>, path: &str, file: &Path) -> bool {
    if let Some(hash) = list.get(path) {
        fs::read(file).is_ok_and(|content| integrity(&content) == *hash)
    } else {
        path == SERVICE_WORKER || is_book(path)
    }
}

/// Whether an exported file is an opening book, which no list has.
fn is_book(path: &str) -> bool {
    path.starts_with("engine/") && path.ends_with(BOOK)
}

fn failed(path: &Path) -> impl Fn(io::Error) -> ExportError {
    let path = path.to_owned();
    move |error| ExportError::File(path.clone(), error)
}

/// The files of the engine.
fn engine(built: &Path) -> Result<Files, ExportError> {
    if !built.join("worker.js").is_file() {
        return Err(ExportError::NoEngine);
    }
    let mut files = Files::new();
    for entry in fs::read_dir(built).map_err(failed(built))? {
        let path = entry.map_err(failed(built))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        let content = read_regular_at_most(&path, MAX_ENGINE_FILE).map_err(failed(&path))?;
        files.insert(format!("engine/{name}"), Cow::Owned(content));
    }
    Ok(files)
}

/// The hash of a file, in the form of the attribute `integrity`.
fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}
