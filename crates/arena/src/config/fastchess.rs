//! fastchess's flags and keys, which `akhet match` accepts so that its command lines work. docs/matches.md lists
//! them.

use akhet::lines::Quoted;
use akhet_console::arguments::WrongValue;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use std::num::NonZeroU32;
use toml::Table;

/// Flags that have no effect here, whatever their values.
const WITHOUT_EFFECT: [&str; 8] = [
    "autosaveinterval",
    "force-concurrency",
    "output",
    "ratinginterval",
    "report",
    "scoreinterval",
    "show-latency",
    "testEnv",
];

/// Flags that are refused because a match cannot do what they ask, and why.
const REFUSED: [(&str, &str); 9] = [
    ("crc32", "a match writes no checksum of its PGN"),
    (
        "epdout",
        "a match does not write final positions; --json-out has every move",
    ),
    (
        "noswap",
        "players exchange their seats, on which the statistics depend",
    ),
    (
        "quick",
        "write its settings out: --engine, --each, --rounds, --openings",
    ),
    (
        "reverse",
        "the first engine begins the first game of each meeting",
    ),
    (
        "seeds",
        "in a gauntlet the first engine alone meets the others",
    ),
    ("tb", "neither game has tablebases"),
    (
        "use-affinity",
        "a match binds no engine to a processor; taskset does",
    ),
    ("wait", "a match does not pause between games"),
];

/// fastchess's flags, except those that a match has anyway.
#[derive(Clone, Debug)]
pub struct FastchessFlags {
    /// A refused flag, and why.
    refused: Option<(&'static str, &'static str)>,
    /// `--repeat`: the games per meeting.
    repeat: Option<String>,
    /// `--maxmoves`: the moves, of both players, after which a game is a draw.
    max_moves: Option<NonZeroU32>,
}

impl Args for FastchessFlags {
    fn augment_args(command: Command) -> Command {
        let refused = REFUSED.iter().map(|(name, _)| name);
        let ignored = WITHOUT_EFFECT.iter().chain(refused).map(|&name| {
            let flag = Arg::new(name).long(name).num_args(0..);
            flag.action(ArgAction::Append).hide(true)
        });
        let repeat = Arg::new("repeat").long("repeat").num_args(0..=1);
        let max_moves = Arg::new("maxmoves").long("maxmoves");
        let max_moves = max_moves.value_parser(clap::value_parser!(NonZeroU32));
        command
            .args(ignored)
            .arg(repeat.default_missing_value("2").hide(true))
            .arg(max_moves.conflicts_with("max_plies").hide(true))
    }

    fn augment_args_for_update(command: Command) -> Command {
        FastchessFlags::augment_args(command)
    }
}

impl FromArgMatches for FastchessFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<FastchessFlags, Error> {
        let given = |(name, _): &&(&str, _)| matches.contains_id(name);
        Ok(FastchessFlags {
            refused: REFUSED.iter().find(given).copied(),
            repeat: matches.get_one("repeat").cloned(),
            max_moves: matches.get_one("maxmoves").copied(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = FastchessFlags::from_arg_matches(matches)?;
        Ok(())
    }
}

impl FastchessFlags {
    /// Adds what these flags say to the table of the others.
    pub fn add_to(&self, table: &mut Table) -> Result<(), WrongValue> {
        if let Some((name, why)) = self.refused {
            let what = format!("--{name} is refused: {why}");
            return Err(WrongValue::new(what));
        }
        if let Some(moves) = self.max_moves {
            table.insert("max-plies".to_owned(), (2 * i64::from(moves.get())).into());
        }
        let Some(games) = &self.repeat else {
            return Ok(());
        };
        let before = table.insert("games".to_owned(), games.as_str().into());
        match before.as_ref().and_then(toml::Value::as_str) {
            Some(before) if before != games => Err(WrongValue::new(format!(
                "games: {before}, but --repeat asks for {games}"
            ))),
            _ => Ok(()),
        }
    }
}

/// The file that a flag names: a path, or `file=PATH` among `KEY=VALUE` words with these `keys`, which have no
/// effect.
pub fn file(flag: &str, words: &[String], keys: &[&str]) -> Result<String, WrongValue> {
    let fault = |what: String| Err(WrongValue::new(format!("{flag}: {what}")));
    let mut files = Vec::new();
    for word in words {
        match word.split_once('=') {
            Some(("file", file)) => files.push(file),
            Some((key, _)) if keys.contains(&key) => {}
            None if !files.is_empty() && keys.contains(&word.as_str()) => {}
            _ if files.is_empty() => files.push(word),
            _ => return fault(format!("'{}' is not file=FILE", Quoted::new(word))),
        }
    }
    match files[..] {
        [file] => Ok(file.to_owned()),
        [] => fault("expected file=FILE".to_owned()),
        _ => fault("expected one file".to_owned()),
    }
}

pub fn engine(table: &mut Table) -> Result<(), WrongValue> {
    let Some(depth) = table.remove("plies") else {
        return Ok(());
    };
    match table.insert("depth".to_owned(), depth) {
        None => Ok(()),
        Some(_) => {
            let what = "engine: depth and plies are the same";
            Err(WrongValue::new(what))
        }
    }
}

/// Removes the openings' keys that have no effect: each line shows its format, and has its own plies.
pub fn openings(table: &mut Table) -> Result<(), WrongValue> {
    table.remove("plies");
    for (key, only, why) in [
        ("format", "epd", "a suite has an opening in each line"),
        ("policy", "round", "a round has one opening"),
    ] {
        match table.remove(key) {
            Some(value) if value.as_str() != Some(only) => {
                let value = Quoted::new(value.as_str().unwrap_or_default());
                let what = format!("openings: {key}={value} is refused: {why}");
                return Err(WrongValue::new(what));
            }
            _ => {}
        }
    }
    Ok(())
}
