//! The command `match`: reads the settings, and plays a match or merges its shards.

use super::play_match::Run;
use crate::config::{FileError, Flags, Settings, Table, add_defaults, with_hyphens};
use crate::contest::Contest;
use crate::exit_code;
use crate::files::variant_of;
use crate::journal::{self, Entry};
use crate::report::Scoreboard;
use crate::run::{
    MatchError, Plan, Schedule, Shard, check, note_files, once, same_files, same_match,
};
use akhet::game::Variant;
use akhet_console::arguments::{WrongValue, check_outputs};
use akhet_console::exit_code::AnyError;
use akhet_console::files::{read_text_at_most, write_whole};
use akhet_console::progress::print_result;
use akhet_console::terminal::print_note;
use akhet_records::pgn::Style;
use akhet_records::{GameRecord, LabyrinthRecord};
use std::collections::{HashMap, HashSet};
use std::fmt::Display;
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
    #[arg(long, alias = "saveconfig", value_name = "FILE")]
    save_config: Option<PathBuf>,
    /// Resume the match of the --json-out and --pgn-out files, or begin it if they do not exist
    #[arg(long)]
    resume: bool,
    /// With --resume: continue even if the program of an engine, or a file of its arguments or options, has changed
    #[arg(long)]
    allow_changed_engines: bool,
    /// Play only this shard of the schedule: every Nth meeting, from the Ith on
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
    /// Play nothing; add up the --json-out files of the shards
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["config", "save_config", "resume", "allow_changed_engines", "shard"])]
    merge: Vec<PathBuf>,
    /// Write the lines and the PGN of fastchess, as under its name
    #[arg(long, hide = true, conflicts_with_all = ["resume", "merge"])]
    fastchess: bool,
}

const EXIT_CODES: &str = "\
Exit codes: 0 all games played and no SPRT decided, 1 an error or games to --merge missing, 2 wrong settings,
10 the SPRT accepted H1, 11 the SPRT accepted H0, 12 an engine failed (see --recover), 130 interrupted.";

/// The maximum size of a settings file, in bytes.
const MAX_CONFIG: u64 = 16 << 20;

/// Runs `akhet match`: plays a match or merges its shards.
pub fn run_match(args: &MatchArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let table = args.flags.table()?;
    if let [first, ..] = &args.merge[..] {
        if let Some(flag) = table.keys().next() {
            return Err(WrongValue::new(format!(
                "--merge only adds up games already played; --{flag} has no effect"
            ))
            .into());
        }
        return match variant_of(first).unwrap_or_default() {
            Variant::LaserChess => merge::<GameRecord>(&args.merge, out),
            Variant::Labyrinth => merge::<LabyrinthRecord>(&args.merge, out),
        };
    }
    let settings = Settings::from_table(with_config(table, args.config.as_deref())?)?;
    match settings.variant {
        Variant::LaserChess => play::<GameRecord>(args, settings, out),
        Variant::Labyrinth => play::<LabyrinthRecord>(args, settings, out),
    }
}

fn play<R: Contest>(
    args: &MatchArgs,
    mut settings: Settings,
    out: &mut dyn Write,
) -> Result<ExitCode, AnyError> {
    R::settle(&mut settings)?;
    if args.resume && settings.json_out.is_none() && settings.pgn_out.is_none() {
        return Err(WrongValue::new(
            "--resume needs --json-out or --pgn-out, whose files it continues",
        )
        .into());
    }
    let outputs = [
        ("pgn-out", settings.pgn_out.as_deref()),
        ("json-out", settings.json_out.as_deref()),
        ("log", settings.log.as_deref()),
        ("save-config", args.save_config.as_deref()),
    ];
    check_outputs(&outputs, &[])?;
    let board = Scoreboard::for_match(&settings);
    let board = board.map_err(|error| WrongValue::new(format!("sprt: {error}")))?;
    if let Some(file) = &args.save_config {
        write_whole(file, &settings.to_toml()?).map_err(|error| FileError::new(file, error))?;
    }
    if settings.json_out.is_some() && !args.allow_changed_engines {
        note_files(&mut settings);
    }
    let plan = Plan::<R>::load(settings, args.shard)?;
    let style = if args.fastchess {
        Style::Fastchess
    } else {
        Style::Akhet
    };
    Run::new(&plan, board, style).play(args.resume, out)
}

/// The flags, with the settings of the file as defaults.
fn with_config(flags: Table, file: Option<&Path>) -> Result<Table, AnyError> {
    let mut flags = with_hyphens(flags)?;
    let Some(file) = file else {
        return Ok(flags);
    };
    let text = read_text_at_most(file, MAX_CONFIG).map_err(|error| FileError::new(file, error))?;
    let wrong = |error: &dyn Display| WrongValue::new(FileError::new(file, error));
    let table: Table = text
        .parse()
        .map_err(|error: toml::de::Error| wrong(&error))?;
    // Checked before the flags are added, so that errors name the file.
    Settings::read(table.clone()).map_err(|error| wrong(&error))?;
    add_defaults(&mut flags, &with_hyphens(table)?);
    Ok(flags)
}

/// Merges the `--json-out` files of a match's shards and writes the report to `out`.
fn merge<R: Contest>(files: &[PathBuf], out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    // Some shards may have been resumed with more rounds than others.
    let (mut whole, mut others) = (None::<Settings>, Vec::new());
    for file in files {
        let mut begun = false;
        journal::read(file, |entry: Entry<R>| {
            match (entry, &mut whole) {
                (Entry::Match(settings), Some(whole)) => {
                    same_match(&settings, whole)?;
                    if let Err(MatchError::OtherFile {
                        engine,
                        file: other,
                    }) = same_files(whole, &settings)
                    {
                        let what =
                            format!("engine {engine}: {other} is not that of the shards before");
                        others.push(FileError::new(file, what));
                    }
                    whole.rounds = whole.rounds.max(settings.rounds);
                }
                (Entry::Match(settings), none) => *none = Some(*settings),
                _ if begun => {}
                _ => return Err(MatchError::NoSettings.into()),
            }
            begun = true;
            Ok(())
        })?;
    }
    let settings = whole.ok_or("the files have no match")?;
    let schedule = Schedule::new(&settings, R::players(&settings));
    let mut board = Scoreboard::for_match(&settings)?;
    let (mut seen, mut openings) = (HashSet::new(), HashMap::new());
    for file in files {
        journal::read(file, |entry: Entry<R>| {
            let Entry::Game(game) = entry else {
                return Ok(());
            };
            let fixture = check(&settings, &schedule, &*game)?;
            once(&mut seen, fixture.number)?;
            let first = openings.entry(fixture.round).or_insert_with(|| {
                let mut first = game.clone();
                first.clear_moves();
                first
            });
            if !game.begins_like(first) {
                return Err(MatchError::OtherOpening(fixture.number).into());
            }
            board.add(&fixture, &game.summary());
            Ok(())
        })?;
    }
    let mut report = board.report();
    let (games, total) = (board.games(), schedule.games());
    if games < total {
        report.push_str(&format!("{} of {total} games are missing\n", total - games));
    }
    print_result(out, &report)?;
    for other in others {
        print_note(&format!("note: {other}"));
    }
    Ok(match board.decision() {
        None if games < total => ExitCode::FAILURE,
        decision => exit_code::of_decision(decision),
    })
}
