//! The legal moves of a position.

use super::bitboard::Bitboard;
use super::moves::{Move, MoveList};
use super::optics::neighbours;
use super::piece::{Color, Kind};
use super::position::Position;
use super::square::Square;

impl Position {
    /// Appends all legal moves to the list, in an order that never changes. A position in which a
    /// King has been hit has none.
    pub fn moves(&self, list: &mut MoveList) {
        self.generate(Bitboard::ALL, list);
    }

    /// Appends the legal moves that can change the mover's own shot: those that touch a square of
    /// its standing beam, and its laser's turn. Every other move fires the standing beam as it
    /// is; if that ends on a piece, every other move removes this piece.
    pub fn shot_moves(&self, list: &mut MoveList) {
        self.generate(self.beam(self.side()).path(), list);
    }

    /// All legal moves, as a list of their own.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list
    }

    /// Appends the laser's turn and all moves from or to a square of `region`.
    #[inline]
    pub(crate) fn generate(&self, region: Bitboard, list: &mut MoveList) {
        let board = self.board();
        let us = self.side();
        if self.winner().is_some() {
            return;
        }
        let own = board.color(us);
        let free = !(board.occupied() | us.closed());
        // Steps before turns: what a ply does is then the same for long runs of moves, which
        // keeps the branches of `play_unchecked` predictable.
        for from in own & region.widened() & !board.kind(Kind::Laser) {
            let mut targets = free;
            if board.kind(Kind::Switch).contains(from) {
                targets |= self.swap_partners(from);
            }
            targets &= neighbours(from);
            if !region.contains(from) {
                targets &= region;
            }
            for to in targets {
                list.push(Move::step(from, to));
            }
        }
        for from in own & region & board.kind(Kind::Switch) {
            list.push(Move::turn_right(from));
        }
        let turning = board.kind(Kind::Deflector) | board.kind(Kind::Defender);
        for from in own & region & turning {
            list.push(Move::turn_right(from));
            list.push(Move::turn_left(from));
        }
        // A King's turn changes nothing on the board, so it touches no square.
        if self.rules().king_turns && region == Bitboard::ALL {
            list.extend(self.king(us).map(Move::turn_right));
        }
        list.push(self.laser_turn());
    }

    /// The pieces, near or far, with which the mover's Switch on `from` may swap places.
    #[inline]
    fn swap_partners(&self, from: Square) -> Bitboard {
        let board = self.board();
        let us = self.side();
        let mut partners =
            (board.kind(Kind::Deflector) | board.kind(Kind::Defender)) & !us.closed();
        if !self.rules().swap_onto_closed {
            for color in Color::ALL {
                if color.closed().contains(from) {
                    partners &= !board.color(color);
                }
            }
        }
        partners
    }
}
