//! All that can be said about a match, with the values where nothing is said.
//!
//! The same keys stand on the command line and in a TOML file, and both are read by the same
//! code: the flags are made into a table like that of a file.

use crate::game::{Rules, Setup};
use crate::lines::Quoted;
use serde::de::{DeserializeOwned, Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// Makes a type that is written and read as one of some words.
macro_rules! words {
    ($type:ident, { $($word:literal => $value:ident),+ }) => {
        impl $type {
            /// Its word in the settings.
            pub fn word(self) -> &'static str {
                match self {
                    $($type::$value => $word),+
                }
            }
        }

        impl FromStr for $type {
            type Err = &'static str;

            fn from_str(text: &str) -> Result<$type, &'static str> {
                match text {
                    $($word => Ok($type::$value),)+
                    _ => Err(concat!("there are", $(" ", $word),+)),
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

/// Keys and values, as in a TOML file.
pub type Table = toml::Table;

/// A match.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// Who meets whom.
    #[serde(deserialize_with = "scalar")]
    pub tournament: Tournament,
    /// How often each pair of engines meets.
    #[serde(deserialize_with = "scalar")]
    pub rounds: NonZeroU32,
    /// Games of a meeting: 2 play its opening with the colours exchanged, 1 plays it once.
    #[serde(deserialize_with = "scalar")]
    pub games: Games,
    /// Games that are played at the same time.
    #[serde(deserialize_with = "scalar")]
    pub concurrency: NonZeroUsize,
    /// What decides the order of openings that come in random order.
    #[serde(deserialize_with = "scalar")]
    pub seed: u64,
    /// The setups that games begin from, or whose suites are read.
    #[serde(deserialize_with = "list", serialize_with = "names")]
    pub setup: Vec<Setup>,
    /// Plies after which a game is a draw.
    #[serde(deserialize_with = "scalar")]
    pub maxplies: NonZeroU32,
    /// Milliseconds that an engine may take beyond its time.
    #[serde(deserialize_with = "scalar")]
    pub timemargin: u64,
    /// Seconds to wait for what no clock limits: the handshake, a move of an engine without a clock.
    #[serde(deserialize_with = "scalar")]
    pub patience: Seconds,
    /// Whether the match goes on when an engine crashes, hangs or closes its pipe.
    #[serde(deserialize_with = "scalar")]
    pub recover: OnOff,
    /// The file for the games as text.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub pgnout: Option<PathBuf>,
    /// The file for the games with every figure, a JSON value a line.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub jsonout: Option<PathBuf>,
    /// How the rules are read.
    pub rules: RulesSettings,
    /// The positions that games begin from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub openings: Option<Openings>,
    /// When a game is taken as drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<DrawSettings>,
    /// When a game is taken as lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resign: Option<ResignSettings>,
    /// The test that ends the match when it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtSettings>,
    /// The engines.
    pub engine: Vec<EngineSettings>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            tournament: Tournament::Gauntlet,
            rounds: NonZeroU32::MIN,
            games: Games::Two,
            concurrency: NonZeroUsize::MIN,
            seed: 0,
            setup: Setup::ALL.to_vec(),
            maxplies: NonZeroU32::MIN.saturating_add(399),
            timemargin: 0,
            patience: Seconds(Duration::from_secs(60)),
            recover: OnOff(false),
            pgnout: None,
            jsonout: None,
            rules: RulesSettings::default(),
            openings: None,
            draw: None,
            resign: None,
            sprt: None,
            engine: Vec::new(),
        }
    }
}

/// Why settings make no match.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// A key or a value is wrong.
    #[error("{0}")]
    Value(String),
    /// There are too few engines.
    #[error("a match needs two engines or more, there {}", match .0 { 0 => "is none", _ => "is one" })]
    Engines(usize),
    /// An engine can not be used like this.
    #[error("engine {0}: {1}")]
    Engine(String, String),
    /// The test makes no sense.
    #[error("sprt: {0}")]
    Sprt(String),
    /// A test needs one meeting.
    #[error("sprt: a test compares two engines, there are {0}")]
    SprtEngines(usize),
}

