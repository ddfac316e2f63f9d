//! A folder in which a test plays matches and reads their files.
use crate::engine::{Finished, path, program, run_command, wait_until};
use crate::rogue;
use akhet::laser::rules::Color;
use akhet_records::pgn::GameReader;
use akhet_records::{GameOutcome, GameRecord, Recorded};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A text with the keys of settings spelled as in earlier versions.
pub fn without_hyphens(text: &str) -> String {
    [
        "json-out",
        "king-turns",
        "max-plies",
        "move-count",
        "move-number",
        "pgn-out",
        "save-config",
        "swap-onto-closed",
        "time-margin",
        "two-sided",
    ]
    .iter()
    .fold(text.to_owned(), |text, key| {
        text.replace(key, &key.replace('-', ""))
    })
}

/// A folder for matches and their files.
pub struct Field {
    pub dir: TempDir,
}

impl Field {
    pub fn new() -> Field {
        Field {
            dir: TempDir::new().expect("a folder can be made"),
        }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// `akhet match` with these flags, in this folder. `ENGINE` stands for Akhet, `ROGUE` for the
    /// engine that misbehaves.
    pub fn command(&self, flags: &str) -> Command {
        let mut command = program();
        command.arg("match").current_dir(self.dir.path());
        for flag in flags.split_whitespace() {
            match flag {
                "ENGINE" => drop(command.arg(format!("cmd={}", path().display()))),
                "ROGUE" => drop(command.args(rogue::engine_flag().split('\x1f'))),
                _ => drop(command.arg(flag)),
            }
        }
        command
    }

    pub fn play(&self, flags: &str) -> Finished {
        run_command(self.command(flags))
    }

    /// Plays a match, which must end with this exit code.
    pub fn ends(&self, code: i32, flags: &str) -> Finished {
        let finished = self.play(flags);
        assert_eq!(finished.code, Some(code), "{flags}\n{finished:#?}");
        finished
    }

    /// The error message of a match that must be refused for its flags or files.
    pub fn refused(&self, flags: &str) -> String {
        let finished = self.play(flags);
        assert!(
            matches!(finished.code, Some(1 | 2)),
            "{flags}\n{finished:#?}"
        );
        assert_eq!(finished.lines, [""; 0], "{flags}");
        let errors = finished.errors.trim_end();
        let error = errors.strip_prefix("error: ");
        error
            .unwrap_or_else(|| panic!("{flags}: {errors}"))
            .to_owned()
    }

    pub fn entries(&self, name: &str, kind: &str) -> Vec<Value> {
        let text = fs::read_to_string(self.path(name)).expect("the file is there");
        let entries = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line is JSON"));
        entries
            .filter_map(|mut entry: Value| entry.get_mut(kind).map(Value::take))
            .collect()
    }

    /// The games of a JSON file, in the order of the schedule.
    pub fn json(&self, name: &str) -> Vec<GameRecord> {
        self.json_of(name)
    }

    /// The games of a PGN file, in the order of the schedule.
    pub fn pgn(&self, name: &str) -> Vec<GameRecord> {
        self.pgn_of(name)
    }

    /// [`json`](Field::json) for either game.
    pub fn json_of<R: Recorded + DeserializeOwned>(&self, name: &str) -> Vec<R> {
        let entries = self.entries(name, "game").into_iter();
        sorted(entries.map(|game| serde_json::from_value(game).expect("an entry is a game")))
    }

    /// [`pgn`](Field::pgn) for either game.
    pub fn pgn_of<R: Recorded>(&self, name: &str) -> Vec<R> {
        let file = fs::File::open(self.path(name)).expect("the file is there");
        let games = GameReader::new(BufReader::new(file));
        sorted(games.map(|game| game.expect("the file has games")))
    }
}

fn sorted<R: Recorded>(games: impl Iterator<Item = R>) -> Vec<R> {
    let mut games: Vec<_> = games.collect();
    games.sort_by_key(|game| game.summary().game);
    let numbers: Vec<u64> = games.iter().map(|game| game.summary().game).collect();
    assert!(
        numbers.is_sorted_by(|a, b| a < b),
        "a game comes twice: {numbers:?}"
    );
    games
}

/// What is the same in two runs of a match.
pub fn essence(games: &[GameRecord]) -> Vec<String> {
    let games = games.iter().map(|game| {
        let moves: Vec<String> = game.moves.iter().map(|turn| turn.mv.to_string()).collect();
        let (blue, red, fen) = (&game.blue, &game.red, &game.fen);
        format!(
            "{} {blue} {red} {fen} {} {} {moves:?}",
            game.game, game.result, game.reason
        )
    });
    games.collect()
}

/// A quick match between two different engines, the same in every run.
pub const QUICK: &str = "--engine ENGINE name=a nodes=400 --engine ENGINE name=b nodes=100 \
    --each restart=on --max-plies 80";

/// The first engine's results, counted from the games alone: wins, draws and losses, and pairs by half points.
pub fn count(games: &[GameRecord], first: &str) -> ([u64; 3], [u64; 5]) {
    let (mut wdl, mut pairs) = ([0; 3], [0; 5]);
    let mut halves: BTreeMap<u64, usize> = BTreeMap::new();
    for game in games {
        let points = match (game.result, game.blue == first) {
            (GameOutcome::Drawn, _) => 1,
            (GameOutcome::Won(Color::Blue), true) | (GameOutcome::Won(Color::Red), false) => 2,
            _ => 0,
        };
        wdl[2 - points] += 1;
        match halves.remove(&game.round) {
            Some(other) => pairs[points + other] += 1,
            None => drop(halves.insert(game.round, points)),
        }
    }
    (wdl, pairs)
}

/// Waits until a file has at least this many lines.
pub fn wait_for_lines(path: &Path, lines: usize) {
    wait_until(&format!("{} has {lines} lines", path.display()), || {
        let text = fs::read(path).unwrap_or_default();
        text.iter().filter(|&&byte| byte == b'\n').count() >= lines
    });
}
