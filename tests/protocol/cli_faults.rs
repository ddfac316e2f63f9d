//! Wrong command lines, and commands that fail.

use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::engine::{Finished, run};

/// Checks that a run fails with an error that names the fault, on standard error only.
pub fn check_error(arguments: &[&str], fault: &str) -> Finished {
    let finished = run(arguments);
    assert!(
        !matches!(finished.code, None | Some(0 | 101)),
        "{arguments:?}: {finished:?}"
    );
    assert_eq!(finished.lines, [] as [&str; 0], "{arguments:?}");
    assert!(
        finished.errors.starts_with("error: "),
        "{arguments:?}: {}",
        finished.errors
    );
    assert!(
        finished.errors.contains(fault),
        "{arguments:?}: {}",
        finished.errors
    );
    finished
}

#[test]
fn wrong_arguments_exit_2() {
    let whole = "expected a whole number";
    let cases: [(&[&str], &str); 59] = [
        (&["show", "--moves", "c5R", "c5R"], "move 2 'c5R'"),
        (&["show", "--moves", "e1R"], "a King does not turn"),
        (&["show", "--moves", "x"], "move 1 'x'"),
        (&["show", "--setup", "pyramid"], "pyramid"),
        (&["show", "--setup", "ace", "--fen", "x"], "--fen"),
        (&["show", "--fen", "x"], "ranks"),
        (&["show", "--fen", ""], "empty"),
        (&["show", "--shot"], "--moves"),
        (&["show", "--crop", "c3-h7"], "--svg"),
        (&["show", "--svg", "x.svg", "--crop", "c3"], "such as c3-h7"),
        (&["show", "--color"], "--color"),
        (&["show", "ace"], "ace"),
        (&["perft"], "DEPTH"),
        (&["perft", "x"], "'x'"),
        (&["perft", "-1"], "-1"),
        (&["perft", "65"], "65"),
        (&["perft", "2", "--threads", "0"], "'0'"),
        (&["perft", "2", "--threads", "1025"], "1025"),
        (&["perft", "2", "--hash", "0"], "'0'"),
        (&["perft", "2", "--hash", "x"], "'x'"),
        (
            &["perft", "2", "--fen", "ls9/10/10/10/10/10/10/9Ln b"],
            "King",
        ),
        (&["perft", "2", "3"], "'3'"),
        (&["bench", "0"], "'0'"),
        (&["bench", "x"], "'x'"),
        (&["bench", "--depth"], "--depth"),
        (&["--nonsense"], "--nonsense"),
        (&["-x"], "-x"),
        (&["paly"], "unknown command 'paly', did you mean play?"),
        (&["helo"], "unknown command 'helo', did you mean help?"),
        (&["hello"], "unknown command 'hello', --help lists"),
        (&["perft", "x"], whole),
        (&["bench", "0"], whole),
        (&["show", "--deal", "x"], whole),
        (&["show", "--variant", "labyrinth", "--fen", "x"], "error: "),
        (&["analyse", "x.pgn", "--nodes", "0"], whole),
        (&["analyse", "x.pgn", "--pgnout", "x.pgn"], "x.pgn: "),
        (
            &["analyse", "x", "--pgn-out", "y", "--report", "y"],
            "same file",
        ),
        (&["openings", "--count", "0"], whole),
        (&["openings", "--plies", "x"], "'x'"),
        (&["selfplay", "--output", "x", "--max-score", "-1"], "'-1'"),
        (&["selfplay", "--output", "x", "--games", "0"], whole),
        (&["train", "x"], "--output"),
        (&["train", "x", "--output", "y", "--epochs", "x"], whole),
        (&["tune", "--parameters", "x", "--output", "y"], "no limit"),
        (
            &["tune", "--parameters", "x", "--output", "y", "--pairs", "0"],
            whole,
        ),
        (&["puzzles"], "--games"),
        (&["puzzles", "--games", "x", "--count", "x"], whole),
        (&["play", "--level", "21"], whole),
        (&["play", "--puzzle", "0"], whole),
        (&["play", "--puzzle", "100000"], "there is no puzzle 100000"),
        (&["play", "--fen", "x"], "ranks"),
        (&["play", "--color", "mauve"], "'mauve'"),
        (&["pgn"], "FILE"),
        (&["pgn", "x", "--variant", "chess"], "laserchess"),
        (&["match", "--rounds", "x"], "rounds: 'x': expected a whole"),
        (&["match", "--games", "3"], "games: '3': expected 1 or 2"),
        (
            &["match", "--players", "9"],
            "players: '9': expected 2, 3 or 4",
        ),
        (
            &["match", "--patience", "x"],
            "patience: 'x': expected a number",
        ),
        (&["completions", "csh"], "csh"),
    ];
    for (arguments, fault) in cases {
        let finished = check_error(arguments, fault);
        assert_eq!(finished.code, Some(2), "{arguments:?}: {finished:?}");
    }
    for (arguments, fault) in [
        (&["gui", "--port", "x"][..], whole),
        (&["gui", "--setup", "x"], "'x'"),
        (
            &["gui", "--engine", "cmd=x", "name=Akhet"],
            "built-in engine",
        ),
    ] {
        let finished = check_error(arguments, fault);
        assert_eq!(finished.code, Some(2), "{arguments:?}: {finished:?}");
    }
}

