//! The command `puzzles`: finds puzzles in self-play games, and those of Labyrinth in random ones.

use super::labyrinth;
use super::mine;
use super::prove;
use super::selection::{Selection, order};
use crate::selfplay::data::Game;
use crate::selfplay::read_games;
use akhet::game::{Variant, bench};
use akhet::laser::rules::{FenError, Record};
use akhet::laser::search::{STACK_SIZE, TableTooLarge};
use akhet::laser::solver::Solver;
use akhet::lines::Quoted;
use akhet_console::arguments::{WrongValue, check_outputs, whole};
use akhet_console::exit_code::{AnyError, INTERRUPTED};
use akhet_console::files::{FileError, InFile, can_write, read_text_at_most, write_whole};
use akhet_console::interrupt::on_interrupt;
use akhet_console::progress::Progress;
use akhet_console::terminal::print_note;
use akhet_records::puzzles::labyrinth as maze;
use akhet_records::puzzles::{FIELDS, Puzzle, read_puzzles};
use clap::Args;
use rayon::prelude::*;
use std::fmt::Display;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The number of games searched at a time. The result depends on it, but not on the number of threads.
const BATCH: usize = 64;

/// The depth of the bench whose node count identifies the search in the header of a file.
const SIGNATURE_DEPTH: u32 = 6;

/// The maximum size of a puzzle file, in bytes.
const MAX_FILE: u64 = 1 << 26;

/// The arguments of `akhet puzzles`.
#[derive(Args, Clone, Debug)]
pub struct PuzzlesArgs {
    /// The game: laserchess or labyrinth, whose puzzles come from random turns after random deals
    #[arg(long, value_name = "NAME", default_value_t)]
    variant: Variant,
    /// Laser Chess: self-play files to search
    #[arg(long, value_name = "FILE", num_args = 1..,
        required_unless_present_any = ["check", "variant"])]
    games: Vec<PathBuf>,
    /// The number of puzzles, 1 to 100000
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = whole::<u32>(1..=100_000))]
    count: u32,
    /// Find only puzzles won in N moves, 1 to 5 [default: 2 to 5 moves, in Labyrinth 1 or 2, in fixed proportions]
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=5))]
    wins: Option<u32>,
    /// The seed for the order in which the games are searched; in Labyrinth, that of the first deal
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(0..))]
    seed: u64,
    /// The number of threads, 1 to 1024 [default: one per core]; it does not affect the puzzles
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
    /// Write the puzzles to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Find nothing; prove the puzzles of this file again
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "count", "wins", "seed", "output"])]
    check: Option<PathBuf>,
}

/// Runs `akhet puzzles`. The puzzles go to the file in the arguments or to `out`, reports to standard
/// error.
///
/// # Errors
/// If a file cannot be read or written, a checked puzzle is wrong, the games have too few puzzles
/// (which are then written), or memory or threads are lacking.
pub fn run(args: &PuzzlesArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .stack_size(STACK_SIZE)
        .build()?;
    if let Some(file) = &args.check {
        let text = read_text_at_most(file, MAX_FILE).in_file(file)?;
        // Only now: the files may be pipes, and an interrupt must not wait for their writers.
        let stop = on_interrupt()?;
        let proved = pool.install(|| match args.variant {
            Variant::LaserChess => check(file, &text, &stop),
            Variant::Labyrinth => check_labyrinth(file, &text),
        });
        if stop.load(Ordering::Relaxed) {
            print_note("interrupted");
            return Ok(INTERRUPTED.into());
        }
        print_note(&format!("{} puzzles proved", proved?));
        return Ok(ExitCode::SUCCESS);
    }
    args.check_variant()?;
    if let Some(file) = &args.output {
        check_outputs(&[("output", Some(file))], &args.games)?;
        can_write(file).in_file(file)?;
    }
    let mut games = read_games(&args.games)?;
    // As above.
    let stop = on_interrupt()?;
    let (count, wins) = (args.count as usize, args.wins);
    let (text, found) = match args.variant {
        Variant::LaserChess => {
            order(&mut games, args.seed);
            let selection = Selection::new(count, wins);
            let puzzles = pool.install(|| find(&games, selection, &stop))?;
            (text(args, &puzzles)?, puzzles.len())
        }
        Variant::Labyrinth => {
            let puzzles = pool.install(|| labyrinth::find_all(count, wins, args.seed, &stop));
            let arguments = format!("--count {count}{} --seed {}", wins_words(wins), args.seed);
            (labyrinth::text(&puzzles, &arguments), puzzles.len())
        }
    };
    if stop.load(Ordering::Relaxed) {
        print_note("interrupted: nothing is written");
        return Ok(INTERRUPTED.into());
    }
    match &args.output {
        Some(file) => write_whole(file, &text).in_file(file)?,
        None => out.write_all(text.as_bytes())?,
    }
    if found < count {
        let (games, what) = (games.len(), "puzzles of the wanted lengths");
        return Err(format!("the {games} games have only {found} of {count} {what}").into());
    }
    Ok(ExitCode::SUCCESS)
}

