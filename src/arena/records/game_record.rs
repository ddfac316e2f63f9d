//! A game that has been played, with every figure.

use super::outcome::{GameOutcome, Reason};
use super::score::Score;
use crate::laser::rules::{
    Color, FenError, IllegalMove, Move, Opening, OpeningError, Position, REPETITIONS_TO_CLAIM,
    Record, Rules, Setup,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::str::FromStr;

/// A move of a game, with what its player said of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveRecord {
    /// The move.
    #[serde(rename = "move", with = "move_text")]
    pub mv: Move,
    /// The player's last score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// The player's last depth, in plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Nodes searched for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Milliseconds taken.
    pub time: u64,
}

mod move_text {
    use super::*;

    pub fn serialize<S: Serializer>(mv: &Move, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(mv)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Move, D::Error> {
        let text = String::deserialize(from)?;
        text.parse()
            .map_err(|error| serde::de::Error::custom(format!("'{text}' is not a move: {error}")))
    }
}

fn optional_text<S: Serializer>(setup: &Option<Setup>, to: S) -> Result<S::Ok, S::Error> {
    match setup {
        Some(setup) => to.collect_str(setup),
        None => to.serialize_none(),
    }
}

fn read_optional_text<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Setup>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    let setup = text.map(|text| Setup::from_str(&text)).transpose();
    setup.map_err(serde::de::Error::custom)
}

fn text_list<S: Serializer>(moves: &[Move], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(moves.iter().map(Move::to_string))
}

fn read_text_list<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
    #[derive(Deserialize)]
    struct Text(#[serde(with = "move_text")] Move);
    let moves = Vec::<Text>::deserialize(from)?;
    Ok(moves.into_iter().map(|text| text.0).collect())
}

/// A game that has been played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// Its number in the schedule, from 1; 0 where there is no schedule.
    pub game: u64,
    /// Its round, from 1.
    pub round: u64,
    /// When it began, as `YYYY-MM-DDThh:mm:ssZ`.
    pub date: String,
    /// Who played Blue.
    pub blue: String,
    /// Who played Red.
    pub red: String,
    /// The limits of both, Blue's first.
    pub limits: [String; 2],
    /// What its opening is called: a setup or a suite.
    pub opening: String,
    /// The setup that it began at; `None` where it began at another position, or where the record
    /// does not say.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_text",
        deserialize_with = "read_optional_text"
    )]
    pub setup: Option<Setup>,
    /// The moves of the opening, played from the setup before the engines took over.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "text_list",
        deserialize_with = "read_text_list"
    )]
    pub openingmoves: Vec<Move>,
    /// The position at which the engines took over, after the opening.
    pub fen: String,
    /// Could Kings turn?
    pub kingturns: bool,
    /// Could a swap leave a piece on a square closed to it?
    pub swapontoclosed: bool,
    /// The moves.
    pub moves: Vec<MoveRecord>,
    /// How it came out.
    pub result: GameOutcome,
    /// What ended it.
    pub reason: Reason,
    /// The same in more words.
    pub detail: String,
}

/// Why a record is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It does not begin with a position.
    #[error("its start is no position: {0}")]
    Start(#[from] FenError),
    /// The opening breaks a rule or ends the game.
    #[error("its opening: {0}")]
    Opening(#[from] OpeningError),
    /// The opening leads to another position than the one that the record gives.
    #[error("its opening leads to {0}, not to the position of the record")]
    OtherPosition(Box<Position>),
    /// A move is against the rules.
    #[error("ply {number} ({mv}): {error}")]
    Move {
        /// Which ply, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// What is wrong with it.
        error: IllegalMove,
    },
    /// The moves end otherwise than the record says.
    #[error("the record says {result} ({said}), but {actual}")]
    End {
        /// The reason that the record gives.
        said: Reason,
        /// The result that the record gives.
        result: GameOutcome,
        /// What the moves say.
        actual: &'static str,
    },
}

impl GameRecord {
    /// How the rules are read.
    pub fn rules(&self) -> Rules {
        Rules {
            king_turns: self.kingturns,
            swap_onto_closed: self.swapontoclosed,
        }
    }

    /// Who played this colour.
    pub fn player(&self, color: Color) -> &str {
        match color {
            Color::Blue => &self.blue,
            Color::Red => &self.red,
        }
    }

    /// Returns true if two games have the same opening: the same position, and the same moves from
    /// a setup as far as both records give them. Records of old versions give the position alone.
    pub fn begins_like(&self, other: &GameRecord) -> bool {
        let unknown = self.setup.is_none() || other.setup.is_none();
        let same = self.setup == other.setup && self.openingmoves == other.openingmoves;
        self.fen == other.fen && (unknown || same)
    }

    /// Returns true if the game has this opening, in the sense of [`begins_like`](Self::begins_like).
    pub fn begins_at(&self, opening: &Opening) -> bool {
        let unknown = self.setup.is_none() || opening.setup().is_none();
        let same =
            self.setup == opening.setup() && opening.moves().eq(self.openingmoves.iter().copied());
        self.fen == opening.position().to_string() && (unknown || same)
    }

    /// Replays the opening and the moves.
    ///
    /// # Errors
    /// When a move is illegal, or the record contradicts itself.
    pub fn replay(&self) -> Result<Record, ReplayError> {
        let mut record = self.start()?;
        for (index, turn) in self.moves.iter().enumerate() {
            let number = index + 1;
            let error = match record.play(turn.mv) {
                Ok(_) => continue,
                Err(crate::laser::rules::RecordError::Illegal(error)) => error,
                Err(crate::laser::rules::RecordError::GameOver(_)) => {
                    return Err(self.contradicts("a King was hit before the last move"));
                }
            };
            return Err(ReplayError::Move {
                number,
                mv: turn.mv,
                error,
            });
        }
        self.check_end(&record)?;
        Ok(record)
    }

    /// The game up to the position at which the engines took over.
    fn start(&self) -> Result<Record, ReplayError> {
        let Some(setup) = self.setup else {
            return Ok(Record::new(Position::from_fen(&self.fen, self.rules())?));
        };
        let opening = Opening::new(setup, &self.openingmoves, self.rules())?;
        match opening.position().to_string() == self.fen {
            true => Ok(opening.record().clone()),
            false => Err(ReplayError::OtherPosition(Box::new(
                opening.position().clone(),
            ))),
        }
    }

    fn check_end(&self, record: &Record) -> Result<(), ReplayError> {
        use Reason::{DrawAdjudication, KingHit, MaxPlies, Repetition, Unknown};
        let drawn = self.result == GameOutcome::Drawn;
        let actual = match (self.reason, record.result().winner()) {
            (KingHit | Unknown, Some(winner)) if self.result == GameOutcome::Won(winner) => {
                return Ok(());
            }
            (_, Some(Color::Blue)) => "Red's King was hit",
            (_, Some(Color::Red)) => "Blue's King was hit",
            (KingHit, None) => "no King was hit",
            (Repetition, None) if record.repetitions() < REPETITIONS_TO_CLAIM => {
                "nothing stood on the board for the third time"
            }
            (Repetition | MaxPlies | DrawAdjudication, None) if !drawn => "that is a draw",
            _ => return Ok(()),
        };
        Err(self.contradicts(actual))
    }

    fn contradicts(&self, actual: &'static str) -> ReplayError {
        ReplayError::End {
            said: self.reason,
            result: self.result,
            actual,
        }
    }
}