#[test]
fn failures_exit_1() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let empty = file("cli empty", "");
    let refused = file("cli refused.pgn", "1. c5R c5R *\n\n");
    let inside = format!("{empty}/x");
    let missing = "No such file";
    for (arguments, fault) in [
        (&["pgn", "missing"][..], missing),
        (&["pgn", &empty], "it has no games"),
        (&["pgn", &refused], "game 1: "),
        (&["analyse", "missing"], missing),
        (&["analyse", &empty], "there is no game to analyse"),
        (&["analyse", &refused], "there is no game to analyse"),
        (&["show", "--svg", &inside], &inside),
        (&["openings", "--output", &inside], &inside),
        (&["selfplay", "--output", &inside], &inside),
        (&["selfplay", "--stats", "missing"], missing),
        (&["train", "missing", "--output", &inside], &inside),
        (&["puzzles", "--games", "missing"], missing),
        (&["puzzles", "--check", "missing"], missing),
        (&["match", "--config", "missing"], missing),
        (&["match", "--merge", "missing"], missing),
        (&["man", &inside], &inside),
        // Protocol commands that are refused.
        (&["go", "depth", "zero"], "'zero'"),
        (&["play", "e1e4"], "not neighbours"),
    ] {
        let finished = run(arguments);
        assert_eq!(finished.code, Some(1), "{arguments:?}: {finished:?}");
        assert!(
            finished.errors.contains(fault),
            "{arguments:?}: {finished:?}"
        );
    }
}

#[test]
fn their_errors_go_to_standard_error() {
    for (arguments, fault) in [
        (["solve", "zero"].as_slice(), "solve moves: 'zero'"),
        (["solve", "within"].as_slice(), "solve within"),
        (["solve", "certificate"].as_slice(), "solve certificate"),
        (&["position startpos moves c5R c5R"], "ply 2 'c5R'"),
        (&["play", "e1e4"], "not neighbours"),
        (&["claim"], "no draw to claim"),
    ] {
        let finished = check_error(arguments, fault);
        assert_eq!(finished.code, Some(1), "{arguments:?}");
        assert_eq!(finished.errors.lines().count(), 1, "{}", finished.errors);
    }
    let refused = run(&["go", "depth", "zero"]);
    assert_eq!(
        (refused.code, refused.lines),
        (Some(1), vec!["bestmove none".to_owned()])
    );
    assert!(
        refused.errors.starts_with("error: go depth: 'zero'"),
        "{}",
        refused.errors
    );
    // Valid commands before and after it are executed.
    let Finished {
        code,
        lines,
        errors,
    } = run(&["query p1turn", "play e1e4", "play c5R", "query p1turn"]);
    assert_eq!(code, Some(1));
    assert_eq!(
        lines,
        [
            "response true",
            "played c5R path j1 j2 j3 j4 i4 h4 h5 i5 j5 j6 j7 j8 end out n result *",
            "response false"
        ]
    );
    assert!(errors.starts_with("error: play: move 1 'e1e4'"), "{errors}");
}

/// `/dev/full` refuses every write with "no space left".
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_an_error() {
    use std::fs::{File, OpenOptions};
    use std::process::Stdio;

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let input = folder.join("cli input.txt");
    fs::write(&input, "isready\ngo depth 3\nd\n").unwrap();
    let games = folder.join("cli games.pgn");
    fs::write(&games, "1. c5R a5R *\n\n").unwrap();
    let pgn = games.to_str().unwrap();
    let this = concat!("cmd=", env!("CARGO_BIN_EXE_akhet"));
    let reviewed = folder.join("cli reviewed.pgn");
    let commands: [&[&str]; 17] = [
        &["d"],
        &["go", "depth", "5"],
        &["isready"],
        &["query p1turn", "d"],
        &["go perft 2"],
        &["show"],
        &["perft", "2"],
        &["perft", "2", "--divide"],
        &["bench", "1"],
        &[
            "openings", "--count", "1", "--plies", "6", "--nodes", "100", "--score", "0..10000",
        ],
        &["play", "--watch", "--level", "0"],
        &["pgn", pgn],
        &[
            "analyse",
            pgn,
            "--nodes",
            "100",
            "--pgn-out",
            reviewed.to_str().unwrap(),
        ],
        &[
            "match",
            "--engine",
            this,
            "--engine",
            this,
            "--each",
            "depth=1",
            "--max-plies",
            "2",
        ],
        &["--version"],
        &["--help"],
        // The protocol's lines come from standard input.
        &[],
    ];
    for arguments in commands {
        let output = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let ended = Command::new(env!("CARGO_BIN_EXE_akhet"))
            .args(arguments)
            .stdin(File::open(&input).unwrap())
            .stdout(output)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
            .wait_with_output()
            .unwrap();
        let errors = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(1), "{arguments:?}: {errors}");
        let error = "error: cannot write the output: No space left on device";
        let said = errors.lines().any(|line| line.starts_with(error));
        assert!(said, "{arguments:?}: {errors}");
    }
    assert!(fs::read_to_string(reviewed).unwrap().contains("1. c5R"));
}
