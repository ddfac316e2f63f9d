//! Saved games: PGN, and the format of earlier versions, which is still read.

use super::played::PlayedGame;
use super::table::Table;
use crate::arena::records::Reason;
use crate::arena::records::pgn::{self, GameReader, PgnError};
use crate::arena::{Contest, GameRecord, LabyrinthRecord, Recorded};
use crate::files::{read_regular_at_most, text_of, write_whole};
use crate::game::{Ending, Game};
use crate::lines::Quoted;
use std::error::Error;
use std::path::Path;
use std::time::SystemTime;

/// The maximum file size, in bytes: a game of some 100,000 plies.
const MAX_SIZE: u64 = 1 << 20;

/// Why a text is not a saved game.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum LoadError {
    #[error("the file is not UTF-8 text")]
    NoText,
    #[error("the file has no games")]
    Empty,
    /// A word of the `rules` line of an old file is not an option.
    #[error("line {line}: unknown rule '{word}'")]
    Rule {
        /// The line, from 1.
        line: usize,
        word: Quoted,
    },
    #[error(transparent)]
    Pgn(#[from] PgnError),
}

/// Reads the first game of a text.
///
/// # Errors
/// What is wrong with the text, and on which line.
pub fn read<R: Contest>(text: &str) -> Result<R, LoadError> {
    let converted = if is_old(text) {
        Some(old_as_pgn(text)?)
    } else {
        None
    };
    let pgn = converted.as_deref().unwrap_or(text);
    let game = GameReader::new(pgn.as_bytes()).next();
    Ok(game.ok_or(LoadError::Empty)??)
}

/// Whether a file may be replaced: it is empty, or a saved game of either kind and nothing else.
fn is_replaceable(file: &Path) -> bool {
    let read = read_regular_at_most(file, MAX_SIZE);
    let text = read.ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.is_some_and(|text| {
        text.is_empty() || is_save_of::<GameRecord>(&text) || is_save_of::<LabyrinthRecord>(&text)
    })
}

/// Whether a text is what [`save`] writes, without games, tags, comments or variations that others have added.
fn is_save_of<R: Contest>(text: &str) -> bool {
    // Version 1.0.0 wrote other words for why a game ended.
    fn lines(text: &str) -> impl Iterator<Item = &str> {
        let lines = text.lines();
        lines.filter(|line| !line.starts_with("[Termination "))
    }
    let is_same = |game: R| lines(&pgn::write(&game)).eq(lines(text));
    read::<R>(text).is_ok_and(|game| game.summary().game == 0 && is_same(game))
}

/// Writes the game to a file, atomically: a failure leaves the old content. A file that is not a saved game
/// is refused. Returns the message to show.
pub(super) fn save<T: Table>(
    table: &T,
    game: &PlayedGame<T::Game>,
    players: Vec<String>,
    file: &Path,
) -> Result<String, Box<dyn Error>> {
    let name = Quoted::new(&file.to_string_lossy());
    let date = humantime::format_rfc3339_seconds(SystemTime::now());
    let pgn = pgn::write(&table.record(game, players, date.to_string()));
    let is_file = file.metadata().is_ok_and(|data| data.is_file());
    if is_file && !is_replaceable(file) {
        return Err(
            format!("cannot save '{name}': the file exists, and is not a saved game").into(),
        );
    }
    write_whole(file, pgn).map_err(|error| format!("cannot save '{name}': {error}"))?;
    Ok(if is_file {
        format!("Saved '{name}', replacing the old file.")
    } else {
        format!("Saved '{name}'.")
    })
}

type Loaded<T> = Result<PlayedGame<<T as Table>::Game>, Box<dyn Error>>;

pub(super) fn load<T: Table>(file: &Path) -> Loaded<T> {
    let name = Quoted::new(&file.to_string_lossy());
    let game = read_regular_at_most(file, MAX_SIZE).map_err(Box::from);
    let game = game.and_then(|bytes| {
        let text = text_of(bytes).map_err(|_| LoadError::NoText)?;
        game_of::<T>(&text)
    });
    Ok(game.map_err(|error| format!("cannot load '{name}': {error}"))?)
}

/// The first game of a text, with its recorded end.
fn game_of<T: Table>(text: &str) -> Loaded<T> {
    let saved: T::Record = read(text)?;
    let mut game = PlayedGame::new(saved.replay()?);
    T::check(&game.record)?;
    let summary = saved.summary();
    let ending = summary.ending;
    let is_drawn = ending == Some(Ending::Drawn) && T::claim(&mut game.record, false);
    if is_drawn || game.is_over() {
        return Ok(game);
    }
    // The moves do not show a resignation, and other programs do not name it.
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
        (None, _) if is_old(text) && nobody_won(text) => Some(game.record.turn()),
        _ => None,
    };
    game.lost = loser.map(|loser| (loser, reason));
    Ok(game)
}

/// Whether a text has the format of earlier versions: comments that begin with `#`, the FEN of the start,
/// a line that begins with `rules` and names the rule options that are on, the moves, any number per line,
/// and the result.
fn is_old(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or("");
    first.starts_with('#') || first.matches('/').count() > 2
}

/// Whether the result of an old file means that, of three or four players, the one to move resigned.
fn nobody_won(text: &str) -> bool {
    let last = text.split_whitespace().next_back().unwrap_or("");
    matches!(last, "0-0-0" | "0-0-0-0")
}

/// The words for rule options in old files, with their PGN tags.
const RULES: [(&str, &str); 4] = [
    ("king-turns", "KingTurns"),
    ("swap-onto-closed", "SwapOntoClosed"),
    ("free-order", "FreeOrder"),
    ("no-return", "NoReturn"),
];

/// An old file as PGN, line by line.
fn old_as_pgn(text: &str) -> Result<String, LoadError> {
    let mut pgn = String::new();
    let mut has_start = false;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.starts_with('#') {
            // PGN skips lines that begin like this.
            pgn.push('%');
        } else if let Some(words) = line.strip_prefix("rules ") {
            for word in words.split_whitespace() {
                let rule = RULES.iter().find(|(rule, _)| *rule == word);
                let (_, tag) = rule.ok_or_else(|| LoadError::Rule {
                    line: number,
                    word: Quoted::new(word),
                })?;
                pgn.push_str(&format!("[{tag} \"true\"]"));
            }
        } else if has_start || line.is_empty() {
            let words = line.split_whitespace();
            let words = words.map(|word| if nobody_won(word) { "*" } else { word });
            pgn.push_str(&words.collect::<Vec<_>>().join(" "));
        } else {
            has_start = true;
            pgn.push_str(&format!("[FEN \"{}\"]", line.replace(['"', '\\'], "?")));
        }
        pgn.push('\n');
    }
    Ok(pgn)
}
