//! Zobrist hashing: random numbers whose exclusive or is the key of a position.

use super::arrow::Arrow;
use super::cards::{Card, Treasure};
use super::seat::Seat;
use super::squares::{Bitboard, Square};
use super::tile::{PLANES, Shape, Spare};
use once_cell::sync::Lazy;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The number of lines that slide.
const LINES: usize = 6;
/// The number of subsets of the seven squares of a line.
const PATTERNS: usize = 1 << Square::SIDE;

/// The Zobrist numbers. The key of a position is the exclusive or of those of all its parts.
pub(super) struct Zobrist {
    /// One for each plane of the board and square: a tile contributes those of its planes.
    planes: [[u64; Square::COUNT]; PLANES],
    /// The exclusive or of the numbers of a plane over part of a line, by line, plane and pattern, so
    /// that a slide needs one look-up per plane.
    lines: [[[u64; PATTERNS]; PLANES]; LINES],
    spares: [[u64; Treasure::COUNT + 1]; Shape::ALL.len()],
    pawns: [[u64; Square::COUNT]; 4],
    /// By seat, place in the stack and card; 0 stands for an unknown card.
    cards: [[[u64; Treasure::COUNT + 1]; Treasure::COUNT]; 4],
    movers: [u64; 4],
    closed: [u64; Arrow::COUNT],
}

impl Zobrist {
    /// The number of a plane: the exclusive or of those of its squares.
    pub(super) fn plane(&self, plane: usize, squares: Bitboard) -> u64 {
        let numbers = &self.planes[plane];
        squares
            .into_iter()
            .fold(0, |key, square| key ^ numbers[square.index()])
    }

    /// The number of a plane whose squares all lie on the line of an arrow.
    pub(super) fn line(&self, arrow: Arrow, plane: usize, squares: Bitboard) -> u64 {
        let line = arrow.line_index();
        self.lines[line][plane][pattern(line, squares)]
    }

    pub(super) fn spare(&self, spare: Spare) -> u64 {
        self.spares[spare.shape.index()][usize::from(Treasure::code(spare.treasure))]
    }

    pub(super) fn pawn(&self, seat: Seat, square: Square) -> u64 {
        self.pawns[seat.index()][square.index()]
    }

    /// The number of a card at a place of a stack, 0 to 23.
    pub(super) fn card(&self, seat: Seat, place: usize, card: Card) -> u64 {
        self.cards[seat.index()][place][usize::from(Treasure::code(card))]
    }

    pub(super) fn mover(&self, seat: Seat) -> u64 {
        self.movers[seat.index()]
    }

    pub(super) fn closed(&self, arrow: Option<Arrow>) -> u64 {
        arrow.map_or(0, |arrow| self.closed[arrow.index()])
    }
}

/// The bits of a bitboard on a line, lowest rank or file first.
#[inline]
fn pattern(line: usize, squares: Bitboard) -> usize {
    const SIDE: usize = Square::SIDE as usize;
    let offset = 2 * (line % 3) + 1;
    let bits = if line < 3 {
        squares.bits() >> (SIDE * offset)
    } else {
        // One product gathers the bits of a file: that of rank r moves from 7 r to 42 + r, and no two
        // partial products collide.
        const GATHER: u64 = 0x0410_4104_1040;
        ((squares.bits() >> offset) & Bitboard::FILE_A.bits()).wrapping_mul(GATHER) >> 42
    };
    bits as usize & (PATTERNS - 1)
}

/// The table. Generator and seed are fixed, so that keys are the same on every machine and in every
/// build.
pub(super) static ZOBRIST: Lazy<Zobrist> = Lazy::new(|| {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(0x416b_6865_7400_0002);
    let mut zobrist = Zobrist {
        planes: [[0; Square::COUNT]; PLANES],
        lines: [[[0; PATTERNS]; PLANES]; LINES],
        spares: [[0; Treasure::COUNT + 1]; Shape::ALL.len()],
        pawns: [[0; Square::COUNT]; 4],
        cards: [[[0; Treasure::COUNT + 1]; Treasure::COUNT]; 4],
        movers: [0; 4],
        closed: [0; Arrow::COUNT],
    };
    for numbers in [
        zobrist.planes.as_flattened_mut(),
        zobrist.spares.as_flattened_mut(),
        zobrist.pawns.as_flattened_mut(),
        zobrist.cards.as_flattened_mut().as_flattened_mut(),
        &mut zobrist.movers,
        &mut zobrist.closed,
    ] {
        numbers.fill_with(|| random.random());
    }
    for arrow in Arrow::all() {
        for plane in 0..PLANES {
            for subset in 0..PATTERNS {
                let squares = arrow.line().into_iter().enumerate();
                let chosen = squares.filter(|(place, _)| subset >> place & 1 != 0);
                let number = zobrist.plane(plane, chosen.map(|(_, square)| square).collect());
                zobrist.lines[arrow.line_index()][plane][subset] = number;
            }
        }
    }
    zobrist
});
