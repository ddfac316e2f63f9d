//! Commands while a search or perft runs: `stop`, `ponderhit`, `isready`, `quit`, and the end of input or
//! output.

use akhet::laser::rules::{Record, Setup};
use akhet::protocol::commands;
use std::time::{Duration, Instant};
use test_support::engine::{
    ERROR, Engine, WIN_IN_ONE, at_each_position, check_answers_first, first_word, word_after,
};

/// A line for each command that is refused while a search runs.
const REFUSED_WHILE_SEARCHING: [&str; 34] = [
    "uci",
    "ugi",
    "uki",
    "setoption name MultiPV value 2",
    "setoption name Clear Hash",
    "ucinewgame",
    "position startpos",
    "go depth 1",
    "go perft 1",
    "review",
    "judge c5R",
    "solve 2",
    "shot",
    "shot j1L",
    "game",
    "moves",
    "moves j1L",
    "board",
    "play j1L",
    "undo",
    "claim",
    "query p1turn",
    "beam",
    "d",
    "eval",
    "flip",
    "genfens 1 seed 1 book None",
    "gensetups 1 seed 1",
    "svg",
    "svg no-such-folder/picture.svg",
    "opponents",
    "book",
    "help",
    "bench 2",
];

#[test]
fn other_commands_are_refused_while_a_search_runs() {
    // The list is complete.
    for command in commands::<Record>() {
        let acts = ["isready", "stop", "ponderhit", "quit", "debug", "register"].contains(&command);
        let listed = REFUSED_WHILE_SEARCHING
            .iter()
            .any(|line| line.starts_with(command));
        assert!(acts || listed, "{command}");
    }
    let mut engine = Engine::start();
    engine.silent("position setup ace moves c5R");
    let before = engine.state();
    for start in [
        "go infinite",
        "go ponder movetime 1",
        "go perft 7",
        "review nodes 1000000000",
        "judge a4L nodes 1000000000",
        "solve 8",
        "solve certificate 8",
    ] {
        engine.send(start);
        for line in REFUSED_WHILE_SEARCHING {
            let message = engine.refused(line);
            let word = line.split(' ').next().unwrap();
            let refused =
                message.starts_with(word) && message.contains("refused while a search runs");
            assert!(refused, "{start}, {line}: {message}");
        }
        engine.silent("debug on");
        engine.silent("register later");
        assert!(engine.refused("hello").contains("unknown command 'hello'"));
        assert!(engine.refused("go depth x").contains("'x'"));
        engine.refused_bytes(b"\xff\n");
        engine.send("stop");
        match first_word(start.trim_start_matches("go ")).as_str() {
            "perft" => assert_eq!(engine.line(), "info string perft stopped"),
            "review" => drop(engine.until("reviewok")),
            "judge" => assert_eq!(engine.line(), "judgeok"),
            "solve" => assert_eq!(engine.line(), "solved stopped"),
            _ => drop(engine.answered()),
        }
        assert_eq!(engine.state(), before, "after {start}");
    }
    // These are apart, since what they draw comes between the answers.
    for (start, end) in [
        ("genfens 1000000 seed 1 book None", "genfensok"),
        ("gensetups 1000000 seed 1", "gensetupsok"),
    ] {
        engine.send(start);
        engine.send("moves");
        engine.until("info string error moves: refused while a search runs");
        engine.send("stop");
        engine.until(end);
        assert_eq!(engine.state(), before, "after {start}");
    }
    // Neither the dialect nor an option has changed.
    let search = engine.go("go depth 3");
    assert_eq!(search.answer.len(), 3, "{search:?}");
    assert!(search.infos.iter().all(|line| line.contains(" multipv 1 ")));
    assert_eq!(
        search.infos.last().map(|line| word_after(line, "depth")),
        Some("3")
    );
    engine.end();
}

