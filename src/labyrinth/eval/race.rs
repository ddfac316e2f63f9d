//! The race: the players' chances of winning, from the cards that they have left and their distance to
//! the target.
//!
//! A player needs a number of steps, one for each card and one for the way home. Each turn makes a step
//! with the same chance for everybody, except the next turn, whose chances the caller knows better. So
//! the number of turns that a player needs has a negative binomial distribution, and the first to
//! finish wins.

use crate::labyrinth::rules::Treasure;
use once_cell::sync::Lazy;

/// The chance that a turn makes a step, if nothing else is known: measured in two-player games of the
/// search. With three players it was 0.44, with four 0.39.
const STEP: f64 = 0.48;
/// The maximum number of steps: all cards and the way home.
const MAX_STEPS: usize = Treasure::COUNT + 1;
/// The number of turns after which everybody has finished.
const MAX_TURNS: usize = 128;
/// A negligible chance.
const NEGLIGIBLE: f32 = 1e-6;

/// By steps and turns, the chances that exactly this number of turns is needed, and that more are.
struct Turns {
    exactly: [[f32; MAX_TURNS]; MAX_STEPS + 1],
    more: [[f32; MAX_TURNS]; MAX_STEPS + 1],
}

static TURNS: Lazy<Box<Turns>> = Lazy::new(|| {
    let mut turns = Box::new(Turns {
        exactly: [[0.0; MAX_TURNS]; MAX_STEPS + 1],
        more: [[0.0; MAX_TURNS]; MAX_STEPS + 1],
    });
    // The chances by number of steps left.
    for steps in 0..=MAX_STEPS {
        let mut open = [0.0; MAX_STEPS + 1];
        open[steps] = 1.0;
        turns.exactly[steps][0] = if steps == 0 { 1.0 } else { 0.0 };
        for turn in 0..MAX_TURNS {
            if turn > 0 {
                turns.exactly[steps][turn] = (open[1] * STEP) as f32;
                for left in 1..=MAX_STEPS {
                    let next = open.get(left + 1).copied().unwrap_or(0.0);
                    open[left] = open[left] * (1.0 - STEP) + next * STEP;
                }
            }
            turns.more[steps][turn] = open[1..].iter().sum::<f64>() as f32;
        }
    }
    turns
});

/// Computes the tables now.
pub(super) fn prepare() {
    Lazy::force(&TURNS);
}

/// A player in the race.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Racer {
    /// The steps left, 0 to 25.
    pub steps: usize,
    /// The chance that the next turn makes one.
    pub next: f32,
}

impl Racer {
    /// The chance of needing exactly `turn` turns, from 1 on.
    #[inline]
    fn exactly(self, turns: &Turns, turn: usize) -> f32 {
        let exactly = |steps: usize| turns.exactly[steps.min(MAX_STEPS)][turn - 1];
        match self.steps {
            0 => 0.0,
            steps => self.next * exactly(steps - 1) + (1.0 - self.next) * exactly(steps),
        }
    }

    /// The chance of needing more than `turn` turns.
    #[inline]
    fn more(self, turns: &Turns, turn: usize) -> f32 {
        let Some(turn) = turn.checked_sub(1) else {
            return 1.0;
        };
        let more = |steps: usize| turns.more[steps.min(MAX_STEPS)][turn];
        match self.steps {
            0 => 0.0,
            steps => self.next * more(steps - 1) + (1.0 - self.next) * more(steps),
        }
    }
}

/// The chance of winning of the player at this index, with the players in the order in which they move
/// next. A player who needs no step has won.
pub fn chance(racers: &[Racer], index: usize) -> f32 {
    if let Some(winner) = racers.iter().position(|racer| racer.steps == 0) {
        return if winner == index { 1.0 } else { 0.0 };
    }
    let turns = &**TURNS;
    let Some(&own) = racers.get(index) else {
        return 0.0;
    };
    let mut chance = 0.0;
    for turn in own.steps.min(MAX_STEPS)..MAX_TURNS {
        let others = racers
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != index);
        let slower = others.fold(1.0, |product, (other, racer)| {
            // Players who move earlier must not have finished by now.
            product * racer.more(turns, if other < index { turn } else { turn - 1 })
        });
        chance += own.exactly(turns, turn) * slower;
        if slower < NEGLIGIBLE {
            break;
        }
    }
    chance.min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn racer(steps: usize, next: f32) -> Racer {
        Racer { steps, next }
    }

    #[test]
    fn somebody_wins() {
        for racers in [
            vec![racer(13, 0.2), racer(13, 0.9)],
            vec![racer(1, 0.0), racer(4, 1.0), racer(25, 0.5)],
            vec![racer(3, 0.3), racer(3, 0.3), racer(2, 0.1), racer(4, 1.0)],
        ] {
            let sum: f32 = (0..racers.len()).map(|one| chance(&racers, one)).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{racers:?}: {sum}");
        }
    }

    #[test]
    fn fewer_steps_and_better_prospects_are_better() {
        let first = |own, other| chance(&[own, other], 0);
        assert_eq!(first(racer(1, 1.0), racer(1, 1.0)), 1.0);
        assert_eq!(chance(&[racer(1, 1.0), racer(1, 1.0)], 1), 0.0);
        assert_eq!(first(racer(0, 0.0), racer(1, 1.0)), 1.0);
        let even = first(racer(6, 0.5), racer(6, 0.5));
        assert!(even > 0.5, "to move is an advantage");
        assert!(first(racer(5, 0.5), racer(6, 0.5)) > even);
        assert!(first(racer(6, 0.9), racer(6, 0.5)) > even);
        assert!(first(racer(6, 0.5), racer(6, 0.9)) < even);
        // A player who needs one step too many has lost.
        let lost = first(racer(2, 1.0), racer(1, 1.0));
        assert_eq!(lost, 0.0);
    }

    #[test]
    fn the_two_player_race_is_that_of_the_recursion() {
        /// The chance of the player to move, with equal chances in every turn.
        fn to_move(own: usize, other: usize, depth: u32) -> f64 {
            match (own, other, depth) {
                (0, ..) => 1.0,
                (_, 0, _) => 0.0,
                (.., 0) => 0.5,
                _ => {
                    let made = 1.0 - to_move(other, own - 1, depth - 1);
                    let kept = 1.0 - to_move(other, own, depth - 1);
                    match own {
                        1 => STEP + (1.0 - STEP) * kept,
                        _ => STEP * made + (1.0 - STEP) * kept,
                    }
                }
            }
        }
        let next = STEP as f32;
        for (own, other) in [(1, 1), (1, 2), (2, 1), (3, 2)] {
            let expected = to_move(own, other, 22);
            let found = chance(&[racer(own, next), racer(other, next)], 0);
            assert!((f64::from(found) - expected).abs() < 1e-3, "{own} {other}");
        }
    }
}
