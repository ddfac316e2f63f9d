//! Reading games, and taking the samples from them.

use super::sample::{Game, Samples};
use crate::arena::records::pgn::Reader;
use crate::arena::records::{GameOutcome, GameRecord, Score};
use crate::laser::rules::{Color, Position};
use fxhash::FxHashSet;
use rayon::prelude::*;
use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

/// The games whose samples are taken at a time, on all threads.
const CHUNK: usize = 1024;

/// All samples of some games.
#[derive(Clone, Debug, Default)]
pub struct Data {
    /// The samples to learn from.
    pub training: Samples,
    /// The samples of the games held out.
    pub held_out: Samples,
    /// The number of games, with those held out.
    pub games: u64,
}

impl Data {
    /// Reads the games of these files, of which every `hold_out`th is held out. A position that has
    /// come before is dropped, so that none is both learned from and held out.
    ///
    /// # Errors
    /// When a file cannot be read or a game is not legal.
    pub fn read(files: &[PathBuf], hold_out: u64) -> Result<Data, String> {
        let mut data = Data::default();
        let mut seen = FxHashSet::default();
        for path in files {
            let in_file = |error: &dyn Error| format!("{}: {error}", path.display());
            let file = File::open(path).map_err(|error| in_file(&error))?;
            let mut games = Reader::new(BufReader::new(file));
            loop {
                let chunk: Result<Vec<GameRecord>, _> = games.by_ref().take(CHUNK).collect();
                let chunk = chunk.map_err(|error| in_file(&error))?;
                if chunk.is_empty() {
                    break;
                }
                let taken: Vec<Result<Samples, String>> = chunk.par_iter().map(samples).collect();
                for (game, samples) in chunk.iter().zip(taken) {
                    let samples = samples.map_err(|error| {
                        format!("{}: game {}: {error}", path.display(), game.game)
                    })?;
                    data.games += 1;
                    let list = match data.games.is_multiple_of(hold_out) {
                        true => &mut data.held_out,
                        false => &mut data.training,
                    };
                    list.append_new(&samples, &mut seen);
                }
            }
        }
        Ok(data)
    }
}

/// The samples of a game; none of a game without a result.
fn samples(record: &GameRecord) -> Result<Samples, String> {
    let result = match record.result {
        GameOutcome::Won(Color::Blue) => 1.0,
        GameOutcome::Won(Color::Red) => 0.0,
        GameOutcome::Drawn => 0.5,
        GameOutcome::Unfinished => return Ok(Samples::default()),
    };
    record.replay().map_err(|error| error.to_string())?;
    let moves = record.moves.iter().map(|turn| match turn.score {
        Some(Score::Cp(points)) => (turn.mv, Some(points)),
        _ => (turn.mv, None),
    });
    let start = Position::from_fen(&record.fen, record.rules());
    Ok(Samples::of_game(&Game {
        start: start.map_err(|error| error.to_string())?,
        moves: moves.collect(),
        result,
    }))
}
