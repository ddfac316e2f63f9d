//! The command `selfplay`: plays games, scores them anew, imports them, exports them as PGN, or prints statistics.

use super::convert::{from_record, to_record};
use super::data::{DataError, Game, Header, Reader, Writer};
use super::player::{self, GameSettings, HASH, MAX_PLIES, Task};
use super::stats::Stats;
use super::{output, run};
use akhet::game::bench;
use akhet::laser::openings::{DATA_PLIES, Plies};
use akhet::laser::rules::{FenError, Record, Setup};
use akhet::laser::scale::selfplay::MAX_AT_START;
use akhet_arena::run::Shard;
use akhet_console::arguments::{number, whole};
use akhet_console::exit_code::{AnyError, INTERRUPTED};
use akhet_console::files::{FileError, InFile};
use akhet_console::interrupt::on_interrupt;
use akhet_console::progress::{Progress, print_continuation};
use akhet_console::terminal::print_note;
use akhet_records::{
    self,
    pgn::{self, PgnGame},
};
use clap::{ArgGroup, Args};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

/// The depth of the bench whose node count identifies the search in the header of a file.
pub(crate) const SIGNATURE_DEPTH: u32 = 5;

/// The arguments of `akhet selfplay`.
#[derive(Args, Clone, Debug)]
#[command(group(ArgGroup::new("task").multiple(false)))]
pub struct SelfplayArgs {
    /// Write the games to this file, which must not exist yet
    #[arg(long, value_name = "FILE", required_unless_present_any = ["stats", "pgn"])]
    output: Option<PathBuf>,
    /// Play nothing; report what these files contain
    #[arg(long, value_name = "FILE", num_args = 1.., group = "task", conflicts_with = "output")]
    stats: Vec<PathBuf>,
    /// Play nothing; write the games of these files as PGN, to --output or standard output
    #[arg(long, value_name = "FILE", num_args = 1.., group = "task")]
    pgn: Vec<PathBuf>,
    /// Play nothing; score the games of this file anew, by searches of --nodes
    #[arg(long, value_name = "FILE", group = "task")]
    rescore: Option<PathBuf>,
    /// Play nothing; import the games of these PGN or `akhet match --json-out` files
    #[arg(long, value_name = "FILE", num_args = 1.., group = "task")]
    import: Vec<PathBuf>,
    /// Multiply imported scores by this, 0.01 to 100, for an engine with a different scale
    #[arg(long, value_name = "X", default_value_t = 1.0, requires = "import",
        value_parser = number("a number from 0.01 to 100", |scale: &f64| (0.01..=100.0).contains(scale)))]
    scale: f64,
    #[command(flatten)]
    play: PlayArgs,
    #[command(flatten)]
    run: RunArgs,
}

/// The arguments of a run that plays.
#[derive(Args, Clone, Debug)]
#[group(conflicts_with = "task", multiple = true)]
struct PlayArgs {
    /// The number of games, over all shards
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = whole::<u64>(1..))]
    games: u64,
    /// The random seed
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(0..))]
    seed: u64,
    /// The setups that the games start from [default: all]
    #[arg(long, value_name = "NAME", num_args = 1..)]
    setup: Vec<Setup>,
    /// The number of random plies at the start of a game, 0 to 100, or a range with both ends included
    #[arg(long, value_name = "N|N..N", default_value_t = DATA_PLIES)]
    plies: Plies,
    /// The largest score of either player after these plies, 0 to 10000 points; 170 points mean an
    /// expected result of 73 %
    #[arg(long, value_name = "POINTS", default_value_t = MAX_AT_START, value_parser = whole::<u32>(0..=10_000))]
    max_score: u32,
    /// Play every game to its end by the rules, without adjudication
    #[arg(long)]
    play_out: bool,
}

/// The arguments of a run that searches.
#[derive(Args, Clone, Debug)]
#[group(conflicts_with_all = ["stats", "pgn", "import"], multiple = true)]
struct RunArgs {
    /// The nodes after which a search starts no new iteration
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// Make only this shard of the games: every Nth, from the Ith on
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
    /// Continue the file of an interrupted run, or begin it if it does not exist
    #[arg(long)]
    resume: bool,
    /// The number of threads, 1 to 1024 [default: one per core]; it does not affect the games
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
}

/// Runs `akhet selfplay`. Reports go to `out`, progress to standard error.
pub fn run_selfplay(args: &SelfplayArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    match &args.output {
        _ if !args.stats.is_empty() => print_stats(&args.stats, out),
        Some(file) if !args.pgn.is_empty() => {
            let mut out = BufWriter::new(output::create_new(file)?);
            let written =
                write_pgn(&args.pgn, &mut out).and_then(|()| Ok(out.flush().in_file(file)?));
            whole_or_nothing(file, written)?;
            Ok(ExitCode::SUCCESS)
        }
        None => write_pgn(&args.pgn, out).map(|()| ExitCode::SUCCESS),
        Some(file) if !args.import.is_empty() => import(&args.import, args.scale, file),
        Some(file) => match &args.rescore {
            Some(source) => rescore(&args.run, source, file),
            None => play(&args.play, &args.run, file),
        },
    }
}

