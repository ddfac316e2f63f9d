//! The errors of a position: why a move is not legal, and why a position is not valid.

use super::arrow::Arrow;
use super::cards::Treasure;
use super::seat::Seat;
use super::squares::Square;
use super::tile::Tile;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum IllegalMove {
    #[error("the game is over, {0} has won")]
    GameOver(Seat),
    /// A tile came out at this arrow in the turn before.
    #[error("the arrow {0} is closed, the last tile came out there")]
    Closed(Arrow),
    #[error("after the slide {mover}'s pawn is on {from} and cannot get to {to}")]
    Unreachable {
        mover: Seat,
        from: Square,
        to: Square,
    },
    #[error("'!' is wrong: {1} cannot uncover a card on {0}")]
    NothingUncovered(Square, Seat),
    /// The mark names the next card, but under `FreeOrder` nobody draws one.
    #[error("there is no next card to look at when FreeOrder is on")]
    NextUnderFreeOrder,
    #[error("{0} has no card left to look at")]
    NoNextCard(Seat),
    #[error("{seat}'s next card is {known}, not {named}")]
    OtherNext {
        seat: Seat,
        known: Treasure,
        named: Treasure,
    },
    #[error("the next card cannot be {0}, which is known to be another card of {1}")]
    KnownElsewhere(Treasure, Seat),
    #[error("the next card cannot be {0}, which no tile shows")]
    NextOnNoTile(Treasure),
}

/// Why tiles do not form a valid board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum InvalidBoard {
    #[error("the tile on {0} is fixed, it must be {1}")]
    Fixed(Square, Tile),
    #[error("treasure {1} lies on {0}, a home, which has none")]
    Home(Square, Treasure),
    #[error("treasure {0} lies on two tiles")]
    Twice(Treasure),
}

/// Why a board, players and cards are not a valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum InvalidPosition {
    #[error("the number of players is {0}, not 2 to 4")]
    Players(usize),
    #[error("{0} has the card {1}, which no tile shows")]
    NotOnTiles(Seat, Treasure),
    #[error("{0} has the card {1}, which is named twice")]
    CardTwice(Seat, Treasure),
    #[error("there are {cards} cards, but {treasures} treasures on the tiles")]
    Cards {
        /// The number of cards of all players, unknown and uncovered ones included.
        cards: usize,
        treasures: usize,
    },
    #[error("{0} is to move, but nobody sits there")]
    Mover(Seat),
    #[error("the number of the turn is {0}, not 1 to 1000000000")]
    Turn(u32),
    #[error("{0} cannot have left the maze there by these rules")]
    Out(Seat),
    #[error("both {0} and {1} have won")]
    Winners(Seat, Seat),
}
