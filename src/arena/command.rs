//! The commands `match` and `pgn`: what is asked for, done from beginning to end.

use super::flags::Flags;
use super::journal::{self, Entry, FileError, Journal};
use super::openings::Book;
use super::pgn;
use super::progress::Progress;
use super::record::GameRecord;
use super::runner::Plan;
use super::schedule::{Fixture, Schedule, Shard};
use super::scoreboard::Scoreboard;
use super::settings::{Games, Settings, Table, underlay};
use super::stats::Hypothesis;
use crate::files::write_whole;
use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code when the test accepts H1.
const ACCEPTED_H1: u8 = 10;
/// The exit code when the test accepts H0.
const ACCEPTED_H0: u8 = 11;
/// The exit code when an engine failed and nobody asked to go on.
const ENGINE_FAILED: u8 = 12;
/// The exit code when the match was interrupted, as a shell gives it for Ctrl-C.
const INTERRUPTED: u8 = 130;

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
Exit codes: 0 all games are played and no test was decided, 1 an error, 2 a wrong flag, 10 the test
accepted H1, 11 the test accepted H0, 12 an engine failed (see --recover), 130 interrupted.";

/// The arguments of `akhet pgn`.
#[derive(clap::Args)]
pub struct PgnArgs {
    /// Files that `akhet match` wrote by --pgnout or --jsonout
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

type AnyError = Box<dyn Error>;

/// Plays a match, or adds up its shards.
///
/// # Errors
/// When the settings make no match, a file can not be read or written, or an engine can not be
/// started.
pub fn run_match(args: &MatchArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    if !args.merge.is_empty() {
        return merge(&args.merge, out);
    }
    let settings = Settings::from_table(table(args)?)?;
    if let Some(file) = &args.saveconfig {
        write_whole(file, &settings.to_toml()?).map_err(|error| FileError::new(file, error))?;
    }
    let plan = plan(settings, args.shard)?;
    let board = scoreboard(&plan.settings)?;
    let mut run = Run::open(&plan, board, args.resume)?;
    run.play(out)
}

/// The flags, and below them the file.
fn table(args: &MatchArgs) -> Result<Table, AnyError> {
    let mut table = args.flags.table.clone();
    if let Some(file) = &args.config {
        let text = std::fs::read_to_string(file).map_err(|error| FileError::new(file, error))?;
        let file_table: Table = text.parse().map_err(|error| FileError::new(file, error))?;
        // What is wrong with the file alone is not the flags' fault.
        if !args.flags.table.contains_key("engine") {
            let read = Settings::from_table(file_table.clone());
            read.map_err(|error| FileError::new(file, error))?;
        }
        underlay(&mut table, &file_table);
    }
    Ok(table)
}

fn plan(settings: Settings, shard: Shard) -> Result<Plan, AnyError> {
    Ok(Plan {
        book: Book::load(&settings)?,
        schedule: Schedule {
            engines: settings.engine.len(),
            tournament: settings.tournament,
            rounds: settings.rounds,
            games: settings.games,
        },
        settings,
        shard,
    })
}

fn scoreboard(settings: &Settings) -> Result<Scoreboard, AnyError> {
    let names = settings.engine.iter().map(|engine| engine.name.clone());
    let sprt = settings.sprt.map(|sprt| sprt.test()).transpose()?;
    Ok(Scoreboard::new(names.collect(), settings.games, sprt))
}

fn exit_code(board: &Scoreboard) -> ExitCode {
    match board.decision() {
        Some(Hypothesis::H1) => ACCEPTED_H1.into(),
        Some(Hypothesis::H0) => ACCEPTED_H0.into(),
        None => ExitCode::SUCCESS,
    }
}

/// A match that is being played.
struct Run<'a> {
    plan: &'a Plan,
    board: Scoreboard,
    played: HashSet<u64>,
    json: Option<Journal>,
    pgn: Option<Journal>,
    /// Whether the file has the result of the match already.
    has_result: bool,
}

