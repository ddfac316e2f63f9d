//! Numbers after `go` that are negative, too large, not whole or missing.

use std::time::Instant;
use test_support::engine::{Engine, GENEROUS};

/// Whatever number a program sends for a clock, a move is played, and a note says how the number is read.
#[test]
fn odd_numbers_of_a_clock_cost_no_game() {
    const TIMES: [&str; 6] = ["wtime", "p1time", "winc", "p1inc", "movetime", "movestogo"];
    const COUNTS: [&str; 3] = ["depth", "nodes", "mate"];
    // Some programs lose the sign of a negative number, or write fractions and exponents.
    const ODD: [(&str, i64); 10] = [
        ("-5", 0),
        ("-99999999999999999999", 0),
        ("-0.5", 0),
        ("18446744073709551611", 0),
        ("1e30", 0),
        ("inf", 0),
        ("nan", 0),
        ("none", 0),
        ("1e2", 100),
        ("30.9", 30),
    ];
    for game in ["laserchess", "labyrinth"] {
        let mut engine = Engine::start();
        engine.silent(&format!("setoption name UCI_Variant value {game}"));
        let mut check = |line: &str, name: &str, read: &str| {
            let start = Instant::now();
            engine.send(line);
            let note = format!("info string go {name}: {read}");
            assert_eq!(engine.line(), note, "{line}");
            assert_ne!(engine.answered().best(), "none", "{line}");
            assert!(start.elapsed() <= GENEROUS, "{line}");
        };
        for name in TIMES {
            for (value, number) in ODD {
                let read = format!("'{value}' read as {number}");
                check(
                    &format!("go btime 9 nodes 5 wtime 90 {name} {value}"),
                    name,
                    &read,
                );
            }
            let read = "the number is missing, read as 0";
            check(&format!("go wtime 90 nodes 5 {name}"), name, read);
            check(&format!("go {name} wtime 90 nodes 5"), name, read);
        }
        // A single word, after which nothing else would end the search.
        for (line, name, read) in [
            ("go wtime 100.5", "wtime", "'100.5' read as 100"),
            (
                "go wtime btime 900000",
                "wtime",
                "the number is missing, read as 0",
            ),
            ("go wtime", "wtime", "the number is missing, read as 0"),
            ("go wtime ?", "wtime", "'?' read as 0"),
            ("go movetime -7", "movetime", "'-7' read as 0"),
            (
                "go movetime",
                "movetime",
                "the number is missing, read as 0",
            ),
            (
                "go wtime 100 movestogo 4294967296",
                "movestogo",
                "'4294967296' read as 0",
            ),
            ("go depth 1.5", "depth", "'1.5' read as 1"),
            ("go nodes 1e1", "nodes", "'1e1' read as 10"),
        ] {
            check(line, name, read);
        }
        for name in COUNTS {
            for (value, number) in [("0", "1"), ("-3", "1"), ("0.5", "1")] {
                check(
                    &format!("go nodes 5 {name} {value}"),
                    name,
                    &format!("'{value}' read as {number}"),
                );
            }
        }
        for (name, max) in [("depth", u32::MAX.into()), ("nodes", i64::MAX)] {
            let read = format!("'99999999999999999999' read as {max}");
            check(
                &format!("go movetime 50 {name} 99999999999999999999"),
                name,
                &read,
            );
        }
        // Every odd number has its line.
        engine.send("go wtime -500 btime -500");
        for name in ["wtime", "btime"] {
            engine.expect(&format!("info string go {name}: '-500' read as 0"));
        }
        assert_ne!(engine.answered().best(), "none");
        for dialect in ["ugi", "uki"] {
            engine.ask(dialect);
            engine.send("go ponder p1time 1e1 p2time x p1inc -1");
            for read in ["p1time: '1e1' read as 10", "p2time: 'x'", "p1inc: '-1'"] {
                engine.expect(&format!("info string go {read}"));
            }
            engine.send("ponderhit");
            assert_ne!(engine.answered().best(), "none");
        }
        engine.end();
    }
}

#[test]
fn an_odd_number_of_a_clock_is_noted_before_a_move_of_the_book() {
    let mut engine = Engine::start();
    engine.silent("setoption name OwnBook value true");
    engine.send("go wtime 1e6");
    engine.expect("info string go wtime: '1e6' read as 1000000");
    engine.expect("info depth ");
    engine.expect("bestmove ");
    engine.end();
}
