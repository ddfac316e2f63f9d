//! How the simple players choose their moves.

use akhet::laser::rules::{Kind, Move, Position};
use akhet::laser::solver::win_in_one;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::fmt;
use std::str::FromStr;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal move.
    Random,
    /// The move with the best shot.
    Greedy,
    /// Greedy, but in this percentage of its moves it also avoids losing to the next shot.
    Careful(u32),
}

impl Player {
    /// The move in this position; `None` if the game is over. It depends only on the position, its
    /// move number and the seed.
    pub fn choose(self, position: &Position, seed: u64) -> Option<Move> {
        let number = u64::from(position.move_number());
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed ^ position.key() ^ number << 40);
        let looks_ahead = match self {
            Player::Careful(percent) => random.random_range(0..100) < percent,
            Player::Random | Player::Greedy => false,
        };
        let mut position = position.clone();
        let (mut most, mut best) = (0, Vec::new());
        for mv in position.legal_moves() {
            let rank = match self {
                Player::Random => 0,
                _ => rank(&mut position, mv, looks_ahead),
            };
            if rank > most {
                (most, best) = (rank, Vec::new());
            }
            if rank == most {
                best.push(mv);
            }
        }
        match best.len() {
            0 => None,
            count => best.get(random.random_range(0..count)).copied(),
        }
    }
}

/// The rank of a move by its own shot and, with `looks_ahead`, by the enemy's next one.
fn rank(position: &mut Position, mv: Move, looks_ahead: bool) -> u32 {
    let side = position.side();
    let undo = position.play_unchecked(mv);
    let by_shot = match undo
        .removed
        .map(|piece| (piece.color() == side, piece.kind()))
    {
        Some((true, Kind::King)) => 0,
        Some((true, _)) => 2,
        None => 3,
        Some((false, Kind::King)) => 5,
        Some((false, _)) => 4,
    };
    let loses = looks_ahead && undo.winner().is_none() && win_in_one(position).is_some();
    position.undo(&undo);
    if loses { 1 } else { by_shot }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Careful(percent) => write!(f, "careful {percent}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let percent = text.strip_prefix("careful ").map(str::parse);
        match (text, percent) {
            ("random", _) => Ok(Player::Random),
            ("greedy", _) => Ok(Player::Greedy),
            (_, Some(Ok(percent @ 0..=100))) => Ok(Player::Careful(percent)),
            _ => Err(format!(
                "unknown player '{text}', expected random, greedy or careful 0 to careful 100"
            )),
        }
    }
}
