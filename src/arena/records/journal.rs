//! Files of games. A match appends every game when it ends, so that an interrupted match has lost
//! no finished game.

use super::game_record::GameRecord;
use super::pgn::{GameReader, PgnError, PgnRecord};
use crate::arena::config::{FileError, Settings};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

/// A line of a `--jsonout` file of the laser game.
pub type Entry = EntryOf<GameRecord>;

/// A line of a `--jsonout` file, whose games have these records.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EntryOf<G> {
    /// The settings of the match; the first line.
    Match(Box<Settings>),
    /// A game.
    Game(Box<G>),
    /// The statistics of the match, when it is over; the last line.
    Result(serde_json::Value),
}

/// A file that games are appended to. Each append is synchronised to the disk.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// Whether it is a regular file, and not a pipe or a device.
    on_disk: bool,
}

impl Journal {
    /// Opens a file to append to, and creates it if it does not exist.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub fn open(path: &Path) -> Result<Journal, FileError> {
        let fault = |error| FileError::new(path, error);
        let file = OpenOptions::new().append(true).create(true).open(path);
        let file = file.map_err(fault)?;
        Ok(Journal {
            path: path.to_owned(),
            on_disk: file.metadata().map_err(fault)?.is_file(),
            file,
        })
    }

    /// Appends a text.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn append(&mut self, text: &str) -> Result<(), FileError> {
        let written = self.file.write_all(text.as_bytes());
        let written = written.and_then(|()| match self.on_disk {
            true => self.file.sync_data(),
            false => Ok(()),
        });
        written.map_err(|error| FileError::new(&self.path, error))
    }

    /// Appends an entry as a line of JSON.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn append_entry(&mut self, entry: &impl Serialize) -> Result<(), FileError> {
        let line =
            serde_json::to_string(entry).map_err(|error| FileError::new(&self.path, error))?;
        self.append(&(line + "\n"))
    }
}

/// Calls `visit` with every entry of a file, in order. A file that begins with `{` has JSON lines,
/// any other is PGN, which has games only.
///
/// With `mend`, a last game that was not completely written is cut off.
///
/// # Errors
/// When the file cannot be read or is malformed, or `visit` returns an error.
pub fn read<G: PgnRecord>(
    path: &Path,
    mend: bool,
    mut visit: impl FnMut(EntryOf<G>) -> Result<(), String>,
) -> Result<(), FileError> {
    let fault = |error: io::Error| FileError::new(path, error);
    let file = File::open(path).map_err(fault)?;
    let mut input = BufReader::new(file);
    let entries = input.fill_buf().map_err(fault)?.first() == Some(&b'{');
    let whole = match entries {
        true => read_entries(path, input, &mut visit)?,
        false => read_pgn(path, input, &mut visit)?,
    };
    whole.settle(path, mend)
}

/// Whether the file exists and is not empty.
pub fn has_text(file: &Path) -> bool {
    file.metadata()
        .is_ok_and(|data| data.is_file() && data.len() > 0)
}

/// Calls `visit` with every line of a file of JSON lines, in order.
///
/// With `mend`, a last line that was not completely written is cut off.
///
/// # Errors
/// When the file cannot be read or is malformed, or `visit` returns an error.
pub fn read_lines<T: DeserializeOwned>(
    path: &Path,
    mend: bool,
    mut visit: impl FnMut(T) -> Result<(), String>,
) -> Result<(), FileError> {
    let fault = |error: io::Error| FileError::new(path, error);
    let mut input = BufReader::new(File::open(path).map_err(fault)?);
    // Nothing is cut off a file of something else.
    if input
        .fill_buf()
        .map_err(fault)?
        .first()
        .is_some_and(|&first| first != b'{')
    {
        return Err(FileError::line(path, 1, "no line of JSON"));
    }
    read_entries(path, input, &mut visit)?.settle(path, mend)
}

/// Whether a file ends with a complete entry.
enum Whole {
    Yes,
    /// Its last game is complete, but the empty line behind it is missing.
    ButForItsEnd,
    /// Only this many bytes are complete; the text says what is wrong with the rest.
    UpTo(u64, String),
}

