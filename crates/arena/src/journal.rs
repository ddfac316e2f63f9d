//! Journals: files to which each game is appended as it ends, so that an interruption loses no finished game.

use crate::config::{FileError, Settings, of_file};
use crate::contest::Contest;
use akhet::lines::skip_byte_order_mark;
use akhet_console::files::{open_locked, open_stream, write_or_wait};
use akhet_console::terminal::on_one_line;
use akhet_records::pgn::{GameReader, PgnError};
use akhet_records::{GameError, GameRecord, MAX_ENTRY, is_json};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A line of a `--json-out` file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Entry<R = GameRecord> {
    /// The settings of the match: the first line.
    Match(#[serde(deserialize_with = "of_file")] Box<Settings>),
    Game(Box<R>),
    /// The statistics of a finished match: the last line.
    Result(serde_json::Value),
}

/// A file to which games are appended, locked against other runs. Each append is synced to disk.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// Whether it is a regular file rather than a pipe or a device.
    on_disk: bool,
}

impl Journal {
    /// Opens a file for appending, and creates it if it does not exist.
    pub fn open(path: &Path) -> Result<Journal, FileError> {
        let fault = |error| FileError::new(path, error);
        let file = match path.metadata() {
            // A pipe is read by another process.
            Ok(data) if !data.is_file() => open_stream(path),
            // Where the file system has no locks, append mode keeps two runs from overwriting each other's games. On
            // Windows it would prevent truncation.
            _ => open_locked(
                OpenOptions::new()
                    .read(true)
                    .write(true)
                    .append(cfg!(unix))
                    .create(true)
                    .truncate(false),
                path,
            ),
        };
        let file = file.map_err(fault)?;
        Ok(Journal {
            path: path.to_owned(),
            on_disk: file.metadata().map_err(fault)?.is_file(),
            file,
        })
    }

    /// Opens a file that an earlier run may have begun; `None` if there is none.
    pub fn open_old(path: &Path) -> Result<Option<Journal>, FileError> {
        path.exists().then(|| Journal::open(path)).transpose()
    }

    /// Opens a file that did not exist when this run began.
    ///
    /// # Errors
    /// As [`Journal::open`], and if another run has written to it since.
    pub fn open_new(path: &Path) -> Result<Journal, FileError> {
        let journal = Journal::open(path)?;
        if journal.has_text()? {
            Err(FileError::new(
                path,
                "another run has written to it in the meantime",
            ))
        } else {
            Ok(journal)
        }
    }

    /// Whether it is a regular file that is not empty.
    pub fn has_text(&self) -> Result<bool, FileError> {
        let data = self.file.metadata().map_err(|error| self.fault(error))?;
        Ok(self.on_disk && data.len() > 0)
    }

    fn fault(&self, what: impl ToString) -> FileError {
        FileError::new(&self.path, what)
    }

    /// Calls `visit` with every line of JSON, in order.
    ///
    /// An incomplete last line is cut off. An incomplete first line must be one that this run could have begun to
    /// write, says `begins`.
    ///
    /// # Errors
    /// If the file cannot be read or written, or an interrupted run would not have left it so, or if `visit` fails.
    /// The file is then unchanged.
    pub fn read_back_lines<T: DeserializeOwned>(
        &mut self,
        begins: impl Fn(&[u8]) -> bool,
        mut visit: impl FnMut(T) -> Result<(), GameError>,
    ) -> Result<(), FileError> {
        let end = read_lines(&self.path, self.reader()?, &mut visit)?;
        self.mend(end, |at, text| at > 0 || begins(text))
    }

    /// Calls `visit` with every game of a PGN file, in order.
    ///
    /// An incomplete last game is cut off if `begins` says that this run could have begun to write it.
    pub fn read_back_games<G: Contest>(
        &mut self,
        begins: impl Fn(&[u8]) -> bool,
        mut visit: impl FnMut(G) -> Result<(), GameError>,
    ) -> Result<(), FileError> {
        let end = read_pgn(&self.path, self.reader()?, &mut visit)?;
        self.mend(end, |_, text| begins(text))
    }

    /// The text of the file; none for a pipe or a device.
    fn reader(&self) -> Result<BufReader<impl Read>, FileError> {
        let mut file = &self.file;
        let length = if self.has_text()? {
            file.rewind().map_err(|error| self.fault(error))?;
            u64::MAX
        } else {
            0
        };
        Ok(BufReader::new(file.take(length)))
    }

