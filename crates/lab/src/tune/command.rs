//! The command `tune`.

use super::journal::{self, Tuning};
use super::parameter::Parameter;
use super::run::Run;
use super::spsa::Iterations;
use akhet::laser::search::PARAMETERS;
use akhet::lines::Quoted;
use akhet_arena::Contest;
use akhet_arena::config::{GameFlags, Settings, Table, group};
use akhet_arena::exit_code::ENGINE_FAILED;
use akhet_arena::journal::{Journal, has_text};
use akhet_arena::run::note_files;
use akhet_console::arguments::{WrongValue, check_outputs, whole};
use akhet_console::exit_code::{AnyError, INTERRUPTED};
use akhet_console::files::{FileError, InFile, read_text_at_most};
use akhet_console::interrupt::on_interrupt;
use akhet_console::progress::{print_continuation, print_result};
use akhet_console::terminal::print_note;
use akhet_records::GameRecord;
use clap::Args;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use toml::Value;

const EXIT_CODES: &str = "\
Exit codes: 0 all games played, 1 an error, 2 wrong settings, 12 an engine failed (see --recover),
130 interrupted.";

/// The maximum size of a file of parameters, in bytes.
const MAX_PARAMETERS: u64 = 1 << 20;

/// The arguments of `akhet tune`.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXIT_CODES)]
pub struct TuneArgs {
    /// Only print the parameters of this program, as --parameters takes them
    #[arg(long, exclusive = true)]
    list: bool,
    /// The parameters to tune, one per line: NAME, int, VALUE, MIN, MAX, C_END, R_END
    #[arg(long, value_name = "FILE", required_unless_present = "list")]
    parameters: Option<PathBuf>,
    /// Keep the games in this file, from which --resume continues
    #[arg(long, value_name = "FILE", required_unless_present = "list")]
    output: Option<PathBuf>,
    /// Write the values after each iteration to this file as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Continue the tuning of the --output file, or begin it if it does not exist
    #[arg(long)]
    resume: bool,
    /// With --resume: continue even if the program of the engine, or a file of its arguments or options, has changed
    #[arg(long)]
    allow_changed_engines: bool,
    /// The number of iterations, 1 to 1000000
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = whole::<u32>(1..=1_000_000))]
    iterations: u32,
    /// Pairs of games per iteration, 1 to 1000. The two games of a pair have the same opening,
    /// with colours exchanged
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u32>(1..=1_000))]
    pairs: u32,
    /// The engine and its limits [default: this program]. Keys: cmd, args, proto=uci|ugi|uki, dir,
    /// tc=[MOVES/]TIME[+INC], st=SECONDS, nodes, depth, restart=on|off, option.NAME
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..)]
    engine: Vec<String>,
    #[command(flatten)]
    flags: GameFlags,
}

/// Runs `akhet tune`: tunes parameters, and writes the new list of parameters to `out`.
pub fn run_tune(args: &TuneArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    // Both are given unless `--list` is.
    let (Some(parameters), Some(output)) = (&args.parameters, &args.output) else {
        return list(out);
    };
    let tuning = args.tuning(parameters)?;
    // If it exists, no other run can write to it from now on.
    let mut old = Journal::open_old(output)?;
    if let Some(journal) = &old
        && journal.has_text()?
        && !args.resume
    {
        let what = "the file already has games; --resume continues the tuning";
        Err(what).in_file(output)?;
    }
    let outputs = [
        ("output", Some(&**output)),
        ("csv", args.csv.as_deref()),
        ("log", tuning.settings.log.as_deref()),
    ];
    check_outputs(&outputs, &[])?;
    if let Some(csv) = &args.csv
        && has_text(csv)
        && !args.resume
    {
        let what = "the file is not empty; --resume overwrites it";
        Err(what).in_file(csv)?;
    }
    let plan = tuning.plan()?;
    let stop = on_interrupt()?;
    let mut run = Run::begin(&tuning, &plan, old.as_mut())?;
    let is_complete = run.games() == plan.games();
    if !is_complete {
        // If the engine cannot be tuned, no file is written.
        let checked = plan.open_log().map_err(AnyError::from);
        match checked.and_then(|()| run.check_engine(&stop)) {
            Err(_) if stop.load(Ordering::Relaxed) => return Ok(INTERRUPTED.into()),
            checked => checked?,
        }
    }
    if let Some(file) = &args.csv {
        run.write_csv(file)?;
    }
    let failed = if is_complete {
        None
    } else {
        run.play(journal::open(old, output, &tuning)?, &stop)?
    };
    let iterations = run.finish();
    print_result(out, &report(&tuning, &iterations))?;
    let is_done = iterations.done() == u64::from(tuning.iterations);
    if !is_done {
        print_continuation();
    }
    Ok(match failed {
        Some(why) => {
            print_note(&format!("error: {why}"));
            ENGINE_FAILED.into()
        }
        None if is_done => ExitCode::SUCCESS,
        None => INTERRUPTED.into(),
    })
}

