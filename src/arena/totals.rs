//! What files of games add up to: the shards of a match, or any games read back.

use super::belonging::{check, once, same_match};
use super::command::{AnyError, exit_code, print, schedule, scoreboard};
use super::journal::{self, Entry, FileError};
use super::progress::tell;
use super::record::GameRecord;
use super::schedule::Fixture;
use super::scoreboard::Scoreboard;
use super::settings::Settings;
use super::values::Games;
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The arguments of `akhet pgn`.
#[derive(clap::Args)]
pub struct PgnArgs {
    /// Files that `akhet match` wrote by --pgnout or --jsonout
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Adds up the files of the shards of a match.
pub(super) fn merge(files: &[PathBuf], out: &mut dyn Write) -> Result<ExitCode, AnyError> {
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