impl SelfplayArgs {
    /// Whether standard output gets games as PGN instead of a report.
    pub fn prints_pgn(&self) -> bool {
        !self.pgn.is_empty() && self.output.is_none()
    }
}

impl PlayArgs {
    fn settings(&self, nodes: u64) -> GameSettings {
        let all = || Setup::OFFICIAL.to_vec();
        GameSettings {
            setups: Some(self.setup.clone())
                .filter(|setups| !setups.is_empty())
                .unwrap_or_else(all),
            plies: self.plies,
            max_score: self.max_score,
            nodes,
            seed: self.seed,
            play_out: self.play_out,
        }
    }
}

impl RunArgs {
    /// What the scores depend on.
    fn header(&self) -> Result<Header, bench::BenchError<FenError>> {
        let signature = bench::signature::<Record>(SIGNATURE_DEPTH)?;
        Ok(Header::default()
            .with("engine", concat!("Akhet ", env!("CARGO_PKG_VERSION")))
            .with("bench", format!("{SIGNATURE_DEPTH} {signature}"))
            .with("hash", HASH)
            .with("nodes", self.nodes))
    }
}

fn play(args: &PlayArgs, run: &RunArgs, file: &Path) -> Result<ExitCode, AnyError> {
    let settings = args.settings(run.nodes);
    let setups: Vec<&str> = settings.setups.iter().map(|setup| setup.name()).collect();
    let adjudication = player::adjudication();
    // Everything on which the games depend, except their number.
    let header = run
        .header()?
        .with("seed", settings.seed)
        .with("shard", run.shard)
        .with("setups", setups.join(" "))
        .with("plies", settings.plies)
        .with("max-score", settings.max_score)
        .with("most-plies", MAX_PLIES)
        .with(
            "adjudication",
            if settings.play_out {
                "off"
            } else {
                &adjudication
            },
        );
    make(Task::Play(&settings), args.games, run, &header, file)
}

/// The prefix of the keys that say how rescored games were played.
const PLAYED: &str = "played-";

/// The key that says which part of the games a rescored source has.
const SOURCE_SHARD: &str = "source-shard";

fn rescore(run: &RunArgs, source: &Path, file: &Path) -> Result<ExitCode, AnyError> {
    let mut games = Vec::new();
    let before = read_file(source, &mut games)?;
    let mut header = run.header()?.with("shard", run.shard);
    // If the source was itself rescored, what it says of its scores is dropped.
    let is_rescored = before.lines().any(|(key, _)| key.starts_with(PLAYED));
    for (key, value) in before.lines() {
        header = match key {
            _ if !is_rescored => header.with(&format!("{PLAYED}{key}"), value),
            _ if key.starts_with(PLAYED) || key == SOURCE_SHARD => header.with(key, value),
            "shard" => header.with(SOURCE_SHARD, value),
            _ => header,
        };
    }
    let task = Task::Rescore(&games, run.nodes);
    make(task, games.len() as u64, run, &header, file)
}

