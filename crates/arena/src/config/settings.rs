//! The settings of a match and their defaults.
//!
//! The command line and a TOML file have the same keys and are read by the same code: the flags
//! become a table like that of a file.

use super::lenient::Lenient;
use super::values::{
    Games, Model, Order, Protocol, Seconds, TimeControl, Tournament, VARIANT_OPTION,
};
use akhet::game::Variant;
use akhet::labyrinth::rules::Players;
use akhet::laser::rules::Setup;
use akhet::lines::Quoted;
use akhet_console::arguments::WrongValue;
use akhet_records::pgn::Heading;
use akhet_records::text;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::num::{NonZeroU16, NonZeroU32, NonZeroU64};
use std::path::{Path, PathBuf};
use std::time::Duration;
use toml::Table;

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Settings {
    #[serde(skip_serializing_if = "is_default", with = "text")]
    pub variant: Variant,
    /// Who meets whom.
    pub tournament: Tournament,
    pub rounds: NonZeroU32,
    /// Games per meeting: 2 plays the opening once for every seat, with the players rotated by one; 1 plays
    /// it once.
    pub games: Games,
    /// Games played at the same time.
    pub concurrency: NonZeroU16,
    /// The seed for a random order of the openings, and for Labyrinth's deals if there are no openings.
    pub seed: u32,
    /// The laser game: the setups that games begin from, or whose suites are read from a folder.
    #[serde(skip_serializing_if = "Option::is_none", with = "text")]
    pub setup: Option<Vec<Setup>>,
    /// Labyrinth: the number of players of each game.
    #[serde(skip_serializing_if = "Option::is_none", with = "text")]
    pub players: Option<Players>,
    /// The ply limit, after which a game is a draw.
    pub max_plies: NonZeroU32,
    /// Milliseconds by which an engine may exceed its time, unless it has a margin of its own.
    pub time_margin: u32,
    /// The longest wait where no clock runs: the handshake, `readyok`, a move under `nodes` or `depth`.
    pub patience: Seconds,
    /// Whether the match continues when an engine crashes, stalls or closes its output.
    pub recover: bool,
    /// The file for the games as PGN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pgn_out: Option<PathBuf>,
    /// The file for the games as JSON lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub json_out: Option<PathBuf>,
    /// The file for a log of every line to and from the engines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<PathBuf>,
    /// The PGN tag `Event`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The PGN tag `Site`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    pub rules: RulesSettings,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub openings: Option<Openings>,
    /// When a draw is adjudicated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<DrawSettings>,
    /// When a loss is adjudicated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resign: Option<ResignSettings>,
    /// The SPRT that ends the match once it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtSettings>,
    /// The engines, at least two in a match.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub engine: Vec<EngineSettings>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            variant: Variant::default(),
            tournament: Tournament::Gauntlet,
            rounds: NonZeroU32::MIN,
            games: Games::EachSeat,
            concurrency: NonZeroU16::MIN,
            seed: 0,
            setup: None,
            players: None,
            max_plies: NonZeroU32::MIN.saturating_add(399),
            time_margin: 0,
            patience: Seconds(Duration::from_secs(60)),
            recover: false,
            pgn_out: None,
            json_out: None,
            log: None,
            event: None,
            site: None,
            rules: RulesSettings::default(),
            openings: None,
            draw: None,
            resign: None,
            sprt: None,
            engine: Vec::new(),
        }
    }
}

/// The rule options of a match. Those of the other game are `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RulesSettings {
    /// The laser game: whether a King may turn. Default: on if an engine speaks `uki`, else off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king_turns: Option<bool>,
    /// The laser game: whether a swap may leave the other piece on a square closed to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub swap_onto_closed: Option<bool>,
    /// Labyrinth: whether players look at all their cards and take them in any order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_order: Option<bool>,
    /// Labyrinth: whether the turn that uncovers a player's last card wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_return: Option<bool>,
    /// Labyrinth: whether a player without cards leaves the maze in place of going home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub any_exit: Option<bool>,
    /// Labyrinth: whether a player without cards may go anywhere in place of home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub any_square: Option<bool>,
    /// Labyrinth: whether all players see all cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_cards: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Openings {
    /// Suites, or folders with a suite for each setup of Laser Chess and each number of players of Labyrinth. A
    /// string may name several, separated by commas, unless a file has that whole name.
    #[serde(deserialize_with = "suites")]
    pub file: Vec<PathBuf>,
    #[serde(default)]
    pub order: Order,
    /// The number of the first opening to play, from 1.
    #[serde(default = "one")]
    pub start: NonZeroU32,
}

