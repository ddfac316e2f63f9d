//! The command line of a match. A flag is a key of the settings, and is made into what a TOML file
//! would say in its place.

use super::settings::{SettingsError, Table};
use crate::lines::Quoted;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use std::ffi::OsString;
use toml::Value;

/// What follows a flag.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nothing.
    Switch,
    /// A value.
    Value(&'static str),
    /// Keys and values, which may be said in several flags.
    Group,
    /// The same, and each flag is a group of its own.
    Groups,
}

/// The flags, in the order in which they are explained.
const FLAGS: [(&str, Kind, &str); 19] = [
    (
        "engine",
        Kind::Groups,
        "An engine; twice or more. Keys: cmd, name, args, proto=uci|ugi|uki, dir, tc=[MOVES/]TIME[+INC], st=SECONDS, nodes, depth, restart=on|off, option.NAME",
    ),
    (
        "each",
        Kind::Group,
        "The same keys for all engines that say nothing else",
    ),
    (
        "tournament",
        Kind::Value("gauntlet|roundrobin"),
        "The first engine against every other, or all against all [default: gauntlet]",
    ),
    (
        "rounds",
        Kind::Value("N"),
        "How often each pair of engines meets [default: 1]",
    ),
    (
        "games",
        Kind::Value("1|2"),
        "Games of a meeting; 2 play its opening with the colours exchanged [default: 2]",
    ),
    (
        "concurrency",
        Kind::Value("N"),
        "Games at the same time [default: 1]",
    ),
    (
        "openings",
        Kind::Group,
        "Start positions. Keys: file (suites or folders of suites, separated by commas), order=sequential|random, start=N",
    ),
    (
        "setup",
        Kind::Value("NAME,..."),
        "The setups that games begin from, or whose suites are read from a folder [default: all five]",
    ),
    (
        "seed",
        Kind::Value("N"),
        "Decides a random order of the openings [default: 0]",
    ),
    (
        "rules",
        Kind::Group,
        "How both sides read the rules. Keys: kingturns=on|off, swapontoclosed=on|off",
    ),
    (
        "maxplies",
        Kind::Value("N"),
        "Plies after which a game is a draw [default: 400]",
    ),
    (
        "draw",
        Kind::Group,
        "Take a game as drawn. Keys: movenumber, movecount, score (points)",
    ),
    (
        "resign",
        Kind::Group,
        "Take a game as lost. Keys: movecount, score, twosided=on|off",
    ),
    (
        "sprt",
        Kind::Group,
        "Stop when this test is decided. Keys: elo0, elo1, alpha, beta, model=normalized|logistic",
    ),
    (
        "timemargin",
        Kind::Value("MS"),
        "Milliseconds that an engine may take beyond its time [default: 0]",
    ),
    (
        "patience",
        Kind::Value("SECONDS"),
        "How long to wait where no clock runs: for a handshake, for a move under nodes or depth [default: 60]",
    ),
    (
        "recover",
        Kind::Switch,
        "Start an engine again that crashed, hung or closed its pipe, and go on",
    ),
    (
        "pgnout",
        Kind::Value("FILE"),
        "Append every game to this file as text",
    ),
    (
        "jsonout",
        Kind::Value("FILE"),
        "Append every game to this file with every figure, a JSON value a line",
    ),
];

/// The settings of a match as they stand on the command line.
#[derive(Clone, Debug)]
pub struct Flags {
    /// What was said, by key.
    pub table: Result<Table, SettingsError>,
}

impl Args for Flags {
    fn augment_args(mut command: Command) -> Command {
        for (name, kind, help) in FLAGS {
            let arg = Arg::new(name).long(name).help(help);
            command = command.arg(match kind {
                Kind::Switch => arg.action(ArgAction::SetTrue),
                Kind::Value(what) => arg.value_name(what),
                Kind::Group | Kind::Groups => arg
                    .value_name("KEY=VALUE")
                    .num_args(1..)
                    .action(ArgAction::Append),
            });
        }
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        Flags::augment_args(command)
    }
}

impl FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Flags, Error> {
        Ok(Flags {
            table: table(matches),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Flags::from_arg_matches(matches)?;
        Ok(())
    }
}

fn table(matches: &ArgMatches) -> Result<Table, SettingsError> {
    let mut table = Table::new();
    for (name, kind, _) in FLAGS {
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

/// Makes `KEY=VALUE` words into a table, in which `option.NAME` belongs to a table of its own.
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

/// The arguments of the program, in which long flags of a match may have one dash, as other match
/// runners write them.
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
