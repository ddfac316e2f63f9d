//! How a game ended, and why.

use crate::laser::rules::Color;
use std::fmt::{self, Display};
use std::str::FromStr;

/// Serializes a type as its text.
macro_rules! as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(super) use as_text;

/// The outcome of a game, written `1-0`, `0-1`, `1/2-1/2` or `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameOutcome {
    /// This player won.
    Won(Color),
    /// A draw.
    Drawn,
    /// The game was not played to its end. Matches write no such record; other programs may.
    Unfinished,
}

impl GameOutcome {
    /// A player's points in half points, 0, 1 or 2; `None` for an unfinished game.
    pub fn half_points(self, color: Color) -> Option<usize> {
        match self {
            GameOutcome::Won(winner) if winner == color => Some(2),
            GameOutcome::Won(_) => Some(0),
            GameOutcome::Drawn => Some(1),
            GameOutcome::Unfinished => None,
        }
    }
}

impl Display for GameOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameOutcome::Won(Color::Blue) => "1-0",
            GameOutcome::Won(Color::Red) => "0-1",
            GameOutcome::Drawn => "1/2-1/2",
            GameOutcome::Unfinished => "*",
        })
    }
}

impl FromStr for GameOutcome {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<GameOutcome, &'static str> {
        match text {
            "1-0" => Ok(GameOutcome::Won(Color::Blue)),
            "0-1" => Ok(GameOutcome::Won(Color::Red)),
            "1/2-1/2" => Ok(GameOutcome::Drawn),
            "*" => Ok(GameOutcome::Unfinished),
            _ => Err("a result is 1-0, 0-1, 1/2-1/2 or *"),
        }
    }
}

as_text!(GameOutcome);

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// Laser Chess: a King was hit.
    KingHit,
    /// Labyrinth: a player has found all treasures, and is home where the rules ask for it.
    TreasuresFound,
    /// Laser Chess: an arrangement stood on the board for the third time.
    Repetition,
    /// The game reached the ply limit, `--maxplies`.
    MaxPlies,
    /// A draw by adjudication: both scores were near zero for long enough.
    DrawAdjudication,
    /// A loss by adjudication: the loser's score was low for long enough.
    ResignAdjudication,
    /// The record does not say, and its moves do not show it. Matches write no such record.
    Unknown,
    /// The loser's answer was no move, or an illegal one.
    IllegalMove,
    /// The loser overstepped its time.
    Time,
    /// The loser's process ended during the game.
    Crash,
    /// The loser gave no answer at all.
    Hang,
    /// The loser closed its output, and its process goes on.
    BrokenPipe,
}

impl Reason {
    /// All reasons, in the order of their declaration, with their words in the records.
    pub const ALL: [(Reason, &'static str); 12] = [
        (Reason::KingHit, "king hit"),
        (Reason::TreasuresFound, "treasures found"),
        (Reason::Repetition, "repetition"),
        (Reason::MaxPlies, "max plies"),
        (Reason::DrawAdjudication, "draw adjudication"),
        (Reason::ResignAdjudication, "resign adjudication"),
        (Reason::Unknown, "unknown"),
        (Reason::IllegalMove, "illegal move"),
        (Reason::Time, "time forfeit"),
        (Reason::Crash, "crash"),
        (Reason::Hang, "hang"),
        (Reason::BrokenPipe, "broken pipe"),
    ];

    /// Returns true if the loser violated the rules or the protocol.
    pub fn is_fault(self) -> bool {
        self >= Reason::IllegalMove
    }

    /// Returns true if the loser's process cannot be used any more.
    pub fn is_failure(self) -> bool {
        self >= Reason::Crash
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(Reason::ALL[*self as usize].1)
    }
}

impl FromStr for Reason {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Reason, &'static str> {
        let found = Reason::ALL.into_iter().find(|(_, word)| *word == text);
        found
            .map(|(reason, _)| reason)
            .ok_or("not a reason for a game to end")
    }
}

as_text!(Reason);