    /// Completes the end of the file, or cuts it off if `is_torn` holds for its offset and text.
    fn mend(&mut self, end: End, is_torn: impl Fn(u64, &[u8]) -> bool) -> Result<(), FileError> {
        let (at, what) = match end {
            End::Whole => return Ok(()),
            End::ButFor(line_ends) => return self.append(line_ends),
            End::Incomplete(at, what) => (at, what),
        };
        let mut text = Vec::new();
        let mut file = &self.file;
        file.seek(SeekFrom::Start(at))
            .and_then(|_| file.take(MAX_ENTRY as u64).read_to_end(&mut text))
            .map_err(|error| self.fault(error))?;
        let is_short = text.len() < MAX_ENTRY;
        let rest = without_zeros(&text, at);
        if is_short && (rest.is_empty() || is_torn(at, rest)) {
            return self.file.set_len(at).map_err(|error| self.fault(error));
        }
        let why = "an interrupted run would not end a file like this; it is unchanged";
        Err(self.fault(format!("{what}; {why}")))
    }

    pub fn append(&mut self, text: &str) -> Result<(), FileError> {
        let written = if self.on_disk {
            self.file
                .seek(SeekFrom::End(0))
                .and_then(|_| self.file.write_all(text.as_bytes()))
                .and_then(|()| self.file.sync_data())
        } else {
            write_or_wait(&self.file, text.as_bytes())
        };
        written.map_err(|error| self.fault(error))
    }

    /// Appends an entry as a line of JSON.
    pub fn append_entry(&mut self, entry: &impl Serialize) -> Result<(), FileError> {
        let line = serde_json::to_string(entry).map_err(|error| self.fault(error))?;
        self.append(&(line + "\n"))
    }
}

/// Whether a text is the beginning of a JSON line that this program could have written. With the rest of a line of
/// one of the `models`, it must make an entry that `is_ours` accepts and that is written the same way.
pub fn begins_line<T: Serialize + DeserializeOwned>(
    text: &[u8],
    models: &[T],
    is_ours: impl Fn(&T) -> bool,
) -> bool {
    let written = |entry: &T| serde_json::to_string(entry).unwrap_or_default();
    let begins = |line: &str| line.as_bytes().starts_with(text);
    let lines: Vec<String> = models.iter().map(written).collect();
    if lines.iter().any(|line| begins(line)) {
        return true;
    }
    let is_completed_by = |end: &[u8]| {
        let entry = serde_json::from_slice::<T>(&[text, end].concat());
        entry.is_ok_and(|entry| is_ours(&entry) && begins(&written(&entry)))
    };
    let is_open = |error: serde_json::Error| error.is_eof();
    let mut lines = lines.iter().map(|line| line.as_bytes());
    serde_json::from_slice::<T>(text).is_err_and(is_open)
        && lines.any(|line| (0..line.len()).any(|at| is_completed_by(&line[at..])))
}

/// Calls `visit` with every entry of a file, in order. PGN has only games.
///
/// Unlike [`read_games`](super::read_games) it skips nothing: a match is merged only from whole shards.
///
/// # Errors
/// At the first line that cannot be read, or if `visit` fails.
pub fn read<G: Contest>(
    path: &Path,
    mut visit: impl FnMut(Entry<G>) -> Result<(), GameError>,
) -> Result<(), FileError> {
    let fault = |error: io::Error| FileError::new(path, error);
    let file = File::open(path).map_err(fault)?;
    let mut input = BufReader::new(file);
    skip_byte_order_mark(&mut input).map_err(fault)?;
    let is_json = is_json(input.fill_buf().map_err(fault)?);
    let end = if is_json {
        read_lines(path, input, &mut visit)?
    } else {
        read_pgn(path, input, &mut |game| visit(Entry::Game(Box::new(game))))?
    };
    match end {
        End::Incomplete(_, what) => Err(FileError::new(path, what)),
        End::Whole | End::ButFor(_) => Ok(()),
    }
}

/// Whether the file exists, is a regular file and is not empty.
pub fn has_text(file: &Path) -> bool {
    file.metadata()
        .is_ok_and(|data| data.is_file() && data.len() > 0)
}

