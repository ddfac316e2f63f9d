//! The table of a tournament of several engines.

use super::statistics::{Estimate, Tally};
use serde::Serialize;
use std::collections::BTreeMap;

/// The results between two of several engines, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// The engine from which the results are seen.
    pub first: usize,
    /// Its opponent.
    pub second: usize,
    /// The results of the first.
    pub tally: Tally,
}

/// One engine's row in the [`ranking`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The number of the engine.
    pub engine: usize,
    /// Its results against all opponents together.
    pub tally: Tally,
    /// What they say about its strength; none without a game.
    pub estimate: Option<Estimate>,
}

/// The rating table: one row for every engine that is in a pairing, the highest score first, the
/// engines without a game last, equals by their numbers. Each pairing is given once, from either
/// side; several between the same engines add up.
///
/// As in the tables of cutechess, the Elo of a row compares the engine with its field: it is the
/// difference from one opponent against whom the engine would have its mean score over all of its
/// games. The rows are thus not ratings on one scale, the difference of two of them is not what
/// the games between these two say, and rows of engines that met different opponents can not be
/// compared.
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
