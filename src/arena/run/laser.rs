//! Matches of the laser game: what its engines are told, when it ends, and what is recorded.

use super::adjudication::End;
use super::contest::{Contest, Finished};
use super::engine::{Engine, RuleOption, declared_option};
use crate::arena::config::{Protocol, Settings};
use crate::arena::records::{GameOutcome, GameRecord, Reason};
use crate::game::{Ending, Seat};
use crate::laser::rules::{Color, Opening, Record, Rules, Setup};
use std::fmt::Write;

impl Contest for Record {
    type Record = GameRecord;

    fn seats(_: &Settings) -> usize {
        Color::ALL.len()
    }

    fn rule_options(settings: &Settings, protocol: Protocol) -> Vec<RuleOption> {
        rule_options(settings.rules(), protocol).to_vec()
    }

    fn begin(opening: &Opening) -> Record {
        opening.record().clone()
    }

    /// The opening and all moves: its positions count for repetition, and all players see everything.
    fn position_words(&self, opening: &Opening, engine: &Engine, _: Seat) -> String {
        let mut words = start_words(opening, engine.protocol(), engine.options());
        for (index, ply) in self.plies().iter().enumerate() {
            words.push_str(if index == 0 { " moves " } else { " " });
            // Writing to a string cannot fail.
            let _ = write!(words, "{}", ply.mv);
        }
        words
    }

    fn end(&self) -> Option<End> {
        let result = self.result();
        if let Some(winner) = result.winner() {
            let ending = Ending::Won(winner.into());
            return Some(End::new(ending, Reason::KingHit, result.to_string()));
        }
        self.can_claim_draw().then(|| {
            let detail = "the same arrangement stands for the third time";
            End::new(Ending::Drawn, Reason::Repetition, detail)
        })
    }

    fn record(finished: Finished<'_, Record>) -> GameRecord {
        let [blue, red] = Color::ALL.map(|color| finished.players[Seat::from(color).index()]);
        let opening = &finished.opening.opening;
        let rules = finished.settings.rules();
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
}

/// The rules as options of an engine that speaks this dialect.
pub fn rule_options(rules: Rules, protocol: Protocol) -> [RuleOption; 2] {
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

/// The start of a game as an engine understands it that speaks this dialect and has declared these
/// options, the words between `position` and `moves`: the name of the setup where the engine knows it,
/// a FEN otherwise.
pub fn start_words(opening: &Opening, protocol: Protocol, options: &[String]) -> String {
    let setup = opening.setup();
    let name = setup.and_then(|setup| setup_words(setup, protocol, options));
    name.unwrap_or_else(|| format!("fen {}", opening.record().start()))
}

/// A setup by name; `None` where the engine has not said that it knows it. The protocol `uki` itself
/// has the names of Khet's setups.
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