/// How a file ends.
enum End {
    /// With a complete entry.
    Whole,
    /// With a complete entry that lacks these line ends.
    ButFor(&'static str),
    /// With something else from this offset on, and what is wrong with it.
    Incomplete(u64, String),
}

/// The text without trailing zero bytes, which a file system may leave after a power failure. At offset 0, where the
/// text is the whole file, they stay.
fn without_zeros(text: &[u8], offset: u64) -> &[u8] {
    let is_zero = |byte: &u8| offset > 0 && *byte == 0;
    let zeros = text.iter().rev().take_while(|byte| is_zero(byte)).count();
    &text[..text.len() - zeros]
}

fn read_lines<T: DeserializeOwned>(
    path: &Path,
    mut input: impl BufRead,
    visit: &mut impl FnMut(T) -> Result<(), GameError>,
) -> Result<End, FileError> {
    let mut offset = 0;
    for number in 1.. {
        let mut text = Vec::new();
        // A game may be long, but an endless line must not exhaust the memory.
        let length = input
            .by_ref()
            .take(MAX_ENTRY as u64)
            .read_until(b'\n', &mut text)
            .map_err(|error| FileError::new(path, error))?;
        if length == 0 {
            break;
        }
        let fault = |what: &dyn Display| FileError::line(path, number, what);
        let is_ended = text.last() == Some(&b'\n');
        if !is_ended && length == MAX_ENTRY {
            return Err(fault(&"the line is too long"));
        }
        if text.first() != Some(&b'{') && offset == 0 {
            return Err(fault(&"not a line of JSON"));
        }
        let line = if is_ended {
            &text[..]
        } else {
            without_zeros(&text, offset)
        };
        let entry = match serde_json::from_slice(line) {
            Err(error) if !is_ended && (line.is_empty() || error.is_eof()) => {
                let what = format!("line {number} is incomplete");
                return Ok(End::Incomplete(offset, what));
            }
            entry => entry.map_err(|error| fault(&on_one_line(&error.to_string())))?,
        };
        if line.len() < text.len() {
            let what = format!("line {number} ends with zeros");
            return Ok(End::Incomplete(offset, what));
        }
        visit(entry).map_err(|what| fault(&what))?;
        if !is_ended {
            return Ok(End::ButFor("\n"));
        }
        offset += length as u64;
    }
    Ok(End::Whole)
}

fn read_pgn<G: Contest>(
    path: &Path,
    input: impl BufRead,
    visit: &mut impl FnMut(G) -> Result<(), GameError>,
) -> Result<End, FileError> {
    let fault = |error: io::Error| FileError::new(path, error);
    let mut reader = GameReader::new(input);
    loop {
        let game = reader.next();
        // A complete game has an empty line after it.
        let is_last = reader.is_at_end().map_err(fault)?;
        match game {
            None => return Ok(End::Whole),
            Some(Ok(game)) => {
                visit(game).map_err(|what| FileError::line(path, reader.line(), what))?;
                if is_last {
                    return Ok(End::ButFor("\n\n"));
                }
            }
            Some(Err(error)) if is_last || matches!(error, PgnError::Torn(_)) => {
                return Ok(End::Incomplete(reader.begin(), error.to_string()));
            }
            Some(Err(error)) => return Err(FileError::new(path, error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use akhet_records::GameRecord;

    #[test]
    fn mending_keeps_the_games_before_an_unreadable_end() {
        for (games, end) in [("*\n\n", "\u{fffd}"), ("1-0\n\n*\n\n", "[Event \"\u{fffd}")] {
            // A torn character, so that the end is not UTF-8.
            let torn = [games.as_bytes(), &end.as_bytes()[..end.len() - 1]].concat();
            let file = tempfile::NamedTempFile::new().unwrap();
            std::fs::write(file.path(), torn).unwrap();
            let mut count = 0;
            let mut journal = Journal::open(file.path()).unwrap();
            let read = journal.read_back_games(
                |text| text == &end.as_bytes()[..end.len() - 1],
                |_: GameRecord| {
                    count += 1;
                    Ok(())
                },
            );
            read.unwrap();
            assert_eq!(count, games.matches("\n\n").count());
            assert_eq!(std::fs::read_to_string(file.path()).unwrap(), games);
        }
    }
}
