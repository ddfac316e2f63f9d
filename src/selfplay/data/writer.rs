//! Writing files of games.

use super::{BLOCK_GAMES, FULL_BLOCK, Game, Header, codec};
use std::io::{self, Write};
use std::mem;

/// Writes games in blocks, each with one write and a flush after it. The games of the last block
/// are written by [`Writer::finish`] alone.
#[derive(Debug)]
pub struct Writer<W> {
    output: W,
    /// The games of the block that is not written yet.
    block: Vec<u8>,
    games: usize,
}

impl<W: Write> Writer<W> {
    /// A writer of a new file, which begins with this header.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn new(mut output: W, header: &Header) -> io::Result<Writer<W>> {
        output.write_all(header.to_text().as_bytes())?;
        output.flush()?;
        Ok(Writer::append(output))
    }

    /// A writer that goes on behind a header or block.
    pub fn append(output: W) -> Writer<W> {
        Writer {
            output,
            block: Vec::new(),
            games: 0,
        }
    }

    /// Adds a game, and writes the block if that fills it. The bytes of a file depend on nothing but
    /// its header and games.
    ///
    /// # Errors
    /// If the output cannot be written, or the game has more plies than a file can hold
    /// ([`io::ErrorKind::InvalidInput`]).
    pub fn push(&mut self, game: &Game) -> io::Result<()> {
        codec::encode(game, &mut self.block)
            .map_err(|fault| io::Error::new(io::ErrorKind::InvalidInput, fault))?;
        self.games += 1;
        if self.games >= BLOCK_GAMES || self.block.len() >= FULL_BLOCK {
            self.write_block()
        } else {
            Ok(())
        }
    }

    fn write_block(&mut self) -> io::Result<()> {
        let games = mem::take(&mut self.block);
        let mut block = Vec::with_capacity(games.len() + 12);
        block.extend((games.len() as u32).to_le_bytes());
        block.extend((mem::take(&mut self.games) as u32).to_le_bytes());
        block.extend(checksum(&block, &games).to_le_bytes());
        block.extend(games);
        self.output.write_all(&block)?;
        self.output.flush()
    }

    /// Writes the games of the last block. Returns the output.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        if self.games > 0 {
            self.write_block()?;
        }
        Ok(self.output)
    }
}

/// The checksum of a block: of its length and number of games, and of the games.
pub(super) fn checksum(counts: &[u8], games: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(counts);
    hasher.update(games);
    hasher.finalize()
}
