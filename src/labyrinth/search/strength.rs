//! Reduced playing strength: a level errs as people do. It does not think of every slide, does not see every way, and
//! forgets what the other players missed; and it searches few nodes.

use crate::labyrinth::rules::{Move, Position};
use crate::search::Strength;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// The attention of each level from 0 on, from 0 to 1: the chance that it thinks of a slide. Full strength is the last.
const LEVELS: [f64; 21] = [
    0.036, 0.0435, 0.0535, 0.0635, 0.0765, 0.0915, 0.1105, 0.132, 0.156, 0.187, 0.231, 0.279,
    0.332, 0.389, 0.45, 0.525, 0.605, 0.701, 0.848, 0.918, 1.0,
];

fn attention(strength: Strength) -> f64 {
    strength.figure(&LEVELS, 100, |&attention| attention)
}

/// The node limit of a search at this strength.
pub(super) fn max_nodes(strength: Strength) -> u64 {
    (50.0 * 200_f64.powf(attention(strength).powi(3))) as u64
}

/// The number of turns whose hints about the hidden cards a player of this strength remembers.
pub(super) fn memory(strength: Strength) -> usize {
    (24.0 * attention(strength).powi(2)) as usize
}

/// The moves to consider among the legal moves of this position that are `allowed`: those whose slide the player thinks
/// of and whose way it sees. If there are none, it is any one of them.
pub(super) fn considered(
    strength: Strength,
    position: &Position,
    allowed: impl Fn(Move) -> bool,
) -> Vec<Move> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(strength.seed);
    let attention = attention(strength);
    // The chance that a way is seen, for each passage of it.
    let sight = 0.4 + 0.6 * attention.sqrt();
    let (mut all, mut seen) = (Vec::new(), Vec::new());
    for reach in position.reaches() {
        let is_thought_of = random.random_range(0.0..1.0) < attention;
        for (to, passages) in position.ways(reach) {
            let is_seen = random.random_range(0.0..1.0) < sight.powi(passages);
            let mv = Move::new(reach.slide, to);
            if allowed(mv) {
                all.push(mv);
                seen.extend((is_thought_of && is_seen).then_some(mv));
            }
        }
    }
    if seen.is_empty() {
        seen.extend(all.choose(&mut random));
    }
    seen
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
        let mean = |level| {
            let counts = (0..50).map(|seed| considered(level, seed).0.len());
            counts.sum::<usize>() / 50
        };
        assert!((1..6).contains(&mean(0)) && mean(1_000) < all / 4);
        assert!((all * 3 / 4..all).contains(&mean(1_900)));
        assert_ne!(considered(400, 1).0, considered(400, 2).0);
        let only = position.moves().nth(9).unwrap();
        let strength = Strength::of_level(600, 1).unwrap();
        assert_eq!(
            super::considered(strength, &position, |mv| mv == only),
            [only]
        );
    }

    #[test]
    fn near_ways_are_seen_more_often_than_far_ones() {
        let position = Position::deal(2, Players::TWO, Rules::default());
        let mut ways = Vec::new();
        for reach in position.reaches() {
            let squares = position.ways(reach).into_iter();
            ways.extend(squares.map(|(to, length)| (Move::new(reach.slide, to), length)));
        }
        assert_eq!(ways.len(), position.moves().count());
        let seen = |wanted: fn(i32) -> bool| {
            let wanted = ways.iter().filter(|(_, length)| wanted(*length));
            let moves: Vec<Move> = wanted.map(|&(mv, _)| mv).collect();
            let drawn = (0..100).map(|seed| {
                let strength = Strength::of_level(1_000, seed).unwrap();
                let considered = super::considered(strength, &position, |_| true);
                considered.iter().filter(|mv| moves.contains(mv)).count()
            });
            drawn.sum::<usize>() as f64 / moves.len() as f64
        };
        let (near, far) = (seen(|length| length < 2), seen(|length| length > 3));
        assert!(near > 1.5 * far && far > 0.0, "{near} {far}");
    }
}