impl Whole {
    /// With `mend`, makes the end of the file complete or cuts it off.
    ///
    /// # Errors
    /// When the file cannot be written or, without `mend`, is torn.
    fn settle(self, path: &Path, mend: bool) -> Result<(), FileError> {
        let fault = |error: io::Error| FileError::new(path, error);
        let write = || OpenOptions::new().append(true).open(path);
        match self {
            Whole::ButForItsEnd if mend => {
                let mended = write().and_then(|mut file| file.write_all(b"\n\n"));
                mended.map_err(fault)
            }
            Whole::UpTo(length, _) if mend => {
                let mended = write().and_then(|file| file.set_len(length));
                mended.map_err(fault)
            }
            Whole::UpTo(_, what) => Err(FileError::new(path, what)),
            Whole::Yes | Whole::ButForItsEnd => Ok(()),
        }
    }
}

fn read_entries<T: DeserializeOwned>(
    path: &Path,
    mut input: impl BufRead,
    visit: &mut impl FnMut(T) -> Result<(), String>,
) -> Result<Whole, FileError> {
    let mut offset = 0;
    for number in 1.. {
        let mut text = Vec::new();
        // A game may be long, but a line without end must not fill the memory.
        let length = input
            .by_ref()
            .take(LONGEST_ENTRY)
            .read_until(b'\n', &mut text)
            .map_err(|error| FileError::new(path, error))?;
        if length == 0 {
            break;
        }
        if text.last() != Some(&b'\n') {
            return match length as u64 == LONGEST_ENTRY {
                true => Err(FileError::line(path, number, "the line is too long")),
                false => {
                    let what = format!("line {number} is incomplete");
                    Ok(Whole::UpTo(offset, what))
                }
            };
        }
        offset += length as u64;
        let entry = serde_json::from_slice(&text);
        let entry = entry.map_err(|error| FileError::line(path, number, error))?;
        visit(entry).map_err(|what| FileError::line(path, number, what))?;
    }
    Ok(Whole::Yes)
}

/// The longest line that is read, in bytes: a game of some 200,000 moves.
const LONGEST_ENTRY: u64 = 16 << 20;

fn read_pgn<G: PgnRecord>(
    path: &Path,
    input: impl BufRead,
    visit: &mut impl FnMut(EntryOf<G>) -> Result<(), String>,
) -> Result<Whole, FileError> {
    let fault = |error: io::Error| FileError::new(path, error);
    let mut reader = GameReader::new(input);
    loop {
        let game = reader.next();
        // A complete game has an empty line behind it.
        let torn = reader.is_at_end().map_err(fault)?;
        match game {
            None => return Ok(Whole::Yes),
            Some(Ok(game)) => {
                visit(EntryOf::Game(Box::new(game)))
                    .map_err(|what| FileError::line(path, reader.line(), what))?;
                if torn {
                    return Ok(Whole::ButForItsEnd);
                }
            }
            Some(Err(error)) if torn || matches!(error, PgnError::Torn { .. }) => {
                return Ok(Whole::UpTo(reader.begin(), error.to_string()));
            }
            Some(Err(error)) => return Err(FileError::new(path, error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mending_keeps_the_games_before_an_unreadable_end() {
        for (games, end) in [("*\n\n", "\u{fffd}"), ("1-0\n\n*\n\n", "[Event \"\u{fffd}")] {
            // A torn character, so that the end is not UTF-8.
            let torn = [games.as_bytes(), &end.as_bytes()[..end.len() - 1]].concat();
            let file = tempfile::NamedTempFile::new().unwrap();
            std::fs::write(file.path(), torn).unwrap();
            let mut count = 0;
            read(file.path(), true, |_: Entry| {
                count += 1;
                Ok(())
            })
            .unwrap();
            assert_eq!(count, games.matches("\n\n").count());
            assert_eq!(std::fs::read_to_string(file.path()).unwrap(), games);
        }
    }
}
