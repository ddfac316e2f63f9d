//! Reading games, and taking the samples from them.

use super::sample::{Game, Samples, Taken};
use crate::arena::Contest;
use crate::arena::records::pgn::{self, PgnError};
use crate::arena::records::{GameOutcome, GameRecord, Score};
use crate::laser::rules::{Color, Position};
use crate::selfplay::data as binary;
use fxhash::{FxHashSet, FxHasher};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::error::Error;
use std::fs::File;
use std::hash::{Hash, Hasher};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

/// The games whose samples are taken at a time, on all threads.
const CHUNK: usize = 1024;

/// What every file of [`binary`] games begins with, whatever its version.
const BINARY: &[u8] = b"akhet games ";

type AnyError = Box<dyn Error + Send + Sync>;

/// All samples of some games.
#[derive(Clone, Debug, Default)]
pub struct Data {
    /// The samples to learn from.
    pub training: Samples,
    /// The samples of the games held out.
    pub held_out: Samples,
    /// The number of games, with those held out.
    pub games: u64,
    /// A number that other data have otherwise.
    pub fingerprint: u64,
    /// What was wrong with the files, without being an error.
    pub notes: Vec<String>,
}

impl Data {
    /// Reads the games of these files, of which every `hold_out`th is held out. A position that has
    /// come before is dropped, so that none is both learned from and held out. Files may still be
    /// written to: a last game or block that is not complete is left out.
    ///
    /// # Errors
    /// When a file cannot be read, a game is not legal, or there is nothing to learn from or to hold
    /// out.
    pub fn read(files: &[PathBuf], hold_out: u64) -> Result<Data, AnyError> {
        let mut data = Data::default();
        let mut seen = FxHashSet::default();
        let mut hasher = FxHasher::default();
        for path in files {
            let in_file = |error: AnyError| format!("{}: {error}", path.display());
            data.read_file(path, hold_out, &mut seen, &mut hasher)
                .map_err(in_file)?;
        }
        data.fingerprint = hasher.finish();
        if data.training.len() == 0 || data.held_out.len() == 0 {
            let what = format!(
                "{} games with {} quiet positions to learn from and {} of games held out are too few",
                data.games,
                data.training.len(),
                data.held_out.len()
            );
            return Err(what.into());
        }
        Ok(data)
    }

    fn read_file(
        &mut self,
        path: &Path,
        hold_out: u64,
        seen: &mut FxHashSet<u64>,
        hasher: &mut FxHasher,
    ) -> Result<(), AnyError> {
        let mut number = 0;
        let mut games = records(path)?;
        loop {
            let mut chunk = Vec::new();
            for game in games.by_ref().take(CHUNK) {
                match game {
                    Ok(game) => chunk.push(game),
                    Err(Fault::Torn(what)) => {
                        self.notes.push(format!("{}: {what}", path.display()));
                    }
                    Err(Fault::Other(error)) => return Err(error),
                }
            }
            if chunk.is_empty() {
                return Ok(());
            }
            let taken: Vec<_> = chunk.par_iter().map(AnyRecord::take).collect();
            for taken in taken {
                number += 1;
                let taken = taken.map_err(|error| format!("game {number}: {error}"))?;
                self.games += 1;
                let held_out = self.games.is_multiple_of(hold_out);
                (held_out, &taken).hash(hasher);
                let list = if held_out {
                    &mut self.held_out
                } else {
                    &mut self.training
                };
                list.append_new(&taken, seen);
            }
        }
    }
}

/// A game as its file has it.
enum AnyRecord {
    Pgn(Box<GameRecord>),
    Binary(Box<binary::Game>),
}

/// Why no more games come from a file.
enum Fault {
    /// Its last game or block is not complete.
    Torn(String),
    Other(AnyError),
}

impl From<PgnError> for Fault {
    fn from(error: PgnError) -> Fault {
        match error {
            PgnError::Torn { .. } => Fault::Torn(error.to_string()),
            _ => Fault::Other(error.into()),
        }
    }
}

impl From<binary::DataError> for Fault {
    fn from(error: binary::DataError) -> Fault {
        match error {
            binary::DataError::Torn(_) => Fault::Torn(error.to_string()),
            _ => Fault::Other(error.into()),
        }
    }
}

type Records = Box<dyn Iterator<Item = Result<AnyRecord, Fault>>>;

/// The games of a file, whose first bytes say what kind it is. A bar shows how far it has been read.
fn records(path: &Path) -> Result<Records, AnyError> {
    let file = File::open(path)?;
    let bar = ProgressBar::new(file.metadata()?.len()).with_style(ProgressStyle::with_template(
        "{wide_bar} {bytes} of {total_bytes} read, {eta} left",
    )?);
    let mut input = BufReader::new(bar.wrap_read(file));
    Ok(if input.fill_buf()?.starts_with(BINARY) {
        Box::new(binary::Reader::new(input)?.map(|game| {
            let game = game?;
            Ok(AnyRecord::Binary(Box::new(game)))
        }))
    } else {
        Box::new(pgn::Reader::new(input).map(|game| {
            let game = game?;
            Ok(AnyRecord::Pgn(Box::new(game)))
        }))
    })
}

impl AnyRecord {
    /// The samples of the game.
    ///
    /// # Errors
    /// When it is not a legal game.
    fn take(&self) -> Result<Taken, AnyError> {
        match self {
            AnyRecord::Pgn(record) => of_pgn(record),
            AnyRecord::Binary(game) => Ok(Taken::of(&of_binary(game))),
        }
    }
}

/// The samples of a game; none of a game without a result.
fn of_pgn(record: &GameRecord) -> Result<Taken, AnyError> {
    let result = match record.result {
        GameOutcome::Won(Color::Blue) => 1.0,
        GameOutcome::Won(Color::Red) => 0.0,
        GameOutcome::Drawn => 0.5,
        GameOutcome::Unfinished => return Ok(Taken::default()),
    };
    record.replay()?;
    let moves = record.moves.iter().map(|turn| match turn.score {
        Some(Score::Cp(points)) => (turn.mv, Some(points)),
        _ => (turn.mv, None),
    });
    Ok(Taken::of(&Game {
        start: Position::from_fen(&record.fen, record.rules())?,
        moves: moves.collect(),
        result,
    }))
}

fn of_binary(game: &binary::Game) -> Game {
    let moves = game.plies.iter().map(|ply| {
        let points = match ply.score.map(binary::unpack_score) {
            Some(crate::laser::search::Score::Points(points)) => Some(points),
            _ => None,
        };
        (ply.mv, points)
    });
    Game {
        start: game.start.clone(),
        moves: moves.collect(),
        result: game.outcome.points(Color::Blue) as f32,
    }
}
