//! The record of a laser game.

use super::pgn::{GameError, MoveNumbers, Movetext, PgnFault, PgnParts, Style, Tags, figures};
use super::recorded::{Place, Recorded, ReplayError, Summary};
use super::{GameOutcome, MoveRecord, Reason, text};
use akhet::game::Ending;
use akhet::laser::rules::{
    Color, Move, Opening, Position, REPETITIONS_TO_CLAIM, Record, Rules, Setup,
};
use akhet::lines::Quoted;
use serde::{Deserialize, Serialize};

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
    /// The setup from which the game began; `None` if it began from another position, or if the record
    /// does not say.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "text")]
    pub setup: Option<Setup>,
    /// The moves of the opening, from the setup to `fen`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "text")]
    pub openingmoves: Vec<Move>,
    /// The FEN of the position after the opening, from which the engines began to play.
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

impl GameRecord {
    /// The rules under which the game was played.
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

    /// The movetext in words, up to the last comment and the result.
    fn words(&self, style: Style) -> Vec<String> {
        let start = match self.setup {
            Some(setup) => setup.fen(),
            None => &self.fen,
        };
        let fields: Vec<&str> = start.split_ascii_whitespace().collect();
        let number = fields.get(2).and_then(|number| number.parse().ok());
        let numbers = MoveNumbers {
            first: number.unwrap_or(1),
            begins: match fields.get(1) {
                Some(&"r") => Color::Red,
                _ => Color::Blue,
            },
        };
        let mut words = Vec::new();
        let opening = self.openingmoves.iter().map(|&mv| (mv, None));
        let moves = self.moves.iter().map(|turn| (turn.mv, Some(turn)));
        for (index, (mv, turn)) in opening.chain(moves).enumerate() {
            words.extend(numbers.before(index, index == 0));
            words.push(mv.to_string());
            // The engines did not search the moves of the opening.
            words.extend(turn.into_iter().flat_map(|turn| figures(turn, style)));
        }
        words
    }
}

impl Recorded for GameRecord {
    type Game = Record;

