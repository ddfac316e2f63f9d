//! Which game a file of records is of.

use crate::game::Variant;
use crate::lines::{Line, read_line};
use serde_json::Value;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

/// The game of a file of records, as its beginning says: the settings in JSON lines, the tag `Variant` of
/// the first game in PGN. `None` if it does not say so, or cannot be read.
pub fn variant_of(path: &Path) -> Option<Variant> {
    let mut input = BufReader::new(File::open(path).ok()?);
    if input.fill_buf().ok()?.first() == Some(&b'{') {
        let first: Value = serde_json::from_str(&next_line(&mut input)?).ok()?;
        let settings = first.get("match")?;
        return match settings.get("variant").and_then(Value::as_str) {
            Some(name) => name.parse().ok(),
            None => Some(Variant::default()),
        };
    }
    let mut begun = false;
    loop {
        let line = next_line(&mut input)?;
        let line = line.trim();
        if let Some(tag) = line.strip_prefix("[Variant \"") {
            let (name, _) = tag.split_once('"')?;
            // Other programs have other names for the laser game.
            return Some(name.parse().unwrap_or_default());
        }
        match line.starts_with('[') {
            true => begun = true,
            false if begun => return None,
            false => {}
        }
    }
}

/// The next line; `None` at the end, and if it cannot be read.
fn next_line(input: &mut impl BufRead) -> Option<String> {
    match read_line(input) {
        Ok(Some(Line::Text(line))) => Some(line),
        _ => None,
    }
}
