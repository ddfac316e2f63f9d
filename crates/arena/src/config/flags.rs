//! The flags of `akhet match`. Each is a key of the settings; together they make a table like that of a TOML file.

use super::fastchess::{self, FastchessFlags};
use super::settings::EngineSettings;
use akhet::game::Variant;
use akhet::lines::Quoted;
use akhet_console::arguments::WrongValue;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use serde::Serialize;
use std::ffi::OsString;
use toml::{Table, Value};

/// The settings of a match from the command line.
#[derive(Args, Clone, Debug, Serialize)]
#[command(mut_arg("engine", |arg| arg.help("An engine; twice or more. Keys: cmd, name, args, proto=uci|ugi|uki, dir, tc=[MOVES/]TIME[+INC], st=SECONDS, nodes, depth, time-margin=MS, restart=on|off, option.NAME")))]
#[serde(rename_all = "kebab-case")]
pub struct Flags {
    /// The game [default: laserchess]
    #[arg(long, value_name = "laserchess|labyrinth")]
    variant: Option<String>,
    #[command(flatten)]
    #[serde(skip)]
    engines: EngineFlags,
    /// Defaults of the same keys for all engines
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..)]
    each: Vec<String>,
    /// gauntlet: the first engine meets every other; roundrobin: every pair meets [default: gauntlet]
    #[arg(long, value_name = "gauntlet|roundrobin")]
    tournament: Option<String>,
    /// Rounds; in each, every pair of engines meets once, from the same opening [default: 1]
    #[arg(long, value_name = "N")]
    rounds: Option<String>,
    /// Games per meeting; 2 plays the opening with both colours or, with more than two players, once
    /// from each seat [default: 2]
    #[arg(long, value_name = "1|2")]
    games: Option<String>,
    /// Labyrinth: players per game; one is the first engine, the others are the second
    /// [default: 2]
    #[arg(long, value_name = "2|3|4")]
    players: Option<String>,
    #[command(flatten)]
    #[serde(skip)]
    game: GameFlags,
    /// Sequential probability ratio test (SPRT): stop when it is decided. Keys: elo0, elo1, alpha, beta,
    /// model=normalized|logistic
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..)]
    sprt: Vec<String>,
    /// Append every game to this file as PGN
    #[arg(long, alias = "pgnout", value_name = "FILE", num_args = 1..)]
    #[serde(skip)]
    pgn_out: Vec<String>,
    /// Append every game to this file as JSON lines, with depth, nodes and time of each move
    #[arg(long, alias = "jsonout", value_name = "FILE")]
    #[serde(skip)]
    json_out: Option<String>,
    /// The tag Event of the PGN [default: Akhet match]
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    /// The tag Site of the PGN [default: ?]
    #[arg(long, value_name = "NAME")]
    site: Option<String>,
    #[command(flatten)]
    #[serde(skip)]
    fastchess: FastchessFlags,
}

/// fastchess's keys for `--pgn-out`, which say what its PGN contains.
const PGN_KEYS: [&str; 12] = [
    "append",
    "fi",
    "hashfull",
    "latency",
    "match_line",
    "min",
    "nodes",
    "notation",
    "nps",
    "seldepth",
    "tbhits",
    "timeleft",
];

/// fastchess's keys for `--log`, which say what it contains and when it is written.
const LOG_KEYS: [&str; 4] = ["append", "engine", "level", "realtime"];

/// The flags of `akhet match` that say how each game is played.
#[derive(Args, Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct GameFlags {
    /// Games played at the same time [default: 1]
    #[arg(long, value_name = "N")]
    concurrency: Option<String>,
    /// Opening book. Keys: file (suites or folders of suites, separated by commas),
    /// order=sequential|random, start=N
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..)]
    openings: Vec<String>,
    /// Setups to begin from, or whose suites are read from a folder [default: all five]
    #[arg(long, value_name = "NAME,...")]
    setup: Option<String>,
    /// Seed for the random order of openings, and for Labyrinth's deals without openings [default: 0]
    #[arg(long, alias = "srand", value_name = "N")]
    seed: Option<String>,
    /// Rule options. Keys: king-turns=on|off, swap-onto-closed=on|off; Labyrinth: free-order=on|off,
    /// no-return=on|off, any-exit=on|off, any-square=on|off, open-cards=on|off
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..)]
    rules: Vec<String>,
    /// Plies after which a game is a draw [default: 400]
    #[arg(long, alias = "maxplies", value_name = "N")]
    max_plies: Option<String>,
    /// Adjudicate draws. Keys: move-number, move-count, score (as in `score cp`)
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..)]
    draw: Vec<String>,
    /// Adjudicate losses. Keys: move-count, score, two-sided=on|off
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..)]
    resign: Vec<String>,
    /// Milliseconds by which an engine may exceed its time [default: 0]
    #[arg(long, alias = "timemargin", value_name = "MS")]
    time_margin: Option<String>,
    /// Longest wait where no clock runs: the handshake, readyok, a move under nodes or depth [default: 60]
    #[arg(long, value_name = "SECONDS")]
    patience: Option<String>,
    /// Restart an engine that crashed, stalled or closed its output, and continue
    #[arg(long)]
    recover: bool,
    /// Append every line to and from the engines to this file
    #[arg(long, value_name = "FILE", num_args = 1..)]
    #[serde(skip)]
    log: Vec<String>,
}

