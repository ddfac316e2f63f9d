//! The shots of all moves of a position, computed from their common parts.

use super::board::Board;
use super::optics::{self, Beam};
use super::piece::Color;
use super::squares::Square;
use crate::grid::Direction;
use arrayvec::ArrayVec;

/// The common parts of the shots of a position's moves. Up to the first square that a move changes, its
/// shot is the standing beam. From there it continues in one of few directions, whatever the change, so
/// each continuation is traced once and remembered.
#[derive(Clone, Debug)]
pub struct Shots {
    /// For each square the index of its visit; [`NEVER`] if the standing beam does not visit it.
    places: [u8; Square::SLOTS],
    /// The squares of the standing beam in the order in which it first enters them.
    visits: ArrayVec<Visit, { Square::COUNT }>,
    /// The beams that leave these squares.
    beams: ArrayVec<Beam, { Visit::EXITS * Square::COUNT }>,
}

/// How the standing beam first enters a square.
#[derive(Clone, Copy, Debug)]
struct Visit {
    heading: Direction,
    /// By heading, the index in [`Shots::beams`] of the beam that leaves the square with it, plus one; 0
    /// if it has not been traced.
    exits: [u8; 4],
}

impl Visit {
    /// A beam that enters a square leaves it straight ahead, to the left or to the right.
    const EXITS: usize = 3;
}

/// The index for squares that the standing beam does not visit.
const NEVER: u8 = u8::MAX;

impl Shots {
    /// The shots of the player on this board, whose Laser must stand on its corner.
    #[inline(always)]
    pub(super) fn of(board: &Board, color: Color) -> Shots {
        let mut places = [NEVER; Square::SLOTS];
        let mut visits = ArrayVec::new();
        for segment in optics::segments(board, color) {
            let heading = segment.heading;
            let mut index = segment.from.index();
            for _ in 0..segment.path.count() {
                index = index.wrapping_add_signed(STEPS[heading as usize]);
                let place = &mut places[index % Square::SLOTS];
                if *place == NEVER {
                    *place = visits.len() as u8;
                    let exits = [0; 4];
                    visits.push(Visit { heading, exits });
                }
            }
        }
        Shots {
            places,
            visits,
            beams: ArrayVec::new(),
        }
    }

    /// The one of two squares that the standing beam enters first, and its heading there; `None` if it
    /// enters neither.
    #[inline]
    pub(super) fn entry(&self, one: Square, other: Square) -> Option<(Square, Direction)> {
        let (first, second) = (self.places[one.index()], self.places[other.index()]);
        let (place, square) = if first <= second {
            (first, one)
        } else {
            (second, other)
        };
        let visit = self.visits.get(usize::from(place))?;
        Some((square, visit.heading))
    }

    /// The beam that leaves `square`, which the standing beam visits, in the direction `heading`,
    /// ignoring any piece there. Meaningless if its path returns to the square.
    #[inline]
    pub(super) fn beam_from(&mut self, board: &Board, square: Square, heading: Direction) -> Beam {
        let trace = || optics::trace_from(board, square, heading);
        let place = self.places[square.index()];
        let Some(visit) = self.visits.get_mut(usize::from(place)) else {
            return trace();
        };
        let exit = &mut visit.exits[heading as usize];
        match self.beams.get(usize::from(*exit).wrapping_sub(1)) {
            Some(&beam) => beam,
            None => {
                let beam = trace();
                self.beams.push(beam);
                *exit = self.beams.len() as u8;
                beam
            }
        }
    }
}

/// The difference of the indices of neighbouring squares, by direction.
const STEPS: [isize; 4] = [Square::FILES as isize, 1, -(Square::FILES as isize), -1];
