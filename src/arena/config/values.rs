//! The values of the settings, each with its text. A file may have a number or a truth value
//! where the command line has its text.

use crate::laser::rules::Setup;
use crate::lines::Quoted;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::num::{NonZeroU16, NonZeroU32, NonZeroU64};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// What a value of the settings is read from.
pub trait Value: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// Says what it may be.
    fn read(text: &str) -> Result<Self, String>;
}

/// Makes types be read by their own parser, whose error is for people, or is as given here.
macro_rules! values {
    ($($type:ty),+) => {
        $(impl Value for $type {
            fn read(text: &str) -> Result<$type, String> {
                text.parse().map_err(|error: <$type as FromStr>::Err| error.to_string())
            }
        })+
    };
    ($what:literal: $($type:ty),+) => {
        $(impl Value for $type {
            fn read(text: &str) -> Result<$type, String> {
                text.parse().map_err(|_| $what.to_owned())
            }
        })+
    };
}

values!(String, Setup, OnOff, Seconds, TimeControl, Games);
values!("a number is wanted": f64);
values!("a whole number from 0 to 4294967295 is wanted": u32);
values!("a whole number from 1 to 4294967295 is wanted": NonZeroU32);
values!("a whole number from 1 to 65535 is wanted": NonZeroU16);

impl Value for NonZeroU64 {
    fn read(text: &str) -> Result<NonZeroU64, String> {
        // Files have no numbers beyond.
        let most = i64::MAX.unsigned_abs();
        let number = text
            .parse()
            .ok()
            .filter(|number: &NonZeroU64| number.get() <= most);
        number.ok_or_else(|| format!("a whole number from 1 to {most} is wanted"))
    }
}

impl Value for PathBuf {
    fn read(text: &str) -> Result<PathBuf, String> {
        match text.is_empty() {
            true => Err("a path is wanted".to_owned()),
            false => Ok(text.into()),
        }
    }
}

/// Makes a type that is written and read as one of some words.
macro_rules! words {
    ($type:ident, { $word0:literal => $value0:ident $(, $word:literal => $value:ident)* }) => {
        impl $type {
            /// Its word in the settings.
            pub fn word(self) -> &'static str {
                match self {
                    $type::$value0 => $word0,
                    $($type::$value => $word),*
                }
            }
        }

        impl Value for $type {
            fn read(text: &str) -> Result<$type, String> {
                match text {
                    $word0 => Ok($type::$value0),
                    $($word => Ok($type::$value),)*
                    _ => Err(concat!("there are ", $word0 $(, ", ", $word)*).to_owned()),
                }
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.word())
            }
        }
    };
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tournament {
    /// The first engine meets every other.
    Gauntlet,
    /// Every engine meets every other.
    RoundRobin,
}

words!(Tournament, { "gauntlet" => Gauntlet, "roundrobin" => RoundRobin });

/// The games of a meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Games {
    /// One game; the colours are exchanged from round to round.
    One,
    /// Two games of one opening, with the colours exchanged.
    Two,
}

impl FromStr for Games {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Games, &'static str> {
        match text {
            "1" => Ok(Games::One),
            "2" => Ok(Games::Two),
            _ => Err("there are 1 and 2"),
        }
    }
}

impl Serialize for Games {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(self.count())
    }
}

impl Games {
    /// How many they are.
    pub fn count(self) -> u64 {
        match self {
            Games::One => 1,
            Games::Two => 2,
        }
    }
}

/// How an engine speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Protocol {
    /// The Universal Chess Interface.
    #[default]
    Uci,
    /// The Universal Game Interface.
    Ugi,
    /// MIT's Khet interface of 2011.
    Uki,
}

words!(Protocol, { "uci" => Uci, "ugi" => Ugi, "uki" => Uki });

impl Protocol {
    /// What the handshake ends with.
    pub fn ok(self) -> &'static str {
        match self {
            Protocol::Uci => "uciok",
            Protocol::Ugi => "ugiok",
            Protocol::Uki => "ukiok",
        }
    }

    /// What announces a new game.
    pub fn new_game(self) -> &'static str {
        match self {
            Protocol::Uci => "ucinewgame",
            Protocol::Ugi => "uginewgame",
            Protocol::Uki => "ukinewgame",
        }
    }
}

/// The order of the openings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// As they stand in their files.
    #[default]
    Sequential,
    /// Shuffled as the seed says.
    Random,
}

words!(Order, { "sequential" => Sequential, "random" => Random });

/// The Elo in which the hypotheses of a test are stated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Model {
    /// Normalised Elo: the length of the test does not depend on how many games are drawn.
    #[default]
    Normalized,
    /// The Elo of the logistic curve.
    Logistic,
}

words!(Model, { "normalized" => Normalized, "logistic" => Logistic });

