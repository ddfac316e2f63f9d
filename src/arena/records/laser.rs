//! The laser game's records, as matches see them.

use super::game_record::GameRecord;
use super::outcome::GameOutcome;
use super::played::{Place, Played, Summary};
use crate::arena::config::Settings;
use crate::game::Ending;
use crate::laser::rules::{Move, Opening};

impl Played for GameRecord {
    type Move = Move;
    type Opening = Opening;

    fn summary(&self) -> Summary<'_> {
        let [blue, red] = &self.limits;
        let place = |seat, player, limit| Place {
            seat,
            player,
            limit,
        };
        Summary {
            game: self.game,
            round: self.round,
            places: vec![
                place("Blue", &self.blue, blue),
                place("Red", &self.red, red),
            ],
            position: &self.fen,
            moves: self.moves.len() as u64,
            ending: match self.result {
                GameOutcome::Won(winner) if self.reason.is_fault() => {
                    Some(Ending::Lost((!winner).into()))
                }
                GameOutcome::Won(winner) => Some(Ending::Won(winner.into())),
                GameOutcome::Drawn => Some(Ending::Drawn),
                GameOutcome::Unfinished => None,
            },
            result: self.result.to_string(),
            reason: self.reason,
            detail: &self.detail,
        }
    }

    fn has_rules_of(&self, settings: &Settings) -> bool {
        self.rules() == settings.rules()
    }

    fn beginning(&self) -> GameRecord {
        GameRecord {
            moves: Vec::new(),
            ..self.clone()
        }
    }

    /// The same position, and the same moves from a setup as far as both records give them. Records of
    /// old versions give the position alone.
    fn begins_like(&self, other: &GameRecord) -> bool {
        let unknown = self.setup.is_none() || other.setup.is_none();
        let same = self.setup == other.setup && self.openingmoves == other.openingmoves;
        self.fen == other.fen && (unknown || same)
    }

    fn begins_at(&self, opening: &Opening) -> bool {
        let unknown = self.setup.is_none() || opening.setup().is_none();
        let same =
            self.setup == opening.setup() && opening.moves().eq(self.openingmoves.iter().copied());
        self.fen == opening.position().to_string() && (unknown || same)
    }

    fn check(&self) -> Result<(), String> {
        match self.replay() {
            Ok(_) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }
}
