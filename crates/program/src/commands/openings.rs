//! `akhet openings`: makes suites of openings for matches, by playing at random from a setup and keeping what meets
//! the criteria; random setups; and suites of Labyrinth deals.

use akhet::game::bench;
use akhet::labyrinth::rules::{self as labyrinth, Players};
use akhet::laser::openings::{Dropped, Plies, Points, can_hit_king, random_opening};
use akhet::laser::random_setups::random_setup;
use akhet::laser::rules::{Move, Opening, OpeningError, Position, Record, Rules, Setup};
use akhet::laser::scale::openings::{BALANCED, DOUBT};
use akhet::laser::search::{Control, Limits, Score, Searcher, TableTooLarge};
use akhet_console::arguments::{WrongValue, whole};
use akhet_console::exit_code::{AnyError, SharedError};
use akhet_console::files::{InFile, can_write, write_whole};
use akhet_console::terminal::print_note;
use clap::Args;
use fxhash::FxHashSet;
use indicatif::{ProgressBar, ProgressStyle};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::prelude::*;
use std::fmt;
use std::io::Write;
use std::path::PathBuf;

/// For this many plies after an opening, no sequence of moves hits the other player's King. Hitting one's own King
/// does not count: it is never forced, and every setup allows it within two plies.
const SAFE_PLIES: u32 = 2;

/// The size of the transposition table, in mebibytes.
const HASH: usize = 1;

/// The nodes of a first search, which rejects most candidates whose score is out of range. For six in seven
/// candidates its score is within [`DOUBT`] of that of 200,000 nodes.
const FIRST_NODES: u64 = 2_500;

/// The minimum number of nodes of a search that makes a first search worthwhile.
const LONG: u64 = 40 * FIRST_NODES;

/// The depth of the bench whose node count identifies the search in the header of a suite.
const SIGNATURE_DEPTH: u32 = 6;

/// The candidates that each thread judges at a time. The suite does not depend on it.
const BATCH: usize = 4;

/// The arguments of `akhet openings`.
#[derive(Args, Clone, Debug)]
pub struct OpeningsArgs {
    /// The setup that the openings start from
    #[arg(long, value_name = "NAME", default_value_t)]
    setup: Setup,
    /// Labyrinth: make deals for this number of players, 2 to 4
    #[arg(long, value_name = "PLAYERS", conflicts_with_all = OF_LASER)]
    deals: Option<Players>,
    /// Make random setups instead: symmetric, and even by a search of 200,000 nodes each
    #[arg(long, conflicts_with_all = OF_OPENINGS)]
    random_setups: bool,
    /// The number of openings, 1 to 100000
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = whole::<u32>(1..=100_000))]
    count: u32,
    /// The number of plies played at random, 0 to 100, or a range with both ends included
    #[arg(long, value_name = "N|N..N", default_value_t = Plies::new(6, 12))]
    plies: Plies,
    /// The random seed or, with --deals and --random-setups, that of the first deal or setup
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(0..))]
    seed: u64,
    /// The nodes to search for each position
    #[arg(long, value_name = "N", default_value_t = 50_000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// The score of the player ahead, 0 to 10000 points, or a range with both ends included; 170 points
    /// mean an expected result of 73 %
    #[arg(long, value_name = "N|N..N", default_value_t = Points::new(0, BALANCED))]
    score: Points,
    /// Let Kings turn
    #[arg(long)]
    king_turns: bool,
    /// Let a swap put a piece on a square closed to it
    #[arg(long)]
    swap_onto_closed: bool,
    /// The number of threads, 1 to 1024; it does not affect the suite
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// Write the suite to this file instead of standard output; NAME.epd gets EPD, without moves or comments
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The flags that do not apply to random setups.
const OF_OPENINGS: [&str; 7] = [
    "deals",
    "setup",
    "plies",
    "nodes",
    "score",
    "king_turns",
    "swap_onto_closed",
];

/// The flags that do not apply to deals.
const OF_LASER: [&str; 7] = [
    "setup",
    "plies",
    "nodes",
    "score",
    "king_turns",
    "swap_onto_closed",
    "threads",
];

