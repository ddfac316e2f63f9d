//! The score that an engine reports with its move.

use serde::{Deserialize, Serialize};

/// A score as an engine reports it, positive if the side to move is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// `score cp`, in the engine's own unit: points for this engine.
    Cp(i32),
    /// `score mate`: moves (plies under `ugi`) until the side to move wins; negative if it loses.
    Mate(i32),
}

impl Score {
    /// The score in points. A forced win is more than any `score cp`, a forced loss less.
    pub fn points(self) -> i32 {
        match self {
            Score::Cp(points) => points,
            Score::Mate(moves) if moves > 0 => i32::MAX,
            Score::Mate(_) => -i32::MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_wins_and_losses_are_beyond_all_other_scores() {
        assert!(Score::Mate(9).points() > Score::Cp(20_000).points());
        assert!(Score::Mate(-9).points() < Score::Cp(-20_000).points());
        assert!(Score::Mate(0).points() < 0);
    }
}
