//! Matches: what is played, what is recorded, and what becomes of engines that misbehave.
#![cfg(unix)] // The engines misbehave by signals, closed descriptors and orphans.

mod engine;
mod rogue;

use akhet::arena::records::{GameOutcome, GameRecord, Reason, pgn};
use akhet::laser::rules::{Color, Move, Setup};
use engine::{Finished, run_command};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

#[test]
fn rogue_engine() {
    rogue::be();
}

/// A folder for the files of a match.
struct Field {
    dir: TempDir,
}

impl Field {
    fn new() -> Field {
        Field {
            dir: TempDir::new().expect("a folder can be made"),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// `akhet match` with these flags, in this folder. `ENGINE` stands for Akhet, `ROGUE` for the
    /// engine that misbehaves.
    fn command(&self, flags: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.arg("match").current_dir(self.dir.path());
        for flag in flags.split_whitespace() {
            match flag {
                "ENGINE" => drop(command.arg(concat!("cmd=", env!("CARGO_BIN_EXE_akhet")))),
                "ROGUE" => drop(command.args(rogue::engine_flag().split('\x1f'))),
                _ => drop(command.arg(flag)),
            }
        }
        command
    }

    fn play(&self, flags: &str) -> Finished {
        run_command(self.command(flags))
    }

    /// A match that ends with this exit code.
    fn ends(&self, code: i32, flags: &str) -> Finished {
        let finished = self.play(flags);
        assert_eq!(finished.code, Some(code), "{flags}\n{finished:#?}");
        finished
    }

    /// What is wrong with flags that make no match, or with files.
    fn refused(&self, flags: &str) -> String {
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

    fn entries(&self, name: &str, kind: &str) -> Vec<Value> {
        let text = fs::read_to_string(self.path(name)).expect("the file is there");
        let entries = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line is JSON"));
        entries
            .filter_map(|mut entry: Value| entry.get_mut(kind).map(Value::take))
            .collect()
    }

    /// The games of a JSON file, in the order of the schedule.
    fn json(&self, name: &str) -> Vec<GameRecord> {
        let entries = self.entries(name, "game").into_iter();
        sorted(entries.map(|game| serde_json::from_value(game).expect("an entry is a game")))
    }

    /// The games of a PGN file, in the order of the schedule.
    fn pgn(&self, name: &str) -> Vec<GameRecord> {
        let file = fs::File::open(self.path(name)).expect("the file is there");
        let games = pgn::Reader::new(BufReader::new(file));
        sorted(games.map(|game| game.expect("the file has games")))
    }
}

fn sorted(games: impl Iterator<Item = GameRecord>) -> Vec<GameRecord> {
    let mut games: Vec<_> = games.collect();
    games.sort_by_key(|game| game.game);
    let numbers: Vec<u64> = games.iter().map(|game| game.game).collect();
    assert!(
        numbers.is_sorted_by(|a, b| a < b),
        "a game comes twice: {numbers:?}"
    );
    games
}

/// What is the same in two runs of one match.
fn essence(games: &[GameRecord]) -> Vec<String> {
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

/// A quick match of two engines that differ, the same in every run.
const QUICK: &str = "--engine ENGINE name=a nodes=400 --engine ENGINE name=b nodes=100 \
    --each restart=on --maxplies 80";

/// The figures of a match, counted here from its games alone: the first engine's wins, draws and
/// losses, and its pairs by their half points.
fn count(games: &[GameRecord], first: &str) -> ([u64; 3], [u64; 5]) {
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

#[test]
fn a_match_its_records_and_an_independent_count_agree() {
    let field = Field::new();
    let finished = field.ends(
        0,
        "--engine ENGINE name=a nodes=3000 --engine ENGINE name=b nodes=2500 --maxplies 120 \
         --rounds 5 --concurrency 2 --pgnout g.pgn --jsonout g.json",
    );
    let games = field.json("g.json");
    assert_eq!(games.len(), 10);
    for game in &games {
        game.replay().unwrap();
        assert_eq!(game.limits.join(" ").len(), "nodes=3000 nodes=2500".len());
    }
    let pgn = field.pgn("g.pgn");
    let without_nodes = games.iter().cloned().map(|mut game| {
        game.moves.iter_mut().for_each(|turn| turn.nodes = None);
        game
    });
    assert_eq!(pgn, without_nodes.collect::<Vec<_>>());

    let ([wins, draws, losses], pairs) = count(&games, "a");
    assert!(wins + losses > 0 && draws > 0, "{wins} {draws} {losses}");
    let score = (wins as f64 + draws as f64 / 2.0) / 0.1;
    let expected = [
        "a against b".to_owned(),
        format!(
            "  Games 10: +{wins} ={draws} -{losses}, score {score:.2} %, draws {:.2} %",
            10.0 * draws as f64
        ),
        format!("  Pairs 5: Ptnml(0-2) {pairs:?}"),
    ];
    assert_eq!(finished.lines[..3], expected);
    // Reading the files back gives the same, but there the order of the names is that of the games.
    for file in ["g.pgn", "g.json"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.arg("pgn").arg(field.path(file));
        let read = run_command(command);
        assert_eq!(read.code, Some(0), "{read:?}");
        let lines = &read.lines[1..];
        let same = lines == finished.lines;
        let turned = format!("+{losses} ={draws} -{wins}");
        assert!(
            same || lines[0] == "b against a" && lines[1].contains(&turned),
            "{lines:#?}"
        );
    }
    let results = field.entries("g.json", "result");
    assert_eq!(results.len(), 1);
    let meeting = &results[0]["meetings"][0];
    assert_eq!(meeting["pentanomial"], serde_json::json!(pairs));
    assert_eq!(meeting["wdl"]["wins"], wins);
}

#[test]
fn every_misdeed_ends_as_its_own_reason_and_the_match_goes_on() {
    let time = "tc=1.5+0.1";
    let nodes = "nodes=50";
    let misdeeds = [
        (
            "crash",
            nodes,
            Reason::Crash,
            "ended by itself: exit status: 3: assertion failed",
        ),
        ("hang", time, Reason::Hang, "does not answer"),
        ("hang", nodes, Reason::Hang, "does not answer"),
        ("deaf", time, Reason::Hang, "does not answer"),
        ("flood", time, Reason::Hang, "does not answer"),
        ("flood", nodes, Reason::Hang, "does not answer"),
        ("endless line", time, Reason::Hang, "does not answer"),
        (
            "illegal",
            nodes,
            Reason::IllegalMove,
            "plays 'j1j2': the Laser on j1",
        ),
        (
            "nonsense",
            nodes,
            Reason::IllegalMove,
            "plays 'xyzzy\\u{7}': it does not begin",
        ),
        ("mute", nodes, Reason::IllegalMove, "plays ''"),
        ("resigned", nodes, Reason::IllegalMove, "plays 'none'"),
        ("late", time, Reason::Time, "did not answer in time"),
        (
            "orphan",
            nodes,
            Reason::Crash,
            "ended by itself: exit status: 3",
        ),
        (
            "closed pipe",
            nodes,
            Reason::BrokenPipe,
            "closed its output",
        ),
    ];
    // Most of the time is waiting, which can be done side by side; but those who flood their pipe
    // take all that the machine has, and would make others late.
    for group in misdeeds.chunks(4) {
        std::thread::scope(|scope| {
            for &(misdeed, limit, reason, detail) in group {
                scope.spawn(move || misdeed_ends_as(misdeed, limit, reason, detail));
            }
        });
    }
}

fn misdeed_ends_as(misdeed: &str, limit: &str, reason: Reason, detail: &str) {
    let field = Field::new();
    let mut command = field.command(&format!(
        "--engine ENGINE nodes=50 --engine ROGUE {limit} --setup ace --maxplies 12 --recover \
         --patience 3 --jsonout g.json --pgnout g.pgn"
    ));
    command.env(rogue::MISDEED, misdeed);
    let finished = run_command(command);
    assert_eq!(finished.code, Some(0), "{misdeed}: {finished:#?}");
    let games = field.json("g.json");
    assert_eq!(games.len(), 2, "{misdeed}");
    for game in &games {
        assert_eq!(game.reason, reason, "{misdeed}: {game:?}");
        let loser = match game.result {
            GameOutcome::Won(winner) => game.player(!winner),
            GameOutcome::Drawn | GameOutcome::Unfinished => "nobody",
        };
        assert_eq!(loser, "rogue", "{misdeed}");
        assert!(game.detail.contains(detail), "{misdeed}: {}", game.detail);
        game.replay().unwrap();
    }
    let fault = format!("Fault of rogue: {reason} 2");
    assert!(finished.lines.contains(&fault), "{misdeed}: {finished:#?}");
    // Each game has its line, besides those that tell how the match stands.
    let lines = finished.errors.lines();
    let told = lines.filter(|line| line.starts_with("game ")).count();
    assert_eq!(told, 2, "{misdeed}: {finished:#?}");
    assert_eq!(essence(&field.pgn("g.pgn")), essence(&games));
}

#[test]
fn strange_engines_that_play_on_lose_nothing() {
    let play_on = |misdeed: &str| {
        let field = Field::new();
        let mut command = field.command(
            "--engine ENGINE --engine ROGUE --each tc=5+0.1 --setup ace --maxplies 12 --jsonout g.json",
        );
        command.env(rogue::MISDEED, misdeed);
        let finished = run_command(command);
        assert_eq!(finished.code, Some(0), "{misdeed}: {finished:#?}");
        for game in field.json("g.json") {
            assert_eq!(game.reason, Reason::MaxPlies, "{misdeed}: {}", game.detail);
        }
    };
    std::thread::scope(|scope| {
        for misdeed in ["garbage", "twice", "echo", "immortal"] {
            scope.spawn(move || play_on(misdeed));
        }
    });
}

#[test]
fn without_recover_a_failure_ends_the_match_and_resume_goes_on() {
    let field = Field::new();
    let flags = "--engine ENGINE --engine ROGUE --each nodes=50 --rounds 2 --maxplies 12 \
        --patience 2 --pgnout g.pgn";
    let mut command = field.command(flags);
    command.env(rogue::MISDEED, "crash");
    let finished = run_command(command);
    assert_eq!(finished.code, Some(12), "{finished:#?}");
    assert!(
        finished
            .lines
            .iter()
            .any(|line| line == "Stopped after 1 of 4 games"),
        "{finished:#?}"
    );
    let before = field.pgn("g.pgn");
    assert_eq!(before.len(), 1);
    let mut command = field.command(&format!("{flags} --resume"));
    command.env(rogue::MISDEED, "none at all");
    let finished = run_command(command);
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    let after = field.pgn("g.pgn");
    assert_eq!(after.len(), 4);
    assert_eq!(after[0], before[0]);
}

#[test]
fn engines_that_can_not_begin_are_named_before_the_first_game() {
    let field = Field::new();
    let begin = |misdeed: &str, rest: &str| {
        let flags = format!(
            "--engine ENGINE --engine ROGUE {rest} --each nodes=50 --patience 2 --pgnout g.pgn"
        );
        let mut command = field.command(&flags);
        command.env(rogue::MISDEED, misdeed);
        let finished = run_command(command);
        assert_eq!(finished.code, Some(1), "{finished:#?}");
        finished.errors
    };
    let error = begin("stillborn", "");
    assert!(
        error.starts_with("error: engine rogue: ended by itself: exit status: 7: no licence found"),
        "{error}"
    );
    let error = begin("none", "option.Hash=5");
    assert!(
        error.starts_with("error: engine rogue: has no option 'Hash', it has Temper"),
        "{error}"
    );
    let error = begin("picky", "option.Temper=5");
    assert!(
        error.starts_with("error: engine rogue: refuses its options: setoption: not like this"),
        "{error}"
    );
    let error = begin("none", "--rules kingturns=on");
    assert!(
        error.starts_with("error: engine rogue: has no option 'KingTurns'"),
        "{error}"
    );
    // Nothing was begun that would be in the way of the next attempt.
    assert!(!field.path("g.pgn").exists());
}

#[test]
fn an_arrangement_that_comes_back_for_the_third_time_is_a_draw() {
    let field = Field::new();
    let flags = "--engine ROGUE --engine ROGUE --each nodes=50 --setup grail --jsonout g.json";
    let mut command = field.command(flags);
    command.env(rogue::MISDEED, "shuffler");
    assert_eq!(run_command(command).code, Some(0));
    for game in field.json("g.json") {
        assert_eq!(game.reason, Reason::Repetition, "{game:?}");
        assert!((8..20).contains(&game.moves.len()));
        let mut names = [&*game.blue, &*game.red];
        names.sort();
        assert_eq!(names, ["rogue", "rogue-2"]);
        game.replay().unwrap();
    }
}

/// Waits until a file has so many lines.
fn wait_for_lines(path: &Path, lines: usize) {
    for _ in 0..2000 {
        let text = fs::read(path).unwrap_or_default();
        if text.iter().filter(|&&byte| byte == b'\n').count() >= lines {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("{} does not grow to {lines} lines", path.display());
}

#[test]
fn a_killed_match_loses_no_game_and_goes_on() {
    let reference = Field::new();
    let match_flags = format!("{QUICK} --rounds 12 --concurrency 2");
    reference.ends(0, &format!("{match_flags} --jsonout g.json"));
    let expected = essence(&reference.json("g.json"));
    for (signal, code) in [("KILL", None), ("INT", Some(130)), ("TERM", Some(130))] {
        let field = Field::new();
        let flags = format!("{match_flags} --jsonout g.json --pgnout g.pgn");
        let mut child = field
            .command(&flags)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        wait_for_lines(&field.path("g.json"), 5);
        let kill = Command::new("kill")
            .arg(format!("-{signal}"))
            .arg(child.id().to_string())
            .status();
        assert!(kill.unwrap().success());
        assert_eq!(child.wait().unwrap().code(), code);
        let before = field.entries("g.json", "game").len();
        assert!((4..24).contains(&before), "{before}");
        // Without the word nothing is overwritten or counted twice.
        let refusal = field.refused(&flags);
        assert!(
            refusal.contains("the file has games already; --resume goes on with them"),
            "{refusal}"
        );
        let finished = field.ends(0, &format!("{flags} --resume"));
        assert!(
            finished.lines[1].starts_with("  Games 24: "),
            "{finished:#?}"
        );
        assert_eq!(essence(&field.json("g.json")), expected, "{signal}");
        assert_eq!(essence(&field.pgn("g.pgn")), expected, "{signal}");
        // A match that is over is only reported.
        let again = field.ends(0, &format!("{flags} --resume"));
        assert_eq!(again.lines, finished.lines);
        assert_eq!(field.entries("g.json", "result").len(), 1);
    }
}

/// Cuts of a text: some at random, and those at which most can go wrong.
fn cuts(length: usize, dice: &mut engine::Dice) -> Vec<usize> {
    let ends = [0, 1, 50, length - 3, length - 2, length - 1, length];
    let random = (0..8).map(|_| dice.roll(length));
    ends.into_iter().chain(random).collect()
}

#[test]
fn files_that_were_torn_at_any_byte_are_mended() {
    let flags = "--engine ENGINE name=a depth=1 --engine ENGINE name=b nodes=20 --maxplies 6";
    let both = "--jsonout g.json --pgnout g.pgn";
    let whole = Field::new();
    whole.ends(0, &format!("{flags} --rounds 2 {both}"));
    let texts = ["g.json", "g.pgn"].map(|name| fs::read(whole.path(name)).unwrap());
    whole.ends(0, &format!("{flags} --rounds 3 {both} --resume"));
    let expected = essence(&whole.json("g.json"));
    assert_eq!(expected.len(), 6);

    let mut dice = engine::Dice(5);
    let json_cuts = cuts(texts[0].len(), &mut dice);
    let mut pgn_cuts = cuts(texts[1].len(), &mut dice);
    pgn_cuts.reverse();
    let mended = |json: Option<usize>, pgn: Option<usize>, out: &str| {
        let field = Field::new();
        for (name, cut, text) in [("g.json", json, &texts[0]), ("g.pgn", pgn, &texts[1])] {
            if let Some(cut) = cut {
                fs::write(field.path(name), &text[..cut]).unwrap();
            }
        }
        let what = format!("{json:?} {pgn:?} {out}");
        field.ends(0, &format!("{flags} --rounds 3 {out} --resume"));
        if out.contains("json") {
            assert_eq!(essence(&field.json("g.json")), expected, "{what}");
            assert_eq!(field.entries("g.json", "match").len(), 1, "{what}");
        }
        if out.contains("pgn") {
            assert_eq!(essence(&field.pgn("g.pgn")), expected, "{what}");
        }
        // What was mended can be gone on with.
        field.ends(0, &format!("{flags} --rounds 3 {out} --resume"));
    };
    for (&json, &pgn) in json_cuts.iter().zip(&pgn_cuts) {
        mended(Some(json), Some(pgn), both);
        mended(Some(json), None, "--jsonout g.json");
        mended(None, Some(pgn), "--pgnout g.pgn");
    }
    mended(None, Some(texts[1].len()), both);
    mended(Some(texts[0].len()), None, both);
}

#[test]
fn resume_refuses_the_files_of_another_match() {
    let field = Field::new();
    let flags = "--engine ENGINE name=a depth=1 --engine ENGINE name=b depth=1 --maxplies 4";
    field.ends(0, &format!("{flags} --jsonout g.json --pgnout g.pgn"));
    let before = fs::read(field.path("g.json")).unwrap();
    for (other, error) in [
        (
            "--engine ENGINE name=a depth=2 --engine ENGINE name=b depth=1 --maxplies 4",
            "they differ in 'engine'",
        ),
        (
            "--engine ENGINE name=a depth=1 --engine ENGINE name=b depth=1 --maxplies 5",
            "they differ in 'maxplies'",
        ),
    ] {
        let found = field.refused(&format!("{other} --jsonout g.json --resume"));
        assert!(
            found.starts_with("g.json: line 1: ") && found.contains(error),
            "{found}"
        );
    }
    let found = field.refused(
        "--engine ENGINE name=c depth=1 --engine ENGINE name=b depth=1 --pgnout g.pgn --resume",
    );
    assert!(
        found.contains("game 1 is not of this match: Blue is c, not a"),
        "{found}"
    );
    assert_eq!(fs::read(field.path("g.json")).unwrap(), before);
    // More rounds of the same match are another matter.
    field.ends(
        0,
        &format!("{flags} --rounds 2 --jsonout g.json --pgnout g.pgn --resume"),
    );
    assert_eq!(field.json("g.json").len(), 4);
}

#[test]
fn shards_add_up_to_what_one_run_gives() {
    let field = Field::new();
    let flags = "--engine ENGINE name=a nodes=400 --engine ENGINE name=b nodes=100 --engine ENGINE \
        name=c nodes=30 --each restart=on --maxplies 60 --tournament roundrobin --rounds 3";
    let whole = field.ends(0, &format!("{flags} --jsonout whole.json"));
    for shard in 1..=3 {
        field.ends(
            0,
            &format!("{flags} --shard {shard}/3 --jsonout {shard}.json"),
        );
        assert_eq!(field.json(&format!("{shard}.json")).len(), 6);
    }
    let merged = field.ends(0, "--merge 3.json 1.json 2.json");
    assert_eq!(merged.lines, whole.lines);
    assert_eq!(
        whole
            .lines
            .iter()
            .filter(|line| line.contains(" against "))
            .count(),
        3
    );
    let table = whole
        .lines
        .iter()
        .position(|line| line.starts_with("Rank Engine"));
    assert_eq!(
        whole.lines[table.unwrap() + 1..][..3]
            .iter()
            .filter(|line| line.contains("%"))
            .count(),
        3
    );
    let part = field.ends(0, "--merge 3.json 1.json");
    assert_eq!(part.lines.last().unwrap(), "6 of 18 games are missing");
    let twice = field.refused("--merge 3.json 3.json");
    assert!(
        twice.starts_with("3.json: line 2: game ") && twice.ends_with(" comes twice"),
        "{twice}"
    );
    field.ends(
        0,
        "--engine ENGINE name=a nodes=300 --engine ENGINE nodes=30 --maxplies 4 --jsonout o.json",
    );
    let other = field.refused("--merge 3.json o.json");
    assert!(
        other.contains("o.json: line 1: the match has other settings, they differ in"),
        "{other}"
    );
}

#[test]
fn a_decided_test_ends_the_match() {
    let strong = "ENGINE name=strong nodes=3000";
    let weak = "ENGINE name=weak depth=1 nodes=1";
    for (engines, code, word) in [
        (
            format!("--engine {strong} --engine {weak}"),
            10,
            "H1 accepted",
        ),
        (
            format!("--engine {weak} --engine {strong}"),
            11,
            "H0 accepted",
        ),
    ] {
        let field = Field::new();
        let flags = format!(
            "{engines} --rounds 500 --concurrency 2 --sprt elo0=0 elo1=100 --jsonout g.json"
        );
        let finished = field.ends(code, &flags);
        let line = finished
            .lines
            .iter()
            .find(|line| line.starts_with("SPRT "))
            .unwrap();
        assert!(line.ends_with(word), "{line}");
        let games = field.json("g.json");
        assert!(games.len() < 200, "{}", games.len());
        // Before its last game the test was not decided.
        let result = &field.entries("g.json", "result")[0];
        assert_eq!(result["games"], games.len());
        assert_eq!(result["sprt"]["decision"], word[..2]);
        let (wdl, pairs) = count(
            &games,
            engines
                .split(' ')
                .nth(2)
                .unwrap()
                .strip_prefix("name=")
                .unwrap(),
        );
        assert_eq!(
            result["meetings"][0]["pentanomial"],
            serde_json::json!(pairs)
        );
        assert_eq!(wdl.iter().sum::<u64>(), games.len() as u64);
        let again = field.ends(code, &format!("{flags} --resume"));
        assert_eq!(again.lines, finished.lines);
        assert_eq!(field.json("g.json").len(), games.len());
    }
}

#[test]
fn games_are_adjudicated_when_the_scores_say_so() {
    let field = Field::new();
    field.ends(
        0,
        "--engine ENGINE name=a nodes=2000 --engine ENGINE name=b nodes=100 --rounds 8 \
         --resign movecount=3 score=200 --draw movenumber=8 movecount=2 score=40 --jsonout g.json",
    );
    let mut seen = BTreeMap::new();
    for game in field.json("g.json") {
        game.replay().unwrap();
        *seen.entry(game.reason).or_insert(0) += 1;
        let points: Vec<Option<i32>> = game
            .moves
            .iter()
            .map(|turn| turn.score.map(|score| score.points()))
            .collect();
        let lost = |plies: usize, side: usize| {
            let own: Vec<Option<i32>> = points[..plies]
                .iter()
                .copied()
                .skip(side)
                .step_by(2)
                .collect();
            let low = |points: &Option<i32>| points.is_some_and(|points| points <= -200);
            own.len() >= 3 && own[own.len() - 3..].iter().all(low)
        };
        let even = |plies: usize| {
            plies / 2 >= 8
                && plies >= 4
                && points[plies - 4..plies]
                    .iter()
                    .all(|points| points.is_some_and(|points| points.abs() <= 40))
        };
        // The first ply after which either holds is the last.
        let over = |plies: usize| even(plies) || lost(plies, 0) || lost(plies, 1);
        let plies = points.len();
        assert!((0..plies).all(|plies| !over(plies)), "{game:?}");
        match game.reason {
            Reason::DrawAdjudication => assert!(even(plies) && game.result == GameOutcome::Drawn),
            Reason::ResignAdjudication => {
                let loser = if lost(plies, 0) {
                    Color::Blue
                } else {
                    Color::Red
                };
                assert_eq!(game.result, GameOutcome::Won(!loser));
            }
            // The rules of the game come first.
            _ => {}
        }
    }
    assert!(seen.contains_key(&Reason::ResignAdjudication), "{seen:?}");
    assert!(seen.contains_key(&Reason::DrawAdjudication), "{seen:?}");
}

#[test]
fn clocks_of_every_kind_and_rules_of_both_kinds() {
    let field = Field::new();
    field.ends(
        0,
        "-engine ENGINE name=a tc=4/0.2 -engine ENGINE name=b st=0.02 -engine ENGINE name=c \
         tc=0:01+0.01 nodes=400 -engine ENGINE name=d depth=2 proto=uki -engine ENGINE name=e \
         depth=1 proto=ugi -tournament roundrobin -rules swapontoclosed=on -maxplies 40 -setup \
         mercury -timemargin 1000 -concurrency 2 -jsonout g.json -pgnout g.pgn",
    );
    let games = field.json("g.json");
    assert_eq!(games.len(), 20);
    for game in &games {
        assert!(!game.reason.is_fault(), "{game:?}");
        // An engine that speaks uki turns its King, and so may all.
        assert!(game.kingturns && game.swapontoclosed);
        game.replay().unwrap();
    }
    let limits = games[0].limits.clone();
    assert_eq!(limits, ["4/0.2", "0.02/move"]);
    let text = fs::read_to_string(field.path("g.pgn")).unwrap();
    assert!(
        text.contains("[WhiteTimeControl \"1+0.01 nodes=400\"]\n[BlackTimeControl \"depth=2\"]")
    );
}

#[test]
#[ignore = "the suites of grail, mercury and sophie are still being made"]
fn openings_come_from_files_in_the_order_asked_for() {
    let suites = concat!(env!("CARGO_MANIFEST_DIR"), "/openings");
    let fens = |order: &str| {
        let field = Field::new();
        field.ends(
            0,
            &format!(
                "--engine ENGINE name=a depth=1 --engine ENGINE name=b depth=1 --rounds 6 --maxplies \
                 1 --openings file={suites} {order} --setup sophie,ace --jsonout g.json"
            ),
        );
        let games = field.json("g.json");
        for pair in games.chunks(2) {
            assert_eq!((&pair[0].fen, &pair[0].blue), (&pair[1].fen, &pair[1].red));
        }
        let openings = games.iter().step_by(2);
        openings
            .map(|game| format!("{} {}", game.opening, game.fen))
            .collect::<Vec<_>>()
    };
    let line = |setup: &str, number: usize| {
        let text = fs::read_to_string(format!("{suites}/{setup}.fen")).unwrap();
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let (_, fen) = lines.nth(number).unwrap().split_once(" # ").unwrap();
        format!("{setup} {fen}")
    };
    let expected = [
        ("sophie", 1),
        ("ace", 1),
        ("sophie", 2),
        ("ace", 2),
        ("sophie", 3),
        ("ace", 3),
    ];
    assert_eq!(
        fens("start=3"),
        expected.map(|(setup, number)| line(setup, number))
    );
    let random = fens("order=random --seed 5");
    assert_eq!(random, fens("order=random --seed 5"));
    assert_ne!(random, fens("order=random --seed 6"));
    assert!(
        random
            .iter()
            .step_by(2)
            .all(|opening| opening.starts_with("sophie "))
    );
    let field = Field::new();
    let two = "--engine ENGINE depth=1 --engine ENGINE depth=1";
    fs::write(field.path("bad.fen"), "# one\nls9/10 b 1\n").unwrap();
    let error = field.refused(&format!("{two} --openings file=bad.fen"));
    assert!(error.starts_with("bad.fen: line 2: "), "{error}");
    let error = field.refused(&format!("{two} --openings file=none.fen"));
    assert!(error.starts_with("none.fen: No such file"), "{error}");
}

/// A match of Akhet against the engine that refuses every FEN, from the suites of the project.
fn match_by_setups(field: &Field, flags: &str) -> Finished {
    let suites = concat!(env!("CARGO_MANIFEST_DIR"), "/openings");
    let flags = format!("--engine ENGINE --engine ROGUE --openings file={suites} {flags}");
    let mut command = field.command(&flags);
    command.env(rogue::MISDEED, rogue::SETUPS_ONLY);
    run_command(command)
}

#[test]
#[ignore = "the suites of grail, mercury and sophie are still being made"]
fn engines_that_know_only_setups_play_from_suites() {
    for (protocol, setups) in [
        ("uki", &Setup::ALL[..3]),
        ("uci", &Setup::ALL[..]),
        ("ugi", &Setup::ALL[..]),
    ] {
        let field = Field::new();
        let names: Vec<&str> = setups.iter().map(|setup| setup.name()).collect();
        let rounds = setups.len();
        let flags = format!(
            "--each nodes=300 proto={protocol} --setup {} --rounds {rounds} --jsonout g.json \
             --pgnout g.pgn",
            names.join(",")
        );
        let finished = match_by_setups(&field, &flags);
        assert_eq!(finished.code, Some(0), "{protocol}: {finished:#?}");
        let (json, pgn) = (field.json("g.json"), field.pgn("g.pgn"));
        assert_eq!(json.len(), 2 * rounds);
        for (game, from_pgn) in json.iter().zip(pgn) {
            assert!(!game.reason.is_fault(), "{game:?}");
            let setup = game.setup.expect("the game begins at a setup");
            assert_eq!(game.opening, setup.name());
            let plies = game.openingmoves.len();
            assert!((6..=12).contains(&plies), "{game:?}");
            let record = game.replay().unwrap();
            assert_eq!(record.start().to_string(), setup.fen());
            assert_eq!(record.plies().len(), plies + game.moves.len());
            assert_eq!(from_pgn.setup, Some(setup));
            assert_eq!(from_pgn.openingmoves, game.openingmoves);
            assert_eq!(from_pgn.fen, game.fen);
            from_pgn.replay().unwrap();
        }
        let played: Vec<_> = json.iter().step_by(2).map(|game| game.setup).collect();
        assert_eq!(played, setups.iter().copied().map(Some).collect::<Vec<_>>());
    }
}

#[test]
fn a_setup_without_a_khet_name_is_a_fen_under_uki() {
    let field = Field::new();
    let flags = "--each nodes=300 proto=uki --setup sophie --jsonout g.json";
    assert_eq!(match_by_setups(&field, flags).code, Some(12));
    assert_eq!(field.json("g.json")[0].reason, Reason::Crash);
}

#[test]
fn a_match_goes_on_only_with_games_of_its_openings() {
    let field = Field::new();
    let flags = "--each nodes=300 proto=uki --setup ace --jsonout g.json --rounds 2";
    let finished = match_by_setups(&field, flags);
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    let file = field.path("g.json");
    let text = fs::read_to_string(&file).unwrap();
    let resumed = |text: &str| {
        fs::write(&file, text).unwrap();
        match_by_setups(&field, &format!("{flags} --resume"))
    };
    assert_eq!(resumed(&text).code, Some(0));
    // Old versions wrote the position alone.
    let moves = &field.json("g.json")[0].openingmoves;
    let mut moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    let first = serde_json::to_string(&moves).unwrap();
    let old = text.replace(&format!("\"setup\":\"ace\",\"openingmoves\":{first},"), "");
    assert_eq!(old.matches("\"openingmoves\"").count(), 2, "{text}");
    assert_eq!(resumed(&old).code, Some(0));
    moves.reverse();
    let other = text.replacen(&first, &serde_json::to_string(&moves).unwrap(), 1);
    let errors = resumed(&other).errors;
    assert!(
        errors.contains("game 1 is not of this match: it has another opening"),
        "{errors}"
    );
    fs::write(&file, &other).unwrap();
    let errors = field.refused("--merge g.json");
    assert!(
        errors.contains("game 2 does not begin as its round does"),
        "{errors}"
    );
}

#[test]
fn the_settings_of_a_match_can_be_kept_in_a_file() {
    let field = Field::new();
    let flags =
        format!("{QUICK} --rounds 2 --seed 7 --resign movecount=4 score=900 --each option.Hash=1");
    let flags = flags.replacen("--each restart=on", "", 1);
    field.ends(
        0,
        &format!("{flags} --each restart=on option.Hash=1 --saveconfig m.toml --jsonout g.json")
            .replacen("--each option.Hash=1", "", 1),
    );
    field.ends(0, "--config m.toml --jsonout h.json --saveconfig n.toml");
    assert_eq!(
        essence(&field.json("h.json")),
        essence(&field.json("g.json"))
    );
    let read = |name: &str| fs::read_to_string(field.path(name)).unwrap();
    assert_eq!(read("n.toml"), read("m.toml").replace("g.json", "h.json"));
    // Flags go before the file.
    field.ends(0, "--config m.toml --jsonout i.json --rounds 1");
    assert_eq!(field.json("i.json").len(), 2);
    fs::write(field.path("small.toml"), format!(
        "rounds = 1\nmaxplies = 2\n[each]\ndepth = 1\n[[engine]]\ncmd = {0:?}\n[[engine]]\ncmd = {0:?}\noption = {{ Hash = 2 }}\n",
        env!("CARGO_BIN_EXE_akhet")
    )).unwrap();
    let finished = field.ends(0, "--config small.toml");
    assert_eq!(finished.lines[0], "akhet against akhet-2");
    for (text, error) in [
        ("rounds = ", "f.toml: TOML parse error at line 1, column 10"),
        ("rounds = 0", "f.toml: rounds: '0': a whole number from 1"),
        ("colour = 1", "f.toml: colour: unknown field `colour`"),
        (
            "[[engine]]\nname = \"a\"",
            "f.toml: engine[0]: missing field `cmd`",
        ),
        (
            "each = 5\n[[engine]]\ncmd = \"a\"",
            "f.toml: each: invalid type",
        ),
    ] {
        fs::write(field.path("f.toml"), text).unwrap();
        let found = field.refused("--config f.toml");
        assert!(found.starts_with(error), "{found} is not {error}");
    }
}

#[test]
fn wrong_flags_are_named() {
    let field = Field::new();
    let two = "--engine ENGINE --engine ENGINE";
    for (flags, error) in [
        (
            String::new(),
            "a match needs at least two engines, there is none",
        ),
        (
            "--engine ENGINE depth=1".to_owned(),
            "a match needs at least two engines, there is one",
        ),
        (
            two.to_owned(),
            "engine akhet: no limit: give it tc, st, nodes or depth",
        ),
        (
            format!("{two} --each tc=1 st=1"),
            "engine akhet: tc and st exclude each other",
        ),
        (
            format!("{two} --each depth=0"),
            "each.depth: '0': a whole number from 1 to 4294967295 is wanted",
        ),
        (
            format!("{two} --each tc=0+1"),
            "each.tc: '0+1': the time must be more than 0",
        ),
        (
            format!("{two} --each tc=x/1"),
            "each.tc: 'x/1': a number of moves is wanted before '/'",
        ),
        (
            format!("{two} --each st=1e99"),
            "each.st: '1e99': a number of seconds from 0 to 1000000 is wanted",
        ),
        (
            format!("{two} --each colour=blue"),
            "each.colour: unknown field `colour`, expected one of `cmd`",
        ),
        (
            format!("{two} --each depth=1 --games 3"),
            "games: '3': 1 or 2 is wanted",
        ),
        (
            format!("{two} --each depth=1 --setup ace,chess"),
            "setup: 'chess': there are the setups ace",
        ),
        (
            format!("{two} --each depth=1 --sprt elo0=5 elo1=0"),
            "sprt: elo0 (5) must be less than elo1 (0)",
        ),
        (
            format!("{two} --each depth=1 --sprt elo0=5"),
            "sprt: missing field `elo1`",
        ),
        (
            format!("{two} --engine ENGINE --each depth=1 --sprt elo0=0 elo1=5"),
            "sprt: an SPRT compares two engines, there are 3",
        ),
        (
            format!("{two} --each depth=1 --draw movecount=2"),
            "draw: missing field `score`",
        ),
        (
            format!("{two} --each depth=1 proto=uki --rules kingturns=off"),
            "engine akhet: uki has Kings turn",
        ),
        (
            format!("{two} --each depth=1 args=\"x"),
            "engine akhet: args: a quotation has no end",
        ),
        (
            format!("{two} --each depth=1 --resume"),
            "--resume needs --jsonout or --pgnout",
        ),
        (
            format!("{two} --each depth=1 --jsonout no/such/file"),
            "no/such/file: No such file or directory",
        ),
        (
            format!("{two} --each depth=1 dir=nowhere"),
            "engine akhet: cannot be started: No such file",
        ),
        (
            "--engine cmd=no-such-engine depth=1 --engine ENGINE depth=1".to_owned(),
            "engine no-such-engine: cannot be started",
        ),
        ("--merge none.json".to_owned(), "none.json: No such file"),
        (
            format!("{two} --each depth=1 colour"),
            "each: 'colour' is not KEY=VALUE",
        ),
        (
            format!("{two} --each depth=1 depth=2"),
            "each: 'depth' comes twice",
        ),
        (
            format!("{two} --each depth=1 --pgnout a --jsonout a"),
            "pgnout and jsonout are the same file",
        ),
        (
            format!("{two} --each depth=1 option.A=\u{7}"),
            "engine akhet: an option has a control character in it",
        ),
        (
            format!("{two} --each depth=1 nodes=9223372036854775808"),
            "each.nodes: '9223372036854775808': a whole number from 1 to 9223372036854775807",
        ),
        (
            format!("{two} --merge a.json"),
            "--merge only adds up games that were played, --engine has no effect",
        ),
    ] {
        let found = field.refused(&flags);
        assert!(found.starts_with(error), "{flags}: {found} is not {error}");
    }
    for flags in [
        "--colour blue",
        "--shard 3/2",
        "--rounds",
        "--merge a --resume",
    ] {
        let finished = field.ends(2, flags);
        assert!(finished.errors.starts_with("error: "), "{finished:?}");
    }
}

#[test]
fn records_with_faults_are_named_and_not_counted() {
    let field = Field::new();
    field.ends(0, "--engine ENGINE name=a depth=2 --engine ENGINE name=b depth=1 --maxplies 9 --pgnout g.pgn --jsonout g.json");
    let read = |name: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.arg("pgn").arg(field.path(name));
        run_command(command)
    };
    let games = field.json("g.json");
    let mv = games[0].moves[4].mv.to_string();
    let text = fs::read_to_string(field.path("g.json")).unwrap();
    let broken = text.replacen(&format!("\"move\":\"{mv}\""), "\"move\":\"a1a2\"", 1);
    fs::write(field.path("broken.json"), &broken).unwrap();
    let finished = read("broken.json");
    assert_eq!(finished.code, Some(1));
    assert_eq!(finished.lines[0], "Legal games: 1");
    assert!(
        finished
            .errors
            .contains("broken.json: game 1: ply 5 (a1a2): a1 is empty"),
        "{finished:?}"
    );
    let pgn = fs::read_to_string(field.path("g.pgn")).unwrap();
    fs::write(field.path("torn.pgn"), &pgn[..pgn.len() - 20]).unwrap();
    let finished = read("torn.pgn");
    assert!(
        finished
            .errors
            .contains("the game that begins here has no end"),
        "{finished:?}"
    );
    // The whole ones are counted all the same.
    assert_eq!(finished.lines[0], "Legal games: 1");
    fs::write(field.path("odd.pgn"), pgn.replacen("1. ", "1. hello ", 1)).unwrap();
    let finished = read("odd.pgn");
    assert!(
        finished.errors.contains("line 21: 'hello' is no move"),
        "{finished:?}"
    );
    assert_eq!(read("none.pgn").code, Some(1));
}

/// Games as other programs write them: the seven tag roster at most, no `Termination`.
#[test]
fn records_of_other_programs_are_read_and_checked() {
    let field = Field::new();
    let read = |text: &str| {
        fs::write(field.path("other.pgn"), text).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.arg("pgn").arg(field.path("other.pgn"));
        run_command(command)
    };
    let fen = "[FEN \"ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1\"]";
    let game = |blue: &str, red: &str, round: &str, rest: &str| {
        format!(
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"{round}\"]\n\
             [White \"{blue}\"]\n[Black \"{red}\"]\n{rest}\n\n"
        )
    };
    let won = format!("{fen}\n\n1. i5j5! {{wins}} 1-0");
    let lost = format!("[Termination \"time forfeit\"]\n{fen}\n\n1. e1e2 (1. e1d1) c5c6 0-1");
    let text = game("a", "b", "1.1", &won)
        + &game("b", "a", "1.2", &won)
        + &game("a", "b", "-", &lost)
        + &game("a", "b", "-", "\n1. c5R 1/2-1/2")
        + &game("a", "b", "-", "\n1. c5R *");
    let finished = read(&text);
    assert_eq!(finished.code, Some(0), "{finished:?}");
    let expected = [
        "Legal games: 4",
        "Unfinished games, not counted: 1",
        "a against b",
        "  Games 4: +1 =1 -2, score 37.50 %, draws 25.00 %",
        // Only those of one round, with the colours exchanged, are a pair.
        "  Pairs 1: Ptnml(0-2) [0, 0, 1, 0, 0]",
    ];
    assert_eq!(finished.lines[..5], expected);
    let ends = "Ends: king hit 2, unknown 1, time forfeit 1";
    assert!(
        finished.lines.iter().any(|line| line == ends),
        "{finished:?}"
    );
    // What is wrong is told by the game's place in the file.
    let wrong = text.replacen("c5R 1/2-1/2", "c5R c5R 1/2-1/2", 1);
    let finished = read(&wrong.replacen("c5R *", "c5R 1-0", 1));
    assert_eq!(finished.code, Some(1), "{finished:?}");
    assert_eq!(finished.lines[0], "Legal games: 4");
    let error = "other.pgn: game 4: ply 2 (c5R): the Deflector on c5 is not Red's";
    assert!(finished.errors.contains(error), "{finished:?}");
}

#[test]
fn the_lines_of_the_readme_work() {
    let readme = include_str!("../README.md").replace("\\\n", " ");
    let suites = concat!("file=", env!("CARGO_MANIFEST_DIR"), "/openings");
    let matches = readme
        .lines()
        .filter(|line| line.starts_with("akhet match --engine"));
    let mut count = 0;
    for line in matches {
        // The same words, for programs that are here and a match of moments.
        let words = line.split_whitespace().skip(2).map(|word| match word {
            "cmd=akhet" | "cmd=./old/akhet" | "cmd=./ddket" => "ENGINE",
            "tc=1+0.01" | "tc=2+0.02" | "tc=40+0.4" => "depth=1",
            "file=openings" => suites,
            "30" | "500" | "20000" => "1",
            _ => word,
        });
        let flags = words.collect::<Vec<_>>().join(" ");
        assert!(
            flags.contains("ENGINE") && flags.contains(suites) && flags.contains("--rounds 1 ")
        );
        let field = Field::new();
        let finished = field.ends(0, &format!("{flags} --maxplies 4"));
        assert!(
            finished.lines[0].starts_with("new against ")
                || finished.lines[0].starts_with("akhet against ddket"),
            "{finished:?}"
        );
        count += 1;
    }
    assert_eq!(count, 3);
}

#[test]
fn an_engine_that_does_not_start_again_at_once_gets_another_try() {
    let flags = "--engine ENGINE --engine ROGUE --each nodes=50 --rounds 1 --maxplies 12 --recover \
        --jsonout g.json";
    let field = Field::new();
    let mut command = field.command(flags);
    command.env(rogue::MISDEED, "shy");
    let finished = run_command(command);
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    assert_eq!(field.json("g.json").len(), 2);
    // Where that does not help, the games so far are kept, and none is made up.
    let field = Field::new();
    let mut command = field.command(flags);
    command.env(rogue::MISDEED, "shyer");
    let finished = run_command(command);
    assert_eq!(finished.code, Some(12), "{finished:#?}");
    let error = "error: engine rogue: ended by itself: exit status: 7: not again";
    assert_eq!(finished.errors.lines().last(), Some(error), "{finished:#?}");
    assert_eq!(finished.lines.last().unwrap(), "Stopped after 1 of 2 games");
    assert_eq!(field.json("g.json").len(), 1);
}

#[cfg(unix)]
#[test]
fn a_match_needs_no_reader() {
    let field = Field::new();
    let command = field.command(
        "--engine ENGINE --engine ROGUE --each nodes=50 --maxplies 12 --sprt elo0=0 elo1=5 \
         --pgnout /dev/null --jsonout g.json",
    );
    let mut shell = Command::new("sh");
    let words = command
        .get_args()
        .map(|word| format!("'{}'", word.to_str().unwrap()));
    let line = format!(
        "( {} {} 2>/dev/full; echo $? > code ) | true",
        env!("CARGO_BIN_EXE_akhet"),
        words.collect::<Vec<_>>().join(" ")
    );
    shell.args(["-c", &line]).current_dir(field.dir.path());
    shell.env(rogue::MISDEED, "illegal");
    assert_eq!(run_command(shell).code, Some(0));
    assert_eq!(fs::read_to_string(field.path("code")).unwrap(), "0\n");
    assert_eq!(field.json("g.json").len(), 2);
}

#[cfg(unix)]
#[test]
fn a_match_can_be_interrupted_while_its_engines_begin() {
    let field = Field::new();
    let mut command = field.command("--engine ENGINE --engine ROGUE --each nodes=50");
    command.env(rogue::MISDEED, "slow").stdout(Stdio::null());
    let mut child = command.stderr(Stdio::null()).spawn().unwrap();
    wait_for_lines(&field.path("starts"), 1);
    let pid = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &pid])
            .status()
            .unwrap()
            .success()
    );
    assert_eq!(child.wait().unwrap().code(), Some(130));
}
