//! The text of a position, in the manner of FEN: board, spare, players, mover, closed arrow, turn.

use super::arrow::Arrow;
use super::board::Board;
use super::errors::{InvalidBoard, InvalidPosition};
use super::hand::{Card, Hand, card_letter};
use super::position::{Player, Position};
use super::ruleset::Rules;
use super::seat::Seat;
use super::squares::Square;
use super::tile::{Shape, Spare, Tile};
use super::treasure::Treasure;
use crate::grid::Direction;
use std::fmt;
use std::str::FromStr;

/// Why a text is not a position. Columns count bytes from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// A field is missing.
    #[error("{0} is missing: the fields are board, spare, players, mover, closed arrow, turn")]
    Missing(Field),
    /// The board does not have seven ranks.
    #[error("the number of ranks is {0}, not 7")]
    Ranks(usize),
    /// A rank does not have seven tiles.
    #[error("rank {rank} has {} than 7 tiles (column {column})", if *.more { "more" } else { "fewer" })]
    Width {
        /// The rank, 1 to 7.
        rank: u8,
        /// Whether it has more than seven tiles, or fewer.
        more: bool,
        /// The column where the eighth tile begins or the next one is missing.
        column: usize,
    },
    /// A tile does not begin with the letter of a shape.
    #[error(
        "a tile must begin with i, c or t, and a treasure is A to X ({field}, column {column})"
    )]
    Shape {
        /// The board or the spare.
        field: Field,
        /// The column of the letter.
        column: usize,
    },
    /// No orientation follows the shape of a tile on the board.
    #[error(
        "after the shape of a tile must come its orientation, n e s or w (rank {rank}, column {column})"
    )]
    Orientation {
        /// The rank, 1 to 7.
        rank: u8,
        /// The column where it should be.
        column: usize,
    },
    /// More than a shape and a treasure stands in the field of the spare.
    #[error(
        "the spare must be a shape and its treasure A to X, if it has one, without orientation (column {column})"
    )]
    Spare {
        /// The column of what is too much.
        column: usize,
    },
    /// There are not four seats.
    #[error(
        "the field of the players has {0} seats, not 4: blue/yellow/orange/green, - where nobody sits"
    )]
    Seats(usize),
    /// A player is not described by three parts.
    #[error("{seat} must have the form square:cards:uncovered (column {column})")]
    Parts {
        /// The seat.
        seat: Seat,
        /// The column where the text of the seat begins.
        column: usize,
    },
    /// A player's pawn does not stand on a square.
    #[error("{seat}'s pawn must stand on a square a1 to g7 (column {column})")]
    Pawn {
        /// The seat.
        seat: Seat,
        /// The column of the square.
        column: usize,
    },
    /// A card is neither a treasure nor unknown.
    #[error("{seat}'s cards must be letters A to X, or ? (column {column})")]
    Card {
        /// The seat.
        seat: Seat,
        /// The column of the card.
        column: usize,
    },
    /// A player has more cards than there are.
    #[error("{seat} has more than 24 cards (column {column})")]
    TooManyCards {
        /// The seat.
        seat: Seat,
        /// The column where the text of the seat begins.
        column: usize,
    },
    /// The mover is not a seat.
    #[error("the mover must be b, y, o or g (column {column})")]
    Mover {
        /// Its column.
        column: usize,
    },
    /// The closed arrow is not an arrow.
    #[error(
        "the closed arrow must be - or one of {names} (column {column})",
        names = Arrow::NAMES
    )]
    Closed {
        /// Its column.
        column: usize,
    },
    /// The number of the turn is not a number from 1 to 1,000,000,000.
    #[error(
        "the turn must be a number from 1 to {} (column {column})",
        Position::MAX_TURN
    )]
    Turn {
        /// Its column.
        column: usize,
    },
    /// More text follows the number of the turn.
    #[error("nothing may follow the number of the turn (column {column})")]
    Trailing {
        /// Its column.
        column: usize,
    },
    /// The text is well formed, but the tiles do not make a board.
    #[error(transparent)]
    Board(#[from] InvalidBoard),
    /// The text is well formed, but the position is not valid.
    #[error(transparent)]
    Invalid(#[from] InvalidPosition),
}

/// A field of the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The tiles, rank by rank.
    Board,
    /// The spare tile.
    Spare,
    /// The four seats.
    Players,
    /// The player to move.
    Mover,
    /// The closed arrow.
    Closed,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Field::Board => "the board",
            Field::Spare => "the spare",
            Field::Players => "the field of the players",
            Field::Mover => "the mover",
            Field::Closed => "the closed arrow",
        })
    }
}

