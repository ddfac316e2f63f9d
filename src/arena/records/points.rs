//! The result of a game of two to four players as text.

use crate::game::{Ending, MAX_SEATS, Seat};
use arrayvec::ArrayVec;
use std::fmt;
use std::str::FromStr;

/// The result of a game: the points of the players in the order of play, written `1-0-0` where the first
/// of three has won, `1-0-1` where the second alone has lost, `1/2-1/2` for a draw of two; `*` for a game
/// that was not played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// Half points, by place; empty for an unfinished game.
    halves: ArrayVec<u8, MAX_SEATS>,
}

/// The texts of 0, 1 and 2 half points.
const TEXTS: [&str; 3] = ["0", "1/2", "1"];

impl Points {
    /// The points of a game of this many players that has ended so.
    pub fn of(ending: Ending, players: usize) -> Points {
        let halves = |seat| match ending {
            Ending::Won(winner) => 2 * u8::from(winner == seat),
            Ending::Lost(loser) => 2 * u8::from(loser != seat),
            Ending::Drawn => 1,
        };
        Points {
            halves: Seat::all(players).map(halves).collect(),
        }
    }

    /// The number of players; 0 for an unfinished game.
    pub fn players(&self) -> usize {
        self.halves.len()
    }

    /// How the game ended; `None` for an unfinished one. Of two players one has both won and lost: `fault`
    /// says whether it counts as lost.
    pub fn ending(&self, fault: bool) -> Option<Ending> {
        let place = |points: u8| {
            let mut seats = Seat::all(self.players()).zip(&self.halves);
            seats.find_map(|(seat, &halves)| (halves == points).then_some(seat))
        };
        let losers = self.halves.iter().filter(|&&halves| halves == 0).count();
        let lost = losers == 1 && (fault || self.players() > 2);
        match (place(2), place(0)) {
            (_, Some(loser)) if lost => Some(Ending::Lost(loser)),
            (Some(winner), _) => Some(Ending::Won(winner)),
            _ => place(1).map(|_| Ending::Drawn),
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.halves.is_empty() {
            return f.write_str("*");
        }
        for (place, &halves) in self.halves.iter().enumerate() {
            let dash = if place == 0 { "" } else { "-" };
            write!(f, "{dash}{}", TEXTS[usize::from(halves)])?;
        }
        Ok(())
    }
}

impl FromStr for Points {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Points, &'static str> {
        let mut halves = ArrayVec::new();
        if text == "*" {
            return Ok(Points { halves });
        }
        let error = "a result is the points of two to four players, such as 1-0 or 0-0-1, or *";
        for part in text.split('-') {
            let points = TEXTS.iter().position(|&known| known == part);
            let points = points.ok_or(error)?;
            halves.try_push(points as u8).map_err(|_| error)?;
        }
        let points = Points { halves };
        let players = points.players();
        let ending = points.ending(false);
        if ending.is_some_and(|ending| Points::of(ending, players) == points) && players > 1 {
            Ok(points)
        } else {
            Err(error)
        }
    }
}

super::outcome::as_text!(Points);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_is_read_as_it_is_written() {
        for players in 2..=MAX_SEATS {
            let mut endings = vec![Ending::Drawn];
            endings.extend(Seat::all(players).map(Ending::Won));
            endings.extend(Seat::all(players).map(Ending::Lost));
            for ending in endings {
                let points = Points::of(ending, players);
                let text = points.to_string();
                assert_eq!(text.parse(), Ok(points.clone()));
                let fault = matches!(ending, Ending::Lost(_));
                assert_eq!(points.ending(fault), Some(ending), "{text}");
            }
        }
        assert_eq!("*".parse::<Points>().unwrap().ending(false), None);
        for text in [
            "",
            "1",
            "-",
            "1-1",
            "0-0",
            "1-0-1-1-1",
            "1-1/2",
            "2-0",
            "1-1-1",
            "0-1-1-0",
        ] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }
}
