//! `akhet tune`: tunings interrupted and resumed, their files, and what is refused. The tuned option is
//! one that every build has: with more lines to search (`MultiPV`), each move gets fewer nodes.

use std::fs::{self, OpenOptions};
use test_support::engine;
use test_support::engine::{Finished, Folder, run_command, spawn_silent};
use test_support::field::{wait_for_lines, without_hyphens};

const PARAMETERS: &str =
    "# to tune\nMultiPV, int, 20, 1, 40, 6, 0.05\nhash, int, 2, 1, 3, 1, 0.002\n";

/// A quick tuning of 12 iterations.
const QUICK: &str = "--parameters p.txt --output games.jsonl --csv curve.csv --iterations 12 --seed 3 \
    --engine nodes=150 --max-plies 40";

fn folder() -> Folder {
    Folder::with(&[("p.txt", PARAMETERS)])
}

fn tune(folder: &Folder, flags: &str) -> Finished {
    folder.ends(0, &format!("tune {flags}"))
}

fn check_refused(folder: &Folder, flags: &str, fault: &str) {
    let errors = refused(folder, flags);
    assert!(errors.contains(fault), "{flags}: {errors}");
}

fn refused(folder: &Folder, flags: &str) -> String {
    let finished = run_command(folder.command(&format!("tune {flags}")));
    let code = finished.code;
    assert!(matches!(code, Some(1 | 2)), "{flags}: {finished:#?}");
    assert_eq!(finished.lines, [""; 0]);
    finished.errors
}

#[test]
fn a_tuning_takes_the_same_course_however_it_is_interrupted() {
    let whole = folder();
    let finished = tune(&whole, &format!("{QUICK} --concurrency 2"));
    let curve = whole.read("curve.csv");
    let lines: Vec<&str> = curve.lines().collect();
    assert_eq!(lines.len(), 13);
    assert_eq!(lines[0], "iteration,score,MultiPV,hash");
    assert!(lines[12].starts_with("12,"), "{curve}");
    assert!(
        lines.iter().any(|line| !line.contains(",20.000,")),
        "{curve}"
    );
    assert!(finished.lines[0].starts_with("# 12 of 12 iterations, 2 games each, "));
    assert!(finished.lines[1].starts_with("MultiPV, int, "));
    assert!(finished.lines[3].starts_with("# option.MultiPV="));
    // The output is again a list of parameters.
    fs::write(whole.path("p.txt"), finished.lines.join("\n")).unwrap();
    tune(
        &whole,
        "--parameters p.txt --output more --iterations 1 --engine depth=1 --max-plies 4",
    );

    // Killed, one game at a time.
    let killed = folder();
    let mut child = spawn_silent(killed.command(&format!("tune {QUICK} --resume")));
    wait_for_lines(&killed.path("games.jsonl"), 6);
    child.kill().unwrap();
    child.wait().unwrap();
    let again = tune(&killed, &format!("{QUICK} --resume"));
    assert_eq!(killed.read("curve.csv"), curve);
    assert_eq!(again.lines, finished.lines);

    // Cut in the settings, in a game or between two.
    let journal = killed.read("games.jsonl");
    let second = journal.find('\n').unwrap();
    for length in [
        0,
        second,
        second + 1,
        second + 9,
        journal.len() - 40,
        journal.len(),
    ] {
        let file = OpenOptions::new()
            .write(true)
            .open(killed.path("games.jsonl"));
        file.unwrap().set_len(length as u64).unwrap();
        let again = tune(&killed, &format!("{QUICK} --resume --concurrency 3"));
        assert_eq!(killed.read("curve.csv"), curve, "cut at {length}");
        assert_eq!(again.lines, finished.lines, "cut at {length}");
    }
    // As an earlier version wrote it.
    let old = without_hyphens(&journal[..second]) + &journal[second..journal.len() - 40];
    assert!(old.contains("maxplies"), "{old}");
    fs::write(killed.path("games.jsonl"), old).unwrap();
    let again = tune(&killed, &format!("{QUICK} --resume"));
    assert_eq!(again.lines, finished.lines);
}

