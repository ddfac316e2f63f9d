//! The commands `match` and `pgn`: what is asked for, done from beginning to end.

use super::flags::Flags;
use super::journal::{self, Entry, FileError, Journal};
use super::openings::Book;
use super::pgn;
use super::progress::{Progress, tell};
use super::record::GameRecord;
use super::runner::Plan;
use super::schedule::{Fixture, Schedule, Shard};
use super::scoreboard::Scoreboard;
use super::settings::{Settings, SettingsError, Table, underlay};
use super::stats::Hypothesis;
use super::values::Games;
use crate::files::write_whole;
use crate::game::Color;
use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::io::{self, Write};
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
Exit codes: 0 all games are played and no test was decided, 1 an error, 2 settings that make no
match, 10 the test accepted H1, 11 the test accepted H0, 12 an engine failed (see --recover), 130 interrupted.";

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
    let run = Run {
        plan: &plan,
        board,
        played: HashSet::new(),
        files: Files::default(),
    };
    run.play(args.resume, out)
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

fn schedule(settings: &Settings) -> Schedule {
    Schedule {
        engines: settings.engine.len(),
        tournament: settings.tournament,
        rounds: settings.rounds,
        games: settings.games,
    }
}

fn scoreboard(settings: &Settings) -> Result<Scoreboard, String> {
    let names = settings.engine.iter().map(|engine| engine.name.clone());
    let sprt = settings.sprt.map(|sprt| sprt.test()).transpose()?;
    Ok(Scoreboard::new(names.collect(), settings.games, sprt))
}

/// Writes the result. A reader that has gone changes nothing about how the match came out.
fn print(out: &mut dyn Write, text: &str) -> io::Result<()> {
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

fn exit_code(board: &Scoreboard) -> ExitCode {
    match board.decision() {
        Some(Hypothesis::H1) => ACCEPTED_H1.into(),
        Some(Hypothesis::H0) => ACCEPTED_H0.into(),
        None => ExitCode::SUCCESS,
    }
}

/// The files that a match writes.
#[derive(Default)]
struct Files {
    json: Option<Journal>,
    pgn: Option<Journal>,
    /// Whether the file has the settings of the match already.
    has_settings: bool,
    /// Whether it has the result.
    has_result: bool,
}

impl Files {
    /// Opens the files, and begins those that are new.
    fn open(&mut self, settings: &Settings) -> Result<(), FileError> {
        if let (Some(file), None) = (&settings.jsonout, &self.json) {
            let json = self.json.insert(Journal::open(file)?);
            if !self.has_settings {
                json.append_entry(&Entry::Match(Box::new(settings.clone())))?;
                self.has_settings = true;
            }
        }
        if let (Some(file), None) = (&settings.pgnout, &self.pgn) {
            self.pgn = Some(Journal::open(file)?);
        }
        Ok(())
    }

    fn append(&mut self, game: &GameRecord) -> Result<(), FileError> {
        self.append_json(Entry::Game(Box::new(game.clone())))?;
        self.append_pgn(game)
    }

    fn append_json(&mut self, entry: Entry) -> Result<(), FileError> {
        match &mut self.json {
            Some(journal) => journal.append_entry(&entry),
            None => Ok(()),
        }
    }

    fn append_pgn(&mut self, game: &GameRecord) -> Result<(), FileError> {
        match &mut self.pgn {
            Some(journal) => journal.append(&pgn::write(game)),
            None => Ok(()),
        }
    }
}

/// A match that is being played.
struct Run<'a> {
    plan: &'a Plan,
    board: Scoreboard,
    played: HashSet<u64>,
    files: Files,
}

