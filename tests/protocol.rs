//! The protocol from a GUI's side: bad input, stopped searches, the end of a conversation, options,
//! dialects, and the commands for programs that do not know the rules.

mod engine;

use akhet::laser::bench::POSITIONS;
use akhet::laser::rules::{Position, Record, Setup};
use akhet::protocol::{COMMANDS, LONGEST_LINE};
use engine::{Dice, ERROR, Engine, Finished, word_after};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Blue wins with i5j5, Red's King on c5 being hit along the rank.
const WIN_IN_ONE: &str = "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b";
/// Blue's move f1g1 loses to Red's second move.
const LOSING: &str = "ls3kPnpe3/3ds1de4/3pspe2Se2/10/2Sn2Pnsn3/1se7Ps/pn9/4psK3Ln b 13";
/// Two Kings that nothing threatens.
const QUIET: &str = "ls9/10/10/4k5/4K5/10/10/9Ln b";

/// How much later than it should an answer may come: far more than it does on a busy machine.
const GENEROUS: Duration = Duration::from_secs(10);

/// Checks that a line is refused for this fault and changes nothing.
fn check_refused(engine: &mut Engine, line: &str, fault: &str) {
    let before = engine.state();
    let message = engine.refused(line);
    assert!(
        message.contains(fault),
        "'{line:.200}': '{message}' lacks '{fault}'"
    );
    assert_eq!(engine.state(), before, "after '{line:.200}'");
}

fn check_all_refused(lines: &[(&str, &str)]) {
    let mut engine = Engine::start();
    engine.silent("position setup grail moves j1L");
    for (line, fault) in lines {
        check_refused(&mut engine, line, fault);
    }
    assert_eq!(engine.answer("play f7e7"), "played f7e7 end out result *");
    engine.end();
}

#[test]
fn unknown_words_are_refused() {
    check_all_refused(&[
        ("hello", "'hello'"),
        ("UCI", "'UCI'"),
        ("ucii", "'ucii'"),
        ("uci now", "uci: unexpected 'now'"),
        ("isready ?", "isready: unexpected '?'"),
        ("ucinewgame 2", "ucinewgame: unexpected '2'"),
        ("stop it", "stop: unexpected 'it'"),
        ("ponderhit e1e2", "ponderhit: unexpected 'e1e2'"),
        ("quit please", "quit: unexpected 'please'"),
        ("moves e1", "moves: move 1 'e1'"),
        ("moves e8e9", "moves: move 1 'e8e9'"),
        ("moves f7e7 e1e4", "moves: move 2 'e1e4': "),
        ("board 2", "board: unexpected '2'"),
        ("debug", "debug: on or off is missing"),
        ("debug yes", "debug: unexpected 'yes'"),
        ("debug on off", "debug: unexpected 'off'"),
        ("query fen now", "query: unexpected 'now'"),
        (
            "query",
            "query: p1turn, gameover, result, repetitions or fen is missing",
        ),
        ("query weather", "'weather'"),
        ("query p1turn now", "'now'"),
        ("beam green", "'green'"),
        ("beam blue red", "'red'"),
        ("play", "play: a move is missing"),
        ("undo 2", "undo: unexpected '2'"),
        ("claim win", "claim: unexpected 'win'"),
        ("d 2", "d: unexpected '2'"),
        ("eval 2", "eval: unexpected '2'"),
        ("flip 2", "flip: unexpected '2'"),
        ("help go", "help: unexpected 'go'"),
        ("\u{1b}[31mred\u{7}", "\\u{1b}[31mred\\u{7}"),
        ("ход", "'ход'"),
    ]);
}

#[test]
fn bad_values_of_options_are_refused() {
    let mut cases: Vec<(String, String)> = Vec::new();
    let mut bad = |name: &str, value: &str| {
        cases.push((
            format!("setoption name {name} value {value}"),
            format!("option {name} takes "),
        ));
        cases.push((
            format!("setoption name {name} value {value}"),
            format!("'{value}'"),
        ));
    };
    let spins = [
        ("Hash", "0", "1048577"),
        ("Threads", "0", "1025"),
        ("MultiPV", "0", "219"),
        ("Move Overhead", "-1", "5001"),
    ];
    for (name, below, above) in spins {
        for value in [
            below,
            above,
            "-5",
            "x",
            "1.5",
            "6 4",
            "18446744073709551616",
            "0x10",
        ] {
            bad(name, value);
        }
    }
    for name in ["Ponder", "KingTurns", "SwapOntoClosed", "RepetitionEnds"] {
        for value in ["yes", "1", "true false"] {
            bad(name, value);
        }
    }
    for value in ["pyramid", "1", "ace ace"] {
        bad("Setup", value);
    }
    for (name, ..) in spins.iter().chain(&[("Ponder", "", ""), ("Setup", "", "")]) {
        for line in [
            format!("setoption name {name}"),
            format!("setoption name {name} value"),
        ] {
            cases.push((line, format!("option {name} needs a value")));
        }
    }
    let cases: Vec<_> = cases
        .iter()
        .map(|(line, fault)| (line.as_str(), fault.as_str()))
        .collect();
    check_all_refused(&cases);
    check_all_refused(&[
        (
            "setoption name Clear Hash value 1",
            "option Clear Hash takes no value",
        ),
        ("setoption name Contempt value 1", "'Contempt'"),
        ("setoption name Contempt", "'Contempt'"),
        ("setoption name value 5", "name is missing"),
        ("setoption name", "name is missing"),
        ("setoption", "name is missing"),
        ("setoption Hash 5", "'Hash'"),
    ]);
}

#[test]
fn bad_words_of_go_are_refused() {
    let mut cases: Vec<(String, String)> = Vec::new();
    let mut bad = |name: &str, value: &str| {
        cases.push((
            format!("go {name} {value}"),
            format!("go {name}: '{value}'"),
        ));
    };
    let huge = "99999999999999999999";
    for name in ["depth", "nodes", "mate"] {
        for value in ["0", "-1", "-3", huge, "x", "1.5", "infinite"] {
            bad(name, value);
        }
    }
    let clocks = [
        "movetime", "wtime", "btime", "winc", "binc", "p1time", "p2time", "p1inc", "p2inc",
    ];
    for name in clocks {
        for value in [huge, "-99999999999999999999", "x", "1.5", "depth"] {
            bad(name, value);
        }
    }
    for (name, value) in [
        ("depth", "4294967296"),
        ("mate", "4294967296"),
        ("movestogo", "-1"),
        ("movestogo", "4294967296"),
        ("movestogo", "x"),
        ("perft", "-1"),
        ("perft", "65"),
        ("perft", "x"),
        ("perft", huge),
    ] {
        bad(name, value);
    }
    let numbers = ["depth", "nodes", "mate", "movestogo", "perft"];
    for name in clocks.iter().chain(&numbers) {
        cases.push((
            format!("go {name}"),
            format!("go {name}: the number is missing"),
        ));
    }
    let cases: Vec<_> = cases
        .iter()
        .map(|(line, fault)| (line.as_str(), fault.as_str()))
        .collect();
    check_all_refused(&cases);
    check_all_refused(&[
        ("go fast", "'fast'"),
        ("go depth 3 fast", "'fast'"),
        ("go 3", "'3'"),
        ("go depth 2 perft 2", "'perft'"),
        ("go perft 2 depth", "'depth'"),
        ("go searchmoves", "go searchmoves: a move is missing"),
        (
            "go searchmoves depth 2",
            "go searchmoves: a move is missing",
        ),
        ("go searchmoves f7e7 k1k2", "move 2 'k1k2'"),
        ("go searchmoves f7e7 e1e2 depth 1", "move 2 'e1e2'"),
    ]);
}

