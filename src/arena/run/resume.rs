//! Reads back the files of an interrupted match.

use super::contest::Contest;
use super::match_check::{check_in_plan, once, same_match};
use super::plan::Plan;
use super::schedule::Fixture;
use super::torn::{begins_game, begins_match};
use crate::arena::config::FileError;
use crate::arena::records::journal::EntryOf;
use crate::arena::records::{MatchFiles, Played};
use std::collections::HashSet;

/// Calls `visit` with every game of an earlier run, and returns their numbers. What is torn at the end of
/// a file is cut off, and a game that one of the two files lacks is copied to it.
///
/// # Errors
/// When a file is not one of this match, or cannot be read or written. A file that is not of this match
/// stays as it is.
pub fn read_back<G: Contest>(
    plan: &Plan<G>,
    files: &mut MatchFiles,
    mut visit: impl FnMut(&Fixture, &G::Record),
) -> Result<HashSet<u64>, FileError> {
    let settings = &plan.settings;
    let (mut played, mut in_pgn, mut only_in_pgn) = (HashSet::new(), HashSet::new(), Vec::new());
    let begins_file = |text: &[u8]| begins_match::<G>(text, settings);
    if let Some(json) = &mut files.json {
        json.read_back_lines(begins_file, |entry: EntryOf<G::Record>| {
            match entry {
                EntryOf::Match(of_file) => {
                    same_match(&of_file, settings)?;
                    files.has_settings = true;
                }
                _ if !files.has_settings => {
                    return Err("the settings of the match are missing".to_owned());
                }
                EntryOf::Game(game) => {
                    let fixture = check_in_plan(plan, &game)?;
                    once(&mut played, fixture.number)?;
                    visit(&fixture, &game);
                }
                EntryOf::Result(_) => files.has_result = true,
            }
            Ok(())
        })?;
    }
    if let Some(pgn) = &mut files.pgn {
        let begins_game = |text: &[u8]| begins_game(text, plan);
        pgn.read_back_games(begins_game, |game: G::Record| {
            let fixture = check_in_plan(plan, &game)?;
            once(&mut in_pgn, fixture.number)?;
            if played.insert(fixture.number) {
                visit(&fixture, &game);
                // Kept only if there is a JSON file to copy it to.
                only_in_pgn.extend(settings.jsonout.is_some().then_some(game));
            }
            Ok(())
        })?;
    }
    if in_pgn.len() == played.len() && only_in_pgn.is_empty() {
        return Ok(played);
    }
    let mut missing = Vec::new();
    if let (Some(json), Some(_)) = (&mut files.json, &settings.pgnout) {
        json.read_back_lines(begins_file, |entry: EntryOf<G::Record>| {
            match entry {
                EntryOf::Game(game) if !in_pgn.contains(&game.summary().game) => missing.push(game),
                _ => {}
            }
            Ok(())
        })?;
    }
    files.open::<G::Record>(settings)?;
    for game in only_in_pgn {
        files.append_json(EntryOf::Game(Box::new(game)))?;
    }
    for game in missing {
        files.append_pgn(&*game)?;
    }
    Ok(played)
}
