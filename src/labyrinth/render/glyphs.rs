//! The characters of a maze drawn as text: tiles of seven columns and three rows.

use crate::grid::{Charset, Direction};
use crate::labyrinth::rules::Tile;

/// The columns and rows of a tile. Both are odd, so that passages run along the middle.
pub(super) const SIZE: (usize, usize) = (7, 3);

/// The characters to draw with.
pub(super) struct Glyphs {
    /// The arrows that point north, east, south and west.
    pub(super) arrows: [char; 4],
    /// The mark in place of the closed arrow.
    pub(super) closed: char,
    /// A wall, by the sides on which it continues: bits for north, east, south and west. 0 is the rock
    /// behind the walls.
    walls: [char; 16],
}

const UNICODE: Glyphs = Glyphs {
    arrows: ['▲', '►', '▼', '◄'],
    closed: '×',
    walls: [
        ' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼',
    ],
};

const ASCII: Glyphs = Glyphs {
    arrows: ['^', '>', 'v', '<'],
    closed: 'x',
    walls: ['#'; 16],
};

impl Glyphs {
    pub(super) const fn of(charset: Charset) -> &'static Glyphs {
        match charset {
            Charset::Ascii => &ASCII,
            Charset::Unicode => &UNICODE,
        }
    }

    /// The character at a column and row of a tile, counted from its upper left corner; `None` where a
    /// passage is.
    pub(super) fn tile(&self, tile: Tile, (column, row): (usize, usize)) -> Option<char> {
        let (column, row) = (column as i8, row as i8);
        if is_passage(tile, column, row) {
            return None;
        }
        let joined = Direction::ALL.into_iter().filter(|direction| {
            let (files, ranks) = direction.step();
            is_wall(tile, column, row) && is_wall(tile, column + files, row - ranks)
        });
        let bits = joined.fold(0, |bits, direction| bits | 1 << direction.index());
        Some(self.walls[bits])
    }
}

/// Whether a cell is part of a passage. Outside the tile everything continues as at its edge.
fn is_passage(tile: Tile, column: i8, row: i8) -> bool {
    match (column, row) {
        (2..=4, ..=0) => tile.is_open(Direction::North),
        (2..=4, 2..) => tile.is_open(Direction::South),
        (2..=4, 1) => true,
        (..=1, 1) => tile.is_open(Direction::West),
        (_, 1) => tile.is_open(Direction::East),
        _ => false,
    }
}

/// Whether a cell is a wall: one beside a passage, on a side or a corner.
fn is_wall(tile: Tile, column: i8, row: i8) -> bool {
    let beside = |column| (row - 1..=row + 1).any(|row| is_passage(tile, column, row));
    !is_passage(tile, column, row) && (column - 1..=column + 1).any(beside)
}
