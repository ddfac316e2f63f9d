//! Scores inside the search, and what they say to the world outside.

use super::MAX_PLY;

/// A score inside the search: points of the evaluation, or a won or lost game with the number of
/// plies from the root to its end folded in.
pub(super) type Value = i32;

/// More than any score.
pub(super) const INFINITE: Value = 32_000;
/// A game that is won at the root.
const MATE: Value = 31_000;
/// The least score of a game that is won in the tree.
const LEAST_MATE: Value = MATE - MAX_PLY as Value - 1;
/// The score of a draw.
pub(super) const DRAW: Value = 0;

/// The score of the player who wins with the ply that leads to `ply` plies from the root.
#[inline]
pub(super) const fn mate_at(ply: usize) -> Value {
    MATE - ply as Value
}

/// The score of the player who loses by the ply that leads to `ply` plies from the root.
#[inline]
pub(super) const fn mated_at(ply: usize) -> Value {
    -mate_at(ply)
}

/// Is the game won or lost at this score?
#[inline]
pub(super) const fn is_decided(value: Value) -> bool {
    value.abs() >= LEAST_MATE
}

/// A score as the table keeps it: the end of the game counted from the node where it is kept, as
/// the same position can be met at different distances from the root.
#[inline]
pub(super) const fn to_table(value: Value, ply: usize) -> Value {
    if value >= LEAST_MATE {
        value + ply as Value
    } else if value <= -LEAST_MATE {
        value - ply as Value
    } else {
        value
    }
}

/// The opposite of [`to_table`], at a node `ply` plies from the root.
#[inline]
pub(super) const fn from_table(value: Value, ply: usize) -> Value {
    if value >= LEAST_MATE {
        value - ply as Value
    } else if value <= -LEAST_MATE {
        value + ply as Value
    } else {
        value
    }
}

/// A score as it is reported, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Points of the evaluation.
    Points(i32),
    /// The side to move wins; the last of this many plies, both players' counted, hits a King.
    Wins(u32),
    /// The side to move loses after this many plies.
    Loses(u32),
}

impl Score {
    pub(super) const fn new(value: Value) -> Score {
        if value >= LEAST_MATE {
            Score::Wins((MATE - value) as u32)
        } else if value <= -LEAST_MATE {
            Score::Loses((MATE + value) as u32)
        } else {
            Score::Points(value)
        }
    }
}

/// What is known about a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_keeps_the_distance_to_the_end() {
        let won_in_three = mate_at(3 + 5);
        let kept = to_table(won_in_three, 5);
        assert_eq!(from_table(kept, 0), mate_at(3));
        assert_eq!(from_table(to_table(-won_in_three, 5), 2), mated_at(3 + 2));
        assert_eq!(from_table(to_table(123, 9), 4), 123);
        assert_eq!(Score::new(mate_at(3)), Score::Wins(3));
        assert_eq!(Score::new(mated_at(2)), Score::Loses(2));
        assert!(is_decided(mate_at(MAX_PLY + 1)) && !is_decided(crate::laser::eval::LIMIT));
    }
}
