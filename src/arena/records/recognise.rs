//! Which game a file of records is of.

use super::pgn::Reader;
use crate::game::Variant;
use crate::lines::{Line, read_line};
use serde_json::Value;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

/// The game of a file of records, as its beginning says: the settings in JSON lines, the tag `Variant` of
/// the first game in PGN. `None` if it does not say so, cannot be read, or is a pipe or a device, of which
/// nothing can be read twice.
pub fn variant_of(path: &Path) -> Option<Variant> {
    if !path.metadata().ok()?.is_file() {
        return None;
    }
    let mut input = BufReader::new(File::open(path).ok()?);
    if input.fill_buf().ok()?.first() == Some(&b'{') {
        let Ok(Some(Line::Text(line))) = read_line(&mut input) else {
            return None;
        };
        let first: Value = serde_json::from_str(&line).ok()?;
        return match first.get("match")?.get("variant").and_then(Value::as_str) {
            Some(name) => name.parse().ok(),
            None => Some(Variant::default()),
        };
    }
    let tags = Reader::new(input).first_tags();
    // Other programs have other names for the laser game.
    Some(tags.get("Variant")?.parse().unwrap_or_default())
}
