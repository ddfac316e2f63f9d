//! Matches of the laser game: its settings and openings, what its engines are told, when it ends, and its
//! record.

use super::config::{FileError, GameError, Protocol, Settings, SettingsError, as_text};
use super::contest::{BookOpening, Contest, End, Finished, Place, ReplayError, Summary};
use super::records::pgn::{MoveNumbers, Movetext, PgnFault, PgnParts, Tags, figures};
use super::records::{GameOutcome, MoveRecord, Reason};
use super::run::{RuleOption, declared_option};
use crate::game::{Ending, Seat};
use crate::laser::rules::{
    Color, Move, Opening, Position, REPETITIONS_TO_CLAIM, Record, Rules, Setup, read_suite,
};
use crate::lines::Quoted;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

as_text!(Move);

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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setup>,
    /// The moves of the opening, from the setup to `fen`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
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

    /// The words of the movetext before the last comment and the result.
    fn words(&self) -> Vec<String> {
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
            words.extend(turn.into_iter().flat_map(figures));
        }
        words
    }
}

impl Contest for GameRecord {
    type Game = Record;
    type Opening = Opening;

    fn settle(settings: &mut Settings) -> Result<(), SettingsError> {
        let rules = &mut settings.rules;
        if settings.players.is_some() {
            let what = "Laser Chess has two players; --players is for labyrinth";
            return Err(SettingsError::Game("players", what));
        }
        if rules
            .free_order
            .or(rules.no_return)
            .or(rules.open_cards)
            .is_some()
        {
            let what = "free-order, no-return and open-cards are for --variant labyrinth";
            return Err(SettingsError::Game("rules", what));
        }
        settings.setup.get_or_insert_with(|| Setup::ALL.to_vec());
        rules.swap_onto_closed.get_or_insert_default();
        // Engines of MIT's protocol always play with King turns.
        let mut engines = settings.engine.iter();
        let uki = engines.find(|engine| engine.proto == Protocol::Uki);
        let king_turns = *rules.king_turns.get_or_insert(uki.is_some());
        match uki {
            Some(engine) if !king_turns => {
                Err(engine.fault("uki has Kings turn, and the rules say king-turns=off"))
            }
            _ => Ok(()),
        }
    }

    fn players(_: &Settings) -> usize {
        Color::ALL.len()
    }

    fn rule_options(settings: &Settings, protocol: Protocol) -> Vec<RuleOption> {
        rule_options(rules(settings), protocol).to_vec()
    }

    /// The setups of the settings.
    fn openings(settings: &Settings) -> Result<Vec<BookOpening<Opening>>, FileError> {
        let setups = settings.setup.iter().flatten();
        let openings = setups.map(|setup| {
            // Every setup is valid under all rules.
            let opening = Opening::new(*setup, &[], rules(settings));
            Ok(BookOpening {
                name: setup.to_string(),
                opening: opening.map_err(|error| FileError::new(Path::new(setup.name()), error))?,
            })
        });
        openings.collect()
    }

    /// The files `SETUP.fen`, one for each setup of the settings.
    fn suites_in(folder: &Path, settings: &Settings) -> Vec<PathBuf> {
        let setups = settings.setup.iter().flatten();
        setups
            .map(|setup| folder.join(format!("{setup}.fen")))
            .collect()
    }

    fn read_suite(text: &str, settings: &Settings) -> Result<Vec<Opening>, GameError> {
        Ok(read_suite(text, rules(settings))?)
    }

    /// The opening with its moves: its positions count for repetition.
    fn begin(opening: &Opening) -> Record {
        opening.record().clone()
    }

    fn start_words(
        _: &Record,
        opening: &Opening,
        protocol: Protocol,
        options: &[String],
    ) -> String {
        start_words(opening, protocol, options)
    }

    fn end(game: &Record) -> Option<End> {
        let result = game.result();
        if let Some(winner) = result.winner() {
            let ending = Ending::Won(winner.into());
            return Some(End::new(ending, Reason::KingHit, result.to_string()));
        }
        game.can_claim_draw().then(|| {
            let detail = "the same arrangement has occurred three times";
            End::new(Ending::Drawn, Reason::Repetition, detail)
        })
    }

    fn record(finished: Finished<'_, GameRecord>) -> GameRecord {
        let [blue, red] = Color::ALL.map(|color| finished.players[Seat::from(color).index()]);
        let opening = &finished.opening.opening;
        let rules = rules(finished.settings);
        GameRecord {
            game: finished.fixture.number,
            round: finished.fixture.round,
            date: finished.date,
            blue: blue.name.clone(),
            red: red.name.clone(),
            limits: [blue.limit(), red.limit()],
            opening: finished.opening.name.clone(),
            setup: opening.setup(),
            openingmoves: match opening.setup() {
                Some(_) => opening.moves().collect(),
                None => Vec::new(),
            },
            fen: opening.position().to_string(),
            kingturns: rules.king_turns,
            swapontoclosed: rules.swap_onto_closed,
            moves: finished.moves,
            result: match finished.end.ending {
                Ending::Won(seat) => GameOutcome::Won(seat.into()),
                Ending::Lost(seat) => GameOutcome::Won(!Color::from(seat)),
                Ending::Drawn => GameOutcome::Drawn,
            },
            reason: finished.end.reason,
            detail: finished.end.detail,
        }
    }

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

    fn has_rules_of(&self, settings: &Settings) -> bool {
        self.rules() == rules(settings)
    }

