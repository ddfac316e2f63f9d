//! Squares and sets of squares of the board.

use crate::grid::{self, Direction};

/// One of the 49 squares, `a1` to `g7`.
pub type Square = grid::Square<7, 7>;

impl Square {
    /// The number of files, `a` to `g`, and of ranks, 1 to 7.
    pub const SIDE: u8 = 7;

    /// Whether the tile on this square never slides: both file and rank are among a c e g and 1 3 5 7.
    pub const fn is_fixed(self) -> bool {
        self.file().is_multiple_of(2) && self.rank().is_multiple_of(2)
    }

    /// Whether this is one of the four corners, the players' homes.
    pub const fn is_corner(self) -> bool {
        self.file().is_multiple_of(6) && self.rank().is_multiple_of(6)
    }
}

/// A set of squares.
pub type Bitboard = grid::Bitboard<u64, 7, 7>;

impl Bitboard {
    /// All 49 squares.
    pub const ALL: Bitboard = Bitboard::from_bits_unchecked((1 << Square::COUNT) - 1);
    pub(super) const FILE_A: Bitboard = Bitboard::from_bits_unchecked(0x0408_1020_4081);

    /// The set with one more square. Unlike `|`, it works in constants.
    pub(crate) const fn with(self, square: Square) -> Bitboard {
        Bitboard::from_bits_unchecked(self.bits() | 1 << square.index())
    }

    /// All squares moved one step in a direction; those that would leave the board vanish.
    #[inline]
    #[must_use]
    pub fn shifted(self, direction: Direction) -> Bitboard {
        const FILE_A: u64 = Bitboard::FILE_A.bits();
        const FILE_G: u64 = FILE_A << (Square::SIDE - 1);
        Bitboard::from_bits(match direction {
            Direction::North => self.bits() << Square::SIDE,
            Direction::East => (self.bits() & !FILE_G) << 1,
            Direction::South => self.bits() >> Square::SIDE,
            Direction::West => (self.bits() & !FILE_A) >> 1,
        })
    }
}