impl OpeningsArgs {
    fn command(&self) -> String {
        let OpeningsArgs {
            setup,
            count,
            plies,
            seed,
            nodes,
            score,
            ..
        } = self;
        let king_turns = if self.king_turns { " --king-turns" } else { "" };
        let swap_onto_closed = if self.swap_onto_closed {
            " --swap-onto-closed"
        } else {
            ""
        };
        format!(
            "akhet openings --setup {setup} --count {count} --plies {plies} --seed {seed} --nodes {nodes} --score {score}{king_turns}{swap_onto_closed}"
        )
    }

    /// Whether the suite is written as EPD: positions alone, for programs made for chess.
    fn is_epd(&self) -> bool {
        let file = self.output.as_ref();
        file.is_some_and(|file| file.extension().is_some_and(|name| name == "epd"))
    }

    fn first_search(&self) -> bool {
        self.nodes >= LONG
    }

    /// The number of candidates after which to give up. With the default criteria one in two to eight passes, so this
    /// is generous.
    fn max_candidates(&self) -> u64 {
        1000 + 200 * u64::from(self.count)
    }
}

/// How many candidates were kept, and how many rejected for each reason.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    kept: u64,
    /// Every legal move would have hit a piece.
    stuck: u64,
    /// The moves repeat an arrangement, or lead to the position of an earlier candidate or its mirror image.
    repeated: u64,
    /// A player can hit the other's King within [`SAFE_PLIES`].
    exposed: u64,
    /// The score is out of range.
    off_score: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            kept,
            stuck,
            repeated,
            exposed,
            off_score,
        } = self;
        let all = kept + stuck + repeated + exposed + off_score;
        write!(
            f,
            "{kept} of {all} candidates kept; {stuck} had no move without a hit, {repeated} were repetitions, {exposed} had a King within reach, {off_score} had a score out of range"
        )
    }
}

