//! The command `pgn`: games read back and checked.

use crate::arena::config::{FileError, Games};
use crate::arena::exit_code::AnyError;
use crate::arena::records::journal::{self, Entry};
use crate::arena::records::{GameOutcome, GameRecord};
use crate::arena::report::{Scoreboard, print_result, tell};
use crate::arena::run::Fixture;
use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The arguments of `akhet pgn`.
#[derive(clap::Args)]
pub struct PgnArgs {
    /// PGN files, of any program, or files that `akhet match` wrote by --jsonout
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Reads games back, checks every move and the result against the rules, and reports the score.
///
/// # Errors
/// When the output cannot be written. Files and games with faults are named on the standard
/// error, and give exit code 1.
pub fn run_pgn(args: &PgnArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let mut meetings = Meetings::default();
    let mut board = Scoreboard::new(Vec::new(), Games::Two, None);
    let (mut unfinished, mut faults) = (0, Vec::new());
    for file in &args.files {
        let mut number = 0;
        let read = journal::read(file, false, |entry| {
            let Entry::Game(game) = entry else {
                return Ok(());
            };
            number += 1;
            match game.replay() {
                Ok(_) if game.result == GameOutcome::Unfinished => unfinished += 1,
                Ok(_) => board.add(&meetings.fixture(file, &game), &game),
                Err(error) => {
                    // A game without a number in a schedule goes by its place in the file.
                    let name = if game.game > 0 { game.game } else { number };
                    faults.push(FileError::new(file, format!("game {name}: {error}")));
                }
            }
            Ok(())
        });
        faults.extend(read.err());
    }
    let board = board.with_names(meetings.players);
    let mut report = format!("Legal games: {}\n", board.games());
    if unfinished > 0 {
        report.push_str(&format!("Unfinished games, not counted: {unfinished}\n"));
    }
    print_result(out, &(report + &board.report()))?;
    for fault in &faults {
        tell(&format!("error: {fault}"));
    }
    Ok(match faults.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

/// What two games have in common that make a pair: the file, the round, the players in the order
/// of their numbers, and the start.
type PairKey = (PathBuf, u64, [usize; 2], String);

/// Finds out from the games alone who met whom, and which games are pairs.
#[derive(Default)]
struct Meetings {
    players: Vec<String>,
    count: u64,
    /// The first games of pairs, with their meeting and whether the colours were exchanged.
    unpaired: HashMap<PairKey, (u64, bool)>,
}

impl Meetings {
    fn player(&mut self, name: &str) -> usize {
        let known = self.players.iter().position(|known| known == name);
        known.unwrap_or_else(|| {
            self.players.push(name.to_owned());
            self.players.len() - 1
        })
    }

    /// The meeting of a game. Two games of one round are a pair if they begin from the same
    /// position with the colours exchanged; without a round no games are.
    fn fixture(&mut self, file: &Path, game: &GameRecord) -> Fixture {
        let (blue, red) = (self.player(&game.blue), self.player(&game.red));
        let engines = [blue.min(red), blue.max(red)];
        let exchanged = blue > red;
        let key = (file.to_owned(), game.round, engines, game.fen.clone());
        let meeting = match self.unpaired.get(&key) {
            Some(&(meeting, other)) if other != exchanged => {
                self.unpaired.remove(&key);
                meeting
            }
            _ => {
                self.count += 1;
                if game.round > 0 {
                    self.unpaired.insert(key, (self.count, exchanged));
                }
                self.count
            }
        };
        Fixture {
            number: game.game,
            round: game.round,
            meeting,
            engines,
            exchanged,
        }
    }
}
