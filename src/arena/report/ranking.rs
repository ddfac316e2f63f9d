//! The rating table of a tournament of several engines.

use super::statistics::{Estimate, Tally};
use serde::Serialize;
use std::collections::BTreeMap;

/// The results of two engines of a tournament against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// The number of the engine whose results `tally` holds.
    pub first: usize,
    /// The number of its opponent.
    pub second: usize,
    /// The results of the first engine.
    pub tally: Tally,
}

/// One engine's row in the [`ranking`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The number of the engine.
    pub engine: usize,
    /// Its results against all opponents.
    pub tally: Tally,
    /// The estimate of its strength; `None` without a game.
    pub estimate: Option<Estimate>,
}

/// The rating table: a row for every engine of a pairing, by descending score, ties by number, engines
/// without a game last. A pairing may be given from either side; several of the same engines add up.
///
/// As in the tables of cutechess, the Elo of a row compares the engine with its field: it is the
/// difference from one opponent against whom the engine would have its mean score over all of its
/// games. The rows are therefore not ratings on one scale: the difference of two rows is not the
/// result of the games between these two, and rows of engines that met different opponents are not
/// comparable.
pub fn ranking(pairings: &[Pairing]) -> Vec<Standing> {
    let mut tallies: BTreeMap<usize, Tally> = BTreeMap::new();
    for pairing in pairings {
        *tallies.entry(pairing.first).or_default() += pairing.tally;
        *tallies.entry(pairing.second).or_default() += pairing.tally.reversed();
    }
    let mut rows: Vec<Standing> = tallies
        .into_iter()
        .map(|(engine, tally)| Standing {
            engine,
            tally,
            estimate: tally.estimate(),
        })
        .collect();
    let key = |row: &Standing| row.tally.wdl.score().unwrap_or(-1.0);
    rows.sort_by(|a, b| key(b).total_cmp(&key(a)));
    rows
}
