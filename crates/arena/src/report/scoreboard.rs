//! The scoreboard of a match. Games may be added in any order.

use super::sprt::{Hypothesis, Sprt, SprtError};
use super::statistics::{GameScore, Pairing, Tally, Wdl, ranking};
use crate::config::{Games, Settings};
use crate::run::Fixture;
use akhet::game::Ending;
use akhet_console::terminal::on_one_line;
use akhet_records::Reason;
use akhet_records::Summary;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// Two engines, and the number of players per game: the first engine has one seat, the second all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Meeting {
    players: usize,
    engines: [usize; 2],
}

impl Meeting {
    /// Whether more than two play. Elo is then meaningless, since equal players score less than half of the points.
    fn has_several(&self) -> bool {
        self.players > 2
    }
}

#[derive(Clone, Debug)]
pub struct Scoreboard {
    names: Vec<String>,
    games: Games,
    sprt: Option<Sprt>,
    meetings: BTreeMap<Meeting, Tally>,
    /// The results of games that await the other game of their pair, by meeting.
    unpaired: HashMap<u64, GameScore>,
    /// The results by seat: its place and name. With two players only the first seat is counted, since the other's
    /// results are the reverse.
    seats: BTreeMap<(usize, &'static str), Wdl>,
    reasons: BTreeMap<Reason, u64>,
    /// How many games each engine lost by each kind of fault, loss on time included.
    faults: BTreeMap<(usize, Reason), u64>,
    plies: u64,
}

impl Scoreboard {
    /// The scoreboard of a match, before its first game.
    pub fn for_match(settings: &Settings) -> Result<Scoreboard, SprtError> {
        let names = settings.engine.iter().map(|engine| engine.name.clone());
        let sprt = settings.sprt.map(Sprt::new).transpose()?;
        Ok(Scoreboard::new(names.collect(), settings.games, sprt))
    }

    /// An empty scoreboard for engines of these names.
    pub fn new(names: Vec<String>, games: Games, sprt: Option<Sprt>) -> Scoreboard {
        Scoreboard {
            names,
            games,
            sprt,
            meetings: BTreeMap::new(),
            unpaired: HashMap::new(),
            seats: BTreeMap::new(),
            reasons: BTreeMap::new(),
            faults: BTreeMap::new(),
            plies: 0,
        }
    }

    /// The scoreboard with other names for the engines.
    pub fn with_names(self, names: Vec<String>) -> Scoreboard {
        Scoreboard { names, ..self }
    }

    /// Adds a game. Unfinished games are ignored.
    pub fn add(&mut self, fixture: &Fixture, game: &Summary<'_>) {
        let Some(ending) = game.ending else {
            return;
        };
        let first = outcome(ending, fixture.first_at);
        let meeting = Meeting {
            players: fixture.players,
            engines: fixture.engines,
        };
        let tally = self.meetings.entry(meeting).or_default();
        tally.wdl.add_game(first);
        // With more players, the games of a meeting are no pair.
        if self.games == Games::EachSeat && fixture.players == 2 {
            match self.unpaired.remove(&fixture.meeting) {
                Some(other) => tally.pairs.add_pair(first, other),
                None => drop(self.unpaired.insert(fixture.meeting, first)),
            }
        }
        let counted = if meeting.has_several() {
            fixture.players
        } else {
            1
        };
        for (at, place) in game.places.iter().enumerate().take(counted) {
            let wdl = self.seats.entry((at, place.seat)).or_default();
            wdl.add_game(outcome(ending, at));
        }
        *self.reasons.entry(game.reason).or_default() += 1;
        if let Some(seat) = game.at_fault() {
            let loser = fixture.player(seat);
            *self.faults.entry((loser, game.reason)).or_default() += 1;
        }
        self.plies += game.moves;
    }

    /// The number of games counted.
    pub fn games(&self) -> u64 {
        self.meetings.values().map(|tally| tally.wdl.games()).sum()
    }

    /// Whether some games had more than two players.
    fn has_several(&self) -> bool {
        self.meetings.keys().any(Meeting::has_several)
    }

