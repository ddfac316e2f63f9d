//! The command `match`: what is asked for, made into a match.

use super::merge::merge;
use super::play_match::Run;
use crate::arena::config::{
    FileError, Flags, OpeningBook, Settings, SettingsError, Table, underlay,
};
use crate::arena::exit_code::AnyError;
use crate::arena::report::Scoreboard;
use crate::arena::run::{Plan, Schedule, Shard};
use crate::files::write_whole;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The arguments of `akhet match`.
#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct MatchArgs {
    #[command(flatten)]
    flags: Flags,
    /// Read settings from this TOML file; flags go before it
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Write the settings of this match to a TOML file
    #[arg(long, value_name = "FILE")]
    saveconfig: Option<PathBuf>,
    /// Go on with the match that the files of --jsonout and --pgnout hold, if they exist
    #[arg(long)]
    resume: bool,
    /// Play only this share of the schedule: every Nth meeting, from the Ith on
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
    /// Play nothing, and add up the files that the shards of a match wrote by --jsonout
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["config", "saveconfig", "resume", "shard"])]
    merge: Vec<PathBuf>,
}

const EXIT_CODES: &str = "\
Exit codes: 0 all games are played and no test was decided, 1 an error, 2 settings that make no
match, 10 the test accepted H1, 11 the test accepted H0, 12 an engine failed (see --recover), 130 interrupted.";

/// Plays a match, or adds up its shards.
///
/// # Errors
/// When the settings make no match, a file can not be read or written, or an engine can not be
/// started.
pub fn run_match(args: &MatchArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let table = args.flags.table.clone()?;
    if !args.merge.is_empty() {
        return match table.keys().next() {
            Some(flag) => Err(SettingsError::Merge(flag.clone()).into()),
            None => merge(&args.merge, out),
        };
    }
    let settings = Settings::from_table(with_config(table, args.config.as_deref())?)?;
    if args.resume && settings.jsonout.is_none() && settings.pgnout.is_none() {
        return Err(SettingsError::Resume.into());
    }
    let board =
        Scoreboard::for_match(&settings).map_err(|error| SettingsError::Sprt(error.to_string()))?;
    if let Some(file) = &args.saveconfig {
        write_whole(file, &settings.to_toml()?).map_err(|error| FileError::new(file, error))?;
    }
    let plan = Plan {
        book: OpeningBook::load(&settings)?,
        schedule: Schedule::new(&settings),
        settings,
        shard: args.shard,
    };
    Run::new(&plan, board).play(args.resume, out)
}

/// The flags, and below them the file.
fn with_config(mut flags: Table, file: Option<&Path>) -> Result<Table, AnyError> {
    let Some(file) = file else {
        return Ok(flags);
    };
    let text = std::fs::read_to_string(file).map_err(|error| FileError::new(file, error))?;
    let table: Table = text.parse().map_err(|error| FileError::new(file, error))?;
    // What is wrong with a value of the file is not the flags' fault.
    Settings::read(table.clone()).map_err(|error| FileError::new(file, error))?;
    underlay(&mut flags, &table);
    Ok(flags)
}
