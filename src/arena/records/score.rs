//! The score that an engine reports with its move.

use serde::{Deserialize, Serialize};

/// An engine's opinion of a position, as it is written in the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// Points for the engine's side, as its `score cp` gives them.
    Cp(i32),
    /// It wins, or with a negative number loses, in so many moves as the dialect counts them.
    Mate(i32),
}

impl Score {
    /// In points, with won and lost games beyond all others.
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
    fn won_and_lost_games_are_beyond_all_points() {
        assert!(Score::Mate(9).points() > Score::Cp(20_000).points());
        assert!(Score::Mate(-9).points() < Score::Cp(-20_000).points());
        assert!(Score::Mate(0).points() < 0);
    }
}
