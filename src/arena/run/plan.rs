//! The plan of a match: which games this process plays, and how.

use super::contest::{Contest, OpeningOf};
use super::schedule::{Fixture, Schedule, Shard};
use crate::arena::config::{OpeningBook, Settings};

/// All that decides which games are played, and how.
pub struct Plan<G: Contest> {
    /// The settings.
    pub settings: Settings,
    /// The opening book.
    pub book: OpeningBook<OpeningOf<G>>,
    /// The schedule of the whole match.
    pub schedule: Schedule,
    /// The shard of it that this process plays.
    pub shard: Shard,
}

impl<G: Contest> Plan<G> {
    /// The game of this number; `None` if this process does not play it.
    pub fn fixture(&self, number: u64) -> Option<Fixture> {
        let fixture = self.schedule.fixture(number)?;
        self.shard.has(fixture.meeting).then_some(fixture)
    }

    /// The number of games that this process plays.
    pub fn games(&self) -> u64 {
        self.shard.share(self.schedule.meetings()) * self.schedule.games_per_meeting()
    }
}
