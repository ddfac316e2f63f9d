//! What a match needs from a game beyond [`Game`] and its record: openings, what engines are told, and when it ends.
//! Each game implements it in the file named after it.

use super::config::{EngineSettings, FileError, Protocol, Settings};
use super::run::{Fixture, RuleOption};
use akhet::game::{Ending, Game, Seat};
use akhet_console::arguments::WrongValue;
use akhet_records::{GameError, MoveOf, MoveRecord, Reason, Recorded};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// What a match needs from a game beyond its record.
pub trait Contest: Recorded + Clone + Send + Sync + Serialize + DeserializeOwned {
    /// The start of a game, as a line of a suite states it.
    type Opening: Clone + Send + Sync;

    /// Fills in the settings that only this game has, and rejects those of the other.
    fn settle(settings: &mut Settings) -> Result<(), WrongValue>;

    /// The number of players of each game of a match.
    fn players(settings: &Settings) -> usize;

    /// The rules of the match as options for an engine that speaks this dialect.
    fn rule_options(settings: &Settings, protocol: Protocol) -> Vec<RuleOption>;

    /// The openings of a match whose settings name no suite; at least one.
    fn openings(settings: &Settings) -> Result<Vec<BookOpening<Self::Opening>>, FileError>;

    /// The suites to read from a folder.
    fn suites_in(folder: &Path, settings: &Settings) -> Vec<PathBuf>;

    /// Parses a suite, which must have at least one opening.
    fn read_suite(text: &str, settings: &Settings) -> Result<Vec<Self::Opening>, GameError>;

    /// The game at the end of an opening.
    fn begin(opening: &Self::Opening) -> Self::Game;

    /// Whether some of a game with this opening is hidden from its players.
    fn has_secrets(_: &Self::Opening) -> bool {
        false
    }

    /// The words between `position` and `moves` that start a game, for an engine that speaks this dialect
    /// and has declared these options.
    fn start_words(
        game: &Self::Game,
        _opening: &Self::Opening,
        _protocol: Protocol,
        _options: &[String],
    ) -> String {
        format!("fen {}", game.start())
    }

    /// The words after `position` for an engine at this seat: the start and the moves, as its player has seen them.
    /// Past moves tell more about hidden cards than the current position.
    fn position_words(
        game: &Self::Game,
        opening: &Self::Opening,
        (protocol, options): (Protocol, &[String]),
        seat: Seat,
    ) -> String {
        let seen = Self::has_secrets(opening).then(|| game.seen_by(seat));
        let game = seen.as_ref().unwrap_or(game);
        let mut words = Self::start_words(game, opening, protocol, options);
        for (index, mv) in game.moves_played().enumerate() {
            let before = if index == 0 { " moves " } else { " " };
            // Writing to a string cannot fail.
            let _ = write!(words, "{before}{mv}");
        }
        words
    }

    /// The end of the game, if the rules end it here or a player may claim it.
    fn end(game: &Self::Game) -> Option<End>;

    /// The record of a game that has ended.
    fn record(finished: Finished<'_, Self>) -> Self;

    /// Whether the game was played under the rules of these settings.
    fn has_rules_of(&self, settings: &Settings) -> bool;

    /// Removes the moves from the record. [`begins_like`](Contest::begins_like) does not need them.
    fn clear_moves(&mut self);

    /// Whether two games have the same opening, as far as both records say.
    fn begins_like(&self, other: &Self) -> bool;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// How it ended for the players.
    pub ending: Ending,
    pub reason: Reason,
    /// The reason in more words, with the ply of a fault.
    pub detail: String,
}

impl End {
    pub fn new(ending: Ending, reason: Reason, detail: impl Into<String>) -> End {
        End {
            ending,
            reason,
            detail: detail.into(),
        }
    }
}

/// An opening with its origin.
#[derive(Clone, Debug)]
pub struct BookOpening<O> {
    /// The name of the suite or, without one, of the setup, or `deal` and its number.
    pub name: String,
    pub opening: O,
}

/// A finished game: everything that its record needs.
pub struct Finished<'a, R: Contest> {
    /// Its place in the schedule.
    pub fixture: &'a Fixture,
    /// When it began, as `YYYY-MM-DDThh:mm:ssZ`.
    pub date: String,
    pub settings: &'a Settings,
    /// The players, by seat.
    pub players: Vec<&'a EngineSettings>,
    pub opening: &'a BookOpening<R::Opening>,
    /// The moves after the opening.
    pub moves: Vec<MoveRecord<MoveOf<R>>>,
    /// How it ended.
    pub end: End,
}
