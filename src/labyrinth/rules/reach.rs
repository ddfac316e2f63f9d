//! Reach and move generation: the squares to which passages lead, by flood fill of sets of squares, and the
//! legal slides, each with the set of its destinations.

use super::arrow::{Arrow, Slide};
use super::board::Board;
use super::moves::Move;
use super::position::Position;
use super::squares::{Bitboard, Square};
use crate::grid::Direction;
use arrayvec::ArrayVec;

/// The passages of a maze: which neighbouring squares are joined.
#[derive(Clone, Copy)]
struct Passages {
    /// The squares joined to their northern neighbours.
    north: Bitboard,
    /// The squares joined to their eastern neighbours.
    east: Bitboard,
}

impl Passages {
    /// The passages between tiles that are open to the sides in these sets, by direction.
    #[inline]
    fn new([north, east, south, west]: [Bitboard; 4]) -> Passages {
        Passages {
            north: north & south.shifted(Direction::South),
            east: east & west.shifted(Direction::West),
        }
    }

    /// The squares of a set and those that one passage joins to them.
    fn step(self, from: Bitboard) -> Bitboard {
        let (north, east) = (self.north, self.east);
        from | (from & north).shifted(Direction::North)
            | (from.shifted(Direction::South) & north)
            | (from & east).shifted(Direction::East)
            | (from.shifted(Direction::West) & east)
    }

    /// The squares of a set and all that passages join to them.
    #[inline]
    fn fill(self, from: Bitboard) -> Bitboard {
        let (north, east) = (self.north.bits(), self.east.bits());
        let step = |set: u64| {
            let set = set | (set & north) << Square::SIDE | (set >> Square::SIDE) & north;
            set | (set & east) << 1 | (set >> 1) & east
        };
        let mut filled = from.bits();
        loop {
            let wider = step(step(filled));
            if wider == filled {
                return Bitboard::from_bits(filled);
            }
            filled = wider;
        }
    }
}

impl Board {
    /// The squares that a pawn can reach from this one without a slide, itself included.
    pub fn reach(&self, from: Square) -> Bitboard {
        Passages::new(self.open()).fill(Bitboard::of(from))
    }

    /// The squares from which a pawn can reach one of these without a slide, themselves included.
    #[doc(hidden)]
    pub fn reach_all(&self, to: Bitboard) -> Bitboard {
        Passages::new(self.open()).fill(to)
    }

    /// A shortest way between two squares, both included; `None` if no passages lead from one to the
    /// other.
    pub fn path(&self, from: Square, to: Square) -> Option<Vec<Square>> {
        let passages = Passages::new(self.open());
        // The squares whose distance from the end is at most the index.
        let mut near = vec![Bitboard::of(to)];
        while let Some(&last) = near.last()
            && !last.contains(from)
        {
            let wider = passages.step(last);
            if wider == last {
                return None;
            }
            near.push(wider);
        }
        let mut path = vec![from];
        for nearer in near.into_iter().rev().skip(1) {
            let here = Bitboard::of(*path.last()?);
            path.push((passages.step(here) & nearer).into_iter().next()?);
        }
        Some(path)
    }

    /// The squares that a pawn on this square can reach after a slide at an arrow, by the orientation
    /// of the inserted spare. The pawn is on the square before the slide and rides on its tile.
    pub fn reach_after(&self, arrow: Arrow, pawn: Square) -> [Bitboard; 4] {
        self.reach_all_after(arrow, Bitboard::of(pawn))
    }

    /// [`reach_after`](Board::reach_after) for several pawns: the squares that any of them can reach.
    /// Passages go both ways, so these are also the squares from which one of the set can be reached.
    #[doc(hidden)]
    #[inline]
    pub fn reach_all_after(&self, arrow: Arrow, pawns: Bitboard) -> [Bitboard; 4] {
        // The maze with the inserted tile closed to all sides is the same for all its orientations.
        let open = self.open().map(|plane| arrow.slide(plane));
        let passages = Passages::new(open);
        let entry = Bitboard::of(arrow.entry());
        let near = passages.fill(arrow.carry_all(pawns));
        // The neighbours of the inserted tile that are open towards it.
        let gates = Direction::ALL.map(|side| entry.shifted(side) & open[side.opposite().index()]);
        let shape = self.spare().shape;
        Direction::ALL.map(|orientation| {
            let sides = shape.open(orientation);
            let joined = Direction::ALL
                .into_iter()
                .filter(|side| sides >> side.index() & 1 != 0)
                .fold(entry, |set, side| set | gates[side.index()]);
            if !near.intersects(joined) {
                near
            } else if joined & !(near | entry) == Bitboard::EMPTY {
                near | entry
            } else {
                passages.fill(near | joined)
            }
        })
    }
}

/// A slide with the squares that the pawn can reach after it: the moves that begin with this slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The slide.
    pub slide: Slide,
    /// The destinations; never empty, since the pawn may stay.
    pub squares: Bitboard,
}

impl Reach {
    /// The moves with this slide, by ascending index of the destination.
    pub fn moves(self) -> impl ExactSizeIterator<Item = Move> {
        let slide = self.slide;
        self.squares.into_iter().map(move |to| Move::new(slide, to))
    }
}

/// A list with room for the legal slides of any position, kept on the stack.
pub type ReachList = ArrayVec<Reach, { Slide::MAX }>;

impl Position {
    /// The legal slides with their destinations: all legal moves, in a fixed order. Empty once a player
    /// has won.
    #[inline]
    pub fn reaches(&self) -> ReachList {
        let mut list = ReachList::new();
        if self.winner().is_some() {
            return list;
        }
        let (board, pawn) = (self.board(), self.pawn(self.mover()));
        let orientations = board.spare().shape.orientations();
        for arrow in Arrow::all().filter(|&arrow| Some(arrow) != self.closed()) {
            let by_orientation = board.reach_after(arrow, pawn);
            list.extend(orientations.iter().map(|&orientation| Reach {
                slide: Slide { arrow, orientation },
                squares: by_orientation[orientation.index()],
            }));
        }
        list
    }

    /// The destinations after a slide, each with the number of passages that lead there, nearest first.
    pub(crate) fn ways(&self, reach: Reach) -> Vec<(Square, i32)> {
        let passages = Passages::new(self.board().slid(reach.slide).open());
        let from = reach.slide.arrow.carry(self.pawn(self.mover()));
        let (mut near, mut left, mut length) = (Bitboard::of(from), reach.squares, 0);
        let mut ways = Vec::new();
        while !left.is_empty() {
            ways.extend((left & near).into_iter().map(|square| (square, length)));
            left &= !near;
            near = passages.step(near);
            length += 1;
        }
        ways
    }

    /// The legal moves, in the order of [`reaches`](Position::reaches). None once a player has won.
    pub fn moves(&self) -> impl Iterator<Item = Move> + use<> {
        self.reaches().into_iter().flat_map(Reach::moves)
    }

    /// The squares that the mover's pawn passes in a move, on a shortest path: from where the slide
    /// leaves it to where it stops, both included. `None` if the move is not legal.
    pub fn walk(&self, mv: Move) -> Option<Vec<Square>> {
        let mv = self.check(mv).ok()?.mv;
        let from = mv.arrow().carry(self.pawn(self.mover()));
        self.board().slid(mv.slide()).path(from, mv.to())
    }

    /// The number of legal moves.
    #[inline]
    pub fn count_moves(&self) -> u64 {
        let reaches = self.reaches();
        reaches
            .iter()
            .map(|reach| u64::from(reach.squares.count()))
            .sum()
    }
}