fn list(out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    if PARAMETERS.is_empty() {
        let why = "this program has no parameters to tune: they need a build with --features tune";
        return Err(why.into());
    }
    let lines = PARAMETERS
        .iter()
        .map(|it| format!("{}\n", Parameter::from(it)));
    print_result(out, &lines.collect::<String>())?;
    Ok(ExitCode::SUCCESS)
}

impl TuneArgs {
    fn tuning(&self, parameters: &Path) -> Result<Tuning, AnyError> {
        let mut settings = Settings::from_table(self.table()?)?;
        GameRecord::settle(&mut settings)?;
        if !self.allow_changed_engines {
            note_files(&mut settings);
        }
        let text = read_text_at_most(parameters, MAX_PARAMETERS).in_file(parameters)?;
        let tuned = Parameter::read_all(&text)
            .map_err(|(line, error)| FileError::line(parameters, line, error))?;
        let is_tuned = |set: &&String| tuned.iter().any(|it| it.is(set));
        if let Some(name) = settings.engine[0].option.keys().find(is_tuned) {
            let name = Quoted::new(name);
            let what = format!("{name} is tuned, but option.{name} sets it too");
            return Err(WrongValue::new(what).into());
        }
        Ok(Tuning {
            settings,
            iterations: self.iterations,
            pairs: self.pairs,
            parameters: tuned,
        })
    }

    /// The settings of its match: the engine against itself, one round per pair.
    fn table(&self) -> Result<Table, AnyError> {
        let mut table = self.flags.table()?;
        let mut engine = group("engine", &self.engine)?;
        if engine.contains_key("name") {
            let what = "engine: the two sides are already named plus and minus";
            return Err(WrongValue::new(what).into());
        }
        if !engine.contains_key("cmd") {
            let own = std::env::current_exe()?;
            engine.insert("cmd".to_owned(), own.to_string_lossy().into_owned().into());
        }
        let side = |name: &str| {
            let mut engine = engine.clone();
            engine.insert("name".to_owned(), name.into());
            Value::Table(engine)
        };
        let rounds = i64::from(self.iterations) * i64::from(self.pairs);
        let sides = Value::Array(vec![side("plus"), side("minus")]);
        table.insert("engine".to_owned(), sides);
        table.insert("rounds".to_owned(), rounds.into());
        Ok(table)
    }
}

/// The values as a list of parameters, and as options for a match.
fn report(tuning: &Tuning, iterations: &Iterations) -> String {
    let mut report = format!(
        "# {} of {} iterations, {} games each, {}\n",
        iterations.done(),
        tuning.iterations,
        2 * u64::from(tuning.pairs),
        tuning.settings.engine[0].limit()
    );
    let mut options = String::new();
    for (parameter, value) in tuning.parameters.iter().zip(iterations.values()) {
        let tuned = Parameter {
            start: value.round() as i32,
            ..parameter.clone()
        };
        // Writing to a string cannot fail.
        let start = parameter.start;
        let _ = writeln!(report, "{tuned} # {start} at the start, {value:.2} now");
        // A name is a single line, which can always be quoted.
        let name = shlex::try_quote(&tuned.name).unwrap_or_default();
        let _ = write!(options, " option.{name}={}", tuned.start);
    }
    report + "#" + &options + "\n"
}
