//! Tiles: their shapes, orientations and open sides.

use super::cards::Treasure;
use crate::grid::Direction;
use std::fmt;

/// The shape of a tile's passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Shape {
    /// Open to two opposite sides.
    Straight,
    /// Open to two neighbouring sides.
    Corner,
    /// Open to three sides.
    T,
}

impl Shape {
    /// All three.
    pub const ALL: [Shape; 3] = [Shape::Straight, Shape::Corner, Shape::T];

    /// The index in [`ALL`](Shape::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation: `i`, `c` or `t`.
    pub const fn letter(self) -> char {
        ['i', 'c', 't'][self as usize]
    }

    /// The shape with this letter.
    pub fn from_letter(letter: char) -> Option<Shape> {
        Shape::ALL.into_iter().find(|s| s.letter() == letter)
    }

    /// The distinct orientations: two of a straight tile, four of the others.
    #[inline]
    pub const fn orientations(self) -> &'static [Direction] {
        const ALL: &[Direction] = &Direction::ALL;
        match self {
            Shape::Straight => ALL.split_at(2).0,
            _ => ALL,
        }
    }

    /// The same orientation as the notation writes it: `n` or `e` for a straight tile.
    #[inline]
    #[must_use]
    pub const fn canonical(self, orientation: Direction) -> Direction {
        match self {
            Shape::Straight => Direction::from_bits(orientation as u8 & 1),
            _ => orientation,
        }
    }

    /// The open sides of a tile of this shape in this orientation: bit `n` stands for the direction with
    /// index `n`.
    pub(super) const fn open(self, orientation: Direction) -> u8 {
        OPEN[self as usize][orientation as usize]
    }
}

/// [`Shape::open`] by shape and orientation.
const OPEN: [[u8; 4]; 3] = {
    let mut table = [[0; 4]; 3];
    let mut o = 0;
    while o < 4 {
        let (ahead, right, back) = (1 << o, 1 << ((o + 1) % 4), 1 << ((o + 2) % 4));
        table[Shape::Straight as usize][o] = ahead | back;
        table[Shape::Corner as usize][o] = ahead | right;
        table[Shape::T as usize][o] = 0b1111 & !back;
        o += 1;
    }
    table
};

pub(super) const SIDES: usize = 4;
/// The number of bits that describe a tile on the board: its open sides, then the five of its treasure's code.
pub(super) const PLANES: usize = SIDES + 5;

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    shape: Shape,
    orientation: Direction,
    treasure: Option<Treasure>,
}

impl Tile {
    /// A tile. Opposite orientations of a straight one give the same tile.
    pub const fn new(shape: Shape, orientation: Direction, treasure: Option<Treasure>) -> Tile {
        Tile {
            shape,
            orientation: shape.canonical(orientation),
            treasure,
        }
    }

    /// The shape.
    pub const fn shape(self) -> Shape {
        self.shape
    }

    /// The orientation: for a corner the first of its two open sides clockwise, for a T the side
    /// opposite to its closed one, for a straight tile north or east.
    pub const fn orientation(self) -> Direction {
        self.orientation
    }

    /// The treasure on the tile.
    pub const fn treasure(self) -> Option<Treasure> {
        self.treasure
    }

    /// Whether the tile is open on this side.
    pub const fn is_open(self, side: Direction) -> bool {
        self.shape.open(self.orientation) >> side as u8 & 1 != 0
    }

    /// The bits of the tile, one for each plane of a board.
    pub(super) const fn planes(self) -> u64 {
        let code = Treasure::code(self.treasure) as u64;
        self.shape.open(self.orientation) as u64 | code << SIDES
    }

    /// The tile with these open sides, as bits by direction; some tile must have them.
    pub(super) const fn of_sides(sides: u8, treasure: Option<Treasure>) -> Tile {
        let (shape, orientation) = FORMS[(sides & 15) as usize];
        Tile::new(shape, orientation, treasure)
    }
}

/// Shape and orientation by open sides. Sets of sides that no tile has are not used.
const FORMS: [(Shape, Direction); 16] = {
    let mut table = [(Shape::Straight, Direction::North); 16];
    let mut i = 0;
    while i < 12 {
        let shape = Shape::ALL[i / 4];
        let orientation = shape.canonical(Direction::ALL[i % 4]);
        table[shape.open(orientation) as usize] = (shape, orientation);
        i += 1;
    }
    table
};

impl fmt::Display for Tile {
    /// The tile as the notation writes it: `ie`, `cwQ`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.shape.letter(), self.orientation.letter())?;
        self.treasure.map_or(Ok(()), |one| write!(f, "{one}"))
    }
}

/// The spare tile, which has no orientation until it is pushed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spare {
    /// Its shape.
    pub shape: Shape,
    /// The treasure on it.
    pub treasure: Option<Treasure>,
}

impl Spare {
    /// The tile that the spare is once it is pushed in, in this orientation.
    pub const fn turned(self, orientation: Direction) -> Tile {
        Tile::new(self.shape, orientation, self.treasure)
    }
}

impl fmt::Display for Spare {
    /// The spare as the notation writes it: `i`, `cQ`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.shape.letter())?;
        self.treasure.map_or(Ok(()), |one| write!(f, "{one}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_sides_are_those_of_the_rules() {
        use Direction::{East, North, South, West};
        for (shape, orientation, open) in [
            (Shape::Straight, North, vec![North, South]),
            (Shape::Straight, East, vec![East, West]),
            (Shape::Corner, North, vec![North, East]),
            (Shape::Corner, West, vec![North, West]),
            (Shape::T, North, vec![North, East, West]),
            (Shape::T, South, vec![East, South, West]),
        ] {
            let tile = Tile::new(shape, orientation, None);
            let mut sides = Direction::ALL.to_vec();
            sides.retain(|&side| tile.is_open(side));
            assert_eq!(sides, open, "{tile}");
        }
    }

    #[test]
    fn open_sides_tell_the_tile() {
        for shape in Shape::ALL {
            for &orientation in shape.orientations() {
                let tile = Tile::new(shape, orientation, None);
                let sides = shape.open(orientation);
                assert_eq!(Tile::of_sides(sides, None), tile);
                let turned = Tile::new(shape, orientation.right(), None);
                for side in Direction::ALL {
                    assert_eq!(tile.is_open(side), turned.is_open(side.right()));
                }
            }
        }
    }
}
