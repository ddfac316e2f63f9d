//! The command `pgn`: reads games, checks their moves and prints the standings.

use akhet::game::Variant;
use akhet_arena::Contest;
use akhet_arena::config::{FileError, Games};
use akhet_arena::report::Scoreboard;
use akhet_arena::run::Fixture;
use akhet_arena::{read_games, variant_of};
use akhet_console::exit_code::AnyError;
use akhet_console::progress::print_result;
use akhet_records::Summary;
use akhet_records::pgn::PgnGame;
use akhet_records::{GameRecord, LabyrinthRecord};
use std::collections::HashMap;
use std::convert::Infallible;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The arguments of `akhet pgn`.
#[derive(clap::Args)]
pub struct PgnArgs {
    /// PGN files from any program, or --json-out files from `akhet match`
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The game, laserchess or labyrinth [default: what the files say, else laserchess]
    #[arg(long, value_name = "NAME")]
    variant: Option<Variant>,
}

/// Runs `akhet pgn`: checks every move and result against the rules, and writes the standings to `out`.
///
/// Faults in files and games are reported on standard error, and the exit code is then 1.
///
/// # Errors
/// If the output cannot be written, or the files are of different games.
pub fn pgn(args: &PgnArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let variant = match args.variant {
        Some(variant) => variant,
        None => variant_of_all(&args.files)?,
    };
    match variant {
        Variant::LaserChess => run_pgn_of::<GameRecord>(args, out),
        Variant::Labyrinth => run_pgn_of::<LabyrinthRecord>(args, out),
    }
}

/// The game that the files name, or the default if they name none.
fn variant_of_all(files: &[PathBuf]) -> Result<Variant, FileError> {
    let mut found: Option<Variant> = None;
    for file in files {
        match (variant_of(file), found) {
            (Some(here), Some(before)) if here != before => {
                let what =
                    format!("it has {here} games, but the files before it have {before} games");
                return Err(FileError::new(file, what));
            }
            (here, _) => found = found.or(here),
        }
    }
    Ok(found.unwrap_or_default())
}

/// [`run_pgn`] for the game that has these records.
fn run_pgn_of<R: Contest>(args: &PgnArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let mut meetings = Meetings::default();
    let mut board = Scoreboard::new(Vec::new(), Games::EachSeat, None);
    let (mut unfinished, mut mixed) = (0, 0);
    let all = |_| true;
    let Ok(is_faulty) = read_games(&args.files, all, |file, _, read: PgnGame<R>| {
        let game = read.game.summary();
        match game.ending.map(|_| meetings.fixture(file, &game)) {
            None => unfinished += 1,
            Some(None) => mixed += 1,
            Some(Some(fixture)) => board.add(&fixture, &game),
        }
        Ok::<_, Infallible>(())
    });
    let board = board.with_names(meetings.players);
    let mut report = format!("Legal games: {}\n", board.games());
    if unfinished > 0 {
        report.push_str(&format!("Unfinished games, not counted: {unfinished}\n"));
    }
    if mixed > 0 {
        report.push_str(&format!(
            "Games of three or more players, other than one against copies of another, not counted: {mixed}\n"
        ));
    }
    print_result(out, &(report + &board.report()))?;
    Ok(if is_faulty {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// What the two games of a pair share: the file, the round, the players' numbers in ascending order, and the start
/// position.
type PairKey = (PathBuf, u64, [usize; 2], String);

/// Works out from the games alone who met whom and which games form pairs.
#[derive(Default)]
struct Meetings {
    players: Vec<String>,
    count: u64,
    /// The games whose pair is not complete: the number of the meeting, and the first player's seat.
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

    /// The fixture of a game. Two games of one round form a pair if they begin from the same position
    /// with the seats exchanged; games without a round are never paired. `None` for a game of more than
    /// two players unless one player faces others of one name.
    fn fixture(&mut self, file: &Path, game: &Summary<'_>) -> Option<Fixture> {
        let places = game.places.iter();
        let players: Vec<usize> = places.map(|place| self.player(place.player)).collect();
        let (engines, first_at) = sides(&players)?;
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
        Some(Fixture {
            number: game.game,
            round: game.round,
            meeting,
            engines,
            players: players.len(),
            first_at,
        })
    }
}

/// The two sides of a game with these players, by seat, and the seat of the first: with two players, the
/// one with the smaller number; with more, the one who plays alone against others of one name.
fn sides(players: &[usize]) -> Option<([usize; 2], usize)> {
    if let [one, other] = *players {
        return Some(([one.min(other), one.max(other)], usize::from(other < one)));
    }
    let alone = |&at: &usize| {
        let mut others = players.iter().enumerate().filter(|&(other, _)| other != at);
        let second = others.next().map(|(_, &second)| second);
        second.is_some_and(|second| second != players[at])
            && others.all(|(_, &other)| Some(other) == second)
    };
    let at = (0..players.len()).find(alone)?;
    let second = players[usize::from(at == 0)];
    Some(([players[at], second], at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_players_one_is_alone_against_another_name() {
        assert_eq!(sides(&[0, 1]), Some(([0, 1], 0)));
        assert_eq!(sides(&[1, 0]), Some(([0, 1], 1)));
        assert_eq!(sides(&[2, 2]), Some(([2, 2], 0)));
        assert_eq!(sides(&[1, 0, 1]), Some(([0, 1], 1)));
        assert_eq!(sides(&[0, 1, 0, 0]), Some(([1, 0], 1)));
        assert_eq!(sides(&[1, 0, 0, 0]), Some(([1, 0], 0)));
        for mixed in [&[0, 1, 2][..], &[0, 0, 0], &[0, 0, 1, 1], &[0, 1, 1, 2]] {
            assert_eq!(sides(mixed), None, "{mixed:?}");
        }
    }
}
