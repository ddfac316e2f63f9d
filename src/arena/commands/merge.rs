//! `akhet match --merge`: adds up the shards of a match.

use crate::arena::config::Settings;
use crate::arena::exit_code::{self, AnyError};
use crate::arena::records::Played;
use crate::arena::records::journal::{self, EntryOf};
use crate::arena::report::{Scoreboard, print_result};
use crate::arena::run::match_check::{check, once, same_match};
use crate::arena::run::{Contest, Schedule};
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Adds up the `--jsonout` files of the shards of a match, and writes the report to `out`.
pub(super) fn merge<G: Contest>(
    files: &[PathBuf],
    out: &mut dyn Write,
) -> Result<ExitCode, AnyError> {
    // Some shards may have been resumed with more rounds than others.
    let mut whole: Option<Settings> = None;
    for file in files {
        let mut begun = false;
        journal::read(file, |entry: EntryOf<G::Record>| {
            match (entry, &mut whole) {
                (EntryOf::Match(settings), Some(whole)) => {
                    same_match(&settings, whole)?;
                    whole.rounds = whole.rounds.max(settings.rounds);
                }
                (EntryOf::Match(settings), none) => *none = Some(*settings),
                _ if begun => {}
                _ => return Err("the settings of the match are missing".to_owned()),
            }
            begun = true;
            Ok(())
        })?;
    }
    let settings = whole.ok_or("the files have no match")?;
    let schedule = Schedule::new(&settings, G::seats(&settings));
    let mut board = Scoreboard::for_match(&settings)?;
    let (mut seen, mut openings) = (HashSet::new(), HashMap::new());
    for file in files {
        journal::read(file, |entry: EntryOf<G::Record>| {
            let EntryOf::Game(game) = entry else {
                return Ok(());
            };
            let fixture = check(&settings, &schedule, &*game)?;
            once(&mut seen, fixture.number)?;
            let first = openings
                .entry(fixture.round)
                .or_insert_with(|| game.beginning());
            if !game.begins_like(first) {
                return Err(format!(
                    "game {} does not begin as its round does",
                    fixture.number
                ));
            }
            board.add(&fixture, &game.summary());
            Ok(())
        })?;
    }
    let mut report = board.report();
    let (games, total) = (board.games(), schedule.games());
    if games < total {
        report.push_str(&format!("{} of {total} games are missing\n", total - games));
    }
    print_result(out, &report)?;
    Ok(exit_code::of_decision(board.decision()))
}
