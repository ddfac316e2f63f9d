//! Colours, kinds and pieces.

use super::squares::{Bitboard, Square};
use crate::grid::Direction;
use derive_more::{Debug, Display};
use std::fmt;
use std::num::NonZeroU8;
use std::ops::Not;

/// A player. Blue moves first and sits behind rank 1.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[display("{}", ["Blue", "Red"][self.index()])]
#[repr(u8)]
pub enum Color {
    /// Moves first; upper case in the notation.
    Blue,
    /// Moves second; lower case in the notation.
    Red,
}

impl Color {
    /// Both players, Blue first.
    pub const ALL: [Color; 2] = [Color::Blue, Color::Red];

    /// 0 for Blue, 1 for Red.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The corner on which this player's Laser stands for the whole game: j1 or a8.
    #[inline]
    pub const fn laser_square(self) -> Square {
        match self {
            Color::Blue => Square::at(9),
            Color::Red => Square::at(70),
        }
    }

    /// The two directions that this player's Laser may face.
    pub const fn laser_directions(self) -> [Direction; 2] {
        let first = [Direction::North, Direction::South][self as usize];
        [first, first.left()]
    }

    /// The closed squares of this player, on which none of its pieces may stand.
    pub const fn closed(self) -> Bitboard {
        CLOSED[self as usize]
    }

    /// The letter of FEN: `b` or `r`.
    pub const fn letter(self) -> char {
        ['b', 'r'][self as usize]
    }

    /// The name in lower case: `blue` or `red`.
    pub const fn word(self) -> &'static str {
        ["blue", "red"][self as usize]
    }
}

impl Not for Color {
    type Output = Color;
    #[inline]
    fn not(self) -> Color {
        match self {
            Color::Blue => Color::Red,
            Color::Red => Color::Blue,
        }
    }
}

/// Closed squares by colour: ranks 1 to 7 of file a and two squares of file i for Blue; the same
/// rotated by 180 degrees for Red.
const CLOSED: [Bitboard; 2] = {
    let mut blue = Bitboard::EMPTY.with(Square::at(8)).with(Square::at(78));
    let mut rank = 0;
    while rank < 7 {
        blue = blue.with(Square::at(rank * Square::FILES as u32));
        rank += 1;
    }
    let red = blue.bits().reverse_bits() >> (128 - Square::COUNT);
    [blue, Bitboard::from_bits_unchecked(red)]
};

/// The kind of a piece.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[display("{}", ["King", "Switch", "Defender", "Deflector", "Laser"][self.index()])]
#[repr(u8)]
pub enum Kind {
    /// Loses the game when it is hit. Called Pharaoh in Khet.
    King,
    /// A mirror on both sides, never hit; may swap places with another piece. Called Scarab in Khet.
    Switch,
    /// Has a shield on its front; hit on its other sides. Called Anubis in Khet.
    Defender,
    /// Has one mirror; hit on the two sides behind it. Called Pyramid in Khet.
    Deflector,
    /// Fires the beam; never moves, never hit. Called Sphinx in Khet.
    Laser,
}

impl Kind {
    /// All five kinds.
    pub const ALL: [Kind; 5] = [
        Kind::King,
        Kind::Switch,
        Kind::Defender,
        Kind::Deflector,
        Kind::Laser,
    ];

    /// The index of the kind, 0 to 4.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation, upper case.
    pub const fn letter(self) -> char {
        ['K', 'S', 'D', 'P', 'L'][self as usize]
    }
}

/// A piece: its colour, kind and orientation.
///
/// ```
/// use akhet::laser::rules::{Color, Direction, Kind, Piece};
///
/// let piece = Piece::new(Color::Red, Kind::Deflector, Direction::North);
/// assert_eq!(piece.to_string(), "pn");
/// assert_eq!(piece.turned_right().direction(), Direction::East);
/// ```
///
/// One byte, never 0, so an `Option<Piece>` is one byte too: bits 0 and 1 are the direction, bit 2
/// the colour, bits 3 to 5 the kind plus one. The direction of a King is always north, that of a
/// Switch north (mirror `\`) or east (mirror `/`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[debug("{self}")]
pub struct Piece(NonZeroU8);

impl Piece {
    /// The length of tables indexed by piece code.
    pub(crate) const CODES: usize = 64;

    pub(crate) const FORMS: usize = 12;

