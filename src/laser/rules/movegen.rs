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
    pub fn on_beam_moves(&self, list: &mut MoveList) {
        self.generate(self.beam(self.side()).path(), list);
    }

    /// All legal moves, as a list of their own.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list
    }

    /// Appends the legal moves that leave the mover's shot as it is: all but those of
    /// [`on_beam_moves`](Position::on_beam_moves).
    pub fn off_beam_moves(&self, list: &mut MoveList) {
        if self.winner().is_some() {
            return;
        }
        let region = !self.beam(self.side()).path();
        self.steps(region, |_| region, list);
        self.turns(region, list);
        list.extend(self.king_turn());
    }

    /// Appends the laser's turn and all moves from or to a square of `region`.
    #[inline]
    pub(crate) fn generate(&self, region: Bitboard, list: &mut MoveList) {
        if self.winner().is_some() {
            return;
        }
        // Steps before turns: what a ply does is then the same for long runs of moves, which
        // keeps the branches of `play_unchecked` predictable.
        let allowed = |from| match region.contains(from) {
            true => Bitboard::ALL,
            false => region,
        };
        self.steps(region.with_neighbours(), allowed, list);
        self.turns(region, list);
        if region == Bitboard::ALL {
            list.extend(self.king_turn());
        }
        list.push(self.laser_turn());
    }

    /// Appends the steps of the mover's pieces on `movers`, from each to where it is allowed to go.
    #[inline]
    fn steps(&self, movers: Bitboard, allowed: impl Fn(Square) -> Bitboard, list: &mut MoveList) {
        let board = self.board();
        let us = self.side();
        let free = !(board.occupied() | us.closed());
        for from in board.color(us) & movers & !board.kind(Kind::Laser) {
            let mut targets = free;
            if board.kind(Kind::Switch).contains(from) {
                targets |= self.swap_partners(from);
            }
            for to in targets & neighbours(from) & allowed(from) {
                list.push(Move::step(from, to));
            }
        }
    }

    /// Appends the turns of the mover's pieces on `movers`, but for the laser.
    #[inline]
    fn turns(&self, movers: Bitboard, list: &mut MoveList) {
        let board = self.board();
        let own = board.color(self.side()) & movers;
        for from in own & board.kind(Kind::Switch) {
            list.push(Move::turn_right(from));
        }
        for from in own & (board.kind(Kind::Deflector) | board.kind(Kind::Defender)) {
            list.push(Move::turn_right(from));
            list.push(Move::turn_left(from));
        }
    }

    /// The turn of the mover's King, where the rules allow it. It changes nothing on the board.
    fn king_turn(&self) -> Option<Move> {
        let king = self.king(self.side()).filter(|_| self.rules().king_turns);
        king.map(Move::turn_right)
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
