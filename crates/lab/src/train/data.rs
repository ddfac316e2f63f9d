//! Reads games and takes samples from them.

use super::sample::{GameSamples, Sample, samples_of};
use crate::selfplay::convert::from_record;
use crate::selfplay::data::{self as binary, DataError, Game};
use akhet_console::files::{FileError, InFile};
use akhet_records::pgn::{self, PgnError};
use akhet_records::{GameRecord, ReplayError};
use fxhash::{FxHashSet, FxHasher};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::fs::File;
use std::hash::{Hash, Hasher};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

/// The number of games whose samples are taken at a time.
const CHUNK: usize = 1024;

/// The beginning of every file of [`binary`] games, whatever the version.
const BINARY: &[u8] = b"akhet games ";

#[derive(Clone, Debug, Default)]
pub struct Data {
    pub training: Vec<Sample>,
    pub held_out: Vec<Sample>,
    /// The number of games, including those held out.
    pub games: u64,
    /// A hash of the samples, to tell data apart.
    pub fingerprint: u64,
    /// Notes about the files, which are not errors.
    pub notes: Vec<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    #[error(transparent)]
    File(#[from] FileError),
    #[error(
        "{games} games with {training} quiet positions to learn from and {held_out} held out are too few"
    )]
    TooFew {
        games: u64,
        training: usize,
        held_out: usize,
    },
}

impl Data {
    /// Reads the games of these files, of which every `hold_out`th is held out. A position that has occurred before
    /// is dropped, so that none is both learned from and held out. A run may still be writing a file: an incomplete
    /// last game or block is left out.
    pub fn read(files: &[PathBuf], hold_out: u64) -> Result<Data, ReadError> {
        let mut data = Data::default();
        let mut seen = FxHashSet::default();
        let mut hasher = FxHasher::default();
        for path in files {
            let read = data.read_file(path, hold_out, &mut seen, &mut hasher);
            read.in_file(path)?;
        }
        data.fingerprint = hasher.finish();
        let (games, training, held_out) = (data.games, data.training.len(), data.held_out.len());
        if training == 0 || held_out == 0 {
            return Err(ReadError::TooFew {
                games,
                training,
                held_out,
            });
        }
        Ok(data)
    }

    fn read_file(
        &mut self,
        path: &Path,
        hold_out: u64,
        seen: &mut FxHashSet<u64>,
        hasher: &mut FxHasher,
    ) -> Result<(), GameError> {
        let mut number = 0;
        let mut games = games(path)?;
        loop {
            let mut chunk = Vec::new();
            for game in games.by_ref().take(CHUNK) {
                match game {
                    Err(
                        torn @ (GameError::Pgn(PgnError::Torn { .. })
                        | GameError::Binary(DataError::Torn(_))),
                    ) => {
                        self.notes.push(format!("{}: {torn}", path.display()));
                    }
                    game => chunk.push(game?),
                }
            }
            if chunk.is_empty() {
                return Ok(());
            }
            let samples: Vec<_> = chunk.par_iter().map(AnyGame::samples).collect();
            for samples in samples {
                number += 1;
                let samples = samples.map_err(|error| GameError::Illegal(number, error))?;
                self.add_game(samples, hold_out, seen, hasher);
            }
        }
    }

    /// Adds those samples of a game whose keys are not in `seen`, and the keys to `seen`. Every `hold_out`th game is
    /// held out.
    pub(super) fn add_game(
        &mut self,
        samples: GameSamples,
        hold_out: u64,
        seen: &mut FxHashSet<u64>,
        hasher: &mut FxHasher,
    ) {
        self.games += 1;
        let held_out = self.games.is_multiple_of(hold_out);
        let list = match held_out {
            true => &mut self.held_out,
            false => &mut self.training,
        };
        for (key, sample) in samples {
            let target = [sample.expected, sample.later].map(f32::to_bits);
            (held_out, key, target).hash(hasher);
            if seen.insert(key) {
                list.push(sample);
            }
        }
    }
}

/// Why reading a file of games ended.
#[derive(Debug, thiserror::Error)]
enum GameError {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Pgn(#[from] PgnError),
    #[error(transparent)]
    Binary(#[from] DataError),
    #[error("game {0}: {1}")]
    Illegal(u64, ReplayError),
}

enum AnyGame {
    Pgn(Box<GameRecord>),
    Binary(Box<Game>),
}

impl AnyGame {
    fn samples(&self) -> Result<GameSamples, ReplayError> {
        Ok(match self {
            AnyGame::Pgn(record) => from_record(record, 1.0)?
                .map_or_else(GameSamples::default, |game| samples_of(&game)),
            AnyGame::Binary(game) => samples_of(game),
        })
    }
}

/// The games of a file, whose first bytes show its format. A bar shows the progress.
fn games(path: &Path) -> Result<Box<dyn Iterator<Item = Result<AnyGame, GameError>>>, GameError> {
    let file = File::open(path)?;
    let style =
        ProgressStyle::with_template("{wide_bar} {bytes} of {total_bytes} read, {eta} left");
    let bar = ProgressBar::new(file.metadata()?.len())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut input = BufReader::new(bar.wrap_read(file));
    Ok(if input.fill_buf()?.starts_with(BINARY) {
        let games = binary::Reader::new(input)?;
        Box::new(games.map(|game| Ok(AnyGame::Binary(Box::new(game?)))))
    } else {
        let games = pgn::Reader::new(input);
        Box::new(games.map(|game| Ok(AnyGame::Pgn(Box::new(game?)))))
    })
}
