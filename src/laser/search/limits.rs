//! The limits of a search.

use super::strength::Strength;
use crate::laser::rules::{Move, Position};
use crate::running::PlayerClock;
use std::time::Duration;

/// The maximum depth of an iteration, in plies.
pub const MAX_DEPTH: u32 = 128;

/// The limits of one search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The depth of the last iteration, in plies.
    pub depth: Option<u32>,
    /// The number of nodes after which the search ends, all threads counted together.
    pub nodes: Option<u64>,
    /// The number of nodes after which the search starts no further iteration, all threads counted
    /// together.
    pub soft_nodes: Option<u64>,
    /// The time after which the answer is due.
    pub move_time: Option<Duration>,
    /// The players' clocks, Blue's first.
    pub clocks: [Option<PlayerClock>; 2],
    /// Moves until the next time control; `None` if the clocks cover the rest of the game.
    pub moves_to_go: Option<u32>,
    /// The search ends when it finds a win in at most this many moves of the side to move.
    pub mate: Option<u32>,
    /// The search ends only when it is told to stop.
    pub infinite: bool,
    /// The moves to consider at the root; all legal moves if empty.
    pub search_moves: Vec<Move>,
    /// The number of best lines to report (MultiPV). 0 means 1.
    pub multi_pv: usize,
    /// Time lost between the search's answer and the moment the clock stops.
    pub move_overhead: Duration,
    /// The strength to play at; `None` is full strength. Searches that are analysis rather than play
    /// (infinite, for a mate, or with several lines) ignore it.
    pub strength: Option<Strength>,
}

impl Limits {
    /// The limits that the search obeys. Reduced strength adds limits of its own; if the search
    /// ignores the strength, it becomes `None`.
    pub(super) fn effective(&self, position: &Position) -> Limits {
        let is_play = !self.infinite && self.mate.is_none() && self.multi_pv <= 1;
        match self.strength {
            Some(strength) if is_play => Limits {
                nodes: self.nodes.into_iter().chain([strength.nodes()]).min(),
                search_moves: strength.considered(position, |mv| {
                    self.search_moves.is_empty() || self.search_moves.contains(&mv)
                }),
                ..self.clone()
            },
            _ => Limits {
                strength: None,
                ..self.clone()
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;

    fn level(level: u32) -> Strength {
        Strength::of_level(level * 100, 1).unwrap()
    }

    #[test]
    fn strength_only_tightens_limits() {
        let position = Setup::Ace.position();
        let allowed = position.legal_moves()[..2].to_vec();
        let limits = Limits {
            nodes: Some(10),
            depth: Some(3),
            search_moves: allowed.clone(),
            strength: Some(level(5)),
            ..Limits::default()
        };
        let effective = limits.effective(position);
        assert_eq!((effective.nodes, effective.depth), (Some(10), Some(3)));
        assert!(effective.search_moves.iter().all(|mv| allowed.contains(mv)));
        let unlimited = Limits {
            strength: Some(level(0)),
            ..Limits::default()
        };
        let effective = unlimited.effective(position);
        assert_eq!(effective.nodes, Some(level(0).nodes()));
        assert_eq!(effective.search_moves.len(), 1);
    }

    #[test]
    fn analysis_ignores_the_strength() {
        let weak = Limits {
            strength: Some(level(0)),
            ..Limits::default()
        };
        let position = Setup::Ace.position();
        assert!(weak.effective(position).strength.is_some());
        let mut analyses = [weak.clone(), weak.clone(), weak];
        analyses[0].infinite = true;
        analyses[1].mate = Some(2);
        analyses[2].multi_pv = 2;
        for analysis in analyses {
            let full = Limits {
                strength: None,
                ..analysis.clone()
            };
            assert_eq!(analysis.effective(position), full);
        }
    }
}
