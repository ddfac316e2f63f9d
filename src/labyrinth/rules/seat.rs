//! The four seats around the board.

use super::squares::Square;
use std::fmt;

/// A seat, and the player on it. The order is that of play, clockwise seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// Home a1.
    Blue,
    /// Home a7.
    Yellow,
    /// Home g7.
    Orange,
    /// Home g1.
    Green,
}

impl Seat {
    /// All four in the order of play.
    pub const ALL: [Seat; 4] = [Seat::Blue, Seat::Yellow, Seat::Orange, Seat::Green];

    /// The index in [`ALL`](Seat::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next seat clockwise, whether somebody sits there or not.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Seat {
        Seat::ALL[(self as usize + 1) & 3]
    }

    /// The corner where the pawn starts and has to return to.
    #[inline]
    pub const fn home(self) -> Square {
        const HOMES: [Square; 4] = [Square::at(0), Square::at(42), Square::at(48), Square::at(6)];
        HOMES[self as usize]
    }

    /// The colour of the player, such as `Blue`.
    pub const fn name(self) -> &'static str {
        match self {
            Seat::Blue => "Blue",
            Seat::Yellow => "Yellow",
            Seat::Orange => "Orange",
            Seat::Green => "Green",
        }
    }

    /// The letter of the notation: `b`, `y`, `o` or `g`.
    pub const fn letter(self) -> char {
        match self {
            Seat::Blue => 'b',
            Seat::Yellow => 'y',
            Seat::Orange => 'o',
            Seat::Green => 'g',
        }
    }

    /// The seat with this letter.
    pub fn from_letter(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.letter() == letter)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn homes_follow_each_other_by_a_quarter_turn() {
        for seat in Seat::ALL {
            assert_eq!(seat.home().turned(), seat.next().home());
            assert_eq!(Seat::from_letter(seat.letter()), Some(seat));
        }
        assert_eq!(Seat::Blue.home().to_string(), "a1");
    }
}
