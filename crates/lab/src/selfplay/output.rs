//! The output file.

use super::data::{DataError, Game, Header, Reader, Writer};
use akhet_console::exit_code::AnyError;
use akhet_console::files::{FileError, InFile, open_locked};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::Path;

/// A file whose flush syncs it to disk.
pub(super) struct Synced(File);

impl Write for Synced {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.sync_data()
    }
}

pub(super) fn create(path: &Path, header: &Header) -> Result<Writer<Synced>, FileError> {
    Writer::new(Synced(create_new(path)?), header).in_file(path)
}

/// Creates a file; an existing one is an error.
pub(super) fn create_new(path: &Path) -> Result<File, FileError> {
    let mut options = OpenOptions::new();
    let file = open_locked(options.write(true).create_new(true), path);
    file.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => FileError::new(path, "the file already exists"),
        _ => FileError::new(path, error),
    })
}

/// Opens the file of an earlier run, or creates it. Also returns the number of games in it. A torn end is cut off.
/// The file continues as if it had never been interrupted: a partly filled block is rewritten with the next games.
pub(super) fn resume(path: &Path, header: &Header) -> Result<(Writer<Synced>, u64), FileError> {
    let mut options = OpenOptions::new();
    let options = options.read(true).write(true).create(true).truncate(false);
    let file = open_locked(options, path).in_file(path)?;
    if !file.metadata().in_file(path)?.is_file() {
        return Err(FileError::new(path, "it is not a regular file"));
    }
    go_on(file, header).in_file(path)
}

fn go_on(mut file: File, header: &Header) -> Result<(Writer<Synced>, u64), AnyError> {
    let text = header.to_text();
    let mut begin = Vec::new();
    (&file).take(text.len() as u64).read_to_end(&mut begin)?;
    file.rewind()?;
    if begin.len() < text.len() && text.as_bytes().starts_with(&begin) {
        file.set_len(0)?;
        return Ok((Writer::new(Synced(file), header)?, 0));
    }
    let reader = Reader::new(&file)?;
    same_header(reader.header(), header)?;
    let (games, last, block) = read_last(reader)?;
    file.set_len(block.end)?;
    // The last block is overwritten only by a longer one, with more games.
    file.seek(SeekFrom::Start(block.start))?;
    let mut writer = Writer::append(Synced(file));
    last.iter().try_for_each(|game| writer.push(game))?;
    Ok((writer, games))
}

/// The number of games, the games of the last whole block, and its place in the file.
fn read_last(mut reader: Reader<impl Read>) -> Result<(u64, Vec<Game>, Range<u64>), DataError> {
    let (mut games, mut last, mut begin) = (0, Vec::new(), reader.block_begin());
    while let Some(game) = reader.next() {
        match game {
            Err(DataError::Torn(_)) => break,
            game => {
                let game = game?;
                if reader.block_begin() != begin {
                    begin = reader.block_begin();
                    last.clear();
                }
                games += 1;
                last.push(game);
            }
        }
    }
    Ok((games, last, begin..reader.block_end()))
}

fn same_header(found: &Header, wanted: &Header) -> Result<(), String> {
    for (key, value) in wanted.lines() {
        match found.get(key) {
            Some(other) if other == value => {}
            Some(other) => {
                return Err(format!(
                    "the file has games with {key} {other}, not {value}"
                ));
            }
            None => {
                return Err(format!(
                    "the file does not say that its games have {key} {value}"
                ));
            }
        }
    }
    if found == wanted {
        Ok(())
    } else {
        Err("the file says more about its games than this run would".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selfplay::data::{Ending, Outcome, Ply};
    use akhet::laser::rules::Setup;
    use std::fs;

    #[test]
    fn a_resumed_file_keeps_its_games_until_they_are_rewritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        let header = Header::default();
        let game = Game {
            start: Setup::Ace.position().clone(),
            plies: vec![Ply {
                mv: "c5R".parse().unwrap(),
                score: None,
            }],
            outcome: Outcome::Drawn,
            ending: Ending::Adjudication,
        };
        let mut writer = create(&path, &header).unwrap();
        (0..3).for_each(|_| writer.push(&game).unwrap());
        writer.finish().unwrap();
        let whole = fs::read(&path).unwrap();
        let torn = &whole[header.to_text().len()..whole.len() - 1];
        fs::write(&path, [&whole, torn].concat()).unwrap();
        let (resumed, games) = resume(&path, &header).unwrap();
        assert_eq!(games, 3);
        // As if killed.
        drop(resumed);
        assert!(fs::read(&path).unwrap() == whole);
    }
}
