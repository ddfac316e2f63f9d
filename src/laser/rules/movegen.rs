//! Move generation: the legal moves of a position.

use super::moves::{Move, MoveList};
use super::optics::neighbours;
use super::piece::{Color, Kind};
use super::position::Position;
use super::squares::{Bitboard, Square};
use rand::{Rng, RngExt};

impl Position {
    /// Appends all legal moves to the list, in a fixed order. There are none once a King has been
    /// hit.
    pub fn moves(&self, list: &mut MoveList) {
        self.generate_touching(Bitboard::ALL, Bitboard::ALL, list);
    }

    /// One of the legal moves at random, each as likely; `None` once a King has been hit. Faster than to choose from
    /// the list of them.
    pub fn random_move(&self, random: &mut impl Rng) -> Option<Move> {
        if self.winner().is_some() {
            return None;
        }
        let board = self.board();
        let own = board.color(self.side());
        let free = self.free();
        let movers = own & !board.kind(Kind::Laser);
        let targets = |from| self.step_targets(from, free);
        let steps = movers
            .into_iter()
            .fold(0, |count, from| count + targets(from).count());
        let left = own & (board.kind(Kind::Deflector) | board.kind(Kind::Defender));
        let right = left | own & board.kind(Kind::Switch);
        let others = [self.king_turn(), Some(self.laser_turn())];
        let others = others.into_iter().flatten();
        let rest = left.count() + right.count() + others.clone().count() as u32;
        let mut index = random.random_range(0..steps + rest);
        if index < steps {
            for from in movers {
                let targets = targets(from);
                if index < targets.count() {
                    let to = targets.into_iter().nth(index as usize)?;
                    return Some(Move::step(from, to));
                }
                index -= targets.count();
            }
        }
        let left = left.into_iter().map(Move::turn_left);
        let right = right.into_iter().map(Move::turn_right);
        let mut rest = left.chain(right).chain(others);
        rest.nth((index - steps) as usize)
    }

    /// Appends the legal on-beam moves, which can change the mover's shot: those that touch a square
    /// on the path of its standing beam, and the Laser's turn. A King's turn is off-beam: it never changes
    /// the beam.
    #[doc(hidden)]
    pub fn on_beam_moves(&self, list: &mut MoveList) {
        self.generate_touching(self.beam(self.side()).path(), Bitboard::ALL, list);
    }

    /// The legal moves.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list
    }

    /// Appends the legal off-beam moves: all but those of
    /// [`on_beam_moves`](Position::on_beam_moves). Each fires the standing beam, so all of them have
    /// the same hit, or none.
    #[doc(hidden)]
    pub fn off_beam_moves(&self, list: &mut MoveList) {
        if self.winner().is_some() {
            return;
        }
        let region = !self.beam(self.side()).path();
        self.steps(region, |_| region, list);
        self.turns(region, list);
        list.extend(self.king_turn());
    }

    /// The first of the [`off_beam_moves`](Position::off_beam_moves), found without generating the others.
    #[doc(hidden)]
    pub fn first_off_beam_move(&self) -> Option<Move> {
        if self.winner().is_some() {
            return None;
        }
        let board = self.board();
        let region = !self.beam(self.side()).path();
        let pieces = board.color(self.side()) & region & !board.kind(Kind::Laser);
        let free = self.free();
        let mut steps = pieces.into_iter().filter_map(|from| {
            let to = (self.step_targets(from, free) & region).first()?;
            Some(Move::step(from, to))
        });
        steps.next().or_else(|| {
            let mut turns = MoveList::new();
            self.turns(region, &mut turns);
            turns.extend(self.king_turn());
            turns.first().copied()
        })
    }

    /// Appends the Laser's turn and all moves that touch a square of `one` and a square of `other`,
    /// which may be the same.
    #[inline(always)]
    pub(crate) fn generate_touching(&self, one: Bitboard, other: Bitboard, list: &mut MoveList) {
        if self.winner().is_some() {
            return;
        }
        // Steps before turns: long runs of moves with the same action keep the branches of
        // `play_unchecked` predictable.
        let both = one & other;
        let allowed = |from| match (one.contains(from), other.contains(from)) {
            (true, true) => Bitboard::ALL,
            (true, false) => other,
            (false, true) => one,
            (false, false) => both,
        };
        let origins = one.with_neighbours() & other.with_neighbours();
        self.steps(origins, allowed, list);
        self.turns(both, list);
        if both == Bitboard::ALL {
            list.extend(self.king_turn());
        }
        list.push(self.laser_turn());
    }

    /// Appends the moves and swaps of the mover's pieces on `origins`, from each to its
    /// `allowed` squares.
    #[inline]
    fn steps(&self, origins: Bitboard, allowed: impl Fn(Square) -> Bitboard, list: &mut MoveList) {
        let board = self.board();
        let pieces = board.color(self.side()) & origins & !board.kind(Kind::Laser);
        let free = self.free();
        // `for_each`, as it is faster than `for`: see `Squares::fold`.
        pieces.into_iter().for_each(|from| {
            let targets = (self.step_targets(from, free) & allowed(from)).into_iter();
            targets.for_each(|to| list.push(Move::step(from, to)));
        });
    }

    /// The empty squares that are not closed to the mover.
    #[inline(always)]
    fn free(&self) -> Bitboard {
        !(self.board().occupied() | self.side().closed())
    }

    /// The squares to which the mover's piece on `from`, not a Laser, can move or swap; `free` is
    /// [`free`](Position::free).
    #[inline(always)]
    fn step_targets(&self, from: Square, free: Bitboard) -> Bitboard {
        let board = self.board();
        let mut targets = free;
        if board.kind(Kind::Switch).contains(from) {
            targets |= self.swap_partners(from);
        }
        targets & neighbours(from)
    }

    /// Appends the turns of the mover's Switches, Deflectors and Defenders on these squares.
    #[inline]
    fn turns(&self, squares: Bitboard, list: &mut MoveList) {
        let board = self.board();
        let pieces = board.color(self.side()) & squares;
        let switches = (pieces & board.kind(Kind::Switch)).into_iter();
        switches.for_each(|from| list.push(Move::turn_right(from)));
        let two_ways = pieces & (board.kind(Kind::Deflector) | board.kind(Kind::Defender));
        two_ways.into_iter().for_each(|from| {
            list.push(Move::turn_right(from));
            list.push(Move::turn_left(from));
        });
    }

    /// The turn of the mover's King, if the rules allow it.
    fn king_turn(&self) -> Option<Move> {
        let king = self.king(self.side()).filter(|_| self.rules().king_turns);
        king.map(Move::turn_right)
    }

    /// The squares of all pieces that the mover's Switch on `from` could swap places with, were they
    /// adjacent.
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
