//! The plan of a match: which games this process plays, and whether settings and games from a file belong to it.

use super::log::Log;
use super::schedule::{Fixture, Schedule, Shard};
use crate::config::{EngineSettings, FileError, OpeningBook, Settings};
use crate::contest::{Contest, End, Finished};
use akhet::game::{Ending, Seat};
use akhet::lines::Quoted;
use akhet_records::Reason;
use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, OnceLock};

/// Everything that decides which games are played, and how.
pub struct Plan<R: Contest> {
    pub settings: Settings,
    pub book: OpeningBook<R::Opening>,
    /// The schedule of the whole match.
    pub schedule: Schedule,
    /// The shard of it that this process plays.
    pub shard: Shard,
    /// The log of the engines' lines, once it is open.
    pub log: OnceLock<Arc<Log>>,
}

impl<R: Contest> Plan<R> {
    /// The plan of a match with these settings, which are [settled](Contest::settle).
    pub fn load(settings: Settings, shard: Shard) -> Result<Plan<R>, FileError> {
        Ok(Plan {
            book: OpeningBook::load::<R>(&settings)?,
            schedule: Schedule::new(&settings, R::players(&settings)),
            settings,
            shard,
            log: OnceLock::new(),
        })
    }

    /// Opens the log, if the settings name one.
    pub fn open_log(&self) -> Result<(), FileError> {
        if let Some(file) = &self.settings.log {
            let log = Arc::new(Log::open(file)?);
            self.log.get_or_init(|| log);
        }
        Ok(())
    }

    /// The game of this number; `None` if this process does not play it.
    pub fn fixture(&self, number: u64) -> Option<Fixture> {
        let fixture = self.schedule.fixture(number)?;
        self.shard.has(fixture.meeting).then_some(fixture)
    }

    /// The number of games that this process plays.
    pub fn games(&self) -> u64 {
        self.shard.share(self.schedule.meetings()) * self.schedule.games_per_meeting()
    }

    /// The record of a game that is drawn before its first move.
    pub(super) fn model(&self, fixture: &Fixture) -> R {
        let seats = Seat::all(fixture.players);
        let players = seats.map(|seat| &self.settings.engine[fixture.player(seat)]);
        R::record(Finished {
            fixture,
            date: String::new(),
            settings: &self.settings,
            players: players.collect(),
            opening: self.book.opening(fixture.round),
            moves: Vec::new(),
            end: End::new(Ending::Drawn, Reason::MaxPlies, ""),
        })
    }

    pub fn check(&self, game: &R) -> Result<Fixture, MatchError> {
        let fixture = check(&self.settings, &self.schedule, game)?;
        let number = fixture.number;
        if self.fixture(number).is_none() {
            return Err(MatchError::OtherShard(number));
        }
        if game.begins_like(&self.model(&fixture)) {
            Ok(fixture)
        } else {
            Err(MatchError::other(number, "its opening is different"))
        }
    }
}

/// Why settings or games from a file do not belong to a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    #[error("the settings of the match are missing")]
    NoSettings,
    #[error("the match has other settings: they differ in '{0}'")]
    OtherSettings(String),
    #[error(
        "engine {engine}: {file} has changed since these games were played; \
         --allow-changed-engines adds the games of the new one all the same"
    )]
    OtherFile { engine: Quoted, file: Quoted },
    #[error("game {0} appears twice")]
    Twice(u64),
    #[error("game {0} is not from this match: {1}")]
    OtherGame(u64, String),
    #[error("game {0} belongs to another shard")]
    OtherShard(u64),
    #[error("game {0} does not begin like the rest of its round")]
    OtherOpening(u64),
}

impl MatchError {
    fn other(game: u64, what: impl Into<String>) -> MatchError {
        MatchError::OtherGame(game, what.into())
    }
}

pub fn once(seen: &mut HashSet<u64>, game: u64) -> Result<(), MatchError> {
    if seen.insert(game) {
        Ok(())
    } else {
        Err(MatchError::Twice(game))
    }
}

/// Looks up a game from a file in the schedule.
pub fn check(
    settings: &Settings,
    schedule: &Schedule,
    record: &impl Contest,
) -> Result<Fixture, MatchError> {
    let game = record.summary();
    let other = |what: String| Err(MatchError::other(game.game, what));
    let Some(fixture) = schedule.fixture(game.game) else {
        return other("there is no such game".to_owned());
    };
    if game.ending.is_none() {
        return other("it is unfinished".to_owned());
    }
    if game.places.len() != fixture.players {
        return other(format!("it has {} players", game.places.len()));
    }
    for (seat, place) in Seat::all(fixture.players).zip(&game.places) {
        let engine = &settings.engine[fixture.player(seat)];
        let (name, limit) = (&engine.name, engine.limit());
        if name != place.player {
            return other(format!("{} is {name}, not {}", place.seat, place.player));
        }
        if limit != place.limit {
            return other(format!("{name} plays at {limit}, not {}", place.limit));
        }
    }
    if record.has_rules_of(settings) {
        Ok(fixture)
    } else {
        other("it was played under different rules".to_owned())
    }
}

/// Compares those settings that decide the games of a match.
pub fn same_match(one: &Settings, other: &Settings) -> Result<(), MatchError> {
    let table = |settings: &Settings| {
        let defaults = Settings::default();
        let games = Settings {
            rounds: defaults.rounds,
            concurrency: defaults.concurrency,
            recover: defaults.recover,
            patience: defaults.patience,
            pgn_out: None,
            json_out: None,
            log: None,
            engine: settings.engine.iter().map(without_files).collect(),
            ..settings.clone()
        };
        let table = toml::Table::try_from(games);
        table.map_err(|error| MatchError::OtherSettings(error.to_string()))
    };
    let (one, other) = (table(one)?, table(other)?);
    let mut keys = one.keys().chain(other.keys());
    match keys.find(|key| one.get(*key) != other.get(*key)) {
        Some(key) => Err(MatchError::OtherSettings(key.clone())),
        None => Ok(()),
    }
}

fn without_files(engine: &EngineSettings) -> EngineSettings {
    EngineSettings {
        files: BTreeMap::new(),
        ..engine.clone()
    }
}

/// Compares the checksums of the engines' files, where both settings have them.
pub fn same_files(before: &Settings, now: &Settings) -> Result<(), MatchError> {
    for (before, now) in before.engine.iter().zip(&now.engine) {
        let is_other = |(file, sum): &(&String, &String)| {
            !now.files.is_empty() && now.files.get(*file) != Some(sum)
        };
        if let Some((file, _)) = before.files.iter().find(is_other) {
            let (engine, file) = (Quoted::new(&now.name), Quoted::long(file));
            return Err(MatchError::OtherFile { engine, file });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Entry;
    use akhet_records::GameRecord;

    #[test]
    fn a_match_is_the_same_after_its_settings_were_written_and_read() {
        let text = "engine = [{ cmd = 'a', depth = 1 }, { cmd = 'b', depth = 1 }]\n\
            sprt = { elo0 = 0, elo1 = 0.9928470607025904, alpha = 0.05, beta = 0.05 }";
        let settings = Settings::from_table(text.parse().unwrap()).unwrap();
        let entry: Entry = Entry::Match(Box::new(settings.clone()));
        let line = serde_json::to_string(&entry).unwrap();
        let Ok(Entry::<GameRecord>::Match(read)) = serde_json::from_str(&line) else {
            panic!("{line}");
        };
        assert_eq!(same_match(&settings, &read), Ok(()));
    }
}
