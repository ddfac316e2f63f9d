//! The flags of `akhet match`. Each is a key of the settings; together they become a table like that
//! of a TOML file.

use super::settings::{EngineSettings, SettingsError, Table};
use crate::lines::Quoted;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use std::ffi::OsString;
use toml::Value;

/// What a flag takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nothing.
    Switch,
    /// A value.
    Value(&'static str),
    /// `KEY=VALUE` words. Several flags of one name add up.
    Group,
    /// `KEY=VALUE` words. Each flag is a group of its own.
    Groups,
}

/// The flags, in the order of the help text.
const FLAGS: [(&str, Kind, &str); 21] = [
    (
        "variant",
        Kind::Value("laserchess|labyrinth"),
        "The game [default: laserchess]",
    ),
    (
        "engine",
        Kind::Groups,
        "An engine; twice or more. Keys: cmd, name, args, proto=uci|ugi|uki, dir, tc=[MOVES/]TIME[+INC], st=SECONDS, nodes, depth, restart=on|off, option.NAME",
    ),
    (
        "each",
        Kind::Group,
        "Defaults of the same keys for all engines",
    ),
    (
        "tournament",
        Kind::Value("gauntlet|roundrobin"),
        "gauntlet: the first engine meets every other; roundrobin: all meet all [default: gauntlet]",
    ),
    (
        "rounds",
        Kind::Value("N"),
        "Rounds; in each, every pair of engines meets once, from the same opening [default: 1]",
    ),
    (
        "games",
        Kind::Value("1|2"),
        "Games per meeting; 2 plays the opening with both colours or, with more than two players, once from each seat [default: 2]",
    ),
    (
        "concurrency",
        Kind::Value("N"),
        "Games played at the same time [default: 1]",
    ),
    (
        "openings",
        Kind::Group,
        "Opening book. Keys: file (suites or folders of suites, separated by commas), order=sequential|random, start=N",
    ),
    (
        "setup",
        Kind::Value("NAME,..."),
        "Setups to begin from, or whose suites are read from a folder [default: all five]",
    ),
    (
        "players",
        Kind::Value("2|3|4"),
        "Labyrinth: players of each game, one of them the first engine, the others the second [default: 2]",
    ),
    (
        "seed",
        Kind::Value("N"),
        "Seed of the random order of openings, and of Labyrinth's deals without openings [default: 0]",
    ),
    (
        "rules",
        Kind::Group,
        "Rule options. Keys: kingturns=on|off, swapontoclosed=on|off; Labyrinth: freeorder=on|off, noreturn=on|off, opencards=on|off",
    ),
    (
        "maxplies",
        Kind::Value("N"),
        "Plies after which a game is a draw [default: 400]",
    ),
    (
        "draw",
        Kind::Group,
        "Adjudicate draws. Keys: movenumber, movecount, score (as in `score cp`)",
    ),
    (
        "resign",
        Kind::Group,
        "Adjudicate losses. Keys: movecount, score, twosided=on|off",
    ),
    (
        "sprt",
        Kind::Group,
        "Sequential probability ratio test (SPRT): stop when it is decided. Keys: elo0, elo1, alpha, beta, model=normalized|logistic",
    ),
    (
        "timemargin",
        Kind::Value("MS"),
        "Milliseconds by which an engine may overstep its time [default: 0]",
    ),
    (
        "patience",
        Kind::Value("SECONDS"),
        "Longest wait where no clock runs: the handshake, readyok, a move under nodes or depth [default: 60]",
    ),
    (
        "recover",
        Kind::Switch,
        "Restart an engine that crashed, stalled or closed its output, and continue",
    ),
    (
        "pgnout",
        Kind::Value("FILE"),
        "Append every game to this file as PGN",
    ),
    (
        "jsonout",
        Kind::Value("FILE"),
        "Append every game to this file as JSON lines, with depth, nodes and time of each move",
    ),
];

/// Implements clap's traits for a type of one field, which `$read` makes of the table of the declared
/// flags.
macro_rules! impl_args {
    ($flags:ident, $field:ident, $declared:expr, $read:expr) => {
        impl Args for $flags {
            fn augment_args(command: Command) -> Command {
                $declared
                    .into_iter()
                    .fold(command, |command, (name, kind, help)| {
                        command.arg(argument(name, kind, help))
                    })
            }

            fn augment_args_for_update(command: Command) -> Command {
                $flags::augment_args(command)
            }
        }

        impl FromArgMatches for $flags {
            fn from_arg_matches(matches: &ArgMatches) -> Result<$flags, Error> {
                let read: fn(Result<Table, SettingsError>) -> _ = $read;
                Ok($flags {
                    $field: read(table(matches, &$declared)),
                })
            }

            fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
                *self = $flags::from_arg_matches(matches)?;
                Ok(())
            }
        }
    };
}

/// The settings of a match from the command line.
#[derive(Clone, Debug)]
pub struct Flags {
    /// The values of the flags, by key.
    pub table: Result<Table, SettingsError>,
}

