//! Openings: suites of fair positions for the games of a match, made by chance and sifted.

use crate::files::{can_write, write_whole};
use crate::laser::bench::{self, BenchError};
use crate::laser::rules::{Direction, FenError, Kind, Piece, Position, Record, Rules, Setup};
use crate::laser::search::{Control, Handler, Info, Limits, Score, Searcher, TableTooLarge};
use clap::Args;
use fxhash::FxHashSet;
use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use std::error::Error;
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// In no position that is kept can a player hit the other one's King within this many plies, both
/// players' counted, whatever moves they choose. What a player can do to its own King does not
/// matter: nobody makes it do so, and every setup allows it within two plies.
pub const SAFE_PLIES: u32 = 2;

/// The size of the search's table, in mebibytes.
const HASH: usize = 1;

/// The depth of the bench whose nodes tell which search made a suite.
const SIGNATURE_DEPTH: u32 = 3;

/// Candidates that are judged at the same time, for each thread. The suite does not depend on it.
const BATCH: usize = 4;

/// What a suite of openings is to be.
#[derive(Args, Clone, Debug)]
pub struct OpeningsArgs {
    /// The official setup that the openings begin with
    #[arg(long, value_name = "NAME", default_value_t)]
    pub setup: Setup,
    /// How many positions, 1 to 100000
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub count: u32,
    /// How many plies are played at random: a number from 0 to 100, or a range, both ends of which
    /// belong to it
    #[arg(long, value_name = "N|N..N", default_value_t = Plies { least: 6, most: 12 })]
    pub plies: Plies,
    /// Another seed makes another suite
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many nodes the search has to find a position even
    #[arg(long, value_name = "N", default_value_t = 50_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Hundredths of a Deflector, 0 to 10000, that an even position may be off for either player
    #[arg(long, value_name = "CP", default_value_t = 30, value_parser = clap::value_parser!(u32).range(..=10_000))]
    pub max_score: u32,
    /// Play by the rule that lets a King turn
    #[arg(long)]
    pub king_turns: bool,
    /// Play by the rule that lets a swap put a piece on a square closed to it
    #[arg(long)]
    pub swap_onto_closed: bool,
    /// Threads to judge positions on, 1 to 1024
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: u16,
    /// Write the suite to this file instead of printing it
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

impl OpeningsArgs {
    /// The words by which anybody can make the same suite.
    fn command(&self) -> String {
        let OpeningsArgs {
            setup,
            count,
            plies,
            seed,
            nodes,
            max_score,
            ..
        } = self;
        let mut command = format!(
            "akhet openings --setup {setup} --count {count} --plies {plies} --seed {seed} --nodes {nodes} --max-score {max_score}"
        );
        if self.king_turns {
            command.push_str(" --king-turns");
        }
        if self.swap_onto_closed {
            command.push_str(" --swap-onto-closed");
        }
        command
    }

    /// More than enough where the criteria can be met at all: by default one in two to eight is
    /// kept.
    fn most_candidates(&self) -> u64 {
        1000 + 200 * u64::from(self.count)
    }
}

/// How many plies are played, from the least to the most, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plies {
    least: u32,
    most: u32,
}

/// The text is no number of plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("plies are a number from 0 to 100 or a range such as 6..12")]
pub struct ParsePliesError;

impl FromStr for Plies {
    type Err = ParsePliesError;

    /// Reads `8` or `6..12`.
    fn from_str(text: &str) -> Result<Plies, ParsePliesError> {
        let (least, most) = text.split_once("..").unwrap_or((text, text));
        match (least.parse(), most.parse()) {
            (Ok(least), Ok(most)) if least <= most && most <= 100 => Ok(Plies { least, most }),
            _ => Err(ParsePliesError),
        }
    }
}

impl fmt::Display for Plies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.least == self.most {
            write!(f, "{}", self.least)
        } else {
            write!(f, "{}..{}", self.least, self.most)
        }
    }
}

