//! The command line: parses the arguments and calls the front end or command.

use crate::commands::{self, BenchArgs, GameArgs, OpeningsArgs, PerftArgs, PgnArgs, ShowArgs};
use crate::spelling::nearest_word;
use crate::{analysis, play};
use akhet::laser::book::ship_on_demand;
use akhet::lines::Quoted;
use akhet::protocol::{self, Permissions, all_commands, is_command};
use akhet_arena as arena;
use akhet_console::arguments::WrongValue;
use akhet_console::exit_code::of_error;
use akhet_console::files::{self, FileError};
use akhet_console::terminal::{Printable, is_printable, print_note};
use akhet_lab::{book, dataset, puzzles, selfplay, train, tune};
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use std::error::Error;
use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The help's text about protocol commands.
const PROTOCOL_HELP: &str = "\
COMMAND can also be a protocol command, or several, each in quotes:
  akhet go depth 5
  akhet \"position setup grail\" \"go depth 5\"";

/// Whoever runs the program may do anything.
const PERMISSIONS: Permissions = Permissions {
    files: Some(&files::FOR_PROTOCOL),
    ..Permissions::ALL
};

/// An engine for Laser Chess (Khet 2.0) and Labyrinth. Without a command it speaks the line protocol
/// of protocol.md on standard input and output.
#[derive(Parser)]
#[command(name = "akhet", version = commands::VERSION, after_help = PROTOCOL_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Count the positions after exactly DEPTH plies
    Perft(PerftArgs),
    /// Search fixed positions to DEPTH and print the nodes (the signature of the search) and the
    /// nodes per second
    Bench(BenchArgs),
    /// Draw a position
    Show(ShowArgs),
    /// Play a match between engines
    Match(Box<arena::MatchArgs>),
    /// Read PGN files, check every move and print the standings
    Pgn(PgnArgs),
    /// Review games: score every move, mark mistakes and missed wins
    Analyse(analysis::AnalyseArgs),
    /// Make a suite of openings, or of deals of Labyrinth
    Openings(OpeningsArgs),
    /// Play against itself and save the games as training data
    Selfplay(selfplay::SelfplayArgs),
    /// Make a data set to publish from self-play games: JSON lines, checksums and a card
    Dataset(dataset::DatasetArgs),
    /// Train a network on games
    Train(train::TrainArgs),
    /// Tune an engine's parameters with SPSA
    Tune(tune::TuneArgs),
    /// Play, watch and analyse on a board in the browser
    Gui(akhet_server::GuiArgs),
    /// Grow an opening book by searches
    Book(book::BookArgs),
    /// Find puzzles, in Laser Chess in self-play games: positions where a single move wins by force
    Puzzles(puzzles::PuzzlesArgs),
    /// Play in the terminal, against the engine or other people
    Play {
        #[command(flatten)]
        game: GameArgs,
        #[command(flatten)]
        play: play::PlayArgs,
        /// Play these moves without a prompt and print what they do, like the protocol's command
        /// `play`
        #[arg(value_name = "MOVE", exclusive = true)]
        moves: Vec<String>,
    },
    /// Print shell completions
    Completions {
        /// The shell to print them for
        shell: Shell,
    },
    /// Write the manual pages
    Man {
        /// The folder for the pages; created if missing
        folder: PathBuf,
    },
    /// Any other words: protocol commands. The help does not list them, hence [`PROTOCOL_HELP`]
    #[command(external_subcommand)]
    Protocol(Vec<String>),
}

/// Runs the program with these arguments, the first of which is its name.
pub fn run(args: Vec<OsString>) -> ExitCode {
    // The book in the repository is valid: a test reads it.
    ship_on_demand(include_bytes!("../../../books/akhet.book"));
    let name = args.first().map(|name| name.to_string_lossy().into_owned());
    let args = match arena::fastchess::is_fastchess(&args) {
        true if arena::fastchess::asks_version(&args) => {
            let said = writeln!(report_output(), "{}", arena::fastchess::VERSION);
            return exit_code(said.map(|()| ExitCode::SUCCESS).map_err(Into::into));
        }
        true => arena::fastchess::match_arguments(args),
        false => args,
    };
    // A shell may have expanded the arguments to names of other people's files.
    let are_printable = args.iter().all(|arg| is_printable(&arg.to_string_lossy()));
    let cli = match Cli::try_parse_from(arena::with_long_dashes(args)) {
        Ok(cli) => cli,
        Err(answer) => return print_answer(&answer, are_printable),
    };
    let (mut out, mut data) = (report_output(), data_output());
    // anstream removes the colours where the output is not a terminal, the terminal has none or NO_COLOR
    // is set.
    let mut colored_out = Output(anstream::stdout());
    let result = match cli.command {
        None => speak(name.as_deref().unwrap_or("akhet"), &mut data),
        Some(Command::Perft(args)) => done(commands::perft(&args, &mut out)),
        Some(Command::Bench(args)) => done(commands::bench(&args, &mut out)),
        Some(Command::Show(args)) => done(commands::show(&args, &mut colored_out)),
        Some(Command::Match(args)) => arena::run_match(&args, &mut out),
        Some(Command::Pgn(args)) => commands::pgn(&args, &mut out),
        Some(Command::Analyse(args)) => analysis::run_analyse(&args, &mut out),
        Some(Command::Openings(args)) => done(commands::openings(&args, &mut data)),
        Some(Command::Selfplay(args)) if args.prints_pgn() => {
            selfplay::run_selfplay(&args, &mut data)
        }
        Some(Command::Selfplay(args)) => selfplay::run_selfplay(&args, &mut out),
        Some(Command::Dataset(args)) => dataset::run(&args, &mut out),
        Some(Command::Train(args)) => done(train::run(&args, &mut out)),
        Some(Command::Tune(args)) => tune::run_tune(&args, &mut out),
        Some(Command::Gui(args)) => done(akhet_server::run(&args, &mut out)),
        Some(Command::Book(args)) => book::run(&args, &mut out),
        Some(Command::Puzzles(args)) => puzzles::run(&args, &mut data),
        Some(Command::Play { moves, .. }) if !moves.is_empty() => {
            one_shot([vec!["play".to_owned()], moves].concat(), &mut data)
        }
        Some(Command::Play { game, play, .. }) => done(play::run(game, &play, colored_out)),
        Some(Command::Completions { shell }) => done(completions(shell, &mut data)),
        Some(Command::Man { folder }) => done(man(&folder)),
        Some(Command::Protocol(words)) => one_shot(words, &mut data),
    };
    exit_code(result)
}

