//! The types of the settings' values, and how each is read from text. A TOML file may have a number
//! or a boolean where the command line has text.

use crate::game::Variant;
use crate::labyrinth::rules::Players;
use crate::laser::rules::Setup;
use crate::lines::Quoted;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::num::{NonZeroU16, NonZeroU32, NonZeroU64};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// A value of the settings that is read from text.
pub trait Value: Sized {
    /// Reads a value.
    ///
    /// # Errors
    /// Says which values are valid.
    fn read(text: &str) -> Result<Self, String>;
}

/// Reads types by their own parser, with its error, or with the one given.
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

values!(String, Variant, Setup, OnOff, Seconds, TimeControl, Games);
values!("expected a number": f64);
values!("expected a whole number from 0 to 4294967295": u32);
values!("expected a whole number from 1 to 4294967295": NonZeroU32);
values!("expected a whole number from 1 to 65535": NonZeroU16);

impl Value for NonZeroU64 {
    fn read(text: &str) -> Result<NonZeroU64, String> {
        // TOML has no greater integers.
        let most = i64::MAX.unsigned_abs();
        let number = text
            .parse()
            .ok()
            .filter(|number: &NonZeroU64| number.get() <= most);
        number.ok_or_else(|| format!("expected a whole number from 1 to {most}"))
    }
}

impl Value for Players {
    fn read(text: &str) -> Result<Players, String> {
        text.parse().map_err(str::to_owned)
    }
}

impl Value for PathBuf {
    fn read(text: &str) -> Result<PathBuf, String> {
        if text.is_empty() {
            Err("expected a path".to_owned())
        } else {
            Ok(text.into())
        }
    }
}

/// Reads and writes an enum as one word per variant.
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
                    _ => Err(concat!("expected one of ", $word0 $(, ", ", $word)*).to_owned()),
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

/// The option by which an engine is told which game to play.
pub const VARIANT_OPTION: &str = "UCI_Variant";

/// The kind of tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tournament {
    /// The first engine meets every other one.
    Gauntlet,
    /// Every engine meets every other one.
    RoundRobin,
}

words!(Tournament, { "gauntlet" => Gauntlet, "roundrobin" => RoundRobin });

/// Games per meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Games {
    /// One game; the colours alternate from round to round.
    One,
    /// A pair: two games from one opening with the colours exchanged.
    Two,
}

impl FromStr for Games {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Games, &'static str> {
        match text {
            "1" => Ok(Games::One),
            "2" => Ok(Games::Two),
            _ => Err("expected 1 or 2"),
        }
    }
}

impl Serialize for Games {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(self.count())
    }
}

impl Games {
    /// The number of games.
    pub fn count(self) -> u64 {
        match self {
            Games::One => 1,
            Games::Two => 2,
        }
    }
}

/// The dialect of the protocol that an engine speaks.
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
    /// The last line of the handshake.
    pub fn ok(self) -> &'static str {
        match self {
            Protocol::Uci => "uciok",
            Protocol::Ugi => "ugiok",
            Protocol::Uki => "ukiok",
        }
    }

    /// The command that announces a new game.
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
    /// The order of their files.
    #[default]
    Sequential,
    /// Shuffled with the seed of the match.
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

/// A switch: `on` or `off`, `true` or `false`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OnOff(pub bool);

impl FromStr for OnOff {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<OnOff, &'static str> {
        match text {
            "on" | "true" => Ok(OnOff(true)),
            "off" | "false" => Ok(OnOff(false)),
            _ => Err("expected on or off"),
        }
    }
}

/// The longest time that a setting may have, in seconds: some eleven days.
const LONGEST: f64 = 1e6;

/// A time in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seconds(pub Duration);

impl FromStr for Seconds {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seconds, &'static str> {
        let seconds = text
            .parse()
            .ok()
            .filter(|seconds| (0.0..=LONGEST).contains(seconds));
        let seconds = seconds.ok_or("expected a number of seconds from 0 to 1000000")?;
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

/// A time control, `[MOVES/]TIME[+INCREMENT]`. TIME is in seconds or `MM:SS`, INCREMENT in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// Moves to be played in the time, after which it is added again; `None` if the time is for the
    /// whole game.
    pub moves: Option<NonZeroU32>,
    /// The time.
    pub time: Duration,
    /// The time that every move adds.
    pub increment: Duration,
}

impl FromStr for TimeControl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<TimeControl, &'static str> {
        let (moves, rest) = match text.split_once('/') {
            Some((moves, rest)) => {
                let number = moves
                    .parse()
                    .map_err(|_| "expected a number of moves before '/'")?;
                (Some(number), rest)
            }
            None => (None, text),
        };
        let (time, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let time = match time.split_once(':') {
            Some((minutes, seconds)) => {
                let minutes: u16 = minutes.parse().map_err(|_| "expected minutes before ':'")?;
                seconds.parse::<Seconds>()?.0 + Duration::from_secs(60 * u64::from(minutes))
            }
            None => time.parse::<Seconds>()?.0,
        };
        if time.is_zero() {
            return Err("the time must be more than 0");
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
        if self.increment.is_zero() {
            Ok(())
        } else {
            write!(f, "+{}", Seconds(self.increment))
        }
    }
}

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// A value that is passed on to an engine as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scalar(pub String);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Scalar, D::Error> {
        scalar(from).map(Scalar)
    }
}

/// The text of a value, or of a list of values, in a table.
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

/// Deserializes a value from text, a number or a boolean.
pub fn scalar<'de, D: Deserializer<'de>, T: Value>(from: D) -> Result<T, D::Error> {
    match Raw::deserialize(from)? {
        Raw::One(text) => parse(&text),
        Raw::Many(_) => Err(D::Error::custom("expected one value, not a list")),
    }
}

/// Deserializes a value that may be missing.
pub fn optional<'de, D: Deserializer<'de>, T: Value>(from: D) -> Result<Option<T>, D::Error> {
    scalar(from).map(Some)
}

/// Deserializes a list, or a text of values separated by commas.
pub fn list<'de, D: Deserializer<'de>, T: Value>(from: D) -> Result<Vec<T>, D::Error> {
    let texts = match Raw::deserialize(from)? {
        Raw::One(text) => text.split(',').map(str::to_owned).collect(),
        Raw::Many(texts) => texts,
    };
    if texts.is_empty() {
        Err(D::Error::custom("the list is empty"))
    } else {
        texts.iter().map(|text| parse(text)).collect()
    }
}

/// Deserializes a list that may be missing.
pub fn optional_list<'de, D, T>(from: D) -> Result<Option<Vec<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: Value,
{
    list(from).map(Some)
}

/// Serializes setups by their names.
pub fn names<S: Serializer>(setups: &Option<Vec<Setup>>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(setups.iter().flatten().map(|setup| setup.name()))
}

/// Serializes a game by its name.
pub fn name<S: Serializer>(variant: &Variant, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(variant)
}

/// Serializes a number of players.
pub fn count<S: Serializer>(players: &Option<Players>, to: S) -> Result<S::Ok, S::Error> {
    players.map(Players::count).serialize(to)
}

/// Whether a value is the default, and need not be written.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
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
