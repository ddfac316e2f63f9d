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

    /// The number of cards of each player when all 24 are dealt: 12, 8 or 6.
    pub const fn full_stack(self) -> usize {
        Treasure::COUNT / self.count()
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

/// The loose tiles of a box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TileSet {
    /// Twelve straight tiles, 16 corners and 6 Ts, as in the book of the rules.
    #[default]
    Usual,
    /// Thirteen straight tiles, 15 corners and 6 Ts.
    Straight13,
}

impl TileSet {
    /// All of them.
    pub const ALL: [TileSet; 2] = [TileSet::Usual, TileSet::Straight13];

    /// The number of straight tiles, which names the box: 12 or 13.
    pub const fn straight(self) -> usize {
        match self {
            TileSet::Usual => 12,
            TileSet::Straight13 => 13,
        }
    }

    /// The 34 loose tiles. Six of the corners and the six Ts have the treasures from M on.
    fn tiles(self) -> Vec<Spare> {
        let straight = self.straight();
        let shapes = [
            (Shape::Straight, straight, 0),
            (Shape::Corner, 28 - straight, 6),
            (Shape::T, 6, 6),
        ];
        let mut treasures = Treasure::all().skip(FIRST_LOOSE);
        let mut tiles = Vec::new();
        for (shape, count, with_treasure) in shapes {
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
}

/// The index of the first treasure on a loose tile, M.
const FIRST_LOOSE: usize = 12;

/// A random start: the loose tiles are shuffled, turned and laid out, and cards are dealt. Equal deals are
/// equal positions, on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Seeds the shuffling.
    pub seed: u64,
    /// The number of players.
    pub players: Players,
    /// The number of cards of each player, the top ones of their full stacks; at most
    /// [`Players::full_stack`].
    pub cards: usize,
    /// Who begins: one of the players.
    pub first: Seat,
    /// The tiles that are laid out.
    pub tiles: TileSet,
}

impl Deal {
    /// The deal of all cards, with the usual tiles, in which Blue begins.
    pub const fn new(seed: u64, players: Players) -> Deal {
        Deal {
            seed,
            players,
            cards: players.full_stack(),
            first: Seat::Blue,
            tiles: TileSet::Usual,
        }
    }

    /// The start, to be played by these rules. If the seat of who begins is empty, the next one begins.
    pub fn position(&self, rules: Rules) -> Position {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut loose = self.tiles.tiles();
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
        let stacks = cards.chunks(self.players.full_stack());
        let mut players = [const { None }; 4];
        let seats = self.players.seats();
        for (&seat, stack) in seats.iter().zip(stacks) {
            let pawn = seat.home();
            let stack = &stack[..self.cards.min(stack.len())];
            players[seat.index()] = Hand::new(stack, &[]).map(|hand| Player { pawn, hand });
        }
        let mut first = self.first;
        while !seats.contains(&first) {
            first = first.next();
        }
        match Position::new(board, players, first, None, 1, rules) {
            Ok(position) => position,
            Err(error) => unreachable!("a deal is valid: {error}"),
        }
    }

    /// The start of a sealed game, from a seed below 2^63. It differs from every
    /// [`position`](Deal::position) of such a seed.
    pub fn sealed_position(&self, rules: Rules) -> Position {
        let seed = mix(self.seed) | 1 << 63;
        Deal { seed, ..*self }.position(rules)
    }
}

impl Position {
    /// The start of [`Deal::new`].
    pub fn deal(seed: u64, players: Players, rules: Rules) -> Position {
        Deal::new(seed, players).position(rules)
    }
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
                let expected = TileSet::Usual.tiles().into_iter();
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

    #[test]
    fn a_short_deal_has_the_top_cards_and_another_beginner() {
        let full = Deal::new(7, Players::THREE);
        let short = Deal {
            cards: 3,
            first: Seat::Orange,
            ..full
        };
        let (whole, few) = (
            full.position(Rules::default()),
            short.position(Rules::default()),
        );
        assert_eq!(few.board(), whole.board());
        assert_eq!((few.mover(), whole.mover()), (Seat::Orange, Seat::Blue));
        for &seat in few.seats() {
            assert_eq!(few.hand(seat).left(), &whole.hand(seat).left()[..3]);
        }
        let empty_seat = Deal {
            first: Seat::Green,
            ..full
        };
        assert_eq!(empty_seat.position(Rules::default()), whole);
    }

    #[test]
    fn the_other_box_has_a_straight_tile_for_a_corner() {
        let count = |tiles: TileSet, shape| {
            let of_shape = |tile: &Spare| tile.shape == shape;
            tiles.tiles().iter().filter(|tile| of_shape(tile)).count()
        };
        for (tiles, straight, corners) in [(TileSet::Usual, 12, 16), (TileSet::Straight13, 13, 15)]
        {
            assert_eq!(count(tiles, Shape::Straight), straight);
            assert_eq!(count(tiles, Shape::Corner), corners);
            assert_eq!(count(tiles, Shape::T), 6);
            let treasures = tiles.tiles().into_iter().filter_map(|tile| tile.treasure);
            assert!(treasures.eq(Treasure::all().skip(12)));
        }
        let tiles = TileSet::Straight13;
        let other = Deal {
            tiles,
            ..Deal::new(1, Players::TWO)
        }
        .position(Rules::default());
        let squares = Square::all().filter(|square| !square.is_fixed());
        let straight =
            squares.filter(|&square| other.board().tile(square).shape() == Shape::Straight);
        let spare = usize::from(other.board().spare().shape == Shape::Straight);
        assert_eq!(straight.count() + spare, 13);
    }
}
