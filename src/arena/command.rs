//! The command `match`: what is asked for, made into a match.

use super::flags::Flags;
use super::journal::FileError;
use super::openings::Book;
use super::run::Run;
use super::runner::Plan;
use super::schedule::{Schedule, Shard};
use super::scoreboard::Scoreboard;
use super::settings::{Settings, SettingsError, Table, underlay};
use super::stats::Hypothesis;
use super::totals::merge;
use crate::files::write_whole;
use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The exit code when the test accepts H1.
const ACCEPTED_H1: u8 = 10;
/// The exit code when the test accepts H0.
const ACCEPTED_H0: u8 = 11;
/// The exit code when an engine failed and nobody asked to go on.
pub(super) const ENGINE_FAILED: u8 = 12;
/// The exit code when the match was interrupted, as a shell gives it for Ctrl-C.
pub(super) const INTERRUPTED: u8 = 130;

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

/// Whatever may go wrong.
pub(super) type AnyError = Box<dyn Error>;

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
    if let Some(file) = &args.saveconfig {
        write_whole(file, &settings.to_toml()?).map_err(|error| FileError::new(file, error))?;
    }
    let plan = Plan {
        book: Book::load(&settings)?,
        schedule: schedule(&settings),
        settings,
        shard: args.shard,
    };
    let board = scoreboard(&plan.settings)?;
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

/// The schedule that these settings ask for.
pub(super) fn schedule(settings: &Settings) -> Schedule {
    Schedule {
        engines: settings.engine.len(),
        tournament: settings.tournament,
        rounds: settings.rounds,
        games: settings.games,
    }
}

/// The scoreboard of a match with these settings, before its first game.
pub(super) fn scoreboard(settings: &Settings) -> Result<Scoreboard, String> {
    let names = settings.engine.iter().map(|engine| engine.name.clone());
    let sprt = settings.sprt.map(|sprt| sprt.test()).transpose()?;
    Ok(Scoreboard::new(names.collect(), settings.games, sprt))
}

/// Writes the result. A reader that has gone changes nothing about how the match came out.
pub(super) fn print(out: &mut dyn Write, text: &str) -> io::Result<()> {
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// What the test says, if there is one.
pub(super) fn exit_code(board: &Scoreboard) -> ExitCode {
    match board.decision() {
        Some(Hypothesis::H1) => ACCEPTED_H1.into(),
        Some(Hypothesis::H0) => ACCEPTED_H0.into(),
        None => ExitCode::SUCCESS,
    }
}
