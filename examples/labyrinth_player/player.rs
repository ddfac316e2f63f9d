//! How the simple players choose their moves.

use akhet::labyrinth::eval::Aim;
use akhet::labyrinth::rules::{Bitboard, Move, Position, Reach, Square};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::fmt;
use std::str::FromStr;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal turn.
    Random,
    /// A target within reach, else any turn.
    Catch,
    /// As close to the target as possible.
    Greedy,
    /// A target within reach, else where the most slides let it reach the target next turn.
    Two,
}

impl Player {
    /// All players, weakest first.
    const ALL: [(Player, &str); 4] = [
        (Player::Random, "random"),
        (Player::Catch, "catch"),
        (Player::Greedy, "greedy"),
        (Player::Two, "two"),
    ];

    /// The move in this position; `None` if the game is over. It depends only on the position and the
    /// seed.
    pub fn choose(self, position: &Position, seed: u64) -> Option<Move> {
        let turn = u64::from(position.turn());
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed ^ position.key() ^ turn << 40);
        let reaches = position.reaches();
        let hit = |reach: &Reach| {
            let squares = reach.squares & targets(position, reach);
            squares.first().map(|to| Move::new(reach.slide, to))
        };
        let hits: Vec<Move> = reaches.iter().filter_map(hit).collect();
        let moves = match self {
            Player::Catch | Player::Greedy | Player::Two if !hits.is_empty() => hits,
            Player::Random | Player::Catch => position.moves().collect(),
            Player::Greedy => best_moves(position, distance),
            Player::Two => best_moves(position, missed_slides),
        };
        match moves.len() {
            0 => None,
            count => moves.get(random.random_range(0..count)).copied(),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Player::ALL[*self as usize].1)
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let found = Player::ALL.into_iter().find(|(_, name)| *name == text);
        let error = || format!("unknown player '{text}', expected random, catch, greedy or two");
        found.map(|(player, _)| player).ok_or_else(error)
    }
}

/// The mover's targets after a slide.
fn targets(position: &Position, reach: &Reach) -> Bitboard {
    Aim::of(position, position.mover()).squares_after(position.board(), reach.slide)
}

/// The mover's aim after a slide.
fn slid(position: &Position, reach: &Reach) -> Aim {
    Aim::of(position, position.mover()).slid(reach.slide.arrow)
}

/// The moves of minimum cost. `costs` returns, for a slide, a function from destination to cost.
fn best_moves(
    position: &Position,
    costs: impl Fn(&Position, &Reach) -> Box<dyn Fn(Square) -> u32>,
) -> Vec<Move> {
    let (mut least, mut best) = (u32::MAX, Vec::new());
    for reach in position.reaches() {
        let cost = costs(position, &reach);
        for to in reach.squares {
            let cost = cost(to);
            if cost < least {
                (least, best) = (cost, Vec::new());
            }
            if cost == least {
                best.push(Move::new(reach.slide, to));
            }
        }
    }
    best
}

/// The distance to the nearest target, files plus ranks.
fn distance(position: &Position, reach: &Reach) -> Box<dyn Fn(Square) -> u32> {
    let targets = targets(position, reach);
    Box::new(move |to| {
        let distance =
            |target: Square| to.file().abs_diff(target.file()) + to.rank().abs_diff(target.rank());
        targets
            .into_iter()
            .map(distance)
            .min()
            .map_or(99, u32::from)
    })
}

/// A cost that falls with the number of slides after which the target can be reached next turn.
fn missed_slides(position: &Position, reach: &Reach) -> Box<dyn Fn(Square) -> u32> {
    let board = position.board().slid(reach.slide);
    let access = slid(position, reach).access(&board, None);
    Box::new(move |to| 64 - access.count(to))
}