/// Makes this shard's part of `games` games, and writes it to a file.
fn make(
    task: Task<'_>,
    games: u64,
    args: &RunArgs,
    header: &Header,
    file: &Path,
) -> Result<ExitCode, AnyError> {
    let stop = on_interrupt()?;
    let total = args.shard.share(games);
    let (mut writer, before) = if args.resume {
        output::resume(file, header)?
    } else {
        (output::create(file, header)?, 0)
    };
    let threads = match args.threads {
        Some(threads) => threads.into(),
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    let (start, mut games, mut positions) = (Instant::now(), before, 0);
    let speed = |positions: usize| {
        let seconds = start.elapsed().as_secs_f64();
        format!("{:.0} positions/s", positions as f64 / seconds)
    };
    let mut progress = Progress::new("games", before, total);
    let made = run::run(task, args.shard, before..total, threads, &stop, |game| {
        writer.push(game)?;
        games += 1;
        positions += game.plies.iter().filter(|ply| ply.score.is_some()).count();
        progress.show(games, || speed(positions));
        Ok(())
    });
    // Even after an error: the games before it are good.
    writer.finish().in_file(file)?;
    drop(progress);
    print_note(&format!(
        "{} games and {positions} positions in {:.1} s, {}; {games} of {total} games done",
        games - before,
        start.elapsed().as_secs_f64(),
        speed(positions),
    ));
    made.map_err(|error| match error {
        run::RunError::Write(error) => FileError::new(file, error).into(),
        error => AnyError::from(error),
    })?;
    Ok(if games >= total {
        ExitCode::SUCCESS
    } else {
        print_continuation();
        INTERRUPTED.into()
    })
}

/// The games of files. A torn file gives those before the tear, and a note.
pub(crate) fn read_games(files: &[PathBuf]) -> Result<Vec<Game>, AnyError> {
    let mut games = Vec::new();
    for file in files {
        read_file(file, &mut games)?;
    }
    Ok(games)
}

/// Adds the games of a file, up to a tear, and returns its header.
fn read_file(file: &Path, games: &mut Vec<Game>) -> Result<Header, AnyError> {
    let (header, _) = visit_games(file, |game, _| {
        games.push(game);
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(header)
}

/// Calls `visit` with the games of a file, until it breaks off. Returns the header, and whether the file is torn.
pub(crate) fn visit_games(
    path: &Path,
    mut visit: impl FnMut(Game, &Header) -> Result<ControlFlow<()>, AnyError>,
) -> Result<(Header, bool), AnyError> {
    let file = File::open(path).in_file(path)?;
    let mut reader = Reader::new(file).in_file(path)?;
    let header = reader.header().clone();
    for game in reader.by_ref() {
        match game {
            Err(error @ DataError::Torn(_)) => {
                print_note(&format!("note: {}", FileError::new(path, error)));
                return Ok((header, true));
            }
            game => {
                if visit(game.in_file(path)?, &header)?.is_break() {
                    break;
                }
            }
        }
    }
    Ok((header, false))
}

fn print_stats(files: &[PathBuf], out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let mut all = Stats::default();
    for file in files {
        let mut stats = Stats::default();
        let (header, torn) = visit_games(file, |game, _| {
            stats.add(&game);
            all.add(&game);
            Ok(ControlFlow::Continue(()))
        })?;
        stats.bytes = fs::metadata(file).in_file(file)?.len();
        all.bytes += stats.bytes;
        let torn = if torn { ", torn" } else { "" };
        writeln!(out, "{}{torn}", file.display())?;
        for (key, value) in header.lines() {
            writeln!(out, "  {key} {value}")?;
        }
        writeln!(out, "{stats}")?;
    }
    if files.len() > 1 {
        writeln!(out, "all {} files\n{all}", files.len())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn write_pgn(files: &[PathBuf], out: &mut dyn Write) -> Result<(), AnyError> {
    for file in files {
        let mut number = 0;
        visit_games(file, |game, header| {
            number += 1;
            let player = header.get("engine").unwrap_or("?");
            let limits = header.get("nodes").map(|nodes| format!("nodes={nodes}"));
            let record = to_record(&game, number, player, limits.as_deref().unwrap_or("?"));
            out.write_all(pgn::write(&record).as_bytes())?;
            Ok(ControlFlow::Continue(()))
        })?;
    }
    Ok(())
}

fn import(files: &[PathBuf], scale: f64, output: &Path) -> Result<ExitCode, AnyError> {
    let names = files.iter().filter_map(|file| file.file_name());
    let names: Vec<String> = names.map(|name| name.display().to_string()).collect();
    let header = Header::default().with("imported", names.join(" "));
    let header = match scale {
        1.0 => header,
        _ => header.with("scale", scale),
    };
    let mut writer = output::create(output, &header)?;
    let imported = import_games(files, scale, &mut writer)
        .and_then(|tally| writer.finish().map(|_| tally))
        .and_then(|tally| match tally {
            Imported {
                taken: 0,
                is_faulty: true,
                ..
            } => Err(io::Error::other("no game was imported")),
            tally => Ok(tally),
        })
        .in_file(output);
    let Imported {
        taken,
        left_out,
        is_faulty,
    } = whole_or_nothing(output, imported)?;
    let left_out = match left_out {
        0 => String::new(),
        _ => format!("; {left_out} without a result, or lost by a fault, left out"),
    };
    print_note(&format!("{taken} games imported{left_out}"));
    Ok(if is_faulty {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// How many games were imported and how many left out, and whether any were faulty.
struct Imported {
    taken: u64,
    left_out: u64,
    is_faulty: bool,
}

/// Imports the legal games of these files, with their scores times `scale`.
///
/// # Errors
/// If they cannot be written.
fn import_games(
    files: &[PathBuf],
    scale: f64,
    writer: &mut Writer<impl Write>,
) -> io::Result<Imported> {
    let (mut taken, mut left_out, mut unfit) = (0, 0, 0);
    let is_faulty = akhet_arena::read_games(
        files,
        |_| true,
        |file, _, read: PgnGame| {
            let number = read.number;
            let game = from_record(&read.game, scale).map_err(io::Error::other)?;
            // The result of a game lost by a fault says nothing about its positions.
            let Some(game) = game.filter(|_| !read.game.reason.is_fault()) else {
                left_out += 1;
                return Ok::<_, io::Error>(());
            };
            match writer.push(&game) {
                Err(error) if error.kind() == io::ErrorKind::InvalidInput => {
                    unfit += 1;
                    let fault = FileError::new(file, format!("game {number}: {error}"));
                    print_note(&format!("error: {fault}"));
                }
                written => {
                    written?;
                    taken += 1;
                }
            }
            Ok(())
        },
    )?;
    Ok(Imported {
        taken,
        left_out,
        is_faulty: is_faulty || unfit > 0,
    })
}

/// Removes a file that could not be completed.
fn whole_or_nothing<T, E>(file: &Path, made: Result<T, E>) -> Result<T, E> {
    if made.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(file);
    }
    made
}
