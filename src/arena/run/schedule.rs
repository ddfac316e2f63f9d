//! The schedule: a game's number decides who plays whom, with which colours, from which opening.

use crate::arena::config::{Games, Settings, Tournament};
use crate::laser::rules::Color;
use std::fmt;
use std::num::{NonZeroU32, NonZeroU64};

/// A schedule of games, numbered from 1.
///
/// In a round each pair of engines meets once, all with the same opening. A meeting is one game, or
/// a pair of games with the colours exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// The number of engines.
    pub engines: usize,
    /// Gauntlet or round-robin.
    pub tournament: Tournament,
    /// The number of rounds.
    pub rounds: NonZeroU32,
    /// Games per meeting.
    pub games: Games,
}

/// A game of the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number, from 1.
    pub number: u64,
    /// Its round, from 1.
    pub round: u64,
    /// Its meeting, from 0. The two games of a meeting make a pair.
    pub meeting: u64,
    /// The numbers of the two engines, the smaller first.
    pub engines: [usize; 2],
    /// Whether the second of them plays Blue.
    pub exchanged: bool,
}

impl Fixture {
    /// The engine that plays this colour.
    pub fn player(&self, color: Color) -> usize {
        self.engines[usize::from((color == Color::Red) != self.exchanged)]
    }

    /// The first engine's colour.
    pub fn first_color(&self) -> Color {
        match self.exchanged {
            false => Color::Blue,
            true => Color::Red,
        }
    }
}

impl Schedule {
    /// The schedule of a match with these settings.
    pub fn new(settings: &Settings) -> Schedule {
        Schedule {
            engines: settings.engine.len(),
            tournament: settings.tournament,
            rounds: settings.rounds,
            games: settings.games,
        }
    }

    /// Meetings per round.
    fn pairings(&self) -> u64 {
        let engines = self.engines as u64;
        match self.tournament {
            Tournament::Gauntlet => engines.saturating_sub(1),
            Tournament::RoundRobin => engines * engines.saturating_sub(1) / 2,
        }
    }

    /// The engines of a meeting, numbered from 0 within its round.
    fn pairing(&self, number: u64) -> [usize; 2] {
        let number = number as usize;
        if self.tournament == Tournament::Gauntlet {
            return [0, number + 1];
        }
        let mut before = 0;
        for first in 0..self.engines {
            let opponents = self.engines - first - 1;
            if number < before + opponents {
                return [first, first + 1 + number - before];
            }
            before += opponents;
        }
        [0, 0]
    }

    /// The number of meetings.
    pub fn meetings(&self) -> u64 {
        u64::from(self.rounds.get()) * self.pairings()
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.meetings() * self.games.count()
    }

    /// The game of a number from 1; `None` beyond the last.
    pub fn fixture(&self, number: u64) -> Option<Fixture> {
        if !(1..=self.games()).contains(&number) {
            return None;
        }
        let meeting = (number - 1) / self.games.count();
        let round = meeting / self.pairings() + 1;
        let exchanged = match self.games {
            Games::One => round.is_multiple_of(2),
            Games::Two => number.is_multiple_of(2),
        };
        Some(Fixture {
            number,
            round,
            meeting,
            engines: self.pairing(meeting % self.pairings()),
            exchanged,
        })
    }
}

/// A shard of a schedule, written `I/N`: every Nth meeting, from the Ith on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    index: u64,
    of: NonZeroU64,
}

impl Shard {
    /// The whole schedule.
    pub const WHOLE: Shard = Shard {
        index: 1,
        of: NonZeroU64::MIN,
    };

    /// How many of this number of meetings belong to the shard.
    pub fn share(self, meetings: u64) -> u64 {
        let from = meetings.saturating_sub(self.index - 1);
        from.div_ceil(self.of.get())
    }

    /// The meeting, counted from 0, that is the shard's `nth`, also counted from 0.
    pub fn nth(self, nth: u64) -> u64 {
        nth.saturating_mul(self.of.get())
            .saturating_add(self.index - 1)
    }

