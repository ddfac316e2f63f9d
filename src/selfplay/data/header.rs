//! The text at the start of a file of games.

use super::{DataError, MAGIC};
use std::fmt::Write;
use std::io::{BufRead, Read};

/// The greatest length of a header, in bytes.
const MAX_HEADER: u64 = 1 << 16;

/// What begins the last line of a header.
const LAST: &str = "data ";

/// What made the games of a file: keys with values, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    lines: Vec<(String, String)>,
}

impl Header {
    /// Adds a line. A key is a word other than `data`; the words of the value come to stand on one
    /// line.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl ToString) -> Header {
        let value = value.to_string();
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        self.lines.push((key.to_owned(), value));
        self
    }

    /// The keys and values, in their order.
    pub fn lines(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        let lines = self.lines.iter();
        lines.map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// The value of the first line with this key.
    pub fn get(&self, key: &str) -> Option<&str> {
        let mut lines = self.lines();
        lines.find_map(|(other, value)| (other == key).then_some(value))
    }

    /// The header as it stands in a file.
    pub fn to_text(&self) -> String {
        let mut text = format!("{MAGIC}\n");
        for (key, value) in self.lines() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", format!("{key} {value}").trim_end());
        }
        let checksum = crc32fast::hash(text.as_bytes());
        text + &format!("{LAST}{checksum:08x}\n")
    }

    /// Reads a header. Also returns its length in bytes.
    ///
    /// # Errors
    /// If the input begins with something else than a whole header.
    pub(super) fn read(input: &mut impl BufRead) -> Result<(Header, u64), DataError> {
        let mut input = input.take(MAX_HEADER);
        let mut next_line = |bytes: &mut Vec<u8>| match input.read_until(b'\n', bytes) {
            Ok(_) if bytes.last() != Some(&b'\n') => match input.limit() {
                0 => Err(DataError::Header),
                _ => Err(DataError::Torn(0)),
            },
            read => read.map_err(DataError::from),
        };
        let first = format!("{MAGIC}\n");
        let mut bytes = Vec::new();
        match next_line(&mut bytes) {
            Err(DataError::Torn(_)) if !first.as_bytes().starts_with(&bytes) => {
                return Err(DataError::Format);
            }
            Err(DataError::Header) => return Err(DataError::Format),
            read => read?,
        };
        if bytes != first.as_bytes() {
            return Err(DataError::Format);
        }
        let mut header = Header::default();
        loop {
            let mut line = Vec::new();
            next_line(&mut line)?;
            let text = std::str::from_utf8(&line).map_err(|_| DataError::Header)?;
            let text = text.trim_end();
            if let Some(checksum) = text.strip_prefix(LAST) {
                let right = format!("{:08x}", crc32fast::hash(&bytes));
                return if checksum == right {
                    Ok((header, (bytes.len() + line.len()) as u64))
                } else {
                    Err(DataError::Header)
                };
            }
            let (key, value) = text.split_once(' ').unwrap_or((text, ""));
            header = header.with(key, value);
            bytes.append(&mut line);
        }
    }
}
