//! How well the engine plays: its level and its time.

use crate::{labyrinth, laser};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

/// Hundredths of a level, in which searches count.
const LEVEL: u32 = 100;

/// The level of full strength, in every game.
pub(super) const FULL_LEVEL: u8 = (laser::search::Strength::FULL / LEVEL) as u8;
const _: () = assert!(laser::search::Strength::FULL == labyrinth::search::Strength::FULL);

/// The level where neither a level nor a time is asked for.
const DEFAULT_LEVEL: u8 = 5;

/// The time for a move at full strength, where no other is asked for.
const FULL_STRENGTH_TIME: Duration = Duration::from_secs(2);

/// How well the engine plays: the protocol's `Skill Level` and a limit of time.
#[derive(Clone, Debug)]
pub(super) struct Skill {
    /// `Skill Level`, 0 to [`FULL_LEVEL`].
    level: u8,
    /// The time for each move; none where the level's count of nodes is the only limit.
    time: Option<Duration>,
    /// Source of the seeds for the errors of the lower levels.
    rng: Xoshiro256PlusPlus,
}

/// What a move is searched with.
pub(super) struct Pace {
    /// The level in hundredths.
    pub(super) level: u32,
    /// The seed of the level's errors.
    pub(super) seed: u64,
    /// The time, if it is limited.
    pub(super) time: Option<Duration>,
}

impl Skill {
    /// A level, 0 to [`FULL_LEVEL`], and the time for each move. A time alone means full strength. Without a
    /// time the full strength takes [`FULL_STRENGTH_TIME`] and a lower level what its nodes take.
    pub(super) fn new(level: Option<u8>, time: Option<Duration>) -> Skill {
        let default = match time {
            Some(_) => FULL_LEVEL,
            None => DEFAULT_LEVEL,
        };
        let level = level.unwrap_or(default);
        Skill {
            level,
            time: time.or((level >= FULL_LEVEL).then_some(FULL_STRENGTH_TIME)),
            rng: Xoshiro256PlusPlus::seed_from_u64(any_seed()),
        }
    }

    /// The pace of the next move.
    pub(super) fn pace(&mut self) -> Pace {
        Pace {
            level: u32::from(self.level) * LEVEL,
            seed: self.rng.random(),
            time: self.time,
        }
    }
}

impl fmt::Display for Skill {
    /// Writes `level 5 of 20`, or `level 20 of 20, 2 s a move`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level {} of {FULL_LEVEL}", self.level)?;
        match self.time {
            Some(time) => write!(f, ", {} s a move", time.as_secs_f64()),
            None => Ok(()),
        }
    }
}

/// The number of deals among which one is chosen at random: their seeds are easy to type again.
const DEALS: u64 = 1_000_000;

/// The seed of a random deal.
pub(super) fn any_deal() -> u64 {
    any_seed() % DEALS
}

/// A seed from the system, so that no two games are the same.
pub(super) fn any_seed() -> u64 {
    RandomState::new().hash_one(0)
}