impl<'a> Run<'a> {
    fn open(plan: &'a Plan, board: Scoreboard, resume: bool) -> Result<Run<'a>, AnyError> {
        let (json, pgn) = (&plan.settings.jsonout, &plan.settings.pgnout);
        let mut run = Run {
            plan,
            board,
            played: HashSet::new(),
            json: None,
            pgn: None,
            has_result: false,
        };
        let exists = |file: &&PathBuf| file.metadata().is_ok_and(|data| data.len() > 0);
        let (old_json, old_pgn) = (json.as_ref().filter(exists), pgn.as_ref().filter(exists));
        if resume {
            if json.is_none() && pgn.is_none() {
                return Err(
                    "--resume goes on with the files of --jsonout or --pgnout, name one".into(),
                );
            }
            run.read_back(
                old_json.map(PathBuf::as_path),
                old_pgn.map(PathBuf::as_path),
            )?;
        } else if let Some(file) = old_json.or(old_pgn) {
            let what = "it has games already; --resume goes on with them";
            return Err(FileError::new(file, what).into());
        }
        if let Some(file) = json {
            let mut journal = Journal::open(file)?;
            if old_json.is_none() {
                journal.append_entry(&Entry::Match(Box::new(plan.settings.clone())))?;
            }
            run.json = Some(journal);
        }
        if let Some(file) = pgn {
            run.pgn = Some(Journal::open(file)?);
        }
        Ok(run)
    }

    /// Counts the games that an earlier run has written. The file with every figure is written
    /// first, so games may be missing at the end of the other, which gets them now.
    fn read_back(&mut self, json: Option<&Path>, pgn: Option<&Path>) -> Result<(), AnyError> {
        let mut written = HashSet::new();
        if let Some(file) = pgn {
            journal::read(file, true, |entry| {
                if let Entry::Game(game) = entry {
                    let fixture = check(self.plan, &game, &mut written)?;
                    if json.is_none() {
                        self.board.add(&fixture, &game);
                    }
                }
                Ok(())
            })?;
        }
        let Some(file) = json else {
            self.played = written;
            return Ok(());
        };
        let mut missing = Vec::new();
        journal::read(file, true, |entry| {
            match entry {
                Entry::Match(settings) => same_match(&settings, &self.plan.settings)?,
                Entry::Game(game) => {
                    let fixture = check(self.plan, &game, &mut self.played)?;
                    self.board.add(&fixture, &game);
                    if !written.remove(&game.game) {
                        missing.push(game);
                    }
                }
                Entry::Result(_) => self.has_result = true,
            }
            Ok(())
        })?;
        if let (Some(pgn), Some(number)) = (pgn, written.iter().min()) {
            let what = format!("it has game {number}, which {} has not", file.display());
            return Err(FileError::new(pgn, what).into());
        }
        if let Some(file) = &self.plan.settings.pgnout {
            let mut journal = Journal::open(file)?;
            for game in missing {
                journal.append(&pgn::write(&game))?;
            }
        }
        Ok(())
    }

    fn play(&mut self, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
        let stop = Arc::new(AtomicBool::new(false));
        let interrupted = Arc::new(AtomicBool::new(false));
        on_interrupt([&stop, &interrupted])?;
        let total = self.plan.fixtures().count() as u64;
        let mut failed = false;
        if self.board.decision().is_none() && (self.played.len() as u64) < total {
            self.has_result = false;
            self.plan.try_engines(&stop)?;
            failed = self.play_games(&stop, total)?;
        }
        let decided = self.board.decision().is_some();
        let complete = self.board.games() == total;
        if (decided || complete) && !self.has_result {
            let result = Entry::Result(self.board.to_json());
            if let Some(journal) = &mut self.json {
                journal.append_entry(&result)?;
            }
        }
        write!(out, "{}", self.board.report())?;
        if !decided && !complete {
            writeln!(out, "Stopped after {} of {total} games", self.board.games())?;
        }
        Ok(match () {
            () if decided || complete => exit_code(&self.board),
            () if failed => ENGINE_FAILED.into(),
            () if interrupted.load(Ordering::Relaxed) => INTERRUPTED.into(),
            () => ExitCode::SUCCESS,
        })
    }

    /// Plays what is left; says whether an engine failed and ended the match.
    fn play_games(&mut self, stop: &AtomicBool, total: u64) -> Result<bool, AnyError> {
        let plan = self.plan;
        let mut progress = Progress::new(self.board.games(), total);
        let (rounds, openings) = (plan.settings.rounds.get() as usize, plan.book.count());
        if rounds > openings {
            progress.note(&format!(
                "note: {rounds} rounds and {openings} openings, which come again"
            ));
        }
        let (mut failed, mut unwritten) = (false, None);
        // Once more for the borrow checker: the set does not change while games are played.
        let played = std::mem::take(&mut self.played);
        plan.play(&played, stop, |fixture, game| {
            if let Err(error) = self.record(fixture, game) {
                unwritten = Some(error);
                return ControlFlow::Break(());
            }
            if game.reason.is_fault() {
                progress.note(&format!(
                    "game {}: {} - {} {}, {}: {}",
                    game.game, game.blue, game.red, game.result, game.reason, game.detail
                ));
            }
            progress.game(&self.board);
            if game.reason.is_failure() && !plan.settings.recover.0 {
                failed = true;
                stop.store(true, Ordering::Relaxed);
            }
            match self.board.decision() {
                Some(_) => ControlFlow::Break(()),
                None => ControlFlow::Continue(()),
            }
        })?;
        match unwritten {
            Some(error) => Err(error.into()),
            None => Ok(failed),
        }
    }

    fn record(&mut self, fixture: &Fixture, game: &GameRecord) -> Result<(), FileError> {
        if let Some(journal) = &mut self.json {
            journal.append_entry(&Entry::Game(Box::new(game.clone())))?;
        }
        if let Some(journal) = &mut self.pgn {
            journal.append(&pgn::write(game))?;
        }
        self.board.add(fixture, game);
        Ok(())
    }
}

/// The first Ctrl-C, or request to end, ends the match in good order; the second ends it at once.
fn on_interrupt([stop, interrupted]: [&Arc<AtomicBool>; 2]) -> std::io::Result<()> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    for signal in [SIGINT, SIGTERM] {
        // In this order: the flag is not yet set when the first signal comes.
        let code = i32::from(INTERRUPTED);
        signal_hook::flag::register_conditional_shutdown(signal, code, Arc::clone(interrupted))?;
        signal_hook::flag::register(signal, Arc::clone(interrupted))?;
        signal_hook::flag::register(signal, Arc::clone(stop))?;
    }
    Ok(())
}

