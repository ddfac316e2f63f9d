//! The record of a game of Labyrinth: players, rules, deal, moves with their figures, and result.

use super::move_record::MoveRecord;
use super::outcome::Reason;
use super::points::Points;
use crate::game::Ending;
use crate::labyrinth::rules::{FenError, IllegalMove, MarkedMove, Position, Record, Rules, Seat};
use serde::{Deserialize, Serialize};

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Where the player sits.
    #[serde(with = "seat_name")]
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The player's search limits.
    pub limit: String,
}

/// A seat by its name.
mod seat_name {
    use crate::labyrinth::rules::Seat;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(seat.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let name = String::deserialize(from)?;
        let mut seats = Seat::ALL.into_iter();
        seats
            .find(|seat| seat.name() == name)
            .ok_or_else(|| Error::custom("a seat is Blue, Yellow, Orange or Green"))
    }
}

/// The record of a game of Labyrinth. Those of matches know all cards; where cards are unknown in `fen`,
/// the moves have marks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabyrinthRecord {
    /// The number of the game in the schedule, from 1; 0 without a schedule.
    pub game: u64,
    /// The round, from 1; 0 if the record does not say.
    pub round: u64,
    /// The start time, as `YYYY-MM-DDThh:mm:ssZ`.
    pub date: String,
    /// The players in the order of play from Blue on.
    pub players: Vec<Seated>,
    /// The name of the deal: that of a suite, or `deal` and its seed.
    pub opening: String,
    /// The position at the start.
    pub fen: String,
    /// Whether players could take their cards in any order: [`Rules::free_order`].
    pub freeorder: bool,
    /// Whether the last card won: [`Rules::no_return`].
    pub noreturn: bool,
    /// Whether all players saw all cards.
    pub opencards: bool,
    /// The moves.
    pub moves: Vec<MoveRecord<MarkedMove>>,
    /// The result.
    pub result: Points,
    /// Why the game ended.
    pub reason: Reason,
    /// A sentence that explains `reason`; may be empty.
    pub detail: String,
}

/// Why a record is not that of a legal game of Labyrinth.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LabyrinthError {
    /// The start is not a valid position.
    #[error("its start is no position: {0}")]
    Start(#[from] FenError),
    /// Others play than sit at the table.
    #[error("its players are not those of its start")]
    Players,
    /// A move is illegal.
    #[error("ply {number} ({mv}): {error}")]
    Move {
        /// The number of the ply, from 1.
        number: usize,
        /// The move.
        mv: MarkedMove,
        /// The rule that it breaks.
        error: IllegalMove,
    },
    /// The moves contradict the recorded result.
    #[error("the record says {result} ({said}), but {actual}")]
    End {
        /// The recorded reason.
        said: Reason,
        /// The recorded result.
        result: Points,
        /// What the moves show.
        actual: String,
    },
}

impl LabyrinthRecord {
    /// The rules by which the game was played.
    pub fn rules(&self) -> Rules {
        Rules {
            free_order: self.freeorder,
            no_return: self.noreturn,
        }
    }

    /// How the game ended; `None` if it was not played to its end.
    pub fn ending(&self) -> Option<Ending> {
        self.result.ending(self.reason.is_fault())
    }

    /// Replays the moves.
    ///
    /// # Errors
    /// When a move is illegal, or the record contradicts itself.
    pub fn replay(&self) -> Result<Record, LabyrinthError> {
        let mut record = Record::new(Position::from_fen(&self.fen, self.rules())?);
        let seats = self.players.iter().map(|player| &player.seat);
        let players = self.players.len();
        if !seats.eq(record.position().seats()) || ![0, players].contains(&self.result.players()) {
            return Err(LabyrinthError::Players);
        }
        for (index, turn) in self.moves.iter().enumerate() {
            let number = index + 1;
            let mv = turn.mv;
            if let Err(error) = record.play(mv) {
                return Err(LabyrinthError::Move { number, mv, error });
            }
        }
        self.check_end(&record)?;
        Ok(record)
    }

    fn check_end(&self, record: &Record) -> Result<(), LabyrinthError> {
        use Reason::{DrawAdjudication, KingHit, MaxPlies, Repetition, TreasuresFound, Unknown};
        let winner = record.winner();
        let won = winner.map(|winner| Ending::Won(record.place(winner)));
        let actual = match (self.reason, winner) {
            (TreasuresFound | Unknown, Some(_)) if self.ending() == won => return Ok(()),
            (_, Some(winner)) => format!("{winner} has won"),
            (TreasuresFound, None) => "nobody has found all treasures".to_owned(),
            (MaxPlies | DrawAdjudication, None) if self.ending() != Some(Ending::Drawn) => {
                "that is a draw".to_owned()
            }
            (fault, None)
                if fault.is_fault() && !matches!(self.ending(), Some(Ending::Lost(_))) =>
            {
                "that is the loss of one player".to_owned()
            }
            (KingHit | Repetition, None) => "that is no end of Labyrinth".to_owned(),
            _ => return Ok(()),
        };
        Err(LabyrinthError::End {
            said: self.reason,
            result: self.result.clone(),
            actual,
        })
    }
}