impl_args!(Flags, table, FLAGS, |table| table);

/// The flag `--engine` alone, for commands that drive engines and set their limits themselves.
#[derive(Clone, Debug)]
pub struct EngineFlags {
    /// The engines, each with a name of its own.
    pub settings: Result<Vec<EngineSettings>, SettingsError>,
}

/// The flag of [`EngineFlags`].
const ENGINE_FLAG: (&str, Kind, &str) = (
    "engine",
    Kind::Groups,
    "Another engine; may be repeated. Keys: cmd, name, args, proto=uci|ugi|uki, dir, option.NAME",
);

impl_args!(EngineFlags, settings, [ENGINE_FLAG], |table| table
    .and_then(EngineSettings::read_all));

/// The flags of `akhet match` that say how a game is played, with a single `--engine`, for commands that
/// set up the match themselves.
#[derive(Clone, Debug)]
pub struct GameFlags {
    /// The values of the flags, by key.
    pub table: Result<Table, SettingsError>,
}

/// The flag `--engine` of [`GameFlags`].
const OWN_ENGINE_FLAG: (&str, Kind, &str) = (
    "engine",
    Kind::Group,
    "The engine and its limits [default: this program]. Keys: cmd, args, proto=uci|ugi|uki, dir, tc=[MOVES/]TIME[+INC], st=SECONDS, nodes, depth, restart=on|off, option.NAME",
);

/// The flags of [`GameFlags`] that are those of [`FLAGS`].
const GAME_FLAGS: [&str; 11] = [
    "concurrency",
    "openings",
    "setup",
    "seed",
    "rules",
    "maxplies",
    "draw",
    "resign",
    "timemargin",
    "patience",
    "recover",
];

impl GameFlags {
    fn flags() -> Vec<(&'static str, Kind, &'static str)> {
        let of_games = FLAGS
            .into_iter()
            .filter(|(name, ..)| GAME_FLAGS.contains(name));
        std::iter::once(OWN_ENGINE_FLAG).chain(of_games).collect()
    }
}

impl_args!(GameFlags, table, GameFlags::flags(), |table| table);

fn argument(name: &'static str, kind: Kind, help: &'static str) -> Arg {
    let arg = Arg::new(name).long(name).help(help);
    match kind {
        Kind::Switch => arg.action(ArgAction::SetTrue),
        Kind::Value(what) => arg.value_name(what),
        Kind::Group | Kind::Groups => arg
            .value_name("KEY=VALUE")
            .num_args(1..)
            .action(ArgAction::Append),
    }
}

fn table(
    matches: &ArgMatches,
    flags: &[(&'static str, Kind, &str)],
) -> Result<Table, SettingsError> {
    let mut table = Table::new();
    for &(name, kind, _) in flags {
        let groups = || {
            let words = matches.get_occurrences::<String>(name);
            words.into_iter().flatten()
        };
        let value = match kind {
            Kind::Switch => matches.get_flag(name).then_some(Value::Boolean(true)),
            Kind::Value(_) => matches.get_one::<String>(name).cloned().map(Value::String),
            Kind::Group | Kind::Groups if groups().next().is_none() => None,
            Kind::Group => Some(group(name, groups().flatten())?),
            Kind::Groups => {
                let groups = groups().map(|words| group(name, words));
                Some(Value::Array(groups.collect::<Result<_, _>>()?))
            }
        };
        if let Some(value) = value {
            table.insert(name.to_owned(), value);
        }
    }
    Ok(table)
}

/// Makes a table of `KEY=VALUE` words. `option.NAME` goes into the table `option`.
fn group<'a>(flag: &str, words: impl Iterator<Item = &'a String>) -> Result<Value, SettingsError> {
    let fault = |word: &str, what: &str| {
        SettingsError::Value(format!("{flag}: '{}' {what}", Quoted::new(word)))
    };
    let mut table = Table::new();
    for word in words {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| fault(word, "is not KEY=VALUE"))?;
        let (part, key) = match key.strip_prefix("option.") {
            Some(name) => {
                let options = table.entry("option").or_insert_with(|| Table::new().into());
                (options.as_table_mut(), name)
            }
            None => (Some(&mut table), key),
        };
        let before = part.and_then(|part| part.insert(key.to_owned(), value.into()));
        if before.is_some() {
            return Err(fault(key, "comes twice"));
        }
    }
    Ok(Value::Table(table))
}

/// The arguments of the program. Long flags of `match` may have one dash, as in cutechess-cli and
/// fastchess: they get the second one.
pub fn with_long_dashes(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    if arguments.get(1).is_some_and(|command| command == "match") {
        for argument in arguments.iter_mut().skip(2) {
            let word = argument
                .to_str()
                .and_then(|argument| argument.strip_prefix('-'));
            let is_long =
                |word: &&str| word.len() > 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
            if let Some(word) = word.filter(is_long) {
                *argument = format!("--{word}").into();
            }
        }
    }
    arguments
}