#[test]
fn illegal_moves_are_refused() {
    // Red is to move in grail after j1L.
    check_all_refused(&[
        ("play e2d2", "move 1 'e2d2'"),
        ("play f7e7 f7e7", "move 2 'f7e7'"),
        ("play f7e7 e1e9", "move 2 'e1e9'"),
        ("play f7R", "a King does not turn"),
        ("play f7f7", "'f7f7'"),
        ("play f7X", "'f7X'"),
        ("play z", "'z'"),
        ("play f7Rx", "'f7Rx'"),
        ("play a8R", "move 1 'a8R': the Laser on a8 "),
        ("play a8b7", "a8"),
        ("play f7f5", "not neighbours"),
        ("play h8i8", "h8"),
        ("position startpos moves c5R c5R", "ply 2 'c5R'"),
        ("position startpos moves c5R 5c", "ply 2 '5c'"),
        ("claim", "occurred 1 of the 3 times"),
    ]);
}

#[test]
fn faulty_positions_are_refused() {
    check_all_refused(&[
        (
            "position",
            "position: startpos, setup NAME or fen FEN is missing",
        ),
        ("position moves e1e2", "is missing"),
        ("position setup", "the setup's name is missing"),
        ("position setup pyramid", "'pyramid'"),
        ("position pyramid", "'pyramid'"),
        ("position startpos e1e2", "'e1e2'"),
        ("position setup ace e1e2", "'e1e2'"),
        ("position fen", "fen: the position is empty"),
        ("position fen moves e1e2", "fen: the position is empty"),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln",
            "side to move is missing",
        ),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln w",
            "side to move is b or r",
        ),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln b 0",
            "full-move number",
        ),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln b 1000000001",
            "full-move number",
        ),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln b 1 1",
            "nothing may follow",
        ),
        ("position fen ls9/10/10/4k5/4K5/10/9Ln b", "ranks"),
        ("position fen ls9/10/10/4k5/4K5/10/10/10/9Ln b", "ranks"),
        ("position fen ls8/10/10/4k5/4K5/10/10/9Ln b", "rank 8"),
        ("position fen ls9/11/10/4k5/4K5/10/10/9Ln b", "rank 7"),
        ("position fen ls9/10/10/4k5/4K5/10/10/9Lx b", "rank 1"),
        ("position fen ls9/10/10/4k5/4K5/10/10/9Ls b", "Laser"),
        ("position fen ls9/10/10/4k5/4X5/10/10/9Ln b", "'X'"),
        (
            "position fen ls9/10/10/10/4K5/10/10/9Ln b",
            "Red has 0 Kings",
        ),
        (
            "position fen ls9/10/10/4kk4/4K5/10/10/9Ln b",
            "Red has 2 Kings",
        ),
        ("position fen ls9/10/10/4k5/4K5/10/10/10 b", "Laser"),
        ("position fen ls9/10/10/4k5/4K4Pn/10/10/8PnLn b", "i1"),
        (
            "position fen ls9/10/10/2k5Ps1/10/10/10/4K4Ln b moves i5j5 c5c4",
            "ply 2 'c5c4': the game is over",
        ),
    ]);
}

/// This many moves from ace that hit nothing.
fn quiet_moves(count: usize) -> Vec<String> {
    let mut record = Record::new(Setup::Ace.position().clone());
    let mut dice = Dice(7);
    while record.plies().len() < count {
        let moves = record.position().legal_moves();
        let mv = moves[dice.roll(moves.len())];
        if record.play(mv).unwrap().hit().is_some() {
            record.undo();
        }
    }
    record
        .plies()
        .iter()
        .map(|ply| ply.mv.to_string())
        .collect()
}

#[test]
fn a_thousand_moves_are_played_or_none() {
    let moves = quiet_moves(1000);
    let mut engine = Engine::start();
    engine.silent(&format!("position startpos moves {}", moves.join(" ")));
    let mut position = Setup::Ace.position().clone();
    for mv in &moves {
        position.play(mv.parse().unwrap()).unwrap();
    }
    assert_eq!(engine.fen(), position.to_string());
    assert_eq!(position.move_number(), 501);

    engine.silent("position setup curiosity moves d1d2");
    for fault in ["j1i1", "j1x", "e9e8"] {
        let mut moves = moves.clone();
        moves[776] = fault.to_owned();
        let line = format!("position startpos moves {}", moves.join(" "));
        check_refused(&mut engine, &line, &format!("ply 777 '{fault}'"));
    }
    // All of them back, one by one.
    engine.silent(&format!("position startpos moves {}", moves.join(" ")));
    for mv in moves.iter().rev() {
        assert_eq!(engine.answer("undo"), format!("undone {mv}"));
    }
    assert_eq!(engine.fen(), Setup::Ace.fen());
    assert!(engine.refused("undo").contains("no move"));
    engine.end();
}

#[test]
fn noise_is_refused_line_by_line() {
    let mut engine = Engine::start();
    engine.silent("position setup mercury");
    let before = engine.state();
    let mut dice = Dice(42);
    for round in 0..300 {
        let length = 8 + dice.roll(200);
        let mut line: Vec<u8> = (0..length)
            .map(|_| match round % 3 {
                0 => dice.roll(256) as u8,
                1 => [0, 0xff, 0x1b, b'\r', 0x7f, 8, 0xc3, b' '][dice.roll(8)],
                _ => (1 + dice.roll(127)) as u8,
            })
            .map(|byte| if byte == b'\n' { 0 } else { byte })
            .collect();
        // Not blank, and no command by chance.
        line.insert(0, 1);
        line.push(b'\n');
        engine.refused_bytes(&line);
    }
    assert_eq!(engine.state(), before);
    engine.end();
}

#[test]
fn text_that_is_no_utf8_is_refused() {
    let mut engine = Engine::start();
    let lines: [(&[u8], &str); 4] = [
        (b"isready\xff\n", "byte 8"),
        (b"\xc3\n", "byte 1"),
        (b"position startpos moves \xe2\x82\n", "byte 25"),
        (b"\xed\xa0\x80\n", "byte 1"),
    ];
    for (line, fault) in lines {
        let message = engine.refused_bytes(line);
        assert!(message.contains(fault), "{message}");
    }
    engine.end();
}

#[test]
fn blanks_and_line_ends_of_all_kinds_are_read() {
    let mut engine = Engine::start();
    engine.send_bytes(b"isready\r\n");
    assert_eq!(engine.line(), "readyok");
    engine.send_bytes(b"\n\r\n \t \x0c\r\n\t isready \t\r\n");
    assert_eq!(engine.line(), "readyok");
    engine.send_bytes(b"position\tsetup\x0c  grail   moves\t\tj1L \r\n  go\tdepth   1\r\n");
    assert!(engine.answered().infos.len() == 1);
    assert!(engine.fen().ends_with(" r 1"));
    // A line that comes in pieces is one line.
    for piece in [b"is".as_slice(), b"read", b"y", b"\r", b"\n"] {
        engine.send_bytes(piece);
    }
    assert_eq!(engine.line(), "readyok");
    // And a last line needs no end.
    engine.send_bytes(b"query p1turn");
    engine.close_input();
    engine.ended(&["response false"]);
}

