//! The command `dataset`.

use super::card::Card;
use super::row::{Row, Split, rows_of};
use crate::selfplay::visit_games;
use akhet::laser::rules::Rules;
use akhet_console::arguments::whole;
use akhet_console::exit_code::{AnyError, INTERRUPTED};
use akhet_console::files::{FileError, InFile};
use akhet_console::interrupt::on_interrupt;
use akhet_console::terminal::print_note;
use clap::Args;
use fxhash::FxHashSet;
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// The arguments of `akhet dataset`.
#[derive(Args, Clone, Debug)]
pub struct DatasetArgs {
    /// Self-play files
    #[arg(value_name = "FILE", required = true)]
    games: Vec<PathBuf>,
    /// Write the data set to this folder, which must not exist yet
    #[arg(long, value_name = "FOLDER")]
    output: PathBuf,
    /// Take every Nth position that was searched, 1 to 1000
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(1..=1000))]
    every: u64,
    /// Take at most N positions [default: all]
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..))]
    count: Option<u64>,
}

/// Runs `akhet dataset`. A summary goes to `out`.
///
/// # Errors
/// If the folder exists or cannot be written, a file cannot be read or is damaged, or a split has no position. Then
/// nothing is left of the folder.
pub fn run(args: &DatasetArgs, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
    // Of all files, before the work.
    for file in &args.games {
        File::open(file).in_file(file)?;
    }
    let stop = on_interrupt()?;
    fs::create_dir(&args.output).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => FileError::new(&args.output, "the folder already exists"),
        _ => FileError::new(&args.output, error),
    })?;
    let made = make(args, &stop);
    if made.is_err() || stop.load(Ordering::Relaxed) {
        // The first error is the one to report.
        let _ = fs::remove_dir_all(&args.output);
    }
    let card = made?;
    if stop.load(Ordering::Relaxed) {
        print_note("interrupted: nothing is written");
        return Ok(INTERRUPTED.into());
    }
    writeln!(out, "{}", card.summary())?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the data set into its folder.
fn make(args: &DatasetArgs, stop: &AtomicBool) -> Result<Card, AnyError> {
    let mut parts = Vec::new();
    for split in Split::ALL {
        parts.push(Part::create(
            &args.output,
            &format!("{}.jsonl", split.name()),
        )?);
    }
    let mut card = Card::new(args.every, args.count);
    let mut seen = FxHashSet::default();
    for file in &args.games {
        visit_games(file, |game, header| {
            let left = args
                .count
                .map_or(u64::MAX, |count| count - card.positions());
            if left == 0 || stop.load(Ordering::Relaxed) {
                return Ok(ControlFlow::Break(()));
            }
            if game.start.rules() != Rules::default() {
                card.other_rules += 1;
                return Ok(ControlFlow::Continue(()));
            }
            let number = card.add_game(&game, header);
            let split = Split::of(number);
            let (mut rows, repeated) = rows_of(&game, number, args.every, &mut seen);
            rows.truncate(usize::try_from(left).unwrap_or(usize::MAX));
            rows.iter()
                .try_for_each(|row| parts[split as usize].write(row))?;
            card.add_rows(split, &rows, repeated);
            Ok(ControlFlow::Continue(()))
        })?;
    }
    if !stop.load(Ordering::Relaxed) {
        card.check()?;
    }
    let mut sums = String::new();
    for part in parts {
        sums.push_str(&part.finish()?);
    }
    let mut readme = Part::create(&args.output, "README.md")?;
    readme.write_all(card.text()?.as_bytes())?;
    sums.push_str(&readme.finish()?);
    let mut file = Part::create(&args.output, "SHA256SUMS")?;
    file.write_all(sums.as_bytes())?;
    file.finish()?;
    Ok(card)
}

/// A file of the data set, whose content is hashed as it is written.
struct Part {
    name: String,
    path: PathBuf,
    file: BufWriter<File>,
    hash: Sha256,
}

impl Part {
    fn create(folder: &Path, name: &str) -> Result<Part, FileError> {
        let path = folder.join(name);
        Ok(Part {
            name: name.to_owned(),
            file: BufWriter::new(File::create_new(&path).in_file(&path)?),
            path,
            hash: Sha256::new(),
        })
    }

    fn write(&mut self, row: &Row) -> Result<(), AnyError> {
        let mut line = serde_json::to_vec(row)?;
        line.push(b'\n');
        Ok(self.write_all(&line)?)
    }

    fn write_all(&mut self, bytes: &[u8]) -> Result<(), FileError> {
        self.hash.update(bytes);
        self.file.write_all(bytes).in_file(&self.path)
    }

    /// Completes the file. Returns its line for `sha256sum --check`.
    fn finish(mut self) -> Result<String, FileError> {
        self.file.flush().in_file(&self.path)?;
        let hash = self.hash.finalize();
        let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(format!("{digits}  {}\n", self.name))
    }
}
