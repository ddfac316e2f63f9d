//! The lines of text at the beginning of a network file, which say how the network was made.

use std::str::FromStr;

/// The unread text of a file.
pub(super) struct Header<'a>(pub(super) &'a [u8]);

impl<'a> Header<'a> {
    /// The rest of the next line, which must begin with `key` and a space; any other line stays unread.
    pub(super) fn value(&mut self, key: &str) -> Option<&'a str> {
        let rest = self.0.strip_prefix(key.as_bytes())?.strip_prefix(b" ")?;
        let end = rest.iter().position(|&byte| byte == b'\n')?;
        let value = std::str::from_utf8(&rest[..end]).ok()?;
        self.0 = &rest[end + 1..];
        Some(value)
    }

    /// The number on the next line.
    ///
    /// # Errors
    /// The key, if the line has another one or no such number.
    pub(super) fn number<T: FromStr>(&mut self, key: &'static str) -> Result<T, &'static str> {
        let value = self.value(key).and_then(|value| value.parse().ok());
        value.ok_or(key)
    }
}

/// How a network was made, and its errors.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Source {
    /// A free text on one line.
    pub note: String,
    /// The number of games.
    pub games: u64,
    /// The number of positions taken from them.
    pub positions: u64,
    /// The mean squared error of the expected result (0 to 1) on these positions.
    pub error: f64,
    /// The same on games held out.
    pub held_back_error: f64,
}

impl Source {
    /// Reads the next lines of a header.
    ///
    /// # Errors
    /// The key of the missing or unreadable line.
    pub(super) fn read(header: &mut Header<'_>) -> Result<Source, &'static str> {
        Ok(Source {
            note: header.value("note").unwrap_or_default().to_owned(),
            games: header.number("games")?,
            positions: header.number("positions")?,
            error: header.number("error")?,
            held_back_error: header.number("held-back-error")?,
        })
    }

    /// The lines of a header.
    pub(super) fn to_text(&self) -> String {
        let note = self.note.split_whitespace().collect::<Vec<_>>().join(" ");
        let note = match note.as_str() {
            "" => String::new(),
            note => format!("note {note}\n"),
        };
        format!(
            "{note}games {}\npositions {}\nerror {:.6}\nheld-back-error {:.6}\n",
            self.games, self.positions, self.error, self.held_back_error
        )
    }
}
