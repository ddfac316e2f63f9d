//! Saves and loads games.

use super::lang::text;
use super::played::PlayedGame;
use super::prompt_game::PromptGame;
use akhet::game::{Ending, Game};
use akhet::lines::Quoted;
use akhet_arena::Contest;
use akhet_console::files::{read_regular_at_most, text_of, write_whole};
use akhet_records::Reason;
use akhet_records::pgn;
use akhet_records::saved::{nobody_won, read};
use akhet_records::{GameRecord, LabyrinthRecord, Recorded};
use std::error::Error;
use std::path::Path;
use std::time::SystemTime;

/// The maximum file size, in bytes: a game of some 100,000 plies.
const MAX_SIZE: u64 = 1 << 20;

/// Whether a file may be overwritten: it is empty, or a saved game of either kind and nothing else.
fn is_replaceable(file: &Path) -> bool {
    let read = read_regular_at_most(file, MAX_SIZE);
    let text = read.ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.is_some_and(|text| {
        text.is_empty() || is_save_of::<GameRecord>(&text) || is_save_of::<LabyrinthRecord>(&text)
    })
}

/// Whether a text is exactly what [`save`] writes, without games, tags, comments or variations added by others.
fn is_save_of<R: Contest>(text: &str) -> bool {
    // Version 1.0.0 worded the reasons for the end of a game differently.
    fn lines(text: &str) -> impl Iterator<Item = &str> {
        let lines = text.lines();
        lines.filter(|line| !line.starts_with("[Termination "))
    }
    let is_same = |game: R| lines(&pgn::write(&game)).eq(lines(text));
    read::<R>(text).is_ok_and(|game| game.summary().game == 0 && is_same(game))
}

/// Saves a game atomically: a failure leaves the old content. A file that is not a saved game is not overwritten.
/// Returns the message to show.
pub(super) fn save<T: PromptGame>(
    ui: &T,
    game: &PlayedGame<T::Game>,
    players: Vec<String>,
    file: &Path,
) -> Result<String, Box<dyn Error>> {
    let name = Quoted::new(&file.to_string_lossy()).to_string();
    let date = humantime::format_rfc3339_seconds(SystemTime::now());
    let pgn = pgn::write(&ui.record(game, players, date.to_string()));
    let cannot_save = |error: String| text!("cannot-save", file = name.clone(), error = error);
    let is_file = file.metadata().is_ok_and(|data| data.is_file());
    if is_file && !is_replaceable(file) {
        return Err(cannot_save(text!("file-exists")).into());
    }
    write_whole(file, pgn).map_err(|error| cannot_save(error.to_string()))?;
    Ok(if is_file {
        text!("saved-over", file = name)
    } else {
        text!("saved", file = name)
    })
}

type Loaded<T> = Result<PlayedGame<<T as PromptGame>::Game>, Box<dyn Error>>;

pub(super) fn load<T: PromptGame>(file: &Path) -> Loaded<T> {
    let name = Quoted::new(&file.to_string_lossy());
    let game = read_regular_at_most(file, MAX_SIZE).map_err(Box::from);
    let game = game.and_then(|bytes| {
        let text = text_of(bytes).map_err(|_| text!("file-not-utf8"))?;
        game_of::<T>(&text)
    });
    Ok(game.map_err(|error| {
        let (file, error) = (name.to_string(), error.to_string());
        text!("cannot-load", file = file, error = error)
    })?)
}

/// The first game of a text, with the end that it records.
fn game_of<T: PromptGame>(text: &str) -> Loaded<T> {
    let saved: T::Record = read(text)?;
    let mut game = PlayedGame::new(saved.replay()?);
    let summary = saved.summary();
    let ending = summary.ending;
    let is_drawn = ending == Some(Ending::Drawn) && T::claim(&mut game.record, false);
    if is_drawn || game.is_over() {
        return Ok(game);
    }
    // Moves do not show a resignation, and other programs do not name it.
    let reason = match summary.reason {
        Reason::Unknown => Reason::Resignation,
        reason => reason,
    };
    let seats = game.seats();
    let loser = match (ending, &seats[..]) {
        (Some(Ending::Lost(loser)), _) => Some(loser),
        (Some(Ending::Won(winner)), &[(first, _), (second, _)]) => {
            Some(if winner == first { second } else { first })
        }
        (None, _) if nobody_won(text) => Some(game.record.turn()),
        _ => None,
    };
    game.lost = loser.map(|loser| (loser, reason));
    Ok(game)
}