/// What became of the candidates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// They are the suite.
    pub kept: u64,
    /// Every ply that was left would have hit a piece.
    pub stuck: u64,
    /// Met before, as it stands or seen by the other player.
    pub repeated: u64,
    /// A player can hit the other's King within [`SAFE_PLIES`].
    pub exposed: u64,
    /// The search likes one side better.
    pub uneven: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            kept,
            stuck,
            repeated,
            exposed,
            uneven,
        } = self;
        let all = kept + stuck + repeated + exposed + uneven;
        write!(
            f,
            "{kept} of {all} candidates kept; {stuck} could not go on without a hit, {repeated} were met before, {exposed} had a King in reach, {uneven} were uneven"
        )
    }
}

/// Why there is no suite.
#[derive(Debug, thiserror::Error)]
pub enum OpeningsError {
    /// There is no memory for the search's table.
    #[error(transparent)]
    Table(#[from] TableTooLarge),
    /// The setup is not valid under these rules.
    #[error(transparent)]
    Setup(#[from] FenError),
    /// The search could not be measured.
    #[error(transparent)]
    Bench(#[from] BenchError),
    /// So many candidates were drawn that more would not help.
    #[error("too few positions meet the criteria, {wanted} are wanted: {tally}")]
    TooFew {
        /// How many positions were asked for.
        wanted: u32,
        /// What became of the candidates.
        tally: Tally,
    },
}

/// Makes a suite and writes it where the arguments say; standard error hears what became of the
/// candidates, and, where it is a terminal, how far the work is.
///
/// # Errors
/// When the criteria are met by too few positions, or what it takes is not to be had.
pub fn run(args: &OpeningsArgs) -> Result<(), Box<dyn Error>> {
    let cannot_write = |file: &Path, error| format!("cannot write {}: {error}", file.display());
    if let Some(file) = &args.output {
        can_write(file).map_err(|error| cannot_write(file, error))?;
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(usize::from(args.threads))
        .build()?;
    let bar = ProgressBar::new(u64::from(args.count)).with_style(ProgressStyle::with_template(
        "{wide_bar} {pos} of {len} openings, {eta} left",
    )?);
    let made = pool.install(|| make_suite(args, |kept| bar.set_position(kept)));
    bar.finish_and_clear();
    let (suite, tally) = made?;
    match &args.output {
        Some(file) => write_whole(file, &suite).map_err(|error| cannot_write(file, error))?,
        None => io::stdout().write_all(suite.as_bytes())?,
    }
    writeln!(io::stderr(), "{tally}")?;
    Ok(())
}

/// Makes the text of a suite, on the threads of the current pool. The same arguments make the
/// same text on every machine and any number of threads, as long as the search stays what it is.
/// A greater count only adds positions at the end.
///
/// From time to time `progress` hears how many positions there are.
///
/// # Errors
/// When the criteria are met by too few positions, or there is no memory for the search.
pub fn make_suite(
    args: &OpeningsArgs,
    progress: impl Fn(u64),
) -> Result<(String, Tally), OpeningsError> {
    let mut suite = header(args)?;
    let mut candidates = Candidates::new(args)?;
    let mut tally = Tally::default();
    let together = BATCH * rayon::current_num_threads();
    while tally.kept < u64::from(args.count) {
        let batch: Vec<Position> = candidates.by_ref().take(together).collect();
        tally.stuck = candidates.stuck;
        tally.repeated = candidates.repeated;
        if batch.is_empty() {
            return Err(OpeningsError::TooFew {
                wanted: args.count,
                tally,
            });
        }
        let verdicts: Vec<Verdict> = batch
            .par_iter()
            .map(|position| judge(position, args))
            .collect::<Result<_, _>>()?;
        for (position, verdict) in batch.iter().zip(verdicts) {
            match verdict {
                Verdict::Exposed => tally.exposed += 1,
                Verdict::Uneven => tally.uneven += 1,
                Verdict::Fair => {
                    suite.push_str(&format!("{position}\n"));
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

/// The comment that a suite begins with.
fn header(args: &OpeningsArgs) -> Result<String, OpeningsError> {
    let signature = bench::run(SIGNATURE_DEPTH, |_, _| ())?.nodes;
    let OpeningsArgs {
        setup,
        plies,
        nodes,
        max_score,
        ..
    } = args;
    Ok(format!(
        "# Openings from {setup}, made by the command\n\
         #   {command}\n\
         # of Akhet {version}, whose bench {SIGNATURE_DEPTH} counts {signature} nodes; another search may choose others.\n\
         # Each is {plies} plies from the setup, all chosen at random among those that hit nothing. Within the\n\
         # next {SAFE_PLIES} plies neither player can hit the other's King, whatever they play. A search of {nodes}\n\
         # nodes from an empty table gives neither player more than {max_score} hundredths of a Deflector. No\n\
         # position comes twice, not even seen by the other player.\n",
        command = args.command(),
        version = env!("CARGO_PKG_VERSION"),
    ))
}

/// Draws positions by chance, each of them once. The draw does not depend on how positions are
/// judged.
struct Candidates {
    start: Position,
    plies: Plies,
    random: Xoshiro256PlusPlus,
    /// How many may still be drawn.
    left: u64,
    /// The positions met so far, by the keys that `unordered_key` gives.
    met: FxHashSet<u64>,
    stuck: u64,
    repeated: u64,
}

impl Candidates {
    fn new(args: &OpeningsArgs) -> Result<Candidates, FenError> {
        let rules = Rules {
            king_turns: args.king_turns,
            swap_onto_closed: args.swap_onto_closed,
        };
        Ok(Candidates {
            start: Position::from_fen(args.setup.fen(), rules)?,
            plies: args.plies,
            random: Xoshiro256PlusPlus::seed_from_u64(args.seed),
            left: args.most_candidates(),
            met: FxHashSet::default(),
            stuck: 0,
            repeated: 0,
        })
    }

    /// Plays at random, and nothing is hit; `None` where that can not be.
    fn draw(&mut self) -> Option<Position> {
        let plies = self.random.random_range(self.plies.least..=self.plies.most);
        let mut position = self.start.clone();
        for _ in 0..plies {
            let mut moves = position.legal_moves();
            moves.retain(|mv| position.find_hit(*mv).is_none());
            position.play_unchecked(*moves.choose(&mut self.random)?);
        }
        Some(position)
    }
}

impl Iterator for Candidates {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        while self.left > 0 {
            self.left -= 1;
            match self.draw() {
                None => self.stuck += 1,
                Some(position) if self.met.insert(unordered_key(&position)) => {
                    return Some(position);
                }
                Some(_) => self.repeated += 1,
            }
        }
        None
    }
}

/// A key that a position shares with itself seen by the other player, and with no other.
fn unordered_key(position: &Position) -> u64 {
    position.key().min(position.flipped().key())
}

/// What a candidate is good for.
enum Verdict {
    /// A King can be hit soon.
    Exposed,
    /// One side is better.
    Uneven,
    /// It may be kept.
    Fair,
}

fn judge(position: &Position, args: &OpeningsArgs) -> Result<Verdict, TableTooLarge> {
    if can_be_won(&mut position.clone(), SAFE_PLIES) {
        return Ok(Verdict::Exposed);
    }
    let limits = Limits {
        nodes: Some(args.nodes),
        ..Limits::default()
    };
    let mut last = LastScore(None);
    Searcher::new(HASH)?.go(
        &Record::new(position.clone()),
        &limits,
        &Control::default(),
        &mut last,
    );
    Ok(match last.0 {
        Some(Score::Points(points)) if points.unsigned_abs() <= args.max_score => Verdict::Fair,
        _ => Verdict::Uneven,
    })
}

/// Is there a sequence of at most this many plies, at least 1, that a player wins with its own
/// shot? A player who can hit its own King is in no danger, as nobody makes it do so.
fn can_be_won(position: &mut Position, plies: u32) -> bool {
    let other = !position.side();
    let is_target = |piece: Piece| piece == Piece::new(other, Kind::King, Direction::North);
    position.legal_moves().into_iter().any(|mv| {
        if plies == 1 {
            return position
                .find_hit(mv)
                .is_some_and(|(_, piece)| is_target(piece));
        }
        let ply = position.play_unchecked(mv);
        let won = match ply.removed.filter(|piece| piece.kind() == Kind::King) {
            Some(king) => is_target(king),
            None => can_be_won(position, plies - 1),
        };
        position.undo(&ply);
        won
    })
}

/// Keeps the score of the last report, be it exact or a bound.
struct LastScore(Option<Score>);

impl Handler for LastScore {
    fn info(&mut self, info: &Info<'_>) {
        self.0 = Some(info.score);
    }
}
