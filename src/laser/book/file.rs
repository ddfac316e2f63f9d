//! The file of a book; `docs/book.md` has the format.

use super::{Book, BookMove, Entry, Results};
use crate::laser::rules::Move;
use crate::search::{Value, mate_at};
use sha2::{Digest, Sha256};
use std::cmp::Reverse;

/// The first line of a file.
const MAGIC: &str = "akhet book 1";

/// The size of an entry, in bytes.
const ENTRY: usize = 20;

/// The size of the checksum, in bytes.
const CHECKSUM: usize = 8;

/// Why a file is not a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum BookError {
    #[error("the file does not begin with the line '{MAGIC}'")]
    Format,
    #[error("the file is torn or damaged: {0}")]
    Damaged(&'static str),
    #[error("entry {number}: {what}")]
    Entry {
        /// The number of the entry, from 1.
        number: usize,
        what: &'static str,
    },
}

impl Entry {
    /// The sort key of the entries of a file.
    pub(super) fn order(&self) -> (u64, Reverse<i16>, u16) {
        (self.key, Reverse(self.mv.value), self.mv.mv.bits())
    }

    fn to_bytes(self) -> [u8; ENTRY] {
        let mut bytes = [0; ENTRY];
        let BookMove {
            mv,
            value,
            depth,
            results,
        } = self.mv;
        bytes[..8].copy_from_slice(&self.key.to_le_bytes());
        bytes[8..10].copy_from_slice(&mv.bits().to_le_bytes());
        bytes[10..12].copy_from_slice(&value.to_le_bytes());
        bytes[12] = depth;
        let counts = [results.wins, results.draws, results.losses];
        for (place, count) in bytes[14..].chunks_exact_mut(2).zip(counts) {
            place.copy_from_slice(&count.to_le_bytes());
        }
        bytes
    }

    fn from_bytes(bytes: &[u8; ENTRY]) -> Result<Entry, &'static str> {
        let short = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let key = std::array::from_fn(|at| bytes[at]);
        if bytes[13] != 0 {
            return Err("byte 13 is not 0");
        }
        let value = short(10).cast_signed();
        if Value::from(value).abs() > mate_at(0) {
            return Err("its score is not a search score");
        }
        Ok(Entry {
            key: u64::from_le_bytes(key),
            mv: BookMove {
                mv: Move::from_bits(short(8)).ok_or("no move has these bits")?,
                value,
                depth: bytes[12],
                results: Results {
                    wins: short(14),
                    draws: short(16),
                    losses: short(18),
                },
            },
        })
    }
}

/// The checksum of these bytes: the first 8 bytes of their SHA-256 hash.
fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let hash = Sha256::digest(bytes);
    std::array::from_fn(|at| hash[at])
}

impl Book {
    /// The largest file that is read, in bytes.
    pub const MAX_BYTES: u64 = 64 << 20;

    /// The contents of the book's file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = format!("{MAGIC}\n{}\n", self.about).into_bytes();
        bytes.extend(self.entries.iter().copied().flat_map(Entry::to_bytes));
        bytes.extend(checksum(&bytes));
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is not a complete book as written by [`Book::to_bytes`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        let first = format!("{MAGIC}\n");
        let rest = bytes
            .strip_prefix(first.as_bytes())
            .ok_or(BookError::Format)?;
        let damaged = BookError::Damaged;
        let (rest, end) = rest
            .split_last_chunk()
            .ok_or(damaged("it has no checksum"))?;
        if *end != checksum(&bytes[..bytes.len() - CHECKSUM]) {
            return Err(damaged("its checksum is wrong"));
        }
        let length = match rest {
            [b'\n', ..] => Some(0),
            _ => rest
                .windows(2)
                .position(|pair| pair == b"\n\n")
                .map(|at| at + 1),
        };
        let length = length.ok_or(damaged("its header has no end"))?;
        let about = String::from_utf8(rest[..length].to_vec());
        Ok(Book {
            about: about.map_err(|_| damaged("its header is not UTF-8 text"))?,
            entries: entries(&rest[length + 1..])?,
        })
    }
}

fn entries(bytes: &[u8]) -> Result<Vec<Entry>, BookError> {
    let (chunks, []) = bytes.as_chunks() else {
        return Err(BookError::Damaged("its last entry is incomplete"));
    };
    let mut entries: Vec<Entry> = Vec::with_capacity(chunks.len());
    for chunk in chunks {
        let number = entries.len() + 1;
        let fault = |what| BookError::Entry { number, what };
        let entry = Entry::from_bytes(chunk).map_err(fault)?;
        let is_after = |last: &Entry| last.order() < entry.order();
        if !entries.last().is_none_or(is_after) {
            return Err(fault("it is out of order by key and score"));
        }
        entries.push(entry);
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::super::tests::small;
    use super::*;

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let book = small();
        let bytes = book.to_bytes();
        assert_eq!(Book::from_bytes(&bytes), Ok(book));
        let text = "akhet book 1\nengine Akhet 1\n\n";
        assert!(bytes.starts_with(text.as_bytes()));
        assert_eq!(bytes.len(), text.len() + 4 * ENTRY + CHECKSUM);
        let empty = Book::default();
        assert_eq!(Book::from_bytes(&empty.to_bytes()), Ok(empty));
    }

    #[test]
    fn no_torn_or_changed_file_is_a_book() {
        let bytes = small().to_bytes();
        for cut in 0..bytes.len() {
            assert!(Book::from_bytes(&bytes[..cut]).is_err(), "{cut}");
        }
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 1;
            assert!(Book::from_bytes(&changed).is_err(), "{at}");
        }
        let longer = [&bytes[..], b"x"].concat();
        let wrong = BookError::Damaged("its checksum is wrong");
        assert_eq!(Book::from_bytes(&longer), Err(wrong));
    }

    #[test]
    fn a_file_with_the_right_checksum_is_still_checked() {
        let fault = |bytes: &[u8]| {
            let bytes = [b"akhet book 1\n", bytes].concat();
            let bytes = [&bytes[..], &checksum(&bytes)].concat();
            Book::from_bytes(&bytes).unwrap_err().to_string()
        };
        let [first, second, ..] = small().entries[..] else {
            unreachable!();
        };
        let [first, second] = [first, second].map(Entry::to_bytes);
        let mut too_good = first;
        too_good[10..12].copy_from_slice(&31_001_i16.to_le_bytes());
        let order = "entry 2: it is out of order by key and score";
        for (bytes, what) in [
            (
                &b"engine Akhet\n"[..],
                "the file is torn or damaged: its header has no end",
            ),
            (
                b"\xff\n\n",
                "the file is torn or damaged: its header is not UTF-8 text",
            ),
            (
                b"\n0123",
                "the file is torn or damaged: its last entry is incomplete",
            ),
            (
                &[&b"\n"[..], &[0; ENTRY]].concat(),
                "entry 1: no move has these bits",
            ),
            (
                &[&b"\n"[..], &[1; ENTRY]].concat(),
                "entry 1: byte 13 is not 0",
            ),
            (
                &[&b"\n"[..], &too_good].concat(),
                "entry 1: its score is not a search score",
            ),
            (&[&b"\n"[..], &second, &first].concat(), order),
            (&[&b"\n"[..], &first, &first].concat(), order),
        ] {
            assert_eq!(fault(bytes), what);
        }
    }
}
