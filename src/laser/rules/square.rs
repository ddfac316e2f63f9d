//! Squares, and the four directions in which pieces face and beams travel.

use std::fmt;
use std::str::FromStr;

/// One of the 80 squares, `a1` to `j8`, indexed rank by rank from `a1` = 0 to `j8` = 79.
///
/// ```
/// use akhet::laser::rules::Square;
///
/// let square: Square = "c5".parse()?;
/// assert_eq!((square.file(), square.rank()), (2, 4));
/// assert_eq!(square.index(), 42);
/// assert_eq!(square.flipped().to_string(), "h4");
/// assert!("k1".parse::<Square>().is_err());
/// # Ok::<(), akhet::laser::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of files, `a` to `j`.
    pub const FILES: u8 = 10;
    /// The number of ranks, 1 to 8.
    pub const RANKS: u8 = 8;
    /// The number of squares.
    pub const COUNT: usize = (Self::FILES * Self::RANKS) as usize;

    /// The length of tables indexed by square: a power of two, so that reading needs no bounds
    /// check.
    pub(crate) const SLOTS: usize = 128;

    /// The square on `file` (0 is `a`) and `rank` (0 is rank 1); `None` off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < Self::FILES && rank < Self::RANKS {
            Some(Square(rank * Self::FILES + file))
        } else {
            None
        }
    }

    /// The square with this index; `None` from 80 on.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Self::COUNT {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square with this index, which must be below 80.
    pub(crate) const fn at(index: u32) -> Square {
        debug_assert!(index < Self::COUNT as u32);
        Square(index as u8)
    }

    /// The index of the square, 0 to 79.
    #[inline]
    pub const fn index(self) -> usize {
        // Always below 80. The mask tells the compiler that it is below `SLOTS`, which removes
        // bounds checks in hot code.
        (self.0 & (Self::SLOTS as u8 - 1)) as usize
    }

    /// The file, 0 (`a`) to 9 (`j`).
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % Self::FILES
    }

    /// The rank, 0 (rank 1) to 7 (rank 8).
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / Self::FILES
    }

    /// The square `files` to the right and `ranks` up, seen from Blue; `None` off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 {
            None
        } else {
            Square::new(file as u8, rank as u8)
        }
    }

    /// The square in the same place as seen by the other player: the board rotated by 180 degrees.
    #[inline]
    pub const fn flipped(self) -> Square {
        Square(Self::COUNT as u8 - 1 - self.0)
    }

    /// The distance in King moves (Chebyshev distance).
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }

    /// All squares in rising order, `a1` to `j8`.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..Self::COUNT as u8).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a file a to j and a rank 1 to 8")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `a1` to `j8`.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        Square::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')).ok_or(ParseSquareError)
    }
}

/// A direction on the board. North is towards rank 8; the values 0 to 3 go clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Towards rank 8.
    North,
    /// Towards file j.
    East,
    /// Towards rank 1.
    South,
    /// Towards file a.
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
    pub(crate) const fn from_bits(bits: u8) -> Direction {
        match bits & 3 {
            0 => Direction::North,
            1 => Direction::East,
            2 => Direction::South,
            _ => Direction::West,
        }
    }

    /// A quarter turn clockwise.
    pub const fn right(self) -> Direction {
        Direction::from_bits(self as u8 + 1)
    }

    /// A quarter turn counter-clockwise.
    pub const fn left(self) -> Direction {
        Direction::from_bits(self as u8 + 3)
    }

    /// The reverse direction.
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

    /// The letter of the notation: `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Direction::North => 'n',
            Direction::East => 'e',
            Direction::South => 's',
            Direction::West => 'w',
        }
    }

    /// The direction with this letter, lower case only.
    pub const fn from_letter(letter: char) -> Option<Direction> {
        match letter {
            'n' => Some(Direction::North),
            'e' => Some(Direction::East),
            's' => Some(Direction::South),
            'w' => Some(Direction::West),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_print_and_parse() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for bad in ["", "a", "a0", "a9", "k1", "A1", "a10", "é1", "1a"] {
            assert_eq!(bad.parse::<Square>(), Err(ParseSquareError), "{bad:?}");
        }
    }

    #[test]
    fn directions_turn_full_circle() {
        for direction in Direction::ALL {
            assert_eq!(direction.right().left(), direction);
            assert_eq!(direction.right().right(), direction.opposite());
            assert_eq!(Direction::from_letter(direction.letter()), Some(direction));
        }
    }
}
