//! The plan of a match: which games this process plays, and how.

use super::schedule::{Fixture, Schedule, Shard};
use crate::arena::config::{OpeningBook, Settings};

/// All that decides which games are played and how.
#[derive(Debug)]
pub struct Plan {
    /// The settings.
    pub settings: Settings,
    /// Where the games begin.
    pub book: OpeningBook,
    /// Who plays whom.
    pub schedule: Schedule,
    /// The share of it that is played here.
    pub shard: Shard,
}

impl Plan {
    /// The game of this number; `None` where it is not played here.
    pub fn fixture(&self, number: u64) -> Option<Fixture> {
        let fixture = self.schedule.fixture(number)?;
        self.shard.has(fixture.meeting).then_some(fixture)
    }

    /// How many games are played here.
    pub fn games(&self) -> u64 {
        self.shard.share(self.schedule.meetings()) * self.schedule.games.count()
    }
}
