//! The board: a mailbox and bitboards that hold the same pieces, and their Zobrist numbers.

use super::piece::{Color, Kind, Piece};
use super::squares::{Bitboard, Square};
use once_cell::sync::Lazy;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The pieces on their squares, without a side to move and without rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The mailbox: the code of each square's content.
    squares: [u8; Square::SLOTS],
    colors: [Bitboard; 2],
    /// Indexed by the kind bits of a piece's code, `kind.index() + 1`.
    kinds: [Bitboard; 8],
}

impl Board {
    /// A board without pieces.
    pub const EMPTY: Board = Board {
        squares: [0; Square::SLOTS],
        colors: [Bitboard::EMPTY; 2],
        kinds: [Bitboard::EMPTY; 8],
    };

    /// The piece on the square; `None` if it is empty.
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        Piece::of_code(self.squares[square.index()])
    }

    /// The codes of the contents of all squares, as [`Piece::code_of`] gives them.
    pub(crate) fn codes(&self) -> &[u8; Square::SLOTS] {
        &self.squares
    }

    /// The squares of all pieces.
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The squares of one player's pieces.
    pub fn color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of both players' pieces of one kind.
    pub fn kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index() + 1]
    }

    /// The squares of one player's pieces of one kind.
    pub fn of(&self, color: Color, kind: Kind) -> Bitboard {
        self.color(color) & self.kind(kind)
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn place(&mut self, square: Square, piece: Piece) {
        debug_assert_eq!(self.piece_on(square), None);
        self.squares[square.index()] = Piece::code_of(Some(piece)) as u8;
        self.toggle(piece, Bitboard::of(square));
    }

    /// Removes `piece` from the square on which it stands.
    #[inline]
    pub(super) fn remove(&mut self, square: Square, piece: Piece) {
        debug_assert_eq!(self.piece_on(square), Some(piece));
        self.squares[square.index()] = 0;
        self.toggle(piece, Bitboard::of(square));
    }

    /// Writes the mailbox and leaves the bitboards unchanged: for a piece that turns, and for changes
    /// that are undone before the bitboards are read.
    pub(super) fn set(&mut self, square: Square, content: Option<Piece>) {
        self.squares[square.index()] = Piece::code_of(content) as u8;
    }

    /// Exchanges the contents of two squares: `piece` on `first`, and `other`, if any, on `second`.
    #[inline]
    pub(super) fn exchange(
        &mut self,
        first: Square,
        second: Square,
        piece: Piece,
        other: Option<Piece>,
    ) {
        debug_assert_eq!(self.piece_on(first), Some(piece));
        debug_assert_eq!(self.piece_on(second), other);
        let both = Bitboard::of(first) | Bitboard::of(second);
        self.squares[first.index()] = Piece::code_of(other) as u8;
        self.squares[second.index()] = Piece::code_of(Some(piece)) as u8;
        self.toggle(piece, both);
        if let Some(other) = other {
            self.toggle(other, both);
        }
    }

    /// Adds the squares to the bitboards of a piece, or removes them.
    fn toggle(&mut self, piece: Piece, squares: Bitboard) {
        self.colors[piece.code() >> 2 & 1] ^= squares;
        self.kinds[piece.code() >> 3] ^= squares;
    }
}

/// The Zobrist numbers. A position's key is the exclusive or of those of its pieces and, with Red to
/// move, of `red_to_move`.
pub(super) struct Zobrist {
    /// A random number for each piece on each square: by square, then by piece code.
    pieces: [[u64; Piece::CODES]; Square::COUNT],
    /// Part of the key while Red is to move.
    pub(super) red_to_move: u64,
}

impl Zobrist {
    /// The number of a piece on a square.
    pub(super) fn piece(&self, piece: Piece, square: Square) -> u64 {
        self.pieces[square.index()][piece.code()]
    }
}

/// The Zobrist table. Generator and seed are fixed, so that keys and the node counts of the search
/// are the same on every machine and in every build.
pub(super) static ZOBRIST: Lazy<Zobrist> = Lazy::new(|| {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(0x416b_6865_7400_0001);
    let red_to_move = random.random();
    let mut pieces = [[0; Piece::CODES]; Square::COUNT];
    for number in pieces.as_flattened_mut() {
        *number = random.random();
    }
    Zobrist {
        pieces,
        red_to_move,
    }
});
