//! The command `analyse`: reviews games.

use super::report;
use super::text::{self, ReviewedGame};
use akhet::laser::review::{Budget, DEFAULT_NODES, PlyReview, Review, review};
use akhet::laser::rules::Record;
use akhet::laser::search::{Configure, Control, SearchThread, Searcher};
use akhet_arena::read_games;
use akhet_console::arguments::{check_outputs, seconds, whole};
use akhet_console::exit_code::{AnyError, INTERRUPTED};
use akhet_console::files::{self, DeferErrors, InFile};
use akhet_console::interrupt::on_interrupt;
use akhet_console::progress::Progress;
use akhet_records::pgn::PgnGame;
use clap::Args;
use std::convert::Infallible;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

/// The arguments of `akhet analyse`.
#[derive(Args, Clone, Debug)]
pub struct AnalyseArgs {
    /// PGN files from any program, or --json-out files from `akhet match`
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Analyse only the Nth game, counted across all files
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..))]
    game: Option<u64>,
    /// The nodes to search for each position
    #[arg(long, value_name = "N", default_value_t = DEFAULT_NODES, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// The time for each position, in seconds, instead of nodes
    #[arg(long, value_name = "S", value_parser = seconds, conflicts_with = "nodes")]
    time: Option<Duration>,
    /// Threads per search; with more than one, results vary between runs
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// The size of the transposition table
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = whole::<u32>(1..=1_048_576))]
    hash: u32,
    /// Write the games with scores, marks and better lines to this PGN file
    #[arg(long, alias = "pgnout", value_name = "FILE")]
    pgn_out: Option<PathBuf>,
    /// Write a self-contained page with boards, graphs and moves to this HTML file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// Runs `akhet analyse`. The tables go to `out`, progress and faults to standard error.
///
/// # Errors
/// If there is no game to analyse, or a file cannot be written. Unreadable files and games are
/// reported, and the exit code is then 1; after an interrupt it is 130, and the finished part is
/// written.
pub fn run_analyse(args: &AnalyseArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    args.check_outputs()?;
    let wanted = |number| args.game.is_none_or(|only| only == number);
    let (games, is_unreadable) = all_games(&args.files, wanted);
    if games.is_empty() {
        return Err(match args.game {
            Some(number) => format!("there is no game {number} to analyse").into(),
            None => "there is no game to analyse".into(),
        });
    }
    let writes_files = args.pgn_out.is_some() || args.report.is_some();
    let mut out = DeferErrors::new(out, writes_files);
    let stop = on_interrupt()?;
    let mut searcher = Searcher::new(args.hash as usize)?;
    searcher.set_threads(args.threads.into())?;
    let searches = SearchThread::new(searcher)?;
    let mut reviewed = Vec::new();
    let done = |game, review: Review, progress: &mut Progress| {
        if stop.load(Ordering::Relaxed) && reviewed.is_empty() && review.plies.is_empty() {
            // There is nothing to write.
            return Ok(());
        }
        let game = ReviewedGame { game, review };
        progress.pause(|| writeln!(out, "{}", text::table(&game)))?;
        reviewed.push(game);
        io::Result::Ok(())
    };
    let has_failed = review_games(&searches, games, args.budget(), &stop, done)?;
    out.write_all(text::summary(&reviewed, args.budget()).as_bytes())?;
    write_outputs(args, &reviewed)?;
    out.end()?;
    Ok(
        match (stop.load(Ordering::Relaxed), is_unreadable || has_failed) {
            (true, _) => INTERRUPTED.into(),
            (false, false) => ExitCode::SUCCESS,
            (false, true) => ExitCode::FAILURE,
        },
    )
}

impl AnalyseArgs {
    fn budget(&self) -> Budget {
        match self.time {
            Some(time) => Budget::Time(time),
            None => Budget::Nodes(self.nodes),
        }
    }

    /// Checks in advance that the results can be written, and would not overwrite the games or each other.
    fn check_outputs(&self) -> Result<(), AnyError> {
        let (pgn, report) = (self.pgn_out.as_deref(), self.report.as_deref());
        check_outputs(&[("pgn-out", pgn), ("report", report)], &self.files)?;
        for file in pgn.into_iter().chain(report) {
            files::can_write(file).in_file(file)?;
        }
        Ok(())
    }
}

/// The games of these files that are `wanted` by their numbers, and whether any was unreadable, which is reported on
/// standard error.
pub(crate) fn all_games(files: &[PathBuf], wanted: impl Fn(u64) -> bool) -> (Vec<PgnGame>, bool) {
    let mut games = Vec::<PgnGame>::new();
    let Ok(is_unreadable) = read_games(files, wanted, |_, number, game| {
        games.push(PgnGame { number, ..game });
        Ok::<_, Infallible>(())
    });
    (games, is_unreadable)
}

/// Reviews games until `stop` is set, shows the progress and calls `done` after each. Returns whether a review has
/// panicked, which is reported on standard error.
///
/// # Errors
/// The first error of `done`, which ends the reviews.
pub(crate) fn review_games<E>(
    searches: &SearchThread,
    games: Vec<PgnGame>,
    budget: Budget,
    stop: &Arc<AtomicBool>,
    mut done: impl FnMut(PgnGame, Review, &mut Progress) -> Result<(), E>,
) -> Result<bool, E> {
    let plies: usize = games.iter().map(|game| game.record.plies().len()).sum();
    let mut progress = Progress::new("plies", 0, plies as u64);
    let (mut count, mut has_failed) = (0, false);
    for game in games {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let number = game.number;
        let ply = || {
            count += 1;
            progress.show(count, || format!("game {number}"));
        };
        match review_game(searches, &game.record, budget, stop, ply) {
            Some(review) => done(game, review, &mut progress)?,
            None => {
                let fault = format!("error: game {number}: internal: the review has failed");
                progress.note(&fault);
                has_failed = true;
            }
        }
    }
    Ok(has_failed)
}

/// Reviews a game with an empty table, so that earlier games have no influence, and calls `ply` after each ply.
/// `None` if the review panicked.
fn review_game(
    searches: &SearchThread,
    record: &Record,
    budget: Budget,
    stop: &Arc<AtomicBool>,
    mut ply: impl FnMut(),
) -> Option<Review> {
    let record = record.clone();
    let control = Control::with_stop(Arc::clone(stop));
    let (plies, done_plies) = channel();
    let (result, finished) = channel();
    let work = move |searcher: &mut Searcher| {
        searcher.clear();
        let mut done = |_: &PlyReview| {
            // The receiver waits below.
            let _ = plies.send(());
        };
        review(searcher, &record, budget, &control, &mut done)
    };
    searches.run_searches(work, move |review| {
        // As above.
        let _ = result.send(review);
    });
    // Ends when the work has dropped its sender.
    for () in done_plies {
        ply();
    }
    finished.recv().ok().flatten()
}

/// Writes the requested files. Without a game, existing files are left alone.
fn write_outputs(args: &AnalyseArgs, games: &[ReviewedGame]) -> Result<(), AnyError> {
    if games.is_empty() {
        return Ok(());
    }
    if let Some(file) = &args.pgn_out {
        files::write_whole(file, text::pgn(games, args.budget())).in_file(file)?;
    }
    if let Some(file) = &args.report {
        files::write_whole(file, report::page(games, args.budget())?).in_file(file)?;
    }
    Ok(())
}
