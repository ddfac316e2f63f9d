//! The types of values in settings, and how they are read and written.

use akhet_records::{as_text, read_as_text};
use derive_more::Display;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

as_text!(TimeControl);

read_as_text!(Games, Seconds);

/// The option that tells an engine which game to play.
pub const VARIANT_OPTION: &str = "UCI_Variant";

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tournament {
    /// The first engine meets every other one.
    Gauntlet,
    /// Every engine meets every other one.
    RoundRobin,
}

/// Games per meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "u8")]
pub enum Games {
    /// One game; the colours alternate from round to round.
    One = 1,
    /// One game of the opening from each seat: a pair with the colours exchanged, or 3 or 4 games for as
    /// many players.
    EachSeat = 2,
}

impl FromStr for Games {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Games, &'static str> {
        match text {
            "1" => Ok(Games::One),
            "2" => Ok(Games::EachSeat),
            _ => Err("expected 1 or 2"),
        }
    }
}

impl From<Games> for u8 {
    fn from(games: Games) -> u8 {
        games as u8
    }
}

/// The dialect of the protocol that an engine speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Protocol {
    /// The Universal Chess Interface.
    #[default]
    Uci,
    /// The Universal Game Interface.
    Ugi,
    /// MIT's Khet interface of 2011.
    Uki,
}

impl Protocol {
    /// The line that begins the handshake, the line that ends it, and the command for a new game.
    pub fn words(self) -> [&'static str; 3] {
        match self {
            Protocol::Uci => ["uci", "uciok", "ucinewgame"],
            Protocol::Ugi => ["ugi", "ugiok", "uginewgame"],
            Protocol::Uki => ["uki", "ukiok", "ukinewgame"],
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// The order in the files.
    #[default]
    Sequential,
    /// Shuffled with the seed of the match.
    Random,
}

/// The kind of Elo in which an SPRT's hypotheses are stated.
#[derive(Clone, Copy, Debug, Default, Display, PartialEq, Eq, Deserialize, Serialize)]
#[display(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Model {
    /// Normalised Elo, with which the length of a test does not depend on the draw rate.
    #[default]
    Normalized,
    Logistic,
}

/// The maximum of a time setting, in seconds: some 11 days.
const MAX_SECONDS: f64 = 1e6;

/// A time in seconds, at most a million.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, Serialize)]
#[display("{}", _0.as_secs_f64())]
#[serde(into = "f64")]
pub struct Seconds(pub Duration);

impl From<Seconds> for f64 {
    fn from(seconds: Seconds) -> f64 {
        seconds.0.as_secs_f64()
    }
}

impl FromStr for Seconds {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seconds, &'static str> {
        let seconds = text.parse().unwrap_or(f64::NAN);
        if (0.0..=MAX_SECONDS).contains(&seconds) {
            Ok(Seconds(Duration::from_secs_f64(seconds)))
        } else {
            Err("expected a number of seconds from 0 to 1000000")
        }
    }
}

/// A time control, `[MOVES/]TIME[+INCREMENT]`. TIME is in seconds or `MM:SS`, INCREMENT in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// The number of moves after which the time is added again; `None` if it is for the whole game.
    pub moves: Option<NonZeroU32>,
    pub time: Duration,
    /// The time added for each move.
    pub increment: Duration,
}

impl FromStr for TimeControl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<TimeControl, &'static str> {
        let (moves, rest) = match text.split_once('/') {
            Some((moves, rest)) => {
                let moves = moves.parse();
                let moves = moves.map_err(|_| "expected a number of moves before '/'")?;
                (Some(moves), rest)
            }
            None => (None, text),
        };
        let (time, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let (minutes, seconds) = time.split_once(':').unwrap_or(("0", time));
        let minutes: u16 = minutes.parse().map_err(|_| "expected minutes before ':'")?;
        let minutes = Duration::from_secs(60 * u64::from(minutes));
        let control = TimeControl {
            moves,
            time: minutes + seconds.parse::<Seconds>()?.0,
            increment: increment.parse::<Seconds>()?.0,
        };
        if control.time.is_zero() {
            return Err("the time must be more than 0");
        }
        Ok(control)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.time))?;
        if self.increment.is_zero() {
            Ok(())
        } else {
            write!(f, "+{}", Seconds(self.increment))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_as_they_are_read() {
        for (text, written) in [
            ("10+0.1", "10+0.1"),
            ("40/60", "40/60"),
            ("1:30+1", "90+1"),
            ("2/0:00.5+0", "2/0.5"),
        ] {
            let clock: TimeControl = text.parse().unwrap();
            assert_eq!(clock.to_string(), written);
            assert_eq!(written.parse(), Ok(clock));
        }
        for text in [
            "", "0", "+1", "1+", "0/1", "x/1", "1:", ":1", "-1", "1+-1", "nan", "inf", "1e9",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
