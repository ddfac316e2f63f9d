//! The command `pgn`: games read back and checked.

use crate::arena::config::{FileError, Games};
use crate::arena::exit_code::AnyError;
use crate::arena::records::GameRecord;
use crate::arena::records::journal::{self, Entry};
use crate::arena::report::{Scoreboard, print_result, tell};
use crate::arena::run::Fixture;
use std::collections::HashMap;
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
    print_result(out, &(legal + &board.report()))?;
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
