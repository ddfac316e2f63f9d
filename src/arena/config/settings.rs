//! The settings of a match and their defaults.
//!
//! The command line and a TOML file have the same keys and are read by the same code: the flags
//! become a table like that of a file.

use super::groups::{DrawSettings, Openings, ResignSettings, RulesSettings, SprtSettings};
use super::values::{
    Games, OnOff, Protocol, Scalar, Seconds, TimeControl, Tournament, VARIANT_OPTION, count,
    is_default, name, names, optional, optional_list, scalar,
};
use crate::game::Variant;
use crate::labyrinth::rules::Players;
use crate::laser::rules::Setup;
use crate::lines::Quoted;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::num::{NonZeroU16, NonZeroU32, NonZeroU64};
use std::path::PathBuf;
use std::time::Duration;

/// A TOML table.
pub type Table = toml::Table;

/// The settings of a match.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The game.
    #[serde(
        deserialize_with = "scalar",
        serialize_with = "name",
        skip_serializing_if = "is_default"
    )]
    pub variant: Variant,
    /// Gauntlet or round-robin.
    #[serde(deserialize_with = "scalar")]
    pub tournament: Tournament,
    /// Rounds: in each, every pair of engines meets once.
    #[serde(deserialize_with = "scalar")]
    pub rounds: NonZeroU32,
    /// Games per meeting: 2 play the opening with the players at every seat in turn, which are as many games
    /// as seats; 1 plays it once.
    #[serde(deserialize_with = "scalar")]
    pub games: Games,
    /// Games played at the same time.
    #[serde(deserialize_with = "scalar")]
    pub concurrency: NonZeroU16,
    /// The seed of a random order of the openings, and of the deals of Labyrinth without any.
    #[serde(deserialize_with = "scalar")]
    pub seed: u32,
    /// The laser game: the setups that games begin from, or whose suites are read from a folder.
    #[serde(
        deserialize_with = "optional_list",
        serialize_with = "names",
        skip_serializing_if = "Option::is_none"
    )]
    pub setup: Option<Vec<Setup>>,
    /// Labyrinth: the number of players of each game.
    #[serde(
        deserialize_with = "optional",
        serialize_with = "count",
        skip_serializing_if = "Option::is_none"
    )]
    pub players: Option<Players>,
    /// The ply limit, after which a game is a draw.
    #[serde(deserialize_with = "scalar")]
    pub maxplies: NonZeroU32,
    /// Milliseconds by which an engine may overstep its time.
    #[serde(deserialize_with = "scalar")]
    pub timemargin: u32,
    /// The longest wait without a clock: the handshake, `readyok`, a move under `nodes` or `depth`.
    #[serde(deserialize_with = "scalar")]
    pub patience: Seconds,
    /// Whether the match goes on when an engine crashes, stalls or closes its output.
    #[serde(deserialize_with = "scalar")]
    pub recover: OnOff,
    /// The file for the games as PGN.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub pgnout: Option<PathBuf>,
    /// The file for the games as JSON lines.
    #[serde(deserialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub jsonout: Option<PathBuf>,
    /// The rule options.
    pub rules: RulesSettings,
    /// The opening book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub openings: Option<Openings>,
    /// When a draw is adjudicated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<DrawSettings>,
    /// When a loss is adjudicated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resign: Option<ResignSettings>,
    /// The SPRT that ends the match when it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtSettings>,
    /// The engines, at least two.
    pub engine: Vec<EngineSettings>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            variant: Variant::default(),
            tournament: Tournament::Gauntlet,
            rounds: NonZeroU32::MIN,
            games: Games::Two,
            concurrency: NonZeroU16::MIN,
            seed: 0,
            setup: None,
            players: None,
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

