//! The record of a move, whichever game it is of.

use super::score::Score;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::str::FromStr;

/// A move of a game, with the figures of the engine that played it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "M: Display", deserialize = "M: FromStr<Err: Display>"))]
pub struct MoveRecord<M> {
    /// The move.
    #[serde(rename = "move", with = "move_text")]
    pub mv: M,
    /// The last score that the engine reported for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// The last depth that the engine reported for it, in plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The last node count that the engine reported for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The time that it took, in milliseconds.
    pub time: u64,
}

/// A move as its text.
pub(super) mod move_text {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(in super::super) fn serialize<M: Display, S: Serializer>(
        mv: &M,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(mv)
    }

    pub(in super::super) fn deserialize<'de, M, D>(from: D) -> Result<M, D::Error>
    where
        M: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = String::deserialize(from)?;
        text.parse()
            .map_err(|error| serde::de::Error::custom(format!("'{text}' is not a move: {error}")))
    }
}
