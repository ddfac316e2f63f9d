//! The board: 49 tiles as bitboards, and the spare.

use super::arrow::Slide;
use super::cards::{Treasure, TreasureSet};
use super::errors::InvalidBoard;
use super::squares::{Bitboard, Square};
use super::tile::{PLANES, SIDES, Shape, Spare, Tile};
use super::zobrist::ZOBRIST;
use crate::grid::Direction;

/// The fixed tiles by rank 7 5 3 1 and file a c e g, as a deal has them.
const FIXED: [[&str; 4]; 4] = [
    ["ce", "tsA", "tsB", "cs"],
    ["teC", "teD", "tsE", "twF"],
    ["teG", "tnH", "twI", "twJ"],
    ["cn", "tnK", "tnL", "cw"],
];

/// The fixed tile on a square in a deal; `None` where a loose tile lies.
pub(super) fn fixed_tile(square: Square) -> Option<Tile> {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    let mut letters = FIXED[3 - rank / 2][file / 2].chars();
    let shape = Shape::from_letter(letters.next()?)?;
    let orientation = Direction::from_letter(letters.next()?)?;
    let treasure = letters.next().and_then(Treasure::from_letter);
    square
        .is_fixed()
        .then(|| Tile::new(shape, orientation, treasure))
}

/// The tiles on their squares and the spare, without pawns and cards.
///
/// A board is nine planes, sets of squares that slide alike: for each direction the tiles that are open
/// there, and for each bit of a treasure's code the tiles whose treasure has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    planes: [Bitboard; PLANES],
    spare: Spare,
}

impl Board {
    /// A board with these tiles, by the index of their squares.
    ///
    /// # Errors
    /// When a fixed tile has another shape or orientation, a home has a treasure, or a treasure lies on
    /// two tiles.
    pub fn new(tiles: &[Tile; Square::COUNT], spare: Spare) -> Result<Board, InvalidBoard> {
        let mut seen = TreasureSet::EMPTY;
        let mut once = |treasure| match treasure {
            Some(treasure) if !seen.insert(treasure) => Err(InvalidBoard::Twice(treasure)),
            _ => Ok(()),
        };
        for (square, tile) in Square::all().zip(tiles) {
            if let Some(fixed) = fixed_tile(square)
                && (fixed.shape(), fixed.orientation()) != (tile.shape(), tile.orientation())
            {
                return Err(InvalidBoard::Fixed(
                    square,
                    Tile::new(fixed.shape(), fixed.orientation(), None),
                ));
            }
            if square.is_corner()
                && let Some(treasure) = tile.treasure()
            {
                return Err(InvalidBoard::Home(square, treasure));
            }
            once(tile.treasure())?;
        }
        once(spare.treasure)?;
        Ok(Board::assemble(tiles, spare))
    }

    /// A board without checks.
    pub(super) fn assemble(tiles: &[Tile; Square::COUNT], spare: Spare) -> Board {
        let mut planes = [Bitboard::EMPTY; PLANES];
        for (square, tile) in Square::all().zip(tiles) {
            let code = tile.planes();
            for (index, plane) in planes.iter_mut().enumerate() {
                *plane |= bit(code, index, square);
            }
        }
        Board { planes, spare }
    }

    /// The tile on a square.
    pub fn tile(&self, square: Square) -> Tile {
        let sides = (0..SIDES).fold(0, |bits, side| bits | self.bit(side, square) << side);
        Tile::of_sides(sides, self.treasure_on(square))
    }

    /// The spare tile.
    pub fn spare(&self) -> Spare {
        self.spare
    }

    /// The squares whose tiles are open to each direction, by the index of the direction.
    pub fn open(&self) -> [Bitboard; 4] {
        let [north, east, south, west, ..] = self.planes;
        [north, east, south, west]
    }

    /// The squares at the edge whose tiles are open to the outside. Fixed tiles are not.
    pub fn exits(&self) -> Bitboard {
        let open = self.open().into_iter().zip(Direction::ALL);
        open.fold(Bitboard::EMPTY, |set, (open, side)| {
            set | open & !Bitboard::ALL.shifted(side.opposite())
        })
    }

    /// The treasure of the tile on a square.
    #[inline]
    pub fn treasure_on(&self, square: Square) -> Option<Treasure> {
        let planes = SIDES..PLANES;
        Treasure::of_code(planes.fold(0, |code, plane| {
            code | self.bit(plane, square) << (plane - SIDES)
        }))
    }

    /// The square of a treasure as a set: empty if it lies on the spare or on no tile.
    #[inline]
    pub fn find(&self, treasure: Treasure) -> Bitboard {
        let code = Treasure::code(Some(treasure));
        let bits = self.planes[SIDES..].iter().enumerate();
        bits.fold(Bitboard::ALL, |squares, (bit, &plane)| {
            squares & if code >> bit & 1 != 0 { plane } else { !plane }
        })
    }

    /// The treasures on all tiles, the spare included.
    pub fn treasures(&self) -> TreasureSet {
        let on_board = Square::all().filter_map(|square| self.treasure_on(square));
        on_board.chain(self.spare.treasure).collect()
    }

    /// The board after a slide.
    #[inline]
    #[must_use]
    pub fn slid(&self, slide: Slide) -> Board {
        let mut board = *self;
        board.slide(slide);
        board
    }

    /// Pushes the spare in. Returns the exclusive or of the Zobrist keys before and after.
    #[inline]
    pub(super) fn slide(&mut self, Slide { arrow, orientation }: Slide) -> u64 {
        let out = self.tile(arrow.exit());
        let code = self.spare.turned(orientation).planes();
        let zobrist = &*ZOBRIST;
        let mut key = zobrist.spare(self.spare);
        for (index, plane) in self.planes.iter_mut().enumerate() {
            let after = arrow.slide(*plane) | bit(code, index, arrow.entry());
            key ^= zobrist.line(arrow, index, *plane ^ after);
            *plane = after;
        }
        self.spare = Spare {
            shape: out.shape(),
            treasure: out.treasure(),
        };
        key ^ zobrist.spare(self.spare)
    }

    /// The Zobrist key of the tiles, computed from scratch.
    pub(super) fn key(&self) -> u64 {
        let planes = self.planes.iter().enumerate();
        planes.fold(ZOBRIST.spare(self.spare), |key, (index, &plane)| {
            key ^ ZOBRIST.plane(index, plane)
        })
    }

    fn bit(&self, plane: usize, square: Square) -> u8 {
        u8::from(self.planes[plane].contains(square))
    }
}

/// The square as a set if the code of its tile has the bit of this plane, otherwise the empty set.
fn bit(code: u64, plane: usize, square: Square) -> Bitboard {
    Bitboard::from_bits((code >> plane & 1) << square.index())
}
