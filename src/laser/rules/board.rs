//! What stands where: a mailbox and the sets of squares that say the same.

use super::bitboard::Bitboard;
use super::piece::{Color, Kind, Piece};
use super::square::Square;

/// The pieces on their squares, without a side to move and without rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    squares: [Option<Piece>; Square::SLOTS],
    colors: [Bitboard; 2],
    /// By the kind's part of a piece's code, which a piece gives without a branch.
    kinds: [Bitboard; 8],
}

impl Board {
    /// A board without pieces.
    pub const EMPTY: Board = Board {
        squares: [None; Square::SLOTS],
        colors: [Bitboard::EMPTY; 2],
        kinds: [Bitboard::EMPTY; 8],
    };

    /// What stands on the square.
    #[inline]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// The squares of all pieces.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The squares of one player's pieces.
    #[inline]
    pub fn color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of both players' pieces of one kind.
    #[inline]
    pub fn kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index() + 1]
    }

    /// The squares of one player's pieces of one kind.
    #[inline]
    pub fn of(&self, color: Color, kind: Kind) -> Bitboard {
        self.color(color) & self.kind(kind)
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(super) fn place(&mut self, square: Square, piece: Piece) {
        debug_assert_eq!(self.piece_on(square), None);
        self.squares[square.index()] = Some(piece);
        self.toggle(piece, Bitboard::of(square));
    }

    /// Takes the piece off a square where it stands.
    #[inline]
    pub(super) fn remove(&mut self, square: Square, piece: Piece) {
        debug_assert_eq!(self.piece_on(square), Some(piece));
        self.squares[square.index()] = None;
        self.toggle(piece, Bitboard::of(square));
    }

    /// Writes what stands on a square and leaves the sets alone: for a piece that turns, and for
    /// changes that are taken back before anybody looks at the sets.
    #[inline]
    pub(super) fn set(&mut self, square: Square, content: Option<Piece>) {
        self.squares[square.index()] = content;
    }

    /// Exchanges what stands on two squares, of which the first holds `piece` and the second
    /// holds `other`.
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
        self.squares[first.index()] = other;
        self.squares[second.index()] = Some(piece);
        self.toggle(piece, both);
        if let Some(other) = other {
            self.toggle(other, both);
        }
    }

    #[inline]
    fn toggle(&mut self, piece: Piece, squares: Bitboard) {
        self.colors[piece.code() >> 2 & 1] ^= squares;
        self.kinds[piece.code() >> 3] ^= squares;
    }
}
