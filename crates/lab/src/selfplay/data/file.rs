//! The header, the reader and the writer of files of games.

use super::codec::{self, BadGame};
use super::{BLOCK_GAMES, DataError, FULL_BLOCK, Game, LARGEST_BLOCK, MAGIC};
use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::mem;

/// The maximum length of a header, in bytes.
const MAX_HEADER: u64 = 1 << 16;

/// What a header's last line begins with.
const LAST: &str = "data ";

/// How the games of a file were made: keys and values, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    lines: Vec<(String, String)>,
}

impl Header {
    /// Adds a line. A key is a word other than `data`; line ends in the value become blanks.
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

    /// The header as written to files.
    pub fn to_text(&self) -> String {
        let mut text = format!("{MAGIC}\n");
        for (key, value) in self.lines() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", format!("{key} {value}").trim_end());
        }
        let checksum = crc32fast::hash(text.as_bytes());
        text + &format!("{LAST}{checksum:08x}\n")
    }

    /// Reads a header, and returns it with its length in bytes.
    fn read(input: &mut impl BufRead) -> Result<(Header, u64), DataError> {
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

/// An iterator over the games of a file. Every game has been checked to be legal. It ends after the first error,
/// having returned all games of the complete blocks before it.
///
/// ```
/// use akhet::laser::rules::{Color, Setup};
/// use akhet_lab::selfplay::data::{Ending, Game, Header, Outcome, Ply, Reader, Writer};
///
/// let game = Game {
///     start: Setup::Ace.position().clone(),
///     plies: vec![Ply { mv: "c5R".parse()?, score: Some(12) }],
///     outcome: Outcome::Won(Color::Blue),
///     ending: Ending::Adjudication,
/// };
/// let mut writer = Writer::new(Vec::new(), &Header::default().with("nodes", 2000))?;
/// writer.push(&game)?;
/// let file = writer.finish()?;
///
/// let reader = Reader::new(file.as_slice())?;
/// assert_eq!(reader.header().get("nodes"), Some("2000"));
/// for read in reader {
///     let read = read?;
///     assert_eq!(read, game);
///     let mut position = read.start.clone();
///     for ply in &read.plies {
///         position.play(ply.mv)?;
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    input: BufReader<R>,
    header: Header,
    /// The games of the current block.
    block: Vec<u8>,
    /// The number of bytes of the block that have been read.
    read: usize,
    /// The number of games of the block that have not been read.
    left: u32,
    /// The number of games read.
    games: u64,
    /// The offsets at which the current block begins and ends.
    begin: u64,
    end: u64,
    failed: bool,
}

impl<R: Read> Reader<R> {
    /// Reads the header of a file.
    pub fn new(input: R) -> Result<Reader<R>, DataError> {
        let mut input = BufReader::new(input);
        let (header, length) = Header::read(&mut input)?;
        Ok(Reader {
            input,
            header,
            block: Vec::new(),
            read: 0,
            left: 0,
            games: 0,
            begin: length,
            end: length,
            failed: false,
        })
    }

    /// The header of the file.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The offset, in bytes, at which the block of the last game begins; before the first game, the end of the
    /// header.
    pub fn block_begin(&self) -> u64 {
        self.begin
    }

    /// The offset at which that block ends.
    pub(crate) fn block_end(&self) -> u64 {
        self.end
    }

