//! The files of the page, which are in the program.

use crate::laser::render::PIECES;
use crate::puzzles::SHIPPED;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use once_cell::sync::Lazy;
use rust_embed::Embed;
use sha2::{Digest, Sha256};
use std::borrow::Cow;

/// The page's own files.
#[derive(Embed)]
#[folder = "gui/"]
#[include = "*.html"]
#[include = "*.svg"]
#[include = "css/*"]
#[include = "js/*"]
#[include = "vendor/*"]
#[exclude = "*.md"]
#[exclude = "vendor/renew.js"]
struct Page;

/// A file as it is sent.
pub(super) struct Asset {
    pub(super) content: Cow<'static, [u8]>,
    pub(super) mime: String,
    /// A tag that changes with the content.
    pub(super) tag: String,
}

/// The file at this path, which has no leading `/`; the empty path is the page. Pieces and puzzles are
/// those of the rest of the program.
pub(super) fn get(path: &str) -> Option<Asset> {
    let text = |text: &'static str, mime: &str| Asset {
        content: text.as_bytes().into(),
        mime: mime.to_owned(),
        tag: tag(&Sha256::digest(text)),
    };
    match path {
        "pieces.svg" => return Some(text(PIECES, "image/svg+xml")),
        "akhet.puzzles" => return Some(text(SHIPPED, "text/plain; charset=utf-8")),
        _ => {}
    }
    let path = if path.is_empty() { "index.html" } else { path };
    let file = Page::get(path)?;
    Some(Asset {
        mime: file.metadata.mimetype().to_owned(),
        tag: tag(&file.metadata.sha256_hash()),
        content: file.data,
    })
}

fn tag(hash: &[u8]) -> String {
    let hex = hash.iter().take(8).map(|byte| format!("{byte:02x}"));
    format!("\"{}\"", hex.collect::<String>())
}

/// What the page may load and run: its own files, and by its hash its one inline script, the import
/// map. `{host}` is replaced by the address of the server.
static POLICY: Lazy<String> = Lazy::new(|| {
    let script = Page::get("index.html").and_then(|page| {
        let text = String::from_utf8_lossy(&page.data).into_owned();
        let (_, after) = text.split_once("<script type=\"importmap\">")?;
        let (script, _) = after.split_once("</script>")?;
        let hash = BASE64_STANDARD.encode(Sha256::digest(script));
        Some(format!(" 'sha256-{hash}'"))
    });
    format!(
        "default-src 'none'; script-src 'self'{}; style-src 'self'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self' ws://{{host}}; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
        script.unwrap_or_default()
    )
});

/// The page's Content-Security-Policy, for a server at this address.
pub(super) fn policy(host: &str) -> String {
    POLICY.replace("{host}", host)
}
