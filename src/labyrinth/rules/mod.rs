//! The rules of Labyrinth: squares, tiles, slides, positions, moves, notation, views, deals, game
//! records and perft.
//!
//! ```
//! use akhet::labyrinth::rules::{Players, Position, Record, Rules, Seat};
//!
//! let mut game = Record::new(Position::deal(1, Players::TWO, Rules::default()));
//! let mv = game.position().moves().next().unwrap();
//! let undo = game.play(mv)?;
//! assert_eq!(undo.mover, Seat::Blue);
//! assert_eq!(game.position().mover(), Seat::Orange);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arrow;
mod board;
mod cards;
mod deal;
mod errors;
mod moves;
mod notation;
mod perft;
mod policy;
mod position;
mod reach;
mod record;
mod seat;
mod squares;
mod tile;
mod told;
mod zobrist;

pub use crate::grid::{Direction, ParseSquareError};
pub use arrow::{Arrow, ParseArrowError, ParseSlideError, Slide};
pub use board::Board;
pub use cards::{Card, Hand, Treasure, TreasureSet, card_letter};
pub use deal::{Deal, Players, TileSet};
pub use errors::{IllegalMove, InvalidBoard, InvalidPosition};
pub use moves::{Mark, MarkedMove, Move, ParseMoveError};
pub use notation::{FenError, Field};
pub use perft::Perft;
pub use policy::Turned;
pub use position::{End, Player, Position, Rules, Undo};
pub use reach::{Reach, ReachList};
pub use record::Record;
pub use seat::Seat;
pub use squares::{Bitboard, Square};
pub use tile::{Shape, Spare, Tile};
pub use told::FalseCard;
