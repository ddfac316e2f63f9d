//! `akhet dataset`: its rows are the games' positions, its checks find what is wrong, and errors leave nothing.

use akhet::laser::rules::{Color, Position};
use akhet_lab::selfplay::data::{Game, Outcome, Reader, unpack_score};
use akhet_records::Score;
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::engine::{Finished, Folder, path, read_repository, root, run_command};
use test_support::skipped;

/// A folder with the games of a run with short searches, in the file `games`.
fn played(games: u32) -> Folder {
    let folder = Folder::with(&[]);
    folder.ends(
        0,
        &format!("selfplay --output games --nodes 20 --games {games} --seed 3"),
    );
    folder
}

fn games(folder: &Folder) -> Vec<Game> {
    let reader = Reader::new(fs::File::open(folder.path("games")).unwrap()).unwrap();
    reader.collect::<Result<_, _>>().unwrap()
}

/// The rows of all splits, in their order.
fn rows(folder: &Folder, name: &str) -> Vec<Value> {
    let splits = ["train", "validation", "test"];
    let texts = splits.map(|split| folder.read(&format!("{name}/{split}.jsonl")));
    let lines = texts.iter().flat_map(|text| text.lines());
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Runs a script of `datasets`; `None` without Python.
fn script(name: &str, arguments: &[&str]) -> Option<Finished> {
    let there = Command::new("python3").arg("--version").output();
    if there.is_err() {
        skipped(name, "python3");
        return None;
    }
    let mut command = Command::new("python3");
    command
        .arg(root().join("datasets").join(name))
        .args(arguments);
    Some(run_command(command))
}

/// Runs the check of data sets; `None` without Python.
fn check(folder: &Path) -> Option<Finished> {
    script("check.py", &[folder.to_str().unwrap()])
}

/// Checks that a row says what the game has at its ply.
fn check_row(row: &Value, game: &Game) {
    let ply = row["ply"].as_u64().unwrap() as usize;
    let mut position = game.start.clone();
    for played in &game.plies[..ply] {
        position.play(played.mv).unwrap();
    }
    let fen = row["fen"].as_str().unwrap();
    let read: Position = fen.parse().unwrap();
    assert_eq!(read.key(), position.key(), "{row}");
    assert_eq!(row["line"], game.plies[ply].mv.to_string());
    let score = unpack_score(game.plies[ply].score.expect("it was searched"));
    let sign = if position.side() == Color::Blue {
        1
    } else {
        -1
    };
    match Score::from(score) {
        Score::Cp(points) => assert_eq!(row["cp"], sign * points),
        Score::Mate(moves) => assert_eq!(row["mate"], sign * moves),
    }
    let result = match game.outcome {
        Outcome::Won(Color::Blue) => "1-0",
        Outcome::Won(Color::Red) => "0-1",
        Outcome::Drawn => "1/2-1/2",
    };
    assert_eq!(row["result"], result);
}

#[test]
fn the_rows_are_the_searched_positions_of_the_games() {
    let folder = played(120);
    let said = folder.ends(0, "dataset games --output set").lines;
    let (games, rows) = (games(&folder), rows(&folder, "set"));
    let mut seen = HashSet::new();
    let mut splits = HashMap::new();
    for row in &rows {
        let number = row["game"].as_u64().unwrap();
        check_row(row, &games[number as usize - 1]);
        let position: Position = row["fen"].as_str().unwrap().parse().unwrap();
        let key = position.key().min(position.flipped().key());
        assert!(seen.insert(key), "repeated: {row}");
        let split = splits.entry(number).or_insert_with(|| row["split"].clone());
        assert_eq!(*split, row["split"]);
    }
    let mut different = HashSet::new();
    for game in &games {
        let mut position = game.start.clone();
        for ply in &game.plies {
            if ply.score.is_some() {
                different.insert(position.key().min(position.flipped().key()));
            }
            position.play(ply.mv).unwrap();
        }
    }
    assert_eq!(rows.len(), different.len());
    assert!(
        said[0].starts_with(&format!("{} positions of 120 games", rows.len())),
        "{said:?}"
    );
    let card = folder.read("set/README.md");
    assert!(
        card.contains("nodes 20\n") && card.contains("seed 3\n"),
        "{card}"
    );
    if let Some(checked) = check(&folder.path("set")) {
        assert_eq!(checked.code, Some(0), "{checked:#?}");
    }
}

#[test]
fn a_part_of_the_positions_is_taken_from_all_games() {
    let folder = played(120);
    folder.ends(0, "dataset games --output some --every 5 --count 1000");
    let (games, some) = (games(&folder), rows(&folder, "some"));
    assert_eq!(some.len(), 1000);
    for row in &some {
        check_row(row, &games[row["game"].as_u64().unwrap() as usize - 1]);
    }
    // Enough to see that not only some stages of a game are taken.
    let stages: HashSet<u64> = some
        .iter()
        .map(|row| row["ply"].as_u64().unwrap() % 5)
        .collect();
    assert_eq!(stages.len(), 5);
    if let Some(checked) = check(&folder.path("some")) {
        assert_eq!(checked.code, Some(0), "{checked:#?}");
    }
    folder.ends(0, "dataset games --output again --every 5 --count 1000");
    assert_eq!(
        folder.read("some/SHA256SUMS"),
        folder.read("again/SHA256SUMS")
    );
}

#[test]
fn errors_leave_nothing() {
    let folder = played(3);
    let games = fs::read(folder.path("games")).unwrap();
    let mut damaged = games.clone();
    damaged[games.len() - 20] ^= 1;
    damaged.extend(games);
    fs::write(folder.path("damaged"), damaged).unwrap();
    fs::write(folder.path("bad"), "no games").unwrap();
    for (arguments, code, what) in [
        (
            "games",
            1,
            "3 games are too few: the split validation has no position",
        ),
        ("games none", 1, "error: none: "),
        ("bad", 1, "error: bad: the file does not begin with"),
        ("damaged", 1, "error: damaged: the file is damaged"),
        (
            "games --every 0",
            2,
            "expected a whole number from 1 to 1000",
        ),
    ] {
        let finished = folder.ends(code, &format!("dataset {arguments} --output set"));
        assert!(finished.errors.contains(what), "{finished:#?}");
        assert!(!folder.path("set").exists(), "{arguments}");
    }
    fs::create_dir(folder.path("set")).unwrap();
    fs::write(folder.path("set/mine"), "kept").unwrap();
    let finished = folder.ends(1, "dataset games --output set");
    assert!(
        finished.errors.contains("set: the folder already exists"),
        "{finished:#?}"
    );
    assert_eq!(folder.read("set/mine"), "kept");
}

#[test]
fn the_sample_in_the_repository_holds() {
    if let Some(checked) = check(&root().join("datasets/sample")) {
        assert_eq!(checked.code, Some(0), "{checked:#?}");
    }
}

#[test]
fn the_check_finds_what_is_wrong() {
    let folder = played(120);
    folder.ends(0, "dataset games --output set");
    let (train, test) = (
        folder.read("set/train.jsonl"),
        folder.read("set/test.jsonl"),
    );
    let first = train.lines().next().unwrap();
    let mirrored = {
        let mut row: Value = serde_json::from_str(first).unwrap();
        let position: Position = row["fen"].as_str().unwrap().parse().unwrap();
        let fen = position.flipped().to_string();
        let fen = fen.rsplit_once(' ').unwrap().0.to_owned();
        // The order of the columns stays.
        first.replace(row["fen"].take().as_str().unwrap(), &fen)
    };
    for (file, text, what) in [
        (
            "train",
            format!("{train}{first}\n"),
            "the position has occurred",
        ),
        (
            "train",
            format!("{train}{mirrored}\n"),
            "the mirror image has occurred",
        ),
        (
            "test",
            format!("{test}{}\n", first.replace("train", "test")),
            "the game belongs to another split",
        ),
        ("test", test.replace("\"cp\"", "\"score\""), "columns"),
        (
            "train",
            train
                .lines()
                .skip(1)
                .map(|line| format!("{line}\n"))
                .collect(),
            "card: ",
        ),
        (
            "train",
            train.replacen("\"cp\":", "\"cp\": ", 1),
            "SHA256SUMS differs for ['train.jsonl']",
        ),
    ] {
        let path = folder.path(&format!("set/{file}.jsonl"));
        let before = fs::read(&path).unwrap();
        fs::write(&path, text).unwrap();
        let Some(checked) = check(&folder.path("set")) else {
            return;
        };
        assert_eq!(checked.code, Some(1), "{what}");
        assert!(checked.errors.contains(what), "{what}: {checked:#?}");
        fs::write(&path, before).unwrap();
    }
}

/// The rows of a benchmark, each of which must have a legal best move that is clear.
fn benchmark(text: &str) -> Vec<Value> {
    let rows = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let rows: Vec<Value> = rows.collect();
    for row in &rows {
        let position: Position = row["fen"].as_str().unwrap().parse().unwrap();
        let is_legal = |field: &str| {
            let mv = row[field].as_str().unwrap().parse().unwrap();
            position.legal_moves().contains(&mv)
        };
        assert!(is_legal("best"), "{row}");
        // Proofs of puzzles compare no second move.
        if row["phase"] == "puzzle" {
            assert!(row["proved"].as_u64() >= Some(2), "{row}");
        } else {
            assert!(is_legal("second"), "{row}");
            assert!(row["margin"].as_f64().unwrap() >= 0.1, "{row}");
        }
        assert!(row["used"].as_u64() <= row["nodes"].as_u64(), "{row}");
    }
    rows
}

#[test]
fn a_benchmark_is_made_continued_deepened_and_scored() {
    let folder = played(120);
    folder.ends(0, "dataset games --output set");
    let texts = ["train", "validation", "test"];
    let texts = texts.map(|split| folder.read(&format!("set/{split}.jsonl")));
    fs::write(folder.path("rows"), texts.concat()).unwrap();
    let engine = path();
    let run = |words: &[&str]| {
        let (rows, out) = (folder.path("rows"), folder.path("out"));
        let (rows, out) = (rows.to_str().unwrap(), out.to_str().unwrap());
        let words: Vec<&str> = words
            .iter()
            .map(|&word| match word {
                "ROWS" => rows,
                "OUT" => out,
                "ENGINE" => engine.to_str().unwrap(),
                word => word,
            })
            .collect();
        script("benchmark.py", &words)
    };
    let make = |count| {
        let made = run(&[
            "make", "ROWS", "OUT", "--engine", "ENGINE", "--nodes", "60000", "--count", count,
        ])?;
        assert_eq!(made.code, Some(0), "{made:#?}");
        Some(folder.read("out"))
    };
    let (Some(_), Some(continued)) = (make("1"), make("3")) else {
        return;
    };
    fs::remove_file(folder.path("out")).unwrap();
    assert_eq!(make("3").unwrap(), continued);
    let rows = benchmark(&continued);
    assert_eq!(rows.len(), 3);
    let moves: String = rows
        .iter()
        .map(|row| format!("{}\n", row["best"].as_str().unwrap()))
        .collect();
    fs::write(folder.path("moves"), moves).unwrap();
    let moves = folder.path("moves");
    let scored = run(&["score", "OUT", "--moves", moves.to_str().unwrap()]).unwrap();
    assert!(
        scored.lines[0].starts_with("all           3 of 3    100.0"),
        "{scored:#?}"
    );
    let scored = run(&[
        "score",
        "OUT",
        "--engine",
        "ENGINE",
        "--option",
        "Skill Level=0",
    ])
    .unwrap();
    assert_eq!(scored.code, Some(0), "{scored:#?}");
    let deepened = run(&["deepen", "OUT", "--engine", "ENGINE", "--nodes", "100000"]).unwrap();
    assert_eq!(deepened.code, Some(0), "{deepened:#?}");
    let deepened = benchmark(&folder.read("out"));
    let searched_again = |row: &Value| row["nodes"] == 100_000 || row["proved"].is_u64();
    assert!(deepened.iter().all(searched_again), "{deepened:?}");
}

#[test]
fn the_benchmark_in_the_repository_holds() {
    let rows = benchmark(&read_repository("datasets/benchmark.jsonl"));
    assert_eq!(rows.len(), 500);
    let mut seen = HashSet::new();
    for row in &rows {
        let position: Position = row["fen"].as_str().unwrap().parse().unwrap();
        assert!(
            seen.insert(position.key().min(position.flipped().key())),
            "{row}"
        );
    }
}
