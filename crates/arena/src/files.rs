//! The files of a match, and reading games from any files.

use super::journal::{Entry, Journal};
use crate::config::{FileError, Settings};
use crate::contest::Contest;
use akhet::game::Variant;
use akhet_console::terminal::{on_one_line, print_note};
use akhet_records::pgn::{AnyGames, GameFault, Heading, PgnGame, Style, write_in};
use akhet_records::variant_in;
use std::fmt::Display;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

/// The `--json-out` and `--pgn-out` files of a match.
#[derive(Default)]
pub struct MatchFiles {
    /// The `--json-out` file, if it is open.
    pub json: Option<Journal>,
    /// The `--pgn-out` file, if it is open.
    pub pgn: Option<Journal>,
    /// How the games of the `--pgn-out` file are written.
    pub style: Style,
    /// The tags that they share.
    pub heading: Heading,
    /// Whether the `--json-out` file has the settings of the match already.
    pub has_settings: bool,
    /// Whether the `--json-out` file has the statistics of the finished match.
    pub has_result: bool,
}

impl MatchFiles {
    /// Opens those files of the settings that exist, and locks out other runs.
    pub fn open_old(settings: &Settings) -> Result<MatchFiles, FileError> {
        let open = |file: &Option<PathBuf>| match file {
            Some(file) => Journal::open_old(file),
            None => Ok(None),
        };
        Ok(MatchFiles {
            json: open(&settings.json_out)?,
            pgn: open(&settings.pgn_out)?,
            heading: settings.heading(),
            ..MatchFiles::default()
        })
    }

    /// Creates the files that are not open yet. A new `--json-out` file begins with the settings.
    ///
    /// # Errors
    /// If a file cannot be created or written, or another run has written to it since this one began.
    pub fn open<G: Contest>(&mut self, settings: &Settings) -> Result<(), FileError> {
        for (file, journal) in [
            (&settings.json_out, &mut self.json),
            (&settings.pgn_out, &mut self.pgn),
        ] {
            if let (Some(file), None) = (file, &journal) {
                *journal = Some(Journal::open_new(file)?);
            }
        }
        if let (Some(json), false) = (&mut self.json, self.has_settings) {
            json.append_entry(&Entry::<G>::Match(Box::new(settings.clone())))?;
            self.has_settings = true;
        }
        Ok(())
    }

    /// Appends a game to both files.
    pub fn append<G: Contest>(&mut self, game: &G) -> Result<(), FileError> {
        self.append_json(Entry::Game(Box::new(game.clone())))?;
        self.append_pgn(game)
    }

    /// Appends an entry to the `--json-out` file, if there is one.
    pub fn append_json<G: Contest>(&mut self, entry: Entry<G>) -> Result<(), FileError> {
        match &mut self.json {
            Some(journal) => journal.append_entry(&entry),
            None => Ok(()),
        }
    }

    /// Appends a game to the `--pgn-out` file, if there is one.
    pub fn append_pgn<G: Contest>(&mut self, game: &G) -> Result<(), FileError> {
        match &mut self.pgn {
            Some(journal) => journal.append(&write_in(game, self.style, &self.heading)),
            None => Ok(()),
        }
    }
}

/// Calls `visit` with every legal game of the files, PGN or JSON lines, whose number, counted from 1 across all
/// files, is `wanted`. Faults are reported on standard error and skipped. Returns whether there were any.
///
/// # Errors
/// Those of `visit`.
pub fn read_games<G: Contest, E>(
    files: &[PathBuf],
    wanted: impl Fn(u64) -> bool,
    mut visit: impl FnMut(&Path, u64, PgnGame<G>) -> Result<(), E>,
) -> Result<bool, E> {
    let (mut number, mut faulty, mut is_faulty) = (0, 0, false);
    for path in files {
        let mut report = |what: &dyn Display| {
            is_faulty = true;
            // Keys of JSON may have line ends.
            let fault = on_one_line(&FileError::new(path, what).to_string());
            print_note(&format!("error: {fault}"));
        };
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) => {
                report(&error);
                continue;
            }
        };
        let mut is_empty = true;
        for game in AnyGames::new(BufReader::new(file)) {
            is_empty = false;
            if let Err(error @ GameFault::Io(_)) = &game {
                report(error);
                break;
            }
            number += 1;
            match game {
                _ if !wanted(number) => {}
                Ok(game) => visit(path, number, game)?,
                Err(error) => {
                    faulty += 1;
                    report(&error);
                }
            }
        }
        if is_empty {
            report(&"it has no games");
        }
    }
    if faulty > 0 {
        let games = if faulty == 1 { "game" } else { "games" };
        print_note(&format!("{faulty} faulty {games} skipped"));
    }
    Ok(is_faulty)
}

/// The game named [at the beginning](variant_in) of a file. `None` also if the file cannot be read or cannot be read
/// twice, as a pipe.
pub fn variant_of(path: &Path) -> Option<Variant> {
    if !path.metadata().ok()?.is_file() {
        return None;
    }
    variant_in(BufReader::new(File::open(path).ok()?))
}