#[test]
fn what_cannot_be_tuned_is_refused_and_loses_nothing() {
    let folder = folder();
    let with = |parameters: &str| {
        fs::write(folder.path("p.txt"), parameters).unwrap();
        refused(&folder, QUICK)
    };
    for (parameters, fault) in [
        (
            "reduction, int, 1, 0, 2, 1, 0.002",
            "reduction: the engine has no such option",
        ),
        (
            "Ponder, int, 1, 0, 1, 1, 0.002",
            "Ponder: the engine's option is not a whole number",
        ),
        (
            "MultiPV, int, 1, 0, 9, 1, 0.002",
            "MultiPV: 0 to 9 is not within the engine's range 1 to 422",
        ),
        (
            "\nMultiPV, 1, 2",
            "p.txt: line 2: 'MultiPV, 1, 2' is not NAME, int",
        ),
        (
            "MultiPV, int, 1, 1, 1, 1, 0.002",
            "MultiPV: MIN and MAX are both 1",
        ),
        ("", "there is no parameter to tune"),
    ] {
        let errors = with(parameters);
        assert!(errors.contains(fault), "{parameters}: {errors}");
        assert!(!folder.path("games.jsonl").exists() && !folder.path("curve.csv").exists());
    }
    fs::write(folder.path("p.txt"), PARAMETERS).unwrap();
    let mut cases = vec![
        (QUICK.replace("p.txt", "q.txt"), "q.txt: "),
        (
            QUICK.replace("curve.csv", "games.jsonl"),
            "output and csv are the same file",
        ),
    ];
    for (engine, fault) in [
        (
            "depth=1 option.HASH=1",
            "HASH is tuned, but option.HASH sets it too",
        ),
        (
            "option.Ponder=true",
            "no limit: give it tc, st, nodes or depth",
        ),
        (
            "depth=1 name=x",
            "the two sides are already named plus and minus",
        ),
        (
            "depth=1 cmd=no-such-engine",
            "no-such-engine: cannot be started",
        ),
    ] {
        cases.push((QUICK.replace("nodes=150", engine), fault));
    }
    for (flags, fault) in cases {
        check_refused(&folder, &flags, fault);
    }
    // A file of another kind is neither emptied nor truncated.
    for (file, other, fault) in [
        ("curve.csv", "notes.txt", "the file is not empty"),
        ("curve.csv", "notes.txt --resume", "values of this tuning"),
        ("games.jsonl", "notes.txt --resume", "not a line of JSON"),
        ("curve.csv", "p.txt --resume", "values of this tuning"),
    ] {
        fs::write(folder.path("notes.txt"), "a line without an end").unwrap();
        let name = other.trim_end_matches(" --resume");
        let before = folder.read(name);
        let flags = QUICK.replace(file, other);
        check_refused(&folder, &flags, name);
        check_refused(&folder, &flags, fault);
        assert_eq!(folder.read(name), before);
    }
    tune(&folder, QUICK);
    let (journal, curve) = (folder.read("games.jsonl"), folder.read("curve.csv"));
    check_refused(
        &folder,
        QUICK,
        "the file already has games; --resume continues the tuning",
    );
    for (number, score, fault) in [
        (0, 1, "game 0 is not from this tuning"),
        (25, 1, "game 25 is not from this tuning"),
        (1, 7, "the score is 7, not -1, 0 or 1"),
    ] {
        let settings = journal.lines().next().unwrap();
        let game = format!(r#"{{"game":{{"number":{number},"score":{score}}}}}"#);
        let damaged = format!("{settings}\n{game}\n");
        fs::write(folder.path("damaged.jsonl"), damaged).unwrap();
        let flags = QUICK.replace("games.jsonl", "damaged.jsonl --resume");
        check_refused(&folder, &flags, fault);
    }
    for (from, to, differ) in [
        ("12", "13", "iterations"),
        ("--seed 3", "--seed 4", "seed"),
        ("nodes=150", "nodes=151", "engine"),
        ("--seed 3", "--seed 3 --pairs 2", "pairs"),
    ] {
        let flags = format!("{} --resume", QUICK.replace(from, to));
        check_refused(&folder, &flags, &format!("they differ in '{differ}'"));
    }
    fs::write(folder.path("p.txt"), PARAMETERS.replace("20", "21")).unwrap();
    let flags = format!("{QUICK} --resume");
    check_refused(&folder, &flags, "they differ in 'parameters'");
    assert_eq!(
        (folder.read("games.jsonl"), folder.read("curve.csv")),
        (journal, curve)
    );
}

/// Whatever is printed for a match can be pasted into one.
#[test]
fn the_options_that_are_printed_are_those_of_a_match() {
    let parameters = "Move Overhead, int, 20, 1, 40, 6, 0.05\nHash, int, 2, 1, 3, 1, 0.002\n";
    let folder = Folder::with(&[("p.txt", parameters)]);
    let flags = "--parameters p.txt --output o --iterations 1 --engine depth=1 --max-plies 4";
    let finished = tune(&folder, flags);
    let options = finished.lines.last().unwrap().strip_prefix('#').unwrap();
    let mut command = folder.command("match --each depth=1 --max-plies 4");
    for name in ["a", "b"] {
        let name = format!("name={name}");
        command.args([
            "--engine",
            concat!("cmd=", env!("CARGO_BIN_EXE_akhet")),
            &name,
        ]);
        command.args(shlex::split(options).unwrap());
    }
    let played = run_command(command);
    assert_eq!(played.code, Some(0), "{options}: {played:#?}");
    assert!(options.contains("option.'Move Overhead'="), "{options}");
}

#[test]
fn a_second_run_is_refused() {
    let folder = folder();
    let flags = format!("{QUICK} --resume").replace("--iterations 12", "--iterations 500");
    let mut first = spawn_silent(folder.command(&format!("tune {flags}")));
    wait_for_lines(&folder.path("games.jsonl"), 3);
    for second in [
        flags.clone(),
        flags.replace(" --resume", ""),
        // Nor may two runs write the same curve.
        flags.replace("games.jsonl", "other.jsonl"),
    ] {
        let errors = refused(
            &folder,
            &second.replace("--csv curve.csv", "--csv ./curve.csv"),
        );
        let refused = errors.contains("another run is writing this file")
            || !second.contains("--resume") && errors.contains("the file is not empty");
        assert!(refused, "{errors}");
    }
    first.kill().unwrap();
    first.wait().unwrap();
    // The lock ends with the process; then the next check refuses the run.
    let flags = flags.replace("500", "501");
    check_refused(&folder, &flags, "they differ in 'iterations'");
}

#[test]
#[cfg(not(feature = "tune"))]
fn a_normal_build_has_no_parameters_to_list_or_set() {
    let refused = engine::run(&["tune", "--list"]);
    assert_eq!(refused.code, Some(1));
    assert!(
        refused.errors.contains("build with --features tune"),
        "{}",
        refused.errors
    );
    let refused = engine::run(&["setoption name lmr_base value 41"]);
    assert!(
        refused.errors.contains("there is no option 'lmr_base'"),
        "{}",
        refused.errors
    );
}

#[test]
#[cfg(feature = "tune")]
fn parameters_are_options_with_a_range_that_change_the_search() {
    let listed = engine::run(&["tune", "--list"]);
    assert_eq!(listed.code, Some(0));
    let declared = engine::run(&["uci"]);
    for line in &listed.lines {
        let words: Vec<&str> = line.split(", ").collect();
        let [name, "int", value, least, most, _, "0.002"] = words[..] else {
            panic!("{line}");
        };
        let option = format!("option name {name} type spin default {value} min {least} max {most}");
        assert!(declared.lines.contains(&option), "{option}");
    }
    assert!(listed.lines.len() > 40, "{}", listed.lines.len());
    for value in ["-51", "151", "x", ""] {
        let refused = engine::run(&[format!("setoption name LMR_BASE value {value}")]);
        assert_eq!(refused.code, Some(1), "{value}");
        assert!(
            refused.errors.contains("option lmr_base"),
            "{}",
            refused.errors
        );
    }
    let nodes = |value: i32| {
        let set = format!("setoption name lmr_base value {value}");
        let lines = engine::run(&[&set, "position startpos", "go depth 7"]).lines;
        let info = lines
            .iter()
            .rfind(|line| line.starts_with("info depth 7"))
            .unwrap();
        info.split(" nodes ")
            .nth(1)
            .unwrap()
            .split(' ')
            .next()
            .unwrap()
            .to_owned()
    };
    assert_eq!(nodes(40), nodes(40));
    assert_ne!(nodes(40), nodes(-50));
}
