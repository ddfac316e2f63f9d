//! The evaluation of each player, without a search.

use super::expand::{chances, racers};
use super::limits::Limits;
use super::root::Root;
use crate::labyrinth::rules::{Record, Seat};

/// The expectation for a player, as far as the player to move can know it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The player.
    pub seat: Seat,
    /// The steps left: one for each card and one for the way home; 0 for the winner.
    pub steps: usize,
    /// The chance that the player's next turn makes a step.
    pub next: f32,
    /// The chance to win.
    pub win: f32,
}

/// The estimates for all players in the position at the end of a record, from the player to move on in
/// the order of play. They use every card that the position names if `open_cards` is set, otherwise
/// only what the player to move knows.
pub fn estimates(record: &Record, open_cards: bool) -> Vec<Estimate> {
    let limits = Limits {
        open_cards,
        ..Limits::default()
    };
    let root = Root::new(record, &limits);
    let mut racers = racers(&root.position, &root.goals);
    for (seat, racer) in &mut racers {
        if record.winner() == Some(*seat) {
            racer.steps = 0;
        }
    }
    let chances = chances(&racers);
    racers
        .iter()
        .map(|&(seat, racer)| Estimate {
            seat,
            steps: racer.steps,
            next: racer.next,
            win: chances[seat.index()],
        })
        .collect()
}
