//! Turns as indices into the output of a policy head, as their player sees the maze.

use super::arrow::{Arrow, Slide};
use super::moves::Move;
use super::reach::Reach;
use super::seat::Seat;
use super::squares::{Bitboard, Square};
use crate::grid::Direction;

/// Quarter turns of the maze, counter-clockwise, from 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned(u8);

impl Turned {
    /// Those after which this player's home is a1. The fixed tiles then lie as before, apart from their
    /// treasures and homes.
    pub const fn for_player(seat: Seat) -> Turned {
        Turned(seat.index() as u8)
    }

    /// Those that undo these.
    #[must_use]
    pub const fn back(self) -> Turned {
        Turned((4 - self.0) % 4)
    }

    /// Where a square comes to lie.
    #[inline]
    pub const fn square(self, square: Square) -> Square {
        TURNED[self.0 as usize & 3][square.index()]
    }

    /// Where these squares come to lie.
    pub fn squares(self, squares: Bitboard) -> Bitboard {
        if self.0 == 0 {
            return squares;
        }
        squares.into_iter().map(|one| self.square(one)).collect()
    }

    /// What a direction becomes.
    pub fn direction(self, direction: Direction) -> Direction {
        (0..self.0).fold(direction, |direction, _| direction.left())
    }

    /// What a slide becomes.
    pub fn slide(self, slide: Slide) -> Slide {
        // The arrows are numbered clockwise, three a side.
        let index = slide.arrow.index() + Arrow::COUNT - 3 * usize::from(self.0);
        Slide {
            arrow: Arrow::from_index(index % Arrow::COUNT).unwrap_or(slide.arrow),
            orientation: self.direction(slide.orientation),
        }
    }

    /// What a turn becomes.
    pub fn turn(self, mv: Move) -> Move {
        Move::new(self.slide(mv.slide()), self.square(mv.to()))
    }
}

/// Where each square comes to lie, by the number of quarter turns.
const TURNED: [[Square; Square::SLOTS]; 4] = {
    const LAST: u8 = Square::SIDE - 1;
    let mut turned = [[Square::at(0); Square::SLOTS]; 4];
    let mut index = 0;
    while index < Square::COUNT {
        let (file, rank) = (index as u8 % Square::SIDE, index as u8 / Square::SIDE);
        turned[0][index] = Square::on(file, rank);
        turned[1][index] = Square::on(LAST - rank, file);
        turned[2][index] = Square::on(LAST - file, LAST - rank);
        turned[3][index] = Square::on(rank, LAST - file);
        index += 1;
    }
    turned
};

/// The policy index of the turn with this slide that ends on a1.
fn first_index(slide: Slide) -> usize {
    (slide.arrow.index() * Direction::ALL.len() + slide.orientation.index()) * Square::COUNT
}

impl Move {
    /// The number of policy indices.
    pub const POLICY_SIZE: usize = Arrow::COUNT * Direction::ALL.len() * Square::COUNT;

    /// The policy index of this turn of `player`: the index of the arrow times 4 plus the orientation, times 49
    /// plus the index of the destination, so that the output of a policy head is 48 planes of squares. The
    /// arrows and orientations are numbered clockwise, from a2 and north. The maze is turned so that the player's
    /// home is a1.
    ///
    /// ```
    /// use akhet::labyrinth::rules::{Move, Seat};
    ///
    /// let mv: Move = "a4ea1".parse()?;
    /// assert_eq!(mv.policy_index(Seat::Blue), (1 * 4 + 1) * 49);
    /// let mv: Move = "g4wg7".parse()?;
    /// assert_eq!(mv.policy_index(Seat::Orange), (1 * 4 + 1) * 49);
    /// # Ok::<(), akhet::labyrinth::rules::ParseMoveError>(())
    /// ```
    pub fn policy_index(self, player: Seat) -> usize {
        let seen = Turned::for_player(player).turn(self);
        first_index(seen.slide()) + seen.to().index()
    }

    /// The turn of `player` with this policy index; `None` if the index is too large.
    pub fn from_policy_index(index: usize, player: Seat) -> Option<Move> {
        let (slide, to) = (index / Square::COUNT, index % Square::COUNT);
        let arrow = Arrow::from_index(slide / Direction::ALL.len())?;
        let orientation = Direction::ALL[slide % Direction::ALL.len()];
        let seen = Move::new(Slide { arrow, orientation }, Square::from_index(to)?);
        Some(Turned::for_player(player).back().turn(seen))
    }
}

impl Reach {
    /// The policy indices of the moves with this slide, in the order of [`moves`](Reach::moves).
    pub fn policy_indices(self, player: Seat) -> impl ExactSizeIterator<Item = usize> {
        let turned = Turned::for_player(player);
        let first = first_index(turned.slide(self.slide));
        let squares = self.squares.into_iter();
        squares.map(move |to| first + turned.square(to).index())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::{Players, Position, Rules};

    #[test]
    fn every_index_is_of_one_turn() {
        for seat in Seat::ALL {
            for index in 0..Move::POLICY_SIZE {
                let mv = Move::from_policy_index(index, seat).unwrap();
                assert_eq!(mv.policy_index(seat), index, "{mv}");
            }
            assert_eq!(Move::from_policy_index(Move::POLICY_SIZE, seat), None);
        }
    }

    #[test]
    fn a_player_sees_an_own_home_at_a1_and_arrows_where_they_push() {
        for seat in Seat::ALL {
            let turned = Turned::for_player(seat);
            assert_eq!(turned.square(seat.home()), Square::at(0));
            for arrow in Arrow::all() {
                let orientation = Direction::North;
                let seen = turned.turn(Move::new(Slide { arrow, orientation }, arrow.entry()));
                assert_eq!(seen.to(), seen.arrow().entry());
                assert_eq!(
                    seen.arrow().direction(),
                    turned.direction(arrow.direction())
                );
                assert_eq!(turned.squares(arrow.line()), seen.arrow().line());
            }
        }
    }

    #[test]
    fn reaches_have_the_indices_of_their_moves() {
        let mut position = Position::deal(2, Players::FOUR, Rules::default());
        for _ in Seat::ALL {
            let player = position.mover();
            for reach in position.reaches() {
                let moves = reach.moves().map(|mv| mv.policy_index(player));
                assert!(moves.eq(reach.policy_indices(player)));
            }
            let mv = position.moves().last().unwrap();
            position.play_unchecked(mv);
        }
    }

    #[test]
    fn the_fixed_tiles_look_the_same_from_every_seat() {
        let position = Position::deal(1, Players::FOUR, Rules::default());
        let board = position.board();
        for seat in Seat::ALL {
            let turned = Turned::for_player(seat);
            for square in Square::all().filter(|square| square.is_fixed()) {
                let there = turned.square(square);
                for side in Direction::ALL {
                    let open = board.tile(square).is_open(side);
                    assert_eq!(
                        board.tile(there).is_open(turned.direction(side)),
                        open,
                        "{square}"
                    );
                }
            }
        }
    }
}
