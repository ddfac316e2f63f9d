//! Scores inside the search, and scores as they are reported.

/// The greatest distance from the root, in plies. Quiescence search may go beyond the depth of the
/// iteration, but never beyond this.
pub(super) const MAX_PLY: usize = 240;

/// A score inside the search, from the side to move: points of the evaluation, or a mate score (a
/// game won or lost by force), which encodes the number of plies from the root to the end of the
/// game.
pub(super) type Value = i32;

/// Greater than any score.
pub(super) const INFINITE: Value = 32_000;
/// The mate score of a game that is won at the root.
const MATE: Value = 31_000;
/// The least mate score of the winner.
const MIN_MATE: Value = MATE - MAX_PLY as Value - 1;
/// The score of a draw.
pub(super) const DRAW: Value = 0;

/// The mate score of the player who wins with the ply that leads to `ply` plies from the root.
#[inline]
pub(super) const fn mate_at(ply: usize) -> Value {
    MATE - ply as Value
}

/// The mate score of the player who loses by the ply that leads to `ply` plies from the root.
#[inline]
pub(super) const fn mated_at(ply: usize) -> Value {
    -mate_at(ply)
}

/// Whether this is a mate score: the game is won or lost by force.
#[inline]
pub(super) const fn is_mate(value: Value) -> bool {
    value.abs() >= MIN_MATE
}

/// Converts a score for the transposition table. There a mate score counts plies from the stored
/// position instead of the root, as the position can occur at different distances from the root.
#[inline]
pub(super) const fn value_to_tt(value: Value, ply: usize) -> Value {
    if value >= MIN_MATE {
        value + ply as Value
    } else if value <= -MIN_MATE {
        value - ply as Value
    } else {
        value
    }
}

/// Converts a score from the transposition table, the inverse of [`value_to_tt`], for a node `ply`
/// plies from the root.
#[inline]
pub(super) const fn value_from_tt(value: Value, ply: usize) -> Value {
    if value >= MIN_MATE {
        value - ply as Value
    } else if value <= -MIN_MATE {
        value + ply as Value
    } else {
        value
    }
}

/// A score as it is reported, from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Points of the evaluation.
    Points(i32),
    /// The side to move wins by force: the last of this many plies hits a King.
    Wins(u32),
    /// The side to move loses by force: the last of this many plies hits a King.
    Loses(u32),
}

impl Score {
    /// The reported form of a score at the root.
    pub(super) const fn new(value: Value) -> Score {
        if value >= MIN_MATE {
            Score::Wins((MATE - value) as u32)
        } else if value <= -MIN_MATE {
            Score::Loses((MATE + value) as u32)
        } else {
            Score::Points(value)
        }
    }
}

/// The moves within which a player wins who wins in this many plies: the loser's King is off the board at
/// the latest after the last of them. Plies are even if the loser's own laser removes it.
pub const fn win_moves(plies: u32) -> u32 {
    plies / 2 + 1
}

/// The opponent's moves within which a player loses who loses in this many plies, as in [`win_moves`].
pub const fn loss_moves(plies: u32) -> u32 {
    plies.div_ceil(2)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_scores_count_plies_from_the_stored_position() {
        let won_in_three = mate_at(3 + 5);
        let stored = value_to_tt(won_in_three, 5);
        assert_eq!(value_from_tt(stored, 0), mate_at(3));
        assert_eq!(
            value_from_tt(value_to_tt(-won_in_three, 5), 2),
            mated_at(3 + 2)
        );
        assert_eq!(value_from_tt(value_to_tt(123, 9), 4), 123);
        assert_eq!(Score::new(mate_at(3)), Score::Wins(3));
        assert_eq!(Score::new(mated_at(2)), Score::Loses(2));
        assert!(is_mate(mate_at(MAX_PLY + 1)) && !is_mate(crate::laser::eval::MAX_SCORE));
    }
}