fn suites<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<PathBuf>, D::Error> {
    match toml::Value::deserialize(from)? {
        toml::Value::String(name) if Path::new(&name).exists() => Ok(vec![name.into()]),
        value => Vec::deserialize(Lenient(value)).map_err(D::Error::custom),
    }
}

fn one() -> NonZeroU32 {
    NonZeroU32::MIN
}

/// Draw adjudication: from a given move on, when all scores have stayed near zero for some moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DrawSettings {
    /// The number of full moves before which no draw is adjudicated.
    #[serde(default)]
    pub move_number: u32,
    /// How many consecutive moves of each player must have such scores.
    pub move_count: NonZeroU32,
    /// The largest absolute score that counts as near zero, in the unit of `score cp`.
    pub score: u32,
}

/// Resign adjudication: a player loses whose score has stayed low for some moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ResignSettings {
    /// How many consecutive moves of the player must have such scores.
    pub move_count: NonZeroU32,
    /// The score, in the unit of `score cp`, whose negative is low enough.
    pub score: u32,
    /// Whether an opponent's score must also have been this high for as many moves.
    #[serde(default)]
    pub two_sided: bool,
}

/// The SPRT that ends the match once it is decided.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SprtSettings {
    /// The difference in strength under H0, in the Elo of the model.
    pub elo0: f64,
    /// The difference in strength under H1, in the Elo of the model.
    pub elo1: f64,
    /// The probability of accepting H1 if H0 is true.
    #[serde(default = "five_percent")]
    pub alpha: f64,
    /// The probability of accepting H0 if H1 is true.
    #[serde(default = "five_percent")]
    pub beta: f64,
    /// Normalised or logistic Elo.
    #[serde(default)]
    pub model: Model,
}

fn five_percent() -> f64 {
    0.05
}

/// The settings of an engine: its program, its options and its limits.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EngineSettings {
    /// The program to run.
    pub cmd: PathBuf,
    /// Its name in this match. Default: that of the program.
    #[serde(default)]
    pub name: String,
    /// Its arguments, separated and quoted as in a shell.
    #[serde(default)]
    pub args: String,
    /// The dialect of the protocol.
    #[serde(default)]
    pub proto: Protocol,
    /// Its working directory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dir: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tc: Option<TimeControl>,
    /// Seconds per move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub st: Option<Seconds>,
    /// Nodes per move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<NonZeroU64>,
    /// Depth per move, in plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<NonZeroU32>,
    /// Milliseconds by which it may exceed its time. Default: those of the match.
    #[serde(
        default,
        rename = "time-margin",
        skip_serializing_if = "Option::is_none"
    )]
    pub time_margin: Option<u32>,
    /// Whether every game gets a new process.
    #[serde(default)]
    pub restart: bool,
    /// The values of its UCI options, by name; an empty value presses a button.
    #[serde(default)]
    pub option: BTreeMap<String, String>,
    /// In a `--json-out` file: the checksums of its program and of the files that its arguments and options name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub files: BTreeMap<String, String>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Settings {
    /// Reads settings from a table, without checking that they are valid for a match. The keys of `each` are
    /// defaults for every engine.
    pub fn read(table: Table) -> Result<Settings, WrongValue> {
        let mut table = with_hyphens(table)?;
        let each = table.remove("each");
        if let Some(each) = &each {
            // Read alone first, so that an error in it is not reported as an engine's.
            let mut alone = Table::from_iter([("each".to_owned(), each.clone())]);
            if let Some(toml::Value::Table(each)) = alone.get_mut("each") {
                each.entry("cmd").or_insert_with(|| "engine".into());
                drop_infinite_tc(each);
            }
            read::<Each>(alone)?;
        }
        let each = each.as_ref().and_then(toml::Value::as_table);
        let engines = table.get_mut("engine").and_then(toml::Value::as_array_mut);
        let engines = engines.into_iter().flatten();
        for engine in engines.filter_map(toml::Value::as_table_mut) {
            let mut each = each.cloned().unwrap_or_default();
            // An engine's own time limit replaces both defaults.
            if engine.contains_key("tc") || engine.contains_key("st") {
                each.remove("tc");
                each.remove("st");
            }
            add_defaults(engine, &each);
            drop_infinite_tc(engine);
        }
        let mut settings: Settings = read(table)?;
        settings.name_engines();
        Ok(settings)
    }

    /// Reads the settings of a match from a table. [`Contest::settle`](crate::Contest::settle) then checks what is
    /// particular to the game.
    pub fn from_table(table: Table) -> Result<Settings, WrongValue> {
        let settings = Settings::read(table)?;
        settings.check()?;
        Ok(settings)
    }

    /// The tags that its PGN shares.
    pub fn heading(&self) -> Heading {
        Heading {
            event: self.event.clone(),
            site: self.site.clone(),
        }
    }

    /// The settings as a TOML file.
    pub fn to_toml(&self) -> Result<String, toml::ser::Error> {
        toml::to_string(self)
    }

    /// Gives every engine a unique name: the second of a name gets the suffix `-2`.
    fn name_engines(&mut self) {
        let mut taken: Vec<String> = Vec::new();
        for engine in &mut self.engine {
            if engine.name.is_empty() {
                let stem = engine.cmd.file_stem().unwrap_or_default();
                engine.name = stem.to_string_lossy().into_owned();
            }
            let wanted = engine.name.clone();
            let mut number = 2;
            while taken.contains(&engine.name) {
                engine.name = format!("{wanted}-{number}");
                number += 1;
            }
            taken.push(engine.name.clone());
        }
    }

    fn check(&self) -> Result<(), WrongValue> {
        if self.engine.len() < 2 {
            let count = if self.engine.is_empty() {
                "none"
            } else {
                "one"
            };
            let what = format!("a match needs at least two engines, but there is {count}");
            return Err(WrongValue::new(what));
        }
        for engine in &self.engine {
            engine.check()?;
            let mut options = engine.option.keys();
            if options.any(|name| name.eq_ignore_ascii_case(VARIANT_OPTION)) {
                return Err(engine.fault("--variant sets UCI_Variant"));
            }
        }
        if self.sprt.is_some() && self.engine.len() > 2 {
            let what = format!(
                "sprt: an SPRT compares two engines, not {}",
                self.engine.len()
            );
            return Err(WrongValue::new(what));
        }
        Ok(())
    }
}