impl Settings {
    /// Reads settings from a table. What stands under `each` holds for every engine that says
    /// nothing else.
    ///
    /// # Errors
    /// Says which key or value is wrong, or why this is no match.
    pub fn from_table(mut table: Table) -> Result<Settings, SettingsError> {
        if let Some(each) = table.remove("each") {
            // Read on its own too, so that what is wrong with it is not blamed on an engine.
            let mut alone = Table::from_iter([("each".to_owned(), each.clone())]);
            if let Some(toml::Value::Table(each)) = alone.get_mut("each") {
                each.entry("cmd").or_insert_with(|| "".into());
            }
            read::<Each>(alone)?;
            for engine in engine_tables(&mut table) {
                underlay(engine, each.as_table().unwrap_or(&Table::new()));
            }
        }
        let mut settings: Settings = read(table)?;
        settings.name_engines();
        settings.check()?;
        // MIT's protocol knows no other rules.
        let uki = settings
            .engine
            .iter()
            .any(|engine| engine.proto == Protocol::Uki);
        settings.rules.kingturns.get_or_insert(OnOff(uki));
        Ok(settings)
    }

    /// The settings as a TOML file.
    ///
    /// # Errors
    /// When a path is no UTF-8 text.
    pub fn to_toml(&self) -> Result<String, toml::ser::Error> {
        toml::to_string(self)
    }

    /// How the rules are read.
    pub fn rules(&self) -> Rules {
        Rules {
            king_turns: self.rules.kingturns.is_some_and(|on| on.0),
            swap_onto_closed: self.rules.swapontoclosed.0,
        }
    }

    /// Gives every engine a name of its own.
    fn name_engines(&mut self) {
        let mut taken: Vec<String> = Vec::new();
        for engine in &mut self.engine {
            let stem = || engine.cmd.file_stem().unwrap_or_default().to_string_lossy();
            let wanted = match engine.name.is_empty() {
                true => stem().into_owned(),
                false => engine.name.clone(),
            };
            let mut name = wanted.clone();
            for number in 2.. {
                if !taken.contains(&name) {
                    break;
                }
                name = format!("{wanted}-{number}");
            }
            taken.push(name.clone());
            engine.name = name;
        }
    }

    fn check(&self) -> Result<(), SettingsError> {
        if self.engine.len() < 2 {
            return Err(SettingsError::Engines(self.engine.len()));
        }
        for engine in &self.engine {
            let fault = |what| SettingsError::Engine(engine.name.clone(), what);
            if engine.cmd.as_os_str().is_empty() {
                return Err(fault("cmd is empty".to_owned()));
            }
            engine.arguments().map_err(fault)?;
            let limits = [engine.nodes.is_some(), engine.depth.is_some()];
            match (engine.tc, engine.st) {
                (Some(_), Some(_)) => return Err(fault("it has both tc and st".to_owned())),
                (None, None) if limits == [false; 2] => {
                    let missing = "it has no limit, say tc, st, nodes or depth";
                    return Err(fault(missing.to_owned()));
                }
                _ => {}
            }
            if engine.proto == Protocol::Uki && self.rules.kingturns == Some(OnOff(false)) {
                let conflict = "uki has Kings turn, and the rules say kingturns=off";
                return Err(fault(conflict.to_owned()));
            }
        }
        match &self.sprt {
            Some(_) if self.engine.len() > 2 => Err(SettingsError::SprtEngines(self.engine.len())),
            Some(sprt) => sprt.test().map(drop).map_err(SettingsError::Sprt),
            None => Ok(()),
        }
    }
}

/// What holds for all engines, as a table of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Each {
    #[serde(rename = "each")]
    _each: EngineSettings,
}

fn read<T: DeserializeOwned>(table: Table) -> Result<T, SettingsError> {
    serde_path_to_error::deserialize(toml::Value::Table(table)).map_err(|error| {
        // A dot is how the path of the whole is written.
        let path = error.path().to_string();
        let place = if path == "." {
            String::new()
        } else {
            format!("{path}: ")
        };
        SettingsError::Value(format!("{place}{}", error.into_inner().message()))
    })
}

