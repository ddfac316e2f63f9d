//! Scores in the searches of any game: mate scores, bounds, windows, and reported scores.

use std::ops::Neg;

/// The maximum distance from the root, in plies. Quiescence search may go beyond the depth of the
/// iteration, but never beyond this.
pub const MAX_PLY: usize = 240;

/// A score inside a search, from the point of view of the player to move: a static evaluation, or a
/// mate score (a game won or lost by force), which encodes the number of plies from the root to the
/// end of the game.
pub type Value = i32;

/// Greater than any score.
pub const INFINITE: Value = 32_000;
/// The mate score of a game that is won at the root.
const MATE: Value = 31_000;
/// The lowest winning mate score.
const MIN_MATE: Value = MATE - MAX_PLY as Value - 1;

/// The mate score of a win that ends the game `ply` plies from the root.
#[inline]
pub const fn mate_at(ply: usize) -> Value {
    MATE - ply as Value
}

/// The mate score of a loss that ends the game `ply` plies from the root.
#[inline]
pub const fn mated_at(ply: usize) -> Value {
    -mate_at(ply)
}

/// Whether the game is won or lost by force.
#[inline]
pub const fn is_mate(value: Value) -> bool {
    value.abs() >= MIN_MATE
}

/// Whether the game is lost by force. Also true of `-INFINITE`, the best score before the first move.
#[inline]
pub const fn is_mated(value: Value) -> bool {
    value <= -MIN_MATE
}

/// Converts a score for the transposition table. There a mate score counts plies from the stored
/// position instead of the root, as the position can occur at different distances from the root.
#[inline]
pub const fn value_to_tt(value: Value, ply: usize) -> Value {
    if value >= MIN_MATE {
        value + ply as Value
    } else if is_mated(value) {
        value - ply as Value
    } else {
        value
    }
}

/// Converts a score from the transposition table, the inverse of [`value_to_tt`].
#[inline]
pub const fn value_from_tt(value: Value, ply: usize) -> Value {
    if value >= MIN_MATE {
        value - ply as Value
    } else if is_mated(value) {
        value + ply as Value
    } else {
        value
    }
}

/// Whether a score is exact or a bound on the true score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The score is exact.
    Exact,
    /// The true score is at least this: the search failed high.
    Lower,
    /// The true score is at most this: the search failed low.
    Upper,
}

impl Bound {
    /// The two bits of a bound in a table entry; 0 is left for an empty entry.
    #[inline]
    pub fn bits(self) -> u64 {
        match self {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        }
    }

    /// The bound of these two bits.
    #[inline]
    pub fn from_bits(bits: u64) -> Option<Bound> {
        match bits {
            1 => Some(Bound::Exact),
            2 => Some(Bound::Lower),
            3 => Some(Bound::Upper),
            _ => None,
        }
    }
}

/// A search window. A score between alpha and beta is exact; one outside fails low or high and is a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The best score that the player to move is sure of.
    pub alpha: Value,
    /// At this score or above, the opponent avoids the node.
    pub beta: Value,
}

impl Window {
    /// The window of all scores.
    pub const FULL: Window = Window {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// The null window that asks only whether a score is above alpha.
    #[inline]
    pub fn null(alpha: Value) -> Window {
        let beta = alpha + 1;
        Window { alpha, beta }
    }

    /// Whether it only asks whether a score is above alpha.
    #[inline]
    pub fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// Whether a score is neither at or below alpha nor at or above beta.
    #[inline]
    pub fn contains(self, value: Value) -> bool {
        self.alpha < value && value < self.beta
    }

    /// Raises alpha to a score.
    #[inline]
    pub fn raise_alpha(&mut self, value: Value) {
        self.alpha = self.alpha.max(value);
    }

    /// Mate distance pruning: no score `ply` plies from the root is better than a win, or worse than a
    /// loss, with the next ply.
    #[inline]
    #[must_use]
    pub fn within_mates(self, ply: usize) -> Window {
        Window {
            alpha: self.alpha.max(mated_at(ply + 1)),
            beta: self.beta.min(mate_at(ply + 1)),
        }
    }

    /// Whether no score lies above alpha and below or at beta: the node is decided.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.alpha >= self.beta
    }

    /// What a score of a fail-soft search with this window is: exact, or a lower or upper bound.
    #[inline]
    pub fn bound(self, value: Value) -> Bound {
        if value >= self.beta {
            Bound::Lower
        } else if value > self.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// The same window as the opponent sees it.
impl Neg for Window {
    type Output = Window;

    #[inline]
    fn neg(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// A score as reported, from the point of view of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Points of the evaluation. In Labyrinth the logarithm of the odds of winning, in hundredths: 0 is an even
    /// chance, 110 are odds of three to one.
    Points(i32),
    /// The player to move wins by force: the last of this many plies ends the game.
    Wins(u32),
    /// The player to move loses by force: the last of this many plies ends the game.
    Loses(u32),
}

impl Score {
    /// The reported form of a score at the root.
    pub const fn new(value: Value) -> Score {
        if value >= MIN_MATE {
            Score::Wins((MATE - value) as u32)
        } else if is_mated(value) {
            Score::Loses((MATE + value) as u32)
        } else {
            Score::Points(value)
        }
    }

    /// The score at the root that this one reports, the inverse of [`new`](Score::new).
    pub const fn value(self) -> Value {
        match self {
            Score::Points(points) => points,
            Score::Wins(plies) => mate_at(plies as usize),
            Score::Loses(plies) => mated_at(plies as usize),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_scores_count_plies_from_the_stored_position() {
        let won_in_three = mate_at(3 + 5);
        let stored = value_to_tt(won_in_three, 5);
        assert_eq!(value_from_tt(stored, 0), mate_at(3));
        let lost = value_to_tt(-won_in_three, 5);
        assert_eq!(value_from_tt(lost, 2), mated_at(3 + 2));
        assert_eq!(value_from_tt(value_to_tt(123, 9), 4), 123);
        assert_eq!(Score::new(mate_at(3)), Score::Wins(3));
        assert_eq!(Score::new(mated_at(2)), Score::Loses(2));
        for value in [mate_at(1), mated_at(MAX_PLY), 0, -77] {
            assert_eq!(Score::new(value).value(), value);
        }
        assert!(is_mate(mate_at(MAX_PLY + 1)) && is_mated(mated_at(MAX_PLY + 1)));
        assert!(!is_mate(crate::laser::eval::MAX_SCORE));
    }

    #[test]
    fn a_window_says_what_a_score_means() {
        let window = Window {
            alpha: -10,
            beta: 20,
        };
        for (value, bound) in [
            (-10, Bound::Upper),
            (-9, Bound::Exact),
            (19, Bound::Exact),
            (20, Bound::Lower),
        ] {
            assert_eq!(window.bound(value), bound);
            assert_eq!(window.contains(value), bound == Bound::Exact);
            assert_eq!((-window).contains(-value), bound == Bound::Exact);
            assert_eq!(Bound::from_bits(bound.bits()), Some(bound));
        }
        assert!(Window::null(5).is_null() && !Window::null(5).contains(5));
        let mates = Window::FULL.within_mates(3);
        assert_eq!((mates.alpha, mates.beta), (mated_at(4), mate_at(4)));
        assert!(!mates.is_empty() && Window::null(mate_at(4)).within_mates(3).is_empty());
    }
}
