//! The text of a position, in the style of FEN: board, spare, players, mover, closed arrow, turn.

use super::arrow::Arrow;
use super::board::Board;
use super::cards::{Card, Hand, Treasure, card_letter};
use super::errors::{InvalidBoard, InvalidPosition};
use super::position::{Player, Position, Rules};
use super::seat::Seat;
use super::squares::Square;
use super::tile::{Shape, Spare, Tile};
use crate::grid::Direction;
use crate::grid::fen::{Part, Place};
use derive_more::Display;
use std::fmt;
use std::str::FromStr;

/// Why a text is not a position. Numbers at the end of a variant are columns, which count bytes from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum FenError {
    #[error("{0} is missing: the fields are board, spare, players, mover, closed arrow, turn")]
    Missing(Field),
    #[error("the number of ranks is {0}, not 7")]
    Ranks(usize),
    #[error("rank {rank} has fewer than 7 tiles (column {column})", rank = .0.rank, column = .0.column)]
    TooFewTiles(Place),
    #[error("rank {rank} has more than 7 tiles (column {column})", rank = .0.rank, column = .0.column)]
    TooManyTiles(Place),
    /// A tile, on the board or the spare, does not begin with the letter of a shape.
    #[error("a tile must begin with i, c or t, and a treasure is A to X ({0}, column {1})")]
    Shape(Field, usize),
    #[error("a tile's shape must be followed by its orientation, n e s or w ({0})")]
    Orientation(Place),
    #[error(
        "the spare must be a shape and its treasure A to X, if it has one, without orientation (column {0})"
    )]
    Spare(usize),
    #[error(
        "the field of the players has {0} seats, not 4: blue/yellow/orange/green, - where nobody sits"
    )]
    Seats(usize),
    #[error("{0} must have the form square:cards:uncovered (column {1})")]
    Parts(Seat, usize),
    #[error("{0}'s pawn must stand on a square a1 to g7 (column {1})")]
    Pawn(Seat, usize),
    #[error(
        "{0}'s cards must be letters A to X, or ?; or - for who has left the maze (column {1})"
    )]
    Card(Seat, usize),
    #[error("{0} has more than 24 cards (column {1})")]
    TooManyCards(Seat, usize),
    #[error("the mover must be b, y, o or g (column {0})")]
    Mover(usize),
    #[error("the closed arrow must be - or one of {names} (column {0})", names = Arrow::NAMES)]
    Closed(usize),
    #[error("the turn must be a number from 1 to {max} (column {0})", max = Position::MAX_TURN)]
    Turn(usize),
    #[error("nothing may follow the number of the turn (column {0})")]
    Trailing(usize),
    /// The text is well formed, but the tiles do not form a valid board.
    #[error(transparent)]
    Board(#[from] InvalidBoard),
    /// The text is well formed, but the position is not valid.
    #[error(transparent)]
    Invalid(#[from] InvalidPosition),
}

/// A field of the text of a position.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
#[expect(missing_docs, reason = "its text names each field")]
pub enum Field {
    /// The tiles, rank by rank.
    #[display("the board")]
    Board,
    #[display("the spare")]
    Spare,
    #[display("the field of the players")]
    Players,
    #[display("the mover")]
    Mover,
    #[display("the closed arrow")]
    Closed,
}

impl Position {
    /// Reads a position to be played by these rules. The number of the turn may be missing; the default
    /// is 1. Several blanks may separate or surround fields; other white space may not.
    ///
    /// # Errors
    /// What is wrong with the text, with its field and column, or why the position is not valid.
    pub fn from_fen(text: &str, rules: Rules) -> Result<Position, FenError> {
        let mut fields = Part::fields(text, " ");
        let mut field = |field| fields.next().ok_or(FenError::Missing(field));
        let tiles = read_board(field(Field::Board)?)?;
        let spare = read_spare(field(Field::Spare)?)?;
        let board = Board::new(&tiles, spare)?;
        let players = read_players(field(Field::Players)?)?;
        let mover = read_mover(field(Field::Mover)?)?;
        let closed = read_closed(field(Field::Closed)?)?;
        let turn = fields.next().map_or(Ok(1), read_turn)?;
        if let Some(rest) = fields.next() {
            return Err(FenError::Trailing(rest.column));
        }
        Ok(Position::new(board, players, mover, closed, turn, rules)?)
    }
}

fn read_board(field: Part<'_>) -> Result<[Tile; Square::COUNT], FenError> {
    let ranks = field.split("/").count();
    if ranks != usize::from(Square::SIDE) {
        return Err(FenError::Ranks(ranks));
    }
    let mut tiles = [Tile::new(Shape::Straight, Direction::North, None); Square::COUNT];
    let rows = tiles.chunks_exact_mut(usize::from(Square::SIDE)).rev();
    for ((tiles, mut part), rank) in rows.zip(field.split("/")).zip((1..=Square::SIDE).rev()) {
        let place = |part: Part<'_>| Place {
            rank,
            column: part.column,
        };
        for tile in tiles {
            if part.text.is_empty() {
                return Err(FenError::TooFewTiles(place(part)));
            }
            *tile = read_tile(&mut part, place)?;
        }
        if !part.text.is_empty() {
            // The letter of a shape begins a surplus tile; anything else is not a tile.
            let eighth = place(part);
            read_tile(&mut part, place)?;
            return Err(FenError::TooManyTiles(eighth));
        }
    }
    Ok(tiles)
}

