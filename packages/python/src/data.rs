//! Files of `akhet selfplay` as rows of bytes: one for each position.

use crate::actions::Actions;
use crate::game::wrong;
use crate::laser::planes;
use akhet_lab::selfplay::data::{Game, Outcome, Reader};
use engine::laser::rules::{Record, Square};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// The bytes of a row: those of `ROW` in `akhet/data.py`.
const ROW: usize = 2 * Square::COUNT + 12;

/// The number of planes of each player, and of those that show pieces, which come first.
const OWN: usize = 16;
const PIECES: usize = 13;

/// Stands for no score.
const NO_SCORE: i16 = i16::MIN;

/// The rows of a file, some games at a time.
#[pyclass(frozen, module = "akhet._akhet")]
pub struct Rows(Mutex<Reading>);

struct Reading {
    path: String,
    reader: Reader<File>,
    games: u32,
}

#[pymethods]
impl Rows {
    #[new]
    fn new(path: PathBuf) -> PyResult<Rows> {
        let name = path.display().to_string();
        let file = File::open(&path)
            .map_err(|error| io::Error::new(error.kind(), format!("{name}: {error}")))?;
        let path = name;
        let reader = Reader::new(file).map_err(|error| wrong(&path, error))?;
        Ok(Rows(Mutex::new(Reading {
            path,
            reader,
            games: 0,
        })))
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyBytes>>> {
        let rows = py.detach(|| {
            let mut reading = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            reading.next()
        })?;
        Ok((!rows.is_empty()).then(|| PyBytes::new(py, &rows)))
    }
}

impl Reading {
    /// The rows of the next games; none at the end of the file.
    fn next(&mut self) -> PyResult<Vec<u8>> {
        let mut rows = Vec::new();
        while rows.len() < 1 << 20
            && let Some(game) = self.reader.next()
        {
            let game = game.map_err(|error| wrong(&self.path, error))?;
            write_game(&game, self.games, &mut rows).ok_or_else(|| {
                PyOSError::new_err("internal: a game that was checked is illegal")
            })?;
            self.games += 1;
        }
        Ok(rows)
    }
}

/// Adds the rows of a game: the position before each ply.
fn write_game(game: &Game, number: u32, rows: &mut Vec<u8>) -> Option<()> {
    let mut record = Record::new(game.start.clone());
    for (index, ply) in game.plies.iter().enumerate() {
        let side = record.position().side();
        let mut board = [0; Square::COUNT];
        let mut beams = [0; Square::COUNT];
        let mut plane = 0;
        planes(&record, side, |_, squares| {
            let (owner, kind) = (plane / OWN, plane % OWN);
            for square in squares {
                match kind.checked_sub(PIECES) {
                    _ if owner > 1 => {}
                    None => board[square.index()] = plane as u8 + 1,
                    Some(axis @ (0 | 1)) => beams[square.index()] |= 1 << (2 * owner + axis),
                    Some(_) => {}
                }
            }
            plane += 1;
        });
        let result: i8 = match game.outcome {
            Outcome::Drawn => 0,
            Outcome::Won(winner) if winner == side => 1,
            Outcome::Won(_) => -1,
        };
        rows.extend(board);
        rows.extend(beams);
        rows.extend(number.to_le_bytes());
        rows.extend((index as u16).to_le_bytes());
        rows.extend((record.action(ply.mv)? as u16).to_le_bytes());
        rows.extend(ply.score.unwrap_or(NO_SCORE).to_le_bytes());
        rows.extend(result.to_le_bytes());
        rows.push(record.repetitions().min(3) as u8);
        record.play(ply.mv).ok()?;
    }
    debug_assert_eq!(rows.len() % ROW, 0);
    Some(())
}
