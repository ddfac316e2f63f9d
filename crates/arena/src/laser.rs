//! Matches of Laser Chess: settings, openings, what engines are told, and when a game ends.

use super::config::{FileError, Protocol, Settings};
use super::contest::{BookOpening, Contest, End, Finished};
use super::run::{RuleOption, declared_option};
use akhet::game::{Ending, Seat};
use akhet::laser::rules::{Color, Opening, Record, Rules, Setup, read_suite};
use akhet_console::arguments::WrongValue;
use akhet_records::{GameError, GameRecord, Reason};
use std::path::{Path, PathBuf};

impl Contest for GameRecord {
    type Opening = Opening;

    fn settle(settings: &mut Settings) -> Result<(), WrongValue> {
        let rules = &mut settings.rules;
        if settings.players.is_some() {
            let what = "Laser Chess has two players; --players is for labyrinth";
            return Err(WrongValue::new(format!("players: {what}")));
        }
        if rules
            .free_order
            .or(rules.no_return)
            .or(rules.any_exit)
            .or(rules.any_square)
            .or(rules.open_cards)
            .is_some()
        {
            let what = "free-order, no-return, any-exit, any-square and open-cards are for --variant labyrinth";
            return Err(WrongValue::new(format!("rules: {what}")));
        }
        settings
            .setup
            .get_or_insert_with(|| Setup::OFFICIAL.to_vec());
        rules.swap_onto_closed.get_or_insert_default();
        // Engines of MIT's protocol always play with King turns.
        let mut engines = settings.engine.iter();
        let uki = engines.find(|engine| engine.proto == Protocol::Uki);
        let king_turns = *rules.king_turns.get_or_insert(uki.is_some());
        match uki {
            Some(engine) if !king_turns => {
                Err(engine.fault("uki lets Kings turn, but the rules say king-turns=off"))
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

    /// The setups that the settings name.
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

    /// `SETUP.fen` for each setup that the settings name.
    fn suites_in(folder: &Path, settings: &Settings) -> Vec<PathBuf> {
        let setups = settings.setup.iter().flatten();
        setups
            .map(|setup| folder.join(format!("{setup}.fen")))
            .collect()
    }

    fn read_suite(text: &str, settings: &Settings) -> Result<Vec<Opening>, GameError> {
        Ok(read_suite(text, rules(settings))?)
    }

    /// The game includes the moves of the opening, since their positions count for repetition.
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
            result: finished.end.ending.into(),
            reason: finished.end.reason,
            detail: finished.end.detail,
        }
    }

    fn has_rules_of(&self, settings: &Settings) -> bool {
        self.rules() == rules(settings)
    }

    fn clear_moves(&mut self) {
        self.moves = Vec::new();
    }

    /// Compares the positions and, if both records have them, the setups and moves. Records of old versions have only
    /// the position.
    fn begins_like(&self, other: &GameRecord) -> bool {
        let unknown = self.setup.is_none() || other.setup.is_none();
        let same = self.setup == other.setup && self.openingmoves == other.openingmoves;
        self.fen == other.fen && (unknown || same)
    }
}

fn rules(settings: &Settings) -> Rules {
    Rules {
        king_turns: settings.rules.king_turns == Some(true),
        swap_onto_closed: settings.rules.swap_onto_closed == Some(true),
    }
}

/// The rules as options of an engine that speaks this dialect.
pub fn rule_options(rules: Rules, protocol: Protocol) -> [RuleOption; 2] {
    [
        RuleOption {
            name: "KingTurns",
            on: rules.king_turns,
            // Engines of MIT's protocol always play with King turns.
            implied: protocol == Protocol::Uki,
        },
        RuleOption {
            name: "SwapOntoClosed",
            on: rules.swap_onto_closed,
            implied: false,
        },
    ]
}

/// The words between `position` and `moves` for an engine that speaks this dialect and has declared these options:
/// the name of the setup if the engine knows it, otherwise a FEN.
pub fn start_words(opening: &Opening, protocol: Protocol, options: &[String]) -> String {
    let setup = opening.setup();
    let name = setup.and_then(|setup| setup_words(setup, protocol, options));
    name.unwrap_or_else(|| format!("fen {}", opening.record().start()))
}

/// A setup by name; `None` if the engine has not declared it. `uki` itself names the setups of Khet.
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