/// Deserializes the settings in a journal.
pub fn of_file<'de, D: Deserializer<'de>, T: From<Settings>>(from: D) -> Result<T, D::Error> {
    let settings = Settings::read(Table::deserialize(from)?);
    settings.map(T::from).map_err(D::Error::custom)
}

/// The keys that earlier versions wrote without hyphens, such as `maxplies`.
const HYPHENATED: [&str; 12] = [
    "free-order",
    "json-out",
    "king-turns",
    "max-plies",
    "move-count",
    "move-number",
    "no-return",
    "open-cards",
    "pgn-out",
    "swap-onto-closed",
    "time-margin",
    "two-sided",
];

/// Adds the hyphens to the keys of a settings table, of the groups in it and of its engines.
///
/// # Errors
/// If a key occurs both with and without hyphens.
pub fn with_hyphens(table: Table) -> Result<Table, WrongValue> {
    let mut table = keys_with_hyphens(table)?;
    for (_, value) in &mut table {
        let groups = match value {
            toml::Value::Array(items) => items.as_mut_slice(),
            value => std::slice::from_mut(value),
        };
        for group in groups.iter_mut().filter_map(toml::Value::as_table_mut) {
            *group = keys_with_hyphens(std::mem::take(group))?;
        }
    }
    Ok(table)
}

fn keys_with_hyphens(table: Table) -> Result<Table, WrongValue> {
    let mut hyphenated = Table::new();
    for (key, value) in table {
        let new = HYPHENATED.iter().find(|new| new.replace('-', "") == key);
        let key = new.map_or(key, |new| (*new).to_owned());
        if hyphenated.contains_key(&key) {
            let what = format!("{key}: given with and without hyphens");
            return Err(WrongValue::new(what));
        }
        hyphenated.insert(key, value);
    }
    Ok(hyphenated)
}

/// Removes `tc=inf`, which means no clock, from an engine's table.
fn drop_infinite_tc(engine: &mut Table) {
    if let Some("inf" | "infinite") = engine.get("tc").and_then(toml::Value::as_str) {
        engine.remove("tc");
    }
}

