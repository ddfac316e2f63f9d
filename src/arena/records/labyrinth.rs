//! The records of Labyrinth, as matches see them.

use super::labyrinth_record::LabyrinthRecord;
use super::played::{Place, Played, Summary};
use crate::arena::config::{Deal, Settings};
use crate::labyrinth::rules::MarkedMove;

impl Played for LabyrinthRecord {
    type Move = MarkedMove;
    type Opening = Deal;

    fn summary(&self) -> Summary<'_> {
        let places = self.players.iter().map(|player| Place {
            seat: player.seat.name(),
            player: &player.name,
            limit: &player.limit,
        });
        Summary {
            game: self.game,
            round: self.round,
            places: places.collect(),
            position: &self.fen,
            moves: self.moves.len() as u64,
            ending: self.ending(),
            result: self.result.to_string(),
            reason: self.reason,
            detail: &self.detail,
        }
    }

    fn has_rules_of(&self, settings: &Settings) -> bool {
        self.rules() == settings.labyrinth_rules() && self.opencards == settings.has_open_cards()
    }

    fn beginning(&self) -> LabyrinthRecord {
        LabyrinthRecord {
            moves: Vec::new(),
            ..self.clone()
        }
    }

    fn begins_like(&self, other: &LabyrinthRecord) -> bool {
        self.fen == other.fen
    }

    fn begins_at(&self, opening: &Deal) -> bool {
        self.fen == opening.start.to_string()
    }

    fn check(&self) -> Result<(), String> {
        match self.replay() {
            Ok(_) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }
}