/// The flag `--engine`. Clap's derive does not keep the values of repeated flags apart.
#[derive(Clone, Debug)]
pub struct EngineFlags {
    groups: Vec<Vec<String>>,
}

impl Args for EngineFlags {
    fn augment_args(command: Command) -> Command {
        let engine = Arg::new("engine").long("engine").value_name("KEY=VALUE");
        let engine = engine.num_args(1..).action(ArgAction::Append);
        command.arg(engine.help("Another engine; may be repeated. Keys: cmd, name, args, proto=uci|ugi|uki, dir, option.NAME"))
    }

    fn augment_args_for_update(command: Command) -> Command {
        EngineFlags::augment_args(command)
    }
}

impl FromArgMatches for EngineFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<EngineFlags, Error> {
        let flags = matches.get_occurrences("engine").into_iter().flatten();
        let groups = flags.map(|words| words.cloned().collect()).collect();
        Ok(EngineFlags { groups })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = EngineFlags::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Flags {
    /// The keys and values of the given flags.
    pub fn table(&self) -> Result<Table, WrongValue> {
        let mut table = table(self)?;
        table.extend(self.game.table()?);
        table.extend(self.engines.table()?);
        let json_out = self.json_out.as_slice();
        for (key, words, keys) in [
            ("pgn-out", &*self.pgn_out, &PGN_KEYS[..]),
            ("json-out", json_out, &[]),
        ] {
            if !words.is_empty() {
                table.insert(key.to_owned(), fastchess::file(key, words, keys)?.into());
            }
        }
        if let Some(Value::Table(each)) = table.get_mut("each") {
            fastchess::engine(each)?;
        }
        if self.variant.as_deref() == Some("standard") {
            table.insert("variant".to_owned(), Variant::default().name().into());
        }
        self.fastchess.add_to(&mut table)?;
        Ok(table)
    }
}

impl GameFlags {
    /// As [`Flags::table`].
    pub fn table(&self) -> Result<Table, WrongValue> {
        let mut table = table(self)?;
        if let Some(Value::Table(openings)) = table.get_mut("openings") {
            fastchess::openings(openings)?;
        }
        if !self.log.is_empty() {
            let file = fastchess::file("log", &self.log, &LOG_KEYS)?;
            table.insert("log".to_owned(), file.into());
        }
        Ok(table)
    }
}

impl EngineFlags {
    fn table(&self) -> Result<Table, WrongValue> {
        let engines = self.groups.iter().map(|words| {
            let mut engine = group("engine", words)?;
            fastchess::engine(&mut engine)?;
            Ok(Value::Table(engine))
        });
        let engines: Vec<_> = engines.collect::<Result<_, _>>()?;
        let engines = (!engines.is_empty()).then(|| ("engine".to_owned(), Value::Array(engines)));
        Ok(Table::from_iter(engines))
    }

    /// The engines, each with a unique name and no limits, for commands that set their own.
    pub fn settings(&self) -> Result<Vec<EngineSettings>, WrongValue> {
        EngineSettings::read_all(self.table()?)
    }
}

fn table(flags: &impl Serialize) -> Result<Table, WrongValue> {
    let all = Table::try_from(flags).map_err(|error| WrongValue::new(error.to_string()))?;
    let mut table = Table::new();
    for (name, value) in all {
        let value = match value {
            Value::Boolean(false) => continue,
            Value::Array(words) if words.is_empty() => continue,
            Value::Array(words) => group(&name, words.iter().filter_map(Value::as_str))?.into(),
            value => value,
        };
        table.insert(name, value);
    }
    Ok(table)
}

/// Builds a table from `KEY=VALUE` words. `option.NAME` goes into the table `option`.
pub fn group(
    flag: &str,
    words: impl IntoIterator<Item = impl AsRef<str>>,
) -> Result<Table, WrongValue> {
    let fault =
        |word: &str, what: &str| WrongValue::new(format!("{flag}: '{}' {what}", Quoted::new(word)));
    let (mut table, mut options) = (Table::new(), Table::new());
    for word in words {
        let word = word.as_ref();
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| fault(word, "is not KEY=VALUE"))?;
        let (part, key) = match key.strip_prefix("option.") {
            Some(name) => (&mut options, name),
            None => (&mut table, key),
        };
        if part.insert(key.to_owned(), value.into()).is_some() {
            return Err(fault(key, "appears twice"));
        }
    }
    if !options.is_empty() {
        table.entry("option").or_insert(Value::Table(options));
    }
    Ok(table)
}

/// Adds a dash to long flags of `match` that have only one, as in cutechess-cli and fastchess.
pub fn with_long_dashes(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    if arguments.get(1).is_some_and(|command| command == "match") {
        for argument in arguments.iter_mut().skip(2) {
            let word = argument.to_str().and_then(|word| word.strip_prefix('-'));
            let is_long = |word: &&str| {
                word.len() > 1 && word.starts_with(|first: char| first.is_ascii_alphabetic())
            };
            if let Some(word) = word.filter(is_long) {
                *argument = format!("--{word}").into();
            }
        }
    }
    arguments
}