impl Run<'_> {
    fn play(mut self, resume: bool, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
        let stop = Arc::new(AtomicBool::new(false));
        let interrupted = Arc::new(AtomicBool::new(false));
        on_interrupt([&stop, &interrupted])?;
        match resume {
            true => self.read_back()?,
            false => self.refuse_old_games()?,
        }
        let total = self.plan.games();
        let mut failed = None;
        if self.board.decision().is_none() && self.board.games() < total {
            self.files.has_result = false;
            // Nothing is written before all engines are known to be there.
            match self.plan.try_engines(&stop) {
                Err(error) if !error.is_interrupt() => return Err(error.into()),
                _ => {}
            }
            self.files.open(&self.plan.settings)?;
            failed = self.play_games(&stop, total)?;
        }
        let decided = self.board.decision().is_some();
        let complete = self.board.games() == total;
        if (decided || complete) && !self.files.has_result {
            self.files.open(&self.plan.settings)?;
            self.files
                .append_json(Entry::Result(self.board.to_json()))?;
        }
        let mut report = self.board.report();
        if !decided && !complete {
            let games = self.board.games();
            report.push_str(&format!("Stopped after {games} of {total} games\n"));
        }
        print(out, &report)?;
        Ok(match failed {
            _ if decided => exit_code(&self.board),
            Some(why) => {
                tell(&format!("error: {why}"));
                ENGINE_FAILED.into()
            }
            None if complete => ExitCode::SUCCESS,
            None => INTERRUPTED.into(),
        })
    }

    fn refuse_old_games(&self) -> Result<(), FileError> {
        let settings = &self.plan.settings;
        for file in [&settings.jsonout, &settings.pgnout].into_iter().flatten() {
            if has_text(file) {
                let what = "it has games already; --resume goes on with them";
                return Err(FileError::new(file, what));
            }
        }
        Ok(())
    }

    /// Counts the games that an earlier run has written. A game that one of the two files lacks
    /// is written there.
    fn read_back(&mut self) -> Result<(), FileError> {
        let settings = &self.plan.settings;
        let old = |file: &Option<PathBuf>| file.clone().filter(|file| has_text(file));
        let (old_json, old_pgn) = (old(&settings.jsonout), old(&settings.pgnout));
        if let Some(file) = &old_json {
            journal::read(file, true, |entry| {
                match entry {
                    Entry::Match(of_file) => {
                        same_match(&of_file, settings)?;
                        self.files.has_settings = true;
                    }
                    Entry::Game(game) => {
                        let fixture = check_in_plan(self.plan, &game)?;
                        once(&mut self.played, game.game)?;
                        self.board.add(&fixture, &game);
                    }
                    Entry::Result(_) => self.files.has_result = true,
                }
                Ok(())
            })?;
        }
        let (mut in_pgn, mut only_in_pgn) = (HashSet::new(), Vec::new());
        if let Some(file) = &old_pgn {
            journal::read(file, true, |entry| {
                if let Entry::Game(game) = entry {
                    let fixture = check_in_plan(self.plan, &game)?;
                    once(&mut in_pgn, game.game)?;
                    if self.played.insert(game.game) {
                        self.board.add(&fixture, &game);
                        // Without a file of its own there is no need to keep it.
                        only_in_pgn.extend(settings.jsonout.is_some().then_some(game));
                    }
                }
                Ok(())
            })?;
        }
        if in_pgn.len() == self.played.len() && only_in_pgn.is_empty() {
            return Ok(());
        }
        self.files.open(settings)?;
        for game in only_in_pgn {
            self.files.append_json(Entry::Game(game))?;
        }
        let (Some(file), Some(_)) = (&old_json, &settings.pgnout) else {
            return Ok(());
        };
        let mut missing = Vec::new();
        journal::read(file, false, |entry| {
            match entry {
                Entry::Game(game) if !in_pgn.contains(&game.game) => missing.push(game),
                _ => {}
            }
            Ok(())
        })?;
        missing
            .iter()
            .try_for_each(|game| self.files.append_pgn(game))
    }

    /// Plays what is left; gives back why an engine has ended the match, if one has.
    fn play_games(&mut self, stop: &AtomicBool, total: u64) -> Result<Option<String>, AnyError> {
        let plan = self.plan;
        let mut progress = Progress::new(self.board.games(), total);
        let (rounds, openings) = (plan.settings.rounds.get() as usize, plan.book.count());
        if rounds > openings {
            progress.note(&format!(
                "note: {rounds} rounds and {openings} openings, which come again"
            ));
        }
        let (mut failed, mut unwritten) = (None, None);
        let (board, files) = (&mut self.board, &mut self.files);
        let played = plan.play(&self.played, stop, |fixture, game| {
            if let Err(error) = files.append(game) {
                unwritten = Some(error);
                return ControlFlow::Break(());
            }
            board.add(fixture, game);
            if game.reason.is_fault() {
                progress.note(&format!(
                    "game {}: {} - {} {}, {}: {}",
                    game.game, game.blue, game.red, game.result, game.reason, game.detail
                ));
            }
            progress.game(board);
            if game.reason.is_failure() && !plan.settings.recover.0 {
                failed = Some(format!("game {}: {}", game.game, game.reason));
                stop.store(true, Ordering::Relaxed);
            }
            match board.decision() {
                Some(_) => ControlFlow::Break(()),
                None => ControlFlow::Continue(()),
            }
        });
        match (unwritten, played) {
            (Some(error), _) => Err(error.into()),
            (None, Err(error)) => Ok(Some(error.to_string())),
            (None, Ok(())) => Ok(failed),
        }
    }
}

