//! Reading files of games.

use super::{DataError, Game, Header, LARGEST_BLOCK, codec, writer};
use std::io::{BufRead, BufReader, Read};

/// An iterator over the games of a file. Every game it gives is legal from its start to its end. It
/// ends after the first error, before which it has given all games of the blocks that are whole.
///
/// ```
/// use akhet::laser::rules::{Color, Setup};
/// use akhet::selfplay::data::{Ending, Game, Header, Outcome, Ply, Reader, Writer};
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
    /// How many bytes of the block have been read.
    read: usize,
    /// How many games of the block have not been read.
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
    ///
    /// # Errors
    /// If the file does not begin with a whole header.
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

    /// What made the games.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The offset in the file, in bytes, at which the block of the last game begins; before the first
    /// game the end of the header.
    pub fn block_begin(&self) -> u64 {
        self.begin
    }

    /// Reads the next block, and leaves it without games at the end of the file.
    fn next_block(&mut self) -> Result<(), DataError> {
        let begin = self.end;
        let mut head = Vec::new();
        self.input.by_ref().take(12).read_to_end(&mut head)?;
        if head.is_empty() {
            return Ok(());
        }
        let Some((counts, checksum)) = head.split_last_chunk::<4>().filter(|_| head.len() == 12)
        else {
            return Err(if may_begin_block(&head) {
                DataError::Torn(begin)
            } else {
                DataError::Damaged(begin)
            });
        };
        let number = |at: usize| {
            let bytes = [counts[at], counts[at + 1], counts[at + 2], counts[at + 3]];
            u32::from_le_bytes(bytes)
        };
        let (length, games) = (number(0), number(4));
        if head.iter().all(|&byte| byte == 0) {
            return Err(if self.rest_is_zero()? {
                DataError::Torn(begin)
            } else {
                DataError::Damaged(begin)
            });
        }
        if length as usize > LARGEST_BLOCK || games == 0 {
            return Err(DataError::Damaged(begin));
        }
        let mut block = Vec::with_capacity(length as usize);
        let mut input = self.input.by_ref().take(length.into());
        if input.read_to_end(&mut block)? < length as usize {
            return Err(DataError::Torn(begin));
        }
        if writer::checksum(counts, &block) != u32::from_le_bytes(*checksum) {
            return Err(if self.input.fill_buf()?.is_empty() {
                DataError::Torn(begin)
            } else {
                DataError::Damaged(begin)
            });
        }
        self.begin = begin;
        self.end = begin + 12 + u64::from(length);
        (self.block, self.read, self.left) = (block, 0, games);
        Ok(())
    }

    /// Whether zeros alone follow, which a file system may leave after a failure of the power.
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
            Ok(_) if self.left == 0 && !rest.is_empty() => "bytes follow the block's last".into(),
            Ok(game) => return Ok(Some(game)),
            Err(fault) => fault,
        };
        Err(DataError::Game {
            number: self.games,
            fault,
        })
    }
}

/// Whether these are the first bytes of a block, whose lengths may be torn. Anything else was not written
/// by a run.
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
