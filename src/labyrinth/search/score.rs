//! Scores inside the search, and scores as they are reported.

/// The greatest distance from the root, in plies.
pub(super) const MAX_PLY: usize = 100;

/// A score inside the search, from the player to move: the logarithm of the odds to win in thousandths, or
/// a mate score (a game won or lost by force), which encodes the number of plies from the root to the end
/// of the game.
pub(super) type Value = i32;

/// Greater than any score.
pub(super) const INFINITE: Value = 32_000;
/// The mate score of a game that is won at the root.
const MATE: Value = 31_000;
/// The least mate score of the winner.
const MIN_MATE: Value = MATE - MAX_PLY as Value - 1;
/// The greatest score that is no mate score.
const MAX_ODDS: f32 = 15_000.0;

/// The score of this chance to win.
#[inline]
pub(super) fn value_of(chance: f32) -> Value {
    let odds = (chance / (1.0 - chance)).ln() * 1_000.0;
    odds.clamp(-MAX_ODDS, MAX_ODDS) as Value
}

/// The chance to win that a score stands for.
#[inline]
pub(super) fn chance_of(value: Value) -> f32 {
    match value {
        MIN_MATE.. => 1.0,
        value if is_mated(value) => 0.0,
        value => 1.0 / (1.0 + (-value as f32 / 1_000.0).exp()),
    }
}

/// The mate score of the player who wins with the ply that leads to `ply` plies from the root.
#[inline]
pub(super) const fn mate_at(ply: usize) -> Value {
    MATE - ply as Value
}

/// Whether the game is won or lost by force.
#[inline]
pub(super) const fn is_mate(value: Value) -> bool {
    value.abs() >= MIN_MATE
}

/// Whether the game is lost by force.
#[inline]
pub(super) const fn is_mated(value: Value) -> bool {
    value <= -MIN_MATE
}

/// Converts a score for the transposition table. There a mate score counts plies from the stored
/// position instead of the root.
#[inline]
pub(super) const fn value_to_tt(value: Value, ply: usize) -> Value {
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
pub(super) const fn value_from_tt(value: Value, ply: usize) -> Value {
    if value >= MIN_MATE {
        value - ply as Value
    } else if is_mated(value) {
        value + ply as Value
    } else {
        value
    }
}

/// A score as it is reported, from the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// The logarithm of the odds to win, in hundredths: 0 is an even chance, 110 are odds of three to one.
    Points(i32),
    /// The player to move wins by force: the last of this many plies ends the game.
    Wins(u32),
    /// The player to move loses by force: the last of this many plies ends the game.
    Loses(u32),
}

impl Score {
    /// The reported form of a score at the root.
    pub(super) const fn new(value: Value) -> Score {
        if value >= MIN_MATE {
            Score::Wins((MATE - value) as u32)
        } else if is_mated(value) {
            Score::Loses((MATE + value) as u32)
        } else {
            Score::Points(value / 10)
        }
    }

    /// The chance to win that the score stands for.
    pub fn chance(self) -> f32 {
        match self {
            Score::Wins(_) => 1.0,
            Score::Loses(_) => 0.0,
            Score::Points(points) => chance_of(points * 10),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_stand_for_chances() {
        for chance in [0.001, 0.2, 0.5, 0.93] {
            assert!((chance_of(value_of(chance)) - chance).abs() < 1e-3);
        }
        assert_eq!(value_of(0.0), -15_000);
        assert_eq!(value_of(1.0), 15_000);
        assert!(!is_mate(value_of(1.0)));
        assert_eq!(Score::new(value_of(0.75)), Score::Points(109));
    }

    #[test]
    fn table_scores_count_plies_from_the_stored_position() {
        let stored = value_to_tt(mate_at(3 + 5), 5);
        assert_eq!(value_from_tt(stored, 0), mate_at(3));
        assert_eq!(Score::new(mate_at(3)), Score::Wins(3));
        assert_eq!(Score::new(-mate_at(2)), Score::Loses(2));
        assert!(is_mate(mate_at(MAX_PLY + 1)) && is_mated(-mate_at(MAX_PLY)));
    }
}
