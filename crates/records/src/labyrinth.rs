//! The record of a game of Labyrinth.

use super::pgn::{Movetext, PgnFault, PgnParts, Style, Tags, figures};
use super::{MoveRecord, Place, Points, Reason, Recorded, ReplayError, Summary};
use akhet::game::{Ending, Game, Variant};
use akhet::labyrinth::rules::{MarkedMove, Position, Record, Rules, Seat};
use akhet::lines::Quoted;
use serde::{Deserialize, Serialize};

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Where the player sits.
    #[serde(with = "SeatName")]
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The player's search limits.
    pub limit: String,
}

/// A seat, serialized by its name.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Seat")]
enum SeatName {
    Blue,
    Yellow,
    Orange,
    Green,
}

/// The record of a game of Labyrinth. Match records name all cards; if `fen` has unknown cards, the moves carry
/// marks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabyrinthRecord {
    /// The number of the game in the schedule, from 1; 0 without a schedule.
    pub game: u64,
    /// The round, from 1; 0 if the record does not say.
    pub round: u64,
    /// The start time, as `YYYY-MM-DDThh:mm:ssZ`.
    pub date: String,
    /// The players in the order of play, starting with Blue.
    pub players: Vec<Seated>,
    /// The name of the deal: that of a suite, or `deal` and its seed.
    pub opening: String,
    /// The position at the start.
    pub fen: String,
    /// Whether players could take their cards in any order: [`Rules::free_order`].
    pub freeorder: bool,
    /// Whether the last card won: [`Rules::no_return`].
    pub noreturn: bool,
    /// Whether a player without cards left the maze in place of going home: [`Rules::any_exit`].
    #[serde(default)]
    pub anyexit: bool,
    /// Whether a player without cards might go anywhere: [`Rules::any_square`].
    #[serde(default)]
    pub anysquare: bool,
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

impl LabyrinthRecord {
    /// The rules under which the game was played.
    pub fn rules(&self) -> Rules {
        Rules {
            free_order: self.freeorder,
            no_return: self.noreturn,
            any_exit: self.anyexit,
            any_square: self.anysquare,
        }
    }

    /// How the game ended; `None` if it was not played to its end.
    pub fn ending(&self) -> Option<Ending> {
        self.result.ending(self.reason.is_fault())
    }
}

impl Recorded for LabyrinthRecord {
    type Game = Record;

    fn summary(&self) -> Summary<'_> {
        let places = self.players.iter().map(|player| Place {
            seat: player.seat.name(),
            player: &player.name,
            limit: &player.limit,
        });
        Summary {
            game: self.game,
            round: self.round,
            date: &self.date,
            places: places.collect(),
            opening: &self.opening,
            position: &self.fen,
            moves: self.moves.len() as u64,
            ending: self.ending(),
            result: self.result.to_string(),
            reason: self.reason,
            detail: &self.detail,
        }
    }

    fn moves(&self) -> &[MoveRecord<MarkedMove>] {
        &self.moves
    }

    fn start(&self) -> Result<Record, ReplayError> {
        let start = Position::from_fen(&self.fen, self.rules());
        let start = start.map_err(|error| ReplayError::Start(error.into()))?;
        let players = self.players.len();
        let seats = self.players.iter().map(|player| &player.seat);
        if !seats.eq(start.seats()) || ![0, players].contains(&self.result.players()) {
            return Err(ReplayError::Players);
        }
        Ok(Record::new(start))
    }

    fn contradiction(&self, game: &Record) -> Option<String> {
        use Reason::{DrawAdjudication, KingHit, MaxPlies, Repetition, TreasuresFound, Unknown};
        let (winner, ending) = (game.winner(), self.ending());
        let is_loss = matches!(ending, Some(Ending::Lost(_)));
        let shown = match (self.reason, winner) {
            (TreasuresFound | Unknown, Some(_)) if ending == game.ending() => return None,
            (_, Some(winner)) => return Some(format!("{winner} has won")),
            (TreasuresFound, None) => "nobody has found all treasures",
            (MaxPlies | DrawAdjudication, None) if ending != Some(Ending::Drawn) => {
                "that is a draw"
            }
            (fault, None) if fault.is_fault() && !is_loss => "that is the loss of one player",
            (KingHit | Repetition, None) => "Labyrinth does not end like that",
            _ => return None,
        };
        Some(shown.to_owned())
    }

    /// The tags of the players are named after their seats, and every turn is numbered.
    fn pgn_parts(&self, style: Style) -> PgnParts {
        let turn = self.fen.split_ascii_whitespace().nth(5);
        let first: u64 = turn.and_then(|turn| turn.parse().ok()).unwrap_or(1);
        let mut words = Vec::new();
        for (number, turn) in (first..).zip(&self.moves) {
            words.extend([format!("{number}."), turn.mv.to_string()]);
            words.extend(figures(turn, style));
        }
        PgnParts {
            players: self
                .players
                .iter()
                .map(|player| player.seat.name())
                .collect(),
            variant: Variant::Labyrinth.name(),
            rules: vec![
                ("FreeOrder", self.freeorder),
                ("NoReturn", self.noreturn),
                ("AnyExit", self.anyexit),
                ("AnySquare", self.anysquare),
                ("OpenCards", self.opencards),
            ],
            start: vec![("SetUp", "1".to_owned()), ("FEN", self.fen.clone())],
            plies: self.moves.len(),
            words,
        }
    }

    fn is_result(word: &str) -> bool {
        word.parse::<Points>().is_ok()
    }

    fn from_pgn(
        tags: &Tags,
        movetext: &Movetext<MarkedMove>,
        result: &str,
    ) -> Result<LabyrinthRecord, PgnFault> {
        let variant = tags.get("Variant").unwrap_or(Variant::Labyrinth.name());
        if variant.parse() != Ok(Variant::Labyrinth) {
            return Err(PgnFault::NotLabyrinth(Quoted::new(variant)));
        }
        let rules = Rules {
            free_order: tags.switch("FreeOrder")?,
            no_return: tags.switch("NoReturn")?,
            any_exit: tags.switch("AnyExit")?,
            any_square: tags.switch("AnySquare")?,
        };
        let fen = tags.get("FEN").ok_or(PgnFault::NoFen)?;
        let start = Position::from_fen(fen, rules);
        let start = start.map_err(|error| PgnFault::Start(error.into()))?;
        let players = start.seats().iter().map(|&seat| Seated {
            seat,
            name: tags.player(seat.name()),
            limit: tags.limit(seat.name()),
        });
        let mut game = LabyrinthRecord {
            game: tags.leading_number("Game"),
            round: tags.leading_number("Round"),
            date: tags.date(),
            players: players.collect(),
            opening: tags.get("Opening").unwrap_or_default().to_owned(),
            fen: fen.to_owned(),
            freeorder: rules.free_order,
            noreturn: rules.no_return,
            anyexit: rules.any_exit,
            anysquare: rules.any_square,
            opencards: tags.switch("OpenCards")?,
            moves: movetext.moves.clone(),
            result: result.parse().map_err(PgnFault::NoResult)?,
            reason: Reason::Unknown,
            detail: movetext.last_comment(),
        };
        game.reason = tags.reason(game.ending(), || {
            let winner = game.replay().ok()?.winner();
            winner.map(|_| Reason::TreasuresFound)
        });
        Ok(game)
    }
}
