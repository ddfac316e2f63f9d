//! The scoreboard of a match. Games may be added in any order.

use super::ranking::{Pairing, ranking};
use super::sprt::{Hypothesis, Sprt, SprtError};
use super::statistics::{Outcome, Tally};
use crate::arena::config::{Games, Settings};
use crate::arena::records::{Reason, Summary};
use crate::arena::run::Fixture;
use crate::game::Ending;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// The results of a match.
#[derive(Clone, Debug)]
pub struct Scoreboard {
    names: Vec<String>,
    games: Games,
    sprt: Option<Sprt>,
    meetings: BTreeMap<[usize; 2], Tally>,
    /// The results of games whose pair is incomplete, by meeting.
    halves: HashMap<u64, Outcome>,
    /// The results of Blue.
    blue: Tally,
    /// The number of games that ended for each reason.
    reasons: BTreeMap<Reason, u64>,
    /// The number of games that each engine lost by each kind of fault.
    faults: BTreeMap<(usize, Reason), u64>,
    plies: u64,
}

impl Scoreboard {
    /// The scoreboard of a match with these settings, before its first game.
    ///
    /// # Errors
    /// When the settings of the SPRT are invalid.
    pub fn for_match(settings: &Settings) -> Result<Scoreboard, SprtError> {
        let names = settings.engine.iter().map(|engine| engine.name.clone());
        let sprt = settings
            .sprt
            .map(|sprt| Sprt::new(sprt.elo0, sprt.elo1, sprt.alpha, sprt.beta, sprt.model))
            .transpose()?;
        Ok(Scoreboard::new(names.collect(), settings.games, sprt))
    }

    /// A scoreboard without games, for engines of these names.
    pub fn new(names: Vec<String>, games: Games, sprt: Option<Sprt>) -> Scoreboard {
        Scoreboard {
            names,
            games,
            sprt,
            meetings: BTreeMap::new(),
            halves: HashMap::new(),
            blue: Tally::default(),
            reasons: BTreeMap::new(),
            faults: BTreeMap::new(),
            plies: 0,
        }
    }

    /// The scoreboard with other names of the engines.
    pub fn with_names(self, names: Vec<String>) -> Scoreboard {
        Scoreboard { names, ..self }
    }

    /// Adds a game. Unfinished games are ignored.
    pub fn add(&mut self, fixture: &Fixture, game: &Summary<'_>) {
        let Some(ending) = game.ending else {
            return;
        };
        let first = outcome(ending, fixture.first_at);
        let tally = self.meetings.entry(fixture.engines).or_default();
        tally.wdl.add_game(first);
        // Of more players a meeting has more games, and no pairs.
        if self.games == Games::Two && fixture.players == 2 {
            match self.halves.remove(&fixture.meeting) {
                Some(other) => tally.pairs.add_pair(first, other),
                None => drop(self.halves.insert(fixture.meeting, first)),
            }
        }
        self.blue.add_game(outcome(ending, 0));
        *self.reasons.entry(game.reason).or_default() += 1;
        if let Some(seat) = game.at_fault() {
            let loser = fixture.player(seat);
            *self.faults.entry((loser, game.reason)).or_default() += 1;
        }
        self.plies += game.moves;
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.blue.wdl.games()
    }

    /// The results of the first engine against all others.
    pub fn first(&self) -> Tally {
        let own = self.meetings.iter().filter(|(engines, _)| engines[0] == 0);
        own.fold(Tally::default(), |sum, (_, tally)| sum + *tally)
    }

    /// The log-likelihood ratio (LLR) of the SPRT, if there is one.
    pub fn llr(&self) -> Option<f64> {
        let (sprt, tally) = (self.sprt?, self.first());
        Some(match self.games {
            Games::One => sprt.llr_of_games(&tally.wdl),
            Games::Two => sprt.llr(&tally.pairs),
        })
    }

    /// The hypothesis that the SPRT has accepted; `None` while it is undecided or if there is none.
    pub fn decision(&self) -> Option<Hypothesis> {
        self.sprt?.decision(self.llr()?)
    }

    /// The score in one line, for the progress report.
    pub fn line(&self) -> String {
        let tally = self.first();
        let wdl = tally.wdl;
        let mut line = format!("+{} ={} -{}", wdl.wins, wdl.draws, wdl.losses);
        if let Some(estimate) = tally.estimate() {
            // Writing to a string cannot fail.
            let _ = write!(line, ", Elo {}", estimate.elo);
        }
        if let (Some(llr), Some(sprt)) = (self.llr(), self.sprt) {
            let (lower, upper) = sprt.bounds();
            let _ = write!(line, ", LLR {llr:.2} ({lower:.2}, {upper:.2})");
        }
        line
    }

