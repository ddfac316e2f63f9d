//! What a match asks of the record of a game, whichever game it is of.

use super::outcome::Reason;
use crate::arena::config::{BookLine, Settings};
use crate::game::{Ending, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::str::FromStr;

/// The record of a game.
pub trait Played: Clone + Send + Serialize + DeserializeOwned {
    /// A move of the game.
    type Move: Copy + Display + FromStr<Err: Display>;

    /// The start of the game.
    type Opening: BookLine;

    /// What the record says, whichever game it is of.
    fn summary(&self) -> Summary<'_>;

    /// Whether the game was played by the rules of these settings.
    fn has_rules_of(&self, settings: &Settings) -> bool;

    /// The record without its moves: what [`begins_like`](Played::begins_like) compares.
    fn beginning(&self) -> Self;

    /// Whether two games have the same opening, as far as both records give it.
    fn begins_like(&self, other: &Self) -> bool;

    /// Whether the game has this opening, as far as both give it.
    fn begins_at(&self, opening: &Self::Opening) -> bool;

    /// Replays the game.
    ///
    /// # Errors
    /// Says which move is illegal, or how the record contradicts itself.
    fn check(&self) -> Result<(), String>;
}

/// A player of a game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    /// What the player is called in the game, such as `Blue`.
    pub seat: &'static str,
    /// The player's name.
    pub player: &'a str,
    /// The player's search limits.
    pub limit: &'a str,
}

/// What the record of any game says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary<'a> {
    /// The number of the game in the schedule, from 1; 0 without a schedule.
    pub game: u64,
    /// The round, from 1; 0 if the record does not say.
    pub round: u64,
    /// The players, in the order of play.
    pub places: Vec<Place<'a>>,
    /// The position in which the engines began to play.
    pub position: &'a str,
    /// The number of moves that the engines played.
    pub moves: u64,
    /// How the game ended; `None` if it was not played to its end.
    pub ending: Option<Ending>,
    /// The result as the record writes it.
    pub result: String,
    /// Why the game ended.
    pub reason: Reason,
    /// A sentence that explains `reason`; may be empty.
    pub detail: &'a str,
}

impl Summary<'_> {
    /// The player who broke the rules or the protocol, if that ended the game.
    pub fn at_fault(&self) -> Option<Seat> {
        match self.ending {
            Some(Ending::Lost(seat)) if self.reason.is_fault() => Some(seat),
            _ => None,
        }
    }

    /// The game in a line: its players, its result and why it ended.
    pub fn note(&self) -> String {
        let players: Vec<&str> = self.places.iter().map(|place| place.player).collect();
        format!(
            "game {}: {} {}, {}: {}",
            self.game,
            players.join(" - "),
            self.result,
            self.reason,
            self.detail
        )
    }
}