impl Position {
    /// Reads a position to be played by these rules. The number of the turn may be missing and is then
    /// 1. Several blanks may stand between fields, and before and after them; other white space may not.
    ///
    /// # Errors
    /// What is wrong with the text, with its field and column, or why the position is not valid.
    pub fn from_fen(text: &str, rules: Rules) -> Result<Position, FenError> {
        let mut fields = Fields { text, read: 0 };
        let tiles = read_board(fields.required(Field::Board)?)?;
        let spare = read_spare(fields.required(Field::Spare)?)?;
        let board = Board::new(&tiles, spare)?;
        let players = read_players(fields.required(Field::Players)?)?;
        let mover = fields.required(Field::Mover)?;
        let mover = one_char(mover.text)
            .and_then(Seat::from_letter)
            .ok_or(FenError::Mover {
                column: mover.column,
            })?;
        let closed = read_closed(fields.required(Field::Closed)?)?;
        let turn = fields.next().map_or(Ok(1), read_turn)?;
        if let Some(Part { column, .. }) = fields.next() {
            return Err(FenError::Trailing { column });
        }
        Ok(Position::new(board, players, mover, closed, turn, rules)?)
    }
}

/// A part of the text, with the column where it begins.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Part<'a> {
    /// The parts between separators.
    fn split(self, separator: char) -> impl Iterator<Item = Part<'a>> + Clone {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let part = Part { text, column };
            column += text.len() + separator.len_utf8();
            part
        })
    }

    /// Takes the next character off the front if `read` knows it.
    fn take<T>(&mut self, read: impl Fn(char) -> Option<T>) -> Option<T> {
        let next = self.text.chars().next()?;
        let value = read(next)?;
        self.text = &self.text[next.len_utf8()..];
        self.column += next.len_utf8();
        Some(value)
    }
}

/// Iterator over the fields of the text, separated by blanks.
struct Fields<'a> {
    text: &'a str,
    /// The number of bytes before `text`.
    read: usize,
}

impl<'a> Fields<'a> {
    fn required(&mut self, field: Field) -> Result<Part<'a>, FenError> {
        self.next().ok_or(FenError::Missing(field))
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        let start = self.text.find(|c| c != ' ')?;
        let rest = &self.text[start..];
        let (text, after) = rest.split_at(rest.find(' ').unwrap_or(rest.len()));
        let column = self.read + start + 1;
        self.read += start + text.len();
        self.text = after;
        Some(Part { text, column })
    }
}

/// The character of a text that has only one.
fn one_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.as_str().is_empty())
}

fn read_board(field: Part<'_>) -> Result<[Tile; Square::COUNT], FenError> {
    let ranks = field.split('/').count();
    if ranks != usize::from(Square::SIDE) {
        return Err(FenError::Ranks(ranks));
    }
    let mut tiles = [Tile::new(Shape::Straight, Direction::North, None); Square::COUNT];
    let ranks = tiles.chunks_exact_mut(usize::from(Square::SIDE)).rev();
    for ((tiles, mut part), rank) in ranks.zip(field.split('/')).zip((1..=Square::SIDE).rev()) {
        for tile in tiles {
            if part.text.is_empty() {
                return Err(FenError::Width {
                    rank,
                    more: false,
                    column: part.column,
                });
            }
            *tile = read_tile(&mut part, rank)?;
        }
        if !part.text.is_empty() {
            // What begins an eighth tile is one too many; anything else is no tile at all.
            let column = part.column;
            read_tile(&mut part, rank)?;
            return Err(FenError::Width {
                rank,
                more: true,
                column,
            });
        }
    }
    Ok(tiles)
}

