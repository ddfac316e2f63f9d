//! Other engines behind the server of `akhet gui`.
#![cfg(unix)] // The engines of these tests exit with Unix statuses, and signals end the server.

use akhet::laser::rules::Setup;
use std::process::Command;
use test_support::engine::{QUIET, wait_until};
use test_support::rogue;
use test_support::server::Server;

#[test]
fn another_engine_speaks_the_same_lines_and_its_death_is_told() {
    let flag = rogue::engine_flag();
    let words: Vec<&str> = flag.split('\x1f').collect();
    let arguments = [&["--engine"], words.as_slice()].concat();
    let server = Server::with(&arguments, Some("crash"));
    let (_, names) = server.get(&format!("/engines?token={}", server.token));
    assert_eq!(names, r#"["Akhet","rogue"]"#);
    let mut session = server.connect("&engine=rogue").unwrap();
    let lines = session.ask("uci");
    assert_eq!(
        lines,
        [
            "id name rogue",
            "option name Temper type check default false",
            "uciok"
        ]
    );
    assert_eq!(session.ask("setoption name Temper value true"), [""; 0]);
    let refused = session.ask("setoption name Hash value 4");
    assert!(
        refused[0].contains("there is no option 'Hash'"),
        "{refused:?}"
    );
    let refused = session.ask("moves");
    assert!(
        refused[0].contains("moves: only for the built-in engine"),
        "{refused:?}"
    );
    let refused = session.ask("position startpos moves c5R c5R");
    assert!(
        refused[0].contains("position: ply 2 'c5R': "),
        "{refused:?}"
    );
    session.send(&format!("position fen {QUIET} moves j1L"));
    for _ in 0..2 {
        session.send("go nodes 10");
        assert_eq!(session.hear().unwrap(), "info depth 1 score cp 0");
        assert!(session.hear().unwrap().starts_with("bestmove "));
    }
    // It crashes at its third move.
    session.send("go nodes 10");
    let (lines, code) = session.closed();
    assert_eq!(
        lines,
        [
            "info string error engine rogue: exited before bestmove: exit status: 3: assertion failed"
        ]
    );
    assert_eq!(code, Some(4001));
    // A new connection restarts it.
    let mut session = server.connect("&engine=rogue").unwrap();
    session.send(&format!("position {}", Setup::Grail));
    session.send("go nodes 10");
    session.until("bestmove ");
}

#[test]
fn an_engine_that_does_not_stop_is_given_up_and_what_follows_stop_waits() {
    let own = env!("CARGO_BIN_EXE_akhet");
    let engine = format!("cmd={own}");
    let mut server = Server::with(&["--engine", &engine, "name=second"], None);
    let mut session = server.connect("&engine=second").unwrap();
    session.send("go infinite");
    session.until("info depth 3");
    for line in ["stop", "position startpos moves c5R", "go depth 1"] {
        session.send(line);
    }
    session.until("bestmove ");
    let lines = session.until("bestmove");
    assert!(
        lines.iter().all(|line| !line.contains("error")),
        "{lines:?}"
    );
    session.send("go depth 1");
    session.until("bestmove ");
    session.send("go infinite");
    session.until("info depth 2");
    let refused = session.ask("position startpos");
    let fault = "position: refused while a search runs";
    assert!(
        refused.iter().any(|line| line.contains(fault)),
        "{refused:?}"
    );
    // The sessions and their engines end with the program.
    let pid = rustix::process::Pid::from_child(&server.child);
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    assert_eq!(session.closed().1, Some(4002));
    assert!(server.child.wait().unwrap().success());
}

#[test]
fn other_engines_get_no_more_than_the_built_in_one_and_only_what_they_understand() {
    let own = env!("CARGO_BIN_EXE_akhet");
    let engine = format!("cmd={own}");
    let server = Server::with(&["--engine", &engine, "name=second"], None);
    let mut session = server.connect("&engine=second").unwrap();
    let declared = session.ask("uci");
    let hash = "option name Hash type spin default 64 min 1 max 256";
    assert!(declared.iter().any(|line| line == hash), "{declared:?}");
    assert!(
        !declared.iter().any(|line| line.contains("EvalFile")),
        "{declared:?}"
    );
    for (line, fault) in [
        (
            "setoption name Hash value 1000000",
            "'1000000': expected a whole number from 1 to 256",
        ),
        (
            "setoption name EvalFile value /etc/passwd",
            "there is no option 'EvalFile'",
        ),
        ("go mate 3", "go: mate, ponder and searchmoves"),
        ("go searchmoves c5R", "go: mate, ponder and searchmoves"),
        (
            "position startpos moves e1R",
            "ply 1 'e1R': a King does not turn",
        ),
        ("query fen", "query: only for the built-in engine"),
        ("hello", "unknown command 'hello'"),
    ] {
        let refused = session.ask(line);
        assert!(refused[0].contains(fault), "{line}: {refused:?}");
        let answer: &[&str] = if line.starts_with("go ") {
            &["bestmove none"]
        } else {
            &[]
        };
        assert_eq!(refused[1..], *answer, "{line}");
    }
    // Its games are checked under its rule options.
    assert_eq!(session.ask("setoption name KingTurns value true"), [""; 0]);
    assert_eq!(session.ask("position startpos moves e1R"), [""; 0]);
    session.send("go nodes 100");
    session.until("bestmove ");
}

#[test]
fn an_engine_that_says_nothing_ends_with_the_program() {
    let server = Server::with(&["--engine", "cmd=sleep", "args=1000", "name=mute"], None);
    let mut session = server.connect("&engine=mute").unwrap();
    session.send("uci");
    let children = || {
        let id = server.child.id().to_string();
        let found = Command::new("pgrep").args(["-P", &id]).output().unwrap();
        String::from_utf8(found.stdout).unwrap().trim().to_owned()
    };
    wait_until("the engine starts", || !children().is_empty());
    let engine: i32 = children().parse().unwrap();
    let pid = rustix::process::Pid::from_child(&server.child);
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    assert_eq!(session.closed().1, Some(4002));
    let engine = rustix::process::Pid::from_raw(engine).unwrap();
    wait_until("the engine ends", || {
        rustix::process::test_kill_process(engine).is_err()
    });
}

#[test]
fn no_engine_may_have_the_name_of_the_built_in_one() {
    let output = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args([
            "gui",
            "--no-open",
            "--port",
            "0",
            "--engine",
            "cmd=x",
            "name=Akhet",
        ])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        error.trim(),
        "error: engine Akhet: this is the name of the built-in engine"
    );
}

