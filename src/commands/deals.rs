//! Suites of deals of Labyrinth, for matches.

use crate::labyrinth::rules::{Players, Position, Rules};

/// The text of a suite: this many deals for this many players, numbered from `seed` on and wrapping
/// around. Equal arguments give equal text on every machine.
pub(super) fn make_deals(players: Players, count: u32, seed: u64) -> String {
    let number = players.count();
    let mut suite = format!(
        "# Deals of Labyrinth for {number} players, made by the command\n\
         #   akhet openings --deals {number} --count {count} --seed {seed}\n\
         # A line is the position at the start, in which all cards are known, and as a comment the seed of the deal.\n"
    );
    for index in 0..u64::from(count) {
        let seed = seed.wrapping_add(index);
        let deal = Position::deal(seed, players, Rules::default());
        suite.push_str(&format!("{deal} # deal {seed}\n"));
    }
    suite
}
