//! The characters that mazes are drawn with.

use crate::grid::Direction;
use crate::grid::text::Charset;
use crate::labyrinth::rules::Tile;

/// The characters of a picture.
pub(super) struct Glyphs {
    /// The arrows that point north, east, south and west.
    pub(super) arrows: [char; 4],
    /// The mark in place of the closed arrow.
    pub(super) closed: char,
    /// A wall, by the sides on which it continues: bits for north, east, south and west. 0 is the rock
    /// behind the walls.
    walls: [char; 16],
    /// The passages of a small tile, by the sides to which it is open.
    passages: [char; 16],
}

const UNICODE: Glyphs = Glyphs {
    arrows: ['▲', '►', '▼', '◄'],
    closed: '×',
    walls: [
        ' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼',
    ],
    passages: [
        ' ', '║', '═', '╚', '║', '║', '╔', '╠', '═', '╝', '═', '╩', '╗', '╣', '╦', '╬',
    ],
};

const ASCII: Glyphs = Glyphs {
    arrows: ['^', '>', 'v', '<'],
    closed: 'x',
    walls: ['#'; 16],
    passages: [
        ' ', '|', '-', '\'', '|', '|', '.', '+', '-', '\'', '-', '+', '.', '+', '+', '+',
    ],
};

impl Glyphs {
    pub(super) const fn of(charset: Charset) -> &'static Glyphs {
        match charset {
            Charset::Ascii => &ASCII,
            Charset::Unicode => &UNICODE,
        }
    }

    /// The character of a wall at a column and row of a large tile; `None` where a passage is.
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

    /// The line at a column and row of a small tile; `None` where no passage is.
    pub(super) fn passage(&self, tile: Tile, cell: (usize, usize)) -> Option<char> {
        let along = |side: Direction| 1 << side.index() | 1 << side.opposite().index();
        let arm = |side: Direction| tile.is_open(side).then(|| along(side));
        let bits = match cell {
            (2, 0) => arm(Direction::North)?,
            (..2, 1) => arm(Direction::West)?,
            (3.., 1) => arm(Direction::East)?,
            (2, 1) => {
                let open = Direction::ALL
                    .into_iter()
                    .filter(|&side| tile.is_open(side));
                open.fold(0, |bits, side| bits | 1 << side.index())
            }
            _ => return None,
        };
        Some(self.passages[bits])
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