fn engine_tables(table: &mut Table) -> impl Iterator<Item = &mut Table> {
    let engines = table.get_mut("engine").and_then(toml::Value::as_array_mut);
    engines
        .into_iter()
        .flatten()
        .filter_map(toml::Value::as_table_mut)
}

/// Puts what stands in `under` into the table, below what stands there already.
pub fn underlay(table: &mut Table, under: &Table) {
    for (key, value) in under {
        match (table.get_mut(key), value) {
            (Some(toml::Value::Table(table)), toml::Value::Table(value)) => underlay(table, value),
            (Some(_), _) => {}
            (None, value) => drop(table.insert(key.clone(), value.clone())),
        }
    }
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

/// How the test of a match measures strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SprtModel {
    /// In normalised Elo.
    #[default]
    Normalized,
    /// In logistic Elo.
    Logistic,
}

words!(SprtModel, { "normalized" => Normalized, "logistic" => Logistic });

/// An engine and its limits.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EngineSettings {
    /// The program.
    #[serde(deserialize_with = "scalar")]
    pub cmd: PathBuf,
    /// What it is called in this match.
    #[serde(default, deserialize_with = "scalar")]
    pub name: String,
    /// Its arguments, separated by blanks and quoted as for a shell.
    #[serde(default, deserialize_with = "scalar")]
    pub args: String,
    /// How it speaks.
    #[serde(default, deserialize_with = "scalar")]
    pub proto: Protocol,
    /// The folder it runs in.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub dir: Option<PathBuf>,
    /// Its clock.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub tc: Option<TimeControl>,
    /// Seconds a move.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub st: Option<Seconds>,
    /// Nodes a move.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub nodes: Option<NonZeroU64>,
    /// Plies a move.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub depth: Option<NonZeroU32>,
    /// Whether it is started anew for every game.
    #[serde(default, deserialize_with = "scalar")]
    pub restart: OnOff,
    /// The values of its options; an empty one presses a button.
    #[serde(default)]
    pub option: BTreeMap<String, Scalar>,
}

impl EngineSettings {
    /// Its arguments, one by one.
    ///
    /// # Errors
    /// When a quotation has no end.
    pub fn arguments(&self) -> Result<Vec<String>, String> {
        shlex::split(&self.args).ok_or_else(|| "args: a quotation has no end".to_owned())
    }

    /// Its limits in a few characters, as the tag `TimeControl` has them.
    pub fn limit(&self) -> String {
        let time = self.tc.map(|tc| tc.to_string());
        let move_time = self.st.map(|st| format!("{st}/move"));
        let nodes = self.nodes.map(|nodes| format!("nodes={nodes}"));
        let depth = self.depth.map(|depth| format!("depth={depth}"));
        let limits = [time, move_time, nodes, depth].into_iter().flatten();
        limits.collect::<Vec<_>>().join(" ")
    }
}

/// How the rules are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct RulesSettings {
    /// May a King turn? Where nothing is said, that is so if an engine speaks uki.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub kingturns: Option<OnOff>,
    /// May a swap leave the other piece on a square closed to it?
    #[serde(deserialize_with = "scalar")]
    pub swapontoclosed: OnOff,
}

/// The positions that games begin from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Openings {
    /// Suites, or folders that have one for each setup.
    #[serde(deserialize_with = "list")]
    pub file: Vec<PathBuf>,
    /// Their order.
    #[serde(default, deserialize_with = "scalar")]
    pub order: Order,
    /// The first that is played, from 1.
    #[serde(default = "one", deserialize_with = "scalar")]
    pub start: NonZeroUsize,
}

fn one() -> NonZeroUsize {
    NonZeroUsize::MIN
}

/// When a game is taken as drawn: from a move on, when for some moves both scores are small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct DrawSettings {
    /// The first move that may count, of both players, from 1.
    #[serde(default, deserialize_with = "scalar")]
    pub movenumber: u32,
    /// So many moves of both players, one after the other.
    #[serde(deserialize_with = "scalar")]
    pub movecount: NonZeroU32,
    /// The largest score, in hundredths of a Deflector.
    #[serde(deserialize_with = "scalar")]
    pub score: u32,
}

