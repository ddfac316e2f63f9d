//! Arrows, the twelve places where a tile is pushed in, and slides: an arrow with an orientation.

use super::squares::{Bitboard, Square};
use crate::grid::Direction;
use derive_more::{Debug, Display};
use std::str::FromStr;

/// One of the twelve arrows, named by the square where the tile goes in.
///
/// ```
/// use akhet::labyrinth::rules::Arrow;
///
/// let arrow: Arrow = "b7".parse()?;
/// assert_eq!(arrow.opposite().to_string(), "b1");
/// assert_eq!(arrow.exit(), arrow.opposite().entry());
/// assert!("c7".parse::<Arrow>().is_err());
/// # Ok::<(), akhet::labyrinth::rules::ParseArrowError>(())
/// ```
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[debug("{self}")]
#[display("{}", self.entry())]
pub struct Arrow(u8);

impl Arrow {
    /// The number of arrows.
    pub const COUNT: usize = 12;

    /// The names of all arrows, clockwise from a2, for messages.
    pub(super) const NAMES: &str = "a2 a4 a6 b7 d7 f7 g6 g4 g2 f1 d1 b1";

    /// The length of tables indexed by arrow: a power of two, so that indexing needs no bounds check.
    pub(super) const SLOTS: usize = 16;

    /// The arrow with this index; `None` from 12 on.
    pub const fn from_index(index: usize) -> Option<Arrow> {
        if index < Self::COUNT {
            Some(Arrow(index as u8))
        } else {
            None
        }
    }

    /// The arrow at this square; `None` if no tile goes in there.
    pub fn at(square: Square) -> Option<Arrow> {
        Arrow::all().find(|arrow| arrow.entry() == square)
    }

    /// The index of the arrow: 0 to 11, clockwise from a2.
    pub const fn index(self) -> usize {
        (self.0 & (Self::SLOTS as u8 - 1)) as usize
    }

    /// The square where the tile goes in.
    pub const fn entry(self) -> Square {
        PATHS[self.index()].entry
    }

    /// The square where a tile comes out, the other end of the line.
    pub const fn exit(self) -> Square {
        PATHS[self.index()].exit
    }

    /// The direction in which the tiles slide.
    pub const fn direction(self) -> Direction {
        PATHS[self.index()].direction
    }

    /// The squares of the line that slides.
    pub const fn line(self) -> Bitboard {
        PATHS[self.index()].line
    }

    /// The arrow at the other end of the line. It is closed in the turn after a slide at this
    /// arrow.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Arrow {
        // On the west and east side the indices of opposite arrows add up to 8, on the others to 14.
        let sum = if (self.0 / 3).is_multiple_of(2) {
            8
        } else {
            14
        };
        Arrow(sum - self.0)
    }

    /// The square to which a slide at this arrow carries a pawn. A pawn on the tile that comes out is
    /// put on the tile that went in.
    pub const fn carry(self, pawn: Square) -> Square {
        CARRY[self.index()][pawn.index()]
    }

    /// [`carry`](Arrow::carry) for each square of a set.
    #[inline]
    #[must_use]
    pub fn carry_all(self, pawns: Bitboard) -> Bitboard {
        let put_in = if pawns.contains(self.exit()) {
            Bitboard::of(self.entry())
        } else {
            Bitboard::EMPTY
        };
        self.slide(pawns) | put_in
    }

    /// A plane of the board, one bit of the tile on each square, after a slide at this arrow; the
    /// square where the tile goes in is empty.
    #[inline]
    pub(super) fn slide(self, plane: Bitboard) -> Bitboard {
        let path = &PATHS[self.index()];
        let moved = Bitboard::from_bits((plane & path.line).bits().rotate_left(path.rotation));
        (plane & !path.line) | (moved & path.line)
    }

    /// The index of the line that slides: 0 to 2 for the ranks 2 4 6, 3 to 5 for the files b d f.
    pub(super) const fn line_index(self) -> usize {
        PATHS[self.index()].line_index
    }

    /// All twelve, clockwise from a2.
    pub fn all() -> impl DoubleEndedIterator<Item = Arrow> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Arrow)
    }
}

/// What a slide at an arrow does.
#[derive(Clone, Copy)]
struct Path {
    entry: Square,
    exit: Square,
    direction: Direction,
    line: Bitboard,
    line_index: usize,
    /// The left rotation of a bitboard that moves each square one step in the direction.
    rotation: u32,
}

/// By arrow; the last four entries are unused.
static PATHS: [Path; Arrow::SLOTS] = {
    let mut paths = [path(0); Arrow::SLOTS];
    let mut index = 0;
    while index < Arrow::COUNT {
        paths[index] = path(index as u32);
        index += 1;
    }
    paths
};

const fn path(index: u32) -> Path {
    const SIDE: u32 = Square::SIDE as u32;
    let nth = index as usize % 3;
    let along = 2 * (index % 3) + 1;
    let (entry, direction, line_index, rotation) = match index / 3 {
        0 => (SIDE * along, Direction::East, nth, 1),
        1 => (SIDE * 6 + along, Direction::South, 3 + nth, 64 - SIDE),
        2 => (SIDE * (6 - along) + 6, Direction::West, 2 - nth, 63),
        _ => (6 - along, Direction::North, 5 - nth, SIDE),
    };
    let entry = Square::at(entry);
    let mut exit = entry;
    let mut line = Bitboard::EMPTY.with(entry);
    while let Some(next) = exit.neighbour(direction) {
        exit = next;
        line = line.with(next);
    }
    Path {
        entry,
        exit,
        direction,
        line,
        line_index,
        rotation,
    }
}

