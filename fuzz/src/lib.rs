//! The fuzz targets, one function each, which take any bytes and panic if a check fails. A test calls the same
//! functions with the corpora.

mod arena;
mod board;
mod book;
mod games;
mod labyrinth;
mod network;
mod page;
mod protocol;
mod resume;
mod walk;

use akhet::laser::rules::Rules;
use sha2::{Digest, Sha256};

/// Checks what the bytes say, and panics if something is wrong.
type Target = fn(&[u8]);

/// The targets, by name.
pub const TARGETS: [(&str, Target); 19] = [
    ("beam", board::beam),
    ("book", book::book),
    ("commands", protocol::commands),
    ("eval", walk::eval),
    ("fen", walk::fen),
    ("games", games::games),
    ("jsonl", arena::jsonl),
    ("labyrinth", labyrinth::labyrinth),
    ("link", page::link),
    ("match_config", arena::match_config),
    ("moves", walk::moves),
    ("network", network::network),
    ("pgn", arena::pgn),
    ("puzzles", book::puzzles),
    ("relay", page::relay),
    ("resume", resume::resume),
    ("saved", walk::saved),
    ("session", protocol::session),
    ("suite", arena::suite),
];

/// Every combination of two rule options.
const OPTIONS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// Every combination of rule options.
fn all_rules() -> [Rules; 4] {
    OPTIONS.map(|(king_turns, swap_onto_closed)| Rules {
        king_turns,
        swap_onto_closed,
    })
}

/// The length of the checksum at the end of a network or a book, the first bytes of its SHA-256 hash.
const CHECKSUM: usize = 8;

/// A file with this content and a correct checksum.
fn with_checksum(mut content: Vec<u8>) -> Vec<u8> {
    let hash = Sha256::digest(&content);
    content.extend(&hash[..CHECKSUM]);
    content
}

/// Choices driven by bytes; zeros once they run out.
struct Choices<'a> {
    bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes }
    }

    fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    fn byte(&mut self) -> u8 {
        match self.bytes.split_first() {
            Some((&byte, rest)) => {
                self.bytes = rest;
                byte
            }
            None => 0,
        }
    }

    /// 16 bits, little-endian.
    fn word(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    /// An item of a non-empty list.
    fn of<T: Copy>(&mut self, items: &[T]) -> T {
        items[usize::from(self.byte()) % items.len()]
    }
}
