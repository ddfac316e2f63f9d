//! Squares, and the four directions in which tiles are open and slide.

use std::fmt;
use std::str::FromStr;

/// One of the 49 squares, `a1` to `g7`, indexed rank by rank from `a1` = 0 to `g7` = 48.
///
/// ```
/// use akhet::labyrinth::rules::Square;
///
/// let square: Square = "c4".parse()?;
/// assert_eq!((square.file(), square.rank()), (2, 3));
/// assert_eq!(square.index(), 23);
/// assert_eq!(square.turned().to_string(), "d5");
/// assert!("h1".parse::<Square>().is_err());
/// # Ok::<(), akhet::labyrinth::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of files, `a` to `g`, and of ranks, 1 to 7.
    pub const SIDE: u8 = 7;
    /// The number of squares.
    pub const COUNT: usize = (Self::SIDE * Self::SIDE) as usize;

    /// The length of tables indexed by square: a power of two, so that reading needs no bounds
    /// check.
    pub(super) const SLOTS: usize = 64;

    /// The square on `file` (0 is `a`) and `rank` (0 is rank 1); `None` off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < Self::SIDE && rank < Self::SIDE {
            Some(Square(rank * Self::SIDE + file))
        } else {
            None
        }
    }

    /// The square with this index; `None` from 49 on.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Self::COUNT {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square with this index, which must be below 49.
    pub(super) const fn at(index: u32) -> Square {
        debug_assert!(index < Self::COUNT as u32);
        Square(index as u8)
    }

    /// The index of the square, 0 to 48.
    #[inline]
    pub const fn index(self) -> usize {
        // Always below 49. The mask tells the compiler that it is below `SLOTS`, which removes
        // bounds checks in hot code.
        (self.0 & (Self::SLOTS as u8 - 1)) as usize
    }

    /// The file, 0 (`a`) to 6 (`g`).
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % Self::SIDE
    }

    /// The rank, 0 (rank 1) to 6 (rank 7).
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / Self::SIDE
    }

    /// The next square in a direction; `None` off the board.
    pub const fn neighbour(self, direction: Direction) -> Option<Square> {
        let (files, ranks) = direction.step();
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 {
            None
        } else {
            Square::new(file as u8, rank as u8)
        }
    }

    /// The square to which a quarter turn of the board clockwise brings this one: a1 to a7.
    #[must_use]
    pub const fn turned(self) -> Square {
        Square(Self::SIDE * (Self::SIDE - 1 - self.file()) + self.rank())
    }

    /// Whether the tile on this square never slides: both file and rank are among a c e g and 1 3 5 7.
    pub const fn is_fixed(self) -> bool {
        self.file().is_multiple_of(2) && self.rank().is_multiple_of(2)
    }

    /// Whether this is one of the four corners, the players' homes.
    pub const fn is_corner(self) -> bool {
        self.file().is_multiple_of(6) && self.rank().is_multiple_of(6)
    }

    /// All squares in rising order, `a1` to `g7`.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
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
#[error("a square is a file a to g and a rank 1 to 7")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `a1` to `g7`.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        Square::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')).ok_or(ParseSquareError)
    }
}

/// A direction on the board, a side of a tile, or the orientation of a tile. North is towards rank 7;
/// the values 0 to 3 go clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Towards rank 7.
    North,
    /// Towards file g.
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

    /// The direction whose index has these two lowest bits.
    #[inline]
    pub(super) const fn from_bits(bits: u8) -> Direction {
        Self::ALL[(bits & 3) as usize]
    }

    /// The index, 0 to 3 clockwise from north.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Self::from_bits(self as u8 + 2)
    }

    /// The direction after a quarter turn clockwise.
    #[must_use]
    pub const fn turned(self) -> Direction {
        Self::from_bits(self as u8 + 1)
    }

    /// The files and ranks that one step in this direction goes.
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

    /// The direction with this letter.
    pub fn from_letter(letter: char) -> Option<Direction> {
        Direction::ALL.into_iter().find(|d| d.letter() == letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_print_and_parse() {
        for (index, square) in Square::all().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for bad in ["", "a", "a0", "a8", "h1", "A1", "a11", "é"] {
            assert_eq!(bad.parse::<Square>(), Err(ParseSquareError), "{bad}");
        }
    }

    #[test]
    fn a_quarter_turn_goes_round_the_corners_and_keeps_neighbours() {
        let a1 = Square::new(0, 0).unwrap();
        let corners: Vec<_> = std::iter::successors(Some(a1), |square| Some(square.turned()))
            .take(5)
            .map(|square| square.to_string())
            .collect();
        assert_eq!(corners, ["a1", "a7", "g7", "g1", "a1"]);
        for square in Square::all() {
            assert_eq!(square.is_fixed(), square.turned().is_fixed());
            for direction in Direction::ALL {
                assert_eq!(
                    square.neighbour(direction).map(Square::turned),
                    square.turned().neighbour(direction.turned())
                );
            }
        }
    }
}
