//! The command line: picks what is asked for and hands over.

use akhet::game::{FenError, Move, Perft, PerftTable, Position, Record, Rules, Setup};
use akhet::render::{Charset, TextStyle, text, write_svg};
use akhet::{arena, bench, openings, play, protocol};
use clap::{Args, Parser, Subcommand};
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// An engine for Laser Chess (Khet 2.0). Without a command it speaks the line protocol that
/// protocol.md describes, on standard input and output.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Count the positions after DEPTH plies
    Perft(PerftArgs),
    /// Search fixed positions to DEPTH and count the nodes, the search's signature
    Bench {
        /// Depth in plies
        #[arg(default_value_t = bench::DEPTH, value_parser = clap::value_parser!(u32).range(1..))]
        depth: u32,
    },
    /// Show a position with both beams
    Show(ShowArgs),
    /// Play a match between engines
    Match(Box<arena::MatchArgs>),
    /// Read games of matches back, check every move, and say how the players stand
    Pgn(arena::PgnArgs),
    /// Make a suite of fair openings for the games of a match
    Openings(openings::OpeningsArgs),
    /// Play at the prompt, against the engine or another person
    Play {
        #[command(flatten)]
        position: PositionArgs,
        #[command(flatten)]
        play: play::PlayArgs,
        /// Not at the prompt: play these moves at once, as the protocol's command of this name does
        #[arg(value_name = "MOVE", exclusive = true)]
        moves: Vec<String>,
    },
    /// Any command of the protocol, carried out at once: akhet go depth 5. Several, each in
    /// quotes: akhet "position setup grail" "go depth 5"
    #[command(external_subcommand)]
    Protocol(Vec<String>),
}

#[derive(Args)]
struct PositionArgs {
    /// An official setup, ace where nothing is said
    #[arg(long, value_name = "NAME", conflicts_with = "fen")]
    setup: Option<Setup>,
    /// A position as text
    #[arg(long)]
    fen: Option<String>,
    /// Play by the rule that lets a King turn
    #[arg(long)]
    king_turns: bool,
    /// Play by the rule that lets a swap put a piece on a square closed to it
    #[arg(long)]
    swap_onto_closed: bool,
}

impl PositionArgs {
    fn position(&self) -> Result<Position, FenError> {
        let rules = Rules {
            king_turns: self.king_turns,
            swap_onto_closed: self.swap_onto_closed,
        };
        let setup = self.setup.unwrap_or_default().fen();
        Position::from_fen(self.fen.as_deref().unwrap_or(setup), rules)
    }
}

#[derive(Args)]
struct PerftArgs {
    /// Depth in plies
    #[arg(value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: u32,
    #[command(flatten)]
    position: PositionArgs,
    /// Also print the count of each move
    #[arg(long)]
    divide: bool,
    /// Threads to count on
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Look up counts of positions met before, in a table of this size
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..))]
    hash: Option<u32>,
}

#[derive(Args)]
struct ShowArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Play these moves first
    #[arg(long, value_name = "MOVE", num_args = 1..)]
    moves: Vec<String>,
    /// Write a picture to this file instead of printing
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// The exit code when what was asked for makes no sense, as clap has it for flags.
const WRONG_SETTINGS: u8 = 2;