    /// The form: kind and, where it makes a difference, direction. A King has one form, a
    /// Switch two, a Defender and a Deflector four each; the last is the Laser's.
    pub(crate) const fn form(self) -> usize {
        let direction = self.direction() as usize;
        match self.kind() {
            Kind::King => 0,
            Kind::Switch => 1 + direction % 2,
            Kind::Defender => 3 + direction,
            Kind::Deflector => 7 + direction,
            Kind::Laser => 11,
        }
    }

    /// A piece that faces `direction`. The direction of a King is ignored, and opposite directions of a
    /// Switch give the same piece.
    pub const fn new(color: Color, kind: Kind, direction: Direction) -> Piece {
        let direction = match kind {
            Kind::King => 0,
            Kind::Switch => direction as u8 & 1,
            _ => direction as u8,
        };
        match NonZeroU8::new((kind as u8 + 1) << 3 | (color as u8) << 2 | direction) {
            Some(code) => Piece(code),
            None => unreachable!(),
        }
    }

    /// All pieces of both colours in all their orientations.
    pub fn all() -> impl Iterator<Item = Piece> {
        let pieces = (0..Piece::CODES as u8).filter_map(Piece::of_code);
        pieces.filter(|&piece| piece == Piece::new(piece.color(), piece.kind(), piece.direction()))
    }

    /// The code of the piece: its byte, 8 to 47.
    pub(crate) const fn code(self) -> usize {
        (self.0.get() & 63) as usize
    }

    /// The code of a square's content: 0 if it is empty.
    #[inline]
    pub(crate) const fn code_of(content: Option<Piece>) -> usize {
        match content {
            Some(piece) => piece.code(),
            None => 0,
        }
    }

    /// The content with this code, which [`code_of`](Piece::code_of) must have given.
    #[inline]
    pub(crate) const fn of_code(code: u8) -> Option<Piece> {
        match NonZeroU8::new(code) {
            Some(code) => Some(Piece(code)),
            None => None,
        }
    }

    /// The kind of the piece.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0.get() >> 3 {
            1 => Kind::King,
            2 => Kind::Switch,
            3 => Kind::Defender,
            4 => Kind::Deflector,
            _ => Kind::Laser,
        }
    }

    /// The owner of the piece.
    #[inline]
    pub const fn color(self) -> Color {
        if self.0.get() & 4 == 0 {
            Color::Blue
        } else {
            Color::Red
        }
    }

    /// The orientation: the side of a Defender's shield, the direction in which a Laser fires, the
    /// first in clockwise order of the two sides to which a Deflector's mirror is open, or for a
    /// Switch north (mirror `\`) or east (mirror `/`).
    pub const fn direction(self) -> Direction {
        Direction::from_bits(self.0.get())
    }

    /// The piece after a quarter turn clockwise.
    pub const fn turned_right(self) -> Piece {
        TURNED_RIGHT[self.code()]
    }

    /// The piece after a quarter turn counter-clockwise.
    pub const fn turned_left(self) -> Piece {
        TURNED_LEFT[self.code()]
    }

    /// The same piece of the other player, rotated by 180 degrees.
    pub const fn flipped(self) -> Piece {
        let other = Color::ALL[1 - self.color() as usize];
        Piece::new(other, self.kind(), self.direction().opposite())
    }

    /// The letter of FEN: upper case for Blue, lower case for Red.
    pub const fn letter(self) -> char {
        match self.color() {
            Color::Blue => self.kind().letter(),
            Color::Red => self.kind().letter().to_ascii_lowercase(),
        }
    }
}

/// [`Piece::turned_right`] by piece code.
const TURNED_RIGHT: [Piece; Piece::CODES] = turned(1);
/// [`Piece::turned_left`] by piece code.
const TURNED_LEFT: [Piece; Piece::CODES] = turned(3);

const fn turned(quarters: u8) -> [Piece; Piece::CODES] {
    let mut table = [Piece::new(Color::Blue, Kind::King, Direction::North); Piece::CODES];
    let mut code = 0;
    while code < Piece::CODES {
        if let Some(piece) = Piece::of_code(code as u8) {
            let facing = Direction::from_bits(piece.direction() as u8 + quarters);
            table[code] = Piece::new(piece.color(), piece.kind(), facing);
        }
        code += 1;
    }
    table
}

impl fmt::Display for Piece {
    /// The piece as FEN writes it: `Pn`, `k`, `Ds`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())?;
        match self.kind() {
            Kind::King => Ok(()),
            _ => write!(f, "{}", self.direction().letter()),
        }
    }
}
