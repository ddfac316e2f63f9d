//! The command `book`: grows an opening book, or says what a book contains.

use super::grow::grow;
use super::journal::{Searched, Searches};
use super::results::Counts;
use super::tree::Tree;
use crate::selfplay::data::Game;
use crate::selfplay::read_games;
use akhet::laser::book::{Book, BookMove};
use akhet::laser::rules::Setup;
use akhet::laser::search::STACK_SIZE;
use akhet_console::arguments::{WrongValue, check_outputs, whole};
use akhet_console::exit_code::{AnyError, INTERRUPTED};
use akhet_console::files::{FileError, InFile, can_write, read_regular_at_most, write_whole};
use akhet_console::interrupt::on_interrupt;
use akhet_console::progress::{Progress, print_continuation};
use akhet_console::terminal::print_note;
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

/// The arguments of `akhet book`.
#[derive(Args, Clone, Debug)]
pub struct BookArgs {
    /// Keep each search in this file, so that an interrupted run loses none
    #[arg(long, value_name = "FILE", required_unless_present = "stats")]
    journal: Option<PathBuf>,
    /// Continue the journal of an earlier run, or begin it if it does not exist
    #[arg(long)]
    resume: bool,
    /// Write the book to this file at the end, even of an interrupted run
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The number of positions
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = whole::<u32>(1..=2_000_000))]
    positions: u32,
    /// The setups that the book starts from [default: all]
    #[arg(long, value_name = "NAME", num_args = 1..)]
    setup: Vec<Setup>,
    /// The nodes per search
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// The lines per search, 2 to 32: how many moves the book has for a position
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole::<u8>(2..=32))]
    lines: u8,
    /// Games whose results go into the book: files of `akhet selfplay`
    #[arg(long, value_name = "FILE", num_args = 1.., requires = "output")]
    games: Vec<PathBuf>,
    /// The number of threads, 1 to 1024 [default: one per core]; it does not affect the book
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
    /// Grow nothing; report what this book contains
    #[arg(long, value_name = "FILE", exclusive = true)]
    stats: Option<PathBuf>,
}

/// Runs `akhet book`. Reports go to `out`, progress to standard error.
///
/// # Errors
/// If a file cannot be read or written or has the wrong contents, or memory or threads are lacking.
pub fn run(args: &BookArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    match (&args.stats, &args.journal) {
        (Some(file), _) => print_stats(file, out),
        (None, Some(journal)) => grow_book(args, journal),
        (None, None) => Err(WrongValue::new("--journal FILE is missing").into()),
    }
}

fn print_stats(file: &Path, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    let bytes = read_regular_at_most(file, Book::MAX_BYTES).in_file(file)?;
    let book = Book::from_bytes(&bytes).in_file(file)?;
    let (about, positions, moves) = (book.about(), book.positions(), book.len());
    write!(out, "{about}positions {positions}\nmoves {moves}\n")?;
    for setup in Setup::OFFICIAL {
        if let Some(best) = book.moves(setup.position()).first() {
            writeln!(out, "{setup} {} depth {}", best.mv, best.depth)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn grow_book(args: &BookArgs, journal: &Path) -> Result<ExitCode, AnyError> {
    let outputs = [
        ("journal", Some(journal)),
        ("output", args.output.as_deref()),
    ];
    check_outputs(&outputs, &args.games)?;
    if let Some(file) = &args.output {
        can_write(file).in_file(file)?;
    }
    if !args.resume && journal.exists() {
        let what = "the file already exists; --resume continues it";
        return Err(FileError::new(journal, what).into());
    }
    // Read now, so that a wrong file is refused before long work.
    let games = read_games(&args.games)?;
    let searches = Searches::new(args.nodes, args.lines.into())?;
    let mut searched = Searched::open(journal, searches)?;
    // Only now: the files may be pipes, and an interrupt must not wait for their writers.
    let stop = on_interrupt()?;
    let before = searched.len();
    let setups = match args.setup.as_slice() {
        [] => &Setup::OFFICIAL,
        some => some,
    };
    let positions = args.positions as usize;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .stack_size(STACK_SIZE)
        .build()?;
    // Created at the first new search, so that reading the journal, which takes no time, does not distort the
    // estimate.
    let mut progress = None;
    let tree = pool.install(|| {
        let show = |count| {
            let count = count as u64;
            let new = || Progress::new("positions", count, positions as u64);
            progress.get_or_insert_with(new).show(count, String::new);
        };
        grow(setups, positions, &mut searched, &stop, show)
    });
    drop(progress);
    let tree = tree.map_err(|error| -> AnyError { error })?;
    print_note(&format!(
        "{} searches in this run; {} of {positions} positions done",
        searched.len() - before,
        tree.len(),
    ));
    if let Some(file) = &args.output {
        let book = book(setups, &tree, &searched.searches, &games);
        write_whole(file, book.to_bytes()).in_file(file)?;
    }
    let interrupted = stop.load(Ordering::Relaxed) && tree.len() < positions;
    Ok(if interrupted {
        print_continuation();
        INTERRUPTED.into()
    } else {
        ExitCode::SUCCESS
    })
}

/// The book of a tree, with the results of the games.
fn book(setups: &[Setup], tree: &Tree, searches: &Searches, games: &[Game]) -> Book {
    let all = || {
        tree.positions()
            .flat_map(|(key, moves)| moves.iter().map(move |mv| (key, mv)))
    };
    let mut counts = Counts::new(all().map(|(key, mv)| (key, mv.mv)));
    games.iter().for_each(|game| counts.add(game));
    let moves = all().map(|(key, mv)| {
        let results = counts.of(key, mv.mv);
        (key, BookMove::new(mv.mv, mv.value, mv.depth, results))
    });
    let names: Vec<&str> = setups.iter().map(|setup| setup.name()).collect();
    let engine = concat!("Akhet ", env!("CARGO_PKG_VERSION"));
    let Searches {
        bench,
        network,
        nodes,
        lines,
        hash,
    } = searches;
    let about = format!(
        "engine {engine}\nbench {bench}\nnetwork {network}\nnodes {nodes}\nlines {lines}\nhash {hash}\nsetups {}\n",
        names.join(" ")
    );
    Book::new(about, moves)
}
