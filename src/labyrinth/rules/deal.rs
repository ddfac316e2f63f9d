//! Deals: random starts.

use super::board::{Board, fixed_tile};
use super::cards::Hand;
use super::cards::Treasure;
use super::position::{Player, Position, Rules};
use super::seat::Seat;
use super::squares::Square;
use super::tile::{Shape, Spare};
use crate::grid::Direction;
use crate::search::mix;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use std::str::FromStr;

/// The number of players of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Players(u8);

impl Players {
    /// Two players, who sit opposite each other: Blue and Orange.
    pub const TWO: Players = Players(2);
    /// Three players: Blue, Yellow and Orange.
    pub const THREE: Players = Players(3);
    /// Four players.
    pub const FOUR: Players = Players(4);
    /// All numbers of players.
    pub const ALL: [Players; 3] = [Players::TWO, Players::THREE, Players::FOUR];

    /// This number of players, if it is 2, 3 or 4.
    pub fn new(count: usize) -> Option<Players> {
        Players::ALL
            .into_iter()
            .find(|players| players.count() == count)
    }

    /// The number, 2 to 4.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// The seats that the players take, in the order of play.
    pub const fn seats(self) -> &'static [Seat] {
        match self.0 {
            2 => &[Seat::Blue, Seat::Orange],
            3 => &[Seat::Blue, Seat::Yellow, Seat::Orange],
            _ => &Seat::ALL,
        }
    }
}

impl FromStr for Players {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Players, &'static str> {
        let players = text.parse().ok().and_then(Players::new);
        players.ok_or("expected 2, 3 or 4")
    }
}

/// The loose tiles: shape, how many, and how many of them have a treasure.
const LOOSE: [(Shape, usize, usize); 3] = [
    (Shape::Straight, 12, 0),
    (Shape::Corner, 16, 6),
    (Shape::T, 6, 6),
];

/// The index of the first treasure on a loose tile, M.
const FIRST_LOOSE: usize = 12;

impl Position {
    /// A random start: the loose tiles are shuffled, turned and laid out, and all 24 cards are dealt.
    /// Equal arguments give equal positions, on every machine.
    pub fn deal(seed: u64, players: Players, rules: Rules) -> Position {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut loose = loose_tiles();
        loose.shuffle(&mut random);
        let mut loose = loose.into_iter();
        let mut next = || {
            loose
                .next()
                .unwrap_or_else(|| unreachable!("34 loose tiles"))
        };
        let tiles = std::array::from_fn(|index| {
            let fixed = Square::from_index(index).and_then(fixed_tile);
            fixed.unwrap_or_else(|| {
                let tile = next();
                tile.turned(Direction::from_bits(random.random_range(0..4)))
            })
        });
        let board = Board::assemble(&tiles, next());
        let mut cards: Vec<_> = Treasure::all().map(Some).collect();
        cards.shuffle(&mut random);
        let stacks = cards.chunks(Treasure::COUNT / players.count());
        let mut seats = [const { None }; 4];
        for (&seat, stack) in players.seats().iter().zip(stacks) {
            let pawn = seat.home();
            seats[seat.index()] = Hand::new(stack, &[]).map(|hand| Player { pawn, hand });
        }
        match Position::new(board, seats, Seat::Blue, None, 1, rules) {
            Ok(position) => position,
            Err(error) => unreachable!("a deal is valid: {error}"),
        }
    }

    /// The random start of this seed, below 2^63, for a sealed game. It differs from every
    /// [`deal`](Position::deal) of such a seed.
    pub fn sealed_deal(seed: u64, players: Players, rules: Rules) -> Position {
        Position::deal(mix(seed) | 1 << 63, players, rules)
    }
}

/// The 34 loose tiles.
fn loose_tiles() -> Vec<Spare> {
    let mut treasures = Treasure::all().skip(FIRST_LOOSE);
    let mut tiles = Vec::new();
    for (shape, count, with_treasure) in LOOSE {
        tiles.extend((0..count).map(|nth| Spare {
            shape,
            treasure: if nth < with_treasure {
                treasures.next()
            } else {
                None
            },
        }));
    }
    tiles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_has_the_tiles_and_cards_of_the_game() {
        let mut starts = Vec::new();
        for players in Players::ALL {
            for seed in 0..20 {
                let start = Position::deal(seed, players, Rules::default());
                let board = start.board();
                let loose = Square::all().filter(|square| !square.is_fixed());
                let tiles = loose.map(|square| board.tile(square));
                let tiles = tiles.map(|tile| (tile.shape(), tile.treasure()));
                let spare = board.spare();
                let mut tiles: Vec<_> = tiles.chain([(spare.shape, spare.treasure)]).collect();
                tiles.sort();
                let expected = loose_tiles().into_iter();
                let mut expected: Vec<_> = expected.map(|t| (t.shape, t.treasure)).collect();
                expected.sort();
                assert_eq!(tiles, expected);
                assert_eq!(start.seats(), players.seats());
                let mut cards = Vec::new();
                for &seat in start.seats() {
                    let hand = start.hand(seat).left();
                    assert_eq!(hand.len(), 24 / players.count());
                    assert_eq!(start.pawn(seat), seat.home());
                    cards.extend_from_slice(hand);
                }
                cards.sort();
                assert!(cards.into_iter().eq(Treasure::all().map(Some)));
                starts.push(start.to_string());
            }
        }
        starts.sort();
        starts.dedup();
        assert_eq!(starts.len(), 60, "all differ");
    }
}
