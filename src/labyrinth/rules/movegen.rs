//! Move generation: the legal slides, each with the set of its destinations.

use super::arrow::{Arrow, Slide};
use super::moves::Move;
use super::position::Position;
use super::squares::Bitboard;
use arrayvec::ArrayVec;

/// A slide with the squares that the pawn can get to after it: the moves that begin with this slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The slide.
    pub slide: Slide,
    /// The destinations, never none: the pawn may stay.
    pub squares: Bitboard,
}

impl Reach {
    /// The moves with this slide, by rising index of the destination.
    pub fn moves(self) -> impl ExactSizeIterator<Item = Move> {
        let slide = self.slide;
        self.squares.into_iter().map(move |to| Move::new(slide, to))
    }
}

/// A list with room for the legal slides of any position, kept on the stack.
pub type ReachList = ArrayVec<Reach, { Arrow::COUNT * 4 }>;

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

    /// The legal moves, in the order of [`reaches`](Position::reaches). None once a player has won.
    ///
    /// ```
    /// use akhet::labyrinth::rules::{Players, Position, Rules};
    ///
    /// let position = Position::deal(1, Players::TWO, Rules::default());
    /// assert!(position.moves().all(|mv| position.check(mv) == Ok(mv.into())));
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = Move> + use<> {
        self.reaches().into_iter().flat_map(Reach::moves)
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
