//! A board of files and ranks: its squares, sets of them and the four directions, the same on a board of
//! any size, and what pictures of such boards have in common.

mod bitboard;
pub(crate) mod fen;
pub(crate) mod svg;
pub(crate) mod text;

pub use bitboard::{Bitboard, Bits, Squares};
pub use fen::Place;
pub use text::{Charset, TextStyle};

use derive_more::{Debug, Display};
use std::str::FromStr;

/// A square of a board of up to 26 files and 9 ranks, indexed rank by rank from `a1` = 0.
///
/// ```
/// use akhet::laser::rules::Square;
///
/// let square: Square = "c5".parse()?;
/// assert_eq!((square.file(), square.rank()), (2, 4));
/// assert_eq!(square.index(), 42);
/// assert!("k1".parse::<Square>().is_err());
/// # Ok::<(), akhet::grid::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[debug("{self}")]
#[display("{}{}", char::from(b'a' + self.file()), self.rank() + 1)]
pub struct Square<const FILES: u8, const RANKS: u8>(u8);

impl<const FILES: u8, const RANKS: u8> Square<FILES, RANKS> {
    /// The number of files, from `a` on.
    pub const FILES: u8 = FILES;
    /// The number of ranks, from 1 on.
    pub const RANKS: u8 = RANKS;
    /// The number of squares.
    pub const COUNT: usize = FILES as usize * RANKS as usize;

    /// The length of tables indexed by square: a power of two, so that reading needs no bounds check.
    pub(crate) const SLOTS: usize = Self::COUNT.next_power_of_two();

    /// The square on `file` (0 is `a`) and `rank` (0 is rank 1); `None` off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS {
            Some(Square(rank * FILES + file))
        } else {
            None
        }
    }

    /// The square on a file and rank that are on the board.
    pub(crate) const fn on(file: u8, rank: u8) -> Self {
        Square::at((rank * FILES + file) as u32)
    }

    /// The square with this index; `None` from [`COUNT`](Square::COUNT) on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square with this index, which must be on the board.
    pub(crate) const fn at(index: u32) -> Self {
        debug_assert!(index < Self::COUNT as u32);
        Square(index as u8)
    }

    /// The index of the square.
    pub const fn index(self) -> usize {
        // The mask changes nothing. It tells the compiler that the index is below `SLOTS`, which removes
        // bounds checks in hot code.
        (self.0 & (Self::SLOTS - 1) as u8) as usize
    }

    /// The file, from 0 (`a`) on.
    pub const fn file(self) -> u8 {
        self.0 % FILES
    }

    /// The rank, from 0 (rank 1) on.
    pub const fn rank(self) -> u8 {
        self.0 / FILES
    }

    /// The square `files` to the right and `ranks` up; `None` off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 {
            None
        } else {
            Square::new(file as u8, rank as u8)
        }
    }

    /// The next square in a direction; `None` off the board.
    pub const fn neighbour(self, direction: Direction) -> Option<Self> {
        let (files, ranks) = direction.step();
        self.offset(files, ranks)
    }

    /// All squares by ascending index.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Square)
    }
}

/// The text is not a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a file a to {last_file} and a rank 1 to {ranks}")]
pub struct ParseSquareError {
    last_file: char,
    ranks: u8,
}

impl<const FILES: u8, const RANKS: u8> FromStr for Square<FILES, RANKS> {
    type Err = ParseSquareError;

    /// Reads the letter of the file and the digit of the rank: `a1`.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let square = match text.as_bytes() {
            &[file, rank] => Square::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')),
            _ => None,
        };
        square.ok_or(ParseSquareError {
            last_file: char::from(b'a' + FILES - 1),
            ranks: RANKS,
        })
    }
}

/// A direction on the board, or the orientation of what stands on a square. North is towards the highest
/// rank, east towards the last file; the values 0 to 3 go clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the four are what they are called")]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    /// All four, clockwise from north.
    pub const ALL: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];

    /// The direction with the value `bits` modulo 4.
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Direction {
        match bits & 3 {
            0 => Direction::North,
            1 => Direction::East,
            2 => Direction::South,
            _ => Direction::West,
        }
    }

    /// The index in [`ALL`](Direction::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// A quarter turn clockwise.
    #[must_use]
    pub const fn right(self) -> Direction {
        Direction::from_bits(self as u8 + 1)
    }

    /// A quarter turn counter-clockwise.
    #[must_use]
    pub const fn left(self) -> Direction {
        Direction::from_bits(self as u8 + 3)
    }

    /// The reverse direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::from_bits(self as u8 + 2)
    }

    /// One step in this direction as (files, ranks).
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::East => (1, 0),
            Direction::South => (0, -1),
            Direction::West => (-1, 0),
        }
    }

    /// The name: `north`, `east`, `south` or `west`.
    pub const fn name(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }

    /// The letter of the notation: `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// The direction with this letter, lower case only.
    pub fn from_letter(letter: char) -> Option<Direction> {
        Direction::ALL.into_iter().find(|d| d.letter() == letter)
    }
}
