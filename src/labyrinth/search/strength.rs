//! Reduced playing strength: a level considers only some of the moves, and searches few nodes.

use crate::labyrinth::rules::{Move, Position};
use crate::search::{Strength, rounded_at_random};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// For every second level from 0 on, the number of moves that it considers (a fraction is the chance to
/// consider one more) and the node limit of its searches.
const LEVELS: [(f64, f64); 11] = [
    (1.0, 10.0),
    (9.5, 100.0),
    (13.0, 100.0),
    (46.0, 100.0),
    (80.0, 150.0),
    (130.0, 300.0),
    (220.0, 600.0),
    (350.0, 1_200.0),
    (600.0, 2_500.0),
    (1_000.0, 5_000.0),
    (1_000.0, 10_000.0),
];

/// The node limit of a search at this strength.
pub(super) fn max_nodes(strength: Strength) -> u64 {
    strength.figure(&LEVELS, 200, |&(_, nodes)| nodes) as u64
}

/// The moves to consider among the legal moves of this position that are `allowed`, drawn at random.
pub(super) fn considered(
    strength: Strength,
    position: &Position,
    allowed: impl Fn(Move) -> bool,
) -> Vec<Move> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(strength.seed);
    let candidates = strength.figure(&LEVELS, 200, |&(candidates, _)| candidates);
    let count = rounded_at_random(candidates, &mut random);
    let mut moves: Vec<Move> = position.moves().filter(|&mv| allowed(mv)).collect();
    for drawn in 0..count.min(moves.len()) {
        let other = random.random_range(drawn..moves.len());
        moves.swap(drawn, other);
    }
    moves.truncate(count);
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::{Players, Rules};

    #[test]
    fn higher_levels_consider_more_moves_and_the_seed_decides_which() {
        let position = Position::deal(1, Players::new(2).unwrap(), Rules::default());
        let all = position.moves().count();
        let considered = |level, seed| {
            let strength = Strength::of_level(level, seed).unwrap();
            let moves = super::considered(strength, &position, |_| true);
            (moves, max_nodes(strength))
        };
        let mut last = (0, 0);
        for level in (0..Strength::FULL).step_by(100) {
            let (moves, nodes) = considered(level, 1);
            assert!(moves.len().min(all - 1) >= last.0 && nodes >= last.1);
            assert_eq!(moves, considered(level, 1).0);
            last = (moves.len().min(all - 1), nodes);
        }
        assert_eq!(considered(0, 1).0.len(), 1);
        assert_eq!(considered(1_900, 1).0.len(), all);
        assert_ne!(considered(400, 1).0, considered(400, 2).0);
        let only = position.moves().nth(9).unwrap();
        let strength = Strength::of_level(600, 1).unwrap();
        assert_eq!(
            super::considered(strength, &position, |mv| mv == only),
            [only]
        );
    }
}