#[test]
fn a_byte_order_mark_before_the_first_line_is_skipped() {
    let mut engine = Engine::start();
    engine.send_bytes(b"\xef\xbb\xbfisready\n");
    assert_eq!(engine.line(), "readyok");
    // Later it is part of a word.
    let message = engine.refused_bytes(b"\xef\xbb\xbfisready\n");
    assert!(message.contains("unknown command"), "{message}");
    engine.end();
}

#[test]
fn lines_that_are_too_long_are_refused() {
    let long = vec![b'x'; 10_000_000];
    let mut engine = Engine::start();
    engine.send_bytes(&long);
    let message = engine.refused_bytes(b"\n");
    assert!(
        message.contains("10000000") && message.contains("1048576"),
        "{message}"
    );
    // The longest that is read, and one byte more.
    let mut line = b"isready".to_vec();
    line.resize(LONGEST_LINE, b' ');
    line.push(b'\n');
    engine.send_bytes(&line);
    assert_eq!(engine.line(), "readyok");
    line.insert(0, b' ');
    assert!(engine.refused_bytes(&line).contains("1048577"));
    // Without an end.
    engine.send_bytes(&long);
    engine.close_input();
    let Finished {
        code,
        lines,
        errors,
    } = engine.finish();
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert!(
        matches!(lines.as_slice(), [line] if line.starts_with(ERROR)),
        "{lines:?}"
    );
}

#[test]
fn lines_of_many_words_are_read() {
    let mut engine = Engine::start();
    let many = |start: &str, word: &str| format!("{start}{}", format!(" {word}").repeat(100_000));
    check_refused(&mut engine, &many("foo", "foo"), "'foo'");
    check_refused(&mut engine, &many("play", "e1e2"), "move 2 'e1e2'");
    check_refused(&mut engine, &many("play", "e1e1"), "move 1 'e1e1'");
    check_refused(
        &mut engine,
        &many("position startpos moves", "c5R"),
        "ply 2 'c5R'",
    );
    check_refused(&mut engine, &many("position fen", "10"), "ranks");
    check_refused(&mut engine, &many("setoption name", "Hash"), "Hash Hash");
    check_refused(
        &mut engine,
        &many("setoption name Setup value", "ace"),
        "Setup takes",
    );
    check_refused(&mut engine, &many("go", "x"), "'x'");
    check_refused(&mut engine, &many("beam blue", "blue"), "'blue'");
    // The last of them counts.
    let search = engine.go(&many("go", "depth 2"));
    assert_eq!(search.infos.len(), 2);
    engine.end();
}

#[test]
fn what_is_quoted_is_short_and_fit_to_be_read() {
    let mut engine = Engine::start();
    for strange in [
        "x".repeat(5000),
        "\u{1b}[2J\u{7}".repeat(20),
        "\u{202e}".repeat(500),
    ] {
        for start in [
            "",
            "setoption name ",
            "setoption name Setup value ",
            "setoption name Hash value ",
            "setoption name Ponder value ",
            "position ",
            "position setup ",
            "position fen ",
            "position startpos moves ",
            "play ",
            "go ",
            "go depth ",
            "go searchmoves ",
            "query ",
            "beam ",
            "svg no-such-folder/",
        ] {
            let line = format!("{start}{strange}");
            let message = engine.refused(&line);
            let length = message.chars().count();
            assert!(length < 600, "{start}: {length} characters: {message}");
            assert!(!message.contains('\u{202e}'), "{start}: {message}");
        }
    }
    engine.end();
}

/// A line for each command that is refused while a search runs.
const OTHERS: [&str; 23] = [
    "uci",
    "ugi",
    "uki",
    "setoption name MultiPV value 2",
    "setoption name Clear Hash",
    "ucinewgame",
    "position startpos",
    "go depth 1",
    "go perft 1",
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
    "svg",
    "svg no-such-folder/picture.svg",
    "help",
];

