//! Checks that the settings and games of a file belong to a match.

use super::contest::Contest;
use super::plan::Plan;
use super::schedule::{Fixture, Schedule};
use crate::arena::config::Settings;
use crate::arena::records::Played;
use crate::game::Seat;
use std::collections::HashSet;

/// Notes the number of a game.
///
/// # Errors
/// When it was seen before.
pub fn once(seen: &mut HashSet<u64>, game: u64) -> Result<(), String> {
    if seen.insert(game) {
        Ok(())
    } else {
        Err(format!("game {game} comes twice"))
    }
}

/// Finds a game of a file in the schedule.
///
/// # Errors
/// When its players, limits or rules are not those of the schedule.
pub fn check(
    settings: &Settings,
    schedule: &Schedule,
    record: &impl Played,
) -> Result<Fixture, String> {
    let game = record.summary();
    let other = |what: &str| format!("game {} is not of this match: {what}", game.game);
    let fixture = schedule.fixture(game.game);
    let fixture = fixture.ok_or_else(|| other("there is no such game"))?;
    if game.ending.is_none() {
        return Err(other("it is unfinished"));
    }
    if game.places.len() != fixture.players {
        return Err(other(&format!("it has {} players", game.places.len())));
    }
    for (seat, place) in Seat::all(fixture.players).zip(&game.places) {
        let engine = &settings.engine[fixture.player(seat)];
        let (name, said) = (&engine.name, place.player);
        if name != said {
            return Err(other(&format!("{} is {name}, not {said}", place.seat)));
        }
        if engine.limit() != place.limit {
            let what = format!("{name} plays at {}, not {}", engine.limit(), place.limit);
            return Err(other(&what));
        }
    }
    if record.has_rules_of(settings) {
        Ok(fixture)
    } else {
        Err(other("it was played under other rules"))
    }
}

/// Finds a game of a file in the plan of a match.
///
/// # Errors
/// When [`check`] fails, the game belongs to another shard, or its opening is another one.
pub fn check_in_plan<G: Contest>(plan: &Plan<G>, game: &G::Record) -> Result<Fixture, String> {
    let fixture = check(&plan.settings, &plan.schedule, game)?;
    let number = fixture.number;
    if plan.fixture(number).is_none() {
        return Err(format!("game {number} belongs to another shard"));
    }
    if game.begins_at(&plan.book.opening(fixture.round).opening) {
        Ok(fixture)
    } else {
        Err(format!(
            "game {number} is not of this match: it has another opening"
        ))
    }
}

/// Compares settings, as far as they decide what the games of a match are.
///
/// # Errors
/// Names the first key in which they differ.
pub fn same_match(one: &Settings, other: &Settings) -> Result<(), String> {
    let games = |settings: &Settings| {
        let defaults = Settings::default();
        Settings {
            rounds: defaults.rounds,
            concurrency: defaults.concurrency,
            recover: defaults.recover,
            patience: defaults.patience,
            pgnout: None,
            jsonout: None,
            ..settings.clone()
        }
    };
    let table =
        |settings| toml::Table::try_from(games(settings)).map_err(|error| error.to_string());
    let (one, other) = (table(one)?, table(other)?);
    let keys = one.keys().chain(other.keys());
    match keys
        .into_iter()
        .find(|key| one.get(*key) != other.get(*key))
    {
        Some(key) => Err(format!(
            "the match has other settings, they differ in '{key}'"
        )),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::records::journal::Entry;

    #[test]
    fn a_match_is_the_same_after_its_settings_were_written_and_read() {
        let text = "engine = [{ cmd = 'a', depth = 1 }, { cmd = 'b', depth = 1 }]\n\
            sprt = { elo0 = 0, elo1 = 0.9928470607025904, alpha = 0.05, beta = 0.05 }";
        let settings = Settings::from_table(text.parse().unwrap()).unwrap();
        let line = serde_json::to_string(&Entry::Match(Box::new(settings.clone()))).unwrap();
        let Ok(Entry::Match(read)) = serde_json::from_str(&line) else {
            panic!("{line}");
        };
        assert_eq!(same_match(&settings, &read), Ok(()));
    }
}