impl Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Yes or no.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OnOff(pub bool);

impl FromStr for OnOff {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<OnOff, &'static str> {
        match text {
            "on" | "true" => Ok(OnOff(true)),
            "off" | "false" => Ok(OnOff(false)),
            _ => Err("there are on and off"),
        }
    }
}

/// The longest time that can be asked for, in seconds: some eleven days.
const LONGEST: f64 = 1e6;

/// A time, written in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seconds(pub Duration);

impl FromStr for Seconds {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seconds, &'static str> {
        let seconds = text
            .parse()
            .ok()
            .filter(|seconds| (0.0..=LONGEST).contains(seconds));
        let seconds = seconds.ok_or("a time is a number of seconds from 0 to 1000000")?;
        Ok(Seconds(Duration::from_secs_f64(seconds)))
    }
}

impl Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.as_secs_f64())
    }
}

impl Serialize for Seconds {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_f64(self.0.as_secs_f64())
    }
}

/// A clock: `[MOVES/]TIME[+INCREMENT]`, where a time is in seconds, or minutes and seconds as
/// `MM:SS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// So many moves are to be played in the time, and then it is given again. The time is for
    /// the whole game where this is `None`.
    pub moves: Option<NonZeroU32>,
    /// The time.
    pub time: Duration,
    /// What every move adds to it.
    pub increment: Duration,
}

impl FromStr for TimeControl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<TimeControl, &'static str> {
        let (moves, rest) = match text.split_once('/') {
            Some((moves, rest)) => {
                let number = moves
                    .parse()
                    .map_err(|_| "before '/' comes a number of moves")?;
                (Some(number), rest)
            }
            None => (None, text),
        };
        let (time, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let time = match time.split_once(':') {
            Some((minutes, seconds)) => {
                let minutes: u16 = minutes.parse().map_err(|_| "before ':' come minutes")?;
                seconds.parse::<Seconds>()?.0 + Duration::from_secs(60 * u64::from(minutes))
            }
            None => time.parse::<Seconds>()?.0,
        };
        if time.is_zero() {
            return Err("a clock begins with some time");
        }
        let increment = increment.parse::<Seconds>()?.0;
        Ok(TimeControl {
            moves,
            time,
            increment,
        })
    }
}

impl Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.time))?;
        match self.increment.is_zero() {
            true => Ok(()),
            false => write!(f, "+{}", Seconds(self.increment)),
        }
    }
}

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// A value that is passed on as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scalar(pub String);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Scalar, D::Error> {
        scalar(from).map(Scalar)
    }
}

/// What stands in a table in the place of a value, or of a list of values.
enum Raw {
    One(String),
    Many(Vec<String>),
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Raw, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Raw;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Raw, E> {
                Ok(Raw::One(text.to_owned()))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Raw, E> {
                Ok(Raw::One(number.to_string()))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Raw, E> {
                Ok(Raw::One(number.to_string()))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Raw, E> {
                Ok(Raw::One(number.to_string()))
            }

            fn visit_bool<E: Error>(self, on: bool) -> Result<Raw, E> {
                Ok(Raw::One(on.to_string()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Raw, A::Error> {
                let mut texts = Vec::new();
                while let Some(Scalar(text)) = items.next_element()? {
                    texts.push(text);
                }
                Ok(Raw::Many(texts))
            }
        }
        from.deserialize_any(Any)
    }
}

fn parse<T: Value, E: Error>(text: &str) -> Result<T, E> {
    T::read(text).map_err(|error| E::custom(format!("'{}': {error}", Quoted::new(text))))
}

/// Reads a value from its text, or from a number or truth value that a file has in its place.
pub fn scalar<'de, D: Deserializer<'de>, T: Value>(from: D) -> Result<T, D::Error> {
    match Raw::deserialize(from)? {
        Raw::One(text) => parse(&text),
        Raw::Many(_) => Err(D::Error::custom("one value is wanted, not a list")),
    }
}

/// Reads a value that may be left out.
pub fn optional<'de, D: Deserializer<'de>, T: Value>(from: D) -> Result<Option<T>, D::Error> {
    scalar(from).map(Some)
}

/// Reads a list, or a text whose values are separated by commas.
pub fn list<'de, D: Deserializer<'de>, T: Value>(from: D) -> Result<Vec<T>, D::Error> {
    let texts = match Raw::deserialize(from)? {
        Raw::One(text) => text.split(',').map(str::to_owned).collect(),
        Raw::Many(texts) => texts,
    };
    match texts.is_empty() {
        true => Err(D::Error::custom("the list is empty")),
        false => texts.iter().map(|text| parse(text)).collect(),
    }
}

/// Writes setups by their names.
pub fn names<S: Serializer>(setups: &[Setup], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(setups.iter().map(|setup| setup.name()))
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
