//! How a game ended, and why.

use crate::as_text;
use akhet::game::{Ending, MAX_SEATS, Seat};
use akhet::laser::rules::Color;
use arrayvec::ArrayVec;
use derive_more::Display;
use std::fmt;
use std::str::FromStr;

as_text!(GameOutcome, Points, Reason);

/// The outcome of a game, written `1-0`, `0-1`, `1/2-1/2` or `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameOutcome {
    /// This player won.
    Won(Color),
    /// A draw.
    Drawn,
    /// The game was not finished. Matches write no such record; other programs may.
    Unfinished,
}

impl From<Ending> for GameOutcome {
    fn from(ending: Ending) -> GameOutcome {
        match ending {
            Ending::Won(winner) => GameOutcome::Won(winner.into()),
            Ending::Lost(loser) => GameOutcome::Won(!Color::from(loser)),
            Ending::Drawn => GameOutcome::Drawn,
        }
    }
}

impl fmt::Display for GameOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameOutcome::Won(Color::Blue) => "1-0",
            GameOutcome::Won(Color::Red) => "0-1",
            GameOutcome::Drawn => "1/2-1/2",
            GameOutcome::Unfinished => "*",
        })
    }
}

impl FromStr for GameOutcome {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<GameOutcome, &'static str> {
        match text {
            "1-0" => Ok(GameOutcome::Won(Color::Blue)),
            "0-1" => Ok(GameOutcome::Won(Color::Red)),
            "1/2-1/2" => Ok(GameOutcome::Drawn),
            "*" => Ok(GameOutcome::Unfinished),
            _ => Err("a result is 1-0, 0-1, 1/2-1/2 or *"),
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[display("{}", Reason::ALL[*self as usize].1)]
pub enum Reason {
    /// Laser Chess: a King was hit.
    KingHit,
    /// Labyrinth: a player has found all treasures and, if the rules require it, come home.
    TreasuresFound,
    /// Laser Chess: an arrangement occurred for the third time.
    Repetition,
    /// The game reached the ply limit, `--max-plies`.
    MaxPlies,
    /// A draw by adjudication: both scores were near zero for long enough.
    DrawAdjudication,
    /// A loss by adjudication: the loser's score was low for long enough.
    ResignAdjudication,
    /// The loser resigned. Matches write no such record; the prompt does.
    Resignation,
    /// Neither the record nor its moves say. Matches write no such record.
    Unknown,
    /// The loser's answer was not a legal move.
    IllegalMove,
    /// The loser ran out of time.
    Time,
    /// The loser's process ended during the game.
    Crash,
    /// The loser gave no answer at all.
    Hang,
    /// The loser closed its output, but its process still runs.
    BrokenPipe,
}

impl Reason {
    /// All reasons in declaration order, each as records write it.
    pub const ALL: [(Reason, &'static str); 13] = [
        (Reason::KingHit, "king hit"),
        (Reason::TreasuresFound, "treasures found"),
        (Reason::Repetition, "repetition"),
        (Reason::MaxPlies, "max plies"),
        (Reason::DrawAdjudication, "draw adjudication"),
        (Reason::ResignAdjudication, "resign adjudication"),
        (Reason::Resignation, "resignation"),
        (Reason::Unknown, "unknown"),
        (Reason::IllegalMove, "illegal move"),
        (Reason::Time, "time forfeit"),
        (Reason::Crash, "crash"),
        (Reason::Hang, "hang"),
        (Reason::BrokenPipe, "broken pipe"),
    ];

    /// Whether the loser broke the rules or the protocol.
    pub fn is_fault(self) -> bool {
        self >= Reason::IllegalMove
    }

    /// Whether the loser's process is no longer usable.
    pub fn is_failure(self) -> bool {
        self >= Reason::Crash
    }
}

impl FromStr for Reason {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Reason, &'static str> {
        let found = Reason::ALL.into_iter().find(|(_, word)| *word == text);
        found
            .map(|(reason, _)| reason)
            .ok_or("not a reason for a game to end")
    }
}

/// The result of a game: the points of the players in the order of play, written `1-0-0` if the first
/// of three won, `1-0-1` if only the second lost, `1/2-1/2` for a draw of two, `*` for an unfinished
/// game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// Half points, by place; empty for an unfinished game.
    halves: ArrayVec<u8, MAX_SEATS>,
}

/// The texts of 0, 1 and 2 half points.
const TEXTS: [&str; 3] = ["0", "1/2", "1"];

impl Points {
    /// The points of a game of this many players with this outcome.
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

    /// The points of a game that was not played to its end.
    pub fn unfinished() -> Points {
        let halves = ArrayVec::new();
        Points { halves }
    }

    /// The number of players; 0 for an unfinished game.
    pub fn players(&self) -> usize {
        self.halves.len()
    }

    /// How the game ended; `None` for an unfinished game. With two players a win is also a loss: `fault` says whether
    /// to report the loss.
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
        if text == "*" {
            return Ok(Points::unfinished());
        }
        let mut halves = ArrayVec::new();
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