/// When a game is taken as lost: when for some moves a player's own score is low.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ResignSettings {
    /// So many moves of the player, one after the other.
    #[serde(deserialize_with = "scalar")]
    pub movecount: NonZeroU32,
    /// The loss, in hundredths of a Deflector.
    #[serde(deserialize_with = "scalar")]
    pub score: u32,
    /// Whether the winner must see it the same way.
    #[serde(default, deserialize_with = "scalar")]
    pub twosided: OnOff,
}

/// The test that ends the match.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SprtSettings {
    /// The difference in strength of the hypothesis H0, in Elo of the model.
    #[serde(deserialize_with = "scalar")]
    pub elo0: f64,
    /// That of H1.
    #[serde(deserialize_with = "scalar")]
    pub elo1: f64,
    /// How often H1 may be accepted where H0 is true.
    #[serde(default = "five_percent", deserialize_with = "scalar")]
    pub alpha: f64,
    /// How often H0 may be accepted where H1 is true.
    #[serde(default = "five_percent", deserialize_with = "scalar")]
    pub beta: f64,
    /// How strength is measured.
    #[serde(default, deserialize_with = "scalar")]
    pub model: SprtModel,
}

fn five_percent() -> f64 {
    0.05
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

fn parse<T: FromStr<Err: Display>, E: Error>(text: &str) -> Result<T, E> {
    text.parse()
        .map_err(|error| E::custom(format!("'{}': {error}", Quoted::new(text))))
}

/// Reads a value from its text, or from a number or truth value that a file has in its place.
fn scalar<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(from: D) -> Result<T, D::Error> {
    match Raw::deserialize(from)? {
        Raw::One(text) => parse(&text),
        Raw::Many(_) => Err(D::Error::custom("one value is wanted, not a list")),
    }
}

fn optional<'de, D, T>(from: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    scalar(from).map(Some)
}

/// Reads a list, or a text whose values are separated by commas.
fn list<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(from: D) -> Result<Vec<T>, D::Error> {
    let texts = match Raw::deserialize(from)? {
        Raw::One(text) => text.split(',').map(str::to_owned).collect(),
        Raw::Many(texts) => texts,
    };
    match texts.is_empty() {
        true => Err(D::Error::custom("the list is empty")),
        false => texts.iter().map(|text| parse(text)).collect(),
    }
}

fn names<S: Serializer>(setups: &[Setup], to: S) -> Result<S::Ok, S::Error> {
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

    #[test]
    fn all_settings_survive_a_file() {
        let text = r#"
            tournament = "roundrobin"
            setup = ["grail", "sophie"]
            rules = { swapontoclosed = "on" }
            openings = { file = "a.fen,b c.fen", order = "random", start = 3 }
            draw = { movenumber = 30, movecount = 4, score = 20 }
            resign = { movecount = 4, score = "700", twosided = true }
            pgnout = "a b.pgn"
            each = { tc = "1+0.01", option = { Hash = 16, "Clear Hash" = "" } }
            engine = [
                { cmd = "x/engine", st = 0.5, tc = "2", option = { Hash = 8 } },
                { cmd = "engine", proto = "uki", args = "-a 'b c'", nodes = 5 },
            ]"#;
        let refused = Settings::from_table(text.parse().unwrap()).unwrap_err();
        assert_eq!(refused.to_string(), "engine engine: it has both tc and st");
        let text = text.replace("st = 0.5, ", "");
        let settings = Settings::from_table(text.parse().unwrap()).unwrap();
        let [first, second] = &settings.engine[..] else {
            panic!("there are two engines");
        };
        assert_eq!((&*first.name, &*second.name), ("engine", "engine-2"));
        assert_eq!((&*first.limit(), &*second.limit()), ("2", "1+0.01 nodes=5"));
        assert_eq!(first.option["Hash"], Scalar("8".to_owned()));
        assert_eq!(second.option["Clear Hash"], Scalar(String::new()));
        assert_eq!(second.arguments().unwrap(), ["-a", "b c"]);
        assert!(settings.rules().king_turns && settings.rules().swap_onto_closed);
        let written: Table = settings.to_toml().unwrap().parse().unwrap();
        assert_eq!(Settings::from_table(written).unwrap(), settings);
    }
}