    /// The full report, several lines of text.
    pub fn report(&self) -> String {
        let mut text = String::new();
        for ([first, second], tally) in &self.meetings {
            let (first, second) = (&self.names[*first], &self.names[*second]);
            let _ = writeln!(text, "{first} against {second}");
            report_tally(tally, &mut text);
        }
        if let (Some(sprt), Some(llr)) = (self.sprt, self.llr()) {
            let decision = match self.decision() {
                Some(Hypothesis::H0) => "H0 accepted",
                Some(Hypothesis::H1) => "H1 accepted",
                None => "not decided",
            };
            let _ = writeln!(text, "SPRT {sprt}: LLR {llr:.2}, {decision}");
        }
        if self.names.len() > 2 {
            self.report_table(&mut text);
        }
        if self.games() > 0 {
            self.report_games(&mut text);
        }
        text
    }

    fn report_table(&self, text: &mut String) {
        let width = self.names.iter().map(|name| name.chars().count()).max();
        let width = width.unwrap_or(0).max(6);
        let _ = writeln!(
            text,
            "Rank {:<width$} {:>9} {:>8} {:>7} {:>7} {:>7}",
            "Engine", "Elo", "+/-", "Games", "Score", "Draws"
        );
        for (index, row) in ranking(&self.pairings()).into_iter().enumerate() {
            let wdl = row.tally.wdl;
            let (elo, margin) = row.estimate.map_or((f64::NAN, f64::NAN), |estimate| {
                (estimate.elo.value, estimate.elo.margin())
            });
            let _ = writeln!(
                text,
                "{:>4} {:<width$} {elo:>9.1} {margin:>8.1} {:>7} {:>6.1}% {:>6.1}%",
                index + 1,
                self.names[row.engine],
                wdl.games(),
                100.0 * wdl.score().unwrap_or(0.0),
                percent(wdl.draws, wdl.games()),
            );
        }
    }

    fn report_games(&self, text: &mut String) {
        let blue = self.blue.wdl;
        let _ = writeln!(
            text,
            "Blue {:.1} %, {:.1} plies a game",
            100.0 * blue.score().unwrap_or(0.0),
            self.plies as f64 / self.games() as f64
        );
        let ends = self
            .reasons
            .iter()
            .map(|(reason, count)| format!("{reason} {count}"));
        let _ = writeln!(text, "Ends: {}", ends.collect::<Vec<_>>().join(", "));
        for ((engine, reason), count) in &self.faults {
            let _ = writeln!(text, "Fault of {}: {reason} {count}", self.names[*engine]);
        }
    }

    fn pairings(&self) -> Vec<Pairing> {
        let meetings = self.meetings.iter();
        meetings
            .map(|(&[first, second], &tally)| Pairing {
                first,
                second,
                tally,
            })
            .collect()
    }

    /// All statistics as JSON.
    pub fn to_json(&self) -> Value {
        let meetings = self.meetings.iter().map(|([first, second], tally)| {
            json!({
                "engines": [self.names[*first], self.names[*second]],
                "wdl": tally.wdl,
                "pentanomial": tally.pairs,
                "estimate": tally.estimate(),
            })
        });
        let table = ranking(&self.pairings()).into_iter().map(|row| {
            json!({ "engine": self.names[row.engine], "wdl": row.tally.wdl, "estimate": row.estimate })
        });
        let faults = self.faults.iter().map(|((engine, reason), count)| {
            json!({ "engine": self.names[*engine], "reason": reason, "games": count })
        });
        let reasons = self.reasons.iter();
        json!({
            "games": self.games(),
            "plies": self.plies,
            "meetings": meetings.collect::<Vec<_>>(),
            "table": table.collect::<Vec<_>>(),
            "blue": self.blue.wdl,
            "reasons": reasons.map(|(reason, count)| (reason.to_string(), *count)).collect::<BTreeMap<_, _>>(),
            "faults": faults.collect::<Vec<_>>(),
            "sprt": self.sprt.map(|sprt| json!({
                "test": sprt,
                "llr": self.llr(),
                "bounds": sprt.bounds(),
                "decision": self.decision(),
            })),
        })
    }
}

/// The outcome for the player at the seat of this index.
fn outcome(ending: Ending, seat: usize) -> Outcome {
    let wins = match ending {
        Ending::Won(winner) => winner.index() == seat,
        Ending::Lost(loser) => loser.index() != seat,
        Ending::Drawn => return Outcome::Draw,
    };
    match wins {
        true => Outcome::Win,
        false => Outcome::Loss,
    }
}

fn report_tally(tally: &Tally, text: &mut String) {
    let (wdl, pairs) = (tally.wdl, tally.pairs);
    let _ = writeln!(
        text,
        "  Games {}: +{} ={} -{}, score {:.2} %, draws {:.2} %",
        wdl.games(),
        wdl.wins,
        wdl.draws,
        wdl.losses,
        100.0 * wdl.score().unwrap_or(0.0),
        percent(wdl.draws, wdl.games()),
    );
    if pairs.pairs() > 0 {
        let _ = writeln!(text, "  Pairs {}: Ptnml(0-2) {:?}", pairs.pairs(), pairs.0);
    }
    if let Some(estimate) = tally.estimate() {
        let _ = writeln!(
            text,
            "  Elo {}, nElo {}, LOS {:.2} %",
            estimate.elo,
            estimate.nelo,
            100.0 * estimate.los
        );
    }
}

fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
