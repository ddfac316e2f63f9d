//! The errors of a position: why a move is not legal, and why a position is not valid.

use super::arrow::Arrow;
use super::cards::Treasure;
use super::seat::Seat;
use super::squares::Square;
use super::tile::Tile;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// A player has won.
    #[error("the game is over, {0} has won")]
    GameOver(Seat),
    /// A tile came out at this arrow in the turn before.
    #[error("the arrow {0} is closed, the last tile came out there")]
    Closed(Arrow),
    /// No passage leads to the destination.
    #[error("after the slide {mover}'s pawn is on {from} and cannot get to {to}")]
    Unreachable {
        /// The player to move.
        mover: Seat,
        /// The square of the pawn after the slide.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The move is marked with `!`, and no card can be uncovered at its end.
    #[error("'!' is wrong: {1} cannot uncover a card on {0}")]
    NothingUncovered(Square, Seat),
    /// The mark names the next card, but under `FreeOrder` nobody draws one.
    #[error("no next card is looked at when FreeOrder is on")]
    NextUnderFreeOrder,
    /// The mark names the next card, but the last one was uncovered.
    #[error("{0} has no card left to look at")]
    NoNextCard(Seat),
    /// The mark names the next card, but it is known to be another.
    #[error("{seat}'s next card is {known}, not {named}")]
    OtherNext {
        /// The player to move.
        seat: Seat,
        /// The next card.
        known: Treasure,
        /// The card of the mark.
        named: Treasure,
    },
    /// The mark names the next card, but it is known to be elsewhere.
    #[error("the next card cannot be {0}, which is known to be another card of {1}")]
    KnownElsewhere(Treasure, Seat),
    /// The mark names the next card, but no tile shows it.
    #[error("the next card cannot be {0}, which no tile shows")]
    NextOnNoTile(Treasure),
}

/// Why tiles do not make a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidBoard {
    /// The tile on a fixed square is not the one that belongs there.
    #[error("the tile on {0} is fixed, it must be {1}")]
    Fixed(Square, Tile),
    /// A treasure lies on a home.
    #[error("treasure {1} lies on {0}, a home, which has none")]
    Home(Square, Treasure),
    /// A treasure lies on two tiles.
    #[error("treasure {0} lies on two tiles")]
    Twice(Treasure),
}

/// Why a board, players and cards are not a valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPosition {
    /// There are fewer than two players.
    #[error("the number of players is {0}, not 2 to 4")]
    Players(usize),
    /// A card is of a treasure that is on no tile.
    #[error("{0} has the card {1}, which no tile shows")]
    NotOnTiles(Seat, Treasure),
    /// A card is named twice.
    #[error("{0} has the card {1}, which is named twice")]
    CardTwice(Seat, Treasure),
    /// There are more cards than treasures.
    #[error("there are {cards} cards, but {treasures} treasures on the tiles")]
    Cards {
        /// The number of cards of all players, unknown and uncovered ones included.
        cards: usize,
        /// The number of treasures on the tiles.
        treasures: usize,
    },
    /// The seat to move is empty.
    #[error("{0} is to move, but nobody sits there")]
    Mover(Seat),
    /// The number of the turn is 0, or more than [`Position::MAX_TURN`](super::Position::MAX_TURN).
    #[error("the number of the turn is {0}, not 1 to 1000000000")]
    Turn(u32),
    /// Two players have won.
    #[error("both {0} and {1} have won")]
    Winners(Seat, Seat),
}
