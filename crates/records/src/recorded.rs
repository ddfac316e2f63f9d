//! What the records of both games have in common.

use super::pgn::{GameError, Movetext, PgnFault, PgnParts, Style, Tags};
use super::text::Text;
use super::{MoveRecord, Reason};
use akhet::game::{Ending, Game, Seat};

/// The move type of the game that has this record.
pub type MoveOf<R> = <<R as Recorded>::Game as Game>::Move;

/// The record of a game. Each game has one implementation.
pub trait Recorded: Sized {
    /// The game.
    type Game: Game<Move: Text>;

    /// What every record has.
    fn summary(&self) -> Summary<'_>;

    /// The moves after the opening.
    fn moves(&self) -> &[MoveRecord<MoveOf<Self>>];

    /// The game at the end of its opening.
    fn start(&self) -> Result<Self::Game, ReplayError>;

    /// What the moves show, if that contradicts the recorded end.
    fn contradiction(&self, game: &Self::Game) -> Option<String>;

    /// The parts of its PGN that the two games do not share.
    fn pgn_parts(&self, style: Style) -> PgnParts;

    /// Whether a word is the result, which ends the movetext.
    fn is_result(word: &str) -> bool;

    /// Builds the record from tag pairs, movetext and the result at its end. `docs/matches.md` lists the
    /// defaults of missing tags.
    fn from_pgn(
        tags: &Tags,
        movetext: &Movetext<MoveOf<Self>>,
        result: &str,
    ) -> Result<Self, PgnFault>;

    /// Claims a draw if the record says that a player did.
    fn claim(&self, _game: &mut Self::Game) -> Result<(), GameError> {
        Ok(())
    }

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

/// What every record has, whichever game it is of.
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

    /// The game in one line: its players, its result and why it ended.
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
    #[error("its start is not a position: {0}")]
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
