//! Random openings: the first moves of a game, drawn from the legal ones.

use crate::laser::rules::{Move, Position, Record};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use std::fmt;
use std::str::FromStr;

/// A range of numbers of plies, both ends included, within 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plies {
    min: u32,
    max: u32,
}

/// The text is not a number or range of plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("plies are a number from 0 to 100 or a range such as 6..12")]
pub struct ParsePliesError;

impl Plies {
    /// The range from `min` to `max`.
    pub const fn new(min: u32, max: u32) -> Plies {
        Plies { min, max }
    }
}

impl FromStr for Plies {
    type Err = ParsePliesError;

    /// Reads `8` or `6..12`.
    fn from_str(text: &str) -> Result<Plies, ParsePliesError> {
        let (min, max) = text.split_once("..").unwrap_or((text, text));
        match (min.parse(), max.parse()) {
            (Ok(min), Ok(max)) if min <= max && max <= 100 => Ok(Plies { min, max }),
            _ => Err(ParsePliesError),
        }
    }
}

impl fmt::Display for Plies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max {
            write!(f, "{}", self.min)
        } else {
            write!(f, "{}..{}", self.min, self.max)
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
    let plies = random.random_range(plies.min..=plies.max);
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
