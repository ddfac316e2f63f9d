//! Reads back the files of an interrupted match, and cuts off a half-written game at the end.

use super::plan::{MatchError, Plan, once, same_files, same_match};
use super::schedule::Fixture;
use crate::MatchFiles;
use crate::config::{FileError, Settings};
use crate::contest::Contest;
use crate::journal::{Entry, begins_line};
use akhet_records::MoveOf;
use akhet_records::pgn::{Movetext, Style, write_in};
use std::collections::HashSet;
use std::path::PathBuf;

/// Calls `visit` with every game of an earlier run, and returns their numbers. A torn end of a file is cut off, and a
/// game that only one of the two files has is copied to the other.
///
/// # Errors
/// If a file does not belong to this match, or cannot be read or written. A file that does not belong to
/// this match is left unchanged.
pub fn read_back<R: Contest>(
    plan: &Plan<R>,
    files: &mut MatchFiles,
    mut visit: impl FnMut(&Fixture, &R),
) -> Result<HashSet<u64>, FileError> {
    let settings = &plan.settings;
    let (mut played, mut in_pgn, mut only_in_pgn) = (HashSet::new(), HashSet::new(), Vec::new());
    let begins_file = |text: &[u8]| begins_match::<R>(text, settings);
    if let Some(json) = &mut files.json {
        json.read_back_lines(begins_file, |entry: Entry<R>| {
            match entry {
                Entry::Match(of_file) => {
                    same_match(&of_file, settings)?;
                    same_files(&of_file, settings)?;
                    files.has_settings = true;
                }
                _ if !files.has_settings => {
                    return Err(MatchError::NoSettings.into());
                }
                Entry::Game(game) => {
                    let fixture = plan.check(&game)?;
                    once(&mut played, fixture.number)?;
                    visit(&fixture, &game);
                }
                Entry::Result(_) => files.has_result = true,
            }
            Ok(())
        })?;
    }
    if let Some(pgn) = &mut files.pgn {
        let begins_game = |text: &[u8]| begins_game(text, plan);
        pgn.read_back_games(begins_game, |game: R| {
            let fixture = plan.check(&game)?;
            once(&mut in_pgn, fixture.number)?;
            if played.insert(fixture.number) {
                visit(&fixture, &game);
                // Needed only if there is a JSON file to copy it to.
                only_in_pgn.extend(settings.json_out.is_some().then_some(game));
            }
            Ok(())
        })?;
    }
    if in_pgn.len() == played.len() && only_in_pgn.is_empty() {
        return Ok(played);
    }
    let mut missing = Vec::new();
    if let (Some(json), Some(_)) = (&mut files.json, &settings.pgn_out) {
        json.read_back_lines(begins_file, |entry: Entry<R>| {
            match entry {
                Entry::Game(game) if !in_pgn.contains(&game.summary().game) => missing.push(game),
                _ => {}
            }
            Ok(())
        })?;
    }
    files.open::<R>(settings)?;
    for game in only_in_pgn {
        files.append_json(Entry::Game(Box::new(game)))?;
    }
    for game in missing {
        files.append_pgn(&*game)?;
    }
    Ok(played)
}

/// `Round`, and the tags whose values depend on how the game went.
const PLAYED: [&str; 6] = [
    "Round",
    "Date",
    "Result",
    "UTCTime",
    "PlyCount",
    "Termination",
];

/// Stands for any file name.
const ANY_FILE: &str = "-";

/// Settings of this match for [`begins_line`]: with all files that the run that wrote the line may have had, and with
/// `recover` off and on.
pub fn models(settings: &Settings) -> [Settings; 2] {
    let file = |file: &Option<PathBuf>| Some(file.clone().unwrap_or_else(|| ANY_FILE.into()));
    [false, true].map(|on| Settings {
        recover: on,
        pgn_out: file(&settings.pgn_out),
        json_out: file(&settings.json_out),
        log: file(&settings.log),
        ..settings.clone()
    })
}

/// Whether a text is the beginning of this match's `--json-out` file, not beyond the first line.
fn begins_match<R: Contest>(text: &[u8], settings: &Settings) -> bool {
    let is_ours = |entry: &Entry<R>| match entry {
        Entry::Match(other) => same_match(other, settings).is_ok(),
        _ => false,
    };
    let models = models(settings).map(|model| Entry::Match(Box::new(model)));
    begins_line(text, &models, is_ours)
}

/// Whether a text is the beginning of a game of this match as PGN.
fn begins_game<R: Contest>(text: &[u8], plan: &Plan<R>) -> bool {
    let (tags, movetext) = match text.windows(2).position(|pair| pair == b"\n\n") {
        Some(end) => (&text[..=end], Some(&text[end + 1..])),
        None => (text, None),
    };
    let round = tags.split(|&byte| byte == b'\n').find_map(|line| {
        let value = line.strip_prefix(b"[Round \"")?.strip_suffix(b"\"]")?;
        str::from_utf8(value).ok()?.parse().ok()
    });
    let mut fixtures: Box<dyn Iterator<Item = Fixture>> = match round {
        Some(round) => Box::new(
            plan.schedule
                .games_of_round(round)
                .filter_map(|number| plan.fixture(number)),
        ),
        // Up to the round, all games begin alike.
        None => Box::new(plan.schedule.fixture(1).into_iter()),
    };
    let open_tags = if round.is_some() {
        &PLAYED[1..]
    } else {
        &PLAYED
    };
    fixtures.any(|fixture| begins_tags(tags, movetext.is_some(), open_tags, plan, &fixture))
        && movetext.is_none_or(begins_movetext::<R>)
}

/// Whether a text is the beginning of the tags of this game, or all of them if `is_whole`. `open_tags` may have any
/// value.
fn begins_tags<R: Contest>(
    text: &[u8],
    is_whole: bool,
    open_tags: &[&str],
    plan: &Plan<R>,
    fixture: &Fixture,
) -> bool {
    let heading = plan.settings.heading();
    let model = write_in(&plan.model(fixture), Style::Akhet, &heading);
    let (model, _) = model.split_once("\n\n").unwrap_or_default();
    let mut models = model.lines();
    let begin = text.split_inclusive(|&byte| byte == b'\n').all(|line| {
        let Some(model) = models.next() else {
            return false;
        };
        let name = model.split(['[', ' ']).nth(1).unwrap_or_default();
        let has_any_value = open_tags.contains(&name) && line.is_ascii();
        let (model, name) = (model.as_bytes(), format!("[{name} \"").into_bytes());
        match line.strip_suffix(b"\n") {
            Some(line) if has_any_value => line.starts_with(&name) && line.ends_with(b"\"]"),
            Some(line) => line == model,
            None if has_any_value => line.starts_with(&name) || name.starts_with(line),
            None => model.starts_with(line),
        }
    });
    begin && (!is_whole || models.next().is_none())
}

/// Whether a text is the beginning of movetext, without its result; the last word may be torn.
fn begins_movetext<R: Contest>(text: &[u8]) -> bool {
    // An empty line would end the game.
    if text.windows(2).any(|pair| pair == b"\n\n") {
        return false;
    }
    let words_end = text.iter().rposition(u8::is_ascii_whitespace);
    let mut movetext = Movetext::<MoveOf<R>>::default();
    str::from_utf8(&text[..words_end.map_or(0, |at| at + 1)]).is_ok_and(|words| {
        words.lines().all(|line| {
            let result = movetext.read(line, R::is_result);
            result.is_none() && movetext.take_fault().is_none()
        })
    })
}