/// Finds a game of a file in the schedule, where it must stand as it was played, and only once.
fn check(plan: &Plan, game: &GameRecord, seen: &mut HashSet<u64>) -> Result<Fixture, String> {
    let other = |what: &str| format!("game {} is not of this match: {what}", game.game);
    let fixture = plan
        .fixture(game.game)
        .ok_or_else(|| other("there is no such game"))?;
    for (color, limit) in crate::game::Color::ALL.into_iter().zip(&game.limits) {
        let engine = &plan.settings.engine[fixture.player(color)];
        if engine.name != game.player(color) {
            return Err(other(&format!(
                "{color} is {}, not {}",
                engine.name,
                game.player(color)
            )));
        }
        if engine.limit() != *limit {
            return Err(other(&format!(
                "{} plays at {}, not {limit}",
                engine.name,
                engine.limit()
            )));
        }
    }
    if plan.book.opening(fixture.round).position.to_string() != game.fen {
        return Err(other("it begins from another position"));
    }
    if game.rules() != plan.settings.rules() {
        return Err(other("it was played by other rules"));
    }
    match seen.insert(game.game) {
        true => Ok(fixture),
        false => Err(format!("game {} comes twice", game.game)),
    }
}

/// Are these settings of one match, as far as they decide about its games?
fn same_match(one: &Settings, other: &Settings) -> Result<(), String> {
    let games = |settings: &Settings| {
        let defaults = Settings::default();
        Settings {
            rounds: defaults.rounds,
            concurrency: defaults.concurrency,
            recover: defaults.recover,
            patience: defaults.patience,
            pgnout: None,
            jsonout: None,
            ..settings.clone()
        }
    };
    let table =
        |settings| toml::Table::try_from(games(settings)).map_err(|error| error.to_string());
    let (one, other) = (table(one)?, table(other)?);
    let keys = one.keys().chain(other.keys());
    match keys
        .into_iter()
        .find(|key| one.get(*key) != other.get(*key))
    {
        Some(key) => Err(format!(
            "the match has other settings, they differ in '{key}'"
        )),
        None => Ok(()),
    }
}

