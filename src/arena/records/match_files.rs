//! The files that a match writes while it runs.

use super::journal::{EntryOf, Journal};
use super::pgn::PgnRecord;
use crate::arena::config::{FileError, Settings};

/// The `--jsonout` and `--pgnout` files of a match.
#[derive(Default)]
pub struct MatchFiles {
    json: Option<Journal>,
    pgn: Option<Journal>,
    /// Whether the `--jsonout` file has the settings of the match already.
    pub has_settings: bool,
    /// Whether the `--jsonout` file has the statistics of the finished match.
    pub has_result: bool,
}

impl MatchFiles {
    /// Opens the files that the settings name, and creates those that do not exist. A new
    /// `--jsonout` file begins with the settings.
    ///
    /// # Errors
    /// When a file cannot be opened or written.
    pub fn open<G: PgnRecord>(&mut self, settings: &Settings) -> Result<(), FileError> {
        if let (Some(file), None) = (&settings.jsonout, &self.json) {
            let json = self.json.insert(Journal::open(file)?);
            if !self.has_settings {
                json.append_entry(&EntryOf::<G>::Match(Box::new(settings.clone())))?;
                self.has_settings = true;
            }
        }
        if let (Some(file), None) = (&settings.pgnout, &self.pgn) {
            self.pgn = Some(Journal::open(file)?);
        }
        Ok(())
    }

    /// Appends a game to both files.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn append<G: PgnRecord>(&mut self, game: &G) -> Result<(), FileError> {
        self.append_json(EntryOf::Game(Box::new(game.clone())))?;
        self.append_pgn(game)
    }

    /// Appends an entry to the `--jsonout` file, if there is one.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn append_json<G: PgnRecord>(&mut self, entry: EntryOf<G>) -> Result<(), FileError> {
        match &mut self.json {
            Some(journal) => journal.append_entry(&entry),
            None => Ok(()),
        }
    }

    /// Appends a game to the `--pgnout` file, if there is one.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn append_pgn<G: PgnRecord>(&mut self, game: &G) -> Result<(), FileError> {
        match &mut self.pgn {
            Some(journal) => journal.append(&game.to_pgn()),
            None => Ok(()),
        }
    }
}