/// The table `each` alone, read for its errors.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Each {
    #[serde(rename = "each")]
    _each: EngineSettings,
}

fn read<T: DeserializeOwned>(table: Table) -> Result<T, WrongValue> {
    let read = serde_path_to_error::deserialize(Lenient(toml::Value::Table(table)));
    read.map_err(|error| {
        let path = error.path().to_string();
        let error = error.into_inner();
        // "." is the path of the whole table.
        WrongValue::new(match path.as_str() {
            "." => error.message().to_owned(),
            path => format!("{path}: {}", error.message()),
        })
    })
}

/// Adds those keys of `defaults` that a table lacks, in nested tables too.
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

impl EngineSettings {
    /// The arguments; `None` if a quotation is not closed.
    pub fn arguments(&self) -> Option<Vec<String>> {
        shlex::split(&self.args)
    }

    /// Reads the engines of a table, which must not have limits, and gives each a unique name.
    pub fn read_all(table: Table) -> Result<Vec<EngineSettings>, WrongValue> {
        let engines = Settings::read(table)?.engine;
        for engine in &engines {
            engine.check_texts()?;
            if !engine.limit().is_empty() || engine.time_margin.is_some() || engine.restart {
                return Err(
                    engine.fault("tc, st, nodes, depth, time-margin and restart are for matches")
                );
            }
        }
        Ok(engines)
    }

    /// An error about this engine's settings.
    pub(crate) fn fault(&self, what: &'static str) -> WrongValue {
        WrongValue::new(format!("engine {}: {what}", self.name))
    }

    fn check(&self) -> Result<(), WrongValue> {
        self.check_texts()?;
        match (self.tc, self.st, self.nodes, self.depth) {
            (Some(_), Some(_), ..) => Err(self.fault("tc and st cannot be combined")),
            (_, Some(st), ..) if st.0 < Duration::from_millis(1) => {
                Err(self.fault("st must be at least 0.001"))
            }
            (None, None, None, None) => Err(self.fault("no limit: give it tc, st, nodes or depth")),
            _ => Ok(()),
        }
    }

    /// Checks its name, its options and its arguments.
    fn check_texts(&self) -> Result<(), WrongValue> {
        let prints = |text: &String| !text.contains(char::is_control);
        let control = |what| {
            let name = Quoted::new(&self.name);
            let what = format!("engine {name}: {what} contains a control character");
            Err(WrongValue::new(what))
        };
        if !prints(&self.name) {
            return control("its name");
        }
        if !self
            .option
            .iter()
            .all(|(name, value)| prints(name) && prints(value))
        {
            return control("an option");
        }
        match self.arguments() {
            Some(_) => Ok(()),
            None => Err(self.fault("args: a quotation is not closed")),
        }
    }

    /// Its limits as a short text, as in the PGN tag `TimeControl`.
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
            rules = { swap-onto-closed = "on" }
            openings = { file = "a.fen,b c.fen", order = "random", start = 3 }
            draw = { move-number = 30, move-count = 4, score = 20 }
            resign = { move-count = 4, score = "700", two-sided = true }
            pgn-out = "a b.pgn"
            each = { tc = "1+0.01", option = { Hash = 16, "Clear Hash" = "" } }
            engine = [
                { cmd = "x/engine", st = 0.5, tc = "2", option = { Hash = 8 } },
                { cmd = "engine", proto = "uki", args = "-a 'b c'", nodes = 5 },
            ]"#;
        let refused = Settings::from_table(text.parse().unwrap()).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "engine engine: tc and st cannot be combined"
        );
        let text = text.replace("st = 0.5, ", "");
        let settings = Settings::from_table(text.parse().unwrap()).unwrap();
        let [first, second] = &settings.engine[..] else {
            panic!("there are two engines");
        };
        assert_eq!((&*first.name, &*second.name), ("engine", "engine-2"));
        assert_eq!((&*first.limit(), &*second.limit()), ("2", "1+0.01 nodes=5"));
        assert_eq!(first.option["Hash"], "8");
        assert_eq!(second.option["Clear Hash"], "");
        assert_eq!(second.arguments().unwrap(), ["-a", "b c"]);
        assert_eq!(settings.rules.swap_onto_closed, Some(true));
        let written: Table = settings.to_toml().unwrap().parse().unwrap();
        assert_eq!(Settings::from_table(written).unwrap(), settings);
    }
}
