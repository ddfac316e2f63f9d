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
/// The number of turns after which everybody counts as having finished.
const MAX_TURNS: usize = 128;
/// Later turns are ignored once the chance that all other players are slower falls below this.
const NEGLIGIBLE: f32 = 1e-6;

/// By steps and turns, the chances of needing exactly this many turns, and of needing more.
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

/// The chance that the player at this index wins, with the players in the order in which they move
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
