//! All that can be said about a match, with the values where nothing is said.
//!
//! The same keys stand on the command line and in a TOML file, and both are read by the same
//! code: the flags are made into a table like that of a file.

use super::values::{
    Games, Model, OnOff, Order, Protocol, Scalar, Seconds, TimeControl, Tournament, list, names,
    optional, scalar,
};
use crate::laser::rules::{Rules, Setup};
use crate::lines::Quoted;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::num::{NonZeroU16, NonZeroU32, NonZeroU64};
use std::path::PathBuf;
use std::time::Duration;

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
    pub concurrency: NonZeroU16,
    /// What decides the order of openings that come in random order.
    #[serde(deserialize_with = "scalar")]
    pub seed: u32,
    /// The setups that games begin from, or whose suites are read.
    #[serde(deserialize_with = "list", serialize_with = "names")]
    pub setup: Vec<Setup>,
    /// Plies after which a game is a draw.
    #[serde(deserialize_with = "scalar")]
    pub maxplies: NonZeroU32,
    /// Milliseconds that an engine may take beyond its time.
    #[serde(deserialize_with = "scalar")]
    pub timemargin: u32,
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
            concurrency: NonZeroU16::MIN,
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
#[derive(Clone, Debug, thiserror::Error)]
pub enum SettingsError {
    /// A key or a value is wrong.
    #[error("{0}")]
    Value(String),
    /// There are too few engines.
    #[error("a match needs two engines or more, there {}", match .0 { 0 => "is none", _ => "is one" })]
    Engines(usize),
    /// An engine can not be used like this.
    #[error("engine {0}: {1}")]
    Engine(String, &'static str),
    /// The test makes no sense.
    #[error("sprt: {0}")]
    Sprt(String),
    /// A line of the protocol, or of a file, can not have this in it.
    #[error("engine {0}: {1} has a character in it that does not print")]
    Control(Quoted, &'static str),
    /// Two files are one.
    #[error("pgnout and jsonout are the same file")]
    SameFile,
    /// There is no file to go on with.
    #[error("--resume goes on with the files of --jsonout or --pgnout, name one")]
    Resume,
    /// Something is said of a match that has been played.
    #[error("--merge adds up what has been played, --{0} can not change it")]
    Merge(String),
    /// A test needs one meeting.
    #[error("sprt: a test compares two engines, there are {0}")]
    SprtEngines(usize),
}

impl Settings {
    /// Reads settings from a table. What stands under `each` holds for every engine that says
    /// nothing else.
    ///
    /// # Errors
    /// Says which key or value is wrong.
    pub fn read(mut table: Table) -> Result<Settings, SettingsError> {
        if let Some(each) = table.remove("each") {
            // Read on its own too, so that what is wrong with it is not blamed on an engine.
            let mut alone = Table::from_iter([("each".to_owned(), each.clone())]);
            if let Some(toml::Value::Table(each)) = alone.get_mut("each") {
                each.entry("cmd").or_insert_with(|| "engine".into());
            }
            read::<Each>(alone)?;
            for engine in engine_tables(&mut table) {
                let mut each = each.as_table().cloned().unwrap_or_default();
                // One way to limit the time takes the place of the other.
                if engine.contains_key("tc") || engine.contains_key("st") {
                    each.remove("tc");
                    each.remove("st");
                }
                underlay(engine, &each);
            }
        }
        let mut settings: Settings = read(table)?;
        settings.name_engines();
        // MIT's protocol knows no other rules.
        let mut engines = settings.engine.iter();
        let uki = engines.any(|engine| engine.proto == Protocol::Uki);
        settings.rules.kingturns.get_or_insert(OnOff(uki));
        Ok(settings)
    }

    /// Reads the settings of a match from a table.
    ///
    /// # Errors
    /// Says which key or value is wrong, or why this is no match.
    pub fn from_table(table: Table) -> Result<Settings, SettingsError> {
        let settings = Settings::read(table)?;
        settings.check()?;
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
            engine.check()?;
            if engine.proto == Protocol::Uki && self.rules.kingturns == Some(OnOff(false)) {
                let conflict = "uki has Kings turn, and the rules say kingturns=off";
                return Err(SettingsError::Engine(engine.name.clone(), conflict));
            }
        }
        if self.pgnout.is_some() && self.pgnout == self.jsonout {
            return Err(SettingsError::SameFile);
        }
        match &self.sprt {
            Some(_) if self.engine.len() > 2 => Err(SettingsError::SprtEngines(self.engine.len())),
            _ => Ok(()),
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
    /// Its arguments, one by one; `None` where a quotation has no end.
    pub fn arguments(&self) -> Option<Vec<String>> {
        shlex::split(&self.args)
    }

    /// Can the engine be used like this?
    fn check(&self) -> Result<(), SettingsError> {
        let fault = |what| Err(SettingsError::Engine(self.name.clone(), what));
        let prints = |text: &str| !text.contains(char::is_control);
        let options = self.option.iter();
        for (what, fine) in [
            ("its name", prints(&self.name)),
            (
                "an option",
                options
                    .clone()
                    .all(|(name, value)| prints(name) && prints(&value.0)),
            ),
        ] {
            if !fine {
                return Err(SettingsError::Control(Quoted::new(&self.name), what));
            }
        }
        if self.arguments().is_none() {
            return fault("args: a quotation has no end");
        }
        match (self.tc, self.st, self.nodes, self.depth) {
            (Some(_), Some(_), ..) => fault("it has both tc and st"),
            (None, None, None, None) => fault("it has no limit, say tc, st, nodes or depth"),
            _ => Ok(()),
        }
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
    pub start: NonZeroU32,
}

fn one() -> NonZeroU32 {
    NonZeroU32::MIN
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
    /// The largest score, in points.
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
    /// The loss, in points.
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
    pub model: Model,
}

fn five_percent() -> f64 {
    0.05
}

#[cfg(test)]
mod tests {
    use super::*;

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