fn read_shape(part: &mut Part<'_>, field: Field) -> Result<Shape, FenError> {
    part.take(Shape::from_letter).ok_or(FenError::Shape {
        field,
        column: part.column,
    })
}

fn read_tile(part: &mut Part<'_>, rank: u8) -> Result<Tile, FenError> {
    let shape = read_shape(part, Field::Board)?;
    let orientation = part
        .take(Direction::from_letter)
        .ok_or(FenError::Orientation {
            rank,
            column: part.column,
        })?;
    Ok(Tile::new(
        shape,
        orientation,
        part.take(Treasure::from_letter),
    ))
}

fn read_spare(mut part: Part<'_>) -> Result<Spare, FenError> {
    let shape = read_shape(&mut part, Field::Spare)?;
    let treasure = part.take(Treasure::from_letter);
    match part.text {
        "" => Ok(Spare { shape, treasure }),
        _ => Err(FenError::Spare {
            column: part.column,
        }),
    }
}

fn read_players(field: Part<'_>) -> Result<[Option<Player>; 4], FenError> {
    let seats = field.split('/').count();
    if seats != Seat::ALL.len() {
        return Err(FenError::Seats(seats));
    }
    let mut players = [const { None }; 4];
    for (seat, part) in Seat::ALL.into_iter().zip(field.split('/')) {
        if part.text != "-" {
            players[seat.index()] = Some(read_player(seat, part)?);
        }
    }
    Ok(players)
}

fn read_player(seat: Seat, part: Part<'_>) -> Result<Player, FenError> {
    let column = part.column;
    let mut parts = part.split(':');
    let (Some(pawn), Some(left), Some(uncovered), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(FenError::Parts { seat, column });
    };
    let cards = |mut part: Part<'_>| -> Result<Vec<Card>, FenError> {
        let mut cards = Vec::new();
        while !part.text.is_empty() {
            let card = part.take(|letter| match letter {
                '?' => Some(None),
                _ => Treasure::from_letter(letter).map(Some),
            });
            cards.push(card.ok_or(FenError::Card {
                seat,
                column: part.column,
            })?);
        }
        Ok(cards)
    };
    let square = pawn
        .text
        .parse()
        .map_err(|_| FenError::Pawn { seat, column })?;
    let hand = Hand::new(&cards(left)?, &cards(uncovered)?);
    Ok(Player {
        pawn: square,
        hand: hand.ok_or(FenError::TooManyCards { seat, column })?,
    })
}

fn read_closed(Part { text, column }: Part<'_>) -> Result<Option<Arrow>, FenError> {
    match text {
        "-" => Ok(None),
        _ => text
            .parse()
            .map(Some)
            .map_err(|_| FenError::Closed { column }),
    }
}

fn read_turn(Part { text, column }: Part<'_>) -> Result<u32, FenError> {
    let number = text.parse().ok();
    number
        .filter(|turn: &u32| {
            (1..=Position::MAX_TURN).contains(turn)
                && text.starts_with(|c| ('1'..='9').contains(&c))
        })
        .ok_or(FenError::Turn { column })
}

impl FromStr for Position {
    type Err = FenError;

    /// [`Position::from_fen`] with both variants off.
    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text, Rules::default())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..Square::SIDE).rev() {
            for file in 0..Square::SIDE {
                if let Some(square) = Square::new(file, rank) {
                    write!(f, "{}", self.board().tile(square))?;
                }
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
        for cards in [self.hand.left(), self.hand.uncovered()] {
            write!(f, ":")?;
            for card in cards {
                write!(f, "{}", card_letter(*card))?;
            }
        }
        Ok(())
    }
}