    /// Reads the next block; it is empty at the end of the file.
    fn next_block(&mut self) -> Result<(), DataError> {
        let begin = self.end;
        let mut head = Vec::new();
        self.input.by_ref().take(12).read_to_end(&mut head)?;
        let end_of = |is_torn| {
            Err(if is_torn {
                DataError::Torn(begin)
            } else {
                DataError::Damaged(begin)
            })
        };
        let Ok([counts @ .., _, _, _, _]) = <[u8; 12]>::try_from(head.as_slice()) else {
            if head.is_empty() {
                return Ok(());
            }
            return end_of(may_begin_block(&head));
        };
        if head.iter().all(|&byte| byte == 0) {
            let is_torn = self.rest_is_zero()?;
            return end_of(is_torn);
        }
        let number = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| head[at + byte]));
        let (length, games, crc) = (number(0), number(4), number(8));
        if length as usize > LARGEST_BLOCK || games == 0 {
            return end_of(false);
        }
        let mut block = Vec::with_capacity(length as usize);
        let mut input = self.input.by_ref().take(length.into());
        if input.read_to_end(&mut block)? < length as usize {
            return end_of(true);
        }
        if checksum(&counts, &block) != crc {
            let is_last = self.input.fill_buf()?.is_empty();
            return end_of(is_last);
        }
        self.begin = begin;
        self.end = begin + 12 + u64::from(length);
        (self.block, self.read, self.left) = (block, 0, games);
        Ok(())
    }

    /// Whether the rest is zeros, which a file system may leave after a power failure.
    fn rest_is_zero(&mut self) -> Result<bool, DataError> {
        loop {
            let bytes = self.input.fill_buf()?;
            if bytes.iter().any(|&byte| byte != 0) {
                return Ok(false);
            }
            let length = bytes.len();
            if length == 0 {
                return Ok(true);
            }
            self.input.consume(length);
        }
    }

    fn next_game(&mut self) -> Result<Option<Game>, DataError> {
        if self.left == 0 {
            self.next_block()?;
        }
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        self.games += 1;
        let mut rest = &self.block[self.read..];
        let game = codec::decode(&mut rest);
        self.read = self.block.len() - rest.len();
        let fault = match game {
            Ok(_) if self.left == 0 && !rest.is_empty() => BadGame::Trailing,
            Ok(game) => return Ok(Some(game)),
            Err(fault) => fault,
        };
        Err(DataError::Game {
            number: self.games,
            fault,
        })
    }
}

/// Whether these can be the first bytes of a truncated block, rather than damage.
fn may_begin_block(head: &[u8]) -> bool {
    let number = |bytes: &[u8]| {
        let digits = bytes.iter().take(4).rev();
        digits.fold(0, |number, &digit| number << 8 | usize::from(digit))
    };
    let is_zero = head.iter().all(|&byte| byte == 0);
    let has_games = head.len() < 8 || number(&head[4..]) > 0;
    is_zero || number(head) <= LARGEST_BLOCK && has_games
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Game, DataError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let game = self.next_game().transpose();
        self.failed = matches!(game, Some(Err(_)));
        game
    }
}

/// Writes games in blocks, each with one write and a flush. The last block is written only by [`Writer::finish`].
#[derive(Debug)]
pub struct Writer<W> {
    output: W,
    /// The games of the block that is not written yet.
    block: Vec<u8>,
    games: usize,
}

impl<W: Write> Writer<W> {
    /// A writer for a new file with this header.
    pub fn new(mut output: W, header: &Header) -> io::Result<Writer<W>> {
        output.write_all(header.to_text().as_bytes())?;
        output.flush()?;
        Ok(Writer::append(output))
    }

    /// A writer that continues after a header or block.
    pub fn append(output: W) -> Writer<W> {
        Writer {
            output,
            block: Vec::new(),
            games: 0,
        }
    }

    /// Adds a game, and writes the block once it is full. The bytes of a file depend only on its header and games.
    ///
    /// # Errors
    /// If the output cannot be written, or the game has more plies than a file can hold
    /// ([`io::ErrorKind::InvalidInput`]).
    pub fn push(&mut self, game: &Game) -> io::Result<()> {
        let encoded = codec::encode(game, &mut self.block);
        encoded.map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
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

    /// Writes the last block, and returns the output.
    pub fn finish(mut self) -> io::Result<W> {
        if self.games > 0 {
            self.write_block()?;
        }
        Ok(self.output)
    }
}

/// The checksum of a block: over its two counts and the games.
fn checksum(counts: &[u8], games: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(counts);
    hasher.update(games);
    hasher.finalize()
}
