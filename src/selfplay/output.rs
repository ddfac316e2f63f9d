//! The file that games are written to.

use super::data::{DataError, Game, Header, Reader, Writer};
use crate::arena::config::FileError;
use crate::files::open_locked;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// A file whose flush reaches the disk.
pub(super) struct Synced(File);

impl Write for Synced {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.sync_data()
    }
}

/// Creates a file of games.
///
/// # Errors
/// If the file exists or cannot be written.
pub(super) fn create(path: &Path, header: &Header) -> Result<Writer<Synced>, FileError> {
    let file = create_new(path)?;
    Writer::new(Synced(file), header).map_err(|error| FileError::new(path, error))
}

/// Creates a file, and refuses one that exists.
pub(super) fn create_new(path: &Path) -> Result<File, FileError> {
    let mut options = OpenOptions::new();
    let file = open_locked(options.write(true).create_new(true), path);
    file.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => FileError::new(path, "the file exists already"),
        _ => FileError::new(path, error),
    })
}

/// Opens a file that an earlier run has begun, or creates it if it does not exist. What is torn at
/// its end is cut off. The file goes on as if it had not been interrupted: a block that is not full
/// is written again with the games to come. Also returns the number of games in it.
///
/// # Errors
/// If the file has another header, is damaged before its end, or cannot be written.
pub(super) fn resume(path: &Path, header: &Header) -> Result<(Writer<Synced>, u64), FileError> {
    let fault = |error: io::Error| FileError::new(path, error);
    let mut options = OpenOptions::new();
    let options = options.read(true).write(true).create(true).truncate(false);
    let mut file = open_locked(options, path).map_err(fault)?;
    if !file.metadata().map_err(fault)?.is_file() {
        return Err(FileError::new(path, "it is not a regular file"));
    }
    let text = header.to_text();
    let mut begin = Vec::new();
    let mut first = (&file).take(text.len() as u64);
    first.read_to_end(&mut begin).map_err(fault)?;
    if begin.len() < text.len() && text.as_bytes().starts_with(&begin) {
        file.set_len(0).map_err(fault)?;
        file.rewind().map_err(fault)?;
        let writer = Writer::new(Synced(file), header).map_err(fault)?;
        return Ok((writer, 0));
    }
    file.rewind().map_err(fault)?;
    let reader = Reader::new(&file).map_err(|error| FileError::new(path, error))?;
    same_header(reader.header(), header).map_err(|what| FileError::new(path, what))?;
    let (games, last, end) = read_last(reader).map_err(|error| FileError::new(path, error))?;
    file.set_len(end).map_err(fault)?;
    file.seek(SeekFrom::Start(end)).map_err(fault)?;
    let mut writer = Writer::append(Synced(file));
    last.iter()
        .try_for_each(|game| writer.push(game))
        .map_err(fault)?;
    Ok((writer, games))
}

/// The number of games, the games of the last whole block, and where it begins.
fn read_last(mut reader: Reader<impl Read>) -> Result<(u64, Vec<Game>, u64), DataError> {
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
    Ok((games, last, begin))
}

fn same_header(found: &Header, wanted: &Header) -> Result<(), String> {
    if found == wanted {
        return Ok(());
    }
    let differs = wanted
        .lines()
        .find(|(key, value)| found.get(key) != Some(value));
    Err(match differs {
        Some((key, value)) => match found.get(key) {
            Some(other) => format!("the file has games with {key} {other}, not {value}"),
            None => format!("the file does not say '{key} {value}' of its games"),
        },
        None => "the file says more of its games than this run would".to_owned(),
    })
}