    /// Returns true if the meeting belongs to the shard.
    pub fn has(self, meeting: u64) -> bool {
        meeting % self.of == self.index - 1
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

impl std::str::FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Shard, &'static str> {
        let shard = || {
            let (index, of) = text.split_once('/')?;
            let (index, of) = (index.parse().ok()?, of.parse::<NonZeroU64>().ok()?);
            (1..=of.get())
                .contains(&index)
                .then_some(Shard { index, of })
        };
        shard().ok_or("a shard is I/N, with I from 1 to N")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    fn schedules() -> impl Iterator<Item = Schedule> {
        let engines = [2, 3, 5];
        engines.into_iter().flat_map(|engines| {
            [Tournament::Gauntlet, Tournament::RoundRobin]
                .into_iter()
                .flat_map(move |tournament| {
                    [Games::One, Games::Two].map(|games| Schedule {
                        engines,
                        tournament,
                        rounds: NonZeroU32::new(6).unwrap(),
                        games,
                    })
                })
        })
    }

    fn fixtures(schedule: &Schedule) -> Vec<Fixture> {
        let numbers = 1..=schedule.games();
        numbers
            .map(|number| schedule.fixture(number).unwrap())
            .collect()
    }

    #[test]
    fn every_pairing_meets_in_every_round_with_both_colours() {
        for schedule in schedules() {
            let mut blue = BTreeMap::new();
            for fixture in fixtures(&schedule) {
                let [first, second] = fixture.engines;
                assert!(first < second && second < schedule.engines);
                assert!(schedule.tournament == Tournament::RoundRobin || first == 0);
                let players = Color::ALL.map(|color| fixture.player(color));
                assert_eq!(
                    players.map(|player| player == first),
                    [!fixture.exchanged, fixture.exchanged]
                );
                assert_eq!(fixture.player(fixture.first_color()), first);
                *blue.entry((players[0], players[1])).or_insert(0) += 1;
            }
            let pairings = match schedule.tournament {
                Tournament::Gauntlet => schedule.engines - 1,
                Tournament::RoundRobin => schedule.engines * (schedule.engines - 1) / 2,
            };
            assert_eq!(blue.len(), 2 * pairings, "{schedule:?}");
            let each = 6 * schedule.games.count() / 2;
            assert!(blue.values().all(|&games| games == each), "{blue:?}");
        }
    }

    #[test]
    fn a_pair_is_two_neighbours_of_one_meeting_with_the_colours_exchanged() {
        for schedule in schedules().filter(|schedule| schedule.games == Games::Two) {
            for pair in fixtures(&schedule).chunks(2) {
                assert_eq!(pair[0].meeting, pair[1].meeting);
                assert_eq!(
                    (pair[0].round, pair[0].engines),
                    (pair[1].round, pair[1].engines)
                );
                assert_eq!((pair[0].exchanged, pair[1].exchanged), (false, true));
            }
        }
    }

    #[test]
    fn there_is_no_game_outside() {
        for schedule in schedules() {
            assert_eq!(schedule.fixture(0), None);
            assert_eq!(schedule.fixture(schedule.games() + 1), None);
        }
    }

    #[test]
    fn shards_cover_all_and_nothing_twice() {
        for schedule in schedules() {
            for of in [1, 2, 3, 7, 100] {
                let mut seen = BTreeSet::new();
                for index in 1..=of {
                    let shard: Shard = format!("{index}/{of}").parse().unwrap();
                    let share = (0..schedule.meetings()).filter(|&meeting| shard.has(meeting));
                    assert_eq!(shard.share(schedule.meetings()), share.count() as u64);
                    for fixture in fixtures(&schedule) {
                        if shard.has(fixture.meeting) {
                            assert!(seen.insert(fixture.number), "{fixture:?} twice");
                        }
                    }
                }
                assert_eq!(seen.len() as u64, schedule.games());
            }
        }
    }

    #[test]
    fn a_shard_is_a_part_of_a_whole() {
        for text in ["", "1", "0/2", "3/2", "1/0", "a/2", "1/2/3", "-1/2", "1 /2"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
        assert_eq!("1/1".parse(), Ok(Shard::WHOLE));
    }
}