fn main() -> ExitCode {
    let result = match Cli::parse_from(arena::with_long_dashes(std::env::args_os())).command {
        None => speak(),
        Some(Command::Perft(args)) => perft(&args),
        Some(Command::Bench { depth }) => run_bench(depth),
        Some(Command::Show(args)) => show(&args),
        Some(Command::Match(args)) => arena::run_match(&args, &mut io::stdout()),
        Some(Command::Pgn(args)) => arena::run_pgn(&args, &mut io::stdout()),
        Some(Command::Openings(args)) => openings::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Play { moves, .. }) if !moves.is_empty() => {
            one_shot([vec!["play".to_owned()], moves].concat())
        }
        Some(Command::Play { position, play, .. }) => run_play(&position, &play),
        Some(Command::Protocol(words)) => one_shot(words),
    };
    match result {
        Ok(code) => code,
        // Nobody is left to read what there is to say: not an error of this program.
        Err(error) if is_broken_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nobody reads this either, the exit code still says it.
            let _ = writeln!(io::stderr(), "error: {error}");
            match error.is::<arena::SettingsError>() {
                true => WRONG_SETTINGS.into(),
                false => ExitCode::FAILURE,
            }
        }
    }
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn speak() -> Result<ExitCode, Box<dyn Error>> {
    let mut output = io::stdout();
    if io::stdin().is_terminal() && output.is_terminal() {
        let version = env!("CARGO_PKG_VERSION");
        writeln!(output, "Akhet {version}, a Laser Chess engine; type help")?;
    }
    protocol::run(io::stdin(), &mut output)?;
    Ok(ExitCode::SUCCESS)
}

fn one_shot(words: Vec<String>) -> Result<ExitCode, Box<dyn Error>> {
    let lines = protocol::lines_of_arguments(words);
    let carried_out = protocol::run_lines(&lines, &mut io::stdout(), &mut io::stderr())?;
    Ok(match carried_out {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

fn run_play(position: &PositionArgs, args: &play::PlayArgs) -> Result<ExitCode, Box<dyn Error>> {
    play::run(position.position()?, args)?;
    Ok(ExitCode::SUCCESS)
}

fn perft(args: &PerftArgs) -> Result<ExitCode, Box<dyn Error>> {
    let position = args.position.position()?;
    let table = match args.hash {
        Some(mebibytes) => Some(PerftTable::new(mebibytes as usize)?),
        None => None,
    };
    let perft = Perft {
        table: table.as_ref(),
        ..Perft::default()
    };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(usize::from(args.threads))
        .build()?;
    let start = Instant::now();
    let counts = pool.install(|| perft.divide(&position, args.depth));
    let time = start.elapsed();
    let mut out = io::stdout();
    if args.divide {
        for (mv, count) in &counts {
            writeln!(out, "{mv}: {count}")?;
        }
    }
    let nodes = Perft::total(args.depth, &counts);
    writeln!(
        out,
        "{nodes} nodes {} nps",
        protocol::per_second(nodes, time)
    )?;
    Ok(ExitCode::SUCCESS)
}

fn run_bench(depth: u32) -> Result<ExitCode, Box<dyn Error>> {
    let mut out = io::stdout();
    let mut written = Ok(());
    let total = bench::run(depth, |fen, nodes| {
        if written.is_ok() {
            written = writeln!(out, "{nodes:>10} {fen}");
        }
    })?;
    written?;
    let nps = protocol::per_second(total.nodes, total.time);
    writeln!(out, "{} nodes {nps} nps", total.nodes)?;
    Ok(ExitCode::SUCCESS)
}

fn show(args: &ShowArgs) -> Result<ExitCode, Box<dyn Error>> {
    let mut record = Record::new(args.position.position()?);
    for (index, word) in args
        .moves
        .iter()
        .flat_map(|arg| arg.split_whitespace())
        .enumerate()
    {
        let fault = |error: &dyn Error| format!("move {} '{word}': {error}", index + 1);
        let mv: Move = word.parse().map_err(|error| fault(&error))?;
        record.play(mv).map_err(|error| fault(&error))?;
    }
    if let Some(file) = &args.svg {
        write_svg(record.position(), file)
            .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        return Ok(ExitCode::SUCCESS);
    }
    // Colour is stripped on its way where the terminal has none, or NO_COLOR asks for none.
    let mut out = anstream::stdout();
    let style = TextStyle {
        charset: Charset::Unicode,
        color: true,
    };
    write!(out, "{}", text(record.position(), style))?;
    writeln!(out, "Fen: {}", record.position())?;
    let result = record.result();
    if result.is_over() {
        writeln!(out, "Result: {} {result}", result.score())?;
    }
    Ok(ExitCode::SUCCESS)
}
