//! The files of the page, which are embedded in the program.

use akhet::{labyrinth, laser};
use akhet_records::puzzles;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use once_cell::sync::Lazy;
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest, Sha256};
use std::borrow::Cow;

#[derive(Embed)]
#[folder = "../../gui/root/"]
struct Root;

#[derive(Embed)]
#[folder = "../../gui/css/"]
#[prefix = "css/"]
struct Css;

#[derive(Embed)]
#[folder = "../../gui/js/"]
#[prefix = "js/"]
struct Js;

#[derive(Embed)]
#[folder = "../../gui/lang/"]
#[prefix = "lang/"]
struct Lang;

#[derive(Embed)]
#[folder = "../../gui/vendor/"]
#[prefix = "vendor/"]
struct Vendor;

/// A file of the page's own.
fn own(path: &str) -> Option<EmbeddedFile> {
    match path.split('/').next() {
        Some("css") => Css::get(path),
        Some("js") => Js::get(path),
        Some("lang") if is_of_page(path) => Lang::get(path),
        Some("vendor") if is_of_page(path) => Vendor::get(path),
        _ => Root::get(path),
    }
}

/// Whether a file among the languages or the libraries of others is for the page, not for its authors.
fn is_of_page(path: &str) -> bool {
    !path.ends_with(".md") && path != "vendor/renew.js"
}

/// A file as it is sent.
pub(super) struct Asset {
    pub(super) content: Cow<'static, [u8]>,
    pub(super) mime: String,
    /// A tag that changes with the content.
    pub(super) tag: String,
}

const TEXT: &str = "text/plain; charset=utf-8";

/// Files of the page that the rest of the program also uses.
const SHARED: [(&str, &str, &str); 4] = [
    ("pieces.svg", laser::render::PIECES, "image/svg+xml"),
    ("labyrinth.svg", labyrinth::render::PIECES, "image/svg+xml"),
    ("akhet.puzzles", puzzles::SHIPPED, TEXT),
    ("labyrinth.puzzles", puzzles::labyrinth::SHIPPED, TEXT),
];

/// The page's service worker, which only an exported page uses: otherwise the server itself answers.
pub(super) const SERVICE_WORKER: &str = "service-worker.js";

/// The file at this path, which has no leading `/`; the empty path is the page.
pub(super) fn get(path: &str) -> Option<Asset> {
    if let Some((_, text, mime)) = SHARED.iter().find(|(name, ..)| *name == path) {
        return Some(Asset {
            content: text.as_bytes().into(),
            mime: (*mime).to_owned(),
            tag: tag(&Sha256::digest(text)),
        });
    }
    let path = match path {
        "" => "index.html",
        SERVICE_WORKER => return None,
        path => path,
    };
    let file = own(path)?;
    let mime = match path.ends_with(".ftl") {
        true => TEXT,
        false => file.metadata.mimetype(),
    };
    Some(Asset {
        mime: mime.to_owned(),
        tag: tag(&file.metadata.sha256_hash()),
        content: file.data,
    })
}

fn tag(hash: &[u8]) -> String {
    let hex = hash.iter().take(8).map(|byte| format!("{byte:02x}"));
    format!("\"{}\"", hex.collect::<String>())
}

/// All files of the page by their paths, without the service worker.
pub(super) fn all() -> impl Iterator<Item = (String, Cow<'static, [u8]>)> {
    let shared = SHARED
        .iter()
        .map(|(name, text, _)| ((*name).to_owned(), text.as_bytes().into()));
    let paths = Root::iter().chain(Css::iter()).chain(Js::iter());
    let paths = paths
        .chain(Lang::iter())
        .chain(Vendor::iter())
        .filter(|path| is_of_page(path));
    let paths = paths.filter(|path| path != SERVICE_WORKER);
    let files = paths.filter_map(|path| Some((path.to_string(), own(&path)?.data)));
    files.chain(shared)
}

/// The name and the text of the service worker of an exported page.
pub(super) fn service_worker() -> Option<(&'static str, String)> {
    let file = own(SERVICE_WORKER)?;
    let text = String::from_utf8_lossy(&file.data).into_owned();
    Some((SERVICE_WORKER, text))
}

/// What the page may load and run: its own files, and by its hash its one inline script, the import
/// map. `{host}` is replaced by the address of the server.
static POLICY: Lazy<String> = Lazy::new(|| {
    let script = own("index.html").and_then(|page| {
        let text = String::from_utf8_lossy(&page.data).into_owned();
        let (_, after) = text.split_once("<script type=\"importmap\">")?;
        let (script, _) = after.split_once("</script>")?;
        let hash = BASE64_STANDARD.encode(Sha256::digest(script));
        Some(format!(" 'sha256-{hash}'"))
    });
    format!(
        "default-src 'none'; script-src 'self'{}; style-src 'self'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self' ws://{{host}}; manifest-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
        script.unwrap_or_default()
    )
});

/// The page's Content-Security-Policy, for a server at this address.
pub(super) fn policy(host: &str) -> String {
    POLICY.replace("{host}", host)
}