/// The exit code of a command. Prints its error, if any.
fn exit_code(result: Result<ExitCode, Box<dyn Error>>) -> ExitCode {
    match result {
        Ok(code) => code,
        // The reader has closed the pipe, as `head` does: not an error.
        Err(error) if is_broken_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            print_error(error.as_ref());
            of_error(error.as_ref())
        }
    }
}

/// Standard output. Its errors say that the output cannot be written, and keep their kind.
struct Output<W>(W);

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(cannot_write)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(cannot_write)
    }
}

/// Standard output for text that people read.
fn report_output() -> Output<Printable<io::Stdout>> {
    Output(Printable::new(io::stdout()))
}

/// Standard output for data that programs read, such as replies and games: unchanged unless it is a terminal.
fn data_output() -> Output<Box<dyn Write>> {
    Output(if io::stdout().is_terminal() {
        Box::new(Printable::new(io::stdout()))
    } else {
        Box::new(io::stdout())
    })
}

fn cannot_write(error: io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("cannot write the output: {error}"))
}

/// Prints clap's answer (help, version or an error) and returns its exit code. It quotes the arguments; the colours
/// are lost unless all of them are [printable](is_printable).
fn print_answer(answer: &clap::Error, are_printable: bool) -> ExitCode {
    let printed = if are_printable || !answer.use_stderr() {
        answer.print().and_then(|()| io::stdout().flush())
    } else {
        print_note(answer.render().to_string().trim_end());
        Ok(())
    };
    let printed = printed.map_err(cannot_write);
    match printed {
        Err(error) if !answer.use_stderr() && error.kind() != io::ErrorKind::BrokenPipe => {
            print_error(&error);
            ExitCode::FAILURE
        }
        _ => u8::try_from(answer.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from),
    }
}

fn print_error(error: &dyn Error) {
    // If standard error is closed too, the exit code still reports the failure.
    print_note(&format!("error: {error}"));
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Speaks the protocol. Only a terminal gets a greeting: programs must not receive lines that they did not ask for.
fn speak(name: &str, output: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        greet(name, output)?;
    }
    protocol::run(io::stdin(), output, PERMISSIONS)?;
    Ok(ExitCode::SUCCESS)
}

/// Says what can be done here, with the program's name as typed.
fn greet(name: &str, output: &mut dyn Write) -> io::Result<()> {
    writeln!(
        output,
        "Akhet {}, an engine for Laser Chess (Khet 2.0) and Labyrinth",
        env!("CARGO_PKG_VERSION")
    )?;
    writeln!(output, "  {name} gui     play in the browser")?;
    writeln!(output, "  {name} play    play in this terminal")?;
    writeln!(output, "  {name} --help  all commands")?;
    writeln!(
        output,
        "Here it takes protocol commands: help lists them, quit ends."
    )
}

fn completions(shell: Shell, output: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "akhet", &mut script);
    Ok(output.write_all(&script)?)
}

/// Writes a manual page for the program and one for each command.
fn man(folder: &Path) -> Result<(), Box<dyn Error>> {
    let written =
        fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(Cli::command(), folder));
    Ok(written.map_err(|error| FileError::new(folder, error))?)
}

/// Runs protocol commands. If the first word is not one, it is taken for a misspelled command of the program.
fn one_shot(words: Vec<String>, output: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let program = Cli::command();
    let own = program.get_subcommands().map(clap::Command::get_name);
    check_command(words.first().map_or("", String::as_str), own)?;
    let lines = protocol::lines_of_arguments(words);
    let carried_out = protocol::run_lines(
        &lines,
        PERMISSIONS,
        output,
        &mut Printable::new(io::stderr()),
    )?;
    Ok(if carried_out {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Checks that a line begins with a protocol command. Suggestions include the program's own commands.
///
/// # Errors
/// A wrong value, if it does not.
fn check_command<'a>(
    line: &str,
    of_program: impl Iterator<Item = &'a str>,
) -> Result<(), Box<dyn Error>> {
    let word = line.split_ascii_whitespace().next().unwrap_or_default();
    if is_command(word) {
        return Ok(());
    }
    let of_games = all_commands().map(|name| -> &'a str { name });
    let near = nearest_word(word, of_program.chain(of_games));
    let hint = match near {
        Some(near) => format!("did you mean {near}?"),
        None => "--help lists the commands".to_owned(),
    };
    let what = format!("unknown command '{}', {hint}", Quoted::new(word));
    Err(WrongValue::new(what).into())
}

/// The exit code of a command that can only succeed or fail.
fn done(result: Result<(), Box<dyn Error>>) -> Result<ExitCode, Box<dyn Error>> {
    result.map(|()| ExitCode::SUCCESS)
}