    /// The results of the first engine against all others.
    pub fn first(&self) -> Tally {
        let meetings = self.meetings.iter();
        let own = meetings.filter(|(meeting, _)| meeting.engines[0] == 0);
        own.fold(Tally::default(), |sum, (_, tally)| sum + *tally)
    }

    /// The log-likelihood ratio (LLR) of the SPRT, if there is one.
    pub fn llr(&self) -> Option<f64> {
        let (sprt, tally) = (self.sprt?, self.first());
        Some(match self.games {
            Games::One => sprt.llr_of_games(&tally.wdl),
            Games::EachSeat => sprt.llr(&tally.pairs),
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
        let mut line = wdl.to_string();
        // Writing to a string cannot fail.
        if self.has_several() {
            let _ = write!(line, ", wins {:.1} %", percent(wdl.wins, wdl.games()));
        } else if let Some(estimate) = tally.estimate() {
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
        let names: Vec<String> = self.names.iter().map(|name| on_one_line(name)).collect();
        for (meeting, tally) in &self.meetings {
            let [first, second] = meeting.engines.map(|engine| &names[engine]);
            if meeting.has_several() {
                let others = meeting.players - 1;
                let _ = writeln!(text, "{first} against {others} of {second}");
                report_share(&tally.wdl, meeting.players, &mut text);
            } else {
                let _ = writeln!(text, "{first} against {second}");
                report_tally(tally, &mut text);
            }
        }
        if let (Some(sprt), Some(llr)) = (self.sprt, self.llr()) {
            let decision = match self.decision() {
                Some(Hypothesis::H0) => "H0 accepted",
                Some(Hypothesis::H1) => "H1 accepted",
                None => "not decided",
            };
            let _ = writeln!(text, "SPRT {sprt}: LLR {llr:.2}, {decision}");
        }
        if self.names.len() > 2 && !self.has_several() {
            self.report_table(&names, &mut text);
        }
        if self.games() > 0 {
            self.report_games(&names, &mut text);
        }
        text
    }

    /// A row for each engine, in matches of more than two engines whose games have two players.
    fn report_table(&self, names: &[String], text: &mut String) {
        let width = names.iter().map(|name| name.chars().count()).max();
        let width = width.unwrap_or(0).max(6);
        let _ = writeln!(
            text,
            "Rank {:<width$} {:>9} {:>8} {:>7} {:>7} {:>7}",
            "Engine", "Elo", "+/-", "Games", "Score", "Draws"
        );
        for (index, row) in ranking(&self.pairings()).into_iter().enumerate() {
            let wdl = row.tally.wdl;
            let elo = row.estimate.map(|estimate| estimate.elo);
            let margin = elo.and_then(|elo| elo.known_margin());
            let figure =
                |figure: Option<f64>| figure.map_or("?".to_owned(), |it| format!("{it:.1}"));
            let (elo, margin) = (figure(elo.map(|elo| elo.value)), figure(margin));
            let _ = writeln!(
                text,
                "{:>4} {:<width$} {elo:>9} {margin:>8} {:>7} {:>6.1}% {:>6.1}%",
                index + 1,
                names[row.engine],
                wdl.games(),
                100.0 * wdl.score().unwrap_or(0.0),
                percent(wdl.draws, wdl.games()),
            );
        }
    }

    fn report_games(&self, names: &[String], text: &mut String) {
        for ((_, name), wdl) in &self.seats {
            let score = 100.0 * wdl.score().unwrap_or(0.0);
            let _ = write!(text, "{name} {score:.1} %, ");
        }
        let plies = self.plies as f64 / self.games() as f64;
        let _ = writeln!(text, "{plies:.1} plies a game");
        let ends = self
            .reasons
            .iter()
            .map(|(reason, count)| format!("{reason} {count}"));
        let _ = writeln!(text, "Ends: {}", ends.collect::<Vec<_>>().join(", "));
        for ((engine, reason), count) in &self.faults {
            let _ = writeln!(text, "Fault of {}: {reason} {count}", names[*engine]);
        }
    }

    fn pairings(&self) -> Vec<Pairing> {
        let meetings = self.meetings.iter();
        let meetings = meetings.filter(|(meeting, _)| !meeting.has_several());
        meetings
            .map(|(meeting, &tally)| Pairing {
                first: meeting.engines[0],
                second: meeting.engines[1],
                tally,
            })
            .collect()
    }

    /// The statistics for the `--json-out` file.
    pub fn to_json(&self) -> Value {
        let meetings = self.meetings.iter().map(|(meeting, tally)| {
            let engines = meeting.engines.map(|engine| &self.names[engine]);
            if meeting.has_several() {
                json!({
                    "engines": engines,
                    "players": meeting.players,
                    "wdl": tally.wdl,
                    "wins": tally.wdl.share_of_wins(),
                })
            } else {
                json!({
                    "engines": engines,
                    "wdl": tally.wdl,
                    "pentanomial": tally.pairs,
                    "estimate": tally.estimate(),
                })
            }
        });
        let table = ranking(&self.pairings()).into_iter().map(|row| {
            json!({ "engine": self.names[row.engine], "wdl": row.tally.wdl, "estimate": row.estimate })
        });
        let faults = self.faults.iter().map(|((engine, reason), count)| {
            json!({ "engine": self.names[*engine], "reason": reason, "games": count })
        });
        let reasons = self.reasons.iter();
        let mut figures = self.seats_to_json();
        let others = json!({
            "games": self.games(),
            "plies": self.plies,
            "meetings": meetings.collect::<Vec<_>>(),
            "table": table.collect::<Vec<_>>(),
            "reasons": reasons.map(|(reason, count)| (reason.to_string(), *count)).collect::<BTreeMap<_, _>>(),
            "faults": faults.collect::<Vec<_>>(),
            "sprt": self.sprt.map(|sprt| json!({
                "test": sprt,
                "llr": self.llr(),
                "bounds": sprt.bounds(),
                "decision": self.decision(),
            })),
        });
        if let Value::Object(others) = others {
            figures.extend(others);
        }
        Value::Object(figures)
    }

    /// The results of the seats, by their names in lower case.
    fn seats_to_json(&self) -> Map<String, Value> {
        let mut results: BTreeMap<String, Wdl> = BTreeMap::new();
        for (&(_, name), &wdl) in &self.seats {
            let sum = results.entry(name.to_lowercase()).or_default();
            *sum = *sum + wdl;
        }
        if results.is_empty() {
            // Without a result: Blue begins in both games.
            results.insert("blue".to_owned(), Wdl::default());
        }
        let results = results.into_iter();
        results.map(|(name, wdl)| (name, json!(wdl))).collect()
    }
}

/// The outcome for the player at this seat.
fn outcome(ending: Ending, seat: usize) -> GameScore {
    let wins = match ending {
        Ending::Won(winner) => winner.index() == seat,
        Ending::Lost(loser) => loser.index() != seat,
        Ending::Drawn => return GameScore::Draw,
    };
    if wins {
        GameScore::Win
    } else {
        GameScore::Loss
    }
}

fn report_tally(tally: &Tally, text: &mut String) {
    let (wdl, pairs) = (tally.wdl, tally.pairs);
    let _ = writeln!(
        text,
        "  Games {}: {wdl}, score {:.2} %, draws {:.2} %",
        wdl.games(),
        100.0 * wdl.score().unwrap_or(0.0),
        percent(wdl.draws, wdl.games()),
    );
    if pairs.pairs() > 0 {
        let _ = writeln!(text, "  Pairs {}: Ptnml(0-2) {:?}", pairs.pairs(), pairs.0);
    }
    if let Some(estimate) = tally.estimate() {
        let unknown = || "?".to_owned();
        let nelo = estimate.nelo.map_or_else(unknown, |nelo| nelo.to_string());
        let los = estimate.los.map(|los| format!("{:.2} %", 100.0 * los));
        let los = los.unwrap_or_else(unknown);
        let _ = writeln!(text, "  Elo {}, nElo {nelo}, LOS {los}", estimate.elo);
    }
}

/// The results of one engine against several of another.
fn report_share(wdl: &Wdl, players: usize, text: &mut String) {
    let _ = write!(text, "  Games {}: {wdl}", wdl.games());
    if let Some(share) = wdl.share_of_wins() {
        let _ = write!(text, ", wins {} %", share.times(100.0));
    }
    let equal = percent(1, players as u64);
    let _ = writeln!(text, "; equal players win {equal:.2} %");
}

fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
