//! The record of a laser game: players, rules, opening, moves with their figures, and result.

use super::move_record::{MoveRecord, move_text};
use super::outcome::{GameOutcome, Reason};
use crate::laser::rules::{
    Color, FenError, IllegalMove, Move, Opening, OpeningError, Position, REPETITIONS_TO_CLAIM,
    Record, Rules, Setup,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::str::FromStr;

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

/// The record of a laser game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// The number of the game in the schedule, from 1; 0 without a schedule.
    pub game: u64,
    /// The round, from 1; 0 if the record does not say.
    pub round: u64,
    /// The start time, as `YYYY-MM-DDThh:mm:ssZ`.
    pub date: String,
    /// The name of Blue's player.
    pub blue: String,
    /// The name of Red's player.
    pub red: String,
    /// The search limits of both players, Blue's first.
    pub limits: [String; 2],
    /// The name of the opening: that of a setup or of a suite.
    pub opening: String,
    /// The setup at which the game began; `None` if it began at another position, or if the record
    /// does not say.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_text",
        deserialize_with = "read_optional_text"
    )]
    pub setup: Option<Setup>,
    /// The moves of the opening, from the setup to `fen`.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "text_list",
        deserialize_with = "read_text_list"
    )]
    pub openingmoves: Vec<Move>,
    /// The FEN of the position after the opening, in which the engines began to play.
    pub fen: String,
    /// Whether Kings could turn: [`Rules::king_turns`].
    pub kingturns: bool,
    /// Whether a swap could put a piece on a square closed to it: [`Rules::swap_onto_closed`].
    pub swapontoclosed: bool,
    /// The moves that the engines played.
    pub moves: Vec<MoveRecord<Move>>,
    /// The result.
    pub result: GameOutcome,
    /// Why the game ended.
    pub reason: Reason,
    /// A sentence that explains `reason`; may be empty.
    pub detail: String,
}

/// Why a record is not that of a legal game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The start is not a valid position.
    #[error("its start is no position: {0}")]
    Start(#[from] FenError),
    /// The opening has an illegal move or ends the game.
    #[error("its opening: {0}")]
    Opening(#[from] OpeningError),
    /// The opening leads to another position than `fen`.
    #[error("its opening leads to {0}, not to the position of the record")]
    OtherPosition(Box<Position>),
    /// A move is illegal.
    #[error("ply {number} ({mv}): {error}")]
    Move {
        /// The number of the ply, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// The rule that it breaks.
        error: IllegalMove,
    },
    /// The moves contradict the recorded result.
    #[error("the record says {result} ({said}), but {actual}")]
    End {
        /// The recorded reason.
        said: Reason,
        /// The recorded result.
        result: GameOutcome,
        /// The end that the moves show.
        actual: &'static str,
    },
}

impl GameRecord {
    /// The rules by which the game was played.
    pub fn rules(&self) -> Rules {
        Rules {
            king_turns: self.kingturns,
            swap_onto_closed: self.swapontoclosed,
        }
    }

    /// The name of this colour's player.
    pub fn player(&self, color: Color) -> &str {
        match color {
            Color::Blue => &self.blue,
            Color::Red => &self.red,
        }
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

    /// The game up to the end of the opening.
    fn start(&self) -> Result<Record, ReplayError> {
        let Some(setup) = self.setup else {
            return Ok(Record::new(Position::from_fen(&self.fen, self.rules())?));
        };
        let opening = Opening::new(setup, &self.openingmoves, self.rules())?;
        if opening.position().to_string() == self.fen {
            Ok(opening.record().clone())
        } else {
            Err(ReplayError::OtherPosition(Box::new(
                opening.position().clone(),
            )))
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
