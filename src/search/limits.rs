//! What one search may use and what it is asked for.

use super::PlayerClock;
use rand::{Rng, RngExt};
use std::time::Duration;

/// The maximum number of players of a game.
pub const MAX_SEATS: usize = 4;

/// The limits of one search of a game with moves `M`. The default is none, at full strength.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits<M> {
    /// The depth of the last iteration, in plies.
    pub depth: Option<u32>,
    /// The number of nodes, over all threads, after which the search ends.
    pub nodes: Option<u64>,
    /// The number of nodes, over all threads, after which the search starts no further iteration. Labyrinth
    /// ignores it.
    pub soft_nodes: Option<u64>,
    /// The time after which the answer is due.
    pub move_time: Option<Duration>,
    /// The players' clocks, in the order of play.
    pub clocks: [Option<PlayerClock>; MAX_SEATS],
    /// The mover's moves until the next time control; `None` if the clocks cover the rest of the game.
    pub moves_to_go: Option<u32>,
    /// The search ends when it finds a win in at most this many of the mover's moves.
    pub mate: Option<u32>,
    /// The search ends only when it is told to stop.
    pub infinite: bool,
    /// The moves to consider at the root; all legal moves if empty.
    pub search_moves: Vec<M>,
    /// The number of best lines to report (MultiPV). 0 means 1.
    pub multi_pv: usize,
    /// Time lost between the search's answer and the moment the clock stops.
    pub move_overhead: Duration,
    /// The strength to play at; `None` is full strength. Searches that are analysis rather than play
    /// (infinite, for a mate, or with several lines) ignore it.
    pub strength: Option<Strength>,
    /// Whether a search of Labyrinth may use every card that the position names. Otherwise it uses only what the
    /// player to move knows.
    pub open_cards: bool,
}

impl<M> Default for Limits<M> {
    fn default() -> Limits<M> {
        Limits {
            depth: None,
            nodes: None,
            soft_nodes: None,
            move_time: None,
            clocks: [None; MAX_SEATS],
            moves_to_go: None,
            mate: None,
            infinite: false,
            search_moves: Vec::new(),
            multi_pv: 1,
            move_overhead: Duration::ZERO,
            strength: None,
            open_cards: false,
        }
    }
}

impl<M: Copy + PartialEq> Limits<M> {
    /// The limits that the search obeys. A strength that it ignores becomes `None`; another one adds its node
    /// limit and the moves that it considers, which `weak` names; it is passed the test whether a move is among
    /// [`search_moves`](Limits::search_moves).
    pub(crate) fn effective(
        &self,
        weak: impl FnOnce(Strength, &dyn Fn(M) -> bool) -> (u64, Vec<M>),
    ) -> Limits<M> {
        let mut limits = self.clone();
        let is_play = !self.infinite && self.mate.is_none() && self.multi_pv <= 1;
        limits.strength = self.strength.filter(|_| is_play);
        if let Some(strength) = limits.strength {
            let allowed = |mv| self.search_moves.is_empty() || self.search_moves.contains(&mv);
            let (nodes, considered) = weak(strength, &allowed);
            limits.nodes = self.nodes.into_iter().chain([nodes]).min();
            limits.search_moves = considered;
        }
        limits
    }

    /// The same limits of the same moves in another form.
    pub(crate) fn with_moves<N: From<M>>(&self) -> Limits<N> {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            soft_nodes: self.soft_nodes,
            move_time: self.move_time,
            clocks: self.clocks,
            moves_to_go: self.moves_to_go,
            mate: self.mate,
            infinite: self.infinite,
            search_moves: self.search_moves.iter().copied().map(N::from).collect(),
            multi_pv: self.multi_pv,
            move_overhead: self.move_overhead,
            strength: self.strength,
            open_cards: self.open_cards,
        }
    }
}

/// A playing strength below full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The level in hundredths, less than [`Strength::FULL`].
    pub(crate) level: u32,
    /// The seed for what it overlooks.
    pub(crate) seed: u64,
}

impl Strength {
    /// The level of full strength, in hundredths.
    pub const FULL: u32 = 2000;

    /// The strength of `level`, in hundredths of a level; `None` from [`Strength::FULL`] on. The same
    /// search with the same seed overlooks the same things.
    pub fn of_level(level: u32, seed: u64) -> Option<Strength> {
        (level < Strength::FULL).then_some(Strength { level, seed })
    }

    /// A figure of this strength, interpolated between those of the rows below and above in a table that has a row for
    /// every `step` hundredths of a level from 0 on.
    pub(crate) fn figure<T>(self, table: &[T], step: u32, of: impl Fn(&T) -> f64) -> f64 {
        let below = (self.level / step) as usize;
        let part = f64::from(self.level % step) / f64::from(step);
        let at = |row: usize| of(&table[row.min(table.len() - 1)]);
        let (low, high) = (at(below), at(below + 1));
        low + (high - low) * part
    }
}

/// A whole number next to `figure`, drawn so that its mean is `figure`.
pub(crate) fn rounded_at_random(figure: f64, random: &mut impl Rng) -> usize {
    figure as usize + usize::from(random.random_bool(figure.fract()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Limits for moves that are numbers, of a strength that searches 50 nodes and considers the first allowed move.
    fn effective(limits: &Limits<u8>) -> Limits<u8> {
        limits.effective(|_, allowed| (50, (0..9).filter(|&mv| allowed(mv)).take(1).collect()))
    }

    fn weak() -> Limits<u8> {
        Limits {
            strength: Strength::of_level(500, 1),
            ..Limits::default()
        }
    }

    #[test]
    fn strength_only_tightens_limits() {
        assert_eq!(Strength::of_level(Strength::FULL, 1), None);
        let limits = Limits {
            nodes: Some(10),
            depth: Some(3),
            search_moves: vec![7, 5],
            ..weak()
        };
        let obeyed = effective(&limits);
        assert_eq!((obeyed.nodes, obeyed.depth), (Some(10), Some(3)));
        assert_eq!(obeyed.search_moves, [5]);
        let obeyed = effective(&weak());
        assert_eq!((obeyed.nodes, obeyed.search_moves), (Some(50), vec![0]));
    }

    #[test]
    fn analysis_ignores_the_strength() {
        assert!(effective(&weak()).strength.is_some());
        let mut analyses = [weak(), weak(), weak()];
        analyses[0].infinite = true;
        analyses[1].mate = Some(2);
        analyses[2].multi_pv = 2;
        for analysis in analyses {
            let full = Limits {
                strength: None,
                ..analysis.clone()
            };
            assert_eq!(effective(&analysis), full);
        }
    }
}
