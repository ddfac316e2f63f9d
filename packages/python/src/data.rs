//! Files of `akhet selfplay` as rows of bytes, one for each position, and what the network sees in them.

use crate::actions::Actions;
use crate::arrays::{Array, array};
use crate::game::wrong;
use crate::laser::planes;
use akhet_lab::selfplay::data::{Game, Outcome, Reader};
use akhet_lab::train::{Input, View, is_quiet};
use engine::laser::eval::Feature;
use engine::laser::rules::{Color, Kind, Move, Piece, Position, Record, Rules, Square};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::fmt::Write;
use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// The bytes of a row: those of `ROW` in `akhet/data.py`.
const ROW: usize = 2 * Square::COUNT + 12;

/// Where the action of a row begins.
const ACTION: usize = 2 * Square::COUNT + 6;

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

/// The pieces that the codes of a board stand for, less 1, as Blue, the player to move, sees them: the order of
/// [`planes`].
fn pieces() -> Vec<Option<Piece>> {
    let mut pieces = Vec::new();
    for color in Color::ALL {
        let is_whole = |piece: &Piece| {
            piece.color() == color
                && (piece.kind() != Kind::Laser
                    || color.laser_directions().contains(&piece.direction()))
        };
        pieces.extend(Piece::all().filter(is_whole).map(Some));
        pieces.resize((color.index() + 1) * OWN, None);
    }
    pieces
}

/// The position of a row, with Blue to move, and the move that was played.
fn position(pieces: &[Option<Piece>], row: &[u8]) -> Result<(Position, Move), String> {
    let (board, rest) = row.split_at(Square::COUNT);
    let mut fen = String::new();
    for (index, rank) in board.chunks(Square::FILES.into()).rev().enumerate() {
        fen += if index > 0 { "/" } else { "" };
        for part in rank.chunk_by(|one, two| *one == 0 && *two == 0) {
            let wrote = match part {
                [0, ..] => write!(fen, "{}", part.len()),
                [code, ..] => {
                    let piece = pieces.get(usize::from(*code) - 1).copied().flatten();
                    let piece = piece.ok_or_else(|| format!("board: {code} is no piece"))?;
                    write!(fen, "{piece}")
                }
                [] => Ok(()),
            };
            wrote.map_err(|error| error.to_string())?;
        }
    }
    // What any game allows, as a row does not say which rules it was played by.
    let rules = Rules {
        king_turns: true,
        swap_onto_closed: true,
    };
    let position = Position::from_fen(&format!("{fen} b"), rules);
    let position = position.map_err(|error| format!("board: {error}"))?;
    let action = &rest[ACTION - Square::COUNT..];
    let action = usize::from(u16::from_le_bytes([action[0], action[1]]));
    let mv = Move::from_policy_index(action, Color::Blue)
        .ok_or_else(|| format!("action: {action} is no action"))?;
    Ok((position, mv))
}

/// Calls `take` with the position and the move of each row, until it fails.
fn each_position(
    rows: &[u8],
    mut take: impl FnMut(Position, Move) -> Result<(), String>,
) -> PyResult<()> {
    let pieces = pieces();
    for (index, row) in rows.chunks_exact(ROW).enumerate() {
        position(&pieces, row)
            .and_then(|(position, mv)| take(position, mv))
            .map_err(|error| wrong(format_args!("rows[{index}]"), error))?;
    }
    Ok(())
}

/// Whether each position is quiet before its move: 1, or 0.
#[pyfunction]
pub fn quiet<'py>(py: Python<'py>, rows: &[u8]) -> PyResult<Array<'py, u8>> {
    let mut quiet = Vec::new();
    py.detach(|| {
        each_position(rows, |mut position, mv| {
            let mv = position.check(mv).map_err(|error| error.to_string())?;
            quiet.push(u8::from(is_quiet(&mut position, mv)));
            Ok(())
        })
    })?;
    array(py, None, quiet.len(), &quiet)
}

/// The network's inputs that are active in each position, as the player to move sees it and as the opponent does; the
/// end of each position's; and by how much the player to move has each beam feature more often.
#[pyfunction]
pub fn inputs<'py>(
    py: Python<'py>,
    rows: &[u8],
) -> PyResult<(Array<'py, Input>, Array<'py, i64>, Array<'py, i8>)> {
    let (mut inputs, mut ends) = ([Vec::new(), Vec::new()], Vec::new());
    let mut beams = Vec::new();
    py.detach(|| {
        each_position(rows, |position, _| {
            let view = View::of(&position);
            for (all, seen) in inputs.iter_mut().zip(view.inputs) {
                all.extend(seen);
            }
            ends.push(inputs[0].len() as i64);
            let mut counts = [0; Feature::COUNT];
            for beam in view.beams {
                counts[beam.feature] = beam.count;
            }
            beams.extend(counts);
            Ok(())
        })
    })?;
    let count = ends.len();
    let active = (2, inputs[0].len());
    Ok((
        array(py, None, active, &inputs.concat())?,
        array(py, None, count, &ends)?,
        array(py, None, (count, Feature::COUNT), &beams)?,
    ))
}
