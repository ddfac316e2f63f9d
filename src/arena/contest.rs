//! What a match needs of a game beyond [`Game`]: its openings, what engines are told, when it ends, and
//! its record in JSON and PGN. Each game has one implementation, in the file of its name.

use super::config::{EngineSettings, FileError, GameError, Protocol, Settings, SettingsError};
use super::records::pgn::{Movetext, PgnFault, PgnParts, Tags};
use super::records::{MoveRecord, Reason};
use super::run::{Fixture, RuleOption};
use crate::game::{Ending, Game, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The move of the game that has this record.
pub type MoveOf<R> = <<R as Contest>::Game as Game>::Move;

/// The record of a game, with everything else that a match needs of it.
pub trait Contest: Clone + Send + Sync + Serialize + DeserializeOwned {
    /// The game.
    type Game: Game<Move: Serialize + DeserializeOwned>;
    /// The start of a game, as a line of a suite gives it.
    type Opening: Clone + Send + Sync;

    /// Fills in the settings that only this game has, and checks that there are none of other games.
    fn settle(settings: &mut Settings) -> Result<(), SettingsError>;

    /// The number of players of each game of a match.
    fn players(settings: &Settings) -> usize;

    /// The rules of the match, for an engine that speaks this dialect.
    fn rule_options(settings: &Settings, protocol: Protocol) -> Vec<RuleOption>;

    /// The openings of a match whose settings name no suite, at least one.
    fn openings(settings: &Settings) -> Result<Vec<BookOpening<Self::Opening>>, FileError>;

    /// The suites that are read from a folder of them.
    fn suites_in(folder: &Path, settings: &Settings) -> Vec<PathBuf>;

    /// Reads the text of a suite, which has at least one opening.
    fn read_suite(text: &str, settings: &Settings) -> Result<Vec<Self::Opening>, GameError>;

    /// A game at the end of its opening.
    fn begin(opening: &Self::Opening) -> Self::Game;

    /// Whether players of a game with this opening see only a part of it.
    fn has_secrets(_: &Self::Opening) -> bool {
        false
    }

    /// The start of a game, the words between `position` and `moves`, for an engine that speaks this
    /// dialect and has declared these options.
    fn start_words(
        game: &Self::Game,
        _opening: &Self::Opening,
        _protocol: Protocol,
        _options: &[String],
    ) -> String {
        format!("fen {}", game.start())
    }

    /// The words after `position` for an engine at this seat: the start as its player saw it, and all
    /// moves with the marks that the player saw. Past moves tell about
    /// hidden cards what the current position does not show.
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

    /// The contents of the record.
    fn summary(&self) -> Summary<'_>;

    /// The moves after the opening.
    fn moves(&self) -> &[MoveRecord<MoveOf<Self>>];

    /// Whether the game was played by the rules of these settings.
    fn has_rules_of(&self, settings: &Settings) -> bool;

    /// The record without its moves: what [`begins_like`](Contest::begins_like) compares.
    #[must_use]
    fn beginning(&self) -> Self;

    /// Whether two games have the same opening, as far as both records give it.
    fn begins_like(&self, other: &Self) -> bool;

    /// The game up to the end of its opening.
    fn start(&self) -> Result<Self::Game, ReplayError>;

    /// How the end of the game, as the moves show it, contradicts the record, if it does.
    fn contradiction(&self, game: &Self::Game) -> Option<String>;

    /// The PGN of this game's record beyond what all games have.
    fn pgn_parts(&self) -> PgnParts;

    /// Whether a word of movetext is the result, which ends it.
    fn is_result(word: &str) -> bool;

    /// The record from tag pairs, movetext and the result at its end. `docs/matches.md` lists the
    /// defaults of missing tags.
    fn from_pgn(
        tags: &Tags,
        movetext: &Movetext<MoveOf<Self>>,
        result: &str,
    ) -> Result<Self, PgnFault>;

    /// Replays the opening and the moves.
    fn replay(&self) -> Result<Self::Game, ReplayError> {
        let mut game = self.start()?;
        let contradicts = |actual: String| {
            let summary = self.summary();
            let (said, result) = (summary.reason, summary.result);
            ReplayError::End {
                said,
                result,
                actual,
            }
        };
        for (number, turn) in (1..).zip(self.moves()) {
            if game.ending().is_some() {
                return Err(contradicts("it was over before the last move".to_owned()));
            }
            let played = game.play(turn.mv);
            played.map_err(|error| ReplayError::Move {
                number,
                mv: turn.mv.to_string(),
                error: error.into(),
            })?;
        }
        match self.contradiction(&game) {
            Some(actual) => Err(contradicts(actual)),
            None => Ok(game),
        }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// How it ended for the players.
    pub ending: Ending,
    pub reason: Reason,
    /// The reason in more words, with the place of a fault.
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
    /// The name of the suite; where no suite is used, of the setup, or `deal` and its number.
    pub name: String,
    /// The opening.
    pub opening: O,
}

/// A finished game, with everything for its record.
pub struct Finished<'a, R: Contest> {
    /// Its place in the schedule.
    pub fixture: &'a Fixture,
    /// When it began, as `YYYY-MM-DDThh:mm:ssZ`.
    pub date: String,
    /// The settings of the match.
    pub settings: &'a Settings,
    /// The players, by seat.
    pub players: Vec<&'a EngineSettings>,
    /// The opening.
    pub opening: &'a BookOpening<R::Opening>,
    /// The moves after the opening.
    pub moves: Vec<MoveRecord<MoveOf<R>>>,
    /// How it ended.
    pub end: End,
}

/// A player of a game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    /// The player's name in the game, such as `Blue`.
    pub seat: &'static str,
    /// The player's name.
    pub player: &'a str,
    /// The player's search limits.
    pub limit: &'a str,
}

/// The contents of any game's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary<'a> {
    /// The number of the game in the schedule, from 1; 0 without a schedule.
    pub game: u64,
    /// The round, from 1; 0 if the record does not say.
    pub round: u64,
    /// When the game began, as `YYYY-MM-DDThh:mm:ssZ`.
    pub date: &'a str,
    /// The players, in the order of play.
    pub places: Vec<Place<'a>>,
    /// The name of the opening.
    pub opening: &'a str,
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
        let (game, players, result) = (self.game, players.join(" - "), &self.result);
        format!(
            "game {game}: {players} {result}, {}: {}",
            self.reason, self.detail
        )
    }
}

/// Why a record is not that of a legal game.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum ReplayError {
    #[error("its start is no position: {0}")]
    Start(GameError),
    #[error("its opening: {0}")]
    Opening(GameError),
    #[error("its opening leads to {0}, not to the position of the record")]
    OtherPosition(String),
    #[error("its players are not those of its start")]
    Players,
    #[error("ply {number} ({mv}): {error}")]
    Move {
        /// The number of the ply, from 1.
        number: usize,
        mv: String,
        error: GameError,
    },
    #[error("the record says {result} ({said}), but {actual}")]
    End {
        said: Reason,
        result: String,
        /// What the moves show.
        actual: String,
    },
}