#[test]
fn other_commands_are_refused_while_a_search_runs() {
    // The list is complete.
    for (command, ..) in COMMANDS {
        let acts = ["isready", "stop", "ponderhit", "quit", "debug", "register"].contains(&command);
        let listed = OTHERS.iter().any(|line| line.starts_with(command));
        assert!(acts || listed, "{command}");
    }
    let mut engine = Engine::start();
    engine.silent("position setup ace moves c5R");
    let before = engine.state();
    for start in ["go infinite", "go ponder movetime 1", "go perft 7"] {
        engine.send(start);
        for line in OTHERS {
            let message = engine.refused(line);
            let word = line.split(' ').next().unwrap();
            let told = message.starts_with(word) && message.contains("refused while a search runs");
            assert!(told, "{start}, {line}: {message}");
        }
        engine.silent("debug on");
        engine.silent("register later");
        assert!(engine.refused("hello").contains("unknown command 'hello'"));
        assert!(engine.refused("go depth 0").contains("'0'"));
        engine.refused_bytes(b"\xff\n");
        engine.send("stop");
        if start == "go perft 7" {
            assert_eq!(engine.line(), "info string perft stopped");
        } else {
            engine.answered();
        }
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
    let mut engine = Engine::start();
    for fen in POSITIONS {
        engine.silent(&format!("position fen {fen}"));
        engine.send("go infinite");
        // Into the middle of an iteration.
        engine.until("info depth 4 ");
        engine.send("isready");
        let before = engine.until("readyok");
        assert!(
            !before.iter().any(|line| line.starts_with("bestmove")),
            "{before:?}"
        );
        engine.send("stop");
        engine.answered();
    }
    engine.end();
}

#[test]
fn isready_and_stop_are_answered_while_positions_are_counted() {
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
fn searches_may_be_sent_together_with_their_stops() {
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
    // Errors wait, too, and so do questions: more of them than may wait.
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
fn what_follows_stop_is_carried_out_in_order() {
    let grail = Setup::Grail.fen();
    let mut engine = Engine::start();
    engine.send_bytes(b"go infinite\nstop\nposition grail\nquery fen\ngo depth 1\n");
    engine.answered();
    assert_eq!(engine.line(), format!("response {grail}"));
    assert_eq!(engine.answered().infos.len(), 1);
    // What follows the next search is refused as ever, until that is stopped.
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

    // The end of the input waits as well.
    let mut engine = Engine::start();
    engine.send_bytes(b"go infinite\nstop\nquery p1turn\ngo infinite\n");
    engine.close_input();
    engine.answered();
    assert_eq!(engine.line(), "response true");
    engine.answered();
    engine.ended(&[]);
}

#[test]
fn stop_and_ponderhit_mean_nothing_when_idle() {
    let mut engine = Engine::start();
    for _ in 0..3 {
        engine.silent("stop");
        engine.silent("ponderhit");
    }
    // Nor do they act on the search to come.
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
fn pondering_waits_for_the_hit() {
    let mut engine = Engine::start();
    for limits in [
        "movetime 50",
        "wtime 100 btime 100",
        "depth 2",
        "nodes 500",
        "mate 1",
    ] {
        // All of it would be over long before.
        engine.send(&format!("go ponder {limits}"));
        let held = Instant::now();
        while held.elapsed() < Duration::from_millis(150) {
            assert_eq!(engine.ask(""), [] as [&str; 0], "{limits}");
        }
        engine.send("ponderhit");
        engine.answered();
    }
    // Time counts from the hit.
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
fn an_infinite_search_holds_its_answer() {
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
fn the_end_of_the_input_and_quit_stop_a_count() {
    check_endings("go perft 7");
}

/// Ends the program by `quit` and by the end of the input while it does this.
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
        let Finished {
            code,
            lines,
            errors,
        } = engine.finish();
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{start}");
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
        let Finished { code, errors, .. } = engine.finish();
        assert_eq!((code, errors.as_str()), (Some(0), ""));
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
    let Finished { code, errors, .. } = searching.finish();
    assert_eq!((code, errors.as_str()), (Some(0), ""));
}

#[test]
fn limits_of_time_end_a_search() {
    let mut engine = Engine::start();
    // The limits, and the milliseconds that may be used.
    let settings = [
        ("movetime 0", 0),
        ("movetime -7", 0),
        ("movetime 1", 1),
        ("movetime 20", 20),
        ("movetime 150", 150),
        ("movetime 50 wtime 100000 btime 100000", 50),
        ("wtime 0 btime 0", 0),
        ("wtime -500 btime -500", 0),
        ("wtime 1 btime 1", 1),
        ("wtime 1 btime 1 winc 1 binc 1", 1),
        ("wtime 10 btime 10", 10),
        ("wtime 30 btime 30 winc 1000 binc 1000", 30),
        ("wtime 100 btime 100 movestogo 1", 100),
        ("wtime 100 btime 100 movestogo 0", 100),
        ("p1time 100 p2time 100 p1inc 10 p2inc 10", 100),
        ("wtime 300 btime 300 movestogo 40", 300),
        ("wtime 1000 btime 1000", 1000),
        (
            "wtime 1000 btime 1000 winc 20 binc 20 movestogo 4000000000",
            1000,
        ),
    ];
    for position in [
        "startpos",
        "startpos moves c5R",
        &format!("fen {}", POSITIONS[6]),
    ] {
        engine.silent(&format!("position {position}"));
        for (limits, milliseconds) in settings {
            let start = Instant::now();
            let search = engine.go(&format!("go {limits}"));
            let time = start.elapsed();
            let most = Duration::from_millis(milliseconds) + GENEROUS;
            assert!(time <= most, "{position}, go {limits}: {time:?}");
            assert_ne!(search.best(), "none");
        }
    }
    // Each player has its own clock. On the other's the search would take half a minute.
    for (position, clocks) in [
        ("startpos moves c5R", "wtime 1000000 btime 10"),
        ("startpos", "p1time 10 p2time 1000000"),
    ] {
        engine.silent(&format!("position {position}"));
        let start = Instant::now();
        engine.go(&format!("go {clocks}"));
        assert!(start.elapsed() <= GENEROUS, "{clocks}");
    }
    engine.end();
}

/// Checks that of two searches that run the first answers first.
fn check_answers_first(first: &mut Engine, second: &mut Engine) {
    first.answered();
    second.send("isready");
    let lines = second.until("readyok");
    let answered = lines.iter().any(|line| line.starts_with("bestmove "));
    assert!(!answered, "{lines:?}");
    second.send("stop");
    second.answered();
}

#[test]
fn time_is_used_less_the_overhead() {
    let (mut early, mut late) = (Engine::start(), Engine::start());
    early.silent("setoption name Move Overhead value 2000");
    late.silent("setoption name Move Overhead value 0");
    let start = Instant::now();
    late.send("go movetime 4000");
    early.send("go movetime 4000");
    check_answers_first(&mut early, &mut late);
    assert!(start.elapsed() >= Duration::from_millis(1990));
    early.end();
    late.end();
}

#[test]
fn the_same_budget_gives_the_same_search() {
    let mut engine = Engine::start();
    for (position, limits) in [
        ("startpos", "nodes 1"),
        ("startpos", "nodes 5000"),
        ("setup curiosity moves d1d2", "nodes 12345"),
        ("setup mercury", "depth 4"),
        (&format!("fen {LOSING}"), "depth 4 nodes 2000"),
    ] {
        let mut search = || {
            engine.silent("ucinewgame");
            engine.silent(&format!("position {position}"));
            engine.go(&format!("go {limits}"))
        };
        let first = search();
        assert_eq!(search(), first, "{position}, {limits}");
        for line in &first.infos {
            let nodes: u64 = word_after(line, "nodes").parse().unwrap();
            let most = word_after(&format!("{limits} nodes 1000000000"), "nodes").parse();
            assert!(nodes <= most.unwrap(), "{line}");
        }
    }
    // More nodes, more thought.
    engine.silent("ucinewgame");
    let deep = engine.go("go nodes 100000").infos.len();
    engine.silent("ucinewgame");
    assert!(deep > engine.go("go nodes 1000").infos.len());
    engine.end();
}

#[test]
fn answers_and_lines_are_legal() {
    let mut engine = Engine::start();
    for fen in POSITIONS {
        engine.silent(&format!("position fen {fen}"));
        let moves = engine.moves();
        let position: Position = fen.parse().unwrap();
        assert_eq!(moves.len(), position.legal_moves().len());
        for limits in ["nodes 1", "nodes 3000", "depth 1", "movetime 1"] {
            let search = engine.go(&format!("go {limits}"));
            assert!(
                moves.iter().any(|mv| mv == search.best()),
                "{fen} {search:?}"
            );
            let lines = search.infos.iter().map(|line| {
                let (_, pv) = line.split_once(" pv ").expect("every report has a line");
                pv.split(' ').map(str::to_owned).collect()
            });
            let answer = search
                .answer
                .iter()
                .filter(|word| *word != "ponder")
                .cloned()
                .collect();
            for line in lines.chain([answer]) {
                let line: Vec<String> = line;
                let mut record = Record::new(position.clone());
                for mv in &line {
                    if let Err(error) = record.play(mv.parse().unwrap()) {
                        panic!("{fen}: {mv} in {line:?}: {error}");
                    }
                }
            }
        }
    }
    engine.end();
}

#[test]
fn search_moves_limit_the_choice() {
    let mut engine = Engine::start();
    let moves = engine.moves();
    let mut dice = Dice(3);
    for size in [1, 2, 3, 10, 40] {
        let list: Vec<_> = (0..size)
            .map(|_| moves[dice.roll(moves.len())].clone())
            .collect();
        let list_text = list.join(" ");
        for line in [
            format!("go depth 3 searchmoves {list_text}"),
            format!("go searchmoves {list_text} nodes 1"),
        ] {
            let search = engine.go(&line);
            assert!(list.iter().any(|mv| mv == search.best()), "{line}");
            for info in &search.infos {
                assert!(list.iter().any(|mv| mv == word_after(info, "pv")), "{info}");
            }
        }
    }
    // A Switch's turn to the left is that to the right.
    assert_eq!(engine.go("go depth 1 searchmoves e4L").best(), "e4R");
    engine.end();
}

/// The score of a report as a number, so that scores can be compared.
fn score_of(info: &str) -> i64 {
    let number: i64 = info
        .split(" score ")
        .nth(1)
        .and_then(|rest| rest.split(' ').nth(1))
        .and_then(|word| word.parse().ok())
        .unwrap_or_else(|| panic!("no score in '{info}'"));
    match word_after(info, "score") {
        "mate" if number > 0 => 1_000_000 - number,
        "mate" => -1_000_000 - number,
        _ => number,
    }
}

#[test]
fn multi_pv_reports_the_best_lines() {
    let mut engine = Engine::start();
    let check = |engine: &mut Engine, lines: usize, depth: usize, legal: usize| {
        engine.silent(&format!("setoption name MultiPV value {lines}"));
        let search = engine.go(&format!("go depth {depth}"));
        let last: Vec<_> = search
            .infos
            .iter()
            .filter(|line| line.starts_with(&format!("info depth {depth} ")))
            .filter(|line| !line.contains("bound "))
            .collect();
        assert_eq!(last.len(), lines.min(legal), "MultiPV {lines}");
        let mut firsts: Vec<_> = last.iter().map(|line| word_after(line, "pv")).collect();
        assert_eq!(firsts[0], search.best());
        for (index, line) in last.iter().enumerate() {
            assert_eq!(word_after(line, "multipv"), (index + 1).to_string());
        }
        for pair in last.windows(2) {
            assert!(score_of(pair[0]) >= score_of(pair[1]), "{pair:#?}");
        }
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), last.len(), "MultiPV {lines} repeats a move");
    };
    for lines in 1..=218 {
        check(&mut engine, lines, 1, 77);
    }
    for (setup, legal) in [("mercury", 68), ("sophie", 74)] {
        engine.silent(&format!("position {setup}"));
        for lines in [1, 2, 5, 60, 218] {
            check(&mut engine, lines, 3, legal);
        }
    }
    engine.silent(&format!("position fen {LOSING}"));
    let legal = engine.moves().len();
    for lines in [2, 218] {
        check(&mut engine, lines, 3, legal);
    }
    engine.end();
}

#[test]
fn the_table_can_be_resized_and_cleared() {
    let mut engine = Engine::start();
    let fresh = engine.go("go depth 5");
    assert_ne!(engine.go("go depth 5"), fresh, "the table is not used");
    engine.silent("setoption name Clear Hash");
    assert_eq!(engine.go("go depth 5"), fresh);
    engine.silent("ucinewgame");
    assert_eq!(engine.go("go depth 5"), fresh);
    for size in [1, 7, 128, 64] {
        engine.silent(&format!("setoption name hash value {size}"));
        let moves = engine.moves();
        let search = engine.go("go depth 4");
        assert!(moves.iter().any(|mv| mv == search.best()));
    }
    engine.end();
}

#[test]
fn a_table_without_memory_for_it_leaves_the_engine_usable() {
    let mut engine = Engine::start();
    // A terabyte may be there, or be promised by a system that promises a lot.
    match engine.ask("setoption name Hash value 1048576").as_slice() {
        [] => {}
        [line] => assert_eq!(
            line,
            &format!("{ERROR}setoption: no memory for a table of 1048576 MB")
        ),
        lines => panic!("{lines:?}"),
    }
    assert_eq!(engine.go("go depth 2").infos.len(), 2);
    engine.silent("setoption name Hash value 1");
    assert_eq!(engine.go("go depth 2").infos.len(), 2);
    engine.end();
}

#[test]
fn each_dialect_has_its_words() {
    for (dialect, win, loss) in [("uci", "2", "-2"), ("ugi", "3", "-4"), ("uki", "2", "-2")] {
        let mut engine = Engine::start();
        let lines = engine.ask(dialect);
        assert_eq!(lines.last(), Some(&format!("{dialect}ok")));
        assert!(lines[0].starts_with("id name Akhet ") && lines[1].starts_with("id author "));
        assert!(
            lines[2..lines.len() - 1]
                .iter()
                .all(|line| line.starts_with("option name "))
        );
        let king_turns = engine.ask("position classic moves e1R").is_empty();
        assert_eq!(king_turns, dialect == "uki");
        engine.silent(&format!("{dialect}newgame"));
        assert_eq!(engine.fen(), Setup::Ace.fen());
        engine.silent("setoption name KingTurns value false");

        let words = if dialect == "uci" { 3 } else { 1 };
        let search = engine.go("go depth 3");
        assert_eq!(search.answer.len(), words, "{search:?}");
        assert_eq!(
            words == 3,
            search.answer.get(1).is_some_and(|word| word == "ponder")
        );

        let mate = |info: &String| {
            info.split_once(" score mate ")
                .map(|(_, rest)| word_after_start(rest))
        };
        engine.silent(&format!("position fen {LOSING}"));
        let search = engine.go("go mate 1 depth 4");
        assert_eq!(search.infos.last().and_then(mate), Some(loss.to_owned()));
        engine.silent(&format!("position fen {LOSING} moves f1g1"));
        let search = engine.go("go mate 2 depth 4");
        assert_eq!(search.infos.last().and_then(mate), Some(win.to_owned()));
        engine.silent(&format!("position fen {WIN_IN_ONE}"));
        let search = engine.go("go mate 1");
        assert_eq!(search.infos.last().and_then(mate), Some("1".to_owned()));
        assert_eq!(search.answer, ["i5j5"]);
        engine.end();
    }
}

fn word_after_start(text: &str) -> String {
    text.split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn a_dialect_gives_back_the_options_that_it_turned_on() {
    let king_turns = |engine: &mut Engine| engine.moves().contains(&"e1R".to_owned());
    let repetition_ends = |engine: &mut Engine| {
        engine.silent(&format!("position fen {QUIET}"));
        let there_and_back = "j1L a8L j1R a8R";
        engine.silent(&format!("moves {there_and_back} {there_and_back}"));
        let over = engine.answer("query gameover") == "response true";
        engine.silent("position startpos");
        over
    };
    let mut engine = Engine::start();
    for dialect in ["uci", "uki", "uci", "ugi", "uki", "ugi", "uci"] {
        engine.ask(dialect);
        assert_eq!(king_turns(&mut engine), dialect == "uki", "{dialect}");
        assert_eq!(repetition_ends(&mut engine), dialect == "ugi", "{dialect}");
    }
    // Not the options that the user has set.
    for on in [true, false] {
        engine.silent(&format!("setoption name KingTurns value {on}"));
        engine.silent(&format!("setoption name RepetitionEnds value {on}"));
        for dialect in ["ugi", "uki", "uci"] {
            engine.ask(dialect);
            assert_eq!(king_turns(&mut engine), on, "{dialect}");
            assert_eq!(repetition_ends(&mut engine), on, "{dialect}");
        }
    }
    engine.end();

    // A game that needs the rule keeps it to its end.
    let mut engine = Engine::start();
    engine.ask("uki");
    engine.silent("position startpos moves e1R");
    let lines = engine.ask("uci");
    assert_eq!(lines.last().unwrap(), "uciok");
    assert_eq!(engine.answer("play e8R"), "played e8R end out result *");
    assert!(king_turns(&mut engine));
    engine.silent("position startpos");
    assert!(!king_turns(&mut engine));
    engine.end();
}

#[test]
fn a_third_repetition_ends_the_game_if_the_option_says_so() {
    let there_and_back = "j1L a8L j1R a8R";
    let twice = format!("position fen {QUIET} moves {there_and_back} j1L a8L j1R");
    let mut engine = Engine::start();
    engine.silent("setoption name RepetitionEnds value true");
    engine.silent(&twice);
    assert_eq!(engine.answer("query gameover"), "response false");
    assert_eq!(
        engine.answer("play a8R"),
        "played a8R end out result 1/2-1/2"
    );
    assert_eq!(engine.answer("query gameover"), "response true");
    assert_eq!(engine.answer("query result"), "response draw");
    assert_eq!(engine.answer("moves"), "moves");
    let over = "the game is over: draw by threefold repetition";
    for line in ["play j1L", "moves j1L", "claim", "flip"] {
        check_refused(&mut engine, line, over);
    }
    assert_eq!(
        engine.ask("go depth 1"),
        [
            "info string error game over: draw by threefold repetition",
            "bestmove none"
        ]
    );
    // The rest of a game is not played.
    check_refused(&mut engine, &format!("{twice} a8R j1L"), "ply 9 'j1L'");
    assert_eq!(engine.answer("undo"), "undone a8R");
    assert_eq!(engine.answer("query result"), "response none");
    engine.silent("moves a8R");
    assert_eq!(engine.answer("query result"), "response draw");
    engine.silent("setoption name RepetitionEnds value false");
    assert_eq!(engine.answer("query result"), "response none");
    engine.silent("moves e4e3");
    // A third repetition in the past does not end a game.
    engine.silent("setoption name RepetitionEnds value true");
    assert_eq!(engine.answer("query result"), "response none");
    engine.end();
}

#[test]
fn moves_are_played_without_a_reply() {
    for dialect in ["uci", "ugi", "uki"] {
        let mut engine = Engine::start();
        engine.ask(dialect);
        engine.silent("moves c5R a5R");
        let fen = engine.fen();
        engine.silent("position startpos moves c5R a5R");
        assert_eq!(engine.fen(), fen);
        check_refused(&mut engine, "moves j1L j1L", "move 2 'j1L'");
        assert_eq!(engine.answer("undo"), "undone a5R");
        engine.end();
    }
}

#[test]
fn commands_without_effect_are_accepted() {
    let mut engine = Engine::start();
    let before = engine.state();
    for line in [
        "debug on",
        "debug off",
        "register",
        "register later",
        "register name A Person code 4359874324",
    ] {
        engine.silent(line);
    }
    assert_eq!(engine.state(), before);
    engine.end();
}

#[test]
fn board_lists_the_pieces_in_one_line() {
    let mut engine = Engine::start();
    for fen in POSITIONS {
        engine.silent(&format!("position fen {fen}"));
        assert_eq!(engine.fen(), fen);
        let line = engine.answer("board");
        let words: Vec<&str> = line.split(' ').skip(1).collect();
        let position: Position = fen.parse().unwrap();
        for pair in words.chunks(2) {
            let piece = position.board().piece_on(pair[0].parse().unwrap());
            assert_eq!(piece.unwrap().to_string(), pair[1], "{line}");
        }
        assert_eq!(
            words.len(),
            2 * position.board().occupied().count() as usize
        );
    }
    engine.end();
}

#[test]
fn the_last_handshake_counts() {
    let mut engine = Engine::start();
    assert_eq!(engine.go("go depth 3").answer.len(), 3);
    engine.ask("ugi");
    assert_eq!(engine.go("go depth 3").answer.len(), 1);
    engine.ask("uci");
    assert_eq!(engine.go("go depth 3").answer.len(), 3);
    // The rule that uki turns on is an option like any other.
    engine.ask("uki");
    assert_eq!(engine.answer("play e1L"), "played e1R end out result *");
    assert!(
        engine
            .refused("setoption name KingTurns value false")
            .contains("ply 1 (e1R)")
    );
    engine.end();
}

#[test]
fn setups_have_names_in_either_case() {
    let mut engine = Engine::start();
    for (name, setup) in Setup::NAMES {
        let upper = name.to_uppercase();
        for line in [
            format!("position setup {name}"),
            format!("position setup {upper}"),
            format!("position {name}"),
            format!("position {upper} moves"),
            format!("setoption name SETUP value {upper}\nposition startpos"),
        ] {
            engine.silent("position setup curiosity moves d1d2");
            engine.silent(&line);
            assert_eq!(engine.fen(), setup.fen(), "{line}");
        }
    }
    engine.end();
}

#[test]
fn the_setup_option_says_what_startpos_is() {
    let mut engine = Engine::start();
    engine.silent("setoption name Setup value grail");
    assert_eq!(
        engine.fen(),
        Setup::Grail.fen(),
        "an untouched game follows"
    );
    engine.silent("position startpos moves j1L");
    engine.silent("setoption name Setup value sophie");
    let fen = engine.fen();
    assert!(
        fen.starts_with("ls3psdspe3/5k4/") && fen.ends_with(" r 1"),
        "{fen}"
    );
    engine.silent("position startpos");
    assert_eq!(engine.fen(), Setup::Sophie.fen());
    engine.silent(&format!("position fen {QUIET}"));
    engine.silent("setoption name Setup value mercury");
    assert_eq!(engine.fen(), format!("{QUIET} 1"));
    engine.silent("ucinewgame");
    assert_eq!(engine.fen(), Setup::Mercury.fen());
    engine.end();
}

#[test]
fn the_swap_option_changes_what_is_legal() {
    let vectors = fs::read_to_string("tests/data/swap_onto_closed.jsonl").unwrap();
    let mut engine = Engine::start();
    let mut changed = 0;
    for vector in vectors.lines().take(60) {
        let vector: serde_json::Value = serde_json::from_str(vector).unwrap();
        let text = |name: &str| vector[name].as_str().unwrap();
        let (fen, mv, next) = (text("fen"), text("move"), text("next"));
        let mut expected: Vec<&str> = text("moves").split(' ').collect();
        expected.sort_unstable();

        let start = format!("position fen {fen}");
        let strict = match engine.ask(&start).is_empty() {
            true => Some(engine.moves()),
            false => None,
        };
        engine.silent("setoption name SwapOntoClosed value true");
        if strict.is_none() {
            engine.silent(&start);
        }
        let mut moves = engine.moves();
        moves.sort_unstable();
        assert_eq!(moves, expected, "{fen}");
        let only_now = strict.is_none_or(|strict| !strict.iter().any(|legal| legal == mv));
        changed += usize::from(only_now);
        assert!(
            engine
                .answer(&format!("play {mv}"))
                .starts_with(&format!("played {mv} "))
        );
        assert_eq!(engine.fen(), next);
        if only_now {
            let before = engine.state();
            let off = "setoption name SwapOntoClosed value false";
            assert!(
                engine.refused(off).contains("would be illegal"),
                "{fen} {mv}"
            );
            assert_eq!(engine.state(), before);
        }
        engine.silent("position startpos");
        engine.silent("setoption name SwapOntoClosed value false");
    }
    assert!(changed >= 10, "only {changed} moves need the option");
    engine.end();
}

#[test]
fn pictures_are_written_to_files() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("protocol svg");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a picture.svg");
    let file_name = file.to_str().unwrap();
    fs::write(&file, "what was there before").unwrap();
    let mut engine = Engine::start();
    engine.silent("position setup mercury moves j1R");
    let picture = engine.answer("svg");
    assert!(picture.starts_with("<svg") && picture.ends_with("</svg>"));
    assert_eq!(engine.answer(&format!("svg {file_name} ")), "svg written");
    assert_eq!(fs::read_to_string(&file).unwrap(), picture.clone() + "\n");

    fs::write(&file, "precious").unwrap();
    let inside = format!("{file_name}/x.svg");
    let like_a_folder = format!("{file_name}/");
    let folder_name = folder.to_str().unwrap();
    let paths = [
        "/no/such/folder/x.svg",
        folder_name,
        &inside,
        &like_a_folder,
        "/",
    ];
    for path in paths {
        check_refused(&mut engine, &format!("svg {path}"), "cannot write");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    #[cfg(unix)]
    {
        // A link is followed, not replaced.
        let link = folder.join("a link.svg");
        let _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(&file, &link).unwrap();
        let command = format!("svg {}", link.to_str().unwrap());
        assert_eq!(engine.answer(&command), "svg written");
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), picture.clone() + "\n");
        fs::remove_file(&link).unwrap();
    }
    // Nothing is left behind by what failed.
    let left: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(left, [file]);
    engine.end();
}

#[test]
fn a_position_flipped_twice_is_the_same() {
    let mut engine = Engine::start();
    for setup in Setup::ALL {
        engine.silent(&format!("position {setup}"));
        let fen = engine.fen();
        let key = engine
            .ask("d")
            .into_iter()
            .find(|line| line.starts_with("Key: "));
        let once = engine.answer("flip");
        assert_ne!(once, format!("flipped {fen}"));
        assert!(once.contains(if fen.contains(" b ") { " r " } else { " b " }));
        assert_eq!(engine.answer("query repetitions"), "response 1");
        assert!(engine.refused("undo").contains("no move"), "a new game");
        let position: Position = fen.parse().unwrap();
        assert_eq!(once, format!("flipped {}", position.flipped()));
        assert_eq!(engine.answer("flip"), format!("flipped {fen}"));
        let again = engine
            .ask("d")
            .into_iter()
            .find(|line| line.starts_with("Key: "));
        assert_eq!(again, key);
    }
    engine.end();
}

#[test]
fn a_draw_is_claimed() {
    let mut engine = Engine::start();
    let there_and_back = "j1L a8L j1R a8R";
    engine.silent(&format!("position fen {QUIET} moves {there_and_back}"));
    assert!(
        engine
            .refused("claim")
            .contains("occurred 2 of the 3 times")
    );
    engine.ask(&format!("play {there_and_back}"));
    assert_eq!(engine.answer("query repetitions"), "response 3");
    assert_eq!(engine.answer("query gameover"), "response false");
    assert_eq!(engine.answer("claim"), "claimed result 1/2-1/2");
    assert_eq!(engine.answer("query gameover"), "response true");
    assert_eq!(engine.answer("query result"), "response draw");
    assert_eq!(engine.answer("moves"), "moves");
    assert!(
        engine
            .ask("d")
            .iter()
            .any(|line| line.starts_with("Result: 1/2-1/2 "))
    );
    for line in ["claim", "play j1L"] {
        check_refused(&mut engine, line, &format!("{}: ", word_after_start(line)));
    }
    assert_eq!(
        engine.ask("go depth 1"),
        [
            "info string error game over: draw by threefold repetition",
            "bestmove none"
        ]
    );
    assert_eq!(engine.answer("undo"), "undone claim");
    assert_eq!(engine.answer("query result"), "response none");
    assert_eq!(engine.answer("query repetitions"), "response 3");
    assert_eq!(engine.answer("claim"), "claimed result 1/2-1/2");
    assert_eq!(engine.answer("undo"), "undone claim");
    assert_eq!(engine.answer("undo"), "undone a8R");
    // Going on instead is no error.
    engine.ask("play a8R");
    assert_eq!(engine.answer("query result"), "response none");
    assert_eq!(engine.answer("play j1L"), "played j1L end out result *");
    engine.end();
}

#[test]
fn questions_about_the_game_are_answered() {
    let mut engine = Engine::start();
    let mut check = |position: &str, turn: &str, over: &str, result: &str| {
        engine.silent(&format!("position {position}"));
        assert_eq!(engine.answer("query p1turn"), format!("response {turn}"));
        assert_eq!(engine.answer("query gameover"), format!("response {over}"));
        assert_eq!(engine.answer("query result"), format!("response {result}"));
        assert_eq!(engine.moves().is_empty(), over == "true");
    };
    check("startpos", "true", "false", "none");
    check("startpos moves c5R", "false", "false", "none");
    check(
        &format!("fen {WIN_IN_ONE} moves i5j5"),
        "false",
        "true",
        "p1win",
    );
    // The same seen from the other side.
    let position: Position = WIN_IN_ONE.parse().unwrap();
    let flipped = position.flipped();
    check(&format!("fen {flipped}"), "false", "false", "none");
    check(
        &format!("fen {flipped} moves b4a4"),
        "true",
        "true",
        "p2win",
    );
    assert_eq!(engine.answer("query repetitions"), "response 1");
    engine.end();
}

#[test]
fn help_lists_every_command() {
    let mut engine = Engine::start();
    let lines = engine.ask("help");
    for (command, ..) in COMMANDS {
        let listed = lines
            .iter()
            .any(|line| line.trim() == command || line.starts_with(&format!("{command} ")));
        assert!(listed, "{command}");
    }
    engine.end();
}

#[test]
fn a_ponderhit_without_pondering_gives_no_more_time() {
    let (mut hit, mut other) = (Engine::start(), Engine::start());
    other.send("go movetime 4000");
    hit.send("go movetime 2000");
    // If the hit gave new time, the answer would come when the other's does.
    std::thread::sleep(Duration::from_millis(1900));
    hit.send("ponderhit");
    check_answers_first(&mut hit, &mut other);
    hit.end();
    other.end();
}

#[test]
fn a_clock_for_the_other_player_alone_is_an_error() {
    let mut engine = Engine::start();
    engine.silent("position startpos moves c5R");
    check_refused(&mut engine, "go wtime 300 winc 10", "btime is missing");
    engine.silent("position startpos");
    check_refused(&mut engine, "go p2time 300", "wtime is missing");
    engine.end();
}

#[test]
fn the_setup_option_moves_only_a_board_set_up_as_startpos() {
    let mut engine = Engine::start();
    engine.silent("position setup ace");
    let ace = engine.fen();
    engine.silent("setoption name Setup value grail");
    assert_eq!(engine.fen(), ace);
    engine.silent("position startpos");
    assert_eq!(engine.fen(), Setup::Grail.fen());
    engine.silent("setoption name Setup value sophie");
    assert_eq!(engine.fen(), Setup::Sophie.fen());
    engine.end();
}

#[test]
fn bad_values_of_the_options_of_strength_are_refused() {
    check_all_refused(&[
        (
            "setoption name Skill Level value 21",
            "option Skill Level takes a whole number from 0 to 20, not '21'",
        ),
        ("setoption name Skill Level value -1", "not '-1'"),
        ("setoption name Skill Level value 3.5", "not '3.5'"),
        (
            "setoption name Skill Level",
            "option Skill Level needs a value",
        ),
        (
            "setoption name UCI_Elo value 499",
            "option UCI_Elo takes a whole number from 500 to ",
        ),
        ("setoption name UCI_Elo value 9999", "not '9999'"),
        (
            "setoption name UCI_LimitStrength value 1500",
            "option UCI_LimitStrength takes true or false, not '1500'",
        ),
        (
            "setoption name UCI_AnalyseMode value on",
            "option UCI_AnalyseMode takes true or false, not 'on'",
        ),
        (
            "setoption name UCI_ShowWDL value",
            "option UCI_ShowWDL needs a value",
        ),
    ]);
}

/// The nodes of each search of the positions of the bench, one after the other.
fn nodes_of_searches(engine: &mut Engine, go: &str) -> Vec<u64> {
    let nodes = |fen: &&str| {
        engine.silent("ucinewgame");
        engine.silent(&format!("position fen {fen}"));
        engine.send(go);
        let search = engine.answered();
        let last = search.infos.last().unwrap();
        word_after(last, "nodes").parse().unwrap()
    };
    POSITIONS.iter().step_by(4).map(nodes).collect()
}

#[test]
fn strength_is_limited_by_level_or_by_rating() {
    let mut engine = Engine::start();
    engine.silent("setoption name Hash value 1");
    let go = "go nodes 20000";
    let full = nodes_of_searches(&mut engine, go);
    let most = |nodes: &[u64]| nodes.iter().copied().max().unwrap();
    assert!(most(&full) > 10_000, "{full:?}");
    engine.silent("setoption name skill level value 0");
    let weakest = nodes_of_searches(&mut engine, go);
    assert!(most(&weakest) <= 1_000, "{weakest:?}");
    // The rating has no effect until UCI_LimitStrength is set, and then the level has none.
    engine.silent("setoption name UCI_Elo value 1200");
    assert!(most(&nodes_of_searches(&mut engine, go)) <= 1_000);
    engine.silent("setoption name UCI_LimitStrength value true");
    let by_rating = nodes_of_searches(&mut engine, go);
    assert!((1_001..10_000).contains(&most(&by_rating)), "{by_rating:?}");
    engine.silent("setoption name Skill Level value 20");
    assert!(most(&nodes_of_searches(&mut engine, go)) < 10_000);
    // Limits of time hold.
    let start = Instant::now();
    assert!(most(&nodes_of_searches(&mut engine, "go movetime 30")) < 10_000);
    assert!(start.elapsed() < GENEROUS);
    engine.silent("setoption name UCI_AnalyseMode value true");
    assert_eq!(nodes_of_searches(&mut engine, go), full);
    engine.silent("setoption name UCI_AnalyseMode value false");
    engine.silent("setoption name UCI_LimitStrength value false");
    assert_eq!(nodes_of_searches(&mut engine, go), full);
    engine.end();
}

#[test]
fn analysis_is_never_weakened() {
    let mut engine = Engine::start();
    engine.silent("setoption name Skill Level value 0");
    engine.silent("position setup grail");
    // 1,000 nodes are far from enough for this depth.
    engine.send("go infinite");
    engine.until("info depth 5 ");
    engine.send("stop");
    engine.answered();
    engine.send("go mate 3");
    engine.until("info depth 4 ");
    engine.send("stop");
    engine.answered();
    engine.silent("setoption name MultiPV value 2");
    engine.send("go depth 4");
    engine.until("info depth 4 ");
    engine.answered();
    engine.end();
}

#[test]
fn weak_levels_play_legal_moves_and_report_them() {
    let mut engine = Engine::start();
    for level in [0, 3, 8, 20] {
        engine.silent(&format!("setoption name Skill Level value {level}"));
        for fen in POSITIONS {
            engine.silent(&format!("position fen {fen}"));
            engine.send("go nodes 3000 movetime 5000");
            let search = engine.answered();
            let last = search.infos.last().unwrap();
            assert_eq!(word_after(last, "pv"), search.best(), "{last}");
            assert!(search.infos.iter().all(|info| info.contains(" multipv 1 ")));
            engine.ask(&format!("play {}", search.best()));
            assert_eq!(engine.answer("undo"), format!("undone {}", search.best()));
        }
    }
    engine.end();
}

#[test]
fn expected_results_are_reported_on_request() {
    let chances = |info: &str| -> [u32; 3] {
        let mut words = info.split(" wdl ").nth(1).unwrap().split(' ');
        [(); 3].map(|()| words.next().unwrap().parse().unwrap())
    };
    let mut engine = Engine::start();
    engine.send("go depth 2");
    assert!(!engine.answered().infos[0].contains("wdl"));
    engine.silent("setoption name UCI_ShowWDL value true");
    for fen in POSITIONS {
        engine.silent(&format!("position fen {fen}"));
        engine.send("go depth 4");
        for info in engine.answered().infos {
            let [win, draw, loss] = chances(&info);
            assert_eq!(win + draw + loss, 1000, "{info}");
            match score_of(&info) {
                0 => assert_eq!(win, loss, "{info}"),
                1.. => assert!(win >= loss, "{info}"),
                _ => assert!(win <= loss, "{info}"),
            }
        }
    }
    for (fen, mv, certain) in [
        (WIN_IN_ONE, "i5j5", [1000, 0, 0]),
        (LOSING, "f1g1", [0, 0, 1000]),
    ] {
        engine.silent(&format!("position fen {fen}"));
        engine.send(&format!("go depth 4 searchmoves {mv}"));
        let infos = engine.answered().infos;
        assert_eq!(chances(infos.last().unwrap()), certain, "{fen}");
    }
    engine.end();
}

#[test]
fn long_searches_report_the_root_move() {
    let mut engine = Engine::start();
    let start = Instant::now();
    engine.send("go infinite");
    let mut results = 0;
    let first = loop {
        let info = engine.line();
        if info.contains(" currmove ") {
            break info;
        }
        results += 1;
    };
    // Not from the start.
    assert!(start.elapsed() >= Duration::from_secs(3) && results > 4);
    engine.send("stop");
    let infos = engine.answered().infos;
    let later = infos.iter().filter(|info| info.contains(" currmove "));
    let moves: Vec<&String> = std::iter::once(&first).chain(later).collect();
    let legal = engine.answer("moves");
    for info in moves {
        let words: Vec<&str> = info.split(' ').collect();
        let [
            "info",
            "depth",
            depth,
            "currmove",
            mv,
            "currmovenumber",
            number,
        ] = words[..]
        else {
            panic!("{info}");
        };
        assert!(depth.parse::<u32>().unwrap() > 3, "{info}");
        assert!(legal.split(' ').any(|word| word == mv), "{info}");
        let count = legal.split(' ').count() - 1;
        assert!((1..=count).contains(&number.parse().unwrap()), "{info}");
    }
    engine.end();
}