#[test]
fn isready_and_stop_are_answered_while_a_search_runs() {
    at_each_position(|engine, _| {
        engine.send("go infinite");
        // After this report `stop` comes in the middle of an iteration.
        engine.until("info depth 4 ");
        engine.send("isready");
        let before = engine.until("readyok");
        assert!(
            !before.iter().any(|line| line.starts_with("bestmove")),
            "{before:?}"
        );
        engine.send("stop");
        engine.answered();
    });
}

#[test]
fn isready_and_stop_are_answered_while_perft_runs() {
    let mut engine = Engine::start();
    for _ in 0..20 {
        engine.send("go perft 7");
        for _ in 0..5 {
            engine.send("isready");
            assert_eq!(engine.line(), "readyok");
        }
        engine.send("stop");
        assert_eq!(engine.line(), "info string perft stopped");
    }
    engine.end();
}

#[test]
fn pipelined_go_and_stop_are_all_answered() {
    let mut engine = Engine::start();
    engine.silent("setoption name Hash value 1");
    for start in ["go infinite", "go ponder movetime 1"] {
        engine.send_bytes(format!("{start}\nstop\n").repeat(500).as_bytes());
        for _ in 0..500 {
            engine.answered();
        }
    }
    engine.send_bytes("go perft 7\nstop\n".repeat(50).as_bytes());
    for _ in 0..50 {
        assert_eq!(engine.line(), "info string perft stopped");
    }
    // Errors and queries wait too, even if there are more than the queue holds.
    let questions = "hello\nquery p1turn\n".repeat(500);
    engine.send_bytes(format!("go infinite\nstop\n{questions}").as_bytes());
    engine.answered();
    for _ in 0..500 {
        engine.expect(ERROR);
        assert_eq!(engine.line(), "response true");
    }
    engine.end();
}

#[test]
fn commands_after_stop_are_executed_in_order() {
    let grail = Setup::Grail.fen();
    let mut engine = Engine::start();
    engine.send_bytes(b"go infinite\nstop\nposition grail\nquery fen\ngo depth 1\n");
    engine.answered();
    assert_eq!(engine.line(), format!("response {grail}"));
    assert_eq!(engine.answered().infos.len(), 1);
    // Commands after the next search are refused as usual until that search is stopped.
    engine.send_bytes(b"go infinite\nstop\ngo infinite\nposition ace\nstop\nquery fen\n");
    engine.answered();
    let mut lines = engine.until("bestmove ");
    lines.retain(|line| !line.starts_with("info depth "));
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].starts_with(&format!("{ERROR}position: refused while a search runs")));
    assert_eq!(engine.line(), format!("response {grail}"));
    // An isready that waits for another command is answered after it.
    engine.send_bytes(b"go infinite\nstop\nposition ace\nisready\n");
    engine.answered();
    assert_eq!(engine.line(), "readyok");
    engine.send_bytes(b"go infinite\nstop\nquery p1turn\nquit\nisready\n");
    engine.answered();
    engine.ended(&["response true"]);

    // The end of the input waits too.
    let mut engine = Engine::start();
    engine.send_bytes(b"go infinite\nstop\nquery p1turn\ngo infinite\n");
    engine.close_input();
    engine.answered();
    assert_eq!(engine.line(), "response true");
    engine.answered();
    engine.ended(&[]);
}

#[test]
fn stop_and_ponderhit_have_no_effect_when_idle() {
    let mut engine = Engine::start();
    for _ in 0..3 {
        engine.silent("stop");
        engine.silent("ponderhit");
    }
    // Nor do they affect the next search.
    engine.send("stop");
    engine.send("ponderhit");
    assert_eq!(engine.go("go depth 3").infos.len(), 3);
    engine.send("ponderhit");
    engine.send("go ponder depth 1");
    assert_eq!(engine.ask("hello").len(), 1);
    engine.send("stop");
    engine.answered();
    engine.end();
}