fn read_shape(part: &mut Part<'_>, field: Field) -> Result<Shape, FenError> {
    let shape = part.take(Shape::from_letter);
    shape.ok_or(FenError::Shape(field, part.column))
}

fn read_tile(part: &mut Part<'_>, place: impl Fn(Part<'_>) -> Place) -> Result<Tile, FenError> {
    let shape = read_shape(part, Field::Board)?;
    let orientation = part.take(Direction::from_letter);
    let orientation = orientation.ok_or(FenError::Orientation(place(*part)))?;
    let treasure = part.take(Treasure::from_letter);
    Ok(Tile::new(shape, orientation, treasure))
}

fn read_spare(mut part: Part<'_>) -> Result<Spare, FenError> {
    let shape = read_shape(&mut part, Field::Spare)?;
    let treasure = part.take(Treasure::from_letter);
    match part.text {
        "" => Ok(Spare { shape, treasure }),
        _ => Err(FenError::Spare(part.column)),
    }
}

fn read_players(field: Part<'_>) -> Result<[Option<Player>; 4], FenError> {
    let seats = field.split("/").count();
    if seats != Seat::ALL.len() {
        return Err(FenError::Seats(seats));
    }
    let mut players = [const { None }; 4];
    for (seat, part) in Seat::ALL.into_iter().zip(field.split("/")) {
        if part.text != "-" {
            players[seat.index()] = Some(read_player(seat, part)?);
        }
    }
    Ok(players)
}

fn read_player(seat: Seat, part: Part<'_>) -> Result<Player, FenError> {
    let column = part.column;
    let parts: Vec<_> = part.split(":").collect();
    let [pawn, left, uncovered] = parts[..] else {
        return Err(FenError::Parts(seat, column));
    };
    let cards = |mut part: Part<'_>| -> Result<Vec<Card>, FenError> {
        let mut cards = Vec::new();
        while !part.text.is_empty() {
            let card = part.take(|letter| match letter {
                '?' => Some(None),
                _ => Treasure::from_letter(letter).map(Some),
            });
            cards.push(card.ok_or(FenError::Card(seat, part.column))?);
        }
        Ok(cards)
    };
    let square = pawn.text.parse();
    let pawn = square.map_err(|_| FenError::Pawn(seat, column))?;
    let is_out = left.text == "-";
    let left = if is_out { Vec::new() } else { cards(left)? };
    let hand = Hand::new(&left, &cards(uncovered)?);
    let mut hand = hand.ok_or(FenError::TooManyCards(seat, column))?;
    if is_out {
        hand.go_out();
    }
    Ok(Player { pawn, hand })
}

fn read_mover(mut part: Part<'_>) -> Result<Seat, FenError> {
    let column = part.column;
    let mover = part.take(Seat::from_letter);
    let alone = mover.filter(|_| part.text.is_empty());
    alone.ok_or(FenError::Mover(column))
}

fn read_closed(Part { text, column }: Part<'_>) -> Result<Option<Arrow>, FenError> {
    match text {
        "-" => Ok(None),
        _ => text.parse().map(Some).map_err(|_| FenError::Closed(column)),
    }
}

fn read_turn(part: Part<'_>) -> Result<u32, FenError> {
    let number = part.number(Position::MAX_TURN);
    let turn = number.filter(|_| !part.text.starts_with('0'));
    turn.ok_or(FenError::Turn(part.column))
}

impl FromStr for Position {
    type Err = FenError;

    /// [`Position::from_fen`] with all variants off.
    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text, Rules::default())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..Square::SIDE).rev() {
            for square in (0..Square::SIDE).map(|file| Square::on(file, rank)) {
                write!(f, "{}", self.board().tile(square))?;
            }
            write!(f, "{}", if rank > 0 { '/' } else { ' ' })?;
        }
        write!(f, "{} ", self.board().spare())?;
        for seat in Seat::ALL {
            if seat != Seat::Blue {
                write!(f, "/")?;
            }
            match self.player(seat) {
                None => write!(f, "-")?,
                Some(player) => write!(f, "{player}")?,
            }
        }
        write!(f, " {} ", self.mover().letter())?;
        match self.closed() {
            None => write!(f, "-")?,
            Some(arrow) => write!(f, "{arrow}")?,
        }
        write!(f, " {}", self.turn())
    }
}

impl fmt::Display for Player {
    /// The player as the notation writes it: `c5:I:KU`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.pawn)?;
        let left = if self.hand.is_out() {
            "-".to_owned()
        } else {
            letters(self.hand.left())
        };
        write!(f, ":{left}:{}", letters(self.hand.uncovered()))
    }
}

fn letters(cards: &[Card]) -> String {
    cards.iter().copied().map(card_letter).collect()
}