/// Is it a file with something in it?
fn has_text(file: &Path) -> bool {
    file.metadata()
        .is_ok_and(|data| data.is_file() && data.len() > 0)
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

/// Notes the number of a game, which may come but once.
fn once(seen: &mut HashSet<u64>, game: u64) -> Result<(), String> {
    match seen.insert(game) {
        true => Ok(()),
        false => Err(format!("game {game} comes twice")),
    }
}

/// Finds a game of a file in the schedule, where it must stand as it was played.
fn check(settings: &Settings, schedule: &Schedule, game: &GameRecord) -> Result<Fixture, String> {
    let other = |what: &str| format!("game {} is not of this match: {what}", game.game);
    let fixture = schedule.fixture(game.game);
    let fixture = fixture.ok_or_else(|| other("there is no such game"))?;
    for (color, limit) in Color::ALL.into_iter().zip(&game.limits) {
        let engine = &settings.engine[fixture.player(color)];
        let (name, said) = (&engine.name, game.player(color));
        if name != said {
            return Err(other(&format!("{color} is {name}, not {said}")));
        }
        if engine.limit() != *limit {
            let what = format!("{name} plays at {}, not {limit}", engine.limit());
            return Err(other(&what));
        }
    }
    match game.rules() == settings.rules() {
        true => Ok(fixture),
        false => Err(other("it was played by other rules")),
    }
}

/// The same for a game that must belong to what is played here, and begin as it says there.
fn check_in_plan(plan: &Plan, game: &GameRecord) -> Result<Fixture, String> {
    let fixture = check(&plan.settings, &plan.schedule, game)?;
    let number = game.game;
    if plan.fixture(number).is_none() {
        return Err(format!("game {number} belongs to another shard"));
    }
    match plan.book.opening(fixture.round).position.to_string() == game.fen {
        true => Ok(fixture),
        false => Err(format!(
            "game {number} is not of this match: it begins from another position"
        )),
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
    // A match may have been played on for more rounds in some of its shards.
    let mut whole: Option<Settings> = None;
    for file in files {
        let mut begun = false;
        journal::read(file, false, |entry| {
            match (entry, &mut whole) {
                (Entry::Match(settings), Some(whole)) => {
                    same_match(&settings, whole)?;
                    whole.rounds = whole.rounds.max(settings.rounds);
                }
                (Entry::Match(settings), none) => *none = Some(*settings),
                _ if begun => {}
                _ => return Err("the settings of the match are missing".to_owned()),
            }
            begun = true;
            Ok(())
        })?;
    }
    let settings = whole.ok_or("the files have no match")?;
    let (schedule, mut board) = (schedule(&settings), scoreboard(&settings)?);
    let (mut seen, mut openings) = (HashSet::new(), HashMap::new());
    for file in files {
        journal::read(file, false, |entry| {
            let Entry::Game(game) = entry else {
                return Ok(());
            };
            let fixture = check(&settings, &schedule, &game)?;
            once(&mut seen, game.game)?;
            let opening = openings
                .entry(fixture.round)
                .or_insert_with(|| game.fen.clone());
            if *opening != game.fen {
                return Err(format!(
                    "game {} does not begin as its round does",
                    game.game
                ));
            }
            board.add(&fixture, &game);
            Ok(())
        })?;
    }
    let mut report = board.report();
    let (games, total) = (board.games(), schedule.games());
    if games < total {
        report.push_str(&format!("{} of {total} games are missing\n", total - games));
    }
    print(out, &report)?;
    Ok(exit_code(&board))
}

/// Reads games back, checks every move against the rules and says how the players stand.
///
/// # Errors
/// When a file can not be read or a game of it broke the rules.
pub fn run_pgn(args: &PgnArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let mut players = Players::default();
    let mut board = Scoreboard::new(Vec::new(), Games::Two, None);
    let mut faults = Vec::new();
    for file in &args.files {
        let read = journal::read(file, false, |entry| {
            if let Entry::Game(game) = entry {
                match game.replay() {
                    Ok(_) => board.add(&players.fixture(file, &game), &game),
                    Err(error) => {
                        let what = format!("game {}: {error}", game.game);
                        faults.push(FileError::new(file, what));
                    }
                }
            }
            Ok(())
        });
        faults.extend(read.err());
    }
    let board = board.with_names(players.names);
    let games = board.games();
    let legal = format!("{games} games, all moves of which are legal\n");
    print(out, &(legal + &board.report()))?;
    for fault in &faults {
        tell(&format!("error: {fault}"));
    }
    Ok(match faults.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
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
