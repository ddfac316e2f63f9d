//! `akhet gui --export`: the page as a folder for any web server, with the engine in a worker of the
//! browser.

use super::assets;
use crate::protocol;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io;
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
}

/// Writes the page. Other files in the folder are left alone.
pub(super) fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut files: Files = assets::all().collect();
    files.extend(engine(Path::new(BUILT))?);
    let mut answers = Vec::new();
    protocol::run_lines(&FIRST.map(str::to_owned), &mut answers, &mut io::sink())?;
    files.insert("first.txt".to_owned(), Cow::Owned(answers));
    if let Some(page) = files.get_mut("index.html") {
        let text = String::from_utf8_lossy(page);
        let text = text.replacen("</head>", &format!("{ENGINE}</head>"), 1);
        *page = Cow::Owned(text.into_bytes());
    }
    let kept: BTreeMap<&String, String> = files
        .iter()
        // The opening book is large, and few need it.
        .filter(|(path, _)| !path.ends_with(".book"))
        .map(|(path, content)| (path, integrity(content)))
        .collect();
    if let Some((name, text)) = assets::service_worker() {
        let kept = serde_json::json!(kept);
        let text = format!("const FILES = {kept:#};\n\n{text}");
        files.insert(name.to_owned(), Cow::Owned(text.into_bytes()));
    }
    for (path, content) in &files {
        let path = folder.join(path);
        let written = match path.parent() {
            Some(parent) => fs::create_dir_all(parent).and_then(|()| fs::write(&path, content)),
            None => fs::write(&path, content),
        };
        written.map_err(|error| ExportError::File(path, error))?;
    }
    Ok(())
}

/// The files of the engine.
fn engine(built: &Path) -> Result<Files, ExportError> {
    if !built.join("worker.js").is_file() {
        return Err(ExportError::NoEngine);
    }
    let failed = |path: &Path| {
        let path = path.to_owned();
        |error| ExportError::File(path, error)
    };
    let mut files = Files::new();
    for entry in fs::read_dir(built).map_err(failed(built))? {
        let path = entry.map_err(failed(built))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        let content = fs::read(&path).map_err(failed(&path))?;
        files.insert(format!("engine/{name}"), Cow::Owned(content));
    }
    Ok(files)
}

/// The hash of a file, in the form of the attribute `integrity`.
fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}