impl PuzzlesArgs {
    /// Refuses arguments that are for the other game.
    fn check_variant(&self) -> Result<(), WrongValue> {
        let longest = *maze::TURNS.end();
        match self.variant {
            Variant::LaserChess if self.games.is_empty() => Err(WrongValue::new(
                "--games: Laser Chess needs self-play files",
            )),
            Variant::Labyrinth if !self.games.is_empty() => Err(WrongValue::new(
                "--games: puzzles of Labyrinth come from deals",
            )),
            Variant::Labyrinth if self.wins.is_some_and(|wins| wins > longest) => {
                Err(WrongValue::new(format!(
                    "--wins: puzzles of Labyrinth take at most {longest} turns"
                )))
            }
            _ => Ok(()),
        }
    }
}

/// Finds puzzles in the games, batch by batch, until there are enough.
fn find(
    games: &[Game],
    mut selection: Selection,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<Puzzle>, TableTooLarge> {
    let mut progress = Progress::new("puzzles", 0, selection.count() as u64);
    let mut searched = 0;
    for batch in games.chunks(BATCH) {
        let wanted = selection.wanted();
        let found: Vec<Option<Puzzle>> = batch
            .par_iter()
            .map(|game| mine::find(game, wanted, stop))
            .collect::<Result<_, _>>()?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        for puzzle in found.into_iter().flatten() {
            selection.add(puzzle);
        }
        searched += batch.len();
        progress.show(selection.len() as u64, || {
            format!("{searched} games searched")
        });
        if selection.is_complete() {
            break;
        }
    }
    Ok(selection.finish())
}

fn text(args: &PuzzlesArgs, puzzles: &[Puzzle]) -> Result<String, bench::BenchError<FenError>> {
    let signature = bench::signature::<Record>(SIGNATURE_DEPTH)?;
    let mut text = header(args, puzzles.len(), signature);
    for puzzle in puzzles {
        text.push_str(&format!("{puzzle}\n"));
    }
    Ok(text)
}

fn wins_words(wins: Option<u32>) -> String {
    wins.map_or(String::new(), |wins| format!(" --wins {wins}"))
}

/// The comments at the top of a file of `number` puzzles, found by the search with this `signature`.
fn header(args: &PuzzlesArgs, number: usize, signature: u64) -> String {
    let names = args.games.iter().filter_map(|file| file.file_name());
    // A line end in a name would end the comment.
    let names: Vec<String> = names
        .map(|name| Quoted::long(&name.to_string_lossy()).to_string())
        .collect();
    let names = shlex::try_join(names.iter().map(String::as_str)).unwrap_or_default();
    format!(
        "# Puzzles, {number} of them: Blue, to move, wins by force, and by one first move alone. Made by the command\n\
         #   akhet puzzles --games {names} --count {count}{wins} --seed {seed}\n\
         # of Akhet {version}, whose bench {SIGNATURE_DEPTH} counts {signature} nodes; another search may find others.\n\
         # puzzles/README.md says what the fields are, which have tabs between them:\n\
         # {fields}\n",
        count = args.count,
        wins = wins_words(args.wins),
        seed = args.seed,
        version = env!("CARGO_PKG_VERSION"),
        fields = FIELDS.join("\t"),
    )
}

/// Proves the puzzles of a file, and returns their number.
fn check(path: &Path, text: &str, stop: &Arc<AtomicBool>) -> Result<usize, FileError> {
    let puzzles = read_puzzles(text).in_file(path)?;
    prove_all(path, &puzzles, |puzzle| {
        prove(puzzle, &mut Solver::new(Arc::clone(stop)))
    })
}

/// [`check`] for a file of Labyrinth.
fn check_labyrinth(path: &Path, text: &str) -> Result<usize, FileError> {
    let puzzles = maze::read_puzzles(text).in_file(path)?;
    prove_all(path, &puzzles, maze::prove)
}

fn prove_all<P: Sync, E: Display>(
    path: &Path,
    puzzles: &[P],
    prove: impl Fn(&P) -> Result<(), E> + Sync,
) -> Result<usize, FileError> {
    let numbered = puzzles.par_iter().enumerate();
    numbered.try_for_each(|(index, puzzle)| {
        let number = index + 1;
        prove(puzzle).map_err(|error| FileError::new(path, format!("puzzle {number}: {error}")))
    })?;
    Ok(puzzles.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_of_a_file_ends_the_comments() {
        let args = PuzzlesArgs {
            variant: Variant::LaserChess,
            games: vec!["x/a\nb\r\u{1b}.games".into(), "c d.games".into()],
            count: 6,
            wins: Some(1),
            seed: 3,
            threads: None,
            output: None,
            check: None,
        };
        let header = header(&args, 0, 7);
        let command = header
            .lines()
            .nth(1)
            .and_then(|line| line.strip_prefix("# "));
        let words = shlex::split(command.unwrap()).unwrap();
        assert_eq!(
            words[2..6],
            ["--games", "a\\nb\\r\\u{1b}.games", "c d.games", "--count"]
        );
        assert!(header.lines().all(|line| line.starts_with("# ")));
        assert!(read_puzzles(&header).unwrap().is_empty());
    }
}
