//! What an interrupted match leaves at the end of a file: the beginning of what it was about to write.

use super::adjudication::End;
use super::contest::{Contest, Finished};
use super::match_check::same_match;
use super::plan::Plan;
use super::schedule::Fixture;
use crate::arena::config::{OnOff, Settings};
use crate::arena::records::Reason;
use crate::arena::records::journal::{EntryOf, begins_line};
use crate::arena::records::pgn::{Movetext, PgnRecord};
use crate::game::{Ending, Seat};
use std::path::PathBuf;

/// `Round`, and the tags whose values are known only when the game is played.
const PLAYED: [&str; 6] = [
    "Round",
    "Date",
    "Result",
    "UTCTime",
    "PlyCount",
    "Termination",
];

/// What a file may be called.
const ANY_FILE: &str = "-";

/// Settings of this match for [`begins_line`]: with every setting that the run that wrote the line may have
/// had otherwise, and both values of a switch.
pub fn models(settings: &Settings) -> [Settings; 2] {
    let file = |file: &Option<PathBuf>| Some(file.clone().unwrap_or_else(|| ANY_FILE.into()));
    [false, true].map(|on| Settings {
        recover: OnOff(on),
        pgnout: file(&settings.pgnout),
        jsonout: file(&settings.jsonout),
        ..settings.clone()
    })
}

/// Whether a text is the beginning of the first line of this match's `--jsonout` file.
pub fn begins_match<G: Contest>(text: &[u8], settings: &Settings) -> bool {
    let is_ours = |entry: &EntryOf<G::Record>| match entry {
        EntryOf::Match(other) => same_match(other, settings).is_ok(),
        _ => false,
    };
    let models = models(settings).map(|model| EntryOf::Match(Box::new(model)));
    begins_line(text, &models, is_ours)
}

/// Whether a text is the beginning of a game of this match as PGN.
pub fn begins_game<G: Contest>(text: &[u8], plan: &Plan<G>) -> bool {
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
        // Up to the round all games begin alike.
        None => Box::new(plan.schedule.fixture(1).into_iter()),
    };
    let open_tags = if round.is_some() {
        &PLAYED[1..]
    } else {
        &PLAYED
    };
    fixtures.any(|fixture| begins_tags(tags, movetext.is_some(), open_tags, plan, &fixture))
        && movetext.is_none_or(begins_movetext::<G>)
}

/// Whether a text is the beginning of the tags of this game, or `is_whole` and all of them. The values of
/// `open_tags` are not known.
fn begins_tags<G: Contest>(
    text: &[u8],
    is_whole: bool,
    open_tags: &[&str],
    plan: &Plan<G>,
    fixture: &Fixture,
) -> bool {
    let settings = &plan.settings;
    let players = Seat::all(fixture.players).map(|seat| &settings.engine[fixture.player(seat)]);
    let model = G::record(Finished {
        fixture,
        date: String::new(),
        settings,
        players: players.collect(),
        opening: plan.book.opening(fixture.round),
        moves: Vec::new(),
        end: End::new(Ending::Drawn, Reason::MaxPlies, ""),
    });
    let model = model.to_pgn();
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

/// Whether a text is the beginning of movetext whose last word may be torn, and that has not ended.
fn begins_movetext<G: Contest>(text: &[u8]) -> bool {
    // An empty line would end the game.
    if text.windows(2).any(|pair| pair == b"\n\n") {
        return false;
    }
    let words_end = text.iter().rposition(u8::is_ascii_whitespace);
    let mut movetext = Movetext::<G::Move>::default();
    str::from_utf8(&text[..words_end.map_or(0, |at| at + 1)]).is_ok_and(|words| {
        words.lines().all(|line| {
            let read = movetext.read(line, G::Record::is_result);
            read.is_ok_and(|result| result.is_none())
        })
    })
}
