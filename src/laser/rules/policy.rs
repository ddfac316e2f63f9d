//! Moves as indices into the output of a policy head, as their player sees the board.

use super::moves::{Action, Move};
use super::optics::neighbours;
use super::piece::Color;
use super::squares::Square;

/// Files and ranks of a step by its kind: clockwise from north.
const STEPS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// The kinds of moves: the steps, the turn to the right, the turn to the left.
const KINDS: usize = STEPS.len() + 2;

/// The largest difference between the indices of two neighbours.
const FARTHEST: usize = Square::FILES as usize + 1;

/// The kinds of steps by the difference of the squares' indices, from `-FARTHEST`.
const KIND_OF_STEP: [usize; 2 * FARTHEST + 1] = {
    let mut kinds = [0; 2 * FARTHEST + 1];
    let mut kind = 0;
    while kind < STEPS.len() {
        let (files, ranks) = STEPS[kind];
        let difference = files as isize + ranks as isize * Square::FILES as isize;
        kinds[(FARTHEST as isize + difference) as usize] = kind;
        kind += 1;
    }
    kinds
};

impl Move {
    /// The number of policy indices.
    pub const POLICY_SIZE: usize = KINDS * Square::COUNT;

    /// The policy index of this move of `player`: the kind of move times 80 plus the index of its origin, so
    /// that the output of a policy head is ten planes of squares. The kinds are the steps to north, north-east
    /// and so on clockwise, then `R`, then `L`. The player sees the board from below: Red's is rotated by 180
    /// degrees. `None` for a step that is not to a neighbour.
    ///
    /// ```
    /// use akhet::laser::rules::{Color, Move};
    ///
    /// let mv: Move = "c5R".parse()?;
    /// assert_eq!(mv.policy_index(Color::Blue), Some(8 * 80 + 42));
    /// assert_eq!(mv.flipped().policy_index(Color::Red), Some(8 * 80 + 42));
    /// assert_eq!(Move::from_policy_index(8 * 80 + 42, Color::Blue), Some(mv));
    /// # Ok::<(), akhet::laser::rules::ParseMoveError>(())
    /// ```
    pub fn policy_index(self, player: Color) -> Option<usize> {
        let (mut from, mut to) = (self.from(), self.to());
        if player == Color::Red {
            (from, to) = (from.flipped(), to.flipped());
        }
        let kind = match self.action() {
            Action::TurnRight => STEPS.len(),
            Action::TurnLeft => STEPS.len() + 1,
            Action::Step if neighbours(from).contains(to) => {
                KIND_OF_STEP[FARTHEST + to.index() - from.index()]
            }
            Action::Step => return None,
        };
        Some(kind * Square::COUNT + from.index())
    }

    /// The move of `player` with this policy index; `None` if the index is too large or the step leaves the
    /// board.
    pub fn from_policy_index(index: usize, player: Color) -> Option<Move> {
        let from = Square::from_index(index % Square::COUNT)?;
        let kind = index / Square::COUNT;
        let mv = match STEPS.get(kind) {
            Some(&(files, ranks)) => Move::step(from, from.offset(files, ranks)?),
            None if kind == STEPS.len() => Move::turn_right(from),
            None if kind < KINDS => Move::turn_left(from),
            None => return None,
        };
        Some(match player {
            Color::Blue => mv,
            Color::Red => mv.flipped(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;

    #[test]
    fn every_index_is_of_one_move_or_of_none() {
        for player in Color::ALL {
            let mut moves = 0;
            for index in 0..Move::POLICY_SIZE {
                if let Some(mv) = Move::from_policy_index(index, player) {
                    assert_eq!(mv.policy_index(player), Some(index), "{mv}");
                    moves += 1;
                }
            }
            // Each pair of neighbours is two steps, each square has two turns.
            assert_eq!(moves, 2 * (72 + 70 + 126) + 2 * Square::COUNT);
            assert_eq!(Move::from_policy_index(Move::POLICY_SIZE, player), None);
        }
        let far = Move::step(Square::at(0), Square::at(2));
        assert_eq!(far.policy_index(Color::Blue), None);
    }

    #[test]
    fn players_see_the_same_indices() {
        for setup in Setup::ALL {
            let position = setup.position();
            let indices = |position: &super::super::Position| {
                let side = position.side();
                let moves = position.legal_moves().into_iter();
                let mut all: Vec<_> = moves.map(|mv| mv.policy_index(side).unwrap()).collect();
                all.sort_unstable();
                all
            };
            assert_eq!(indices(position), indices(&position.flipped()), "{setup}");
        }
    }
}