/// Makes a suite and writes it to the file in the arguments or to `out`. Standard error gets a tally of
/// the candidates and, at a terminal, a progress bar.
pub fn openings(args: &OpeningsArgs, out: &mut dyn Write) -> Result<(), AnyError> {
    if let Some(file) = &args.output {
        can_write(file).in_file(file)?;
    }
    if let Some(players) = args.deals {
        if args.is_epd() {
            return Err(WrongValue::new("--output: EPD cannot hold Labyrinth deals").into());
        }
        let suite = make_deals(players, args.count, args.seed);
        return write_suite(args, &suite, out);
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(usize::from(args.threads))
        .build()?;
    let what = if args.random_setups {
        "setups"
    } else {
        "openings"
    };
    let style = format!("{{wide_bar}} {{pos}} of {{len}} {what}, {{eta}} left");
    let bar =
        ProgressBar::new(u64::from(args.count)).with_style(ProgressStyle::with_template(&style)?);
    if args.random_setups {
        let made = pool.install(|| make_setups(args, || bar.inc(1)));
        bar.finish_and_clear();
        let suite = made.map_err(|error| -> AnyError { error })?;
        return write_suite(args, &suite, out);
    }
    let made = pool.install(|| make_suite(args, |kept| bar.set_position(kept)));
    bar.finish_and_clear();
    let (suite, tally) = made.map_err(|error| -> AnyError { error })?;
    write_suite(args, &suite, out)?;
    // Ignored if it cannot be written: the suite has been.
    print_note(&tally.to_string());
    Ok(())
}

fn write_suite(args: &OpeningsArgs, suite: &str, out: &mut dyn Write) -> Result<(), AnyError> {
    match &args.output {
        Some(file) => write_whole(file, suite).in_file(file)?,
        None => out.write_all(suite.as_bytes())?,
    }
    Ok(())
}

/// The text of a suite of deals, with seeds from `seed` on, wrapping around. Equal arguments give equal text on every
/// machine.
fn make_deals(players: Players, count: u32, seed: u64) -> String {
    let number = players.count();
    let mut suite = format!(
        "# Deals of Labyrinth for {number} players, made by the command\n\
         #   akhet openings --deals {number} --count {count} --seed {seed}\n\
         # A line is the position at the start, in which all cards are known, and as a comment the seed of the deal.\n"
    );
    for index in 0..u64::from(count) {
        let seed = seed.wrapping_add(index);
        let deal = labyrinth::Position::deal(seed, players, labyrinth::Rules::default());
        suite.push_str(&format!("{deal} # deal {seed}\n"));
    }
    suite
}

/// The text of a suite of random setups, with seeds from `seed` on, wrapping around; made on the current thread pool.
/// `progress` is called after each.
fn make_setups(args: &OpeningsArgs, progress: impl Fn() + Sync) -> Result<String, SharedError> {
    let OpeningsArgs { count, seed, .. } = args;
    let signature = bench::signature::<Record>(SIGNATURE_DEPTH)?;
    let header = format!(
        "# Random setups, made by the command\n\
         #   akhet openings --random-setups --count {count} --seed {seed}\n\
         # of Akhet {version}, whose bench {SIGNATURE_DEPTH} counts {signature} nodes; another search may choose others.\n\
         # A line is the position at the start, and as a comment its seed.\n",
        version = env!("CARGO_PKG_VERSION"),
    );
    let lines = (0..u64::from(*count)).into_par_iter().map(|index| {
        let seed = seed.wrapping_add(index);
        // Nothing stops the search.
        let setup = random_setup(seed, &Control::default())?;
        progress();
        Ok(setup.map(|setup| match args.is_epd() {
            true => setup.to_epd() + "\n",
            false => format!("{setup} # setup {seed}\n"),
        }))
    });
    let lines: Vec<Option<String>> = lines.collect::<Result<_, TableTooLarge>>()?;
    let header = if args.is_epd() { String::new() } else { header };
    Ok(header + &lines.into_iter().flatten().collect::<String>())
}

/// Makes the text of a suite on the current thread pool, and calls `progress` with the number of openings kept so
/// far. As long as the search does not change, equal arguments give equal text on every machine, with any number of
/// threads. A larger count only adds openings at the end.
fn make_suite(args: &OpeningsArgs, progress: impl Fn(u64)) -> Result<(String, Tally), SharedError> {
    let mut suite = if args.is_epd() {
        String::new()
    } else {
        header(args)?
    };
    let mut candidates = Candidates::new(args)?;
    let mut tally = Tally::default();
    let batch_size = BATCH * rayon::current_num_threads();
    while tally.kept < u64::from(args.count) {
        let batch: Vec<Record> = candidates.by_ref().take(batch_size).collect();
        tally.stuck = candidates.stuck;
        tally.repeated = candidates.repeated;
        if batch.is_empty() {
            let wanted = args.count;
            let what = format!("too few openings meet the criteria ({wanted} wanted): {tally}");
            return Err(what.into());
        }
        let judgements: Vec<Judgement> = batch
            .par_iter()
            .map(|candidate| judge(candidate, args))
            .collect::<Result<_, _>>()?;
        for (candidate, judgement) in batch.iter().zip(judgements) {
            match judgement {
                Judgement::Exposed => tally.exposed += 1,
                Judgement::OffScore => tally.off_score += 1,
                Judgement::Kept => {
                    suite.push_str(&match args.is_epd() {
                        true => candidate.position().to_epd() + "\n",
                        false => line(args.setup, candidate)?,
                    });
                    tally.kept += 1;
                }
            }
            if tally.kept == u64::from(args.count) {
                break;
            }
        }
        progress(tally.kept);
    }
    Ok((suite, tally))
}

/// A line of a suite: the setup and the moves, with the FEN of the position as a comment.
fn line(setup: Setup, candidate: &Record) -> Result<String, OpeningError> {
    let moves: Vec<Move> = candidate.plies().iter().map(|ply| ply.mv).collect();
    let opening = Opening::new(setup, &moves, candidate.start().rules())?;
    Ok(format!("{opening} # {}\n", opening.position()))
}

fn header(args: &OpeningsArgs) -> Result<String, SharedError> {
    let signature = bench::signature::<Record>(SIGNATURE_DEPTH)?;
    let OpeningsArgs {
        setup,
        plies,
        nodes,
        score,
        ..
    } = args;
    let first = if args.first_search() {
        format!(
            "\n# A first search of {FIRST_NODES} nodes rejects candidates more than {DOUBT} points outside."
        )
    } else {
        String::new()
    };
    Ok(format!(
        "# Openings from {setup}, made by the command\n\
         #   {command}\n\
         # of Akhet {version}, whose bench {SIGNATURE_DEPTH} counts {signature} nodes; another search may choose others.\n\
         # A line is the setup, the moves from it, and as a comment the FEN of the position they lead to.\n\
         # The moves, {plies} plies, are drawn at random from those that hit nothing; no arrangement comes twice.\n\
         # Within the next {SAFE_PLIES} plies neither player can hit the other's King, whatever the moves. A search of\n\
         # {nodes} nodes from an empty table gives the player ahead {score} points (170 points are odds of e to 1).{first}\n\
         # No position comes twice, nor the mirror image of another, which is the same position seen by the\n\
         # other player.\n",
        command = args.command(),
        version = env!("CARGO_PKG_VERSION"),
    ))
}

/// Openings drawn at random, no position twice. They depend only on the seed, the setup, the plies and the rules, not
/// on the search.
struct Candidates {
    start: Record,
    plies: Plies,
    random: Xoshiro256PlusPlus,
    /// The number of openings that may still be drawn.
    left: u64,
    /// The positions of the candidates so far, by [`mirror_key`].
    seen: FxHashSet<u64>,
    stuck: u64,
    repeated: u64,
}

impl Candidates {
    fn new(args: &OpeningsArgs) -> Result<Candidates, OpeningError> {
        let rules = Rules {
            king_turns: args.king_turns,
            swap_onto_closed: args.swap_onto_closed,
        };
        let start = Opening::new(args.setup, &[], rules)?;
        Ok(Candidates {
            start: start.record().clone(),
            plies: args.plies,
            random: Xoshiro256PlusPlus::seed_from_u64(args.seed),
            left: args.max_candidates(),
            seen: FxHashSet::default(),
            stuck: 0,
            repeated: 0,
        })
    }

    /// Plays random moves that hit nothing.
    fn draw(&mut self) -> Result<Record, Dropped> {
        let hits_nothing = |position: &mut Position, mv| position.find_hit(mv).is_none();
        let (plies, random) = (self.plies, &mut self.random);
        let record = random_opening(&self.start, plies, random, hits_nothing)?;
        if self.seen.insert(mirror_key(record.position())) {
            Ok(record)
        } else {
            Err(Dropped::Repeated)
        }
    }
}

impl Iterator for Candidates {
    type Item = Record;

    fn next(&mut self) -> Option<Record> {
        while self.left > 0 {
            self.left -= 1;
            match self.draw() {
                Ok(candidate) => return Some(candidate),
                Err(Dropped::Stuck) => self.stuck += 1,
                Err(Dropped::Repeated) => self.repeated += 1,
            }
        }
        None
    }
}

/// A key that a position shares only with its mirror image, the position as the other player sees it.
fn mirror_key(position: &Position) -> u64 {
    position.key().min(position.flipped().key())
}

/// Whether a candidate meets the criteria.
enum Judgement {
    /// No: a King can be hit within [`SAFE_PLIES`].
    Exposed,
    /// No: the score is out of range.
    OffScore,
    Kept,
}

fn judge(candidate: &Record, args: &OpeningsArgs) -> Result<Judgement, TableTooLarge> {
    if can_hit_king(&mut candidate.position().clone(), SAFE_PLIES) {
        return Ok(Judgement::Exposed);
    }
    let scored = |nodes, margin| -> Result<bool, TableTooLarge> {
        let points = points_ahead(candidate, nodes)?;
        Ok(points.is_some_and(|points| args.score.contains(points, margin)))
    };
    if args.first_search() && !scored(FIRST_NODES, DOUBT)? || !scored(args.nodes, 0)? {
        return Ok(Judgement::OffScore);
    }
    Ok(Judgement::Kept)
}

/// The score of the player ahead, from a search with an empty table; `None` for a forced win.
fn points_ahead(candidate: &Record, nodes: u64) -> Result<Option<u32>, TableTooLarge> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let outcome = Searcher::new(HASH)?.go(candidate, &limits, &Control::default(), &mut ());
    Ok(match outcome.score {
        Some(Score::Points(points)) => Some(points.unsigned_abs()),
        _ => None,
    })
}
