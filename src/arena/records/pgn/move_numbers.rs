//! The numbers of moves as PGN writes them.

use crate::laser::rules::{Color, Position};

/// The numbers of the moves of a game: one for both players' moves, counted from its start on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveNumbers {
    /// The number of the first move.
    pub first: u64,
    /// Who makes it.
    pub begins: Color,
}

impl MoveNumbers {
    /// The numbers of a game from this position on.
    pub fn from(start: &Position) -> MoveNumbers {
        MoveNumbers {
            first: start.move_number().into(),
            begins: start.side(),
        }
    }

    /// The number of the ply of this index, from 0, with its dots: `3.` if it is Blue's and `3...` if it
    /// is Red's.
    pub fn of(self, index: usize) -> String {
        let ply = index + usize::from(self.begins == Color::Red);
        let number = self.first.saturating_add(ply as u64 / 2);
        if self.is_blue(index) {
            format!("{number}.")
        } else {
            format!("{number}...")
        }
    }

    /// As [`of`](MoveNumbers::of), for a place in the movetext: after Blue's move in the same line of
    /// moves Red's has no number; with `red_too` it has.
    pub(super) fn before(self, index: usize, red_too: bool) -> Option<String> {
        (red_too || self.is_blue(index)).then(|| self.of(index))
    }

    fn is_blue(self, index: usize) -> bool {
        (self.begins == Color::Blue) == index.is_multiple_of(2)
    }
}