#[test]
fn pondering_waits_for_ponderhit() {
    let mut engine = Engine::start();
    for limits in [
        "movetime 50",
        "wtime 100 btime 100",
        "depth 2",
        "nodes 500",
        "mate 1",
    ] {
        // Without pondering each of these searches would end long before.
        engine.send(&format!("go ponder {limits}"));
        let held = Instant::now();
        while held.elapsed() < Duration::from_millis(150) {
            assert_eq!(engine.ask(""), [] as [&str; 0], "{limits}");
        }
        engine.send("ponderhit");
        engine.answered();
    }
    // The time limit counts from the `ponderhit`.
    engine.send("go ponder movetime 200");
    engine.until("info depth 3 ");
    let start = Instant::now();
    engine.send("ponderhit");
    engine.answered();
    let time = start.elapsed();
    assert!(time >= Duration::from_millis(185), "{time:?}");
    engine.send("go ponder movetime 50");
    engine.send("stop");
    engine.answered();
    engine.end();
}

#[test]
fn ponderhit_without_pondering_does_not_extend_the_time() {
    let (mut hit, mut other) = (Engine::start(), Engine::start());
    other.send("go movetime 1450");
    hit.send("go movetime 1000");
    // If ponderhit restarted the clock, the answer would come after the other.
    std::thread::sleep(Duration::from_millis(1000 - 50));
    hit.send("ponderhit");
    check_answers_first(&mut hit, &mut other);
    hit.end();
    other.end();
}

#[test]
fn an_infinite_search_withholds_bestmove_until_stop() {
    let mut engine = Engine::start();
    engine.silent(&format!("position fen {WIN_IN_ONE}"));
    for start in [
        "go infinite",
        "go",
        "go infinite mate 1",
        "go infinite depth 1 movetime 1",
    ] {
        engine.send(start);
        engine.until("info depth 1 ");
        let held = Instant::now();
        while held.elapsed() < Duration::from_millis(100) {
            assert_eq!(engine.ask(""), [] as [&str; 0], "{start}");
        }
        engine.send("stop");
        assert_eq!(engine.answered().best(), "i5j5");
    }
    engine.end();
}

#[test]
fn the_end_of_the_input_and_quit_stop_a_search() {
    for start in ["go infinite", "go ponder", "go depth 100"] {
        check_endings(start);
    }
    // What follows `quit` is ignored.
    let mut engine = Engine::start();
    engine.send_bytes(b"isready\nquit\nisready\n");
    engine.ended(&["readyok"]);
}

#[test]
fn the_end_of_the_input_and_quit_stop_perft() {
    check_endings("go perft 7");
}

/// Checks that `quit` and the end of the input each stop the work of this line and end the program.
fn check_endings(start: &str) {
    for quit in [true, false] {
        let mut engine = Engine::start();
        engine.send(start);
        engine.silent("");
        if quit {
            engine.send("quit");
        } else {
            engine.close_input();
        }
        let lines = engine.succeeds();
        let last = lines.last().map_or("", String::as_str);
        match start {
            "go perft 7" => assert_eq!(lines, ["info string perft stopped"]),
            _ => assert!(
                last.starts_with("bestmove ") && last.len() > 10,
                "{lines:?}"
            ),
        }
    }
}

#[test]
fn a_closed_output_ends_the_program() {
    let ends = |mut engine: Engine| {
        assert_eq!(engine.next_line(), None);
        // It may end at the first of them.
        let _ = engine.try_send_bytes(b"isready\n");
        let _ = engine.try_send_bytes(b"d\nisready\n");
        engine.succeeds();
    };
    let mut idle = Engine::start_reading(1);
    idle.send("isready");
    idle.expect("readyok");
    ends(idle);

    for start in ["go infinite", "go ponder"] {
        let mut searching = Engine::start_reading(3);
        searching.send(start);
        searching.until("info depth 3 ");
        ends(searching);
    }
    let mut counting = Engine::start_reading(1);
    counting.send("go perft 7\nisready");
    counting.expect("readyok");
    ends(counting);

    // Without any further input.
    let mut searching = Engine::start_reading(2);
    searching.send("go infinite");
    searching.until("info depth 2 ");
    searching.succeeds();
}
