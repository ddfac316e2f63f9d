//! The command `match`: reads its settings, and plays or merges.

use super::merge::merge;
use super::play_match::Run;
use crate::arena::config::{
    FileError, Flags, OpeningBook, Settings, SettingsError, Table, add_defaults,
};
use crate::arena::exit_code::AnyError;
use crate::arena::records::variant_of;
use crate::arena::report::Scoreboard;
use crate::arena::run::{Contest, Plan, Schedule, Shard};
use crate::files::{is_same, read_text_at_most, write_whole};
use crate::game::Variant;
use crate::{labyrinth, laser};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The arguments of `akhet match`.
#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct MatchArgs {
    #[command(flatten)]
    flags: Flags,
    /// Read settings from this TOML file; flags override it
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Write the settings of this match to a TOML file
    #[arg(long, value_name = "FILE")]
    saveconfig: Option<PathBuf>,
    /// Resume the match of the --jsonout and --pgnout files, or begin it if they do not exist
    #[arg(long)]
    resume: bool,
    /// Play only this shard of the schedule: every Nth meeting, from the Ith on
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
    /// Play nothing; add up the --jsonout files of the shards
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["config", "saveconfig", "resume", "shard"])]
    merge: Vec<PathBuf>,
}

const EXIT_CODES: &str = "\
Exit codes: 0 all games are played and no SPRT was decided, 1 an error, 2 wrong settings,
10 the SPRT accepted H1, 11 the SPRT accepted H0, 12 an engine failed (see --recover), 130 interrupted.";

/// The longest file of settings that is read, in bytes.
const MAX_CONFIG: u64 = 16 << 20;

/// Runs `akhet match`: plays a match, or adds up its shards.
///
/// # Errors
/// When the settings are not valid, a file cannot be read or written, or an engine cannot be started.
pub fn run_match(args: &MatchArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let table = args.flags.table.clone()?;
    if let [first, ..] = &args.merge[..] {
        if let Some(flag) = table.keys().next() {
            return Err(SettingsError::Merge(flag.clone()).into());
        }
        return match variant_of(first).unwrap_or_default() {
            Variant::LaserChess => merge::<laser::rules::Record>(&args.merge, out),
            Variant::Labyrinth => merge::<labyrinth::rules::Record>(&args.merge, out),
        };
    }
    let settings = Settings::from_table(with_config(table, args.config.as_deref())?)?;
    match settings.variant {
        Variant::LaserChess => play::<laser::rules::Record>(args, settings, out),
        Variant::Labyrinth => play::<labyrinth::rules::Record>(args, settings, out),
    }
}

/// Plays a match of a game.
fn play<G: Contest>(
    args: &MatchArgs,
    settings: Settings,
    out: &mut dyn Write,
) -> Result<ExitCode, AnyError> {
    if args.resume && settings.jsonout.is_none() && settings.pgnout.is_none() {
        return Err(SettingsError::Resume.into());
    }
    check_outputs(&[&settings.pgnout, &settings.jsonout, &args.saveconfig])?;
    let board =
        Scoreboard::for_match(&settings).map_err(|error| SettingsError::Sprt(error.to_string()))?;
    if let Some(file) = &args.saveconfig {
        write_whole(file, &settings.to_toml()?).map_err(|error| FileError::new(file, error))?;
    }
    let plan = Plan::<G> {
        book: OpeningBook::load(&settings)?,
        schedule: Schedule::new(&settings, G::seats(&settings)),
        settings,
        shard: args.shard,
    };
    Run::new(&plan, board).play(args.resume, out)
}

/// Checks that no file is to be written as two things.
fn check_outputs(files: &[&Option<PathBuf>]) -> Result<(), SettingsError> {
    let files: Vec<_> = files.iter().filter_map(|file| file.as_ref()).collect();
    for (index, file) in files.iter().enumerate() {
        if let Some(same) = files[..index].iter().find(|other| is_same(other, file)) {
            return Err(SettingsError::OneFile((*same).clone(), (*file).clone()));
        }
    }
    Ok(())
}

/// The flags, with the settings of the file as defaults.
fn with_config(mut flags: Table, file: Option<&Path>) -> Result<Table, AnyError> {
    let Some(file) = file else {
        return Ok(flags);
    };
    let text = read_text_at_most(file, MAX_CONFIG).map_err(|error| FileError::new(file, error))?;
    let table: Table = text.parse().map_err(|error| FileError::new(file, error))?;
    // Checked before the flags are added, so that an error in the file is reported with its name.
    Settings::read(table.clone()).map_err(|error| FileError::new(file, error))?;
    add_defaults(&mut flags, &table);
    Ok(flags)
}
