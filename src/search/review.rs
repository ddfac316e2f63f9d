//! What the reviews of both games have in common: what each search may cost, and the marks of bad moves.

use super::Limits;
use std::time::Duration;

/// The budget of each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many nodes, over all threads. On one thread and from an empty table the review is
    /// then the same on every machine.
    Nodes(u64),
    /// This much time.
    Time(Duration),
}

impl Budget {
    pub(crate) fn limits<M>(self) -> Limits<M> {
        let (nodes, move_time) = match self {
            Budget::Nodes(nodes) => (Some(nodes), None),
            Budget::Time(time) => (None, Some(time)),
        };
        Limits {
            nodes,
            move_time,
            ..Limits::default()
        }
    }
}

/// How bad a move was, by the drop of the expected result in percentage points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// A drop of at least 10 points.
    Inaccuracy,
    /// A drop of at least 20 points.
    Mistake,
    /// A drop of at least 30 points.
    Blunder,
}

impl Mark {
    /// The marks from the mildest to the worst.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The minimum drop for this mark, in percentage points.
    pub const fn min_drop(self) -> u32 {
        match self {
            Mark::Inaccuracy => 10,
            Mark::Mistake => 20,
            Mark::Blunder => 30,
        }
    }

    /// The mark for a drop.
    pub fn of_drop(drop: u32) -> Option<Mark> {
        let reached = |mark: &Mark| drop >= mark.min_drop();
        Mark::ALL.into_iter().rev().find(reached)
    }

    /// `inaccuracy`, `mistake` or `blunder`.
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }
}
