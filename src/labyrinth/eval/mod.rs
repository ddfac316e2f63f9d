//! The evaluation: the players' chances of winning, from the cards that they have left and from what
//! their next turns can reach.

mod aim;
mod goal;
mod race;

pub use aim::{Access, Aim, Prospects};
pub use goal::{Belief, Goal, near_chance};
pub use race::{Racer, chance};

/// Computes the tables of the evaluation now rather than in the first search.
pub fn prepare() {
    race::prepare();
}
