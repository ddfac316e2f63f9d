//! Generates the positions of `tests/forced_wins.txt`, in which the side to move can force a win, or proves them
//! again:
//!
//! ```sh
//! cargo run -p akhet-program --release --example forced_wins -- tests/forced_wins.txt
//! cargo run -p akhet-program --release --example forced_wins -- --check tests/forced_wins.txt
//! ```
//!
//! They come from the last plies of self-play games with a low node limit, so they are natural, and some of the wins
//! were missed in play. The library's solver, which does not use the engine's search, proves them. The same seed
//! gives the same file as long as the search does not change; the check does not depend on the search.

use akhet::game::bench;
use akhet::laser::rules::{Position, Record, Rules, Setup, read_suite};
use akhet::laser::search::{Configure, Control, Limits, Searcher};
use akhet::laser::solver::Solver;
use akhet_console::files::{can_write, write_whole};
use clap::Parser;
use fxhash::FxHashSet;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// The number of positions per setup, by the length of the win in moves.
const WANTED: [usize; 6] = [0, 0, 4, 12, 14, 10];

/// The node limit per move, low enough that mistakes decide games.
const NODES: u64 = 1_000;

/// The number of plies after which a game is abandoned.
const MAX_PLIES: usize = 200;

/// By how many moves a game may have missed the shortest win.
const DETOUR: u32 = 3;

/// The number of plies that the solver may play per position: enough for nearly all wins in 5 moves.
const BUDGET: u64 = 40_000_000;

/// The depth of the bench whose node count identifies the search that played the games.
const SIGNATURE_DEPTH: u32 = 3;

/// Makes positions with forced wins, or proves those of a file again.
#[derive(Parser)]
struct Args {
    /// The file with the positions
    file: PathBuf,
    /// Prove what the file says instead of writing it
    #[arg(long)]
    check: bool,
    /// Another seed makes other positions
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let done = if args.check {
        check(&args.file)
    } else {
        make(&args.file, args.seed)
    };
    if let Err(error) = done {
        eprintln!("{}: {error}", args.file.display());
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Writes the file; on failure, leaves it unchanged.
fn make(file: &Path, seed: u64) -> Result<(), Box<dyn Error>> {
    can_write(file)?;
    let mut text = Vec::new();
    let signature = bench::signature::<Record>(SIGNATURE_DEPTH)?;
    writeln!(
        text,
        "# Positions in which the side to move can force a win, the number of its moves that it needs, and a\n\
         # move that begins it. Made by the command\n\
         #   cargo run -p akhet-program --release --example forced_wins -- --seed {seed} tests/forced_wins.txt\n\
         # with Akhet {version}, whose bench {SIGNATURE_DEPTH} counts {signature} nodes; another search may play other games.\n\
         # Proven without the engine's search: all answers of the defender lose, and no shorter way wins.",
        version = env!("CARGO_PKG_VERSION"),
    )?;
    let mut maker = Maker::new(seed)?;
    for setup in Setup::OFFICIAL {
        for line in maker.lines(setup)? {
            writeln!(text, "{line}")?;
        }
    }
    write_whole(file, text)?;
    Ok(())
}

/// Proves every line of a file again.
fn check(file: &Path) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(file)?;
    let mut proven = 0;
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            continue;
        }
        prove(line).map_err(|error| format!("line {}: {error}", index + 1))?;
        proven += 1;
    }
    println!("{proven} wins proven");
    Ok(())
}

/// Proves what a line claims about its position.
fn prove(line: &str) -> Result<(), Box<dyn Error>> {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    let [fen, moves, mv] = fields[..] else {
        return Err("it is not a position, a number and a move, separated by ;".into());
    };
    let position: Position = fen.parse()?;
    let moves: u32 = moves.parse()?;
    let mv = position.check(mv.parse()?)?;
    let mut solver = Solver::new(Arc::default());
    match solver.shortest_win(&position, moves)? {
        Some(win) if win.moves == moves => {}
        Some(win) => return Err(format!("there is a win in {}", win.moves).into()),
        None => return Err(format!("there is no win in {moves}").into()),
    }
    if solver.is_winning(&position, mv, moves)? {
        Ok(())
    } else {
        Err(format!("{mv} does not win in {moves}").into())
    }
}

/// Plays games and takes positions from them.
struct Maker {
    random: Xoshiro256PlusPlus,
    searcher: Searcher,
    /// The keys of the positions taken so far. A position and its mirror image share a key.
    taken: FxHashSet<u64>,
}

impl Maker {
    fn new(seed: u64) -> Result<Maker, Box<dyn Error>> {
        Ok(Maker {
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            searcher: Searcher::new(1)?,
            taken: FxHashSet::default(),
        })
    }

    /// The lines for the positions from games that began with this setup.
    fn lines(&mut self, setup: Setup) -> Result<Vec<String>, Box<dyn Error>> {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("openings/{setup}.fen"));
        let openings = read_suite(&fs::read_to_string(file)?, Rules::default())?;
        let mut left = WANTED;
        let mut lines = Vec::new();
        let mut games = 0;
        while let Some(wanted) = self.draw(&left) {
            let opening = openings.choose(&mut self.random).ok_or("no openings")?;
            games += 1;
            let mut record = self.game(opening.record())?;
            let Some(winner) = record.result().winner() else {
                continue;
            };
            // One position per game, since they are much alike: the one farthest from the end, where the win is
            // easiest to miss.
            let mut found = None;
            for _ in 0..2 * (wanted + DETOUR) {
                if record.undo().is_none() {
                    break;
                }
                let position = record.position();
                if position.side() != winner {
                    continue;
                }
                let mut solver = Solver::new(Arc::default());
                solver.limit(BUDGET);
                if let Ok(Some(win)) = solver.shortest_win(position, wanted)
                    && left[win.moves as usize] > 0
                    && !self.taken.contains(&key(position))
                {
                    found = Some((position.clone(), win));
                }
            }
            if let Some((position, win)) = found {
                self.taken.insert(key(&position));
                left[win.moves as usize] -= 1;
                let line = format!("{position} ; {} ; {}", win.moves, win.first);
                lines.push((win.moves, line));
                eprintln!("{setup}: {games} games, {left:?} left");
            }
        }
        lines.sort();
        Ok(lines.into_iter().map(|(_, line)| line).collect())
    }

    /// A random win length for which positions are still wanted.
    fn draw(&mut self, left: &[usize]) -> Option<u32> {
        let lengths = (0..).zip(left).filter(|&(_, &left)| left > 0);
        let lengths: Vec<u32> = lengths.map(|(length, _)| length).collect();
        lengths.choose(&mut self.random).copied()
    }

    /// Plays a game until it ends, a draw can be claimed, or it gets too long.
    fn game(&mut self, opening: &Record) -> Result<Record, Box<dyn Error>> {
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let control = Control::default();
        let mut record = opening.clone();
        self.searcher.clear();
        while !record.result().is_over()
            && !record.can_claim_draw()
            && record.plies().len() < MAX_PLIES
        {
            let outcome = self.searcher.go(&record, &limits, &control, &mut ());
            record.play(outcome.best.ok_or("no move in a game that is not over")?)?;
        }
        Ok(record)
    }
}

/// A key that a position shares with its mirror image.
fn key(position: &Position) -> u64 {
    position.key().min(position.flipped().key())
}
