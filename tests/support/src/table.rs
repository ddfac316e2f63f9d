//! Labyrinth matches between engines that are the test program itself, started by the match.

use crate::engine::{Finished, run, run_command};
use crate::field::Field;
use akhet_records::LabyrinthRecord;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write, stdin};
use std::process::Command;
use std::{env, process};

/// The variable that tells a test program to become an engine.
const IS_ENGINE: &str = "AKHET_TEST_IS_ENGINE";

/// The value of the variable with which each engine copies its input to a file in the match's folder, whose name
/// begins with this.
pub const HEARD: &str = "heard";

/// Standard input, copied to a file.
struct Heard(Option<File>);

impl Read for Heard {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = stdin().read(buffer)?;
        if let Some(file) = &mut self.0 {
            file.write_all(&buffer[..count])?;
        }
        Ok(count)
    }
}

/// Becomes the engine of this name if a match has started this program, and then does not return.
pub fn be(serve: impl FnOnce(&str, &mut dyn BufRead)) {
    let Ok(value) = env::var(IS_ENGINE) else {
        return;
    };
    let file = (value == HEARD).then(|| {
        let name = format!("{HEARD}-{}", process::id());
        File::create(name).expect("the folder of the match can be written")
    });
    // The test harness has already printed the start of a line.
    println!();
    let name = env::args().nth(2).expect("the match names the engine");
    serve(&name, &mut BufReader::new(Heard(file)));
    process::exit(0);
}

/// `akhet match` for Labyrinth with these flags; `@NAME` is an engine of the test program.
pub fn command(field: &Field, flags: &str) -> Command {
    command_of("labyrinth", field, flags)
}

/// [`command`] for either game.
pub fn command_of(variant: &str, field: &Field, flags: &str) -> Command {
    let program = env::current_exe().expect("the test program has a path");
    let program = program.to_str().expect("which is text");
    let mut command = field.command(&format!("--variant {variant}"));
    command.env(IS_ENGINE, "yes");
    for flag in flags.split_whitespace() {
        let Some(name) = flag.strip_prefix('@') else {
            command.arg(flag);
            continue;
        };
        // To the test harness, the name is a second filter, which no test matches.
        let arguments =
            format!("args=labyrinth_matches::engine {name} --exact --nocapture --test-threads=1");
        command.args(["--engine", &format!("cmd={program}"), &arguments]);
        command.args([format!("name={name}"), "depth=1".to_owned()]);
    }
    command
}

/// A match whose engines log their input.
pub fn listening(field: &Field, flags: &str) -> Command {
    let mut command = command(field, flags);
    command.env(IS_ENGINE, HEARD);
    command
}

pub fn plays(field: &Field, flags: &str) -> Finished {
    let finished = run_command(command(field, flags));
    assert_eq!(finished.code, Some(0), "{flags}\n{finished:#?}");
    finished
}

/// The games of a JSON lines file, in the order of the schedule.
pub fn json(field: &Field, name: &str) -> Vec<LabyrinthRecord> {
    field.json_of(name)
}

/// The games of a PGN file, in the order of the schedule.
pub fn pgn(field: &Field, name: &str) -> Vec<LabyrinthRecord> {
    field.pgn_of(name)
}

/// The names of the players of a game, by seat.
pub fn names(game: &LabyrinthRecord) -> Vec<&str> {
    game.players
        .iter()
        .map(|player| player.name.as_str())
        .collect()
}

/// What is the same in two runs of a match.
pub fn essence(games: &[LabyrinthRecord]) -> Vec<String> {
    let games = games.iter().map(|game| {
        let moves: Vec<String> = game.moves.iter().map(|turn| turn.mv.to_string()).collect();
        let (fen, result) = (&game.fen, &game.result);
        format!("{} {:?} {fen} {result} {moves:?}", game.game, names(game))
    });
    games.collect()
}

/// `akhet pgn` for a file of this folder.
pub fn read_back(field: &Field, more: &[&str], name: &str) -> Finished {
    let path = field.path(name);
    let path = path.to_str().expect("the path is text");
    run(&[&["pgn"], more, &[path]].concat())
}
