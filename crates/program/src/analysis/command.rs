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
use std::io::Write;
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
    let mut games = Vec::<PgnGame>::new();
    let wanted = |number| args.game.is_none_or(|only| only == number);
    let Ok(mut is_faulty) = read_games(&args.files, wanted, |_, number, game| {
        games.push(PgnGame { number, ..game });
        Ok::<_, Infallible>(())
    });
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
    let plies: usize = games.iter().map(|game| game.record.plies().len()).sum();
    let mut progress = Progress::new("plies", 0, plies as u64);
    let (mut reviewed, mut done) = (Vec::new(), 0);
    for game in games {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let number = game.number;
        let ply = || {
            done += 1;
            progress.show(done, || format!("game {number}"));
        };
        let Some(review) = review_game(&searches, &game.record, args.budget(), &stop, ply) else {
            let fault = format!("game {number}: internal: the review has failed");
            progress.note(&format!("error: {fault}"));
            is_faulty = true;
            continue;
        };
        if stop.load(Ordering::Relaxed) && reviewed.is_empty() && review.plies.is_empty() {
            // There is nothing to write.
            break;
        }
        let game = ReviewedGame { game, review };
        progress.pause(|| writeln!(out, "{}", text::table(&game)))?;
        reviewed.push(game);
    }
    drop(progress);
    out.write_all(text::summary(&reviewed, args.budget()).as_bytes())?;
    write_outputs(args, &reviewed)?;
    out.end()?;
    Ok(match (stop.load(Ordering::Relaxed), is_faulty) {
        (true, _) => INTERRUPTED.into(),
        (false, false) => ExitCode::SUCCESS,
        (false, true) => ExitCode::FAILURE,
    })
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

/// Reviews a game with an empty table, so that earlier games have no influence, and calls `ply` after each ply.
/// `None` if the review panicked.
pub(crate) fn review_game(
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
