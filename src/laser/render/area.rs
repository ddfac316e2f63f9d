//! The part of a board that a picture shows.

use crate::laser::rules::Square;
use std::fmt;
use std::str::FromStr;

/// A rectangle of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// First and last file, 0 to 9.
    files: (u8, u8),
    /// First and last rank, 0 to 7.
    ranks: (u8, u8),
}

impl Area {
    /// The whole board.
    pub const BOARD: Area = Area {
        files: (0, Square::FILES - 1),
        ranks: (0, Square::RANKS - 1),
    };

    /// The smallest area with these two squares.
    pub const fn between(a: Square, b: Square) -> Area {
        Area {
            files: sorted(a.file(), b.file()),
            ranks: sorted(a.rank(), b.rank()),
        }
    }

    pub(super) fn upper_left(self) -> Square {
        square(self.files.0, self.ranks.1)
    }

    pub(super) fn lower_right(self) -> Square {
        square(self.files.1, self.ranks.0)
    }

    /// The squares of the lowest rank from left to right.
    pub(super) fn lowest_rank(self) -> impl Iterator<Item = Square> {
        (self.files.0..=self.files.1).map(move |file| square(file, self.ranks.0))
    }

    /// The squares of the leftmost file from below.
    pub(super) fn leftmost_file(self) -> impl Iterator<Item = Square> {
        (self.ranks.0..=self.ranks.1).map(move |rank| square(self.files.0, rank))
    }
}

const fn sorted(a: u8, b: u8) -> (u8, u8) {
    if a < b { (a, b) } else { (b, a) }
}

/// The square on a file and rank of an area, which are always on the board.
fn square(file: u8, rank: u8) -> Square {
    Square::at(u32::from(rank) * u32::from(Square::FILES) + u32::from(file))
}

/// Why a text is not an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an area is two of its corners, such as c3-h7")]
pub struct ParseAreaError;

impl FromStr for Area {
    type Err = ParseAreaError;

    /// Reads two opposite corners, in any order: `c3-h7`.
    fn from_str(text: &str) -> Result<Area, ParseAreaError> {
        let (a, b) = text.split_once('-').ok_or(ParseAreaError)?;
        let corner = |text: &str| text.parse().map_err(|_| ParseAreaError);
        Ok(Area::between(corner(a)?, corner(b)?))
    }
}

impl fmt::Display for Area {
    /// Writes the lower left and the upper right corner.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lower_left = square(self.files.0, self.ranks.0);
        write!(f, "{lower_left}-{}", square(self.files.1, self.ranks.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_in_any_order_name_an_area() {
        for text in ["c3-h7", "h7-c3", "c7-h3", "h3-c7"] {
            assert_eq!(text.parse::<Area>().unwrap().to_string(), "c3-h7");
        }
        assert_eq!("a1-j8".parse(), Ok(Area::BOARD));
        assert_eq!(
            "e4-e4".parse::<Area>().unwrap().upper_left().to_string(),
            "e4"
        );
        for bad in ["", "c3", "c3h7", "c3-", "c3-k7", "c3-h7-a1", "c3 - h7"] {
            assert_eq!(bad.parse::<Area>(), Err(ParseAreaError), "{bad}");
        }
    }
}