/// Adds up the files of the shards of a match.
fn merge(files: &[PathBuf], out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let mut whole: Option<(Plan, Scoreboard)> = None;
    let mut seen = HashSet::new();
    for file in files {
        let mut begun = false;
        journal::read(file, false, |entry| {
            match (entry, &mut whole) {
                (Entry::Match(settings), Some((plan, _))) => same_match(&settings, &plan.settings)?,
                (Entry::Match(settings), none) => {
                    let board = scoreboard(&settings).map_err(|error| error.to_string())?;
                    let plan = plan(*settings, Shard::WHOLE).map_err(|error| error.to_string())?;
                    *none = Some((plan, board));
                }
                (Entry::Game(game), Some((plan, board))) if begun => {
                    let fixture = check(plan, &game, &mut seen)?;
                    board.add(&fixture, &game);
                }
                (Entry::Game(_), _) => {
                    return Err("the settings of the match are missing before its games".to_owned());
                }
                (Entry::Result(_), _) => {}
            }
            begun = true;
            Ok(())
        })?;
    }
    let Some((plan, board)) = whole else {
        return Err("the files have no match".into());
    };
    write!(out, "{}", board.report())?;
    let total = plan.schedule.games();
    if board.games() < total {
        writeln!(
            out,
            "{} of {total} games are missing",
            total - board.games()
        )?;
    }
    Ok(exit_code(&board))
}

/// Reads games back, checks every move against the rules and says how the players stand.
///
/// # Errors
/// When a file can not be read or a game of it broke the rules.
pub fn run_pgn(args: &PgnArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let mut players = Players::default();
    let mut board = Scoreboard::new(Vec::new(), Games::Two, None);
    let mut wrong = 0;
    for file in &args.files {
        journal::read(file, false, |entry| {
            if let Entry::Game(game) = entry {
                if let Err(error) = game.replay() {
                    wrong += 1;
                    eprintln!("error: {}: game {}: {error}", file.display(), game.game);
                } else {
                    board.add(&players.fixture(file, &game), &game);
                }
            }
            Ok(())
        })?;
    }
    let board = board.with_names(players.names);
    writeln!(out, "{} games, all moves of which are legal", board.games())?;
    write!(out, "{}", board.report())?;
    match wrong {
        0 => Ok(ExitCode::SUCCESS),
        _ => Err(format!("{wrong} games broke the rules and are not counted").into()),
    }
}

/// Finds out who met whom from the games alone.
#[derive(Default)]
struct Players {
    names: Vec<String>,
    meetings: HashMap<(PathBuf, u64, [usize; 2]), u64>,
}

impl Players {
    fn number(&mut self, name: &str) -> usize {
        let known = self.names.iter().position(|known| known == name);
        known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        })
    }

    fn fixture(&mut self, file: &Path, game: &GameRecord) -> Fixture {
        let (blue, red) = (self.number(&game.blue), self.number(&game.red));
        let engines = [blue.min(red), blue.max(red)];
        let new = self.meetings.len() as u64;
        let meeting = self.meetings.entry((file.to_owned(), game.round, engines));
        Fixture {
            number: game.game,
            round: game.round,
            meeting: *meeting.or_insert(new),
            engines,
            exchanged: blue > red,
        }
    }
}