    fn summary(&self) -> Summary<'_> {
        let seats = [("Blue", &self.blue), ("Red", &self.red)];
        let places = seats.into_iter().zip(&self.limits);
        let places = places.map(|((seat, player), limit)| Place {
            seat,
            player,
            limit,
        });
        Summary {
            game: self.game,
            round: self.round,
            date: &self.date,
            places: places.collect(),
            opening: &self.opening,
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

    fn moves(&self) -> &[MoveRecord<Move>] {
        &self.moves
    }

    fn start(&self) -> Result<Record, ReplayError> {
        let Some(setup) = self.setup else {
            let start = Position::from_fen(&self.fen, self.rules());
            return Ok(Record::new(
                start.map_err(|error| ReplayError::Start(error.into()))?,
            ));
        };
        let opening = Opening::new(setup, &self.openingmoves, self.rules());
        let opening = opening.map_err(|error| ReplayError::Opening(error.into()))?;
        let position = opening.position().to_string();
        if position == self.fen {
            Ok(opening.record().clone())
        } else {
            Err(ReplayError::OtherPosition(position))
        }
    }

    fn claim(&self, game: &mut Record) -> Result<(), GameError> {
        if self.reason == Reason::Repetition {
            game.claim_draw()?;
        }
        Ok(())
    }

    fn contradiction(&self, game: &Record) -> Option<String> {
        use Reason::{DrawAdjudication, KingHit, MaxPlies, Repetition, Unknown};
        let drawn = self.result == GameOutcome::Drawn;
        let shown = match (self.reason, game.result().winner()) {
            (KingHit | Unknown, Some(winner)) if self.result == GameOutcome::Won(winner) => {
                return None;
            }
            (_, Some(Color::Blue)) => "Red's King was hit",
            (_, Some(Color::Red)) => "Blue's King was hit",
            (KingHit, None) => "no King was hit",
            (Repetition, None) if game.repetitions() < REPETITIONS_TO_CLAIM => {
                "no arrangement has occurred three times"
            }
            (Repetition | MaxPlies | DrawAdjudication, None) if !drawn => "that is a draw",
            _ => return None,
        };
        Some(shown.to_owned())
    }

    fn pgn_parts(&self, style: Style) -> PgnParts {
        if style == Style::Fastchess && self.setup.is_some() {
            let from_fen = GameRecord {
                setup: None,
                openingmoves: Vec::new(),
                ..self.clone()
            };
            return from_fen.pgn_parts(style);
        }
        PgnParts {
            players: vec!["White", "Black"],
            variant: "Laser Chess",
            rules: vec![
                ("KingTurns", self.kingturns),
                ("SwapOntoClosed", self.swapontoclosed),
            ],
            start: match self.setup {
                Some(setup) => vec![
                    ("StartSetup", setup.to_string()),
                    ("OpeningPlies", self.openingmoves.len().to_string()),
                ],
                None => vec![("SetUp", "1".to_owned()), ("FEN", self.fen.clone())],
            },
            plies: self.openingmoves.len() + self.moves.len(),
            words: self.words(style),
        }
    }

    fn is_result(word: &str) -> bool {
        word.parse::<GameOutcome>().is_ok()
    }

    fn from_pgn(
        tags: &Tags,
        movetext: &Movetext<Move>,
        result: &str,
    ) -> Result<GameRecord, PgnFault> {
        let mut game = GameRecord {
            game: tags.leading_number("Game"),
            round: tags.leading_number("Round"),
            date: tags.date(),
            blue: tags.player("White"),
            red: tags.player("Black"),
            limits: ["White", "Black"].map(|player| tags.limit(player)),
            opening: tags.get("Opening").unwrap_or_default().to_owned(),
            setup: None,
            openingmoves: Vec::new(),
            fen: String::new(),
            kingturns: tags.switch("KingTurns")?,
            swapontoclosed: tags.switch("SwapOntoClosed")?,
            moves: movetext.moves.clone(),
            result: result.parse().map_err(PgnFault::NoResult)?,
            reason: Reason::Unknown,
            detail: movetext.last_comment(),
        };
        game.read_start(tags)?;
        game.reason = tags.reason(game.summary().ending, || game.reason_of_moves());
        Ok(game)
    }
}

impl GameRecord {
    /// Reads the start of the game from its tags, and moves the opening's plies from `moves` to `openingmoves`.
    ///
    /// The game begins from the setup in the tag `StartSetup`, and its opening has `OpeningPlies` plies. Without
    /// `StartSetup` it begins from the position in `FEN`, where other programs may write `startpos` for ace; without
    /// that, from the setup that `Opening` names, or from ace.
    fn read_start(&mut self, tags: &Tags) -> Result<(), PgnFault> {
        let Some(name) = tags.get("StartSetup") else {
            let named = || {
                tags.get("Opening")
                    .and_then(|name| name.parse::<Setup>().ok())
            };
            let fen = match tags.get("FEN") {
                Some("startpos") => Setup::OFFICIAL[0].fen(),
                Some(fen) => fen,
                None => named().unwrap_or(Setup::OFFICIAL[0]).fen(),
            };
            self.fen = fen.to_owned();
            return Ok(());
        };
        if tags.get("FEN").is_some() {
            return Err(PgnFault::SetupAndFen);
        }
        let setup = name.parse::<Setup>();
        let setup = setup.map_err(|error| PgnFault::Setup(Quoted::new(name), error))?;
        let plies = tags.get("OpeningPlies").unwrap_or("0").parse();
        let plies = plies
            .ok()
            .filter(|&plies: &usize| plies <= self.moves.len());
        let plies = plies.ok_or(PgnFault::OpeningPlies(self.moves.len()))?;
        self.setup = Some(setup);
        self.openingmoves = self.moves.drain(..plies).map(|turn| turn.mv).collect();
        let opening = Opening::new(setup, &self.openingmoves, self.rules());
        let opening = opening.map_err(|error| PgnFault::Opening(error.into()))?;
        self.fen = opening.position().to_string();
        Ok(())
    }

    /// Why the game ended, according to its moves: a King hit, or a draw with the third repetition on the
    /// board.
    fn reason_of_moves(&self) -> Option<Reason> {
        let drawn = self.result == GameOutcome::Drawn;
        match self.replay() {
            Ok(game) if game.result().is_over() => Some(Reason::KingHit),
            Ok(game) if drawn && game.repetitions() >= REPETITIONS_TO_CLAIM => {
                Some(Reason::Repetition)
            }
            _ => None,
        }
    }
}
