//! The tag pairs of a PGN game.

use crate::arena::records::outcome::Reason;
use crate::game::Ending;
use crate::lines::Quoted;
use std::collections::HashMap;

/// The tag pairs of a game.
#[derive(Default)]
pub struct Tags {
    values: HashMap<String, String>,
    /// The names in the order of the file.
    names: Vec<String>,
}

impl Tags {
    /// Reads a line of tag pairs, each `[Name "value"]`.
    ///
    /// # Errors
    /// The fault of the line, as an error message.
    pub(super) fn read(&mut self, line: &str) -> Result<(), String> {
        let mut rest = line.trim();
        while !rest.is_empty() {
            let (name, value, after) = read_tag(rest).ok_or("a tag is [Name \"value\"]")?;
            if self.values.insert(name.clone(), value).is_some() {
                return Err("a tag comes twice".to_owned());
            }
            self.names.push(name);
            rest = after.trim_start();
        }
        Ok(())
    }

    /// The value of a tag; `None` if it is missing or `?`, the standard's sign for an unknown value.
    pub fn get(&self, name: &str) -> Option<&str> {
        let value = self.values.get(name).map(String::as_str);
        value.filter(|value| *value != "?")
    }

    /// The number at the start of a value, such as 3 in the round `3.1`; 0 if there is none.
    pub fn leading_number(&self, name: &str) -> u64 {
        let value = self.get(name).unwrap_or_default();
        let end = value.find(|c: char| !c.is_ascii_digit());
        value[..end.unwrap_or(value.len())].parse().unwrap_or(0)
    }

    /// The start time of the game, as `YYYY-MM-DDThh:mm:ssZ`.
    pub(super) fn date(&self) -> String {
        format!(
            "{}T{}Z",
            self.get("Date").unwrap_or("????.??.??").replace('.', "-"),
            self.get("UTCTime").unwrap_or("00:00:00")
        )
    }

    /// Checks that the tag `Result`, if there is one, has the result at the end of the moves.
    ///
    /// # Errors
    /// When it has another one.
    pub(super) fn check_result(&self, result: &str) -> Result<(), String> {
        match self.get("Result") {
            Some(said) if said != result => Err(format!(
                "the tag Result says {} and the moves end with {result}",
                Quoted::new(said)
            )),
            _ => Ok(()),
        }
    }

    /// Checks that the tag `PlyCount`, if there is one, has this number of moves.
    ///
    /// # Errors
    /// When it has another one.
    pub(super) fn check_plies(&self, plies: usize) -> Result<(), String> {
        match self.get("PlyCount") {
            Some(said) if said.parse() != Ok(plies) => {
                let said = Quoted::new(said);
                Err(format!("PlyCount is {said} and there are {plies} moves"))
            }
            _ => Ok(()),
        }
    }

    /// The reason for the end of a game, from the tag `Termination`: a word of [`Reason`], of the PGN standard
    /// or of fastchess, for a game that ended so. `None` if it is missing or gives no reason, as `normal` does.
    pub(super) fn termination(&self, ending: Option<Ending>) -> Option<Reason> {
        match (self.get("Termination")?, ending) {
            ("adjudication", Some(Ending::Drawn)) => Some(Reason::DrawAdjudication),
            ("adjudication", Some(_)) => Some(Reason::ResignAdjudication),
            ("rules infraction", _) => Some(Reason::IllegalMove),
            ("stalled connection", _) => Some(Reason::Hang),
            (word, _) => word.parse().ok(),
        }
    }

    /// All names and values as they stand in the file, in its order.
    pub(super) fn into_pairs(mut self) -> Vec<(String, String)> {
        let names = self.names.into_iter();
        names
            .filter_map(|name| self.values.remove_entry(&name))
            .collect()
    }

    /// The value of a tag that is `true` or `false`; false if it is missing.
    ///
    /// # Errors
    /// When the value is another one.
    pub fn switch(&self, name: &str) -> Result<bool, String> {
        let value = self.get(name).unwrap_or("false");
        value.parse().map_err(|_| {
            format!(
                "the tag {name} is true or false, not '{}'",
                Quoted::new(value)
            )
        })
    }
}

/// Reads the first tag pair of a line; returns its name, its value and the rest of the line.
fn read_tag(line: &str) -> Option<(String, String, &str)> {
    let (name, rest) = line.strip_prefix('[')?.split_once('"')?;
    let name = name.trim();
    if name.is_empty() || name.contains(char::is_whitespace) {
        return None;
    }
    let mut value = String::new();
    let mut letters = rest.char_indices();
    let end = loop {
        match letters.next()? {
            (_, '\\') => value.push(letters.next()?.1),
            (at, '"') => break at + 1,
            (_, letter) => value.push(letter),
        }
    };
    let rest = rest[end..].trim_start().strip_prefix(']')?;
    Some((name.to_owned(), value, rest))
}
