//! The groups of settings that `--KEY KEY=VALUE...` gives: rules, openings, adjudication and SPRT.

use super::values::{Model, OnOff, Order, list, optional, scalar};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;
use std::path::PathBuf;

/// The rule options of a match. Those of other games than the match's are missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct RulesSettings {
    /// The laser game: whether a King may turn. Default: on if an engine speaks `uki`, else off.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub kingturns: Option<OnOff>,
    /// The laser game: whether a swap may leave the other piece on a square closed to it.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub swapontoclosed: Option<OnOff>,
    /// Labyrinth: whether players look at all their cards and take them in any order.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub freeorder: Option<OnOff>,
    /// Labyrinth: whether the turn that uncovers a player's last card wins.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub noreturn: Option<OnOff>,
    /// Labyrinth: whether all players see all cards.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub opencards: Option<OnOff>,
}

impl RulesSettings {
    /// Whether an option of the laser game is there.
    pub(super) fn has_laser(&self) -> bool {
        self.kingturns.is_some() || self.swapontoclosed.is_some()
    }

    /// Whether an option of Labyrinth is there.
    pub(super) fn has_labyrinth(&self) -> bool {
        let options = [self.freeorder, self.noreturn, self.opencards];
        options.iter().any(Option::is_some)
    }
}

/// The opening book of a match.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Openings {
    /// Suites, or folders of them: with `NAME.fen` for each setup of the laser game, and for each number of
    /// players of Labyrinth.
    #[serde(deserialize_with = "list")]
    pub file: Vec<PathBuf>,
    /// The order of the openings.
    #[serde(default, deserialize_with = "scalar")]
    pub order: Order,
    /// The number of the first opening that is played, from 1.
    #[serde(default = "one", deserialize_with = "scalar")]
    pub start: NonZeroU32,
}

fn one() -> NonZeroU32 {
    NonZeroU32::MIN
}

/// Draw adjudication: from a move on, if both scores stay near zero for some moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct DrawSettings {
    /// The first full move after which a draw is adjudicated.
    #[serde(default, deserialize_with = "scalar")]
    pub movenumber: u32,
    /// Moves in a row, of each player.
    #[serde(deserialize_with = "scalar")]
    pub movecount: NonZeroU32,
    /// The highest absolute score that counts as near zero, in the unit of `score cp`.
    #[serde(deserialize_with = "scalar")]
    pub score: u32,
}

/// Resign adjudication: a loss if a player's own score stays low for some moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ResignSettings {
    /// Moves of the player in a row.
    #[serde(deserialize_with = "scalar")]
    pub movecount: NonZeroU32,
    /// The loss in the unit of `score cp`, as a positive number.
    #[serde(deserialize_with = "scalar")]
    pub score: u32,
    /// Whether the opponent's score must be as high for as many moves.
    #[serde(default, deserialize_with = "scalar")]
    pub twosided: OnOff,
}

/// The SPRT that ends the match when it is decided.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SprtSettings {
    /// The difference in strength under H0, in the Elo of the model.
    #[serde(deserialize_with = "scalar")]
    pub elo0: f64,
    /// The difference in strength under H1, in the Elo of the model.
    #[serde(deserialize_with = "scalar")]
    pub elo1: f64,
    /// The probability of accepting H1 if H0 is true.
    #[serde(default = "five_percent", deserialize_with = "scalar")]
    pub alpha: f64,
    /// The probability of accepting H0 if H1 is true.
    #[serde(default = "five_percent", deserialize_with = "scalar")]
    pub beta: f64,
    /// Normalised or logistic Elo.
    #[serde(default, deserialize_with = "scalar")]
    pub model: Model,
}

fn five_percent() -> f64 {
    0.05
}
