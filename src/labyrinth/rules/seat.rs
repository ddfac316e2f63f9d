//! The four seats around the board.

use super::squares::Square;
use derive_more::Display;

/// A seat, and the player on it. The order is that of play, clockwise seen from above.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[display("{}", self.name())]
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
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next seat clockwise, occupied or not.
    #[must_use]
    pub const fn next(self) -> Seat {
        Seat::ALL[(self as usize + 1) & 3]
    }

    /// The corner where the pawn starts and must return.
    pub const fn home(self) -> Square {
        const HOMES: [Square; 4] = [Square::at(0), Square::at(42), Square::at(48), Square::at(6)];
        HOMES[self as usize]
    }

    /// The colour of the player, such as `Blue`.
    pub const fn name(self) -> &'static str {
        ["Blue", "Yellow", "Orange", "Green"][self as usize]
    }

    /// The letter of the notation: `b`, `y`, `o` or `g`.
    pub const fn letter(self) -> char {
        ['b', 'y', 'o', 'g'][self as usize]
    }

    /// The seat with this letter.
    pub fn from_letter(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.letter() == letter)
    }
}
