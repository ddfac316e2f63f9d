//! Random openings: the first moves of a game, drawn from the legal ones.

use crate::laser::rules::{Move, Position, Record};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use std::fmt;
use std::str::FromStr;

/// A range of numbers of plies, both ends included, within 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plies {
    least: u32,
    most: u32,
}

/// The text is not a number or range of plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("plies are a number from 0 to 100 or a range such as 6..12")]
pub struct ParsePliesError;

impl Plies {
    /// The range from `least` to `most`.
    pub const fn new(least: u32, most: u32) -> Plies {
        Plies { least, most }
    }
}

impl FromStr for Plies {
    type Err = ParsePliesError;

    /// Reads `8` or `6..12`.
    fn from_str(text: &str) -> Result<Plies, ParsePliesError> {
        let (least, most) = text.split_once("..").unwrap_or((text, text));
        match (least.parse(), most.parse()) {
            (Ok(least), Ok(most)) if least <= most && most <= 100 => Ok(Plies { least, most }),
            _ => Err(ParsePliesError),
        }
    }
}

impl fmt::Display for Plies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.least == self.most {
            write!(f, "{}", self.least)
        } else {
            write!(f, "{}..{}", self.least, self.most)
        }
    }
}

/// Why a random opening was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// None of the legal moves was allowed.
    Stuck,
    /// An arrangement or an opening occurred twice.
    Repeated,
}

/// Plays random moves from the end of a record: a random number of plies in the range, each drawn from
/// the legal moves that `allowed` accepts. No arrangement occurs twice.
///
/// # Errors
/// If the moves drawn make no such opening; another draw may.
pub fn random_opening(
    start: &Record,
    plies: Plies,
    random: &mut impl Rng,
    allowed: impl Fn(&mut Position, Move) -> bool,
) -> Result<Record, Dropped> {
    let plies = random.random_range(plies.least..=plies.most);
    let mut record = start.clone();
    let mut repeats = false;
    for _ in 0..plies {
        let mut position = record.position().clone();
        let mut moves = position.legal_moves();
        moves.retain(|mv| allowed(&mut position, *mv));
        let mv = *moves.choose(random).ok_or(Dropped::Stuck)?;
        record.play(mv).map_err(|_| Dropped::Stuck)?;
        repeats |= record.repetitions() > 1;
    }
    if repeats {
        Err(Dropped::Repeated)
    } else {
        Ok(record)
    }
}