/// Why settings do not make a match.
#[derive(Clone, Debug, thiserror::Error)]
pub enum SettingsError {
    /// A key or a value is wrong.
    #[error("{0}")]
    Value(String),
    /// There are too few engines.
    #[error("a match needs at least two engines, there {}", match .0 { 0 => "is none", _ => "is one" })]
    Engines(usize),
    /// The settings of an engine do not fit together.
    #[error("engine {0}: {1}")]
    Engine(String, &'static str),
    /// The bounds or error rates of the SPRT make no sense.
    #[error("sprt: {0}")]
    Sprt(String),
    /// A control character in what becomes a line of the protocol or of a file.
    #[error("engine {0}: {1} has a control character in it")]
    Control(Quoted, &'static str),
    /// Both outputs go to the same file.
    #[error("pgnout and jsonout are the same file")]
    SameFile,
    /// Two outputs lead to the same file.
    #[error("{} and {} are the same file", .0.display(), .1.display())]
    OneFile(PathBuf, PathBuf),
    /// There is no file to resume from.
    #[error("--resume needs --jsonout or --pgnout, whose files it goes on with")]
    Resume,
    /// A flag beside `--merge`, which plays nothing.
    #[error("--merge only adds up games that were played, --{0} has no effect on them")]
    Merge(String),
    /// The game of the match has no such setting.
    #[error("{0}: {1}")]
    Variant(&'static str, &'static str),
    /// An SPRT compares two engines.
    #[error("sprt: an SPRT compares two engines, there are {0}")]
    SprtEngines(usize),
}

impl Settings {
    /// Reads settings from a table, without checking that they make a match. The keys of `each` are
    /// defaults of every engine.
    ///
    /// # Errors
    /// Says which key or value is wrong.
    pub fn read(mut table: Table) -> Result<Settings, SettingsError> {
        if let Some(each) = table.remove("each") {
            // Read on its own too, so that an error in it is not reported as an engine's.
            let mut alone = Table::from_iter([("each".to_owned(), each.clone())]);
            if let Some(toml::Value::Table(each)) = alone.get_mut("each") {
                each.entry("cmd").or_insert_with(|| "engine".into());
            }
            read::<Each>(alone)?;
            for engine in engine_tables(&mut table) {
                let mut each = each.as_table().cloned().unwrap_or_default();
                // The engine's own time limit replaces both of the defaults.
                if engine.contains_key("tc") || engine.contains_key("st") {
                    each.remove("tc");
                    each.remove("st");
                }
                add_defaults(engine, &each);
            }
        }
        let mut settings: Settings = read(table)?;
        settings.name_engines();
        settings.add_defaults_of_variant();
        Ok(settings)
    }

    /// Reads the settings of a match from a table.
    ///
    /// # Errors
    /// Says which key or value is wrong, or why the settings make no match.
    pub fn from_table(table: Table) -> Result<Settings, SettingsError> {
        let settings = Settings::read(table)?;
        settings.check()?;
        Ok(settings)
    }

    /// The settings as a TOML file.
    ///
    /// # Errors
    /// When a path is not UTF-8 text.
    pub fn to_toml(&self) -> Result<String, toml::ser::Error> {
        toml::to_string(self)
    }

    /// Adds the settings that only this game has.
    fn add_defaults_of_variant(&mut self) {
        let rules = &mut self.rules;
        match self.variant {
            Variant::LaserChess => {
                self.setup.get_or_insert_with(|| Setup::ALL.to_vec());
                // Engines of MIT's protocol always play with King turns.
                let mut engines = self.engine.iter();
                let uki = engines.any(|engine| engine.proto == Protocol::Uki);
                rules.kingturns.get_or_insert(OnOff(uki));
                rules.swapontoclosed.get_or_insert_default();
            }
            Variant::Labyrinth => {
                self.players.get_or_insert(Players::TWO);
                for rule in [
                    &mut rules.freeorder,
                    &mut rules.noreturn,
                    &mut rules.opencards,
                ] {
                    rule.get_or_insert_default();
                }
            }
        }
    }

    /// Gives every engine a unique name: a second one of the same name gets `-2` behind it.
    fn name_engines(&mut self) {
        let mut taken: Vec<String> = Vec::new();
        for engine in &mut self.engine {
            let stem = || engine.cmd.file_stem().unwrap_or_default().to_string_lossy();
            let wanted = if engine.name.is_empty() {
                stem().into_owned()
            } else {
                engine.name.clone()
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
            let mut options = engine.option.keys();
            if options.any(|name| name.eq_ignore_ascii_case(VARIANT_OPTION)) {
                let what = "--variant sets UCI_Variant";
                return Err(SettingsError::Engine(engine.name.clone(), what));
            }
            if engine.proto == Protocol::Uki && self.rules.kingturns == Some(OnOff(false)) {
                let conflict = "uki has Kings turn, and the rules say kingturns=off";
                return Err(SettingsError::Engine(engine.name.clone(), conflict));
            }
        }
        if self.pgnout.is_some() && self.pgnout == self.jsonout {
            return Err(SettingsError::SameFile);
        }
        if self.sprt.is_some() && self.engine.len() > 2 {
            return Err(SettingsError::SprtEngines(self.engine.len()));
        }
        match self.variant {
            Variant::LaserChess => self.check_laser(),
            Variant::Labyrinth => self.check_labyrinth(),
        }
    }

    /// Checks that nothing is asked for that the laser game does not have.
    fn check_laser(&self) -> Result<(), SettingsError> {
        let fault = |key, what| Err(SettingsError::Variant(key, what));
        if self.players.is_some() {
            return fault(
                "players",
                "Laser Chess has two players; --players is for labyrinth",
            );
        }
        if self.rules.has_labyrinth() {
            let what = "freeorder, noreturn and opencards are for --variant labyrinth";
            return fault("rules", what);
        }
        Ok(())
    }

    /// Checks that nothing is asked for that Labyrinth does not have.
    fn check_labyrinth(&self) -> Result<(), SettingsError> {
        let fault = |key, what| Err(SettingsError::Variant(key, what));
        let several = self.players.is_some_and(|players| players > Players::TWO);
        if self.setup.is_some() {
            return fault("setup", "Labyrinth begins with deals and has no setups");
        }
        if self.rules.has_laser() {
            let what = "kingturns and swapontoclosed are for Laser Chess";
            return fault("rules", what);
        }
        if self.draw.is_some() {
            let what = "Labyrinth has no draws other than by --maxplies";
            return fault("draw", what);
        }
        if self.resign.is_some() && several {
            let what = "with more than two players a resignation has no winner";
            return fault("resign", what);
        }
        if self.sprt.is_some() && several {
            return fault("sprt", "an SPRT compares engines in games of two players");
        }
        let mut engines = self.engine.iter();
        match engines.find(|engine| engine.proto == Protocol::Uki) {
            Some(engine) => {
                let what = "uki is a protocol of Laser Chess";
                Err(SettingsError::Engine(engine.name.clone(), what))
            }
            None => Ok(()),
        }
    }
}

/// The table `each` alone, for its errors.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Each {
    #[serde(rename = "each")]
    _each: EngineSettings,
}

fn read<T: DeserializeOwned>(table: Table) -> Result<T, SettingsError> {
    serde_path_to_error::deserialize(toml::Value::Table(table)).map_err(|error| {
        // "." is the path of the whole table.
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

/// Adds the keys of `defaults` to a table that does not have them, in nested tables too.
pub fn add_defaults(table: &mut Table, defaults: &Table) {
    for (key, value) in defaults {
        match (table.get_mut(key), value) {
            (Some(toml::Value::Table(table)), toml::Value::Table(value)) => {
                add_defaults(table, value)
            }
            (Some(_), _) => {}
            (None, value) => drop(table.insert(key.clone(), value.clone())),
        }
    }
}

/// The settings of an engine: its program, its options and its limits.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EngineSettings {
    /// The program to run.
    #[serde(deserialize_with = "scalar")]
    pub cmd: PathBuf,
    /// Its name in this match. Default: the name of the program.
    #[serde(default, deserialize_with = "scalar")]
    pub name: String,
    /// Its arguments, separated and quoted as in a shell.
    #[serde(default, deserialize_with = "scalar")]
    pub args: String,
    /// The dialect of the protocol.
    #[serde(default, deserialize_with = "scalar")]
    pub proto: Protocol,
    /// Its working directory.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub dir: Option<PathBuf>,
    /// The time control.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub tc: Option<TimeControl>,
    /// Seconds per move.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub st: Option<Seconds>,
    /// Nodes per move.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub nodes: Option<NonZeroU64>,
    /// Depth per move, in plies.
    #[serde(
        default,
        deserialize_with = "optional",
        skip_serializing_if = "Option::is_none"
    )]
    pub depth: Option<NonZeroU32>,
    /// Whether every game gets a new process.
    #[serde(default, deserialize_with = "scalar")]
    pub restart: OnOff,
    /// The values of its UCI options, by name; an empty value presses a button.
    #[serde(default)]
    pub option: BTreeMap<String, Scalar>,
}

impl EngineSettings {
    /// The arguments one by one; `None` if a quotation has no end.
    pub fn arguments(&self) -> Option<Vec<String>> {
        shlex::split(&self.args)
    }

    /// Reads the engines of a table, which have no limits of their own, and gives each a unique name.
    ///
    /// # Errors
    /// Says which key or value is wrong.
    pub fn read_all(table: Table) -> Result<Vec<EngineSettings>, SettingsError> {
        let engines = Settings::read(table)?.engine;
        for engine in &engines {
            engine.check_texts()?;
            if !engine.limit().is_empty() || engine.restart.0 {
                let what = "tc, st, nodes, depth and restart are for matches";
                return Err(SettingsError::Engine(engine.name.clone(), what));
            }
        }
        Ok(engines)
    }

    /// Checks that the settings fit together.
    fn check(&self) -> Result<(), SettingsError> {
        let fault = |what| Err(SettingsError::Engine(self.name.clone(), what));
        self.check_texts()?;
        match (self.tc, self.st, self.nodes, self.depth) {
            (Some(_), Some(_), ..) => fault("tc and st exclude each other"),
            (None, None, None, None) => fault("no limit: give it tc, st, nodes or depth"),
            _ => Ok(()),
        }
    }

    /// Checks its name, its options and its arguments.
    fn check_texts(&self) -> Result<(), SettingsError> {
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
        match self.arguments() {
            Some(_) => Ok(()),
            None => Err(SettingsError::Engine(
                self.name.clone(),
                "args: a quotation has no end",
            )),
        }
    }

    /// Its limits as one short text, as in the PGN tag `TimeControl`.
    pub fn limit(&self) -> String {
        let time = self.tc.map(|tc| tc.to_string());
        let move_time = self.st.map(|st| format!("{st}/move"));
        let nodes = self.nodes.map(|nodes| format!("nodes={nodes}"));
        let depth = self.depth.map(|depth| format!("depth={depth}"));
        let limits = [time, move_time, nodes, depth].into_iter().flatten();
        limits.collect::<Vec<_>>().join(" ")
    }
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
        assert_eq!(
            refused.to_string(),
            "engine engine: tc and st exclude each other"
        );
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
