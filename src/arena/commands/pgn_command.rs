//! The command `pgn`: reads games, checks their moves and prints the standings.

use crate::arena::config::{FileError, Games};
use crate::arena::exit_code::AnyError;
use crate::arena::records::journal::{self, EntryOf};
use crate::arena::records::pgn::PgnRecord;
use crate::arena::records::{GameRecord, Summary};
use crate::arena::report::{Scoreboard, print_note, print_result};
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

/// Runs `akhet pgn`: checks every move and the result of the games against the rules, and writes the
/// standings to `out`.
///
/// # Errors
/// When the output cannot be written. Faults of files and games go to standard error, and the exit
/// code is then 1.
pub fn run_pgn(args: &PgnArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    run_pgn_of::<GameRecord>(args, out)
}

/// [`run_pgn`] of a game with these records.
fn run_pgn_of<G: PgnRecord>(args: &PgnArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let mut meetings = Meetings::default();
    let mut board = Scoreboard::new(Vec::new(), Games::Two, None);
    let (mut unfinished, mut faults) = (0, Vec::new());
    for file in &args.files {
        let mut number = 0;
        let read = journal::read(file, false, |entry: EntryOf<G>| {
            let EntryOf::Game(record) = entry else {
                return Ok(());
            };
            number += 1;
            let game = record.summary();
            match record.check() {
                Ok(()) if game.ending.is_none() => unfinished += 1,
                Ok(()) => board.add(&meetings.fixture(file, &game), &game),
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
        print_note(&format!("error: {fault}"));
    }
    Ok(match faults.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

/// The properties that both games of a pair share: the file, the round, the players in the order of
/// their numbers, and the position at the start.
type PairKey = (PathBuf, u64, [usize; 2], String);

/// Determines from the games alone which players met and which games are pairs.
#[derive(Default)]
struct Meetings {
    players: Vec<String>,
    count: u64,
    /// The meeting of each game that has no second game yet, and the seat of the first player in it.
    unpaired: HashMap<PairKey, (u64, usize)>,
}

impl Meetings {
    fn player(&mut self, name: &str) -> usize {
        let known = self.players.iter().position(|known| known == name);
        known.unwrap_or_else(|| {
            self.players.push(name.to_owned());
            self.players.len() - 1
        })
    }

    /// The fixture of a game. Two games of one round are a pair if they begin from the same position
    /// with the seats exchanged; games without a round are never pairs.
    fn fixture(&mut self, file: &Path, game: &Summary<'_>) -> Fixture {
        let places = game.places.iter();
        let players: Vec<usize> = places.map(|place| self.player(place.player)).collect();
        let first = players.iter().copied().min().unwrap_or_default();
        let second = players.iter().copied().max().unwrap_or_default();
        let first_at = players.iter().position(|&player| player == first);
        let (engines, first_at) = ([first, second], first_at.unwrap_or_default());
        let key = (
            file.to_owned(),
            game.round,
            engines,
            game.position.to_owned(),
        );
        let meeting = match self.unpaired.get(&key) {
            Some(&(meeting, other)) if other != first_at => {
                self.unpaired.remove(&key);
                meeting
            }
            _ => {
                self.count += 1;
                if game.round > 0 {
                    self.unpaired.insert(key, (self.count, first_at));
                }
                self.count
            }
        };
        Fixture {
            number: game.game,
            round: game.round,
            meeting,
            engines,
            players: players.len(),
            first_at,
        }
    }
}
