//! What is known about a player's targets, and the chance of reaching them.

use super::aim::{Aim, Prospects};
use crate::labyrinth::rules::{Arrow, Board, Square, Treasure, TreasureSet};
use once_cell::sync::Lazy;

/// A player's targets, as far as they are known.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// The targets are known.
    Known(Aim),
    /// They are unknown, with a probability for each treasure.
    Believed(Belief),
}

/// The minimum weight of a possible treasure, whatever the evidence.
const MIN_WEIGHT: f32 = 1e-6;

/// For each treasure, the chance that it is one of a player's current targets. There is one target, or
/// under `FreeOrder` as many as the player has cards left.
#[derive(Clone, Copy, Debug)]
pub struct Belief {
    weights: [f32; Treasure::COUNT],
}

impl Belief {
    /// One target among these treasures, all equally likely.
    pub fn uniform(treasures: TreasureSet) -> Belief {
        let mut weights = [0.0; Treasure::COUNT];
        for treasure in treasures.iter() {
            weights[treasure.index()] = 1.0;
        }
        Belief { weights }.scaled(1.0)
    }

    /// The chance that this treasure is a target.
    #[inline]
    pub fn weight(&self, treasure: Treasure) -> f32 {
        self.weights[treasure.index()]
    }

    /// Multiplies the weight of these treasures by a factor. [`scaled`](Belief::scaled) must follow.
    /// Only a factor of 0 makes a treasure impossible.
    pub fn multiply(&mut self, treasures: TreasureSet, factor: f32) {
        for treasure in treasures.iter() {
            let weight = &mut self.weights[treasure.index()];
            let least = if factor > 0.0 {
                weight.min(MIN_WEIGHT)
            } else {
                0.0
            };
            *weight = (*weight * factor).max(least);
        }
    }

    /// The same belief scaled to this many targets in total, with no chance above 1.
    #[must_use]
    pub fn scaled(mut self, targets: f32) -> Belief {
        let sum: f32 = self.weights.iter().sum();
        if sum > 0.0 {
            let factor = targets / sum;
            self.weights = self.weights.map(|weight| (weight * factor).min(1.0));
        }
        self
    }

    /// The number of targets.
    pub fn targets(&self) -> f32 {
        self.weights.iter().sum()
    }

    /// The treasures that may be targets.
    pub fn treasures(&self) -> TreasureSet {
        Treasure::all()
            .filter(|&treasure| self.weight(treasure) > 0.0)
            .collect()
    }

    /// The chance that one of the targets is reached, given the chance of reaching each of these
    /// treasures.
    pub fn chance(&self, reached: impl Fn(Treasure) -> f32) -> f32 {
        let missed = self
            .treasures()
            .iter()
            .fold((0.0, 1.0), |(sum, none), treasure| {
                let hit = self.weight(treasure) * reached(treasure);
                (sum + hit, none * (1.0 - hit))
            });
        // A single target excludes the others; several are treated as independent.
        if self.targets() <= 1.01 {
            missed.0.min(1.0)
        } else {
            1.0 - missed.1
        }
    }
}

impl Goal {
    /// The goal after a slide at this arrow.
    #[inline]
    #[must_use]
    pub fn slid(self, arrow: Arrow) -> Goal {
        match self {
            Goal::Known(aim) => Goal::Known(aim.slid(arrow)),
            Goal::Believed(_) => self,
        }
    }

    /// The chance that a player to move reaches a target in this turn.
    pub fn chance_now(&self, board: &Board, closed: Option<Arrow>, pawn: Square) -> f32 {
        match self {
            Goal::Known(aim) => f32::from(u8::from(aim.is_near(board, closed, pawn))),
            Goal::Believed(belief) => {
                let prospects = Prospects::new(board, closed, pawn);
                belief.chance(|one| f32::from(u8::from(prospects.slides(board, one) > 0)))
            }
        }
    }

    /// The estimated chance that a player reaches a target in the next turn, after `others` other turns.
    pub fn chance_later(&self, board: &Board, pawn: Square, others: usize) -> f32 {
        match self {
            Goal::Known(aim) => near_chance(aim.slides(board, None, pawn), others),
            Goal::Believed(belief) => {
                let prospects = Prospects::new(board, None, pawn);
                belief.chance(|one| near_chance(prospects.slides(board, one), others))
            }
        }
    }
}

/// The estimated chance of reaching a target in the next turn, after `others` other turns, if this many
/// slides reach it now. The curves are fitted to self-play games of the search: of targets that some slide
/// reached, 57 % were then reached with two players and 42 % with four.
#[inline]
pub fn near_chance(slides: u32, others: usize) -> f32 {
    /// By the number of other turns: the chance if no slide reaches the target, if one does, and
    /// its limit for many slides.
    const CHANCES: [(f32, f32, f32); 3] =
        [(0.16, 0.50, 0.75), (0.18, 0.40, 0.70), (0.22, 0.36, 0.75)];
    /// The number of slides over which the difference from that limit shrinks by a factor of e.
    const SCALE: f32 = 15.0;
    static TABLE: Lazy<[[f32; 49]; 3]> = Lazy::new(|| {
        CHANCES.map(|(none, one, most)| {
            std::array::from_fn(|slides| match slides {
                0 => none,
                _ => most - (most - one) * f32::exp((1.0 - slides as f32) / SCALE),
            })
        })
    });
    TABLE[others.clamp(1, 3) - 1][(slides as usize).min(48)]
}