/// A server with a shell script as an engine.
fn with_script(script: &str) -> Server {
    let arguments = format!("args=-c '{script}'");
    Server::with(&["--engine", "cmd=sh", &arguments, "name=script"], None)
}

#[test]
fn only_what_an_engine_has_declared_reaches_it_and_never_a_second_line() {
    let folder = tempfile::tempdir().unwrap();
    let heard = folder.path().join("heard");
    // It logs its input, and declares options.
    let script = format!(
        "while read -r line; do echo \"$line\" >> {}; \
         case $line in uci) echo option name Contempt type spin default 0 min -9 max 9; \
         echo option name Style type combo default Calm var Calm var Wild; \
         echo option name Log type string default x; echo uciok;; isready) echo readyok;; quit) exit;; esac; done",
        heard.display()
    );
    let server = with_script(&script);
    let mut session = server.connect("&engine=script").unwrap();
    for (line, fault) in [
        ("setoption name Log value f", "there is no option 'Log'"),
        (
            "setoption name Contempt value 10",
            "'10': expected a whole number from -9 to 9",
        ),
        (
            "setoption name Style value Tame",
            "'Tame': expected one of Calm, Wild",
        ),
        (
            "setoption name Contempt value 5\rsetoption name Log value f",
            "'5 setoption",
        ),
        (
            "setoption name Style value Calm\rsetoption name Log value f",
            "'Calm setoption",
        ),
    ] {
        let refused = session.ask(line);
        assert_eq!(refused.len(), 1, "{refused:?}");
        assert!(refused[0].contains(fault), "{line}: {refused:?}");
    }
    for line in [
        "setoption name contempt value +5",
        "setoption name STYLE value wild",
    ] {
        assert_eq!(session.ask(line), [""; 0]);
    }
    let text = std::fs::read_to_string(&heard).unwrap();
    let set: Vec<&str> = text
        .lines()
        .filter(|line| line.contains("option"))
        .collect();
    assert_eq!(
        set,
        [
            "setoption name Contempt value 5",
            "setoption name Style value Wild"
        ]
    );
    assert!(!text.contains("Log"), "{text}");
}

#[test]
fn an_engine_that_refuses_a_value_goes_on() {
    let server = with_script(
        "echo option name Temper type check default false; echo uciok; echo readyok; \
         echo info string error not today; yes readyok",
    );
    let mut session = server.connect("&engine=script").unwrap();
    let refused = session.ask("setoption name Temper value true");
    let fault = "info string error setoption: the engine refuses its options: not today";
    assert_eq!(refused, [fault]);
    assert_eq!(session.ask("setoption name Temper value true"), [""; 0]);
}

#[test]
fn an_engine_that_does_not_read_is_given_up() {
    let server =
        with_script("echo option name Temper type check default false; echo uciok; yes readyok");
    let mut session = server.connect("&engine=script").unwrap();
    let error = "info string error engine script: does not read its input";
    // More lines than the pipe and the queue hold.
    let answers = (0..10_000).map(|_| {
        session.send("setoption name Temper value true\nisready");
        session.hear()
    });
    let last = { answers }.find(|answer| *answer != Ok("readyok".to_owned()));
    assert_eq!(last, Some(Ok(error.to_owned())));
    assert_eq!(session.closed().1, Some(4001));
}

#[test]
fn an_engine_that_declares_options_without_end_is_given_up() {
    for script in [
        "yes option name Odd type check",
        "head -c 200000 /dev/zero | tr \"\\0\" x > long; \
         while :; do printf \"option name \"; cat long; echo; done",
    ] {
        let server = with_script(script);
        let mut session = server.connect("&engine=script").unwrap();
        session.send("uci");
        let (lines, code) = session.closed();
        assert_eq!(
            lines,
            [
                "info string error engine script: declares more than 4096 options, \
                 or more than 1048576 bytes of them"
            ]
        );
        assert_eq!(code, Some(4001));
    }
}
