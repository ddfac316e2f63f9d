//! The rules of Laser Chess: squares, pieces, beams, positions, moves, FEN, setups, suites of
//! openings, game records and perft. Nothing here depends on the evaluation or the search.

mod board;
mod errors;
mod movegen;
mod moves;
mod notation;
pub mod optics;
mod packed;
mod perft;
mod piece;
mod policy;
mod position;
mod record;
mod setups;
mod shots;
mod squares;
mod suite;

pub use crate::grid::{Direction, ParseSquareError};
pub use board::Board;
pub use errors::{IllegalMove, InvalidPosition};
pub use moves::{Action, Move, MoveList, ParseMoveError};
pub use notation::FenError;
pub use optics::{Beam, BeamEnd, Encounter};
pub use packed::Packed;
pub use perft::{Perft, PerftTable};
pub use piece::{Color, Kind, Piece};
pub use position::{Position, Rules, Undo};
pub use record::{
    GameResult, NoClaim, REPETITIONS_TO_CLAIM, Record, RecordError, RulesError, Undone,
};
pub use setups::{Setup, UnknownSetup};
#[doc(hidden)]
pub use shots::Shots;
pub use squares::{Bitboard, Square};
pub use suite::{MoveFault, Opening, OpeningError, SuiteError, SuiteFault, read_suite};