    fn beginning(&self) -> GameRecord {
        let moves = Vec::new();
        GameRecord {
            moves,
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

    fn pgn_parts(&self) -> PgnParts {
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
            words: self.words(),
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
        let stated = tags.termination(game.summary().ending);
        game.reason = stated.unwrap_or_else(|| game.reason_of_moves());
        Ok(game)
    }
}

impl GameRecord {
    /// Reads the start of the game from its tags, and moves the opening from the front of the moves into it.
    ///
    /// The game begins at the setup of the tag `StartSetup`, and its opening has as many plies as
    /// `OpeningPlies` says. Without `StartSetup` it begins at the position of `FEN`, where other programs
    /// may say `startpos` for ace, the first setup; else at the setup that `Opening` names; else at ace.
    fn read_start(&mut self, tags: &Tags) -> Result<(), PgnFault> {
        let Some(name) = tags.get("StartSetup") else {
            let named = || {
                tags.get("Opening")
                    .and_then(|name| name.parse::<Setup>().ok())
            };
            let fen = match tags.get("FEN") {
                Some("startpos") => Setup::ALL[0].fen(),
                Some(fen) => fen,
                None => named().unwrap_or(Setup::ALL[0]).fen(),
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

    /// The reason that the moves show for the end of a game without the tag `Termination`: a King hit, or
    /// a draw with the third repetition on the board.
    fn reason_of_moves(&self) -> Reason {
        let drawn = self.result == GameOutcome::Drawn;
        match self.replay() {
            Ok(game) if game.result().is_over() => Reason::KingHit,
            Ok(game) if drawn && game.repetitions() >= REPETITIONS_TO_CLAIM => Reason::Repetition,
            _ => Reason::Unknown,
        }
    }
}

fn rules(settings: &Settings) -> Rules {
    Rules {
        king_turns: settings.rules.king_turns == Some(true),
        swap_onto_closed: settings.rules.swap_onto_closed == Some(true),
    }
}

/// The rules as options of an engine that speaks this dialect.
pub(crate) fn rule_options(rules: Rules, protocol: Protocol) -> [RuleOption; 2] {
    [
        RuleOption {
            name: "KingTurns",
            on: rules.king_turns,
            // An engine of MIT's protocol always plays with King turns and need not say so.
            implied: protocol == Protocol::Uki,
        },
        RuleOption {
            name: "SwapOntoClosed",
            on: rules.swap_onto_closed,
            implied: false,
        },
    ]
}

/// The start of a game, the words between `position` and `moves`, for an engine that speaks this dialect
/// and has declared these options: the name of the setup if the engine knows it, otherwise a FEN.
pub(crate) fn start_words(opening: &Opening, protocol: Protocol, options: &[String]) -> String {
    let setup = opening.setup();
    let name = setup.and_then(|setup| setup_words(setup, protocol, options));
    name.unwrap_or_else(|| format!("fen {}", opening.record().start()))
}

/// A setup by name; `None` if the engine has not declared it. The protocol `uki` itself has the names of
/// Khet's setups.
fn setup_words(setup: Setup, protocol: Protocol, options: &[String]) -> Option<String> {
    if let (Protocol::Uki, Some(name)) = (protocol, setup.khet_name()) {
        return Some(name.to_owned());
    }
    let mut declared = options.iter().flat_map(|line| declared_setups(line));
    let (_, name) = declared.find(|(known, _)| *known == setup)?;
    Some(format!("setup {name}"))
}

/// The setups that a line `option name Setup type combo default NAME var NAME ...` declares, each
/// with the name after its `var`.
fn declared_setups(line: &str) -> impl Iterator<Item = (Setup, String)> {
    let is_setup = declared_option(line).is_some_and(|name| name.eq_ignore_ascii_case("Setup"));
    let values = line.split(" var ").skip(1).map(str::trim);
    values
        .filter(move |_| is_setup)
        .filter_map(|name| Some((name.parse().ok()?, name.to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The `position` commands sent to an engine that speaks this dialect and answers the handshake
    /// with these lines.
    fn starts(protocol: Protocol, lines: &[&str], openings: &[&str]) -> Vec<String> {
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        let rules = Rules::default();
        let openings = openings
            .iter()
            .map(|text| Opening::parse(text, rules).unwrap());
        openings
            .map(|opening| start_words(&opening, protocol, &lines))
            .collect()
    }

    #[test]
    fn a_setup_is_sent_by_name_to_engines_that_know_it() {
        let other = "ls9/10/10/4k5/4K5/10/10/9Ln b 1";
        let openings = [
            "ace moves e4d3 a4b3",
            "grail",
            "sophie",
            Setup::Ace.fen(),
            other,
        ];
        let fen = |setup: Setup| format!("fen {}", setup.fen());
        let [ace, grail, sophie] = [Setup::Ace, Setup::Grail, Setup::Sophie].map(fen);
        let other = format!("fen {other}");
        let fens = [
            ace.clone(),
            grail,
            sophie.clone(),
            ace.clone(),
            other.clone(),
        ];
        let uki = ["classic", "dynasty", &sophie, "classic", &other];
        assert_eq!(starts(Protocol::Uki, &[], &openings), uki);
        for protocol in [Protocol::Uci, Protocol::Ugi] {
            assert_eq!(starts(protocol, &[], &openings), fens);
            let some = "option name setup type combo default x var x var Dynasty var sophie";
            let known = [&ace, "setup Dynasty", "setup sophie", &ace, &other];
            assert_eq!(starts(protocol, &[some], &openings), known);
            let not = "option name Setup File type string default a var ace var sophie";
            assert_eq!(
                starts(protocol, &[not, "id name x var ace"], &openings),
                fens
            );
        }
        // As this engine declares it.
        let own = "option name Setup type combo default ace var ace var curiosity var grail \
                   var mercury var sophie var classic var imhotep var dynasty";
        let named = [
            "setup ace",
            "setup grail",
            "setup sophie",
            "setup ace",
            &other,
        ];
        assert_eq!(starts(Protocol::Ugi, &[own], &openings), named);
    }
}