/// [`Arrow::carry`] by arrow and square.
static CARRY: [[Square; Square::SLOTS]; Arrow::SLOTS] = {
    let mut table = [[Square::at(0); Square::SLOTS]; Arrow::SLOTS];
    let mut arrow = 0;
    while arrow < Arrow::COUNT {
        let mut index = 0;
        while index < Square::COUNT {
            table[arrow][index] = Square::at(index as u32);
            index += 1;
        }
        let path = path(arrow as u32);
        let mut square = path.entry;
        while let Some(next) = square.neighbour(path.direction) {
            table[arrow][square.index()] = next;
            square = next;
        }
        table[arrow][square.index()] = path.entry;
        arrow += 1;
    }
    table
};

/// The text is not an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the arrows are {}", Arrow::NAMES)]
pub struct ParseArrowError;

impl FromStr for Arrow {
    type Err = ParseArrowError;

    /// Reads the square where the tile goes in.
    fn from_str(text: &str) -> Result<Arrow, ParseArrowError> {
        let square = text.parse().map_err(|_| ParseArrowError)?;
        Arrow::at(square).ok_or(ParseArrowError)
    }
}

/// The first half of a turn: an arrow and the orientation in which the spare is pushed in there.
/// Its text is the first three characters of a move: `b7e`.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[display("{arrow}{}", orientation.letter())]
pub struct Slide {
    /// The arrow.
    pub arrow: Arrow,
    /// The orientation of the spare.
    pub orientation: Direction,
}

impl Slide {
    /// The number of slides: of all arrows in all orientations.
    pub const MAX: usize = Arrow::COUNT * Direction::ALL.len();

    /// Reads the slide that a text begins with, and returns what follows it.
    pub(super) fn split_from(text: &str) -> Result<(Slide, &str), ParseSlideError> {
        let (arrow, rest) = text.split_at_checked(2).ok_or(ParseSlideError::Arrow)?;
        let arrow = arrow.parse().map_err(|_| ParseSlideError::Arrow)?;
        let mut chars = rest.chars();
        let orientation = chars.next().and_then(Direction::from_letter);
        let orientation = orientation.ok_or(ParseSlideError::Orientation)?;
        Ok((Slide { arrow, orientation }, chars.as_str()))
    }
}

/// Why a text is not a slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum ParseSlideError {
    #[error("it does not begin with an arrow: {}", Arrow::NAMES)]
    Arrow,
    #[error("the arrow must be followed by the tile's orientation, n e s or w")]
    Orientation,
    #[error("nothing may follow the orientation")]
    End,
}

impl FromStr for Slide {
    type Err = ParseSlideError;

    /// Reads three characters: `b7e`.
    fn from_str(text: &str) -> Result<Slide, ParseSlideError> {
        match Slide::split_from(text)? {
            (slide, "") => Ok(slide),
            _ => Err(ParseSlideError::End),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_are_the_twelve_of_the_rules() {
        let names: Vec<_> = Arrow::all().map(|arrow| arrow.to_string()).collect();
        assert_eq!(names.join(" "), Arrow::NAMES, "clockwise");
        for arrow in Arrow::all() {
            assert_eq!(arrow.to_string().parse(), Ok(arrow));
            assert_eq!(arrow.opposite().entry(), arrow.exit());
            assert_eq!(arrow.opposite().opposite(), arrow);
            assert_eq!(arrow.line_index(), arrow.opposite().line_index());
        }
        for bad in ["a1", "a3", "c7", "b2", "g7", "", "h2"] {
            assert_eq!(bad.parse::<Arrow>(), Err(ParseArrowError), "{bad}");
        }
    }

    #[test]
    fn a_slide_is_three_characters() {
        for arrow in Arrow::all() {
            for orientation in Direction::ALL {
                let slide = Slide { arrow, orientation };
                assert_eq!(slide.to_string().parse(), Ok(slide));
            }
        }
        for (bad, error) in [
            ("", ParseSlideError::Arrow),
            ("a", ParseSlideError::Arrow),
            ("a1n", ParseSlideError::Arrow),
            ("aßn", ParseSlideError::Arrow),
            ("a2", ParseSlideError::Orientation),
            ("a2x", ParseSlideError::Orientation),
            ("a2ß", ParseSlideError::Orientation),
            ("a2na1", ParseSlideError::End),
            ("a2nß", ParseSlideError::End),
        ] {
            assert_eq!(bad.parse::<Slide>(), Err(error), "{bad}");
        }
    }

    #[test]
    fn planes_and_pawns_go_the_same_way() {
        for arrow in Arrow::all() {
            let mut carried = Bitboard::EMPTY;
            for square in Square::all() {
                let to = arrow.carry(square);
                assert_eq!(arrow.opposite().carry(to), square);
                carried |= Bitboard::of(to);
                assert_eq!(arrow.carry_all(Bitboard::of(square)), Bitboard::of(to));
                let plane = arrow.slide(Bitboard::of(square));
                if square == arrow.exit() {
                    assert_eq!((to, plane), (arrow.entry(), Bitboard::EMPTY))
                } else {
                    assert_eq!(plane, Bitboard::of(to))
                }
            }
            assert_eq!(carried, Bitboard::ALL);
            assert_eq!(arrow.carry_all(Bitboard::ALL), Bitboard::ALL);
        }
    }
}
