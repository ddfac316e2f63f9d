//! The schedule: the number of a game decides who plays whom, at which seats, from which opening.

use crate::config::{Games, Settings, Tournament};
use akhet::game::Seat;
use derive_more::Display;
use std::num::{NonZeroU32, NonZeroU64};
use std::ops::Range;

/// A schedule of games, numbered from 1.
///
/// In a round, each pair of engines meets once, all from the same opening. A meeting is one game, or one for each
/// seat of the first engine. With more than two players, the second engine has all other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    pub players: usize,
    pub engines: usize,
    pub tournament: Tournament,
    pub rounds: NonZeroU32,
    pub games: Games,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number, from 1.
    pub number: u64,
    /// Its round, from 1.
    pub round: u64,
    /// Its meeting, from 0. The two games of a meeting of two players make a pair.
    pub meeting: u64,
    /// The numbers of the two engines. The first sits at `first_at`; in a schedule its number is the smaller one.
    pub engines: [usize; 2],
    pub players: usize,
    /// The seat of the first engine, counted from 0. The second has all others.
    pub first_at: usize,
}

impl Fixture {
    pub fn player(&self, seat: Seat) -> usize {
        self.engines[usize::from(seat.index() != self.first_at)]
    }
}

impl Schedule {
    /// The schedule of a match with these settings and this many players per game.
    pub fn new(settings: &Settings, players: usize) -> Schedule {
        Schedule {
            players,
            engines: settings.engine.len(),
            tournament: settings.tournament,
            rounds: settings.rounds,
            games: settings.games,
        }
    }

    pub fn games_per_meeting(&self) -> u64 {
        match self.games {
            Games::One => 1,
            Games::EachSeat => self.players as u64,
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

    /// The engines of the meeting of this number, from 0 within its round.
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

    pub fn meetings(&self) -> u64 {
        u64::from(self.rounds.get()) * self.pairings()
    }

    pub fn games(&self) -> u64 {
        self.meetings() * self.games_per_meeting()
    }

    /// The numbers of the games of a round; empty beyond the last.
    pub fn games_of_round(&self, round: u64) -> Range<u64> {
        let games = self.pairings() * self.games_per_meeting();
        match round.checked_sub(1) {
            Some(before) if before < self.rounds.get().into() => {
                before * games + 1..round * games + 1
            }
            _ => 0..0,
        }
    }

    /// The game of a number from 1; `None` beyond the last.
    pub fn fixture(&self, number: u64) -> Option<Fixture> {
        if !(1..=self.games()).contains(&number) {
            return None;
        }
        let meeting = (number - 1) / self.games_per_meeting();
        let round = meeting / self.pairings() + 1;
        let turn = match self.games {
            Games::One => round - 1,
            Games::EachSeat => number - 1,
        };
        Some(Fixture {
            number,
            round,
            meeting,
            engines: self.pairing(meeting % self.pairings()),
            players: self.players,
            first_at: (turn % self.players as u64) as usize,
        })
    }
}

/// A shard of a schedule, written `I/N`: every Nth meeting, from the Ith on.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
#[display("{index}/{of}")]
pub struct Shard {
    index: u64,
    of: NonZeroU64,
}

impl Shard {
    pub const WHOLE: Shard = Shard {
        index: 1,
        of: NonZeroU64::MIN,
    };

    /// The number of meetings, of this many, that belong to the shard.
    pub fn share(self, meetings: u64) -> u64 {
        let from = meetings.saturating_sub(self.index - 1);
        from.div_ceil(self.of.get())
    }

    /// The shard's `nth` meeting. Both count from 0.
    pub fn nth(self, nth: u64) -> u64 {
        nth.saturating_mul(self.of.get())
            .saturating_add(self.index - 1)
    }

    pub fn has(self, meeting: u64) -> bool {
        meeting % self.of == self.index - 1
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
    use akhet::game::MAX_SEATS;
    use std::collections::{BTreeMap, BTreeSet};

    fn schedules() -> impl Iterator<Item = Schedule> {
        let tables =
            (2..=MAX_SEATS).flat_map(|players| [2, 3, 5].map(|engines| (players, engines)));
        tables.flat_map(|(players, engines)| {
            [Tournament::Gauntlet, Tournament::RoundRobin]
                .into_iter()
                .flat_map(move |tournament| {
                    [Games::One, Games::EachSeat].map(|games| Schedule {
                        players,
                        engines,
                        tournament,
                        rounds: NonZeroU32::new(12).unwrap(),
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

    /// The engines of a game, by seat.
    fn seated(fixture: &Fixture) -> Vec<usize> {
        let seats = Seat::all(fixture.players);
        seats.map(|seat| fixture.player(seat)).collect()
    }

    #[test]
    fn every_pairing_meets_in_every_round_at_all_seats() {
        for schedule in schedules() {
            let mut tables = BTreeMap::new();
            for fixture in fixtures(&schedule) {
                let [first, second] = fixture.engines;
                assert!(first < second && second < schedule.engines);
                assert!(schedule.tournament == Tournament::RoundRobin || first == 0);
                let seated = seated(&fixture);
                let mut expected = vec![second; schedule.players];
                expected[fixture.first_at] = first;
                assert_eq!(seated, expected);
                *tables.entry(seated).or_insert(0) += 1;
            }
            let pairings = match schedule.tournament {
                Tournament::Gauntlet => schedule.engines - 1,
                Tournament::RoundRobin => schedule.engines * (schedule.engines - 1) / 2,
            };
            assert_eq!(tables.len(), schedule.players * pairings, "{schedule:?}");
            let each = 12 * schedule.games_per_meeting() / schedule.players as u64;
            assert!(tables.values().all(|&games| games == each), "{tables:?}");
        }
    }

    #[test]
    fn a_meeting_is_neighbours_with_the_seats_changed() {
        for schedule in schedules().filter(|schedule| schedule.games == Games::EachSeat) {
            for meeting in fixtures(&schedule).chunks(schedule.players) {
                for (at, game) in meeting.iter().enumerate() {
                    assert_eq!(game.meeting, meeting[0].meeting);
                    assert_eq!(
                        (game.round, game.engines),
                        (meeting[0].round, meeting[0].engines)
                    );
                    assert_eq!(game.first_at, at);
                }
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
